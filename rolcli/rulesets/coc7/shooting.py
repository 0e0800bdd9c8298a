"""An attack with a firearm: its range, what is fired, and what came of it (COC-27..34)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.coc7.arming import Arms, arms_in, magazine_of
from rolcli.rulesets.coc7.attack_groups import Cause, causes_of_shot, named
from rolcli.rulesets.coc7.firearms import Shot, Volley, VolleyState, fire, settle
from rolcli.rulesets.coc7.levels import HARDER, margin_of, needed
from rolcli.rulesets.coc7.percentile import candidates
from rolcli.rulesets.coc7.strike import NO_HARM
from rolcli.rulesets.coc7.tables import DIFFICULTY_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.attack_groups import Attack
    from rolcli.rulesets.coc7.strike import Blow, Harm
    from rolcli.rulesets.frame import House

BANDS = (1, 2, 4)
"""Up to so many times the base range: regular, hard, extreme (COC-27)."""
FIRED = ("hit", "miss", "void")
"""What became of a burst whose bullets have left the magazine."""
FEET = 3
"""A foot in tenths of a metre (COC-28)."""


def near(house: House, ask: Attack, arms: Arms) -> bool:
    """Tell whether the target is at point-blank: said so, or within DEX/5 feet (COC-28).

    Whose DEX it is, the shooter's or the target's, is a setting, and so is whether long
    weapons have it (COC-P5).
    """
    long = arms.row is not None and not arms.row.short
    if long and house["point_blank_weapons"] == "short":
        if ask.point_blank:
            raise UsageError(
                "forbidden",
                msg("Only handguns and short shotguns have the die of point-blank (COC-P5)."),
                hint=msg("Leave --point-blank out, or set point_blank_weapons=all."),
            )
        return False
    whose = ask.dex if house["point_blank_dex"] == "shooter" else ask.target_dex
    if ask.point_blank or whose is None or ask.distance is None:
        return ask.point_blank
    return arms.measured(ask.distance, "m") * 10 <= whose // 5 * FEET


def range_step(dice: Dice, ask: Attack, arms: Arms) -> int | None:
    """Give how many steps above regular a distance is, or None beyond reach (COC-27).

    Shot is regular within its last limit, and hits nothing beyond (COC-P1).
    """
    if ask.distance is None:
        return 0
    distance = arms.measured(ask.distance)
    if arms.spread:
        dice.step(msg("Limits of range"), "/".join(map(str, arms.limits)), "COC-P1")
        return 0 if distance <= arms.limits[-1] else None
    if arms.reach is None:
        return 0
    dice.step(msg("Base range"), arms.reach, "COC-27")
    for step, times in enumerate(BANDS):
        if distance <= times * arms.reach:
            return step
    return None


def several(ask: Attack, arms: Arms) -> bool:
    """Tell whether the shots of a round have a penalty die (COC-28, COC-P0)."""
    shots, row = ask.shots or 1, arms.row
    if row is not None and shots > max(1, row.most):
        raise UsageError(
            "out_of_bounds",
            msg("{weapon} attacks at most {most} times in a round (COC-P0).",
                weapon=row.called, most=max(1, row.most)),
            hint=msg("Leave --shots out, or fire fewer."),
        )
    return shots > (1 if row is None else row.free_shots)


def gun(
    dice: Dice, house: House, result: Result, ask: Attack, causes: list[Cause], blow: Blow | None
) -> Harm:
    """Settle range and dice of every shot or burst, and fire."""
    arms = arms_in(ask)
    step = range_step(dice, ask, arms)
    causes = [*causes, *causes_of_shot(ask, near(house, ask, arms), several(ask, arms))]
    bonus, penalty = named(dice, causes)
    shots = shots_of(dice, house, result, ask, bonus - penalty)
    if not ask.burst:
        result.details |= {"bonus_dice": bonus + ask.aimed, "penalty_dice": penalty}
    if ask.aimed:  # the first shot only (COC-P18)
        dice.modifier("aimed", 1, "COC-28", "die")
        first = shots[0]
        shots = (Shot(first.bullets, first.net + 1, first.target, first.cost), *shots[1:])
    if step is None:
        return out_of_range(dice, result, ask, arms)
    dice.step(msg("Difficulty by distance"), DIFFICULTY_WORDS[HARDER[step]], "COC-27")
    settled = settle(house, shots[0].net, step)[1]
    result.details["difficulty"] = settled or "impossible"
    if settled != HARDER[step]:
        harder = DIFFICULTY_WORDS[settled] if settled else msg("impossible")
        dice.step(msg("Made harder by penalty dice beyond the cap"), harder, "COC-28")
    volley = Volley(house, ask, step, shots, blow)
    volley.jams_from = ask.malfunction
    if arms.row is not None and ask.malfunction is None:
        volley.jams_from = arms.row.malfunction
    harm = NO_HARM * (1 + shots[-1].target)
    run = dice.repeat(len(shots), fire, VolleyState(harm), volley)
    judge(result, run, shots)
    dice.tell(tell_volley, result, volley, run)
    return run.harm


def shots_of(
    dice: Dice, house: House, result: Result, ask: Attack, net: int
) -> tuple[Shot, ...]:
    """List what is fired, each with its net dice before aiming."""
    if not ask.burst:
        return (Shot(None, net),) * (ask.shots or 1)
    from rolcli.rulesets.coc7.bursts import cost, planned

    found = []
    for burst in planned(dice, house, result, ask):
        found.append(Shot(burst.bullets, net - burst.penalty, burst.target, cost(house, burst)))
    return tuple(found)


def out_of_range(dice: Dice, result: Result, ask: Attack, arms: Arms) -> Harm:
    """Say that nothing is rolled at such a distance."""
    result.outcome, result.success = "impossible", False
    if arms.spread:
        dice.step(msg("Beyond the last limit"), msg("impossible"), "COC-P1")
        result.headline = msg(
            "Impossible: {distance} is out of range, which ends at {range}",
            distance=ask.distance,
            range=arms.limits[-1],
        )
        return NO_HARM
    dice.step(msg("Beyond four times the base range"), msg("impossible"), "COC-27")
    result.headline = msg(
        "Impossible: {distance} is beyond four times the base range of {range}",
        distance=ask.distance,
        range=arms.reach,
    )
    return NO_HARM


def judge(result: Result, run: VolleyState, shots: tuple[Shot, ...]) -> None:
    """Name the outcome of a volley."""
    result.level = run.level or None
    if run.hits:
        result.outcome = "hit"
    elif run.jammed:
        result.outcome = "jam"
    elif run.rolled or all(shot.bullets == 0 for shot in shots):
        result.outcome = "miss"
    else:
        result.outcome = "impossible"
    result.success = result.outcome == "hit"
    if run.dived is not None:
        result.details["dived"] = run.dived
    if result.outcome != "impossible" and len(shots) > 1:
        result.details |= {"hits": run.hits, "impaling": run.impaling}


def tell_volley(dice: Dice, result: Result, volley: Volley, run: VolleyState) -> None:
    """Say what came of a volley: each shot, a jam, an ally hit, the magazine."""
    result.details["each"] = volley.each
    if result.outcome != "impossible":
        result.details |= {"hits": run.hits, "impaling": run.impaling}
    else:
        result.headline = msg("Impossible: with so many penalty dice not even a critical is enough")
    if volley.ask.burst:
        tell_magazine(result, volley)
    if run.ally:
        result.effects.append("ally_hit")
        result.notes.append(
            msg("A fumble into a melee: an ally is hit, the one with the lowest Luck (COC-28).")
        )
    if run.jammed:
        result.effects.append("jammed")
        result.notes.append(
            msg("Jammed: 1D6 rounds with Mechanical Repair or Firearms clear it (COC-28).")
        )
    if len(volley.shots) == 1 and run.rolled:
        tell_single(dice, result, volley)


def tell_magazine(result: Result, volley: Volley) -> None:
    """Count the bullets fired: a burst that jams, or is not fired at all, costs none."""
    spent = sum(
        shot.cost
        for shot, one in zip(volley.shots, volley.each, strict=True)
        if one["outcome"] in FIRED
    )
    result.details["spent"] = spent
    magazine = magazine_of(volley.ask)
    if magazine is not None:
        result.state["magazine"] = magazine - spent


def tell_single(dice: Dice, result: Result, volley: Volley) -> None:
    """Put a lone shot's numbers where a single roll has them."""
    (one,) = volley.each
    difficulty, total = str(one["difficulty"]), int(str(one["total"]))
    result.total, result.target = total, needed(volley.ask.skill, difficulty)
    if one["outcome"] != "jam" and total not in (1, 100):
        result.margin = margin_of(total, result.target, result.success is True)
    attacks = [roll for roll in dice.rolls if roll.what == "attack"]
    result.details |= {
        "value": volley.ask.skill, "difficulty": difficulty, "net_dice": one["net_dice"],
        "candidates": candidates(attacks),
    }
