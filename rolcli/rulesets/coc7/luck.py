"""Luck: the roll, points spent on a failure, points that come back (COC-44..51)."""

from __future__ import annotations

from rolcli.declare import Earlier, Excludes, Flag, Needs, Whole
from rolcli.errors import UsageError
from rolcli.messages import N_, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.coc7.before import EARLIER
from rolcli.rulesets.coc7.earlier import PastRoll, carry_names, outcome_of, refused, serving
from rolcli.rulesets.coc7.levels import LEVELS, RANK, Trial, best_buy, made, needed, price
from rolcli.rulesets.coc7.percentile import compare
from rolcli.rulesets.coc7.rolls import alone
from rolcli.rulesets.coc7.spends import SPENDS, Pulp, pulp
from rolcli.rulesets.coc7.tables import LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House

ROLLS = ("test", "check", "push", "luck", "attack", "damage", "sanity", "heal", "dying",
         "initiative")
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

class Luck(Pulp):
    """What the verb asks."""

    points = Whole(
        N_("The points of Luck left."), default=None, name="luck", positional=True, least=0,
        rule="COC-50", es="suerte", sheet="luck",
    )
    spend = Whole(
        N_("The most points to spend on the roll given by --from."), default=None, least=0,
        rule="COC-44", es="gastar",
    )
    earlier = Earlier(EARLIER, metavar="FILE", rule="COC-44", es="desde")
    recover = Flag(
        N_("The end of a session, in pulp its start: win Luck back (needs the setting)."),
        rule="COC-P7",
        es="recuperar",
    )

    APART = ("points",)
    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("spend", "earlier", rule="COC-44"),)
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("recover", "spend", "earlier", rule="COC-51"),
        Excludes("spend", *SPENDS, rule="COC-P9"),
        Excludes("recover", *SPENDS, rule="COC-P9"),
    )


def luck(dice: Dice, house: House, ask: Luck) -> Result:
    """Roll Luck against the points left, or spend points on an earlier failure."""
    result = Result("luck")
    points = ask.points
    if ask.earlier is not None:
        past = ask.earlier
        if ask.spend is not None:
            carry_names(result, past)
            return buy(dice, house, result, ask, past)
        if past.verb != "luck" or points is not None:
            raise UsageError(
                "needs",
                msg("An earlier roll is given, and no points of Luck to spend on it (COC-44)."),
                hint=msg("Say how many with --spend N; for a Luck roll leave --from out."),
            )
        points = past.whole("state.luck")  # what was left after spending (COC-51)
        if points is None:
            raise refused(
                "bad_earlier_result", msg("This result does not say how much Luck is left.")
            )
    if points is None:
        raise UsageError(
            "missing_value",
            msg("A Luck roll needs the points of Luck left (COC-50)."),
            hint=msg("Say them: luck 60."),
        )
    if ask.recover:
        from rolcli.rulesets.coc7.recovery import recovery

        return recovery(dice, house, result, points)
    if any(getattr(ask, key) for key in SPENDS):
        return pulp(dice, house, result, points, ask)
    dice.step(msg("Luck left"), points, "COC-50")
    alone(dice, house, result, Trial(points))
    result.state["luck"] = points
    return result


def buy(dice: Dice, house: House, result: Result, ask: Luck, past: EarlierResult) -> Result:
    """Turn an earlier failure into a success, a point of Luck for each point (COC-44)."""
    allowed(house, past)
    first = PastRoll(past)
    spend = ask.spend or 0
    pool = past.whole("input.luck") if ask.points is None else ask.points
    if pool is None:
        pool = spend
        result.notes.append(msg("No Luck is given: what may be spent is taken as all there is."))
    level, cost = wanted(house, first, min(spend, pool), past)
    need = needed(first.trial.value, level)
    result.details |= {
        "value": first.trial.value, "difficulty": first.trial.difficulty, "rolled": first.total,
        "cost": cost,
    }
    dice.step(msg("Rolled"), first.total, "COC-44")
    dice.step(msg("Needed"), need, "COC-02")
    dice.step(msg("Points of Luck it costs"), cost, "COC-44")
    result.target = need
    if cost > min(spend, pool):
        return too_dear(result, first, cost, (spend, pool))
    result.total, result.level, result.margin = need, level, 0
    result.details["bought"] = True
    result.state["luck"] = pool - cost
    dice.step(msg("Luck left"), pool - cost, "COC-49")
    result.outcome = new_outcome(house, past, first, level)
    result.success = result.outcome in MADE
    result.headline = told(result, first, cost, pool - cost)
    result.answer = pool - cost
    go_on(dice, result, past, first)
    return result


def too_dear(
    result: Result, first: PastRoll, cost: int, purse: tuple[int, int]
) -> Result:
    """Say that the Luck is not enough; ``purse`` is what may be spent and what there is."""
    result.outcome, result.success = "refused", False
    result.total, result.level, result.margin = first.total, first.level, -cost
    result.state["luck"] = purse[1]
    result.headline = nmsg(
        "Refused: not enough Luck, it costs {n} point and {spend} may be spent",
        "Refused: not enough Luck, it costs {n} points and {spend} may be spent",
        cost,
        spend=min(purse),
    )
    return result


def told(result: Result, first: PastRoll, cost: int, left: int) -> Message:
    """Word what was bought, for how much, and what an opposed roll or attack becomes."""
    words = nmsg(
        "{rolled} becomes {need}: {level} for {n} point of Luck, {left} left",
        "{rolled} becomes {need}: {level} for {n} points of Luck, {left} left",
        cost,
        rolled=first.total,
        need=result.total,
        level=LEVEL_WORDS[str(result.level)],
        left=left,
    )
    if result.outcome in OPPOSED:
        return msg("{told}: {outcome}", told=words, outcome=OPPOSED[result.outcome])
    return words


