"""What a result says of those at the table, and what it settles for them."""

from __future__ import annotations

import pytest

from tests.campaign.game import Game
from tests.campaign.sheets import ANA, EVE, TEXTS, write


def test_log_undo_and_last_say_what_the_result_said(game: Game) -> None:
    said = game("test descubrir --as ana --bonus --dice 80,30,7").splitlines()[0]
    assert said == "Ana Ríos, Spot Hidden: 37 against 60: regular success  [(80), 30] + [7]"
    assert said in game("log")
    assert game("last").splitlines()[0] == said
    hit = game("attack revolver --as ana --on ghoul#2 --distance 8 --dice 30,7").splitlines()[0]
    assert hit.startswith("Ana Ríos, Arma corta → Ghoul #2: 30 against 45: hit")
    told = hit.partition("  [")[0]
    assert told in game("log")
    assert game("last").splitlines()[0] == hit
    assert game.json("last")["whom"] == "Ghoul #2"
    assert game("undo").startswith(f"Taken back: 2 {told}, ")
    game("initiative ana ghoul#1:50 --dice 20,30")
    game("next")
    game("sheet set ana hp=9")
    game("day")
    assert [line.split("  ", 2)[2] for line in game("log --last 3").splitlines()] == [
        "Round 1, ghoul#1", "ana: hp=9", "Day 2 begins.",
    ]
    assert game("undo") == "Taken back: 7 Day 2 begins.\n"


def test_who_defends_or_heals_does_so_with_his_own_skill(game: Game) -> None:
    blow = game.json("attack 40 --as ghoul --on ana --dodge --dice 30,80")
    assert blow["input"]["vs"] == 35  # DEX 70 / 2
    blow = game.json("attack 40 --as ana --on ghoul --fight-back --dice 30,80")
    assert blow["input"]["vs"] == 25  # no Brawl on the sheet
    assert "Ana Ríos, First Aid → Ghoul: 20 against 30" in game(
        "heal first-aid --as ana --on ghoul --dice 20"
    )
    assert game.json("heal weekly --on ana --dice 20,2")["input"]["skill"] == 55  # CON


def test_a_roll_that_was_due_is_settled_by_the_check(game: Game) -> None:
    game("attack 40 --as ghoul --on ana --undefended --damage 7 --dice 30")
    assert game.people["ana"]["due"] == ["con_roll_due"]
    game("test descubrir --as ana --dice 20")
    assert "due" in game.people["ana"]
    game("check con --as ana --dice 20")
    assert "due" not in game.people["ana"]
    assert "condition" not in game.people["ana"]
    game("undo")
    game("check con --as ana --dice 90")
    assert game.people["ana"]["condition"] == "unconscious"


def test_who_heals_and_names_nobody_heals_himself(game: Game) -> None:
    game("damage 4 --on ana")
    assert game("heal natural --as ana --days 2") == "Ana Ríos: 2 healed, 10 HP left\n"
    assert game.people["ana"]["hp"] == 10
    assert "2 healed, 10 HP left" in game("log --last 1")


def test_the_value_that_is_used_is_named(game: Game) -> None:
    assert game("luck --as ana --dice 20").startswith("Ana Ríos, Luck: 20 against 45")
    assert game("dying --as ana --dice 20").startswith("Ana Ríos: CON 20 against 55")


def test_a_fighter_fights_back_with_the_best_that_he_has(game: Game) -> None:
    skills = '[skills]\nBrawl = 30\n"Fighting (Sword)" = 45\n'
    write(game.folder / "characters", "duke.toml", f'game = "coc7"\nname = "Duke"\n{skills}')
    blow = game.json("attack 40 --as ana --on duke --fight-back --dice 30,80")
    assert blow["input"]["vs"] == 45


def test_what_a_weapon_has_and_the_call_has_no_use_for_is_left_out(game: Game) -> None:
    armed = ANA.replace("malfunction = 100", "malfunction = 100\nmagazine = 20")
    write(game.folder / "characters", "eva.toml", armed)
    shot = game.json("attack revolver --as eva --on ghoul --distance 8 --dice 30,7")
    assert "magazine" not in shot["input"]
    assert shot["input"]["malfunction"] == 100
    burst = game.json("attack revolver --as eva --on ghoul --distance 8 --burst 3 --seed a")
    assert burst["input"]["magazine"] == 20
    assert "magazine:revolver" in game.people["eva"]


@pytest.mark.parametrize(
    ("sheet", "line", "input_"),
    [
        ("coc7", "attack revolver-38 --distance 8", {"weapon": "revolver-38", "skill": 45}),
        ("d6", "attack bowcaster --distance 8 --strength 2D", {"weapon": "bowcaster"}),
        ("unisystem", "attack handgun-38", {"weapon": "handgun-38", "dex": 4, "skill": 2}),
    ],
)
def test_a_weapon_of_the_list_brings_its_skill(
    game: Game, sheet: str, line: str, input_: dict[str, object]
) -> None:
    write(game.folder / "characters", "who.toml", TEXTS[sheet])
    found = game.json(f"{sheet} {line} --as who --seed a")
    assert {key: found["input"][key] for key in input_} == input_


