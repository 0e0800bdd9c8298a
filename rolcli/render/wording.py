"""The words that every line of a result is made of: rolls, verdicts, states."""

from __future__ import annotations

from rolcli.messages import Message, msg, nmsg
from rolcli.render.working import working

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.locale import Translator
    from rolcli.render.dice import Line
    from rolcli.render.options import Options
    from rolcli.result import Modifier, Roll


def roll_line(roll: Roll, tr: Translator, variables: dict[str, object] | None = None) -> Line:
    """Write one rolled expression: ``4d6kh3 = 14  [6, 5, (2), 3]``."""
    if roll.success is not None:
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


def amount(modifier: Modifier, tr: Translator) -> str:
    """Write what a modifier adds: ``+3``, of a die code ``-1D``, of dice thrown ``+1 die``."""
    signed = tr.signed(modifier.value)
    if modifier.unit != "die":
        return signed + modifier.unit
    n = abs(int(modifier.value))  # type: ignore[arg-type]
    return tr(nmsg("{value} die", "{value} dice", n, value=signed))


def step_value(value: Any, tr: Translator, rules: str | None) -> str:
    """Word the value of a step: a message, a canonical name or a number."""
    if type(value) is Message:
        return tr(value)
    if type(value) is str:
        return tr.word(value, rules)
    return tr.number(value)


def rule_pieces(rule: str, options: Options) -> Line:
    """Write a rule id and its one line, when explaining."""
    if options.explain is None or not rule:
        return []
    line = options.explain(rule)
    return [("rule", f"  {rule}: {line}" if line else f"  {rule}")]


def pairs(known: Any, tr: Translator, rules: str | None) -> str:
    """Word a state (name and value) or a list of effects on one line."""
    if not isinstance(known, dict):
        return ", ".join([word(name, tr, rules) for name in known])
    return ", ".join(
        [
            f"{tr.word(key, rules)} {word(value, tr, rules)}"
            for key, value in known.items()
            if value is not None
        ]
    )


def word(value: Any, tr: Translator, rules: str | None) -> str:
    """Word any value of a state."""
    if isinstance(value, bool):
        return tr.word("yes" if value else "no")
    if isinstance(value, list | tuple):
        return ", ".join([word(one, tr, rules) for one in value]) or tr.word("none")
    if isinstance(value, dict):
        return f"({pairs(value, tr, rules)})"
    return step_value(value, tr, rules)


def is_number(node: Any) -> bool:
    """Tell whether a node is a literal number, signed or not."""
    while type(node).__name__ == "Unary":
        node = node.operand
    return type(node).__name__ == "Number"
