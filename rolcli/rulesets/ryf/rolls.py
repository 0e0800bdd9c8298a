"""Rolls of skill and of attribute, against a difficulty, opposed, or for a total (RYF-01)."""

from __future__ import annotations

from rolcli.declare import Ask, Ladder, Needs, OneOf, Whole, Word
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.ryf.die import CRITICAL, Modified, add_up, kept_rank, objective, verdict
from rolcli.rulesets.ryf.tables import DIFFICULTIES, SKILL_DIFFICULTIES
from rolcli.rulesets.ryf.tables import RANKS as RANK_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.ryf.die import Thrown

ATTRIBUTE_LADDER = {"easy": 9, "normal": 12, "hard": 15, "very_hard": 18, "nearly_impossible": 21}
"""Difficulties of attribute rolls (RYF-13)."""
SKILL_LADDER = {"easy": 10, "normal": 15, "hard": 20, "very_hard": 25, "nearly_impossible": 30}
"""Difficulties of skill rolls (RYF-16)."""
MODERATE = 18
"""A published difficulty of skill rolls (RYF-P2)."""
HEADLINES = {
    "critical": N_("{total} against {target}: critical, by {margin}"),
    "critical_by_dice": N_("{total} against {target}: critical, by the dice alone"),
    "success": N_("{total} against {target}: success by {margin}"),
    "just": N_("{total} against {target}: success, just enough"),
    "failure": N_("{total} against {target}: failure by {margin}"),
    "failed_anyway": N_("{total} against {target}: failure, a 1 on the kept die"),
    "fumble": N_("{total} against {target}: fumble"),
    "win": N_("{total} against {target}: win by {margin}"),
    "lose": N_("{total} against {target}: lose by {margin}"),
    "win_critical": N_("{total} against {target}: critical win, by {margin}"),
    "lose_critical": N_("{total} against {target}: lose by {margin}, the other's critical"),
    "tie": N_("{total} against {target}: tie"),
    "lose_fumble": N_("{total} against {target}: lose by a fumble"),
    "win_fumble": N_("{total} against {target}: win by the other's fumble"),
    "tie_fumble": N_("{total} against {target}: both fumble, tie"),
    "lose_one": N_("{total} against {target}: lose, a 1 on the kept die fails"),
    "win_one": N_("{total} against {target}: win, the other's kept die is a 1"),
    "tie_one": N_("{total} against {target}: both fail by a kept 1, tie"),
    "win_dice": N_("{total} against {target}: critical win, by the dice alone"),
    "lose_dice": N_("{total} against {target}: lose, the other's dice are a critical"),
}


class Opposition(Ask):
    """Another's roll instead of a difficulty (RYF-14, RYF-17)."""

    HEADING = N_("The other side")

    vs = Whole(
        N_("The other side's attribute (+ skill); it rolls."), metavar="BONUS", default=None,
        rule="RYF-17", es="contra",
    )
    vs_keep = Word(
        N_("The die that the other side keeps."), RANK_WORDS, default=None, rule="RYF-03",
        es="guardar-contrario",
    )

    NEEDS = (Needs("vs_keep", "vs", rule="RYF-03"),)


class Test(Opposition, Modified):
    """A roll of skill (RYF-15)."""

    attribute = Whole(
        N_("The attribute's value."), positional=True, least=0, rule="RYF-12", es="atributo",
    )
    skill = Whole(
        N_("The skill; 0 is an unknown one."), positional=True, least=0, rule="RYF-15",
        es="habilidad",
    )
    difficulty = Ladder(
        N_("A difficulty's name, or a number."), SKILL_DIFFICULTIES, default=None, least=0,
        rule="RYF-16", es="dificultad",
    )

    ONE_OF = (OneOf("difficulty", "vs", optional=True, rule="RYF-01"),)


class Check(Opposition, Modified):
    """A roll of an attribute (RYF-12)."""

    attribute = Whole(
        N_("The attribute's value."), positional=True, least=0, rule="RYF-12", es="atributo",
    )
    difficulty = Ladder(
        N_("A difficulty's name on the attribute ladder, or a number."), DIFFICULTIES,
        default=None, least=0, rule="RYF-13", es="dificultad",
    )

    ONE_OF = (OneOf("difficulty", "vs", optional=True, rule="RYF-01"),)


