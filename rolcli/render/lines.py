"""The words of a result as logical lines, which each format only decorates.

A line is a list of (style, text) pieces. The first line is the headline, which
answers alone; the rest are what stands under it. Beside the styles of dice there are
those of levels (``critical`` to ``fumble``), ``total``, ``note``, ``rule`` and ``code``.
"""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.render.pieces import MARKS
from rolcli.render.rolls import roll_line, sum_line, verdict, working

TYPE_CHECKING = False
if TYPE_CHECKING:

    from rolcli.locale import Translator
    from rolcli.render.options import Options
    from rolcli.render.pieces import Line
    from rolcli.result import Result

MOST_DICE = 30
"""Above so many dice the headline leaves them to the working."""
MOST_ROLLS = 6
"""Above so many rolls as well."""
MOST_COLUMNS = 80
"""As wide as a plain line is made: of the dice behind it stand those that fit."""
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


def lines(
    result: Result, options: Options, apart: bool = False, most: int | None = None
) -> Told:
    """Word a result; ``apart`` keeps dice and working out of the headline.

    ``most`` is how many columns the headline and the dice behind it may take.
    """
    tr = options.tr
    names = heading(result, tr)
    head: Line = [("", names + ": ")] if names else []
    label = result.input.get("label")
    if label:
        head.append(("", f"{label}: "))
    told = Told(head)
    if result.headline is None and len(result.rolls) == 1 and not result.modifiers:
        known = result.input.get("var")
        head += roll_line(result.rolls[0], tr, known if type(known) is dict else {})
        if options.explain is not None:
            from rolcli.render.steps import step_line

            told.working = [step_line(step, options, result.rules) for step in result.steps]
    elif options.working:
        head += headline(result, tr)
        from rolcli.render.steps import worked

        told.working = worked(result, options, head, apart)
    else:
        start = len(head)
        head += headline(result, tr)
        if result.headline is None and result.state:
            from rolcli.render.steps import pairs

            head.append(("", "; " + pairs(result.state, tr, result.rules)))
        behind = [] if apart else fallen(result)
        if most is not None and may_be_wide([*head, *behind], most):
            behind = narrowed(told, start, behind, result, tr, most)
        head += behind
    for remark in (result.input.get("comment"), result.note):
        if remark:
            head.append(("note", f"  # {remark}"))
    told.rows += [[("", tr(row))] for row in result.rows]
    told.notes = [[("note", note)] for note in new_notes(result, options)]
    if result.receipt:
        told.receipt = [[("code", result.receipt)]]
    return told


def may_be_wide(written: Line, most: int) -> bool:
    """Tell whether a line may take more than so many columns: what stands around a die is two."""
    return sum([len(text) + 2 * (style in MARKS) for style, text in written]) > most


def narrowed(
    told: Told, start: int, behind: Line, result: Result, tr: Translator, most: int
) -> Line:
    """Give the dice that fit behind a headline, which begins at a place of its line.

    A headline of two parts that is too wide itself goes on in a second line.
    """
    from rolcli.render.fit import fitting, parts, wide

    if wide(told.head, most) and (said := parts(result.headline)) is not None:
        told.head[start:] = marked(tr(said[0]), look(result), result, tr)
        whom = result.people.get("whom")
        told.rows.append([("", (f"{whom}: " if whom else "") + tr(said[1]))])
    return fitting(told.head, behind, most)


def new_notes(result: Result, options: Options) -> list[str]:
    """Word what is to be known besides; of several results each thing is said once."""
    notes = [options.tr(note) for note in result.notes]
    if options.told is not None:
        notes = [note for note in notes if note not in options.told]
        options.told.update(notes)
    return notes


def heading(result: Result, tr: Translator) -> str:
    """Name who acts, with what, and whom it concerns: ``Ana, Brawl → Ghoul #2``.

    Beside whom it concerns a speciality stands without its skill.
    """
    named, whom = result.named, result.people.get("whom")
    if named and whom and named.endswith(")") and " (" in named:
        before, plus, skill = named.rpartition(" + ")
        named = before + plus + skill[skill.find(" (") + 2 : -1]
    if named and result.headline is not None and tr(result.headline).startswith(named):
        named = None  # the headline says it
    names = ", ".join([name for name in (result.who, named) if name])
    return f"{names} \N{RIGHTWARDS ARROW} {whom}".lstrip() if whom else names


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
    for name in (result.level, result.outcome, ALSO.get(result.outcome or "")):
        word = tr.word(name, result.rules) if name and style else ""
        at = text.casefold().rfind(word.casefold()) if word else -1
        if at < 0 and " " in word:  # "éxito crítico" in "impacto crítico"
            word = word.replace(tr.word("success"), "").strip()
            at = text.casefold().rfind(word.casefold())
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
