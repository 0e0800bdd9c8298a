"""The verb ``damage``: damage against Strength, and the wound it makes."""

from __future__ import annotations

from rolcli.declare import Earlier, Needs, OneOf, Text
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.d6.arming import FromList, read_damage
from rolcli.rulesets.d6.codes import Pips, read_code
from rolcli.rulesets.d6.hurt import Blow, Harm, Scaled, Victim, grown, hurt, scale_of, strength_of
from rolcli.rulesets.d6.wounds import STATES, called, suffer, wound_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.frame import House


class Damage(FromList, Victim, Scaled, Pips):
    """A damage code, or what an earlier result did, against somebody's Strength."""

    code = Text(
        N_("Damage code, such as 4D+2; STR+1D adds to the attacker's Strength."),
        "code", default=None, metavar="CODE", positional=True, rule="D6-40", es="código",
    )
    strength = Text(
        N_("The victim's Strength, never modified."),
        "code", rule="D6-41", es="fortaleza", sheet="strength", of="target",
    )
    earlier = Earlier(
        N_("An earlier result as JSON: its damage, or the state before a code is rolled."),
        rule="D6-40", es="desde",
    )

    APART: ClassVar[tuple[str, ...]] = ("strength", "own_strength", "state")
    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("code", "weapon", unless=("earlier",), rule="D6-40"),
    )
    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("own_strength", "code", "weapon", rule="D6-P8"),
    )


def damage(dice: Dice, house: House, ask: Damage) -> Result:
    """Roll a damage code, or take the damage of an earlier result, against Strength."""
    result = Result("damage")
    result.done = "damage"
    text = ask.code
    if ask.weapon is not None:
        from rolcli.rulesets.d6.equipment import row_of  # the list costs what few calls need

        text = row_of(dice, ask).damage
    earlier, state, given = ask.earlier, ask.state, None
    if earlier is not None:
        others = text is None and earlier.find("details.severity") is not None
        if "state" not in ask and not others:  # such a wound is that of whom it met before
            state = earlier.word("state.wound", STATES) or state
        if text is None:
            given = dealt_by(earlier)
            if given is None:
                return unhurt(dice, result, state)
    code = None if text is None else read_damage(dice, ask, text, ask.normalise)
    scale = scale_of(ask)
    if code is not None:
        code = grown(dice, code, scale.damage, "scale_damage")
    victim = strength_of(dice, read_code(ask.strength, ask.normalise), ask, scale.strength)
    harm = dice.chance(hurt, house, Blow(code, given, "D6-40", victim))
    suffer(dice, house, result, harm.severity, state)
    result.outcome = harm.severity
    dice.tell(told, result, harm, state)
    return result


def told(dice: Dice, result: Result, harm: Harm, state: str) -> None:
    """Enter the totals and the headline."""
    assert harm.dealt is not None
    assert harm.resisted is not None
    result.total = result.answer = int(harm.dealt)
    result.details |= {"damage": int(harm.dealt), "strength": int(harm.resisted)}
    result.headline = msg(
        "Damage {damage} against Strength {strength}: {state}",
        damage=harm.dealt,
        strength=harm.resisted,
        state=wound_words(harm.severity, state, str(result.level)),
    )


def dealt_by(earlier: EarlierResult) -> int | None:
    """Give the damage of an earlier result, or None when nobody was hit.

    Raise DataError when it has none.
    """
    if earlier.verb == "attack" and (
        earlier.success is False or earlier.text("outcome") == "landed"
    ):
        return None
    return earlier.needed("details.damage", 0)


def unhurt(dice: Dice, result: Result, state: str) -> Result:
    """Say that an attack without a hit does no damage: only a hit rolls it (D6-40)."""
    result.total = result.answer = result.details["damage"] = 0
    result.outcome = "miss"
    result.state["wound"] = result.level = state
    dice.step(msg("Damage without a hit"), 0, "D6-40")
    result.headline = msg("No hit, no damage: {state}", state=called(state))
    return result
