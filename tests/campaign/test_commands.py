"""A night of play from the command line: sheets, state, journal, posts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.campaign import exports
from tests.campaign.game import Game
from tests.campaign.sheets import write


def test_a_hit_is_taken_off_the_one_who_was_hit_and_undone(game: Game) -> None:
    hit = game.json("attack revolver --as ana --on ghoul#2 --distance 8 --dice 30,7")
    assert (hit["as"], hit["on"], hit["state"]["hp"]) == ("ana", "ghoul#2", 6)
    assert hit["input"]["skill"] == 45
    assert hit["input"]["hp"] == 13
    assert game.people["ghoul#2"]["hp"] == 6
    game("attack revolver --as ana --on ghoul#2 --distance 8 --dice 30,4")
    assert game.people["ghoul#2"]["hp"] == 2
    assert "ghoul" not in game.people
    game("undo")
    assert game.people["ghoul#2"]["hp"] == 6
    game("undo")
    assert game.people == {"ana": {}} or "hp" not in game.people.get("ghoul#2", {})
    assert "nothing to take back" in game("undo", 3)


def test_sanity_and_luck_are_counted_and_a_day_passes(game: Game) -> None:
    game("sanity --as ana 1/1d6 --dice 90,4")
    assert game.people["ana"]["sanity"] == 46
    assert game.people["ana"]["lost_today"] == 4
    game("sanity --as ana 1/1d6 --dice 90,2")
    assert game.people["ana"] | {"due": None} == {
        "sanity": 44, "lost_today": 6, "day_start": 50, "due": None,
    }
    game("day")
    assert game.people["ana"]["lost_today"] == 0
    assert game.people["ana"]["day_start"] == 44
    game("test descubrir --as ana --dice 70")
    game("luck --as ana --spend 10")
    assert game.people["ana"]["luck"] == 35


def test_the_result_names_who_and_what_and_minus_v_where_from(game: Game) -> None:
    assert game("test descubrir --as ana --dice 35").startswith("Ana Ríos, Spot Hidden: 35 against")
    told = game("attack revolver --as ana --on ghoul --distance 8 --dice 99 -v")
    for line in ("skill 45: Ana Ríos, Armas de fuego (Arma corta)", "hp max 13: Ghoul"):
        assert line in told
    explained = game("check dodge --as ana --dice 35 --explain")
    assert "COC-P16" in explained


def test_a_receipt_replays_without_the_files(game: Game) -> None:
    line = "attack revolver --as ana --on ghoul --distance 8 --seed 9 --receipt --no-save"
    first, receipt = game(line).splitlines()[:2]
    for file in (game.folder / "characters").iterdir():
        file.unlink()
    again = game(receipt.strip().removeprefix("rolcli ") + " --no-save")
    assert first.partition(": ")[2] == again.splitlines()[0]


def test_looking_records_nothing(game: Game) -> None:
    game("attack revolver --as ana --on ghoul --distance 8 --dice 30,7 --no-save")
    game("attack revolver --as ana --on ghoul --distance 8 --odds")
    assert not (game.folder / "journal.jsonl").exists()


def test_house_rules_and_language_of_a_campaign_hold_inside(game: Game, tmp_path: Path) -> None:
    (game.folder / "rolcli.toml").write_text(
        'game = "coc7"\nlang = "es"\n[house]\nluck_recovery = "on"\n'
    )
    assert "contra" in game("test 60 --dice 35")
    (game.folder / "rolcli.toml").write_text('game = "coc7"\n[house]\nnothing = 1\n')
    assert "house.nothing" in game("test 60", 3)
    (game.folder / "rolcli.toml").write_text('gme = "coc7"\n')
    assert "line 1, gme: there is no such key. Is it game?" in game("test 60", 3)


def test_status_initiative_and_next(game: Game) -> None:
    game("initiative ana ghoul#1:50 ghoul#2:40 --dice 20,30,40")
    game("sheet set ana hp=9 luck=-5")
    status = game("status")
    assert "Ana Ríos [ana]" in status
    assert "9/12" in status
    assert "Round 1, ana: ana > ghoul#1 > ghoul#2" in status
    assert game("next").startswith("Round 1, ghoul#1")
    game("sheet set ghoul#2 condition=dying")
    assert game("next").startswith("Round 2, ana")


def test_changes_are_read_with_care(game: Game) -> None:
    for change, words in (
        ("hp=x", "it is a whole number"), ("hp=99999999", "it is a whole number"),
        ("hpp", "is no change"), ("nothing=3", "has no nothing"), ("condition=blue", "one of"),
        ("hp=-1000", ""), ("hp=+1000", ""), ("condition=muerto", ""), ("hp=", ""),
        ("underlying=on", ""),
    ):
        assert words in game(f"sheet set ana '{change}'", 2 if words else 0)
    assert game.people["ana"] == {"condition": "dead", "underlying": True}


def test_log_lists_filters_and_sums_up(game: Game) -> None:
    for dice in (35, 99, 12):
        game(f"test descubrir --as ana --dice {dice}")
    game("attack revolver --as ana --on ghoul --distance 8 --dice 30,7")
    game("undo")
    assert len(game("log").splitlines()) == 3
    assert len(game("log --last 2").splitlines()) == 2
    assert "Nothing has been recorded" in game("log --as bruno")
    assert "Nothing has been recorded" in game("log --since 2999-01-01")
    assert "is no day" in game("log --since yesterweek", 2)
    assert game.json("log --summary")["summary"]["Ana Ríos"]["successes"] == 2
    assert game.json("log --summary --last 1")["summary"]["Ana Ríos"]["rolls"] == 1
    for form in ("markdown", "bbcode", "table"):
        assert "Ana Ríos" in game(f"log --format {form}")


def test_a_broken_line_is_cautioned_and_verified(game: Game) -> None:
    for seed in "abc":
        game(f"test descubrir --as ana --seed {seed}")
    assert "3 results: 3 as rolled" in game("verify journal.jsonl")
    journal = game.folder / "journal.jsonl"
    journal.write_text(journal.read_text().replace('"seed":"b"', '"seed":"q"'))
    assert "was changed by hand before line 3" in game("status")
    told = game("verify journal.jsonl", 1)
    assert "line 2: it was changed after it was written" in told
    told = game("test descubrir --as ana")
    assert "Ana Ríos" in told
    assert "was changed by hand before line 3" in told


def test_a_torn_line_is_said_once(game: Game) -> None:
    game("test descubrir --as ana")
    with (game.folder / "journal.jsonl").open("a") as journal:
        journal.write('{"n":2,"at":"2026')
    assert "was torn, and is left out" in game("test descubrir --as ana")
    assert "torn" not in game("test descubrir --as ana")
    assert "3 results: 3 as rolled" in game("verify journal.jsonl")


def test_results_that_go_on_from_others_are_verified_too(game: Game) -> None:
    game("test 40 --as ana --seed 3")
    game("push --seed 4")
    game("test 40 --as ana --seed 3")
    game("luck 60 --spend 20")
    assert "differ" not in game("verify journal.jsonl")
    result = game("test 40 --dice 60 --json")
    game("push --from - --seed 4", stdin=result)
    assert "1 not checked" in game("verify journal.jsonl")


@pytest.mark.parametrize(
    ("before", "line", "wanted"),
    [
        ("d6 test 3D --difficulty 5", "d6 heal", "--state or --from"),
        ("d6 test 3D --difficulty 5", "d6 dying", "ROUNDS or --from"),
        ("d6 test 3D --difficulty 5", "d6 damage --strength 3D", "CODE, --weapon or --from"),
        ("ryf test 3 3 --difficulty 10", "ryf heal rest", "without --wounds or --from"),
        ("unisystem test 3 2", "unisystem heal 5", "--life, --endurance or --from"),
        ("coc7 test 60 --dice 30", "coc7 luck", "Say them: luck 60."),
    ],
)
def test_a_last_result_that_lacks_what_is_missing_is_not_told_of(
    game: Game, before: str, line: str, wanted: str
) -> None:
    game(f"{before} --no-save")
    told = game(f"{line} --no-save", code=2)
    assert wanted in told
    assert "earlier" not in told


def test_an_attack_is_not_made_by_the_distance_of_the_last(game: Game) -> None:
    shot = "coc7 attack 45 --damage 1d10 --no-save"
    game(f"{shot} --distance 8 --base-range 15 --dice 10,4")
    assert "what it meets" in game(f"{shot} --hp 9 --hp-max 12", code=2)
    game("d6 attack 4D --range short --no-save")
    assert "--range, --distance" in game("d6 attack 4D --no-save", code=2)
    game("ryf attack 5 3 --range short --no-save")
    assert "--defence, --range" in game("ryf attack 5 3 --no-save", code=2)


def test_the_nearest_weapon_is_offered_where_one_can_be_named(game: Game) -> None:
    said = game("attack revolvr --as ana --on ghoul --distance 3", code=2)
    assert "Is it revolver?" in said
    assert "revolver?" not in game("test revolvr --as ana", code=2)


def test_a_kind_is_counted_from_one(game: Game) -> None:
    assert "There is no character ana#0. Is it ana?" in game("test 50 --as ana#0", code=3)
    assert game("test 50 --as ana#1 --dice 7").startswith("Ana Ríos #1: ")


def test_what_is_empty_or_missing_is_told_as_it_is_typed(game: Game) -> None:
    assert "Falta CLAVE=VALOR" in game("sheet set ana --lang es", code=2)
    assert "'': a name is wanted" in game("sheet new ''", code=2)
    assert "cannot be ''. It takes auto" in game("config set color ''", code=2)
    assert "cannot be ''. It takes en, es." in game("config set lang ''", code=2)
    assert "cannot be ''. It takes table" in game("roll 3d6 --format ''", code=2)


def test_what_a_rule_has_against_the_last_result_is_told(game: Game) -> None:
    game("test 60 --dice 30 --no-save")
    assert "Only a failure is pushed" in game("push --no-save", code=3)
    assert "The roll succeeded" in game("luck 60 --spend 5 --no-save", code=3)


def test_dice_alone_are_of_somebody_too(game: Game) -> None:
    assert game("roll 1d20 --as ana --dice 7").startswith("Ana Ríos: 1d20 = 7")
    assert game("roll 1d20 --as han --dice 7 --no-save").startswith("Han: ")
    thing = json.loads((game.folder / "journal.jsonl").read_text())
    assert (thing["as"], thing["verb"]) == ("ana", "roll")


def test_posts_are_verified_in_every_format(game: Game) -> None:
    for form in ("plain", "markdown", "bbcode"):
        post = "I search the room.\n" + "".join(
            game(f"{line} --format {form} --receipt --no-save")
            for line in ("test descubrir --as ana", "roll 4d6kh3 --note hello", "roll d20 --dice 7")
        )
        (game.folder / "post.txt").write_text(post)
        assert "3 results: 2 as rolled, 1 by hand" in game("verify post.txt")
        (game.folder / "post.txt").write_text(post.replace(" 60 ", " 61 ", 1))
        assert "1 differs" in game("verify post.txt", 1)


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", 3, "neither results nor receipts"),
        ("hello", 3, "neither results nor receipts"),
        ("rolcli use d6", 1, "no command that rolls"),
        ("rolcli sheet set ana hp=1", 1, "no command that rolls"),
        ("rolcli campaign init /tmp/x", 1, "no command that rolls"),
        ("rolcli roll d6 --file /etc/passwd", 1, "made with a file"),
        ("rolcli coc7 push --from /etc/passwd", 1, "made with a file"),
        ("rolcli coc7 test 60 --as ana", 1, "more than a roll"),
        ("rolcli coc7 test 60 --campaign /tmp", 1, "more than a roll"),
        ("rolcli coc7 test 60 --fair x", 1, "more than a roll"),
        ("rolcli odds 3d6", 1, "no command that rolls"),
        ("rolcli verify x", 1, "no command that rolls"),
        ("rolcli roll '3d6", 1, "quotes do not close"),
        ("rolcli --help", 1, "no command that rolls"),
        ("rolcli roll " + "d6+" * 50_000, 1, "line 1"),
        ('{"rolcli":1', 1, "no JSON object"),
        ('{"rolcli":1,"verb":"roll","input":{"expression":3},"rolls":[{}],"seed":""}', 1, "line 1"),
        ('{"rolcli":1,"rules":"coc7","verb":"x","input":{},"rolls":[{}],"seed":"x"}', 1, "line 1"),
        ('{"rolcli":1,"rules":["x"],"verb":"x","input":{},"rolls":[{}],"seed":"x"}', 1, "line 1"),
        ('{"rolcli":1,"rules":"coc7","verb":"test","input":{"skill":[[["x"]]]},"rolls":[{}],'
         '"seed":"x"}', 1, "line 1"),
        ('{"a":' * 50_000, 1, "no JSON object"),
    ],
)
def test_hostile_files_are_refused_in_words(game: Game, text: str, code: int, words: str) -> None:
    (game.folder / "file.txt").write_text(text)
    assert words in game("verify file.txt", code)
    assert not (game.folder / "journal.jsonl").exists()


def test_what_is_no_file_to_verify_is_refused(game: Game) -> None:
    os.mkfifo(game.folder / "pipe")
    for name, words in (("pipe", "no file"), ("nothing", "no such file"), (".", "a folder")):
        assert words in game(f"verify {name}", 3)
    (game.folder / "big").write_bytes(b"x" * 11_000_000)
    assert "too long" in game("verify big", 3)
    assert "is no link" in game("verify big --anchor zz", 2)


def test_fair_dice_from_chain_to_check(game: Game) -> None:
    anchor = game.json("fair new --rolls 5")["anchor"]
    for words in ("I open the door", "I run", "me caigo"):
        out = game(f"test descubrir --as ana --fair '{words}' --receipt")
        assert "--link" in out
    assert "3 of the chain" in game(f"verify journal.jsonl --anchor {anchor}")
    assert "--link 3" in game("last --receipt --format bbcode")
    own = Draft202012Validator(json.loads(game("schema test")))
    own.validate(game.json("test descubrir --as ana --fair again --no-save"))
    assert game.json("fair")["used"] == 4
    other = game.json("fair new")["anchor"]
    told = game(f"verify journal.jsonl --anchor {other}", 1)
    assert "does not come next in the chain" in told
    game("test 40 --fair a --seed b", 2)
    assert "is no link" in game("test 40 --fair a --fair-link zz", 2)


def test_sheets_are_made_checked_listed_and_imported(game: Game, tmp_path: Path) -> None:
    game("sheet new bruno")
    assert "there already" in game("sheet new bruno", 3)
    game("sheet new bruno --force")
    assert "Bruno" not in game("sheet list")
    assert "bruno" in game("sheet list")
    assert "right" in game("sheet check bruno characters/ana.toml")
    (game.folder / "characters" / "bad.toml").write_text('game = "coc7"\nname = "B"\n[values]\nx=1')
    assert "line 4, values.x" in game("sheet check bad", 3)
    assert "line 4, values.x" in game("test 40 --as bad", 3)
    for export in (exports.dholes_house, exports.foundry_coc7, exports.od6s):
        file = tmp_path / "export.json"
        file.write_text(json.dumps(export()))
        assert "Left out:" in game(f"sheet import {file}")
    assert "Tobias Renquist" in game("sheet list")
    assert "no export" in game("sheet import characters/ana.toml", 3)
    assert "cannot be fly" in game("sheet fly", 2)


@pytest.mark.parametrize("form", ["plain", "table", "markdown", "bbcode"])
def test_a_sheet_is_shown_with_halves_and_fifths(game: Game, form: str) -> None:
    game("sheet set ana hp=7")
    shown = game(f"sheet show ana --format {form}")
    for words in ("Ana Ríos", "7/12", "DEX", "35", "14", "Spot Hidden", ".38 rev", "Fotógrafa"):
        assert words in shown
    assert game.json("sheet show ana")["values"]["hp"] == {"value": 7, "from": "state"}


def test_the_editor_opens_the_sheet_and_it_is_checked(game: Game) -> None:
    assert "EDITOR is not set" in game("sheet edit ana", 2)
    script = game.folder / "editor.py"
    script.write_text(
        "import sys, pathlib; f = pathlib.Path(sys.argv[1]);"
        "f.write_text(f.read_text().replace('dex = 70', 'dxe = 70'))"
    )
    editor = {"EDITOR": f"{sys.executable} {script}"}
    assert "Is it DEX?" in game("sheet edit ana", 3, env=editor)
    assert "cannot be run" in game("sheet edit ana", 3, env={"EDITOR": "/nonexistent/x"})


def test_the_last_results_are_printed_again(game: Game) -> None:
    game("test descubrir --as ana --seed a --no-save")
    game("roll 4d6kh3 --dice 1,2,3,4 --no-save")
    assert game("last").startswith("4d6kh3 = 9")
    assert "Ana Ríos" in game("last 2")
    assert "**" in game("last 2 --format markdown")
    assert "--dice 1,2,3,4" in game("last --receipt")
    assert game.json("last 2")["seed"] == "a"
    assert "There is no such result" in game("last 9", 3)
    game("test 60 --dice 99 --no-save", env={"ROLCLI_LAST": "off"})
    assert game("last").startswith("4d6kh3 = 9")


def test_the_last_result_serves_what_needs_one(game: Game) -> None:
    game("test 40 --dice 60")
    assert "against 40" in game("push --dice 30")
    assert "against 40" in game("last --format bbcode")
    result = game("test 40 --dice 60 --json")
    game("push --from - --dice 20", stdin=result)
    assert "20 against 40" in game("last")
    game("test 40 --dice 60")
    game("attack 60 --distance 5 --base-range 10 --damage 1d6 --dice 20,4")
    assert "5 HP left" in game("damage --hp 9 --hp-max 12")
    assert "5 HP left" in game("damage --from last --hp 9 --hp-max 12")
    assert "no last result of this game" in game("-r d6 heal --from last", 3)


def test_characters_of_every_game_act(game: Game) -> None:
    for line, words in (
        ("d6 test blaster --as han --difficulty 15 --seed a", "Han, Blaster: 6D"),
        ("d6 damage 5D --on han --seed a", "against Strength"),
        ("ryf test destreza sigilo --as lia --difficulty normal --seed a", "Lía, Dexterity + "),
        ("ryf attack destreza sigilo --as lia --on lia --damage 2d6 --seed a", "against 16"),
        ("unisystem test dex brawling --as eve --seed a", "Eve, Dexterity + Brawling"),
        ("unisystem attack katana --as eve --on eve --dice 9,5", "Life left"),
    ):
        assert words in game(line)
    assert game.people["han"]["wound"] != "healthy"
    assert game.people["lia"]["combat_wounds"] == game.people["lia"]["wounds"] > 0
    assert game.people["eve"]["life"] < 34


def test_the_armour_of_a_sheet_is_worn_and_not_taken_off_twice(game: Game) -> None:
    """UNI-30, UNI-29."""
    write(game.folder / "characters", "wolf.toml",
          'game = "unisystem"\nname = "Wolf"\n\n[values]\nlife = 40\narmour = "3"\n')
    hit = game.json("unisystem attack 3 4 --weapon ak-47 --on wolf --dice 9,5")
    assert (hit["details"]["armour"], hit["input"]["armour"]) == (3, ["3"])
    assert game.json("unisystem damage --from last --on wolf")["details"]["final"] == 44
    typed = game.json("unisystem attack 3 4 --weapon ak-47 --on wolf --armour 10 --dice 9,5")
    assert typed["details"]["armour"] == 10


def test_a_character_of_another_game_or_none_is_refused(game: Game) -> None:
    assert "is a character of d6" in game("test 40 --as han", 3)
    assert "There is no character zoe" in game("test 40 --as zoe", 3)
    assert "has no flying" in game("test flying --as ana", 2)
    assert game("test 40 --dice 30", env={"ROLCLI_AS": "han"}).startswith("30 against")
    assert game("test 40 --dice 30", env={"ROLCLI_AS": "ana"}).startswith("Ana Ríos")


def test_what_is_missing_without_a_campaign_is_said(
    rolcli: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in ("status", "next", "undo", "log", "day", "campaign", "sheet set ana hp=1"):
        answer = rolcli(line)
        assert (answer.code, "campaign init" in answer.err) == (3, True), line
    assert rolcli("campaign init").code == 0
    assert rolcli("campaign init").code == 3
    assert rolcli(f"--campaign {tmp_path}/nowhere roll d6").code == 3


def test_two_shells_at_once_take_both_hits_off(game: Game, tmp_path: Path) -> None:
    env = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "s")}
    line = ["damage", "1", "--on", "ghoul"]
    command = [sys.executable, "-m", "rolcli", *line]
    processes = [
        subprocess.Popen(command, cwd=game.folder, env=env, stdout=subprocess.DEVNULL)
        for _ in range(8)
    ]
    assert [one.wait() for one in processes] == [0] * 8
    assert game.people["ghoul"]["hp"] == 13 - 8


def test_a_journal_that_cannot_be_written_wastes_no_die(game: Game) -> None:
    game("fair new --rolls 3")
    (game.folder / "journal.jsonl").mkdir()
    assert "cannot be written" in game("test descubrir --as ana --fair hello", 3)
    assert game.json("fair")["used"] == 0
    assert "it is no file" in game("test descubrir --as ana --no-save", 3)
    (game.folder / "journal.jsonl").rmdir()
    os.mkfifo(game.folder / "journal.jsonl")
    assert "it is no file" in game("test descubrir --as ana", 3)


def test_names_are_offered_to_the_shells(game: Game) -> None:
    people = game("__complete people en coc7").splitlines()
    assert people[:2] == ["ana", "ghoul"]
    assert "lia" in people
    names = game("__complete names es coc7 coc7 test --as=ana").splitlines()
    assert {"revolver", "Spot Hidden", "Lengua (Latín)", "Trepar", "DES"} <= set(names)
    assert "revolver" in game("__complete names en '' test", env={"ROLCLI_AS": "ana"})
    for line in ("names en coc7 test --as nobody", "names en chess x", "names en '' x", "x y z"):
        game(f"__complete {line}")


def test_every_line_of_a_night_is_as_the_schema_says(game: Game) -> None:
    for line in (
        "test descubrir --as ana", "attack revolver --as ana --on ghoul#2 --distance 8", "day",
        "initiative ana ghoul#1:50", "next", "sheet set ana hp=3", "undo 2", "roll 4d6kh3",
        "sanity --as ana 1/1d6", "-r d6 test 4D --difficulty 10",
    ):
        game(line)
    schema = Draft202012Validator(json.loads(game("schema journal")))
    results = Draft202012Validator(json.loads(game("schema result")))
    own = {"n", "at", "changes", "table", "undoes", "prev"}
    lines = [json.loads(line) for line in (game.folder / "journal.jsonl").open(encoding="utf-8")]
    assert len(lines) == 10
    for thing in lines:
        schema.validate(thing)
        if thing["verb"] in ("test", "attack", "initiative", "sanity"):
            results.validate({key: value for key, value in thing.items() if key not in own})
    assert {key for thing in lines for key in thing} >= own
