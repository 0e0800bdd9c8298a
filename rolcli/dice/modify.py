"""Apply the modifiers of a term, in the order written."""

from __future__ import annotations

from rolcli.modifiers.base import DiceModifier
from rolcli.modifiers.deeds import Order, Score
from rolcli.modifiers.play import Play, dice_of
from rolcli.notation import MAX_DICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.dice.throwing import Throwing
    from rolcli.exact import Number
    from rolcli.notation.tree import Pool
    from rolcli.result import Term


def modify(node: Pool, term: Term, highest: int, throwing: Throwing) -> int:
    """Apply a term's modifiers; record the term and give its value."""
    slot = len(throwing.terms)
    throwing.terms.append(term)  # before any dice of its arguments
    play = Play(node, term.faces, fresh_die(node, term, throwing))
    late: list[tuple[int, int]] = []
    scores: list[Score] = []
    for modifier in node.modifiers:
        assert isinstance(modifier, DiceModifier)
        thrown = len(play.faces)
        deed = throwing.bound(modifier, highest)
        throwing.look_at(len(play.units), node)
        begins = MAX_DICE - throwing.left
        deed.roll(play)
        if len(play.faces) > thrown and len(throwing.terms) > slot + 1:
            late.append((thrown, begins))  # dice of an argument fell before these
        if isinstance(deed, Score):
            scores.append(deed)
        elif isinstance(deed, Order):
            term.falling = deed.falling
    term.faces = play.faces
    term.values = play.values
    term.parents = play.parents
    term.reasons = play.reasons
    term.late = late
    term.chained = play.chained
    term.units = play.units if play.chained else None
    in_play = dice_of(play.units)
    if len(in_play) < len(play.faces):
        kept = bytearray(len(play.faces))
        for i in in_play:
            kept[i] = 1
        term.kept = kept
    if scores:
        term.score = scorer(scores)
        term.total = sum([term.score(play.value(unit)) for unit in play.units])
    else:
        term.total = sum([play.values[i] for i in in_play])
    return term.total


def fresh_die(node: Pool, term: Term, throwing: Throwing) -> Callable[[], int]:
    """Make the function that throws one more die of a term."""
    source, sides, special = throwing.source, term.sides, term.special

    def fresh() -> int:
        throwing.spend(1, node)
        if special is None:
            return source.throw(1, sides, node)[0]
        return source.pick(1, special, node)[0]

    return fresh


def scorer(scores: Sequence[Score]) -> Callable[[Number], int]:
    """Make the function that gives what one value counts."""
    if len(scores) == 1:
        return scores[0].score
    return lambda value: sum([one.score(value) for one in scores])
