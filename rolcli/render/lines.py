"""The words of a result as logical lines, which each format only decorates.

A line is a list of (style, text) pieces. The first line is the headline, which
answers alone; the rest are what stands under it. Beside the styles of dice there are
those of levels (``critical`` to ``fumble``), ``total``, ``note``, ``rule`` and ``code``.
"""

from __future__ import annotations

from rolcli.messages import Message, msg, nmsg
from rolcli.render.working import working

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.locale import Translator
    from rolcli.render.dice import Line
    from rolcli.render.options import Options
    from rolcli.result import Modifier, Result, Roll

MOST_DICE = 30
"""Above so many dice the headline leaves them to the working."""
MOST_ROLLS = 6
"""Above so many rolls as well."""
LEVELS = ("critical", "extreme", "hard", "regular", "failure", "fumble")
"""The levels that have a look of their own."""
ALSO = {
    "critical_hit": "critical",
    "critical_success": "critical",
    "critical_failure": "fumble",
}
"""Outcomes that look like a level."""


class Told:
    """A result in words: the line that answers, rows to compare, the working, what to know.

    ``receipt`` is the command that rolls it again, or nothing.
    """

    __slots__ = ("head", "notes", "receipt", "rows", "working")

    def __init__(self, head: Line) -> None:
        self.head = head
        self.rows: list[Line] = []
        self.working: list[Line] = []
        self.notes: list[Line] = []
        self.receipt: list[Line] = []

    @property
    def below(self) -> list[Line]:
        """All that stands under the headline."""
        return [*self.rows, *self.working, *self.notes, *self.receipt]


def lines(result: Result, options: Options, apart: bool = False) -> Told:
    """Word a result; ``apart`` keeps dice and working out of the headline."""
    tr = options.tr
    names = [name for name in (result.who, result.named) if name]
    head: Line = [("", ", ".join(names) + ": ")] if names else []
    label = result.input.get("label")
    if label:
        head.append(("", f"{label}: "))
    told = Told(head)
    if result.headline is None and len(result.rolls) == 1 and not result.modifiers:
        known = result.input.get("var")
        head += roll_line(result.rolls[0], tr, known if type(known) is dict else {})
        if options.explain is not None:
            told.working = [step_line(step, options, result.rules) for step in result.steps]
    elif options.working:
        head += headline(result, tr)
        told.working = worked(result, options, head, apart)
    else:
        head += headline(result, tr)
        if result.headline is None and result.state:
            head.append(("", "; " + pairs(result.state, tr, result.rules)))
        if not apart:
            head += fallen(result)
    for remark in (result.input.get("comment"), result.note):
        if remark:
            head.append(("note", f"  # {remark}"))
    told.rows = [[("", tr(row))] for row in result.rows]
    told.notes = [[("note", tr(note))] for note in result.notes]
    if result.receipt:
        told.receipt = [[("code", result.receipt)]]
    return told


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


def fallen(result: Result) -> Line:
    """Write the dice as they fell, behind the headline; nothing where they are too many."""
    if len(result.rolls) > MOST_ROLLS or sum([roll.size for roll in result.rolls]) > MOST_DICE:
        return []
    short = sum_line(result, None)
    if short is not None:
        return [("", "  "), *short] if short else []
    found: Line = []
    for roll in result.rolls:
        work = working(roll)
        if work:
            found += [("", "  "), *work]
    return found


def headline(result: Result, tr: Translator) -> Line:
    """Word what a verb found out, by its own headline where it has one."""
    style = look(result)
    if result.headline is not None:
        return marked(tr(result.headline), style, result, tr)
    line: Line = [("", f"{tr.word(result.verb, result.rules)}: ")]
    if result.total is not None:
        line.append(("total", tr.number(result.total)))
        if result.target is not None:
            line.append(("", tr(msg(" against {target}", target=tr.number(result.target)))))
    if result.outcome is not None or result.success is not None:
        if result.total is not None:
            line.append(("", ", "))
        word = verdict(result.success, result.outcome, result.margin, tr, result.rules)[1]
        line.append((style, word))
    if result.level is not None and result.level != result.outcome:
        line.append(("", f" ({tr.word(result.level, result.rules)})"))
    return line


def marked(text: str, style: str, result: Result, tr: Translator) -> Line:
    """Give a headline its style: the word of its level or outcome, else the whole of it."""
    for name in (result.level, result.outcome):
        word = tr.word(name, result.rules) if name and style else ""
        at = text.casefold().rfind(word.casefold()) if word else -1
        if at >= 0:
            end = at + len(word)
            success = tr.word("success")  # "critical success", "éxito crítico"
            if text[end:].startswith(f" {success}"):
                end += len(success) + 1
            elif text[:at].endswith(f"{success} "):
                at -= len(success) + 1
            return [("", text[:at]), (style, text[at:end]), ("", text[end:])]
    return [(style, text)]


def look(result: Result) -> str:
    """Give the style of a headline: its level's, else that of success or failure."""
    for name in (result.level, result.outcome):
        name = ALSO.get(name or "", name)
        if name in LEVELS and (name in ("critical", "fumble") or result.success is not None):
            good = name not in ("failure", "fumble")
            if result.success is None or good == result.success:
                return name
    return "" if result.success is None else "success" if result.success else "failure"


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


def quiet(result: Result, tr: Translator) -> str:
    """Give only what it came to: the answer, the outcome or the total."""
    answer = result.answer
    if isinstance(answer, list):
        return ", ".join(answer)
    if isinstance(answer, str):
        return tr.word(answer, result.rules)
    if answer is not None:
        return tr.exact(answer)
    if result.outcome is not None:
        return tr.word(result.outcome, result.rules)
    if result.success is not None:
        return tr.word("success" if result.success else "failure")
    if result.total is not None:
        return tr.exact(result.total)
    return tr(result.headline) if result.headline is not None else ""


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


def readings_pieces(roll: Roll, tr: Translator) -> Line:
    """Write what several readings of a throw come to: ``10d6: hits 3, cs=1 2``."""
    line: Line = [("", f"{roll.tree.dice}: ")]
    for number, reading in enumerate(roll.readings):
        line += [("", f"{', ' if number else ''}{reading.name} = ")]
        line += [("total", tr.number(reading.total))]
        if reading.success is not None:
            line += [("", " "), verdict(reading.success, None, reading.margin, tr)]
    return line


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
