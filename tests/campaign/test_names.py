"""Names of a sheet: both languages, specialities, beginnings; what is unclear is refused."""

from __future__ import annotations

import pytest

from rolcli.errors import UsageError
from tests.campaign.sheets import ANA, EVE, HAN, LIA, character


@pytest.mark.parametrize(
    ("text", "word", "value"),
    [
        (ANA, "spot hidden", 60),
        (ANA, "SPOT-HIDDEN", 60),
        (ANA, "descubrir", 60),
        (ANA, "Descúbrir", 60),
        (ANA, "spot", 60),
        (ANA, "spo", 60),
        (ANA, "DES", 70),
        (ANA, "dex", 70),
        (ANA, "con", 55),
        (ANA, "FUE", 45),
        (ANA, "handgun", 45),
        (ANA, "arma corta", 45),
        (ANA, "Firearms (Handgun)", 45),
        (ANA, "firearms handgun", 45),
        (ANA, "firearms", 45),
        (ANA, "fotografia", 65),
        (ANA, "art/craft", 65),
        (ANA, "latin", 30),
        (ANA, "sanity", 50),
        (ANA, "hp", 12),
        (ANA, "dodge", 35),
        (ANA, "Own Language", 72),
        (ANA, "brawl", 25),
        (ANA, "climb", 20),
        (HAN, "blaster", "6D"),
        (HAN, "dodge", "3D+1"),
        (HAN, "DES", "3D+1"),
        (HAN, "timar", "4D+1"),
        (LIA, "destreza", 8),
        (LIA, "sigilo", 4),
        (LIA, "stealth", 4),
        (LIA, "nadar", 0),
        (LIA, "defensa", 16),
        (LIA, "pv", 18),
        (EVE, "dex", 4),
        (EVE, "pelea", 3),
        (EVE, "handgun", 2),
        (EVE, "life", 34),
        (EVE, "endurance", 29),
    ],
)
def test_a_value_is_found_by_its_name(text: str, word: str, value: object) -> None:
    assert character(text).look_up(word).value == value


@pytest.mark.parametrize(
    ("text", "word", "words"),
    [
        (HAN, "con", ["Con", "Knowledge"]),
        (ANA, "s", ["Spot Hidden"]),
        (ANA, "sci", ["Science (Biology)"]),
        (ANA, "spot hiden", ["Is it", "Spot Hidden"]),
        (ANA, "", ["has no"]),
        (ANA, "x" * 10_000, ["has no"]),
        (ANA, "fighting", ["may be several", "Fighting (Brawl)"]),
        (ANA, "app", ["Write it in sheet.toml"]),
    ],
)
def test_a_name_that_is_unclear_or_unknown_is_refused(
    text: str, word: str, words: list[str]
) -> None:
    with pytest.raises(UsageError) as caught:
        character(text).look_up(word)
    for one in words:
        assert one in str(caught.value)


def test_where_a_value_comes_from_is_said() -> None:
    ana = character(ANA, {"hp": 7, "sanity": 41})
    found = {name: ana.look_up(name) for name in ("hp", "san", "hp_max", "climb", "luck")}
    assert {name: (one.value, one.source) for name, one in found.items()} == {
        "hp": (7, "state"),
        "san": (41, "state"),
        "hp_max": (12, "derived"),
        "climb": (20, "base"),
        "luck": (45, "sheet"),
    }
    assert found["hp_max"].derived is not None
    assert found["hp_max"].derived.rule == "COC-P16"


def test_a_name_is_shown_as_the_sheet_writes_it_or_in_the_language() -> None:
    assert character(ANA, lang="es").look_up("spot hidden").name == "Spot Hidden"
    assert character(ANA, lang="es").look_up("climb").name == "Trepar"


def test_weapons_are_found_by_word_name_and_start() -> None:
    ana = character(ANA)
    for word in ("revolver", ".38 revolver", "rev", "REVÓLVER"):
        found = ana.weapon(word)
        assert found is not None
        assert found[1]["damage"] == "1d10"
    assert ana.weapon("sword") is None
