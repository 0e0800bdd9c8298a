"""The Sanity roll and everything that may follow from a loss (COC-38..43)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import in_two_parts, listed, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.amounts import amount
from rolcli.rulesets.coc7.levels import made, margin_of
from rolcli.rulesets.coc7.percentile import beside, candidates, side, tell_beside
from rolcli.rulesets.coc7.sanity_groups import Sanity
from rolcli.rulesets.coc7.strike import down, value
from rolcli.rulesets.coc7.tables import LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.notation.tree import Node
    from rolcli.rulesets.frame import House

SHOCK = 5
"""So many points lost at once ask for an INT roll (COC-39)."""
FIFTH = 5
"""A day's losses of one part in so many of Sanity are indefinite insanity (COC-41)."""
CHECK_LOSS = "0/1"
"""What a failed reality check costs (COC-43)."""


def sanity(dice: Dice, house: House, ask: Sanity) -> Result:
    """Roll Sanity, lose what the roll says, and see what that does to the mind."""
    if ask.san < 1:
        raise UsageError(
            "out_of_bounds",
            msg("Nothing is left to roll: at Sanity 0 insanity is permanent (COC-38)."),
            hint=msg("Name a Sanity of 1 or more."),
        )
    lost_by: tuple[Node, Node] | None = ask.__dict__.get("lost_by")
    if lost_by is None:  # read once, the same in every branch of odds
        lost_by = ask.__dict__["lost_by"] = losses(ask.loss, ask.reality_check)
    result = Result("sanity")
    level, total = dice.chance(side, house, ask.san, 0, "sanity")
    success = made(level)
    result.total, result.target, result.level, result.success = total, ask.san, level, success
    result.outcome = "success" if success else "failure"
    dice.tell(tell_roll, result)
    lost = lose(dice, result, level, lost_by, ask)
    left = ask.san - lost
    result.state |= {"sanity": left, "lost_today": ask.lost_today + lost}
    dice.step(msg("Sanity left"), left, "COC-38")
    if not success:
        result.effects.append("involuntary_action")
    mad = ask.underlying or ask.reality_check
    temporary = shaken(dice, house, result, lost, None if mad else ask)
    mad_again = lost > 0 and mad
    indefinite = lasting(dice, house, result, lost, ask)
    if left == 0:
        result.effects.append("permanent_insanity")
        result.notes.append(msg("Sanity 0: permanently insane (COC-38)."))
    result.details |= {
        "temporary_insanity": temporary,
        "indefinite_insanity": indefinite,
        "permanent_insanity": left == 0,
        "new_bout": mad_again,
    }
    if ask.mythos is not None:
        from rolcli.rulesets.coc7.hardened import learnt

        learnt(dice, result, temporary or indefinite, ask)
    if temporary or mad_again:
        from rolcli.rulesets.coc7.bouts import bout

        dice.tell(bout, result, ask.alone, mad)
    notes(dice, result, ask.phobia, ask.reality_check)
    dice.tell(say, result)
    return result


def tell_roll(dice: Dice, result: Result) -> None:
    """Say what was rolled."""
    total, san = result.total, result.target
    assert isinstance(total, int)
    assert isinstance(san, int)
    result.details["candidates"] = candidates(dice.rolls[-1:])
    dice.step(msg("Current Sanity"), san, "COC-38")
    dice.step(msg("Level rolled"), LEVEL_WORDS[str(result.level)], "COC-03")
    if total not in (1, 100):
        result.margin = margin_of(total, san, result.success is True)


def losses(text: str | None, reality_check: bool) -> tuple[Node, Node]:
    """Read ``PASSED/FAILED``; a reality check costs 0/1. Raise UsageError, NotationError."""
    if reality_check:
        if text is not None and text.replace(" ", "") != CHECK_LOSS:
            raise UsageError(
                "excludes",
                msg("A reality check costs 1 point when it fails, and nothing else (COC-43)."),
                hint=msg("Leave the loss out."),
            )
        text = CHECK_LOSS
    if text is None:
        raise UsageError(
            "missing_value",
            msg("A Sanity roll needs what is lost when it passes and when it fails (COC-38)."),
            hint=msg("Give them as 1/1d6."),
        )
    passed, slash, failed = text.partition("/")
    if not (slash and passed.strip() and failed.strip()) or "/" in failed:
        raise UsageError(
            "bad_value",
            msg("{text} does not say two losses.", text=text),
            hint=msg("Give what passing and what failing costs, as 0/1d6 or 1d4/2d6+1."),
        )
    label = Sanity.FIELDS["loss"]
    return amount(label, passed.strip()), amount(label, failed.strip())


