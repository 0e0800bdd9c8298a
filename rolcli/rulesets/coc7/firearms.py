"""Attacks with firearms: range, modifiers, several shots, malfunction (COC-27, COC-28)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.coc7.bursts import burst_hits
from rolcli.rulesets.coc7.levels import (
    DIFFICULTY_WORDS,
    HARDER,
    LEVEL_WORDS,
    level_of,
    made,
    needed,
)
from rolcli.rulesets.coc7.opposed import side
from rolcli.rulesets.coc7.percentile import candidates, one_more, percentile
from rolcli.rulesets.coc7.tally import Log, land

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.strike import Blow
    from rolcli.rulesets.coc7.tally import Tally
    from rolcli.rulesets.frame import House

    Plan = tuple[tuple[int | None, int], ...]
    Aim = tuple[str, bool, str | None, bool | None, int, int | None]
    # index, over, anything rolled, jammed, an ally hit, dived, level of a lone shot, tally
    State = tuple[int, bool, bool, bool, bool, bool | None, str, Tally]

BANDS = (1, 2, 4)
"""Up to so many times the base range: regular, hard, extreme (COC-27)."""


def range_step(distance: int, base_range: int) -> int | None:
    """Give how many steps above regular a distance is, or None beyond reach (COC-27)."""
    for step, times in enumerate(BANDS):
        if distance <= times * base_range:
            return step
    return None


def settle(house: House, raw: int, step: int) -> tuple[int, str | None]:
    """Give the dice and the difficulty of a shot; None when it cannot be made (COC-28, D5).

    Each penalty die beyond the cap makes the shot one step harder instead:
    regular, hard, extreme, critical only, impossible.
    """
    cap: int = house["dice_cap"]  # type: ignore[assignment]
    step += max(0, -raw - cap)
    return max(-cap, min(cap, raw)), HARDER[step] if step < len(HARDER) else None


def extreme_hit(level: str, difficulty: str) -> bool:
    """Tell whether a hit does extreme damage: a 01 only where Extreme was demanded (COC-23)."""
    return level == "critical" or (level == "extreme" and difficulty in ("regular", "hard"))


def aim(
    dice: Dice, house: House, skill: int, raw: int, step: int, malfunction: int | None,
    dive: int | None,
) -> Aim:  # fmt: skip
    """Roll a shot: its level, whether it jams, its difficulty, whether the target dived.

    A dive is rolled after the attack, and its penalty die then joins the throw
    (COC-28). Exact odds roll it first, which comes to the same.
    """
    net, difficulty = settle(house, raw, step)
    if difficulty is None:
        return "", False, None, None, net, None
    dived: bool | None = None
    if dive is not None and dice.enumerating:
        dived = dice.chance(dives, house, dive)
        net, difficulty = settle(house, raw - dived, step)
    total = 0 if difficulty is None else percentile(dice, net, "attack")
    if dive is not None and not dice.enumerating:
        at, before = len(dice.rolls) - 1, net
        dived = dives(dice, house, dive)
        net, difficulty = settle(house, raw - dived, step)
        if net != before and difficulty is not None:
            total = one_more(dice, at, before, net)
    if difficulty is None:
        return "", False, None, dived, net, None
    jams = malfunction is not None and total >= malfunction
    level = level_of(house, total, skill, difficulty)
    if dice.enumerating:
        return level, jams, difficulty, dived, net, None
    return level, jams, difficulty, dived, net, total


def dives(dice: Dice, house: House, value: int) -> bool:
    """Roll the target's Dodge for a dive to cover (COC-28)."""
    level, _ = side(dice, house, value, 0, "dive")
    if made(level):
        dice.modifier("dive", -1, "COC-28", "die")
    return made(level)


def shot(
    dice: Dice,
    state: State,
    house: House,
    skill: int,
    plan: Plan,
    step: int,
    malfunction: int | None,
    dive: int | None,
    into_melee: bool,
    blow: Blow | None,
    hp_max: int | None,
    result: Result | None,
) -> State:
    """Fire the next shot or burst of the plan; a jam ends the run."""
    index, over, rolled, jammed, ally, dived, _, tally = state
    bullets, raw = plan[index]
    if over or bullets == 0:
        if result is not None:
            log_shot(result, bullets, "not_fired" if over else "void")
        return index + 1, over, rolled, jammed, ally, dived, "", tally
    level, jams, difficulty, dive_made, net, total = dice.chance(
        aim, house, skill, raw - (dived is True), step, malfunction,
        None if dived is not None else dive,
    )  # fmt: skip
    if dive_made is not None:
        dived = dive_made
    if difficulty is None:
        if result is not None:
            log_shot(result, bullets, "impossible")
        return index + 1, over, rolled, jammed, ally, dived, "", tally
    hits, impaling, extreme = effect(level, difficulty, bullets, blow)
    if jams:
        hits = impaling = 0
    if result is not None:
        number = index + 1 if len(plan) > 1 else 0
        told(dice, number, skill, difficulty, level, jams, total, malfunction)
    log = None if result is None else Log()
    tally = land(dice, tally, house, blow, hp_max, hits, impaling, extreme, log)
    if result is not None and log is not None:
        thing = log_shot(result, bullets, "jam" if jams else "hit" if hits else "miss")
        thing |= {
            "total": total, "level": level, "difficulty": difficulty, "net_dice": net,
            "hits": hits, "impaling": impaling, "damage": log.hits,
        }  # fmt: skip
    ally = ally or (into_melee and level == "fumble" and not jams)
    lone = level if len(plan) == 1 else ""
    return index + 1, jams, True, jams, ally, dived, lone, tally


