"""The Sanity roll and everything that may follow from a loss (COC-38..43)."""

from __future__ import annotations

from rolcli.dice.language import parse_expression
from rolcli.errors import UsageError
from rolcli.exact import floor
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.coc7.bounds import bounds
from rolcli.rulesets.coc7.bouts import bout
from rolcli.rulesets.coc7.levels import LEVEL_WORDS, level_of, made, margin_of
from rolcli.rulesets.coc7.percentile import candidates, percentile
from rolcli.rulesets.coc7.strike import value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node
    from rolcli.rulesets.coc7.options import (
        Alone,
        Cap,
        DayStart,
        Int,
        Loss,
        LostToday,
        NoBonus,
        NoLuck,
        NoPenalty,
        NoPush,
        Phobia,
        RealityCheck,
        San,
        Underlying,
    )  # fmt: skip
    from rolcli.rulesets.frame import House

SHOCK = 5
"""So many points lost at once ask for an INT roll (COC-39)."""
FIFTH = 5
"""A day's losses of one part in so many of Sanity are indefinite insanity (COC-41)."""
CHECK_LOSS = "0/1"
"""What a failed reality check costs (COC-43)."""


def sanity(
    dice: Dice,
    house: House,
    san: San,
    loss: Loss = None,
    int_: Int = None,
    day_start: DayStart = None,
    lost_today: LostToday = 0,
    cap: Cap = None,
    alone: Alone = False,
    underlying: Underlying = False,
    phobia: Phobia = False,
    reality_check: RealityCheck = False,
    bonus: NoBonus = None,
    penalty: NoPenalty = None,
    luck: NoLuck = None,
    pushable: NoPush = False,
) -> Result:
    """Roll Sanity, lose what the roll says, and see what that does to the mind."""
    refuse(bonus, penalty, luck, pushable)
    if san < 1:
        raise UsageError(
            "no_sanity",
            msg("Nothing is left to roll: at Sanity 0 insanity is permanent (COC-38)."),
            hint=msg("Give a Sanity of 1 or more."),
        )
    passed_text, failed_text = losses(loss, reality_check)
    passed, failed = parse_expression(passed_text), parse_expression(failed_text)
    result = Result("sanity")
    level, total = dice.chance(roll_sanity, house, san)
    success = made(level)
    if not dice.enumerating:
        result.details["candidates"] = candidates(dice.rolls[-1])
    result.total, result.target, result.level, result.success = total, san, level, success
    result.outcome = "success" if success else "failure"
    dice.step(msg("Current Sanity"), san, "COC-38")
    dice.step(msg("Level rolled"), LEVEL_WORDS[level], "COC-03")
    lost = lose(dice, result, level, passed, failed, san, cap)
    left = san - lost
    result.state["sanity"] = left
    dice.step(msg("Sanity left"), left, "COC-38")
    if not success:
        result.effects.append("involuntary_action")
    temporary = shaken(dice, house, result, lost, int_, underlying or reality_check)
    mad_again = lost > 0 and (underlying or reality_check)
    gone = lasting(dice, house, result, san, lost, left, day_start, lost_today)
    result.details |= {
        "temporary_insanity": temporary,
        "indefinite_insanity": gone[0],
        "permanent_insanity": gone[1],
        "new_bout": mad_again,
    }
    if (temporary or mad_again) and not dice.enumerating:
        bout(dice, result, alone, underlying or reality_check)
    notes(dice, result, phobia, reality_check)
    if total is not None:
        result.margin = margin_of(total, san, success)
        say(result, total, san, lost, left)
    return result


def refuse(bonus: int | None, penalty: int | None, luck: int | None, pushable: bool) -> None:
    """Refuse what never touches a Sanity roll (COC-04, COC-09, COC-46)."""
    if bonus or penalty:
        raise UsageError(
            "sanity_dice",
            msg("A Sanity roll takes no bonus or penalty dice (COC-09, COC-38)."),
            hint=msg("Leave --bonus and --penalty out."),
        )
    if luck is not None:
        raise UsageError(
            "sanity_luck",
            msg("Luck changes neither a Sanity roll nor a loss (COC-46)."),
            hint=msg("Leave --luck out."),
        )
    if pushable:
        raise UsageError(
            "sanity_push",
            msg("A Sanity roll cannot be pushed (COC-04, COC-38)."),
            hint=msg("Leave --pushable out."),
        )


def losses(text: str | None, reality_check: bool) -> tuple[str, str]:
    """Take ``PASSED/FAILED`` apart; a reality check costs 0/1."""
    if reality_check:
        if text is not None and text.replace(" ", "") != CHECK_LOSS:
            raise UsageError(
                "reality_check_loss",
                msg("A reality check costs 1 point when it fails, and nothing else (COC-43)."),
                hint=msg("Leave the loss out."),
            )
        text = CHECK_LOSS
    if text is None:
        raise UsageError(
            "no_loss",
            msg("A Sanity roll needs what is lost when it passes and when it fails (COC-38)."),
            hint=msg("Give them as 1/1d6."),
        )
    passed, slash, failed = text.partition("/")
    if not (slash and passed.strip() and failed.strip()) or "/" in failed:
        raise UsageError(
            "bad_loss",
            msg("{text} does not say two losses.", text=text),
            hint=msg("Give what passing and what failing costs, as 0/1d6 or 1d4/2d6+1."),
        )
    return passed, failed


