"""Attacks hand to hand and at range (RYF-25..41) and with two weapons (RYF-49..51)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import N_, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.ryf.damage import Weapon, inflict, roll_damage
from rolcli.rulesets.ryf.die import kept_rank, objective, one_way
from rolcli.rulesets.ryf.health import worded
from rolcli.rulesets.ryf.rolls import add_up, verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.ryf.options import (
        Attribute,
        BadlyHurt,
        Called,
        Cover,
        Damage,
        Defence,
        Fisico,
        InCrowd,
        Keep,
        Mod,
        Prone,
        Range,
        Running,
        Skill,
        Token,
        TokenReturned,
        TwoActions,
        TwoWeapons,
        Unskilled,
        Wounds,
    )

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
UNARMED = "1d6"
"""Damage without a weapon, hand to hand (RYF-26)."""
EVERY = 10
"""The margin that gives each further die of damage (RYF-27)."""
OUTCOMES = {"critical": "critical_hit", "success": "hit", "failure": "miss", "fumble": "fumble"}
HITS = ("hit", "critical_hit")
HEADLINES = {
    "critical_hit": N_("Attack {total} against {target}: critical hit"),
    "hit": N_("Attack {total} against {target}: hit"),
    "miss": N_("Attack {total} against {target}: miss"),
    "fumble": N_("Attack {total} against {target}: fumble"),
}


def attack(
    dice: Dice,
    house: House,
    attribute: Attribute,
    skill: Skill,
    defence: Defence = None,
    range: Range = None,
    in_crowd: InCrowd = False,
    running: Running = False,
    prone: Prone = False,
    cover: Cover = None,
    called: Called = False,
    two_weapons: TwoWeapons = False,
    damage: Damage = (),
    fisico: Fisico = None,
    wounds: Wounds = None,
    mod: Mod = 0,
    keep: Keep = None,
    badly_hurt: BadlyHurt = False,
    unskilled: Unskilled = False,
    token: Token = False,
    token_returned: TokenReturned = False,
    two_actions: TwoActions = False,
) -> Result:
    """Attack a Defence hand to hand, or a target at a range, and roll the damage of a hit."""
    aim = aimed(
        dice, house, attribute, skill, defence, range, in_crowd, running, prone, cover, called,
        two_weapons, damage, mod, keep, badly_hurt, unskilled, token, token_returned, two_actions,
    )  # fmt: skip
    result = Result("attack")
    result.details["difficulty"] = aim.target
    outcome, extra, total = blow(dice, house, aim)
    result.outcome, result.target, result.total = outcome, aim.target, total
    result.success = outcome in HITS
    result.details["extra_dice"] = extra
    if result.success or total < aim.target:  # a margin would contradict a fumble
        result.margin = total - aim.target
    result.headline = msg(HEADLINES[outcome], total=total, target=aim.target)
    if aim.weapon is not None:
        points = 0
        if result.success:
            points = roll_damage(dice, aim.weapon, extra, "RYF-26")
            if two_weapons:
                dice.step(msg("Two light weapons"), msg("the higher damage counts"), "RYF-51")
        inflict(dice, house, result, points, fisico, wounds)
        if result.success:
            result.headline = told(result, points)
    elif result.success:
        result.notes.append(msg("Give --damage to roll the damage of the weapon."))
    return result


class Aim:
    """An attack before it is rolled: die kept, bonus, number to reach, margin dice, weapon."""

    __slots__ = ("bonus", "margin_dice", "rank", "target", "weapon")

    def __init__(
        self, rank: str, bonus: int, target: int, margin_dice: bool, weapon: Weapon | None
    ) -> None:
        self.rank = rank
        self.bonus = bonus
        self.target = target
        self.margin_dice = margin_dice
        self.weapon = weapon


def aimed(
    dice: Dice,
    house: House,
    attribute: int,
    skill: int,
    defence: int | None = None,
    range: str | None = None,
    in_crowd: bool = False,
    running: bool = False,
    prone: bool = False,
    cover: str | None = None,
    called: bool = False,
    two_weapons: bool = False,
    damage: tuple[str, ...] = (),
    mod: int = 0,
    keep: str | None = None,
    badly_hurt: bool = False,
    unskilled: bool = False,
    token: bool = False,
    token_returned: bool = False,
    two_actions: bool = False,
) -> Aim:
    """Reckon all that is known before an attack is rolled, recording it with its rules."""
    conditions = conditions_of(in_crowd, running, prone, cover)
    agree(defence, range, bool(conditions), two_weapons, damage)
    one_way(keep, badly_hurt, unskilled, token, token_returned, two_actions)
    rank = kept_rank(
        dice, house, keep, badly_hurt, unskilled or skill == 0, token, token_returned, two_actions
    )
    melee = range is None
    bonus = add_up(
        dice,
        (("attribute", attribute), ("skill", skill), ("mod", mod)),
        "RYF-25" if melee else "RYF-28",
    )
    if two_weapons:
        dice.modifier("two_weapons", TWO_WEAPONS, "RYF-50")
        bonus += TWO_WEAPONS
    if called:
        conditions.append((msg("Called shot"), CALLED, "RYF-40"))
    target = difficulty(dice, defence, range, conditions)
    texts = tuple(damage) or ((UNARMED,) if melee and not two_weapons else ())
    margin_dice = melee or house["margin_dice"] == "all"
    return Aim(rank, bonus, target, margin_dice, Weapon(texts) if texts else None)


def conditions_of(
    in_crowd: bool, running: bool, prone: bool, cover: str | None
) -> list[tuple[Message, int, str]]:
    """List what makes a target hard to hit at range; all of it adds up (RYF-33)."""
    found = []
    if in_crowd:
        found.append((msg("Among other people"), 2, "RYF-34"))
    if running:
        found.append((msg("Running"), 3, "RYF-35"))
    if prone:
        found.append((msg("Lying down"), 5, "RYF-36"))
    if cover is not None:
        found.append((msg("Cover"), *COVERS[cover]))
    return found


def agree(
    defence: int | None,
    range: str | None,
    conditions: bool,
    two_weapons: bool,
    damage: tuple[str, ...],
) -> None:
    """Refuse options of an attack that do not go together."""
    if (defence is None) == (range is None):
        raise UsageError(
            "defence_or_range",
            msg("An attack is made either hand to hand or at range."),
            hint=msg("Give the target's Defence with --defence, or --range, one of them."),
        )
    if conditions and range is None:
        raise UsageError(
            "conditions_at_range",
            msg("Cover, movement and people around raise the difficulty of attacks at range."),
            hint=msg("Hand to hand, raise --defence where the referee wants it."),
        )
    if len(damage) > 1 and not two_weapons:
        raise UsageError(
            "damage_twice",
            msg("One weapon has one damage, and {n} were given.", n=len(damage)),
            hint=msg("Add --two-weapons to attack with both."),
        )
    if two_weapons and len(damage) not in (0, 2):
        raise UsageError(
            "two_damages_wanted",
            msg("Two weapons have two damages, and {n} were given.", n=len(damage)),
            hint=msg("Give --damage twice, once for each weapon."),
        )


def difficulty(
    dice: Dice,
    defence: int | None,
    range: str | None,
    conditions: list[tuple[Message, int, str]],
) -> int:
    """Add up the number to reach, recording each part with its rule."""
    if range is None:
        assert defence is not None
        target = defence
        dice.step(msg("Defence"), target, "RYF-25")
    else:
        target, rule = RANGES[range]
        dice.step(msg("Distance"), target, rule)
    for name, value, rule in conditions:
        dice.step(name, msg("+{value}", value=value), rule)
        target += value
    if conditions:
        dice.step(msg("Difficulty"), target, "RYF-33" if range else "RYF-40")
    return target


def blow(dice: Dice, house: House, aim: Aim) -> tuple[str, int, int]:
    """Roll to hit: the outcome, the dice of damage that the margin gives, and the total.

    To equal the number is to hit (RYF-26); the margin counts from the number as
    raised (RYF-27, RYF-40).
    """
    die, fumble, fails = objective(dice, house, aim.rank, "attack")
    total = die + aim.bonus
    margin = total - aim.target
    outcome = OUTCOMES[verdict(margin, fumble, fails)]
    extra = margin // EVERY if aim.margin_dice and outcome in HITS else 0
    dice.step(msg("{total} against {target}", total=total, target=aim.target), outcome, "RYF-26")
    if outcome == "critical_hit":
        dice.step(msg("Margin of 10 or more"), msg("a critical"), "RYF-18")
    if extra:
        dice.step(
            msg("Margin of {margin}", margin=margin),
            nmsg("{n} die more of damage", "{n} dice more of damage", extra),
            "RYF-27",
        )
    return outcome, extra, total


def told(result: Result, points: int) -> Message:
    """Word a hit with its damage and what it leaves of the target."""
    if result.state:
        return msg(
            "{attack}, {damage} damage: {state}",
            attack=result.headline, damage=points, state=worded(result),
        )  # fmt: skip
    return msg("{attack}, {damage} damage", attack=result.headline, damage=points)
