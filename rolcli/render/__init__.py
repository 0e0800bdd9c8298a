"""From results to text: one module a format, chosen here and imported only when used.

Every function gives text without a line end after the last line; empty text
means that there is nothing to print. Nothing here writes to a stream.
"""

from __future__ import annotations

from rolcli.render.options import Options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rolcli.chances import OddsReport
    from rolcli.errors import RolcliError
    from rolcli.render.summary import Summary
    from rolcli.result import Result

FORMATS = ("plain", "table", "json", "markdown", "bbcode")
"""The names that ``--format`` takes."""


def render(
    result: Result,
    format: str = "plain",
    options: Options | None = None,
) -> str:
    """Print one result in a format of ``FORMATS``."""
    options = options or Options()
    if format == "json":
        from rolcli.render import layout

        return layout.result(result, options)
    from rolcli.render.lines import MOST_COLUMNS, lines, quiet

    if options.quiet:
        return quiet(result, options.tr)
    if format == "plain":
        from rolcli.render.pieces import line

        found = lines(result, options, most=MOST_COLUMNS)
        return "\n  ".join([line(one, options.color) for one in (found.head, *found.below)])
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


def render_summary(
    summary: Summary, format: str = "plain", options: Options | None = None
) -> str:
    """Print what several results come to; nothing for JSON, when quiet, and for fewer than two."""
    options = options or Options()
    if summary.count < 2 or format == "json" or options.quiet:
        return ""
    said = summary.line(options.tr)
    if not said:
        return ""
    if format == "markdown":
        from rolcli.render import markdown

        return markdown.line(said)
    if format == "bbcode":
        from rolcli.render import bbcode

        return bbcode.line(said)
    from rolcli.render.pieces import line

    return line(said, options.color)


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
        from rolcli.render import layout

        return layout.error(error, options)
    from rolcli.render.complaint import complaint

    return complaint(error, options)
