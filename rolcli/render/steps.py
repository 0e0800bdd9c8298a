"""The words of the working: dice, modifiers, steps with their rules, state and effects."""

from __future__ import annotations

from rolcli.messages import Message, msg, nmsg
from rolcli.render.rolls import roll_line, sum_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.locale import Translator
    from rolcli.render.options import Options
    from rolcli.render.pieces import Line
    from rolcli.result import Modifier, Result


def worked(result: Result, options: Options, head: Line, apart: bool) -> list[Line]:
    """Word the working: dice, modifiers and steps, then state and effects."""
    tr = options.tr
    found: list[Line] = []
    one = None if apart or result.steps or options.explain else sum_line(result, tr)
    if one:
        head += [("", "  "), *one]
    else:
        found += dice_lines(result, tr)
        found += modifier_lines(result, options)
    found += [step_line(step, options, result.rules) for step in result.steps]
    for name, known in ((msg("state"), result.state), (msg("effects"), result.effects)):
        words = pairs(known, tr, result.rules)
        if words:
            found.append([("", f"{tr(name)}: {words}")])
    return found


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


def step_line(step: Any, options: Options, rules: str | None) -> Line:
    """Write a line of the working."""
    value = step_value(step.value, options.tr, rules)
    return [("", f"{options.tr(step.label)}: {value}"), *rule_pieces(step.rule, options)]


def amount(modifier: Modifier, tr: Translator) -> str:
    """Write what a modifier adds: ``+3``, of a die code ``-1D``, of dice thrown ``+1 die``."""
    signed = tr.signed(modifier.value)
    if modifier.unit != "die":
        return signed + modifier.unit
    n = abs(modifier.value.__floor__())
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
