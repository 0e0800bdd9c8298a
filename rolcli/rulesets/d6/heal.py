"""The verb ``heal``: somebody is healed; the document says what ends, not how."""

from __future__ import annotations

from rolcli.declare import Ask, Earlier, OneOf, Word
from rolcli.errors import DataError, UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.d6.tables import WOUNDS
from rolcli.rulesets.d6.wounds import STATES, called

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.frame import House

ENDS = {"wounded": "D6-48", "incapacitated": "D6-50", "mortally_wounded": "D6-52"}
"""The rule of what ends with each state."""


class Heal(Ask):
    """A state and a better one."""

    state = Word(
        N_("The state that is healed."), WOUNDS,
        default=None, rule="D6-50", es="estado", sheet="wound", of="target",
    )
    to = Word(
        N_("The state that healing leads to."), WOUNDS,
        default="healthy", rule="D6-52", es=("hasta", "a"),
    )
    earlier = Earlier(N_("An earlier result as JSON: its wound."), rule="D6-50", es="desde")

    APART: ClassVar[tuple[str, ...]] = ("state",)
    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf("state", "earlier", rule="D6-50"),)


def heal(dice: Dice, house: House, ask: Heal) -> Result:
    """Replace a state by a better one."""
    before = ask.state
    if before is None:
        assert ask.earlier is not None
        before = wound_of(ask.earlier)
    if STATES.index(ask.to) >= STATES.index(before):
        why = msg(
            "{to} is no better than {state}.", to=called(ask.to), state=called(before)
        )
        kind = UsageError if ask.earlier is None else DataError
        raise kind(
            "forbidden", why, hint=msg("Healing leads to a better state: give another one.")
        )
    result = Result("heal")
    result.outcome = "healed"
    result.success = True
    result.answer = ask.to
    result.details = {"before": before}
    result.state = {"wound": ask.to}
    dice.step(
        msg("{state} until healed", state=called(before)),
        called(ask.to),
        ENDS.get(before, "D6-46"),
    )
    result.headline = msg(
        "Healed: {state}, no longer {before}", state=called(ask.to), before=called(before)
    )
    return result


def wound_of(earlier: EarlierResult) -> str:
    """Read the wound of an earlier result. Raise DataError for none, or for the dead."""
    state = earlier.word("state.wound", STATES)
    if state is None:
        raise earlier.lacks("state.wound")
    if state == "dead":
        raise DataError("forbidden", msg("The dead cannot be healed."))
    return state