def effect(
    level: str, difficulty: str, bullets: int | None, blow: Blow | None
) -> tuple[int, int, bool]:
    """Give hits, impaling hits, and whether the rest are extreme, of one shot or burst."""
    if bullets is not None:
        return *burst_hits(bullets, level, difficulty), False
    if not made(level, difficulty):
        return 0, 0, False
    extreme = extreme_hit(level, difficulty)
    return 1, int(extreme and blow is not None and blow[3]), extreme


def log_shot(result: Result, bullets: int | None, outcome: str) -> dict[str, object]:
    """Open the entry of a shot or burst in the result's details."""
    thing: dict[str, object] = {"outcome": outcome}
    if bullets is not None:
        thing["bullets"] = bullets
    each: list[dict[str, object]] = result.details.setdefault("each", [])  # type: ignore[assignment]
    each.append(thing)
    return thing


def told(
    dice: Dice, number: int, skill: int, difficulty: str, level: str, jams: bool,
    total: int | None, malfunction: int | None,
) -> None:  # fmt: skip
    """Record the working of one shot."""
    word = DIFFICULTY_WORDS[difficulty]
    rolled = msg("Shot or burst {number}: rolled", number=number) if number else msg("Rolled")
    dice.step(rolled, total or 0, "COC-09")
    dice.step(msg("Needed ({difficulty})", difficulty=word), needed(skill, difficulty), "COC-27")
    if jams:
        dice.step(msg("Malfunction: rolled this or more"), malfunction or 0, "COC-28")
    else:
        dice.step(msg("Level rolled"), LEVEL_WORDS[level], "COC-03")


def shoot(
    dice: Dice,
    house: House,
    result: Result,
    skill: int,
    plan: Plan,
    step: int,
    malfunction: int | None,
    dive: int | None,
    into_melee: bool,
    blow: Blow | None,
    hp_max: int | None,
    tally: Tally,
) -> Tally:
    """Fire everything planned, and say what came of it."""
    start: State = (0, False, False, False, False, None, "", tally)
    ended = dice.repeat(
        len(plan), shot, start, house, skill, plan, step, malfunction, dive, into_melee, blow,
        hp_max, None if dice.enumerating else result,
    )  # fmt: skip
    _, _, rolled, jammed, ally, dived, level, tally = ended
    if dived is not None:
        result.details["dived"] = dived
    if ally:
        result.effects.append("ally_hit")
        result.notes.append(
            msg("A fumble into a melee: an ally is hit, the one with the lowest Luck (COC-28).")
        )
    if jammed:
        result.effects.append("jammed")
        result.notes.append(
            msg("Jammed: 1D6 rounds with Mechanical Repair or Firearms clear it (COC-28).")
        )
    result.level = level or None
    result.outcome = (
        "hit" if tally[0] else "jam" if jammed else "miss" if rolled else "impossible"
    )
    if not rolled and all(bullets == 0 for bullets, _ in plan):
        result.outcome = "miss"
    result.success = result.outcome == "hit"
    if result.outcome == "impossible":
        result.headline = msg("Impossible: too many penalty dice make it harder than critical only")
    if len(plan) == 1 and rolled and not dice.enumerating:
        single(dice, result, skill)
    return tally


def single(dice: Dice, result: Result, skill: int) -> None:
    """Put a lone shot's numbers where a single roll has them."""
    each: list[dict[str, object]] = result.details["each"]  # type: ignore[assignment]
    one = each[0]
    difficulty = str(one["difficulty"])
    total: int = one["total"]  # type: ignore[assignment]
    result.total, result.target = total, needed(skill, difficulty)
    if one["outcome"] != "jam":
        from rolcli.rulesets.coc7.levels import margin_of

        result.margin = margin_of(total, result.target, result.success is True)
    roll = next(roll for roll in dice.rolls if roll.what == "attack")
    result.details |= {
        "value": skill, "difficulty": difficulty, "net_dice": one["net_dice"],
        "candidates": candidates(roll),
    }  # fmt: skip
