"""The words of one roll: what it came to, a test's verdict, dice and modifiers as a sum."""

from __future__ import annotations

from rolcli.messages import msg, nmsg
from rolcli.render.pieces import dice, has_dice, inside

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from rolcli.locale import Translator
    from rolcli.render.pieces import Line
    from rolcli.result import Result, Roll


def working(roll: Roll, variables: Mapping[str, object] | None = None) -> Line:
    """Write the expression with its dice in place of its terms; empty when no dice fell.

    ``variables`` are the values of names, as far as they are known.
    """
    terms = roll.terms
    if not terms:
        return []
    if len(terms) == 1:  # the everyday case: nothing but dice, or dice and a number
        node, more = with_number(roll.tree)
        plain = node is terms[0].node and type(node).__name__ != "Group"
        if plain and not any(map(has_dice, inside(node))):
            return [*dice(terms[0]), ("", more)] if more else list(dice(terms[0]))
    from rolcli.render.working import Writer

    writer = Writer(roll, variables or {})
    if roll.readings:
        return writer.write(roll.tree.dice)
    if roll.success is not None and not has_dice(getattr(roll.tree, "right", None)):
        return writer.write(roll.tree.left)
    return writer.write(roll.tree)


def with_number(node: Any) -> tuple[Any, str]:
    """Take the number off that is added to a node or taken from it: the node, and its words."""
    summed = type(node).__name__ == "Binary" and node.operator in "+-"
    if summed and type(node.right).__name__ == "Number":
        return node.left, f" {node.operator} {node.right}"
    return node, ""


def sum_line(result: Result, tr: Translator | None) -> Line | None:
    """Write dice and modifiers as one sum where they make the total, else None.

    Without a translator the modifiers have no names and the sum stays unsaid: the
    headline has it.
    """
    if len(result.rolls) != 1 or result.total is None or any(m.unit for m in result.modifiers):
        return None
    total: Any = result.rolls[0].total
    for modifier in result.modifiers:
        total = total + modifier.value
    if total != result.total:
        return None
    line = working(result.rolls[0])
    for modifier in result.modifiers:
        sign = "-" if modifier.value < 0 else "+"
        name = "" if tr is None else f" ({tr.word(modifier.name, result.rules)})"
        value = abs(modifier.value) if tr is None else tr.number(abs(modifier.value))
        line.append(("", f" {sign} {value}{name}"))
    if tr is None:
        return line
    return [*line, ("", " = "), ("total", tr.number(total))] if result.modifiers else line


def roll_line(roll: Roll, tr: Translator, variables: dict[str, object] | None = None) -> Line:
    """Write one rolled expression: ``4d6kh3 = 14  [6, 5, (2), 3]``."""
    if roll.readings:
        line = readings_pieces(roll, tr)
    elif roll.success is not None:
        line = test_pieces(roll, tr)
    else:
        line = [("", f"{roll.notation} = "), ("total", total_of(roll, tr))]
    work = working(roll, variables)
    return [*line, ("", "  "), *work] if work else line


def total_of(roll: Roll, tr: Translator) -> str:
    """Write what a roll comes to; a count of dice says so."""
    node: Any = roll.tree
    while type(node).__name__ == "Labelled":
        node = node.operand
    if any(modifier.counts for modifier in getattr(node, "modifiers", ())):
        assert type(roll.total) is int
        return tr(nmsg("{n} success", "{n} successes", roll.total))
    return tr.number(roll.total)


def test_pieces(roll: Roll, tr: Translator) -> Line:
    """Write a test: ``2d6 + 3 >= 9: 11, success by 2``."""
    total = tr.number(roll.total)
    right: Any = getattr(roll.tree, "right", None)
    if right is not None and not is_number(right):
        total = tr(msg("{total} against {target}", total=total, target=tr.number(roll.target)))
    return [
        ("", f"{roll.notation}: "),
        ("total", total),
        ("", ", "),
        verdict(roll.success, None, roll.margin, tr),
    ]


def verdict(
    success: bool | None, outcome: str | None, margin: Any, tr: Translator, rules: str | None = None
) -> tuple[str, str]:
    """Word success or failure, and by how much unless it is nothing."""
    word = tr.word(outcome or ("success" if success else "failure"), rules)
    if margin is not None and margin != 0:
        word = tr(msg("{outcome} by {margin}", outcome=word, margin=tr.number(abs(margin))))
    return "" if success is None else "success" if success else "failure", word


def is_number(node: Any) -> bool:
    """Tell whether a node is a literal number, signed or not."""
    while type(node).__name__ == "Unary":
        node = node.operand
    return type(node).__name__ == "Number"


def readings_pieces(roll: Roll, tr: Translator) -> Line:
    """Write what several readings of a throw come to: ``10d6: hits 3, cs=1 2``."""
    line: Line = [("", f"{roll.tree.dice}: ")]
    for number, reading in enumerate(roll.readings):
        line += [("", f"{', ' if number else ''}{reading.name} = ")]
        line += [("total", tr.number(reading.total))]
        if reading.success is not None:
            line += [("", " "), verdict(reading.success, None, reading.margin, tr)]
    return line
