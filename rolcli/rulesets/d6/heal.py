"""The verb ``heal``: somebody is healed; the document says what ends, not how."""

from __future__ import annotations

from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.d6.wounds import STATES, WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.options import HealedState, HurtResult, HurtState
    from rolcli.rulesets.frame import House

ENDS = {"wounded": "D6-48", "incapacitated": "D6-50", "mortally_wounded": "D6-52"}
"""The rule of what ends with each state."""


def heal(
    dice: Dice,
    house: House,
    state: HurtState = None,
    to: HealedState = "healthy",
    earlier: HurtResult = None,
) -> Result:
    """Replace a state by a better one."""
    if (state is None) == (earlier is None):
        raise UsageError(
            "state_or_from",
            msg("Healing needs either a state or an earlier result."),
            hint=msg("Give --state wounded, or --from FILE."),
        )
    before = state if earlier is None else wound_of(earlier)
    assert before is not None
    if STATES.index(to) >= STATES.index(before):
        why = msg("{to} is no better than {state}.", to=msg(WORDS[to]), state=msg(WORDS[before]))
        hint = msg("Healing leads to a better state: give another --to.")
        if earlier is None:
            raise UsageError("not_better", why, hint=hint)
        raise DataError("not_better", why, hint=hint)
    result = Result("heal")
    result.outcome = "healed"
    result.success = True
    result.details = {"before": before}
    result.state = {"wound": to}
    dice.step(
        msg("{state} until healed", state=msg(WORDS[before])),
        msg(WORDS[to]),
        ENDS.get(before, "D6-46"),
    )
    result.headline = msg(
        "Healed: {state}, no longer {before}", state=msg(WORDS[to]), before=msg(WORDS[before])
    )
    return result


def wound_of(earlier: dict[str, Any]) -> str:
    """Read the wound of an earlier result. Raise DataError for none, or for the dead."""
    state = earlier.get("state")
    wound = state.get("wound") if isinstance(state, dict) else None
    if earlier.get("rules") != "d6" or wound not in WORDS:
        raise DataError(
            "no_wound_in_result",
            msg("The earlier result has no wound of the D6 System in it."),
            hint=msg("It must come from attack, damage, dying or heal."),
        )
    if wound == "dead":
        raise DataError("dead", msg("The dead cannot be healed."))
    return str(wound)