def roll_sanity(dice: Dice, house: House, san: int) -> tuple[str, int | None]:
    """Roll against the current Sanity; exact odds keep whether it passes, fails or fumbles."""
    total = percentile(dice, 0, "sanity")
    level = level_of(house, total, san, "regular")
    return level, None if dice.enumerating else total


def lose(
    dice: Dice, result: Result, level: str, passed: Node, failed: Node, san: int, cap: int | None
) -> int:
    """Lose Sanity: by the roll's level, a fumble the most that failing can cost (D18).

    Never more than there is, nor than what is left to lose to this horror.
    """
    if level == "fumble":
        rolled = floor(bounds(failed)[1])
        dice.step(msg("A fumble loses the most"), rolled, "COC-38")
    else:
        rolled = floor(value(dice, passed if made(level) else failed, "sanity_loss"))
    lost = max(0, min(rolled, san))
    if cap is not None:
        lost = min(lost, cap)
        dice.step(msg("Most that this can still take"), cap, "COC-38")
    if not dice.enumerating:
        result.details["rolled_loss"] = rolled
    result.details["loss"] = lost
    dice.step(msg("Sanity lost"), lost, "COC-38")
    return lost


def shaken(
    dice: Dice, house: House, result: Result, lost: int, int_: int | None, mad: bool
) -> bool:
    """Tell whether 5 points or more at once bring temporary insanity (COC-39, COC-40).

    Who makes the INT roll understands and goes mad; who fails represses it. Who
    is mad already has a new bout for any loss instead.
    """
    if lost < SHOCK or mad:
        return False
    if int_ is None:
        result.effects.append("int_roll_due")
        result.notes.append(msg("5 or more at once: an INT roll (COC-39); --int N rolls it."))
        return False
    grasped = dice.chance(grasps, house, int_)
    if not dice.enumerating:
        result.details["int_total"] = dice.rolls[-1].total
        result.details["int_success"] = grasped
    if grasped:
        result.effects.append("temporary_insanity")
    else:
        result.effects.append("memory_repressed")
        result.notes.append(msg("The INT roll failed: the memory is repressed (COC-40)."))
    return grasped


def grasps(dice: Dice, house: House, int_: int) -> bool:
    """Roll INT."""
    total = percentile(dice, 0, "int")
    level = level_of(house, total, int_, "regular")
    dice.step(msg("INT roll against {int}", int=int_), LEVEL_WORDS[level], "COC-39")
    if made(level):
        dice.step(msg("Temporary insanity"), msg("yes"), "COC-40")
    return made(level)


def lasting(
    dice: Dice, house: House, result: Result, san: int, lost: int, left: int,
    day_start: int | None, lost_today: int,
) -> tuple[bool, bool]:  # fmt: skip
    """Tell whether insanity is indefinite, by the day's losses, and permanent, at 0.

    A fifth of the Sanity at the day's start, at least 1 point: 50 goes mad with
    10 (COC-41, COC-42). No INT roll is asked for (D19).
    """
    start = san + lost_today if day_start is None else day_start
    if start < san:
        result.notes.append(msg("Sanity is above what it was when the day began."))
    threshold = -(-start // FIFTH) if house["indefinite"] == "ceil" else start // FIFTH
    threshold = max(1, threshold)
    today = lost_today + lost
    indefinite = lost > 0 and today >= threshold
    result.details["lost_today"] = today
    result.details["threshold"] = threshold
    dice.step(msg("Lost today"), today, "COC-41")
    dice.step(msg("A fifth of the Sanity at the day's start"), threshold, "COC-41")
    if indefinite:
        result.effects.append("indefinite_insanity")
        dice.step(msg("Indefinite insanity: a fifth or more in a day"), today, "COC-42")
    if left == 0:
        result.effects.append("permanent_insanity")
        result.notes.append(msg("Sanity 0: permanently insane (COC-38)."))
    return indefinite, left == 0


def notes(dice: Dice, result: Result, phobia: bool, reality_check: bool) -> None:
    """Say what a phobia and a reality check mean (COC-43)."""
    if phobia:
        result.effects.append("penalty_die_while_exposed")
        result.notes.append(
            msg("Phobia or mania: a penalty die on other rolls while exposed to it (COC-43).")
        )
    if reality_check:
        result.notes.append(
            msg("The reality check passes: what is false is seen as false (COC-43).")
            if result.success
            else msg("The reality check fails: a point of Sanity and a new bout (COC-43).")
        )


def say(result: Result, total: int, san: int, lost: int, left: int) -> None:
    """Say the roll, the loss and the insanity in one line."""
    head = msg(
        "Sanity {total} against {san}: {level}, {lost} lost, {left} left",
        total=total,
        san=san,
        level=LEVEL_WORDS[result.level or "failure"],
        lost=lost,
        left=left,
    )
    for effect, words in (
        ("temporary_insanity", msg("temporary insanity")),
        ("indefinite_insanity", msg("indefinite insanity")),
        ("permanent_insanity", msg("permanent insanity")),
    ):
        if effect in result.effects:
            head = msg("{head}, {words}", head=head, words=words)
    result.headline = head
