"""Who acts and who is acted upon fill a call; what was typed stands; results change them."""

from __future__ import annotations

from typing import Any

import pytest

from rolcli.campaign.changes import changes_of
from rolcli.campaign.people import People
from rolcli.declare import Ask, Excludes, Expr, Flag, Needs, OneOf, Text, Under, Whole
from rolcli.errors import DataError, UsageError
from rolcli.rulesets.coc7 import state as coc7_state
from tests.campaign.sheets import ANA, HAN, character

GHOUL = 'game = "coc7"\nname = "Ghoul"\n[values]\nhp_max = 13\nbuild = 1\n[skills]\nDodge = 30\n'


class Attack(Ask):
    """An attack as a test sees it."""

    skill = Whole("The skill.", positional=True)
    damage = Expr("The damage.", default=None)
    base_range = Whole("The range.", default=None)
    malfunction = Whole("Malfunction.", default=None)
    magazine = Whole("The magazine.", default=None, sheet="magazine")
    luck = Whole("Luck.", default=None, sheet="luck", most=99)
    db = Expr("Damage bonus.", default=None, sheet="db")
    vs = Whole("The other side.", default=None, of="target")
    hp = Whole("Hit points.", default=None, sheet="hp", of="target", least=0)
    hp_max = Whole("All of them.", default=None, sheet="hp_max", of="target")
    vs_build = Whole("Build.", default=None, sheet="build", of="target")
    manoeuvre = Flag("A manoeuvre.")
    dead = Flag("Dead.", sheet="major_wound", of="target")

    NEEDS = (Needs("vs_build", "manoeuvre", rule="COC-24"),)
    EXCLUDES = (Excludes("manoeuvre", "db", rule="COC-24"),)


class Code(Ask):
    """A test of a die code."""

    code = Text("The code.", "code", positional=True)
    strength = Text("Strength.", "code", default=None, sheet="strength")
    wound = Text("Wound.", "code", default=None, sheet="armour")

    ONE_OF = (OneOf("strength", "wound", rule="D6-1", optional=True),)


def people(**state: Any) -> People:
    """Make Ana, who acts, and a ghoul, who is acted upon."""
    target = character(GHOUL, state)
    target.key = "ghoul"
    return People(character(ANA), target)


def test_names_become_values_and_a_weapon_brings_the_rest() -> None:
    them = people()
    typed = them.named(Attack.FIELDS, {"skill": ["revolver"], "vs": ["esquivar"]})
    assert typed == {
        "skill": ["45"], "damage": ["1d10"], "base_range": ["15"], "malfunction": ["100"],
        "vs": ["30"],
    }
    assert them.weapon == "revolver"
    told = {one.field.key: (one.character.name, str(one.where)) for one in them.told}
    assert told["skill"] == ("Ana Ríos", "Armas de fuego (Arma corta)")
    assert told["vs"] == ("Ghoul", "Dodge")


def test_what_is_typed_beside_a_weapon_stands() -> None:
    typed = people().named(Attack.FIELDS, {"skill": ["revolver"], "damage": ["2d6"]})
    assert typed["damage"] == ["2d6"]


@pytest.mark.parametrize("text", ["60", "60%", "-5", "+3"])
def test_numbers_are_no_names(text: str) -> None:
    assert people().named(Attack.FIELDS, {"skill": [text]}) == {"skill": [text]}


def test_codes_are_no_names_and_names_become_codes() -> None:
    them = People(character(HAN), None)
    for text, value in (("blaster", "6D"), ("4D+2", "4D+2"), ("DES", "3D+1")):
        assert them.named(Code.FIELDS, {"code": [text]}) == {"code": [value]}
    with pytest.raises(UsageError):
        them.named(Code.FIELDS, {"code": ["con"]})


def test_sheets_fill_what_nobody_gave_and_what_goes_with_the_call() -> None:
    them = people()
    assert them.filled(Attack, {"skill": 45}) == {"luck": 45, "db": "0", "hp": 13, "hp_max": 13}
    assert {one.field.key for one in them.told} == {"luck", "db", "hp", "hp_max"}
    found = people().filled(Attack, {"skill": 45, "manoeuvre": True, "luck": 3})
    assert found == {"hp": 13, "hp_max": 13, "vs_build": 1}


def test_the_state_comes_before_the_sheet() -> None:
    assert people(hp=4).filled(Attack, {})["hp"] == 4
    assert people(major_wound=True).filled(Attack, {})["dead"] is True
    assert "dead" not in people(major_wound=False).filled(Attack, {})


def test_of_two_that_exclude_each_other_the_sheet_fills_none_beside_the_typed_one() -> None:
    them = People(character(HAN), None)
    assert them.filled(Code, {"wound": "1D"}) == {}
    assert them.filled(Code, {}) == {"strength": "3D"}


def test_a_value_of_a_sheet_beyond_the_fields_bounds_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        people(hp=-1).filled(Attack, {})
    assert "hit points of ghoul is -1" in str(caught.value).casefold()


def test_a_result_changes_the_one_it_concerns() -> None:
    them = people()
    thing = {
        "verb": "attack", "effects": ["major_wound", "con_roll_due"],
        "state": {"hp": 3, "hp_max": 13, "condition": "conscious", "magazine": 5},
    }
    changes = changes_of(Attack, thing, them.actor, them.target, None, "revolver")
    assert changes == {
        "ghoul": {"hp": 3, "due": ["con_roll_due"]},
        "one": {"magazine:revolver": 5},
    }


def test_a_magazine_is_that_of_its_weapon() -> None:
    ana = character(ANA.replace("malfunction = 100", "magazine = 6"), {"magazine:revolver": 2})
    typed = People(ana, None).named(Attack.FIELDS, {"skill": ["revolver"]})
    assert typed["magazine"] == ["2"]


class Sanity(Ask):
    """A Sanity roll as a test sees it."""

    san = Whole("Sanity.", positional=True, sheet="san")


def test_sanity_is_counted_by_the_day() -> None:
    ana = character(ANA)
    thing = {
        "verb": "sanity", "state": {"sanity": 45}, "details": {"loss": 5},
        "effects": ["bout_of_madness"],
    }
    changes = changes_of(Sanity, thing, ana, None, coc7_state.further)
    assert changes == {
        "one": {
            "sanity": 45, "lost_today": 5, "day_start": 50, "bout": True,
            "due": ["bout_of_madness"],
        }
    }
    later = character(ANA, changes["one"])
    thing = {"verb": "sanity", "state": {"sanity": 44}, "details": {"loss": 1}}
    assert changes_of(Sanity, thing, later, None, coc7_state.further) == {
        "one": {"sanity": 44, "lost_today": 6, "due": None}
    }


class Bought(Ask):
    """What a house rule sells, as a test sees it."""

    points = Whole("Luck.", default=None, sheet="luck")
    wounded = Flag("Wounded.", sheet="major_wound")

    UNDER = (Under("points", "luck_spends", "pulp", rule="COC-P9"),)


def test_what_a_house_rule_does_not_allow_is_not_filled() -> None:
    ana = character(ANA)
    for spends, filled in (("none", {}), ("pulp", {"points": 45})):
        ana.house = {"luck_spends": spends}
        assert People(ana, None).filled(Bought, {}) == filled
