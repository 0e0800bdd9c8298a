"""Exports of Foundry's OD6S system: an actor of the D6 System as JSON; codes are in pips."""

from __future__ import annotations

from rolcli.campaign.imports.draft import Draft, clean, whole
from rolcli.messages import msg
from rolcli.rulesets.d6.codes import Code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Part = dict[str, Any]

ATTRIBUTES = {
    "agi": "dexterity", "kno": "knowledge", "mec": "mechanical", "per": "perception",
    "str": "strength", "tec": "technical",
}
FACTS = {
    "chartype": "template", "species": "species", "gender": "sex", "age": "age",
    "height": "height", "weight": "weight",
}
TEXTS = ("background", "description", "personality")
POINT_BLANK = 3
"""Metres: these exports have no point-blank range."""


def is_own(data: Part) -> bool:
    """Tell whether an export is of this system."""
    system = data.get("system")
    return (
        isinstance(system, dict)
        and isinstance(system.get("attributes"), dict)
        and {"agi", "mec", "tec"} <= system["attributes"].keys()
    )


def draft(data: Part) -> Draft:
    """Make a draft of an actor."""
    system = data["system"]
    made = Draft("d6", "Foundry OD6S", str(data["name"]))
    pips: dict[str, int] = {}
    for theirs, attribute in system["attributes"].items():
        score = whole(attribute.get("score")) or 0
        pips[theirs] = score
        if theirs in ATTRIBUTES:
            made.values[ATTRIBUTES[theirs]] = code(score)
        elif score:
            made.leave(msg("the attribute {name}", name=clean(theirs)))
    for theirs, ours in FACTS.items():
        made.fact(ours, (system.get(theirs) or {}).get("content"))
    for theirs, ours in (("fatepoints", "force_points"), ("characterpoints", "points"),
                         ("move", "move")):
        made.whole(ours, (system.get(theirs) or {}).get("value"))
    for item in data.get("items") or []:
        take_item(made, item, pips)
    wound = whole((system.get("wounds") or {}).get("value"))
    if wound:
        made.leave(msg("the state of wounds, {n} in a table of its world's own", n=wound))
    if whole((system.get("credits") or {}).get("value")):
        made.leave(msg("cash and assets"))
    made.leave_texts([(system.get(name) or {}).get("content") for name in TEXTS])
    return made


def code(pips: int) -> str:
    """Write pips as a code: 14 is 4D+2."""
    return str(Code.of(pips))


def take_item(made: Draft, item: Part, pips: dict[str, int]) -> None:
    """Take a skill, a speciality, a weapon or armour; anything else is left out."""
    name, system = clean(str(item["name"])), item["system"]
    if item["type"] in ("skill", "specialization"):
        score = whole(system.get("score")) or 0
        if not score:
            return  # it is the attribute's code, as it is without a line
        total = code(pips.get(str(system["attribute"]).casefold(), 0) + score)
        if item["type"] == "specialization":
            name = f"{clean(str(system['skill']))} ({name})"
        made.skills[name] = total
    elif item["type"] == "weapon":
        take_weapon(made, name, system)
    elif item["type"] == "armor":
        take_armour(made, name, system)
    else:
        made.leave(msg("{kind} {name}", kind=clean(str(item["type"])), name=name))


def take_weapon(made: Draft, name: str, weapon: Part) -> None:
    """Take a weapon; one that adds to strength says so in its damage."""
    damage = code(whole(weapon["damage"].get("score")) or 0)
    if weapon["damage"].get("str") or weapon["damage"].get("muscle"):
        damage = f"STR+{damage}"
    reach = [whole(weapon["range"].get(band)) or 0 for band in ("short", "medium", "long")]
    skill, special = (clean(str(weapon["stats"].get(key) or "")) for key in
                      ("skill", "specialization"))
    held = {
        "skill": f"{skill} ({special})" if special else skill,
        "damage": damage,
        "ranges": "/".join(map(str, [POINT_BLANK, *reach])) if any(reach) else None,
        "magazine": whole(weapon.get("ammo")) or None,
    }
    made.weapon(name, held)
    if any(reach):
        made.leave(msg("nothing of {weapon}, but point-blank is taken as {n} m", weapon=name,
                       n=POINT_BLANK))


def take_armour(made: Draft, name: str, armour: Part) -> None:
    """Take what armour gives against blows; its other value is said."""
    physical, energy = whole(armour.get("pr")) or 0, whole(armour.get("er")) or 0
    if physical and "armour" not in made.values:
        made.values["armour"] = code(physical)
    else:
        made.leave(msg("armour {name}", name=name))
    if energy:
        made.leave(msg("what {name} does against energy", name=name))
