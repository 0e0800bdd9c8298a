"""Prints what a call found out, in the format and language in force."""

from __future__ import annotations

from rolcli.locale import choose_language, translator
from rolcli.render import FORMATS, render, render_error, render_summary
from rolcli.render.options import Options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TextIO

    from rolcli.cli.environment import Config, Environment
    from rolcli.cli.fields import Shared
    from rolcli.errors import RolcliError
    from rolcli.locale import Translator
    from rolcli.messages import Message
    from rolcli.render.summary import Summary
    from rolcli.result import Result

    Voices = dict[object, tuple[Translator, bool]]

ONE_STEP = ("roll", "test", "check")
"""Verbs whose results a terminal gets as lines, however many modifiers there are."""
STEPS_FOR_TABLE = 3
"""From so many steps on a terminal gets a table."""


class Closed(Exception):  # noqa: N818 - not an error: whoever read along has gone
    """The reader of stdout has gone."""


class CannotWrite(Exception):  # noqa: N818 - carries the error of the system
    """Stdout cannot be written."""


class Output:
    """The way out of one call.

    ``voices`` keeps languages and colours for further calls in the same world.
    ``failed`` tells whether a result was no success; ``explicit`` whether the
    user chose the format.
    """

    __slots__ = (
        "_voices", "environment", "explicit", "failed", "format", "options", "printed", "receipt",
    )
    usual: str | None = None
    """The format where a line names none, before that of the configuration."""

    def __init__(self, environment: Environment, voices: Voices | None = None) -> None:
        self.environment = environment
        self._voices: Voices = {} if voices is None else voices
        self.explicit = False
        self.failed = False
        self.printed = False
        self.receipt = False
        self.format = "plain"
        self.options = Options()
        self.settle({})

    def settle(self, seen: Mapping[str, object], config: Config | None = None) -> None:
        """Settle how to print by options that nobody has judged yet."""
        form = "json" if seen.get("json") else str(seen.get("format") or "").strip().lower()
        self._settle(
            seen.get("lang"),
            form if form in FORMATS else None,
            str(seen.get("color") or "").strip().lower(),
            seen,
            config,
        )

    def settle_call(self, shared: Shared, config: Config | None) -> None:
        """Settle how to print by the options of a call."""
        seen = {name: getattr(shared, name) for name in ("quiet", "verbose", "receipt", "one_in")}
        self._settle(shared.lang, shared.format, shared.color, seen, config)

    def _settle(
        self,
        lang: object,
        form: object,
        color: object,
        seen: Mapping[str, object],
        config: Config | None,
    ) -> None:
        form = form or self.usual or (config.format if config else None)
        self.explicit = form is not None
        self.format = str(form or "plain")
        said = config if config is not None and (config.lang or config.color) else None
        color = color or None
        voice = self._voices.get((lang, color, said))
        if voice is None:
            voice = self._voices[lang, color, said] = self._voice(lang, color, said)
        self.options = Options(
            voice[0],
            color=voice[1],
            quiet=bool(seen.get("quiet")),
            compact=not self.environment.tty,
            verbose=bool(seen.get("verbose") or (config is not None and config.verbose)),
            one_in=bool(seen.get("one_in")),
        )
        self.receipt = bool(seen.get("receipt") or (config is not None and config.receipt))

    def _voice(
        self, lang: object, color: object, config: Config | None
    ) -> tuple[Translator, bool]:
        """Choose the language and whether to colour."""
        env = self.environment.env
        lang = lang or env.get("ROLCLI_LANG") or (config.lang if config else None)
        color = color or (config.color if config else None)
        return (
            translator(choose_language(str(lang) if lang else None, env)),
            colored(str(color or ""), env, self.environment.tty),
        )

    def explain(self, line: Callable[[str], str]) -> None:
        """Print rule ids with their one line."""
        self.options.explain = line

    def result(self, result: Result) -> None:
        """Print a result."""
        if result.failed:
            self.failed = True
        form = self.format
        if not self.explicit and self.environment.tty and self.options.working and has_rows(result):
            form = "table"
        if form == "table":
            self.options.width = self.environment.width
        self.apart(form)
        self.write(render(result, form, self.options))

    def apart(self, form: str) -> None:
        """Part a result from the one before it, where the format needs that."""
        if self.printed and form == "markdown":
            self.write("\n", end="")
        self.printed = True

    def summary(self, summary: Summary) -> None:
        """Print what several results come to together."""
        text = render_summary(summary, self.format, self.options)
        if text:
            self.apart(self.format)
            self.write(text)

    def several(self) -> None:
        """Say that more than one result is to come: JSON then is one line each, and what
        stands below a line is said once.
        """
        self.options.compact = True
        self.options.told = set()

    def error(self, error: RolcliError) -> None:
        """Word an error on stderr, and under JSON print its object too."""
        stderr = self.environment.stderr
        options = Options(
            self.options.tr, color=self.options.color and self.environment.error_tty
        )
        if self.format == "json":
            self.write(render_error(error, "json", self.options))
        if stderr is not None:
            complain(stderr, render_error(error, "plain", options))

    def caution(self, what: Message) -> None:
        """Say on stderr what is worth knowing; it is no error."""
        stderr = self.environment.stderr
        if stderr is not None:
            complain(stderr, f"rolcli: {self.options.tr(what)}")

    def text(self, text: str, thing: dict[str, object]) -> None:
        """Print what is no result: as text, or under JSON as an object of its own."""
        if self.format == "json":
            from rolcli.render.layout import written

            self.write(written({"rolcli": 1, **thing}, self.options))
            return
        from rolcli.render.pieces import clean

        self.write("\n".join(map(clean, text.split("\n"))))

    def raw(self, text: str) -> None:
        """Print JSON that is already written."""
        self.format = "json"
        self.write(text)

    def write(self, text: str, end: str = "\n") -> None:
        """Write lines, or a part of one, to stdout, with what its encoding can show."""
        if not text:
            return
        stream = self.environment.stdout
        if stream is None:
            raise CannotWrite("closed")
        try:
            stream.write(shown(text, stream, self.format == "json") + end)
        except BrokenPipeError:
            raise Closed from None
        except (OSError, ValueError) as error:
            raise CannotWrite(getattr(error, "strerror", None) or str(error)) from None

    def flush(self) -> None:
        """Send on what is still held back."""
        stream = self.environment.stdout
        if stream is None:
            return
        try:
            stream.flush()
        except BrokenPipeError:
            raise Closed from None
        except (OSError, ValueError) as error:
            raise CannotWrite(getattr(error, "strerror", None) or str(error)) from None


def shown(text: str, stream: TextIO, is_json: bool) -> str:
    """Give a text as the encoding of a stream can show it."""
    if text.isascii():
        return text
    from rolcli.cli.printable import printable

    return printable(text, stream.encoding, is_json)


def complain(stream: TextIO, text: str) -> None:
    """Write a line to stderr; whoever closed that does not want to hear it."""
    try:
        stream.write(shown(text, stream, False) + "\n")
        stream.flush()
    except (OSError, ValueError):
        pass


def has_rows(result: Result) -> bool:
    """Tell whether a result has steps or rows to compare."""
    if result.verb in ONE_STEP:
        return False
    rows = any(isinstance(value, list) and len(value) > 1 for value in result.details.values())
    return rows or len(result.steps) >= STEPS_FOR_TABLE


def colored(wanted: str, env: Mapping[str, str], tty: bool) -> bool:
    """Decide about colours: --color, NO_COLOR, FORCE_COLOR, then the terminal."""
    if wanted in ("always", "never"):
        return wanted == "always"
    if env.get("NO_COLOR"):
        return False
    if env.get("FORCE_COLOR", "0") not in ("", "0"):
        return True
    return tty and env.get("TERM") != "dumb"