def lose(
    dice: Dice, result: Result, level: str, losses: tuple[Node, Node], ask: Sanity
) -> int:
    """Lose Sanity: by the roll's level, a fumble the most that failing can cost (D18).

    Never more than there is, nor than what is left to lose to this horror.
    """
    passed, failed = losses
    if level == "fumble":
        from rolcli.rulesets.coc7.bounds import bounds

        rolled = down(bounds(failed)[1])
        dice.step(msg("A fumble loses the most"), rolled, "COC-38")
    else:
        rolled = down(value(dice, passed if made(level) else failed, "sanity_loss"))
    lost = max(0, min(rolled, ask.san))
    if ask.cap is not None:
        lost = min(lost, ask.cap)
        dice.step(msg("Most that this can still take"), ask.cap, "COC-38")
    if ask.hardened or ask.halve:
        from rolcli.rulesets.coc7.hardened import lessened

        lost = lessened(dice, result, lost, ask)
    result.details["rolled_loss"] = dice.seen(rolled)
    result.details["loss"] = lost
    dice.step(msg("Sanity lost"), lost, "COC-38")
    return lost


def shaken(dice: Dice, house: House, result: Result, lost: int, ask: Sanity | None) -> bool:
    """Tell whether 5 points or more at once bring temporary insanity (COC-39, COC-40).

    Who makes the INT roll understands and goes mad; who fails represses it. Who
    is mad already, and is not asked, has a new bout for any loss instead.
    """
    if lost < SHOCK or ask is None:
        return False
    if ask.int_ is None:
        result.effects.append("int_roll_due")
        result.notes.append(msg("5 or more at once: an INT roll (COC-39); --int N rolls it."))
        return False
    grasped = dice.chance(grasps, house, ask.int_)
    result.details["int_success"] = grasped
    dice.tell(tell_beside, result, "int_total")
    if grasped:
        result.effects.append("temporary_insanity")
    else:
        result.effects.append("memory_repressed")
        result.notes.append(msg("The INT roll failed: the memory is repressed (COC-40)."))
    return grasped


def grasps(dice: Dice, house: House, int_: int) -> bool:
    """Roll INT."""
    label = msg("INT roll against {int}", int=int_)
    passed = beside(dice, house, int_, "int", label, "COC-39")
    if passed:
        dice.step(msg("Temporary insanity"), msg("yes"), "COC-40")
    return passed


def lasting(dice: Dice, house: House, result: Result, lost: int, ask: Sanity) -> bool:
    """Tell whether insanity is indefinite, by the day's losses.

    A fifth of the Sanity at the day's start, at least 1 point: 50 goes mad with
    10 (COC-41, COC-42). No INT roll is asked for (D19).
    """
    start = ask.san + ask.lost_today if ask.day_start is None else ask.day_start
    if start < ask.san:
        result.notes.append(msg("Sanity is above what it was when the day began."))
    threshold = -(-start // FIFTH) if house["indefinite"] == "ceil" else start // FIFTH
    threshold = max(1, threshold)
    today = ask.lost_today + lost
    indefinite = lost > 0 and today >= threshold
    result.details["lost_today"] = today
    result.details["threshold"] = threshold
    dice.step(msg("Lost today"), today, "COC-41")
    dice.step(msg("A fifth of the Sanity at the day's start"), threshold, "COC-41")
    if indefinite:
        result.effects.append("indefinite_insanity")
        dice.step(msg("Indefinite insanity: a fifth or more in a day"), today, "COC-42")
    return indefinite


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


def say(dice: Dice, result: Result) -> None:
    """Say the roll, the loss and the insanity in one line."""
    left = int(str(result.state["sanity"]))
    head = nmsg(
        "{total} against {san}: {level}, {lost} Sanity lost, {n} left",
        "{total} against {san}: {level}, {lost} Sanity lost, {n} left",
        left,
        total=result.total,
        san=result.target,
        level=LEVEL_WORDS[str(result.level)],
        lost=result.details["loss"],
    )
    mad: list[Message] = []
    for effect, words in (
        ("temporary_insanity", msg("temporary insanity")),
        ("indefinite_insanity", msg("indefinite insanity")),
    ):  # that it is permanent is known from the note at Sanity 0
        if effect in result.effects:
            mad.append(words)
    result.headline = in_two_parts(head, listed(mad)) if mad else head
    result.answer = left
    result.done = "loss"
