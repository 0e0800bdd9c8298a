"""From results to text: one module a format, chosen here and imported only when used.

Every function gives text without a line end after the last line; empty text
means that there is nothing to print. Nothing here writes to a stream.
"""

from __future__ import annotations

from rolcli.locale import translator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rolcli.chances import OddsReport
    from rolcli.errors import RolcliError
    from rolcli.locale import Translator
    from rolcli.result import Result

FORMATS = ("plain", "table", "json", "markdown", "bbcode")
"""The names that ``--format`` takes."""


class Options:
    """How to print: what the call, the terminal and the user's language decide.

    ``tr`` translates (English by default). ``color`` asks for ANSI colours
    (plain and table only). ``explain`` gives the one line of a rule id, or is
    None when rules are not wanted. ``quiet`` leaves only the total or outcome.
    ``width`` is the terminal's, in columns; only tables look at it. ``compact``
    is for JSON: one line without spaces (a pipe, or several results).
    """

    __slots__ = ("color", "compact", "explain", "quiet", "tr", "width")

    def __init__(
        self,
        tr: Translator | None = None,
        color: bool = False,
        explain: Callable[[str], str] | None = None,
        quiet: bool = False,
        width: int = 80,
        compact: bool = True,
    ) -> None:
        self.tr = translator("en") if tr is None else tr
        self.color = color
        self.explain = explain
        self.quiet = quiet
        self.width = width
        self.compact = compact


def render(
    result: Result,
    format: str = "plain",
    options: Options | None = None,
) -> str:
    """Print one result in a format of ``FORMATS``."""
    options = options or Options()
    if format == "json":
        from rolcli.render import as_json

        return as_json.result(result, options)
    from rolcli.render.lines import lines, quiet

    if options.quiet:
        return quiet(result, options.tr)
    if format == "plain":
        from rolcli.render import plain

        return plain.result(lines(result, options), options)
    if format == "table":
        from rolcli.render import table

        return table.result(result, lines(result, options, apart=True), options)
    if format == "markdown":
        from rolcli.render import markdown

        return markdown.result(lines(result, options))
    if format == "bbcode":
        from rolcli.render import bbcode

        return bbcode.result(lines(result, options))
    raise ValueError(format)


class Summary:
    """Sum results up as they go by (``--times``, ``6#``), without keeping them."""

    __slots__ = ("count", "successes", "tested", "total")

    def __init__(self) -> None:
        self.count = 0
        self.tested = 0
        self.successes = 0
        self.total: object = 0

    def add(self, result: Result) -> None:
        """Take one result in."""
        self.count += 1
        if result.success is not None:
            self.tested += 1
            self.successes += result.success
        if self.total is not None:
            total = result.total
            self.total = None if total is None else self.total + total  # type: ignore[operator]

    def render(
        self,
        format: str = "plain",
        options: Options | None = None,
    ) -> str:
        """Print the sum, or for tests the number of successes.

        Empty for JSON, when quiet, and for fewer than two results.
        """
        options = options or Options()
        if self.count < 2 or format == "json" or options.quiet:
            return ""
        from rolcli.render.lines import summary

        line = summary(self, options.tr)
        if not line:
            return ""
        if format in ("plain", "table"):
            from rolcli.render import plain

            return plain.line(line, options.color)
        if format == "markdown":
            from rolcli.render import markdown

            return markdown.line(line)
        from rolcli.render import bbcode

        return bbcode.line(line)


def render_odds(
    report: OddsReport,
    format: str = "plain",
    options: Options | None = None,
) -> str:
    """Print exact odds: of an expression, or of a verb's outcomes and quantities."""
    return "".join(render_odds_pieces(report, format, options))


def render_odds_pieces(
    report: OddsReport,
    format: str = "plain",
    options: Options | None = None,
) -> Iterator[str]:
    """Give what ``render_odds`` prints piece by piece, for streams.

    The JSON of the largest tables takes a hundred megabytes.
    """
    options = options or Options()
    if format == "json":
        from rolcli.render import odds_json

        yield from odds_json.odds(report, options)
        return
    from rolcli.render import odds

    yield odds.quiet(report, options.tr) if options.quiet else odds.render(report, format, options)


def render_error(
    error: RolcliError,
    format: str = "plain",
    options: Options | None = None,
) -> str:
    """Word an error: for JSON the object that goes to stdout, else the text for stderr.

    The text is the sentence, the caret under the notation, and what would be right.
    """
    options = options or Options()
    if format == "json":
        from rolcli.render import as_json

        return as_json.error(error, options)
    from rolcli.render.complaint import complaint

    return complaint(error, options)
