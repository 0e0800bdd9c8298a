"""Exports of The Dhole's House: an investigator of 7th edition as JSON."""

from __future__ import annotations

from rolcli.campaign.imports.draft import Draft, clean, dice, whole
from rolcli.messages import msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Part = dict[str, Any]

CHARACTERISTICS = ("STR", "CON", "SIZ", "DEX", "APP", "INT", "POW", "EDU")
POOLS = {
    "HitPts": "hp", "HitPtsMax": "hp_max", "MagicPts": "mp", "MagicPtsMax": "mp_max",
    "Sanity": "san", "SanityMax": "san_max", "Luck": "luck", "Move": "mov", "Build": "build",
}
FACTS = {
    "Occupation": "occupation", "Gender": "sex", "Age": "age", "Birthplace": "birthplace",
    "Residence": "residence",
}
NOTHING = ("", "-", "none", "null")


def is_own(data: Part) -> bool:
    """Tell whether an export is of this program."""
    return isinstance(data.get("Investigator"), dict)


def draft(data: Part) -> Draft:
    """Make a draft of an investigator."""
    person = data["Investigator"]
    about = person["PersonalDetails"]
    made = Draft("coc7", "The Dhole's House", str(about["Name"]))
    for theirs, ours in FACTS.items():
        made.fact(ours, about.get(theirs))
    values = person["Characteristics"]
    for name in CHARACTERISTICS:
        made.whole(name.lower(), values.get(name))
    for theirs, ours in POOLS.items():
        made.whole(ours, values.get(theirs))
    bonus = clean(str(values.get("DamageBonus", ""))).lower().lstrip("+")
    if bonus not in NOTHING:
        made.values["db"] = whole(bonus) if whole(bonus) is not None else bonus
    for skill in listed(person.get("Skills"), "Skill"):
        take_skill(made, skill)
    for weapon in listed(person.get("Weapons"), "weapon"):
        take_weapon(made, weapon)
    made.leave_texts(list((person.get("Backstory") or {}).values()))
    if about.get("Portrait"):
        made.leave(msg("the portrait"))
    things = len(listed(person.get("Possessions"), "item"))
    if things:
        made.leave(nmsg("{n} possession", "{n} possessions", things))
    if person.get("Cash"):
        made.leave(msg("cash and assets"))
    if person.get("Talents"):
        made.leave(msg("talents"))
    return made


def listed(holder: object, key: str) -> list[Part]:
    """Give the list in a part of an export; one thing alone stands without a list."""
    found = holder.get(key) if isinstance(holder, dict) else None
    if isinstance(found, dict):
        return [found]
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def take_skill(made: Draft, skill: Part) -> None:
    """Take a skill; one whose speciality is not chosen is an empty line of the form."""
    name, value = clean(str(skill["name"])), whole(skill.get("value"))
    special = clean(str(skill.get("subskill") or ""))
    if value is None or (special.casefold() == "none"):
        return
    if name == "Language (Own)":
        if special:
            made.leave(msg("the name of one's own language: {name}", name=special))
    elif special:
        name = f"{name.partition(' (')[0]} ({special})"
    made.skills[name] = value


def take_weapon(made: Draft, weapon: Part) -> None:
    """Take a weapon, with the skill that its line names in brackets."""
    damage, bonus = dice(weapon.get("damage", ""))
    reach = clean(str(weapon.get("range") or "")).casefold().removesuffix("yards").strip()
    numbers = [whole(part.strip()) for part in reach.split("/")]
    distances = None if None in numbers else "/".join(map(str, numbers))
    if reach not in (*NOTHING, "touch") and distances is None:
        made.leave(msg("the range {range} of {weapon}", range=reach, weapon=str(weapon["name"])))
    held = {
        "skill": clean(str(weapon.get("skillname") or "")).strip("()"),
        "damage": damage,
        "db": bonus,
        "base_range": whole(distances) if distances and "/" not in distances else distances,
        "magazine": whole(weapon.get("ammo")),
        "malfunction": whole(weapon.get("malf")),
    }
    made.weapon(str(weapon["name"]), held)