class Attempt:
    """A roll that is ready: the die kept, what is added, its ladder, and its rules."""

    __slots__ = ("bonus", "ladder", "opposed_rule", "rank", "rule")

    def __init__(
        self, rank: str, bonus: int, ladder: dict[str, int], rule: str, opposed_rule: str
    ) -> None:
        self.rank = rank
        self.bonus = bonus
        self.ladder = ladder
        self.rule = rule
        self.opposed_rule = opposed_rule


def skill_roll(dice: Dice, house: House, ask: Test) -> Result:
    """Roll attribute + skill + 1o3d10 (RYF-15).

    Against a difficulty (RYF-16), against another's roll (RYF-17), or for the total alone.
    """
    rank = kept_rank(dice, house, ask, ask.skill > 0)
    bonus = add_up(
        dice, (("attribute", ask.attribute), ("skill", ask.skill), ("mod", ask.mod)), "RYF-15"
    )
    attempt = Attempt(rank, bonus, SKILL_LADDER, "RYF-16", "RYF-17")
    return attempted(dice, house, ask, attempt, Result("test"))


def attribute_roll(dice: Dice, house: House, ask: Check) -> Result:
    """Roll attribute + 1o3d10 (RYF-12).

    Against a difficulty (RYF-13), against another's roll (RYF-14), or for the total alone.
    """
    rank = kept_rank(dice, house, ask)
    bonus = add_up(dice, (("attribute", ask.attribute), ("mod", ask.mod)), "RYF-12")
    attempt = Attempt(rank, bonus, ATTRIBUTE_LADDER, "RYF-13", "RYF-14")
    return attempted(dice, house, ask, attempt, Result("check"))


def attempted(
    dice: Dice, house: House, ask: Test | Check, attempt: Attempt, result: Result
) -> Result:
    """Roll against what was asked for."""
    if ask.vs is not None:
        return opposed(dice, house, ask, attempt, result)
    if ask.difficulty is None:
        return alone(dice, house, attempt, result)
    target, rule = ask.difficulty, attempt.rule
    if target == "moderate":
        target = MODERATE
        dice.step(msg("Difficulty, a published one"), target, "RYF-P2")
    else:
        target = attempt.ladder[target] if isinstance(target, str) else target
        dice.step(msg("Difficulty"), target, rule)
    thrown = objective(dice, house, attempt.rank, result.verb)
    return against(dice, result, thrown, attempt.bonus, target, rule)


def against(
    dice: Dice, result: Result, thrown: Thrown, bonus: int, target: int, rule: str
) -> Result:
    """Judge a roll against a difficulty: to meet it is enough; a fumble fails at any total."""
    total = thrown.total + bonus
    margin = total - target
    outcome = verdict(margin, thrown)
    result.total, result.target, result.outcome = total, target, outcome
    result.success = outcome in ("critical", "success")
    if not thrown.decided:
        result.margin = margin
    dice.tell(tell_against, result, thrown, rule)
    return result


def tell_against(dice: Dice, result: Result, thrown: Thrown, rule: str) -> None:
    """Tell a roll against a difficulty."""
    words: dict[str, object] = {"total": result.total, "target": result.target}
    said = str(result.outcome)
    dice.step(msg("{total} against {target}", **words), said, rule)
    if said == "critical" and not thrown.critical:
        dice.step(msg("Margin of 10 or more"), msg("a critical"), "RYF-18")
    if thrown.critical:
        said = "critical_by_dice"
    elif said == "failure" and thrown.fails:
        said = "failed_anyway"
    elif said == "success" and not result.margin:
        said = "just"
    margin = abs(int(str(result.margin or 0)))
    result.headline = msg(HEADLINES[said], margin=margin, **words)


def alone(dice: Dice, house: House, attempt: Attempt, result: Result) -> Result:
    """Roll for the total, and say which difficulty it reaches: the referee keeps the number."""
    thrown = objective(dice, house, attempt.rank, result.verb)
    total = thrown.total + attempt.bonus
    reached = [name for name, number in attempt.ladder.items() if number <= total]
    result.total = result.answer = total
    result.details["reached"] = reached[-1] if reached and not thrown.fails else "none"
    if thrown.fails:
        result.outcome, result.success = ("fumble" if thrown.fumble else "failure"), False
    dice.tell(tell_alone, result, attempt)
    return result


