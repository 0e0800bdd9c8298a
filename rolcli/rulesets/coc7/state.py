"""What a result changes of an investigator beside the numbers it gives: Sanity by the day, and
what a roll that was due settles.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


def further(
    verb: str, thing: Mapping[str, Any], now: Callable[[str], Any]
) -> Mapping[str, Any]:
    """Count the Sanity lost today (COC-41) and keep what madness leaves behind (COC-43).

    ``now`` tells what a value of the investigator was before.
    """
    if verb == "check":
        return settled(thing, now("due") or [])
    if verb != "sanity":
        return {}
    details = thing.get("details") or {}
    lost, before = details.get("loss"), now("lost_today") or 0
    found: dict[str, Any] = {}
    if isinstance(lost, int) and lost > 0:
        found["lost_today"] = before + lost
        if not before:
            found["day_start"] = now("san")
    effects = thing.get("effects") or []
    if "bout_of_madness" in effects:
        found["bout"] = True
    if "underlying_insanity" in effects:
        found["underlying"] = True
    return found


def settled(thing: Mapping[str, Any], due: list[str]) -> Mapping[str, Any]:
    """Settle a check that was due: without a success on CON he is unconscious (COC-37)."""
    asked = thing.get("asked") or ()
    met = [name for name in due if name == "con_roll_due" and "con" in asked]
    met += [name for name in due if name == "int_roll_due" and "int" in asked]
    if not met:
        return {}
    left = [name for name in due if name not in met]
    found: dict[str, Any] = {"due": left or None}
    if "con_roll_due" in met and thing.get("success") is False:
        found["condition"] = "unconscious"
    return found
