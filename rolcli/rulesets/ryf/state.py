"""What a result changes of a character beside the numbers it gives: the last combat's wounds."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


def further(
    verb: str, thing: Mapping[str, Any], now: Callable[[str], Any]
) -> Mapping[str, Any]:
    """Add up what the combat cost (RYF-53) and what of it has been healed since (RYF-60)."""
    details = thing.get("details") or {}
    if verb in ("attack", "damage"):
        hurt = details.get("damage")
        if isinstance(hurt, int) and hurt > 0:
            return {"combat_wounds": (now("combat_wounds") or 0) + hurt}
    if verb == "heal":
        healed = details.get("healed_of_combat")
        if isinstance(healed, int):
            return {"healed": healed}
    return {}
