"""Prints exact odds: of one call, of many values of a parameter, of several side by side."""

from __future__ import annotations

from rolcli.render import render_odds_pieces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.chances import OddsReport, Sweep
    from rolcli.cli.output import Output

AT_ONCE = 1 << 20
"""Odds of more characters are written part by part."""


def print_odds(output: Output, report: OddsReport) -> None:
    """Print exact odds."""
    form = form_of_odds(output)
    output.apart(form)
    some: list[str] = []
    size = 0
    for piece in render_odds_pieces(report, form, output.options):
        if size > AT_ONCE:
            output.write("".join(some), end="")
            some, size = [], 0
        some.append(piece)
        size += len(piece)
    output.write("".join(some))


def print_sweep(output: Output, sweep: Sweep) -> None:
    """Print the odds of a call for many values of a parameter."""
    from rolcli.render import sweep as render_sweep

    output.write(render_sweep.render(sweep, form_of_odds(output), output.options))


def print_compared(output: Output, reports: Sequence[OddsReport]) -> None:
    """Print odds of several expressions, side by side where they can stand so."""
    from rolcli.render import compare

    if output.format == "json" or output.options.quiet or not compare.comparable(reports):
        for report in reports:
            print_odds(output, report)
        return
    output.write(compare.render(reports, form_of_odds(output), output.options))


def form_of_odds(output: Output) -> str:
    """Give the format for odds: a terminal gets a table as wide as it is."""
    form = "table" if not output.explicit and output.environment.tty else output.format
    if form == "table":
        output.options.width = output.environment.width
    return form
