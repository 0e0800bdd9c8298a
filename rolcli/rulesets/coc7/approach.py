"""How an attack is made: what speaks for and against it, hand to hand or with a firearm."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.firearms import Plan
    from rolcli.rulesets.coc7.strike import Blow
    from rolcli.rulesets.coc7.tally import Tally
    from rolcli.rulesets.frame import House

    Causes = list[tuple[str, int, str]]

FEET = 3
"""A foot in tenths of a metre (COC-28)."""


def near(
    house: House, said: bool, distance: int | None, dex: int | None, target_dex: int | None
) -> bool:
    """Tell whether the target is at point-blank: said so, or within DEX/5 feet (COC-28).

    Whose DEX it is, the shooter's or the target's, is a setting; distances are metres.
    """
    whose = dex if house["point_blank_dex"] == "shooter" else target_dex
    if said or whose is None or distance is None:
        return said
    return distance * 10 <= whose // 5 * FEET


def hand(
    dice: Dice,
    house: House,
    result: Result,
    skill: int,
    vs: int | None,
    dodge: bool,
    fight_back: bool,
    undefended: bool,
    surprised: bool,
    before: int,
    free: int,
    builds: tuple[int | None, int | None] | None,
    causes: Causes,
    blow: Blow | None,
    hp_max: int | None,
    tally: Tally,
) -> Tally:
    """Gather what speaks for and against an attack hand to hand, and resolve it."""
    from rolcli.rulesets.coc7.melee import defence_of, fight, manoeuvre_penalty, outnumbered

    defence = defence_of(vs, dodge, fight_back, undefended, surprised)
    if outnumbered(house, defence, before, free):
        causes.append(("outnumbered", 1, "COC-22"))
    if builds is not None:
        if blow is not None:
            raise UsageError(
                "manoeuvre_damage",
                msg("A manoeuvre does no damage: it grabs, disarms or the like (COC-24)."),
                hint=msg("Leave --damage out."),
            )
        smaller = manoeuvre_penalty(*builds)
        result.details["manoeuvre"] = True
        if smaller is None:
            result.outcome, result.success = "impossible", False
            dice.step(msg("Build against Build"), f"{builds[0]} - {builds[1]}", "COC-24")
            result.headline = msg(
                "Impossible: a Build of {own} against {other} is too small for a manoeuvre",
                own=builds[0],
                other=builds[1],
            )
            return tally
        if smaller:
            causes.append(("smaller_build", -smaller, "COC-24"))
    return fight(dice, house, result, skill, vs, defence, causes, blow, hp_max, tally)


def gun(
    dice: Dice,
    house: House,
    result: Result,
    skill: int,
    distance: int | None,
    base_range: int | None,
    aimed: bool,
    dive: int | None,
    into_melee: bool,
    shots: int | None,
    malfunction: int | None,
    burst: list[str],
    magazine: int | None,
    causes: Causes,
    blow: Blow | None,
    hp_max: int | None,
    tally: Tally,
) -> Tally:
    """Settle range and dice of every shot or burst, and fire."""
    from rolcli.rulesets.coc7.firearms import range_step, settle, shoot
    from rolcli.rulesets.coc7.levels import DIFFICULTY_WORDS, HARDER

    if burst and shots is not None:
        raise UsageError("shots_or_bursts", msg("--shots fires single shots, --burst bursts."))
    if magazine is not None and not burst:
        raise UsageError("magazine_without_burst", msg("--magazine counts the bullets of --burst."))
    if (distance is None) != (base_range is None):
        raise UsageError(
            "distance_and_range",
            msg("The difficulty follows from distance and base range together (COC-27)."),
            hint=msg("Give both --distance and --base-range, in the same unit."),
        )
    step: int | None = 0
    if distance is not None and base_range is not None:
        step = range_step(distance, base_range)
        dice.step(msg("Base range"), base_range, "COC-27")
    for name, value, rule in causes:
        dice.modifier(name, value, rule, "" if name.endswith("_dice") else "die")
    base = sum(value for _, value, _ in causes)
    if burst:
        from rolcli.rulesets.coc7.bursts import planned

        each = planned(dice, house, result, skill, burst, magazine)
        plan: Plan = tuple((bullets, base - penalty) for bullets, penalty in each)
    else:
        plan = ((None, base),) * (shots or 1)
        result.details["bonus_dice"] = sum(value for _, value, _ in causes if value > 0) + aimed
        result.details["penalty_dice"] = -sum(value for _, value, _ in causes if value < 0)
    if aimed:  # the first shot only
        dice.modifier("aimed", 1, "COC-28", "die")
        plan = ((plan[0][0], plan[0][1] + 1), *plan[1:])
    if step is None:
        dice.step(msg("Beyond four times the base range"), msg("impossible"), "COC-27")
        result.outcome, result.success = "impossible", False
        result.headline = msg(
            "Impossible: {distance} is beyond four times the base range of {range}",
            distance=distance,
            range=base_range,
        )
        result.state.pop("magazine", None)
        return tally
    dice.step(msg("Difficulty by distance"), DIFFICULTY_WORDS[HARDER[step]], "COC-27")
    settled = settle(house, plan[0][1], step)[1]
    result.details["difficulty"] = settled or "impossible"
    if settled != HARDER[step]:
        harder = DIFFICULTY_WORDS[settled] if settled else msg("impossible")
        dice.step(msg("Made harder by penalty dice beyond the cap"), harder, "COC-28")
    return shoot(
        dice, house, result, skill, plan, step, malfunction, dive, into_melee, blow, hp_max, tally
    )
