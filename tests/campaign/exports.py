"""Exports of other programs, made up for the tests in the shape of theirs."""

from __future__ import annotations

from typing import Any


def dholes_house() -> dict[str, Any]:
    """Make an investigator of The Dhole's House."""
    skills = [
        ("Spot Hidden", "65", None), ("Art/Craft", "65", "Photography"),
        ("Art/Craft", "5", "None"), ("Fighting", "40", "Brawl"), ("Firearms", "45", "Handgun"),
        ("Language (Other)", "31", "French"), ("Language (Own)", "72", "Spanish"),
        ("Operate Heavy Machine", "1", None), ("Cthulhu Mythos", "3", None), ("Dodge", "45", None),
    ]
    weapons = [
        ("Tripod, swung", "(Brawl)", "1D6+DB", "Touch", "-", "-"),
        (".38 revolver", "(Handgun)", "1D10", "15 yards", "6", "100"),
        ("Shotgun", "(Rifle/Shotgun)", "2D6/1D6/1D3", "10/20/50 yards", "2", "100"),
    ]
    return {
        "Investigator": {
            "Header": {"GameVersion": "7th Edition"},
            "PersonalDetails": {
                "Name": "Odile \u001b[31mMarrasco", "Occupation": "Photographer", "Archetype": None,
                "Age": "31", "Portrait": "iVBORw0KGgo=",
            },
            "Characteristics": {
                "STR": "45", "DEX": "70", "INT": "75", "CON": "55", "APP": "60", "POW": "65",
                "SIZ": "50", "EDU": "72", "Move": "8", "Luck": "48", "Sanity": "61",
                "SanityMax": "96", "HitPts": "8", "HitPtsMax": "10", "DamageBonus": "0",
                "Build": "0",
            },
            "Skills": {
                "Skill": [
                    {"name": name, "value": value, "subskill": special}
                    for name, value, special in skills
                ]
            },
            "Talents": None,
            "Weapons": {
                "weapon": [
                    dict(zip(("name", "skillname", "damage", "range", "ammo", "malf"), one,
                             strict=True))
                    for one in weapons
                ]
            },
            "Backstory": {"description": "Ink.", "traits": "Patient", "phobias": None},
            "Possessions": {"item": {"description": "Press camera"}},
            "Cash": {"cash": "$60"},
        }
    }


def foundry_coc7() -> dict[str, Any]:
    """Make an actor of Foundry's CoC7."""

    def skill(name: str, basis: object, **more: int | None) -> dict[str, Any]:
        return {"name": name, "type": "skill", "system": {"base": basis, "adjustments": more}}

    def weapon(name: str, of: str, bands: list[tuple[str, str]], **flags: bool) -> dict[str, Any]:
        ranges = {
            band: {"value": value, "damage": damage}
            for band, (value, damage) in zip(("normal", "long", "extreme"), bands, strict=True)
        }
        return {
            "name": name, "type": "weapon",
            "system": {"skill": {"main": {"name": of}}, "range": ranges, "properties": flags,
                       "bullets": 7, "ammo": 5, "malfunction": 100},
        }

    none = ("", "")
    return {
        "name": "Tobias Renquist",
        "type": "character",
        "system": {
            "characteristics": {
                key: {"value": value} for key, value in
                {"str": 60, "con": 50, "siz": 65, "dex": 64, "app": 45, "int": 70, "pow": 55,
                 "edu": 68}.items()
            },
            "attribs": {
                "hp": {"value": 7, "max": 11}, "mp": {"value": 11, "max": 11},
                "lck": {"value": 37}, "san": {"value": 49, "max": 95, "dailyLoss": 2},
                "mov": {"value": None}, "armor": {"value": "1"},
            },
            "conditions": {"prone": {"value": True}, "dying": {"value": False}},
            "infos": {"occupation": "Police Detective", "age": "38"},
            "monetary": {"cash": 50},
            "biography": [{"title": "Description", "value": "<p>Grey coat.</p>"}],
        },
        "items": [
            skill("Spot Hidden", 25, base=25, occupation=35, experience=5, personal=None),
            skill("Dodge", "1/2*@DEX", personal=8),
            skill("Language (Own)", "@EDU", base=None),
            skill("Language (German)", 1, base=1, personal=20),
            skill("Fighting (Brawl)", 25, base=25, occupation=20),
            skill("Rooftop running", 10, base=10, personal=22),
            skill("Broken", "@LUCKY"),
            weapon(".45", "Firearms (Handgun)", [("15", "1D10+2"), none, none], impl=True),
            weapon("Pump", "Firearms (Rifle/Shotgun)",
                   [("10", "4D6"), ("20", "2D6"), ("50", "1D6")], shotgun=True),
            weapon("Knife", "Throw", [("@STR/5", "1D4"), none, none], ahdb=True),
            {"name": "Handcuffs", "type": "item", "system": {"quantity": 1}},
        ],
    }


def od6s() -> dict[str, Any]:
    """Make an actor of Foundry's OD6S."""

    def skill(name: str, attribute: str, score: int, of: str | None = None) -> dict[str, Any]:
        kind = "skill" if of is None else "specialization"
        return {
            "name": name, "type": kind,
            "system": {"attribute": attribute, "score": score, "skill": of},
        }

    def weapon(name: str, of: str, special: str, score: int, reach: int, strong: bool) -> Any:
        return {
            "name": name, "type": "weapon",
            "system": {
                "stats": {"skill": of, "specialization": special},
                "range": {"short": reach, "medium": 3 * reach, "long": 7 * reach},
                "damage": {"score": score, "str": strong, "muscle": strong}, "ammo": 25,
            },
        }

    pips = {"agi": 11, "str": 8, "mec": 12, "kno": 7, "per": 9, "tec": 7, "met": 0}
    return {
        "name": "Vessa Karn",
        "type": "character",
        "system": {
            "attributes": {key: {"base": value, "score": value} for key, value in pips.items()},
            "move": {"value": 10}, "chartype": {"content": "Smuggler"}, "wounds": {"value": 1},
            "fatepoints": {"value": 1}, "characterpoints": {"value": 7}, "credits": {"value": 750},
            "background": {"content": "<p>Owes money.</p>"},
        },
        "items": [
            skill("Blaster", "agi", 3), skill("Dodge", "agi", 4), skill("Grenade", "agi", 0),
            skill("Con", "per", 5), skill("Juggling", "per", 2),
            skill("Heavy blaster pistol", "agi", 6, "Blaster"),
            weapon("Heavy blaster pistol", "Blaster", "Heavy blaster pistol", 15, 7, False),
            weapon("Vibroknife", "Melee Weapons", "", 3, 0, True),
            {"name": "Blast vest", "type": "armor", "system": {"pr": 3, "er": 1}},
        ],
    }
