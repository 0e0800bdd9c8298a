"""Exports of Foundry's CoC7 system: an actor of 7th edition as JSON."""

from __future__ import annotations

from rolcli.campaign.imports.draft import Draft, clean, dice, whole
from rolcli.messages import msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Part = dict[str, Any]

CHARACTERISTICS = ("str", "con", "siz", "dex", "app", "int", "pow", "edu")
POOLS = {"hp": "hp", "mp": "mp", "lck": "luck", "san": "san", "mov": "mov", "build": "build"}
FACTS = {
    "playername": "player", "occupation": "occupation", "sex": "sex", "age": "age",
    "birthplace": "birthplace", "residence": "residence",
}
BANDS = ("normal", "long", "extreme")


def is_own(data: Part) -> bool:
    """Tell whether an export is of this system."""
    system = data.get("system")
    return isinstance(system, dict) and "characteristics" in system and "attribs" in system


def draft(data: Part) -> Draft:
    """Make a draft of an actor."""
    system = data["system"]
    made = Draft("coc7", "Foundry CoC7", str(data["name"]))
    for theirs, ours in FACTS.items():
        made.fact(ours, (system.get("infos") or {}).get(theirs))
    for name in CHARACTERISTICS:
        made.whole(name, system["characteristics"][name].get("value"))
    for theirs, ours in POOLS.items():
        pool = system["attribs"].get(theirs) or {}
        made.whole(ours, pool.get("value"))
        if ours in ("hp", "mp", "san"):
            made.whole(f"{ours}_max", pool.get("max"))
    armour = (system["attribs"].get("armor") or {}).get("value")
    made.whole("armour", armour)
    if armour not in (None, "", 0) and whole(armour) is None:
        made.leave(msg("armour {value}, which is no number", value=clean(str(armour))))
    for item in data.get("items") or []:
        take_item(made, item)
    leave_rest(made, system)
    return made


def take_item(made: Draft, item: Part) -> None:
    """Take a skill or a weapon; anything else is left out."""
    name = clean(str(item["name"]))
    if item["type"] == "skill":
        value = skill_value(made, item["system"])
        if value is None:
            made.leave(msg("the skill {name}, whose value cannot be told", name=name))
        else:
            made.skills[name] = value
    elif item["type"] == "weapon":
        take_weapon(made, name, item["system"])
    else:
        made.leave(msg("{kind} {name}", kind=clean(str(item["type"])), name=name))


def skill_value(made: Draft, skill: Part) -> int | None:
    """Add up what a skill has: its base and what was put on it."""
    parts = dict(skill.get("adjustments") or {})
    if whole(parts.get("base")) is None:
        parts["base"] = reckoned(made, skill.get("base"))
    if whole(parts["base"]) is None:
        return None
    return sum(whole(part) or 0 for part in parts.values())


def reckoned(made: Draft, formula: object) -> int | None:
    """Work out a number that may hang on a characteristic: ``@EDU``, ``1/2*@DEX``, ``@STR/5``."""
    text = "".join(str(formula).casefold().split())
    number = whole(text)
    if number is not None:
        return number
    share = 1
    if text.startswith("1/") and "*" in text:
        share = whole(text[2:].partition("*")[0]) or 1
        text = text.partition("*")[2]
    name, _, divisor = text.partition("/")
    share *= whole(divisor or "1") or 1
    value = made.values.get(name.removeprefix("@"))
    return value // share if name.startswith("@") and isinstance(value, int) else None


def take_weapon(made: Draft, name: str, weapon: Part) -> None:
    """Take a weapon; a shotgun has damage and distance of three bands."""
    bands = [weapon["range"].get(band) or {} for band in BANDS]
    shotgun = bool(weapon["properties"].get("shotgun"))
    used = [band for band in bands if band.get("damage")] if shotgun else bands[:1]
    damages = [dice(band.get("damage", ""))[0] for band in used]
    distances = [reckoned(made, band.get("value")) for band in used]
    properties = weapon["properties"]
    reach: int | str | None = None
    if None not in distances:
        reach = distances[0] if len(distances) == 1 else "/".join(map(str, distances))
    held = {
        "skill": clean(str(weapon["skill"]["main"].get("name") or "")),
        "damage": "/".join(damages),
        "db": bool(properties.get("addb")),
        "half_db": bool(properties.get("ahdb")),
        "impale": bool(properties.get("impl")),
        "base_range": reach,
        "magazine": whole(weapon.get("bullets")) or None,
        "malfunction": whole(weapon.get("malfunction")) or None,
    }
    made.weapon(name, held)
    loaded = whole(weapon.get("ammo"))
    if loaded is not None and loaded != (whole(weapon.get("bullets")) or 0):
        made.leave(
            nmsg("the {n} bullet in {weapon}", "the {n} bullets in {weapon}", loaded, weapon=name)
        )


def leave_rest(made: Draft, system: Part) -> None:
    """Say what else is left out."""
    lost = whole((system["attribs"].get("san") or {}).get("dailyLoss"))
    if lost:
        made.leave(nmsg("{n} point of Sanity lost today", "{n} points of Sanity lost today", lost))
    for name, held in (system.get("conditions") or {}).items():
        if isinstance(held, dict) and held.get("value") is True:
            made.leave(msg("the condition {name}", name=clean(name)))
    made.leave_texts(
        [one.get("value") for one in system.get("biography") or [] if isinstance(one, dict)]
        + [system.get("backstory"), system.get("notes")]
    )
    if any((system.get("monetary") or {}).get(key) for key in ("cash", "assets", "spendingLevel")):
        made.leave(msg("cash and assets"))
