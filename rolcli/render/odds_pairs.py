"""What two readings of a throw come to together: one down, one across."""

from __future__ import annotations

from rolcli.render.chance import fraction, percent
from rolcli.render.grid import Grid
from rolcli.render.odds_grid import LIMITS, put_together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.chances import Pairs
    from rolcli.locale import Translator
    from rolcli.render.options import Options

ACROSS = 12
"""The most columns; beyond it values are put together."""


def grid(pairs: Pairs, form: str, options: Options) -> Grid:
    """Lay out a row a value of the first reading and a column a value of the second."""
    tr = options.tr
    down, across = parted(values_of(pairs, 0), LIMITS[form]), parted(values_of(pairs, 1), ACROSS)
    at = [{value: i for i, some in enumerate(parts) for value in some} for parts in (down, across)]
    sums = [[0] * len(across) for _ in down]
    for (one, other), weight in pairs.items:
        sums[at[0][one]][at[1][other]] += weight
    made = Grid([" \\ ".join(pairs.names), *[label(some, tr) for some in across]])
    for some, row in zip(down, sums, strict=True):
        cells = [percent(n, pairs.denominator, tr, options.one_in) if n else "-" for n in row]
        made.rows.append([label(some, tr), *cells])
    for parts in (down, across):
        width = max(map(len, parts))
        if width > 1:
            made.remarks.append(tr(put_together(sum(map(len, parts)), width)))
    return made


def values_of(pairs: Pairs, place: int) -> list[Any]:
    """List what one of the readings comes to, in order."""
    found = {pair[place] for pair, _ in pairs.items}
    return sorted(found, key=lambda value: value == "failure" if isinstance(value, str) else value)


def parted(values: list[Any], most: int) -> list[list[Any]]:
    """Put values together, as few as make at most so many parts."""
    step = -(-len(values) // most)
    return [values[first : first + step] for first in range(0, len(values), step)]


def label(values: Sequence[Any], tr: Translator) -> str:
    """Word one or several values."""
    ends = values[0], values[-1]
    first, last = (tr.word(end) if isinstance(end, str) else tr.exact(end) for end in ends)
    return first if len(values) == 1 else f"{first}..{last}"


def quiet(pairs: Pairs, tr: Translator) -> list[str]:
    """Give a line a pair: both values and the chance."""
    lines = []
    for (one, other), n in pairs.items:
        chance = fraction(n, pairs.denominator) or tr.percent(n, pairs.denominator)
        lines.append(f"{label([one], tr)} {label([other], tr)} {chance}")
    return lines
