"""The words of a result as logical lines, which each format only decorates.

A line is a list of (style, text) pieces. The first line is the headline, the
rest are what stands under it. Beside the styles of dice there are ``total``,
``success``, ``failure``, ``note`` and ``rule``.
"""

from __future__ import annotations

from rolcli.messages import Message, msg, nmsg
from rolcli.render.dice import literal
from rolcli.render.working import working

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.locale import Translator
    from rolcli.render import Options, Summary
    from rolcli.render.dice import Line
    from rolcli.result import Modifier, Result, Roll


def lines(result: Result, options: Options, apart: bool = False) -> list[Line]:
    """Word a result: the headline first; ``apart`` keeps the working out of it."""
    tr = options.tr
    head: Line = [("", f"{result.who}: ")] if result.who else []
    label = result.input.get("label")
    if label:
        head.append(("", f"{label}: "))
    below: list[Line] = []
    if result.headline is None and len(result.rolls) == 1 and not result.modifiers:
        head += roll_line(result.rolls[0], tr, values(result))
    else:
        head += headline(result, tr)
        one = None if apart or result.steps or options.explain else sum_line(result, tr)
        if one:
            head += [("", "  "), *one]
        else:
            below += dice_lines(result, tr)
            below += modifier_lines(result, options)
        below += [step_line(step, options, result.rules) for step in result.steps]
    for remark in (result.input.get("comment"), result.note):
        if remark:
            head.append(("note", f"  # {remark}"))
    for label, known in ((msg("state"), result.state), (msg("effects"), result.effects)):
        words = pairs(known, tr, result.rules)
        if words:
            below.append([("", f"{tr(label)}: {words}")])
    below += [[("note", tr(note))] for note in result.notes]
    return [head, *below]


def values(result: Result) -> dict[str, object]:
    """Give the variables of a call, as far as its input tells them."""
    known = result.input.get("var")
    return known if type(known) is dict else {}


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
    if any(type(m).__name__ == "Count" for m in getattr(node, "modifiers", ())):
        assert type(roll.total) is int
        return tr(nmsg("{n} success", "{n} successes", roll.total))
    return tr.number(roll.total)


def test_pieces(roll: Roll, tr: Translator) -> Line:
    """Write a test: ``2d6 + 3 >= 9: 11, success by 2``."""
    total = tr.number(roll.total)
    right: Any = getattr(roll.tree, "right", None)
    if right is not None and literal(right) is None:
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


def headline(result: Result, tr: Translator) -> Line:
    """Word what a verb found out, by its own headline where it has one."""
    style = "" if result.success is None else "success" if result.success else "failure"
    if result.headline is not None:
        return [(style, tr(result.headline))]
    line: Line = [("", f"{tr.word(result.verb, result.rules)}: ")]
    if result.total is not None:
        line.append(("total", tr.number(result.total)))
        if result.target is not None:
            line.append(("", tr(msg(" against {target}", target=tr.number(result.target)))))
    if result.outcome is not None or result.success is not None:
        if result.total is not None:
            line.append(("", ", "))
        line.append(verdict(result.success, result.outcome, result.margin, tr, result.rules))
    if result.level is not None and result.level != result.outcome:
        line.append(("", f" ({tr.word(result.level, result.rules)})"))
    return line


def sum_line(result: Result, tr: Translator) -> Line | None:
    """Write dice and modifiers as one sum where they make the total, else None."""
    if len(result.rolls) != 1 or result.total is None:
        return None
    total: Any = result.rolls[0].total
    for modifier in result.modifiers:
        total = total + modifier.value
    if total != result.total:
        return None
    line = working(result.rolls[0])
    for modifier in result.modifiers:
        sign = "-" if modifier.value < 0 else "+"
        name = tr.word(modifier.name, result.rules)
        line.append(("", f" {sign} {tr.number(abs(modifier.value))} ({name})"))
    return [*line, ("", " = "), ("total", tr.number(total))] if result.modifiers else line


def dice_lines(result: Result, tr: Translator) -> list[Line]:
    """Write each roll of a verb, with what it was for."""
    found: list[Line] = []
    for roll in result.rolls:
        line: Line = [] if roll.what is None else [("", f"{tr.word(roll.what, result.rules)}: ")]
        found.append(line + roll_line(roll, tr))
    return found


def modifier_lines(result: Result, options: Options) -> list[Line]:
    """Write the modifiers: in one line, or each in its own with its rule."""
    tr = options.tr
    if not result.modifiers:
        return []
    words = [f"{tr.word(m.name, result.rules)} {amount(m, tr)}" for m in result.modifiers]
    if options.explain is None:
        label = tr(msg("modifiers"))  # not inside the f-string, where Babel would miss it
        return [[("", f"{label}: {', '.join(words)}")]]
    return [
        [("", word), *rule_pieces(modifier.rule, options)]
        for word, modifier in zip(words, result.modifiers, strict=True)
    ]


def amount(modifier: Modifier, tr: Translator) -> str:
    """Write what a modifier adds: ``+3``, of a die code ``-1D``, of dice thrown ``+1 die``."""
    signed = tr.signed(modifier.value)
    if modifier.unit != "die":
        return signed + modifier.unit
    n = abs(int(modifier.value))  # type: ignore[arg-type]
    return tr(nmsg("{value} die", "{value} dice", n, value=signed))


def step_line(step: Any, options: Options, rules: str | None) -> Line:
    """Write a line of the working."""
    value = step_value(step.value, options.tr, rules)
    return [("", f"{options.tr(step.label)}: {value}"), *rule_pieces(step.rule, options)]


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


def quiet(result: Result, tr: Translator) -> str:
    """Give only the outcome of a test or a verb, or the total."""
    if result.outcome is not None:
        return tr.word(result.outcome, result.rules)
    if result.success is not None:
        return tr.word("success" if result.success else "failure")
    if result.total is not None:
        return tr.exact(result.total)
    return tr(result.headline) if result.headline is not None else ""


def summary(found: Summary, tr: Translator) -> Line:
    """Word the sum of several results, or how many of them succeeded."""
    if found.tested:
        text = nmsg(
            "{n} success in {count} rolls", "{n} successes in {count} rolls",
            found.successes, count=found.count,
        )  # fmt: skip
        return [("", tr(text))]
    if found.total is None:
        return []
    text = msg("sum of {count} rolls: {total}", count=found.count, total=tr.number(found.total))
    return [("", tr(text))]