def test_a_magazine_of_unisystem_is_that_of_its_weapon(game: Game) -> None:
    gun = '[weapons.ak]\nweapon = "ak-47"\nskill = "Guns (Handgun)"\nmagazine = 12\n'
    write(game.folder / "characters", "eve.toml", EVE + gun)
    call = "unisystem-combat attack {} --as eve --mode burst --shots 5 --seed a"
    for left in (7, 2):
        found = game.json(call.format("ak"))
        assert found["details"]["rounds_left"] == left
        assert game.people["eve"]["magazine:ak"] == left
    assert "rounds 2: Eve, ak" in game("unisystem-combat attack ak --as eve --dice 5,5 -v")
    assert "more than the 1 in the weapon" in game(call.format("ak"), code=2)
    for left in (45, 40):  # another one has its own
        told = call.format("smg-57") + (" --rounds 50" if left == 45 else "")
        assert game.json(told)["details"]["rounds_left"] == left
    assert game.people["eve"]["magazine:smg-57"] == 40
    plain = game.json("unisystem attack ak --as eve --seed a")
    assert "rounds" not in plain["input"]


def test_combatants_are_named_by_sheets_in_every_form(game: Game) -> None:
    write(game.folder / "characters", "eve.toml", EVE)
    write(game.folder / "characters", "han.toml", TEXTS["d6"])
    path = game.folder / "characters" / "eve.toml"
    for named in ("eve", str(path), "eve:4"):
        found = game.json(f"unisystem-combat initiative {named} Zombie:1 --dice 3,3 --no-save")
        assert found["details"]["totals"] == {"eve": 7, "Zombie": 4}
    fast = game.json("unisystem-combat initiative eve:fast Zombie:1 --dice 3,3 --no-save")
    assert fast["details"]["totals"]["eve"] == 10
    told = game(f"unisystem initiative Zombie {path}:started --no-save")
    assert told == "Order: eve, Zombie\n"
    assert game("unisystem initiative Zombie eve --no-save") == "Order: Zombie, eve\n"
    told = game("initiative ana:gun ghoul#1:50 --set initiative=dex --no-save")
    assert told.startswith("Initiative")
    assert "han" in game("d6 initiative han:pc Greedo:3D --seed a --no-save")
    assert "no combatant" in game("unisystem-combat initiative nobody Zombie:1", code=2)


def test_a_combatant_may_be_called_as_a_character_of_another_game(game: Game) -> None:
    assert "ana" in game("unisystem initiative zombie ana:started")
    assert "ana" in game("unisystem initiative zombie ana")


def test_a_defence_by_name_is_dexterity_and_the_skill(game: Game) -> None:
    line = "-r unisystem attack 3 4 --damage 1d6 --kind bullet --on eve --dice 8,4,3"
    for defence, bonus in (
        ("--dodge", 4), ("--dodge dodge", 4), ("--esquiva esquivar", 4), ("--dodge dex", 4),
        ("--dodge 7", 7), ("--parry brawling --parry-with brawling --unarmed", 7),
    ):
        given = game.json(f"{line} {defence}")["input"]
        assert given.get("dodge", given.get("parry")) == bonus, defence
    said = game("-r unisystem attack 3 4 --dodge --as eve", code=2)
    assert "--dodge needs a value. Whoever is named with --on has one on the sheet." in said


def test_a_weapon_of_the_sheet_may_be_called_by_a_number(game: Game) -> None:
    sheet = game.folder / "characters" / "ana.toml"
    weapon = '\n[weapons.45]\nname = "45 automatic"\nskill = "Armas de fuego (Arma corta)"\n'
    text = sheet.read_text("utf-8") + weapon + 'damage = "1d10+2"\nbase_range = 15\n'
    sheet.write_text(text, encoding="utf-8")
    for name in ("45", "'45 automatic'", "'45 auto'"):
        shot = game.json(f"attack {name} --as ana --distance 8 --dice 30,5")
        assert (shot["input"]["damage"], shot["details"]["final"]) == ("1d10+2", 7), name
    assert "damage" not in game.json("attack 46 --as ana --distance 8 --base-range 9")["input"]


@pytest.mark.parametrize("off", ["ROLCLI_LAST=off", "last = false"])
def test_who_keeps_no_results_goes_on_from_none(game: Game, off: str) -> None:
    game("test 40 --dice 77")
    env = {"ROLCLI_LAST": "off"} if "ROLCLI" in off else {}
    if not env:
        game.rolcli.configure("last = false\n")
    game("test 40 --dice 99", env=env)
    assert "--from is missing" in game("push --dice 20", code=2, env=env)
    assert "There is no last result" in game("push --from last --dice 20", code=3, env=env)
    assert "0 are kept" in game("last", code=3, env=env)
    if env:
        assert game("last").startswith("77 against 40")


def test_a_condition_that_is_due_is_said_once(game: Game) -> None:
    game("sanity 1/1d10 --as ana --int 70 --dice 90,8,30,5,6,7")
    row = next(one for one in game("status").splitlines() if one.startswith("Ana"))
    assert row.casefold().count("bout of madness") == 1
