"""Taking up the one who is hurt from an earlier result, as ``heal --from`` gives it."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.rulesets.ryf.health import DEAD, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.rulesets.frame import House

VERBS = ("attack", "damage", "heal")


class Hurt:
    """Who was hurt: wounds, what the last combat cost and what of it is healed.

    ``fisico`` is None where the life points do not tell it, and ``life`` and
    ``life_max`` are None where they are not known; ``combat_wounds`` come from the one
    hit, or from the healing before.
    """

    __slots__ = ("combat_wounds", "fisico", "healed", "life", "life_max", "one_hit", "wounds")

    def __init__(self, house: House, earlier: dict[str, Any]) -> None:
        if earlier.get("rules") != "ryf" or earlier.get("verb") not in VERBS:
            raise DataError(
                "unsuitable_result",
                msg("The earlier result is no attack, damage or healing of this game."),
                hint=msg("Give the JSON of rolcli -r ryf attack, damage or heal."),
            )
        state, details = part(earlier, "state"), part(earlier, "details")
        wounds = whole(state, "wounds")
        if wounds is None:
            raise DataError(
                "no_wounds_in_result",
                msg("The earlier result does not say how many wounds there are."),
                hint=msg("Give it --fisico N and --wounds N, or give --wounds here."),
            )
        if state.get("health") == DEAD:
            raise DataError("dead_already", msg("The dead cannot be healed."))
        self.wounds = wounds
        self.life = whole(state, "pv")
        self.life_max = whole(state, "pv_max")
        multiplier = number(house, "pv_multiplier")
        self.fisico: int | None = None
        if self.life_max is not None and self.life_max % multiplier == 0:
            self.fisico = self.life_max // multiplier
        self.one_hit = earlier.get("verb") != "heal"
        self.combat_wounds = whole(details, "damage" if self.one_hit else "combat_wounds")
        self.healed = whole(details, "healed_of_combat") or 0


def part(earlier: dict[str, Any], name: str) -> dict[str, Any]:
    """Give a part of an earlier result; empty where it has none."""
    found = earlier.get(name)
    return found if isinstance(found, dict) else {}


def whole(holder: dict[str, Any], key: str) -> int | None:
    """Read a whole number, or None."""
    value = holder.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else None