def tell_alone(dice: Dice, result: Result, attempt: Attempt) -> None:
    """Tell a roll without a difficulty."""
    reached = str(result.details["reached"])
    dice.step(msg("Difficulty reached"), reached, attempt.rule)
    if result.outcome == "fumble":
        result.headline = msg("{total}: fumble", total=result.total)
    elif result.outcome == "failure":
        result.headline = msg("{total}: failure, a 1 on the kept die", total=result.total)
    elif reached == "none":
        result.headline = msg("{total}: below every difficulty", total=result.total)
    else:
        result.headline = msg(
            "{total}: reaches {difficulty}, {number}", total=result.total,
            difficulty=msg(reached), number=attempt.ladder[reached],
        )


def opposed(
    dice: Dice, house: House, ask: Test | Check, attempt: Attempt, result: Result
) -> Result:
    """Roll against another's roll: the higher wins, equal totals tie (RYF-14, RYF-17)."""
    assert ask.vs is not None
    thrown = objective(dice, house, attempt.rank, result.verb)
    theirs: list[Thrown] = []
    sign, _ = dice.contest(
        key_of(thrown, attempt.bonus), opposition, house, ask.vs_keep or "mid", ask.vs,
        dice.seen(Box(theirs)),
    )
    result.outcome = ("lose", "tie", "win")[sign + 1]
    result.success = sign > 0
    result.total = thrown.total + attempt.bonus
    dice.tell(tell_opposed, result, (thrown, *theirs), ask.vs, attempt.opposed_rule)
    return result


class Box:
    """Takes what is only told out of a step; compared and hashed by identity."""

    __slots__ = ("found",)

    def __init__(self, found: list[Thrown]) -> None:
        self.found = found


def opposition(dice: Dice, house: House, rank: str, bonus: int, box: Box | None) -> object:
    """Roll the other side."""
    thrown = objective(dice, house, rank, "opposition")
    if box is not None:
        box.found.append(thrown)
    return key_of(thrown, bonus)


def key_of(thrown: Thrown, bonus: int) -> tuple[int, int]:
    """Give what is compared: who fails by the die alone loses, and two who do so tie (RYF-19).

    A critical by the dice alone beats any total, and another one by its own (RYF-P1).
    """
    if thrown.fails:
        return 0, 0
    return 1 + thrown.critical, thrown.total + bonus


def tell_opposed(
    dice: Dice, result: Result, sides: tuple[Thrown, Thrown], vs: int, rule: str
) -> None:
    """Tell an opposed roll: both totals, whose dice decided, whose critical it is (RYF-18)."""
    own, theirs = sides
    total, other = int(str(result.total)), theirs.total + vs
    result.target = other
    by_dice = own.decided or theirs.decided
    margin = total - other
    by_margin = own.by_margin and not by_dice
    if not by_dice:
        result.margin = margin
    result.details = {
        "critical": own.critical or (by_margin and margin >= CRITICAL),
        "fumble": own.fumble,
        "vs_critical": theirs.critical or (by_margin and margin <= -CRITICAL),
        "vs_fumble": theirs.fumble,
        "vs_total": other,
    }
    dice.step(
        msg("The other side's total"),
        msg("{die} + {bonus} = {total}", die=theirs.total, bonus=vs, total=other),
        rule,
    )
    outcome = str(result.outcome)
    dice.step(msg("{total} against {target}", total=total, target=other), outcome, rule)
    said = outcome
    if own.fails or theirs.fails:
        said = f"{outcome}_{'fumble' if own.fumble or theirs.fumble else 'one'}"
    elif by_dice and outcome != "tie":
        said = f"{outcome}_dice"
    elif by_margin and abs(margin) >= CRITICAL:
        said += "_critical"
        label = msg("The other side's margin of 10 or more")
        dice.step(
            msg("Margin of 10 or more") if outcome == "win" else label, msg("a critical"), "RYF-18"
        )
    result.headline = msg(HEADLINES[said], total=total, target=other, margin=abs(margin))
    if outcome == "tie":
        result.notes.append(msg("A tie: the referee decides (RYF-17)."))
