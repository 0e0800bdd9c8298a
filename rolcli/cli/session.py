"""What a call runs with: its options, the user's files and configuration, the way out."""

from __future__ import annotations

from rolcli.errors import DataError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rolcli.chances import OddsReport
    from rolcli.cli.environment import Environment
    from rolcli.cli.files import Files
    from rolcli.cli.output import Output
    from rolcli.cli.sources import Sources
    from rolcli.declare.game import Ruleset, Verb
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House


class Shared:
    """The shared options of one call, read."""

    __slots__ = (
        "color", "depth", "dice", "exit_code", "explain", "format", "lang", "note", "odds",
        "quiet", "receipt", "rules", "seed", "set", "times", "verbose", "who",
    )  # fmt: skip

    def __init__(self) -> None:
        self.rules: str | None = None
        self.set: dict[str, str] = {}
        self.seed: str | None = None
        self.dice: list[int] | None = None
        self.odds = False
        self.depth: int | None = None
        self.verbose = False
        self.explain = False
        self.receipt = False
        self.times: int | None = None
        self.who: str | None = None
        self.note: str | None = None
        self.format: str | None = None
        self.exit_code = False
        self.lang: str | None = None
        self.color: str | None = None
        self.quiet = False


class Call:
    """One call, read: what to run, with what. Whoever reads argv makes it.

    ``verb`` is the name of a verb of ``rules`` (the canonical name of a game),
    or of a general command when ``rules`` is None. ``parameters`` go to the
    verb; ``given`` are the same in their canonical form, for the result's
    ``input``.
    """

    __slots__ = ("given", "parameters", "rules", "shared", "verb")

    def __init__(
        self,
        verb: str,
        rules: str | None,
        parameters: dict[str, object],
        given: dict[str, object],
        shared: Shared,
    ) -> None:
        self.verb = verb
        self.rules = rules
        self.parameters = parameters
        self.given = given
        self.shared = shared


class Config:
    """The user's configuration; empty where there is no file.

    ``sections`` maps a game's name to settings as they stand in the file.
    """

    __slots__ = ("color", "equipment", "file", "format", "lang", "receipt", "sections", "verbose")

    def __init__(self, file: str = "") -> None:
        self.file = file
        self.lang: str | None = None
        self.color: str | None = None
        self.format: str | None = None
        self.verbose = False
        self.receipt = False
        self.equipment: tuple[str, ...] = ()
        self.sections: dict[str, dict[str, object]] = {}

    def house(self, ruleset: Ruleset, given: Mapping[str, object]) -> House:
        """Settle the house rules of a game: the file's, then what was given.

        Raise DataError for a setting in the file that the game does not have.
        """
        chosen: dict[str, object] = {}
        for section in ruleset.config:
            for key, value in self.sections.get(section, {}).items():
                try:
                    ruleset.house({key: value})
                except UsageError as error:
                    raise bad(self, f"{section}.{key}", error.message, error.hint) from None
                chosen[key] = value
        return ruleset.house({**chosen, **given})


def bad(config: Config, key: str, problem: Message, hint: Message | None) -> DataError:
    """Word what is wrong with a key of the configuration."""
    return DataError(
        "bad_config",
        msg("{file}, key {key}: {problem}", file=config.file, key=key, problem=problem),
        hint=hint,
    )


DEPTH = 20
"""How many explosions odds follow when nobody says."""


class Session:
    """One call while it runs. ``ruleset`` is the game in force, or None."""

    __slots__ = ("_files", "_sources", "call", "config", "environment", "output", "ruleset")

    def __init__(
        self,
        call: Call,
        ruleset: Ruleset | None,
        environment: Environment,
        config: Config,
        files: Files | None,
        output: Output,
    ) -> None:
        self.call = call
        self.ruleset = ruleset
        self.environment = environment
        self.config = config
        self._files = files
        self.output = output
        self._sources: Sources | None = None

    @property
    def shared(self) -> Shared:
        """The shared options."""
        return self.call.shared

    @property
    def depth(self) -> int:
        """How many explosions odds follow."""
        return DEPTH if self.shared.depth is None else self.shared.depth

    @property
    def files(self) -> Files:
        """What reads the user's files."""
        if self._files is None:
            from rolcli.cli.files import Files

            self._files = Files(self.environment)
        return self._files

    @property
    def sources(self) -> Sources:
        """Where the dice come from."""
        if self._sources is None:
            from rolcli.cli.sources import Sources

            self._sources = Sources(self.shared.seed, self.shared.dice)
        return self._sources

    def sign(self, found: Result | OddsReport, given: dict[str, object]) -> None:
        """Put who, note and input on what was found out."""
        found.who = self.shared.who
        found.note = self.shared.note
        found.input = {**given, **found.input}

    def add_receipt(self, result: Result, verb: Verb) -> None:
        """Put the command that rolls a result again on it, where that is wanted."""
        if self.output.receipt and (result.seed is not None or result.rolls):
            from rolcli.cli.reader import verb_options
            from rolcli.cli.receipt import receipt

            ruleset = self.ruleset if self.call.rules is not None else None
            result.receipt = receipt(result, verb_options(verb, ruleset))

    def refuse(self, names: Iterable[str], beside: str | None = None) -> None:
        """Raise UsageError for the first of these shared options that was given.

        ``beside`` is what they have no meaning for, if that is not the verb.
        """
        for name in names:
            if getattr(self.shared, name) not in (None, False, {}):
                raise UsageError(
                    "option_without_meaning",
                    msg(
                        "--{option} has no meaning for {verb}.",
                        option=name.replace("_", "-"),
                        verb=beside or self.call.verb,
                    ),
                )
