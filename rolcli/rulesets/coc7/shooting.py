"""An attack with a firearm: its range, what is fired, and what came of it (COC-27..34)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.coc7.causes import SEVERAL, Cause, causes_of_shot, named
from rolcli.rulesets.coc7.firearms import Run, Shot, Volley, fire, settle
from rolcli.rulesets.coc7.harm import NO_HARM
from rolcli.rulesets.coc7.levels import DIFFICULTY_WORDS, HARDER, margin_of, needed
from rolcli.rulesets.coc7.percentile import candidates

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.attack_groups import Attack
    from rolcli.rulesets.coc7.harm import Harm
    from rolcli.rulesets.coc7.strike import Blow
    from rolcli.rulesets.frame import House

BANDS = (1, 2, 4)
"""Up to so many times the base range: regular, hard, extreme (COC-27)."""
FIRED = ("hit", "miss", "void")
"""What became of a burst whose bullets have left the magazine."""
FEET = 3
"""A foot in tenths of a metre (COC-28)."""


def near(house: House, ask: Attack) -> bool:
    """Tell whether the target is at point-blank: said so, or within DEX/5 feet (COC-28).

    Whose DEX it is, the shooter's or the target's, is a setting.
    """
    whose = ask.dex if house["point_blank_dex"] == "shooter" else ask.target_dex
    if ask.point_blank or whose is None or ask.distance is None:
        return ask.point_blank
    return ask.distance.measured("m") * 10 <= whose // 5 * FEET


def range_step(dice: Dice, ask: Attack) -> int | None:
    """Give how many steps above regular a distance is, or None beyond reach (COC-27)."""
    if ask.distance is None or ask.base_range is None:
        return 0
    dice.step(msg("Base range"), ask.base_range, "COC-27")
    for step, times in enumerate(BANDS):
        if ask.distance.number <= times * ask.base_range:
            return step
    return None


def gun(
    dice: Dice, house: House, result: Result, ask: Attack, causes: list[Cause], blow: Blow | None
) -> Harm:
    """Settle range and dice of every shot or burst, and fire."""
    step = range_step(dice, ask)
    causes = [*causes, *causes_of_shot(ask, near(house, ask), (ask.shots or 1) >= SEVERAL)]
    bonus, penalty = named(dice, causes)
    shots = shots_of(dice, house, result, ask, bonus - penalty)
    if not ask.burst:
        result.details |= {"bonus_dice": bonus + ask.aimed, "penalty_dice": penalty}
    if ask.aimed:  # the first shot only (COC-P18)
        dice.modifier("aimed", 1, "COC-28", "die")
        first = shots[0]
        shots = (Shot(first.bullets, first.net + 1, first.target, first.cost), *shots[1:])
    if step is None:
        return out_of_range(dice, result, ask)
    dice.step(msg("Difficulty by distance"), DIFFICULTY_WORDS[HARDER[step]], "COC-27")
    settled = settle(house, shots[0].net, step)[1]
    result.details["difficulty"] = settled or "impossible"
    if settled != HARDER[step]:
        harder = DIFFICULTY_WORDS[settled] if settled else msg("impossible")
        dice.step(msg("Made harder by penalty dice beyond the cap"), harder, "COC-28")
    volley = Volley(house, ask, step, shots, blow)
    harm = NO_HARM * (1 + shots[-1].target)
    run = dice.repeat(len(shots), fire, Run(harm), volley)
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


def out_of_range(dice: Dice, result: Result, ask: Attack) -> Harm:
    """Say that nothing is rolled at such a distance."""
    dice.step(msg("Beyond four times the base range"), msg("impossible"), "COC-27")
    result.outcome, result.success = "impossible", False
    result.headline = msg(
        "Impossible: {distance} is beyond four times the base range of {range}",
        distance=ask.distance,
        range=ask.base_range,
    )
    return NO_HARM


def judge(result: Result, run: Run, shots: tuple[Shot, ...]) -> None:
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


def tell_volley(dice: Dice, result: Result, volley: Volley, run: Run) -> None:
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
    if volley.ask.magazine is not None:
        result.state["magazine"] = volley.ask.magazine - spent


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
