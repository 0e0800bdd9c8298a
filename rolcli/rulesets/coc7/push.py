"""Pushing a failed roll: it is rolled once more, at a price in time (COC-04, COC-05)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.coc7.earlier import Attempt, part, refused, verb_of
from rolcli.rulesets.coc7.percentile import net_dice, refuse_dice
from rolcli.rulesets.coc7.rolls import alone, took

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.earlier import Earlier
    from rolcli.rulesets.coc7.options import From, PushBonus, PushPenalty, Time
    from rolcli.rulesets.frame import House

COMBAT = ("attack", "damage", "dying", "initiative")
ROLLS = ("test", "check", "push", "luck", "sanity", "heal", *COMBAT)


def push(
    dice: Dice,
    house: House,
    earlier: From,
    bonus: PushBonus = None,
    penalty: PushPenalty = None,
    time: Time = None,
) -> Result:
    """Roll a failed test or check again: same value and difficulty, for good."""
    allowed(house, earlier)
    first = Attempt(earlier)
    result = Result("push")
    if bonus is None and penalty is None:
        net = first.net
        if net:
            dice.modifier("bonus_dice" if net > 0 else "penalty_dice", net, "COC-04")
    else:
        refuse_dice(house, bonus or 0, penalty or 0)
        net = net_dice(dice, house, bonus or 0, penalty or 0)
    alone(dice, house, result, first.value, first.difficulty, net)
    result.details["pushed"] = True
    dice.step(msg("First roll, pushed"), first.total, "COC-04")
    if earlier.get("verb") == "heal":
        from rolcli.rulesets.coc7.heal import again

        again(dice, result, earlier)
    if not result.success:
        result.notes.append(msg("It stays so: what was at stake now happens (COC-04)."))
    if time:
        took(result, time)
    else:
        result.notes.append(msg("Pushing takes more time: the Keeper says how much (COC-05)."))
    return result


def allowed(house: House, earlier: Earlier) -> None:
    """Refuse what may not be pushed (COC-04, COC-08, COC-13, D8)."""
    verb = verb_of(earlier, ROLLS)
    details = part(earlier, "details")
    if verb in COMBAT:
        raise UsageError(
            "combat_push",
            msg("Combat rolls cannot be pushed (COC-13)."),
            hint=msg("Only a failed test or check may be pushed."),
        )
    if "vs_level" in details:
        raise UsageError(
            "opposed_push",
            msg("Opposed rolls cannot be pushed (COC-08)."),
            hint=msg("Only a failed test or check may be pushed."),
        )
    if verb == "luck" and "bought" in details:
        raise refused("luck_and_push", msg("Luck and pushing do not go together (COC-48)."))
    if verb in ("sanity", "luck"):
        raise refused(
            "no_push_here",
            msg("Only rolls of skills and characteristics can be pushed (COC-04)."),
            msg("Give the result of a failed test or check."),
        )
    if verb == "push" or details.get("pushed"):
        raise refused("pushed_twice", msg("A roll can be pushed only once (COC-04)."))
    if earlier.get("outcome") == "impossible":
        raise refused("never_rolled", msg("Nothing was rolled: it is impossible (COC-10)."))
    if earlier.get("success") is True:
        raise refused("pushed_success", msg("Only a failure is pushed (COC-04)."))
    if earlier.get("level") == "fumble" and house["push_fumbles"] == "no":
        raise refused(
            "pushed_fumble",
            msg("A fumble cannot be pushed (COC-04)."),
            msg("A table may allow it: --set push_fumbles=yes."),
        )
