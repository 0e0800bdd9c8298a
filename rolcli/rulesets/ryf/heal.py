"""Healing: rest after a combat, the first-aid kit and the healing skill (RYF-52..56, 60..63)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.result import Result
from rolcli.rulesets.ryf.die import kept_rank, one_way
from rolcli.rulesets.ryf.health import DEAD, full_life, number, record, state_of, worded
from rolcli.rulesets.ryf.rolls import add_up, against

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.ryf.options import (
        BadlyHurt,
        CombatWounds,
        Fisico,
        Healed,
        HealerAttribute,
        HealerSkill,
        HurtBefore,
        Keep,
        Life,
        LifeMax,
        Method,
        Mod,
        Token,
        TokenReturned,
        TwoActions,
        Unskilled,
        Wounds,
    )

REST = Binary("-", Pool(Number(1), Number(6)), Number(2))
"""Life points that rest gives back, without explosion (RYF-52)."""
KIT = Pool(Number(1), Number(6))
"""Life points that a kit gives back, without explosion (RYF-60)."""
SKILL = Pool(Number(1), Number(10))
"""Life points that the skill gives back, without explosion (RYF-63)."""
BASE = 10
"""What is added to the patient's wounds for the difficulty (RYF-61)."""


def heal(
    dice: Dice,
    house: House,
    method: Method,
    attribute: HealerAttribute = None,
    skill: HealerSkill = None,
    wounds: Wounds = None,
    combat_wounds: CombatWounds = None,
    healed: Healed = None,
    fisico: Fisico = None,
    earlier: HurtBefore = None,
    life_max: LifeMax = None,
    life: Life = None,
    mod: Mod = 0,
    keep: Keep = None,
    badly_hurt: BadlyHurt = False,
    unskilled: Unskilled = False,
    token: Token = False,
    token_returned: TokenReturned = False,
    two_actions: TwoActions = False,
) -> Result:
    """Heal somebody by rest, by a first-aid kit or by a healing skill."""
    causes = (badly_hurt, unskilled, token, token_returned, two_actions)
    if method != "skill":
        if attribute is not None or skill is not None or mod or keep or any(causes):
            raise UsageError(
                "no_roll_to_heal",
                msg("Rest and the kit need no skill roll, so nothing can change one."),
                hint=msg("Leave out attribute, skill, --mod and what moves the kept die."),
            )
        if life is not None or life_max is not None:
            raise UsageError(
                "wounds_not_life",
                msg("Rest and the kit are reckoned in wounds, not in life points."),
                hint=msg("Give --wounds and --combat-wounds; --fisico shows the life points."),
            )
        note = None
        if earlier is not None:
            from rolcli.rulesets.ryf.earlier import Hurt

            hurt = Hurt(house, earlier)
            wounds = hurt.wounds if wounds is None else wounds
            fisico = hurt.fisico if fisico is None else fisico
            healed = hurt.healed if healed is None else healed
            if combat_wounds is None and hurt.combat_wounds is not None:
                combat_wounds = hurt.combat_wounds
                if hurt.one_hit:
                    note = msg("That hit counts as all that the combat cost: --combat-wounds N "
                               "if it cost more.")  # fmt: skip
        result = recover(dice, house, method, wounds, combat_wounds, healed or 0, fisico)
        if note is not None:
            result.notes.append(note)
        return result
    if attribute is None or skill is None:
        raise UsageError(
            "healer_wanted",
            msg("Healing by skill needs the healer's attribute and skill."),
            hint=msg("For example: heal skill 6 3 --life-max 24 --life 8."),
        )
    if combat_wounds is not None or healed:
        raise UsageError(
            "not_bound_to_combat",
            msg("Healing by skill does not ask in which combat the wounds were received."),
            hint=msg("Leave out --combat-wounds and --healed."),
        )
    if earlier is not None and wounds is life is None:
        fisico, wounds, life_max, life = take_up(house, earlier, fisico, life_max)
    patient = patient_of(house, fisico, wounds, life_max, life)
    one_way(keep, *causes)
    rank = kept_rank(
        dice, house, keep, badly_hurt, unskilled or skill == 0, token, token_returned, two_actions
    )
    bonus = add_up(dice, (("attribute", attribute), ("skill", skill), ("mod", mod)), "RYF-15")
    return treat(dice, house, rank, bonus, patient)


def take_up(
    house: House, earlier: dict[str, object], fisico: int | None, most: int | None
) -> tuple[int | None, int | None, int | None, int | None]:
    """Give Físico, wounds, all life points and those left, as an earlier result tells them."""
    from rolcli.rulesets.ryf.earlier import Hurt

    hurt = Hurt(house, earlier)
    if hurt.life is not None and fisico is None and most in (None, hurt.life_max):
        return None, None, hurt.life_max, hurt.life
    if most is not None:
        return fisico, None, most, most - hurt.wounds
    return fisico, hurt.wounds, None, None