def go_on(dice: Dice, result: Result, past: EarlierResult, first: PastRoll) -> None:
    """Do what the success bought brings about: a hit, a treatment, another round alive."""
    if result.outcome == "hit":
        hit(result, past, first)
    elif past.verb == "heal":
        from rolcli.rulesets.coc7.heal import again

        again(dice, result, past)
    elif past.verb == "dying":
        from rolcli.rulesets.coc7.dying import BECOMES

        result.state["condition"] = BECOMES[str(result.outcome)]
        result.effects.append(BECOMES[str(result.outcome)])


def hit(result: Result, past: EarlierResult, first: PastRoll) -> None:
    """Say what the hit bought does: its bullets, and whether it is extreme (COC-23, COC-34).

    The blow and its target are handed on, for the damage to come.
    """
    if (past.fact("details.manoeuvre") is True):
        return
    for name in BODY:
        value = past.find(f"state.{name}")
        if value is not None:
            result.state[name] = value
    blow = past.find("details.blow")
    if isinstance(blow, dict):
        result.details["blow"] = blow
    hits, impaling = 1, 0
    each = past.rows("details.each")
    if each:
        level, difficulty = str(result.level), first.trial.difficulty
        shot: dict[str, object] = {"outcome": "hit", "level": level, "difficulty": difficulty}
        bullets = each[0].whole("bullets", 0)
        if bullets is not None:
            from rolcli.rulesets.coc7.bursts import burst_hits

            hits, impaling = burst_hits(bullets, level, difficulty)
            shot["bullets"] = bullets
        result.details["each"] = [shot | {"hits": hits, "impaling": impaling}]
    result.details |= {"hits": hits, "impaling": impaling}
    result.notes.append(
        msg("Now roll its damage: damage --from this result (COC-23).")
        if isinstance(blow, dict)
        else msg("Now roll its damage: damage EXPR --from this result (COC-23).")
    )


def wanted(house: House, first: PastRoll, most: int, past: EarlierResult) -> tuple[str, int]:
    """Choose the level to buy and its cost; the cost may be more than there is."""
    found = best_buy(house, first.total, first.trial.value, most)
    if found is not None and RANK[found[0]] > RANK[first.level]:
        compared = past.find("details.vs_level") is not None
        if compared or made(found[0], first.trial.difficulty):  # it must change something
            return found
    cost = price(house, first.total, first.level, first.trial)
    if cost is None or cost <= 0:
        raise refused(
            "forbidden",
            msg("Luck buys a regular success and nothing better here (COC-44, COC-47)."),
            msg("The published rule allows more: --set luck_levels=any."),
        )
    return first.trial.difficulty, cost


def allowed(house: House, past: EarlierResult) -> None:
    """Refuse where the rules keep Luck out (COC-46, COC-48)."""
    why: Message | None = None
    sold_out = house["luck_levels"] == "normal"
    level = past.find("level")
    serving(past, *ROLLS)
    if past.verb == "luck" and past.find("details.cost") is None:
        why = msg("Luck cannot change a Luck roll (COC-46).")
    elif past.verb == "luck":
        why = msg("Luck was already spent on this roll (COC-44).")
    elif past.verb in ("damage", "sanity"):
        why = msg("Luck changes neither damage nor Sanity rolls or losses (COC-46).")
    elif past.verb == "push" or past.find("details.pushed"):
        why = msg("Luck cannot be spent on a pushed roll (COC-48).")
    elif past.find("details.mode") == "all":
        why = msg("Luck cannot buy several values at once (COC-P10).")
    elif past.verb == "initiative":
        why = msg("Luck is for a failed test, check or attack (COC-44).")
    elif outcome_of(past) == "impossible":
        why = msg("Nothing was rolled: it is impossible (COC-10).")
    elif len(past.rows("details.each")) > 1:
        why = msg("Luck is spent on one roll, and this attack has several (COC-44).")
    elif outcome_of(past) == "jam":
        why = msg("Luck cannot undo a malfunction (COC-28).")
    elif level == "fumble":
        why = msg("Luck cannot change a fumble (COC-46).")
    elif outcome_of(past) in ("success", "win", "hit") and sold_out:
        why = msg("The roll succeeded; Luck is for failures (COC-44).")
    elif level in ("regular", "hard") and sold_out:
        raise refused(
            "forbidden",
            msg("It is a {level} already, and Luck buys no more here (COC-44).",
                level=LEVEL_WORDS[str(level)]),
            msg("The published rule allows more: --set luck_levels=any."),
        )
    elif level in ("extreme", "critical"):
        why = msg("Luck cannot make this roll any better (COC-47).")
    if why is not None:
        raise refused("forbidden", why)


def new_outcome(house: House, past: EarlierResult, first: PastRoll, level: str) -> str:
    """Tell what the bought level changes: a success, a win over the other side, a hit (D20)."""
    value, need = first.trial.value, needed(first.trial.value, level)
    other = past.word("details.vs_level", LEVELS)
    if past.verb == "attack":
        if other is None:
            return "hit" if made(level, first.trial.difficulty) else "miss"
        from rolcli.rulesets.coc7.melee import duel

        return duel(level, other, past.find("details.defence") == "dodge")
    if other is not None:
        vs, vs_total = past.whole("details.vs") or 0, past.whole("details.vs_total") or 0
        return compare(house, (level, need, value), (other, vs_total, vs))[0]
    if past.verb == "dying":
        return "stabilised" if outcome_of(past) == "dying" else "alive"
    return "success" if made(level, first.trial.difficulty) else "failure"
