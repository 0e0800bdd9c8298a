"""Many dice in one term: how often each value came, instead of the dice one by one."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from rolcli.result import Term

    Piece = tuple[str, str]
    Style = Callable[[int], str] | None

TIMES = "\u00d7"
MOST_VALUES = 40
"""Above this many different values only the lowest and the highest are listed."""
ENDS = 10
"""How many are listed at either end then."""


def tally(values: Iterable[int]) -> dict[int, int]:
    """Count equal values, ascending."""
    if type(values) is bytes:
        return {value: values.count(value) for value in sorted(set(values))}
    from itertools import pairwise

    ordered = sorted(values)
    found = dict.fromkeys(ordered, 1)
    if len(found) < len(ordered):
        for value in [one for one, other in pairwise(ordered) if one == other]:
            found[value] += 1
    return found


def counts(
    term: Term, kept: Sequence[int] | None, style: Style, names: dict[int, str]
) -> Iterator[Piece]:
    """Write values with how often each came; dice left out follow at the end."""
    yield "", "["
    if kept is None:
        yield from listed(tally(term.values), names, style, "")
    else:
        from itertools import compress

        stay = tally(compress(term.values, kept))
        gone = tally(compress(term.values, [not flag for flag in kept]))
        yield from listed(stay, names, style, "")
        if stay and gone:
            yield "", ", "
        yield from listed(gone, names, None, "out")
    yield "", "]"


def listed(
    numbers: dict[int, int], names: dict[int, str], style: Callable[[int], str] | None, plain: str
) -> Iterator[Piece]:
    """Write values with how often they came; of very many only both ends."""
    values = list(numbers)
    cut = len(values) > MOST_VALUES
    shown = [*values[:ENDS], *values[-ENDS:]] if cut else values
    for position, value in enumerate(shown):
        if position:
            yield "", ", "
        if cut and position == ENDS:
            between = values[ENDS:-ENDS]
            dice = sum([numbers[v] for v in between])
            yield plain, f"{between[0]}..{between[-1]} {TIMES}{dice}"
            yield "", ", "
        how = style(value) if style else plain
        yield how or plain, f"{names.get(value, value)} {TIMES}{numbers[value]}"
