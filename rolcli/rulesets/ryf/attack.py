"""Attacks hand to hand and at range (RYF-25..41) and with two weapons (RYF-49..51)."""

from __future__ import annotations

from rolcli.declare import Earlier, Flag, OneOf, Whole
from rolcli.messages import N_, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.ryf.arms import OUT, Armed, ArmsInUse, armed
from rolcli.rulesets.ryf.damage import inflict, rolled, told
from rolcli.rulesets.ryf.die import Modified, Thrown, add_up, kept_rank, objective, verdict
from rolcli.rulesets.ryf.health import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.ryf.damage import Damages

RANGES = {
    "point_blank": (10, "RYF-29"),
    "short": (15, "RYF-30"),
    "medium": (20, "RYF-31"),
    "long": (25, "RYF-32"),
}
"""Difficulty of a shot by distance, with its rule (RYF-28)."""
COVERS = {"light": (2, "RYF-37"), "medium": (4, "RYF-38"), "heavy": (6, "RYF-39")}
"""What one cover adds to the difficulty (RYF-33)."""
CALLED = 5
"""What aiming at one particular thing adds, at range and hand to hand (RYF-40)."""
TWO_WEAPONS = 3
"""What a second light weapon adds to the attack (RYF-50)."""
EVERY = 10
"""The margin that gives each further die of damage (RYF-27)."""
OUTCOMES = {"critical": "critical_hit", "success": "hit", "failure": "miss", "fumble": "fumble"}
HITS = ("hit", "critical_hit")
HEADLINES = {
    "critical_hit": N_("{total} against {target}: critical hit"),
    "hit": N_("{total} against {target}: hit"),
    "miss": N_("{total} against {target}: miss"),
    "fumble": N_("{total} against {target}: fumble"),
}


class Attack(ArmsInUse, Target, Modified):
    """One attack, with the damage of a hit and what it leaves of the target."""

    attribute = Whole(
        N_("The attribute's value."), positional=True, least=0, rule="RYF-12", es="atributo",
    )
    skill = Whole(
        N_("The skill; 0 is an unknown one."), positional=True, least=0, rule="RYF-15",
        es="habilidad",
    )
    defence = Whole(
        N_("The target's Defence: an attack hand to hand."), default=None, least=0, rule="RYF-25",
        sheet="defensa", of="target", es="defensa", also=("defense",),
    )
    called = Flag(
        N_("Aim at one particular part or thing."), rule="RYF-40",
        es=("objetivo-concreto", "apuntar"),
    )
    earlier = Earlier(
        N_("An earlier result that says who is the target."),
        metavar="FILE", rule="RYF-47", es="desde",
    )

    ONE_OF = (OneOf("defence", "range", "distance", rule="RYF-25"),)
    APART = ("defence",)


def attack(dice: Dice, house: House, ask: Attack) -> Result:
    """Attack a Defence hand to hand, or a target at a range, and roll the damage of a hit."""
    melee = ask.defence is not None
    arms = armed(dice, ask, melee)
    result = Result("attack")
    if arms.band == OUT:
        return beyond(result)
    aim = aimed(dice, house, ask, arms)
    result.details["difficulty"] = result.target = aim.target
    outcome, extra, seen = dice.chance(blow, house, aim)
    result.outcome, result.success = outcome, outcome in HITS
    result.details["extra_dice"] = extra
    dice.tell(tell_blow, result, aim, seen)
    if aim.damages is not None:
        points = rolled(dice, aim.damages, extra, "RYF-26") if result.success else 0
        inflict(dice, house, result, points, ask.fisico, ask.wounds)
        dice.tell(tell_harm, result)
    return result


class Aim:
    """An attack before it is rolled: die kept, bonus, number to reach, margin dice, damage.

    Compared and hashed by identity, so that it can be an argument of a chance.
    """

    __slots__ = ("bonus", "damages", "margin_dice", "rank", "target")

    def __init__(self, rank: str, bonus: int, target: int, damages: Damages | None) -> None:
        self.rank = rank
        self.bonus = bonus
        self.target = target
        self.damages = damages
        self.margin_dice = True


