"""Luck: the roll, points spent on a failure, points that come back (COC-44..51)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.coc7.earlier import Attempt, needed_word, number, part, refused, rows, verb_of
from rolcli.rulesets.coc7.fortune import best_buy, price
from rolcli.rulesets.coc7.levels import LEVEL_WORDS, LEVELS, RANK, made, needed
from rolcli.rulesets.coc7.opposed import compare
from rolcli.rulesets.coc7.percentile import percentile
from rolcli.rulesets.coc7.rolls import alone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.coc7.earlier import Earlier
    from rolcli.rulesets.coc7.options import FromRoll, LuckPoints, Recover, Spend
    from rolcli.rulesets.frame import House

ROLLS = ("test", "check", "push", "luck", "attack", "damage", "sanity", "heal", "dying",
         "initiative")  # fmt: skip
MADE = ("success", "win", "hit", "alive", "stabilised")
OPPOSED: dict[str, Message] = {
    "win": msg("now it wins"),
    "lose": msg("it still loses"),
    "tie": msg("now it is a tie, to be rolled again"),
    "hit": msg("now it hits"),
    "miss": msg("it still misses"),
    "hit_back": msg("the defender still hits"),
}
"""What becomes of an opposed roll or an attack once Luck is spent."""
BODY = ("hp", "hp_max", "major_wound", "condition")
"""What the state of an attack tells of its target."""
MOST = 99
"""Luck does not grow beyond this (COC-51)."""


def luck(
    dice: Dice,
    house: House,
    points: LuckPoints = None,
    spend: Spend = None,
    earlier: FromRoll = None,
    recover: Recover = False,
) -> Result:
    """Roll Luck against the points left, or spend points on an earlier failure."""
    after_luck = earlier is not None and earlier.get("verb") == "luck" and points is None
    if earlier is not None and spend is None and not after_luck:
        raise UsageError(
            "from_without_spend",
            msg("An earlier roll is given, and no points of Luck to spend on it (COC-44)."),
            hint=msg("Say how many with --spend N; for a Luck roll leave --from out."),
        )
    if spend is not None:
        if earlier is None or recover:
            raise UsageError(
                "spend_without_from",
                msg("Luck is spent on an earlier roll, and none is given."),
                hint=msg("Give its JSON with --from FILE, or - for standard input."),
            )
        return buy(dice, house, Result("luck"), points, spend, earlier)
    if earlier is not None:
        points = number(earlier, "state", "luck")  # what was left after spending (COC-51)
        if points is None:
            raise refused("no_luck_there", msg("This result does not say how much Luck is left."))
    if points is None:
        raise UsageError(
            "no_luck_given",
            msg("A Luck roll needs the points of Luck left (COC-50)."),
            hint=msg("Give them: luck 60."),
        )
    result = Result("luck")
    if recover:
        return recovery(dice, house, result, points)
    dice.step(msg("Luck left"), points, "COC-50")
    alone(dice, house, result, points, "regular", 0)
    result.state["luck"] = points
    return result


def buy(
    dice: Dice, house: House, result: Result, points: int | None, spend: int, earlier: Earlier
) -> Result:
    """Turn an earlier failure into a success, a point of Luck for each point (COC-44)."""
    allowed(house, earlier)
    first = Attempt(earlier)
    pool = points
    if pool is None:
        pool = number(earlier, "input", "luck")
    if pool is None:
        pool = spend
        result.notes.append(msg("No Luck is given: what may be spent is taken as all there is."))
    level, cost = wanted(house, first, min(spend, pool), earlier)
    details = {"value": first.value, "difficulty": first.difficulty, "rolled": first.total,
               "cost": cost}  # fmt: skip
    result.details |= details
    need = needed(first.value, level)
    dice.step(msg("Rolled"), first.total, "COC-44")
    dice.step(msg("Needed"), need, "COC-02")
    dice.step(msg("Points of Luck it costs"), cost, "COC-44")
    result.target = need
    if cost > min(spend, pool):
        result.outcome, result.success = "refused", False
        result.total, result.level = first.total, first.level
        result.margin = -cost
        result.state["luck"] = pool
        result.headline = nmsg(
            "Refused: not enough Luck, it costs {n} point and {spend} may be spent",
            "Refused: not enough Luck, it costs {n} points and {spend} may be spent",
            cost,
            spend=min(spend, pool),
        )
        return result
    result.total, result.level = need, level
    result.margin = 0
    result.details["bought"] = True
    result.state["luck"] = pool - cost
    dice.step(msg("Luck left"), pool - cost, "COC-49")
    result.outcome = new_outcome(house, earlier, first, level, need)
    result.success = result.outcome in MADE
    told = nmsg(
        "{rolled} becomes {need}: {level} for {n} point of Luck, {left} left",
        "{rolled} becomes {need}: {level} for {n} points of Luck, {left} left",
        cost,
        rolled=first.total,
        need=need,
        level=LEVEL_WORDS[level],
        left=pool - cost,
    )
    if result.outcome in OPPOSED:
        told = msg("{told}: {outcome}", told=told, outcome=OPPOSED[result.outcome])
    result.headline = told
    if result.outcome == "hit":
        hit(result, earlier, first, level)
    elif earlier.get("verb") == "heal":
        from rolcli.rulesets.coc7.heal import again

        again(dice, result, earlier)
    elif earlier.get("verb") == "dying":
        from rolcli.rulesets.coc7.dying import CONDITIONS

        result.state["condition"] = CONDITIONS[result.outcome]
        result.effects.append(CONDITIONS[result.outcome])
    return result


def hit(result: Result, earlier: Earlier, first: Attempt, level: str) -> None:
    """Say what the hit bought does: its bullets, and whether it is extreme (COC-23, COC-34)."""
    details, state = part(earlier, "details"), part(earlier, "state")
    if details.get("manoeuvre"):
        return
    for name in BODY:  # the target's, for the damage to come
        if name in state:
            result.state[name] = state[name]
    hits, impaling = 1, 0
    each = rows(details.get("each"), "details.each")
    if each:
        shot: dict[str, object] = {"outcome": "hit", "level": level, "difficulty": first.difficulty}
        bullets = each[0].get("bullets")
        if isinstance(bullets, int):
            from rolcli.rulesets.coc7.bursts import burst_hits

            hits, impaling = burst_hits(bullets, level, first.difficulty)
            shot["bullets"] = bullets
        result.details["each"] = [shot | {"hits": hits, "impaling": impaling}]
    result.details |= {"hits": hits, "impaling": impaling}
    result.notes.append(msg("Now roll its damage: damage EXPR --from this result (COC-23)."))


def wanted(house: House, first: Attempt, most: int, earlier: Earlier) -> tuple[str, int]:
    """Choose the level to buy and its cost; the cost may be more than there is."""
    found = best_buy(house, first.total, first.value, most)
    if found is not None and RANK[found[0]] > RANK[first.level]:
        compared = "vs_level" in part(earlier, "details")
        if compared or made(found[0], first.difficulty):  # it must change something
            return found
    cost = price(house, first.total, first.level, first.value, first.difficulty)
    if cost is None or cost <= 0:
        raise refused(
            "not_for_sale",
            msg("Luck buys a regular success and nothing better here (COC-44, COC-47)."),
            msg("The published rule sells more: --set luck_levels=any."),
        )
    return first.difficulty, cost


def allowed(house: House, earlier: Earlier) -> None:
    """Refuse where the rules keep Luck out (COC-46, COC-48)."""
    verb = verb_of(earlier, ROLLS)
    details = part(earlier, "details")
    if verb == "luck" and "cost" not in details:
        raise refused("luck_on_luck", msg("Luck cannot change a Luck roll (COC-46)."))
    if verb == "luck":
        raise refused("luck_twice", msg("Luck was already spent on this roll (COC-44)."))
    if verb in ("damage", "sanity"):
        raise refused(
            "luck_not_here",
            msg("Luck changes neither damage nor Sanity rolls or losses (COC-46)."),
        )
    if verb == "push" or details.get("pushed"):
        raise refused("luck_and_push", msg("Luck cannot be spent on a pushed roll (COC-48)."))
    if verb == "initiative":
        raise refused("luck_not_here", msg("Luck is for a failed test, check or attack (COC-44)."))
    if earlier.get("outcome") == "impossible":
        raise refused("never_rolled", msg("Nothing was rolled: it is impossible (COC-10)."))
    if len(rows(details.get("each"), "details.each")) > 1:
        raise refused(
            "several_rolls",
            msg("Luck is spent on one roll, and this attack has several (COC-44)."),
            msg("Give the shot or burst that failed as an attack of its own."),
        )
    if earlier.get("outcome") == "jam":
        raise refused("luck_on_jam", msg("Luck cannot undo a malfunction (COC-28)."))
    if earlier.get("level") == "fumble":
        raise refused("luck_on_fumble", msg("Luck cannot change a fumble (COC-46)."))
    if earlier.get("outcome") in ("success", "win", "hit") and house["luck_levels"] == "normal":
        raise refused("luck_on_success", msg("The roll succeeded; Luck is for failures (COC-44)."))
    if earlier.get("level") in ("regular", "hard") and house["luck_levels"] == "normal":
        raise refused(
            "not_for_sale",
            msg("The roll is a success already, and Luck buys nothing better here (COC-44)."),
            msg("The published rule sells more: --set luck_levels=any."),
        )
    if earlier.get("level") in ("extreme", "critical"):
        raise refused("luck_on_success", msg("Luck cannot make this roll any better (COC-47)."))


def new_outcome(house: House, earlier: Earlier, first: Attempt, level: str, need: int) -> str:
    """Tell what the bought level changes: a success, a win over the other side, a hit (D20)."""
    details = part(earlier, "details")
    other = details.get("vs_level")
    if other is not None:
        needed_word(other, LEVELS, "details.vs_level")
    if earlier.get("verb") == "attack":
        if other is not None:
            from rolcli.rulesets.coc7.melee import duel

            return duel(level, str(other), details.get("defence") == "dodge")
        return "hit" if made(level, first.difficulty) else "miss"
    if other is not None:
        vs, vs_total = number(earlier, "details", "vs"), number(earlier, "details", "vs_total")
        return compare(house, (level, need, first.value), (str(other), vs_total, vs or 0))[0]
    if earlier.get("verb") == "dying":
        return "stabilised" if earlier.get("outcome") == "dying" else "alive"
    return "success" if made(level, first.difficulty) else "failure"


def recovery(dice: Dice, house: House, result: Result, points: int) -> Result:
    """Win Luck back at the end of a session: 1D10 when 1D100 is above it (COC-51)."""
    if house["luck_recovery"] == "off":
        raise UsageError(
            "no_recovery",
            msg("Luck does not come back here (COC-51)."),
            hint=msg("The published rule does: --set luck_recovery=on."),
        )
    total = percentile(dice, 0, "recovery")
    gain = dice.die(10, "recovered") if total > points else 0
    left = max(points, min(MOST, points + gain))
    dice.step(msg("Rolled, to be above {luck}", luck=points), total, "COC-51")
    dice.step(msg("Luck recovered, up to 99"), left - points, "COC-51")
    result.total, result.target = total, points
    result.outcome = "recovered" if gain else "unchanged"
    result.success = gain > 0
    result.details["recovered"] = left - points
    result.state["luck"] = left
    result.headline = msg(
        "Luck {points}: {gain} recovered, now {left}", points=points, gain=left - points, left=left
    )
    return result
