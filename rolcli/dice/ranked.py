"""One die of several kept by rank: ``1o3d10``."""

from __future__ import annotations

from rolcli.notation import MAX_CHAIN, MAX_DICE, limits
from rolcli.result import Term

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.throwing import Throwing
    from rolcli.notation.operands import Ranked


def keep_by_rank(node: Ranked, throwing: Throwing) -> int:
    """Keep one die by rank; a kept highest face is added and all are thrown again."""
    size, sides = node.count, node.sides
    index = {"low": 0, "mid": size // 2, "high": size - 1}[node.rank]
    faces: list[int] = []
    kept: list[int] = []
    parents: list[int] = []
    total = 0
    parent = -1
    start = MAX_DICE - throwing.left
    for _ in range(MAX_CHAIN + 1):
        first = len(faces)
        throwing.spend(size, node)
        thrown = throwing.source.throw(size, sides, node)
        order = sorted(range(size), key=thrown.__getitem__)
        value = thrown[order[index]]
        chosen = first + min(i for i in order if thrown[i] == value)
        faces += thrown
        kept += [0] * size
        kept[chosen] = 1
        if parent >= 0:
            parents += [parent] * size
        total += value
        if value != sides:
            break
        parent = chosen
    else:
        raise limits.too_many_explosions(node)
    term = Term(node, sides, faces, total)
    term.first = start
    term.kept = kept
    term.parents = parents
    term.reasons = ["exploded"] * len(parents)
    throwing.terms.append(term)
    return total