def aimed(dice: Dice, house: House, ask: Attack, arms: Armed) -> Aim:
    """Reckon all that is known before an attack is rolled, recording it with its rules."""
    rank = kept_rank(dice, house, ask, ask.skill > 0)
    melee = arms.band is None
    bonus = add_up(
        dice,
        (("attribute", ask.attribute), ("skill", ask.skill), ("mod", ask.mod)),
        "RYF-25" if melee else "RYF-28",
    )
    if ask.two_weapons:
        dice.modifier("two_weapons", TWO_WEAPONS, "RYF-50")
        bonus += TWO_WEAPONS
    aim = Aim(rank, bonus, difficulty(dice, ask, arms.band), arms.damages)
    aim.margin_dice = melee or house["margin_dice"] == "all"
    return aim


def difficulty(dice: Dice, ask: Attack, band: str | None) -> int:
    """Add up the number to reach, recording each part with its rule."""
    conditions = conditions_of(ask)
    if band is None:
        assert ask.defence is not None  # one of the two is given
        target = ask.defence
        dice.step(msg("Defence"), target, "RYF-25")
    else:
        target, rule = RANGES[band]
        dice.step(msg("Distance"), target, rule)
    for name, value, rule in conditions:
        dice.step(name, msg("+{value}", value=value), rule)
        target += value
    if conditions:
        dice.step(msg("Difficulty"), target, "RYF-33" if band else "RYF-40")
    return target


def conditions_of(ask: Attack) -> list[tuple[Message, int, str]]:
    """List what makes a target hard to hit; all of it adds up (RYF-33, RYF-40)."""
    found = []
    if ask.in_crowd:
        found.append((msg("Among other people"), 2, "RYF-34"))
    if ask.running:
        found.append((msg("Running"), 3, "RYF-35"))
    if ask.prone:
        found.append((msg("Lying down"), 5, "RYF-36"))
    if ask.cover is not None:
        found.append((msg("Cover"), *COVERS[ask.cover]))
    if ask.called:
        found.append((msg("Called shot"), CALLED, "RYF-40"))
    return found


def blow(dice: Dice, house: House, aim: Aim) -> tuple[str, int, Thrown]:
    """Roll to hit: the outcome, the dice of damage that the margin gives, and what was thrown.

    To equal the number is to hit (RYF-26); the margin counts from the number as raised
    (RYF-27, RYF-40). A critical by the dice alone has no margin (RYF-P1).
    """
    thrown = objective(dice, house, aim.rank, "attack")
    margin = thrown.total + aim.bonus - aim.target
    outcome = OUTCOMES[verdict(margin, thrown)]
    extra = max(0, margin) // EVERY if aim.margin_dice and outcome in HITS else 0
    return outcome, extra, dice.seen(thrown)


def tell_blow(dice: Dice, result: Result, aim: Aim, thrown: Thrown) -> None:
    """Tell an attack without its damage."""
    total = thrown.total + aim.bonus
    margin = total - aim.target
    outcome = str(result.outcome)
    result.total = total
    if not thrown.decided:
        result.margin = margin
    dice.step(msg("{total} against {target}", total=total, target=aim.target), outcome, "RYF-26")
    if outcome == "critical_hit" and not thrown.critical:
        dice.step(msg("Margin of 10 or more"), msg("a critical"), "RYF-18")
    extra = int(str(result.details["extra_dice"]))
    if extra:
        dice.step(
            msg("Margin of {margin}", margin=margin),
            nmsg("{n} die more of damage", "{n} dice more of damage", extra),
            "RYF-27",
        )
    result.headline = msg(HEADLINES[outcome], total=total, target=aim.target)
    if aim.damages is None and result.success:
        result.notes.append(msg("Give --damage to roll the damage of the weapon."))


def tell_harm(dice: Dice, result: Result) -> None:
    """Tell the damage of a hit and what it leaves of the target."""
    if result.success:
        result.headline = told(result, result.headline)


def beyond(result: Result) -> Result:
    """Answer for a target beyond the weapon's last range: nothing is rolled (RYF-P5)."""
    result.outcome, result.success = OUT, False
    result.headline = msg("Out of range: nothing is rolled")
    return result