def recover(
    dice: Dice,
    house: House,
    method: str,
    wounds: int | None,
    combat_wounds: int | None,
    healed: int,
    fisico: int | None,
) -> Result:
    """Rest, or use a kit on oneself or a companion.

    Both draw on one allowance: what the last combat cost, less what has been
    healed of it (RYF-53, RYF-60). What rest takes away knows no such bound (RYF-55).
    """
    if wounds is None or combat_wounds is None:
        raise UsageError(
            "wounds_wanted",
            msg("Rest and the kit heal only wounds of the last combat."),
            hint=msg("Give --wounds and, of these, --combat-wounds, or a hit with --from."),
        )
    if healed > combat_wounds:
        raise UsageError(
            "healed_too_much",
            msg(
                "{healed} wounds cannot be healed already: the combat cost {cost}.",
                healed=healed, cost=combat_wounds,
            ),
        )  # fmt: skip
    refuse_dead(house, fisico, wounds)
    result = Result("heal")
    rest = method == "rest"
    if rest:
        rolled: int = dice.roll(REST, "rest").total  # type: ignore[assignment]
        dice.step(msg("Rest"), rolled, "RYF-52")
        result.notes.append(msg("Only when about five minutes have passed (RYF-56)."))
    else:
        rolled = dice.roll(KIT, "kit").total  # type: ignore[assignment]
        dice.step(msg("First-aid kit"), rolled, "RYF-60")
    allowance = combat_wounds - healed
    points = min(rolled, allowance, wounds)
    if points < rolled and rolled > 0:
        rule = "RYF-53" if rest else "RYF-60"
        if points == allowance:
            dice.step(msg("No more than the last combat cost"), points, rule)
        else:
            dice.step(msg("No more than there are wounds"), points, rule)
    if points < 0:
        dice.step(msg("The wound gets worse"), points, "RYF-55")
    finish(dice, house, result, points, wounds, fisico)
    result.details |= {
        "combat_wounds": combat_wounds, "healed_of_combat": healed + max(0, points),
    }  # fmt: skip
    result.outcome = "healed" if points > 0 else "worse" if points < 0 else "unchanged"
    if rest and "recovers" in result.effects:
        dice.step(msg("Rest ends a state"), "recovers", "RYF-54")
    state = worded(result)
    if points < 0:
        result.headline = msg("{points} more wound: {state}", points=-points, state=state)
    else:
        result.headline = msg("{points} healed: {state}", points=points, state=state)
    return result


def treat(
    dice: Dice, house: House, rank: str, bonus: int, patient: tuple[int | None, int, int]
) -> Result:
    """Heal by skill: the patient's wounds + 10 is the difficulty (RYF-61, RYF-62).

    Success gives 1d10, never beyond full life points (RYF-63).
    """
    fisico, wounds, everything = patient
    refuse_dead(house, fisico, wounds)
    target = wounds + BASE
    dice.step(msg("Life points lost"), wounds, "RYF-62")
    dice.step(msg("Difficulty"), target, "RYF-61")
    result = against(dice, house, Result("heal"), rank, bonus, target, "RYF-61")
    result.details["difficulty"] = target
    points = 0
    if result.success:
        rolled = dice.die(10, "healing")
        points = min(rolled, wounds)
        dice.step(msg("Healed"), points, "RYF-63")
    finish(dice, house, result, points, wounds, fisico)
    result.state.setdefault("pv", everything - result.state["wounds"])  # type: ignore[operator]
    result.state.setdefault("pv_max", everything)
    result.headline = msg(
        "Healing {roll}; {points} healed: {pv} of {pv_max} PV",
        roll=result.headline, points=points,
        pv=result.state["pv"], pv_max=result.state["pv_max"],
    )  # fmt: skip
    return result


def finish(
    dice: Dice, house: House, result: Result, points: int, wounds: int, fisico: int | None
) -> None:
    """Record what was healed and the state it leaves."""
    result.details["healed"] = points
    record(dice, house, result, fisico, wounds - points, wounds)


def patient_of(
    house: House,
    fisico: int | None,
    wounds: int | None,
    most: int | None,
    life: int | None,
) -> tuple[int | None, int, int]:
    """Give the patient's Físico where it is known, wounds, and all life points.

    Told in life points (RYF-62), or in Físico and wounds.
    """
    multiplier = number(house, "pv_multiplier")
    if life is not None and most is not None and wounds is None:
        if life > most:
            raise UsageError(
                "life_above_max",
                msg("{life} life points are more than all {most}.", life=life, most=most),
            )
        if fisico is not None and full_life(house, fisico) != most:
            raise UsageError(
                "life_max_and_fisico",
                msg(
                    "Físico {fisico} gives {right} life points, not {most}.",
                    fisico=fisico, right=full_life(house, fisico), most=most,
                ),
                hint=msg("Leave out --fisico."),
            )  # fmt: skip
        return most // multiplier if most % multiplier == 0 else None, most - life, most
    if fisico is not None and wounds is not None and life is None and most is None:
        return fisico, wounds, full_life(house, fisico)
    raise UsageError(
        "patient_wanted",
        msg("The difficulty depends on the life points that the patient has lost."),
        hint=msg("Give --life-max and --life, or else --fisico and --wounds."),
    )


def refuse_dead(house: House, fisico: int | None, wounds: int) -> None:
    """Refuse to heal the dead."""
    if fisico is not None and state_of(house, fisico, wounds) == DEAD:
        raise UsageError(
            "dead_already",
            msg("{wounds} wounds with Físico {fisico}: dead, beyond healing.",
                wounds=wounds, fisico=fisico),
        )  # fmt: skip
