"""Pushing a failed roll: it is rolled once more, at a price in time (COC-04, COC-05)."""

from __future__ import annotations

from rolcli.declare import Earlier, Whole
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.before import EARLIER
from rolcli.rulesets.coc7.combined import MODES, Combined, combined
from rolcli.rulesets.coc7.earlier import PastRoll, carry_names, outcome_of, refused, serving
from rolcli.rulesets.coc7.groups import Paced
from rolcli.rulesets.coc7.levels import Trial
from rolcli.rulesets.coc7.percentile import net_dice, refuse_dice
from rolcli.rulesets.coc7.rolls import alone, took

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.frame import House

COMBAT = ("attack", "damage", "dying", "initiative")
ROLLS = ("test", "check", "push", "luck", "sanity", "heal", *COMBAT)


class Push(Paced):
    """What the verb asks."""

    earlier = Earlier(EARLIER, metavar="FILE", rule="COC-04", es="desde")
    bonus = Whole(
        N_("Bonus dice, if they are others now."), default=None, least=0, rule="COC-04",
        es=("bonificación", "ventaja"), bare="1",
    )
    penalty = Whole(
        N_("Penalty dice, if they are others now."), default=None, least=0, rule="COC-04",
        es=("penalización", "desventaja"), bare="1",
    )


def push(dice: Dice, house: House, ask: Push) -> Result:
    """Roll a failed test or check again: same value and difficulty, for good."""
    if ask.earlier is None:
        raise UsageError("missing_value", msg("{option} is missing.", option="--from"))
    past = ask.earlier
    allowed(house, past)
    first = PastRoll(past)
    result = Result("push")
    carry_names(result, past)
    if ask.bonus is None and ask.penalty is None:
        net = first.trial.net
        if net:
            dice.modifier("bonus_dice" if net > 0 else "penalty_dice", net, "COC-04")
    else:
        refuse_dice(house, ask.bonus or 0, ask.penalty or 0)
        net = net_dice(dice, house, ask.bonus or 0, ask.penalty or 0)
    trial = Trial(first.trial.value, first.trial.difficulty, net)
    mode = past.word("details.mode", MODES)
    if mode is not None:
        values = tuple(past.wholes("details.values", 0))
        combined(dice, house, result, Combined(values or (trial.value,), mode, trial))
    else:
        alone(dice, house, result, trial)
    result.details["pushed"] = True
    dice.step(msg("First roll, pushed"), first.total, "COC-04")
    if past.verb == "heal":
        from rolcli.rulesets.coc7.heal import again

        again(dice, result, past)
    if not result.success:
        result.notes.append(msg("It stays so: what was at stake now happens (COC-04)."))
    if ask.time:
        took(result, ask.time)
    else:
        dice.step(msg("It takes more time"), msg("the Keeper says how much"), "COC-05")
    return result


def allowed(house: House, past: EarlierResult) -> None:
    """Refuse what may not be pushed (COC-04, COC-08, COC-13, D8)."""
    only = msg("Only a failed test or check may be pushed.")
    verb = serving(past, *ROLLS)
    if verb in COMBAT:
        raise UsageError("forbidden", msg("Combat rolls cannot be pushed (COC-13)."), hint=only)
    if past.find("details.vs_level") is not None:
        raise UsageError("forbidden", msg("Opposed rolls cannot be pushed (COC-08)."), hint=only)
    if verb == "luck" and past.find("details.bought") is not None:
        raise refused("forbidden", msg("Luck and pushing do not go together (COC-48)."))
    if verb in ("sanity", "luck"):
        raise refused(
            "forbidden",
            msg("Only rolls of skills and characteristics can be pushed (COC-04)."),
            msg("Use the result of a failed test or check."),
        )
    if verb == "push" or past.find("details.pushed"):
        raise refused("forbidden", msg("A roll can be pushed only once (COC-04)."))
    if outcome_of(past) == "impossible":
        raise refused("forbidden", msg("Nothing was rolled: it is impossible (COC-10)."))
    if past.success:
        raise refused("forbidden", msg("Only a failure is pushed (COC-04)."))
    if past.find("level") == "fumble" and house["push_fumbles"] == "no":
        raise refused(
            "forbidden",
            msg("A fumble cannot be pushed (COC-04)."),
            msg("A table may allow it: --set push_fumbles=yes."),
        )
