"""The verb ``damage``: damage against Strength, and the wound it makes."""

from __future__ import annotations

from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.d6.codes import code_text, read_code
from rolcli.rulesets.d6.throwing import throw
from rolcli.rulesets.d6.wounds import SEVERITY_RULES, WORDS, severity_of, suffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.d6.options import DamageCode, Earlier, Normalise, State, Strength
    from rolcli.rulesets.frame import House


def damage(
    dice: Dice,
    house: House,
    code: DamageCode = None,
    strength: Strength = None,
    state: State = None,
    earlier: Earlier = None,
    normalise: Normalise = False,
) -> Result:
    """Roll a damage code, or take the damage of an earlier result, against Strength."""
    if (code is None) == (earlier is None):
        raise UsageError(
            "code_or_from",
            msg("Damage needs either a code or an earlier result."),
            hint=msg("Give a code such as 4D, or --from FILE."),
        )
    if strength is None:
        raise UsageError(
            "strength_missing",
            msg("Damage is compared with the victim's Strength, and it is missing."),
            hint=msg("Give it: --strength 3D."),
        )
    weapon = None if code is None else read_code(code, normalise)
    victim = read_code(strength, normalise)
    result = Result("damage")
    given = None
    if earlier is not None:
        if missed(earlier):
            return unhurt(dice, result, state or state_of(earlier))
        given = damage_of(earlier)
    severity, seen = dice.chance(hurt, house, weapon, given, victim, "D6-40")
    suffer(dice, house, result, severity, state or "healthy")
    result.outcome = severity
    if seen is None:
        return result
    result.total, resisted = seen
    result.details |= {"damage": result.total, "strength": resisted}
    result.headline = msg(
        "Damage {damage} against Strength {strength}: {state}",
        damage=result.total,
        strength=resisted,
        state=msg(WORDS[str(result.level)]),
    )
    return result


def hurt(
    dice: Dice, house: House, weapon: Code | None, given: int | None, victim: Code, rule: str
) -> tuple[str, tuple[int, int] | None]:
    """Roll damage (D6-40) unless it is given, and Strength (D6-41); compare them.

    ``rule`` is that of the damage code. The Strength roll is no action, and
    nothing modifies it (D6-55).
    """
    if weapon is None:
        assert given is not None
        dealt = given
        dice.step(msg("Damage rolled before"), dealt, "D6-40")
    else:
        dealt, _ = throw(dice, house, weapon, "damage")
        dice.step(msg("Damage {code}", code=code_text(weapon)), dealt, rule)
    resisted, _ = throw(dice, house, victim, "strength")
    dice.step(msg("Strength against it"), resisted, "D6-41")
    dice.step(msg("Strength is never modified"), code_text(victim), "D6-55")
    severity = severity_of(dealt, resisted)
    dice.step(
        msg("Damage {damage} against Strength {strength}", damage=dealt, strength=resisted),
        msg(WORDS[severity]),
        SEVERITY_RULES[severity],
    )
    return severity, None if dice.enumerating else (dealt, resisted)


def missed(earlier: dict[str, Any]) -> bool:
    """Tell whether an earlier result is an attack that did not hit."""
    return (
        earlier.get("rules") == "d6"
        and earlier.get("verb") == "attack"
        and earlier.get("success") is False
    )


def state_of(earlier: dict[str, Any]) -> str:
    """Read the state that an attack without a hit left as it was."""
    state = earlier.get("state")
    wound = state.get("wound") if isinstance(state, dict) else None
    return str(wound) if wound in WORDS else "healthy"


def unhurt(dice: Dice, result: Result, state: str) -> Result:
    """Say that an attack without a hit does no damage: only a hit rolls it (D6-40)."""
    result.total = result.details["damage"] = 0
    result.outcome = "miss"
    result.state["wound"] = result.level = state
    dice.step(msg("Damage without a hit"), 0, "D6-40")
    result.headline = msg("No hit, no damage: {state}", state=msg(WORDS[state]))
    return result


def damage_of(earlier: dict[str, Any]) -> int:
    """Read the damage total of an earlier result. Raise DataError when there is none."""
    details = earlier.get("details")
    dealt = details.get("damage") if isinstance(details, dict) else None
    if earlier.get("rules") != "d6" or isinstance(dealt, bool) or not isinstance(dealt, int):
        raise DataError(
            "no_damage_in_result",
            msg("The earlier result has no damage of the D6 System in it."),
            hint=msg("It must come from an attack with --damage, or from damage."),
        )
    return dealt
