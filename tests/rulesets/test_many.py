"""Hundreds of combatants and targets: an order, a list, or words."""

from __future__ import annotations

from typing import Any

import pytest

from rolcli.dice.order import Place, beaten
from rolcli.locale import translator
from rolcli.messages import listed, msg

VALUES = {"coc7": "50", "d6": "3D", "ryf": "5", "unisystem": "started"}


@pytest.mark.parametrize("game", VALUES)
def test_hundreds_are_put_in_order_and_thousands_refused(rolcli: Any, game: str) -> None:
    names = [f"a{number}:{VALUES[game]}" for number in range(1001)]
    answer = rolcli([game, "initiative", *names[:800]])
    assert answer.code == 0
    assert "a799" in answer.out
    answer = rolcli([game, "initiative", *names])
    assert answer.code == 2
    assert "At most 1000 can be put in order, and these are 1001." in answer.err


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_test_against_hundreds_is_listed(rolcli: Any, lang: str) -> None:
    line = ["coc7", "test", "60", *["--and", "40"] * 500, "--seed", "1", "--lang", lang]
    answer = rolcli(line)
    assert answer.code == 0
    assert answer.out.count(" 40 (") == 500


def test_a_list_of_any_length_is_one_text() -> None:
    for count in (1, 2, 3, 7, 5000):
        parts = [msg("{name} {total}", name="x", total=number) for number in range(count)]
        for lang in ("en", "es"):
            wanted = ", ".join([f"x {number}" for number in range(count)])
            assert translator(lang)(listed(parts)) == wanted


def test_places_are_those_of_counting() -> None:
    places = [Place(key) for key in (5, 3, 5, 1, 9, 3, 3)]
    places[1].again = [2]
    ranks = [place.rank for place in places]
    assert beaten(places) == [
        (sum(other > rank for other in ranks), ranks.count(rank)) for rank in ranks
    ]


def test_many_pieces_of_rolled_armour_have_odds(rolcli: Any) -> None:
    line = "unisystem damage 6d6 --life 90 --life-max 90 --odds --json"
    one = rolcli(f"{line} --armour 4d6").json["odds"]
    assert rolcli(f"{line} {'--armour 1d6 ' * 4}").json["odds"] == one
    many = rolcli(f"{line} {'--armour 1d6 ' * 60}")
    assert many.code == 0
    assert [row["value"] for row in many.json["odds"]["final"]] == [0]
