"""A usual answer takes at most 80 columns, in a pipe and on a terminal, in both languages."""

from __future__ import annotations

import io
import re
import shlex
from typing import TYPE_CHECKING

import pytest

from rolcli.cli.environment import Environment
from rolcli.cli.run import run
from rolcli.messages import msg
from rolcli.render import render
from rolcli.render.fit import fitting
from rolcli.result import Result

if TYPE_CHECKING:
    from pathlib import Path

COLUMNS = 80
NAMES = ("Ana", "Marcos", "Investigadora")
SEEDS = ("s0", "s1", "s4", "s11", "s23")
CALLS = {
    "unisystem": (
        "test 3 2",
        "test 3 2 --vs 5 --mod -2 --vs-mod 1",
        "check 4 --simple",
        "attack 3 4 --weapon katana --strength 4 --dodge 4 --life 20 --life-max 30 --armour 3",
        "attack 3 4 --weapon molotov --life 9 --burning --life-max 30",
        "attack 3 4 --weapon punch --strength 3 --endurance 20",
        "attack 4 5 --weapon katana --strength 4 --life 6 --parry 4 --parry-with weapon",
        "attack 4 5 --weapon katana --strength 4 --life 30 --times 10",
        "damage 1d6*6 --kind bullet --life 20 --life-max 30 --armour 4",
        "damage 1d6*5 --kind fire --burning --life 20",
        "heal 1d6 --life -12 --life-max 20",
        "hazard flashbang 3 --rounds 2",
        "hazard tear-gas 3 --rounds 2",
        "hazard smoke",
        "life 4 4",
    ),
    "unisystem-combat": (
        "attack 3 4 --weapon hand-grenade --zone shrapnel --armour 5 --life 30 --life-max 30",
        "attack 3 5 --weapon ak-47 --mode burst --shots 5 --life 40 --location head",
        "attack 3 5 --weapon ak-47 --mode burst --shots 5 --life 40 --life-max 40 "
        "--location limb --armour class-ii",
        "attack 3 5 --weapon ak-47 --attacks 2 --aim 4 --scope --life 40",
        "attack 3 5 --weapon ak-47 --bursts burst,burst --shots 5 --life 40 --life-max 40",
        "attack 3 5 --weapon mg-762 --mode suppressive --stay 2 --cover 1 --rounds 40 --life 30",
        "attack 3 5 --weapon shotgun-12 --load buckshot --life 40 --life-max 40 --location hand",
        "attack 3 5 --weapon pistol-9mm --ammo hollowpoint --life 24 --armour class-i --dodge 3",
        "attack 3 5 --weapon flamethrower --life 24 --life-max 40 --burning",
        "damage 1d6*6 --kind bullet --life 20 --life-max 30 --armour class-ii --location limb",
    ),
    "d6": (
        "test 4D --difficulty difficult --prepared --running",
        "test 4D --vs 4D --npc --vs-pc",
        "test 4D --difficulty 10 --set wild_die=complication",
        "test 9D+2",
        "check 3D --difficulty moderate",
        "attack 5D --range medium --grenade --from-blast 4 --dodge 2D",
        "attack 5D --range medium --grenade --from-blast 14 --dodge 2D --damage 5D --strength 2D",
        "attack 5D --range short --damage 5D+2 --strength 3D+1 --dodge 3D --state wounded",
        "attack 9D --weapon blaster-pistol --distance 20 --strength 2D --dodge 2D",
        "attack 6D --difficulty 5 --damage 4D --strength 3D --state mortally-wounded",
        "attack 6D --difficulty 5 --damage 4D --strength 3D --state incapacitated",
        "attack 5D --range short --damage 5D --strength 2D --times 10",
        "damage 9D --strength 1D",
        "damage 3D --strength 3D --state wounded-twice --set wounds=difference",
        "dying 4",
        "heal --state mortally-wounded --to wounded",
        "initiative Lia:4D:pc Ana:4D:pc Trooper:3D+1:npc",
        "advance 3D 4D --points 30",
    ),
    "ryf": (
        "test 5 3 --vs 8",
        "test 5 3 --difficulty 15 --mod -2 --keep high",
        "check 5 --difficulty normal",
        "attack 6 4 --range short --damage 1d10+2 --fisico 6 --wounds 4 --in-crowd --called",
        "attack 9 4 --defence 14 --damage 1d8+1 --fisico 8 --wounds 8",
        "attack 9 9 --weapon pistol --distance 30 --fisico 8 --wounds 12",
        "attack 9 9 --defence 14 --damage 2d6 --fisico 8 --times 10",
        "damage 2d6 --fisico 8 --wounds 10",
        "heal rest --wounds 9 --combat-wounds 5 --fisico 6",
        "heal skill 6 9 --life-max 24 --life 18",
        "initiative Ana:24 Bea:24 Orco:30",
    ),
    "coc7": (
        "test 60 --difficulty hard --bonus 2",
        "test 60 --vs 45 --vs-bonus 1 --penalty 1",
        "test 60 --luck 70",
        "test 60 --times 10",
        "check 40 --limit 150",
        "luck 30",
        "attack 50 --vs 40 --fight-back --damage 1d8+DB --db 1d4 --hp 12 --hp-max 12",
        "attack 70 --vs 40 --dodge --damage 1d8 --hp 9 --hp-max 12 --impale --armour 1",
        "attack 70 --vs 40 --dodge --damage 1d8 --hp 90 --hp-max 90 --times 10",
        "attack 60 --distance 10 --base-range 15 --malfunction 96 --damage 1d10 --hp-max 12",
        "attack 60 --distance 10 --base-range 15 --malfunction 96 --damage 1d10 --shots 3",
        "attack 60 --burst 5 --burst 4 --damage 1d10 --hp 9 --hp-max 12",
        "attack 60 --vs 40 --dodge --manoeuvre --build 1 --vs-build 2",
        "attack 60 --weapon .38-revolver --distance 8 --hp 9 --hp-max 12",
        "damage 1d10+DB --db 1d4 --hp 12 --hp-max 12 --con 55 --armour 1",
        "dying 40 --stabilised",
        "heal medicine 55 --hp 3 --hp-max 12 --dying",
        "heal first-aid 55 --hp 3 --hp-max 12 --dying",
        "heal weekly 60 --hp 3 --hp-max 12 --major-wound",
        "sanity 30 1d4/2d10 --int 80 --day-start 31",
        "sanity 50 1/1d6 --int 70",
        "sanity 30 5/5 --int 99 --alone",
        "sanity 5 5/6",
        "advance 60",
        "initiative Ana:60 Bruno:60 Ghoul:45:2x",
        "build 60 70",
    ),
}
SHEETS = {
    "zombi": 'game = "unisystem"\nname = "Zombi"\n[values]\nstr = 3\ndex = 4\nlife_max = 26\n',
    "orco": 'game = "ryf"\nname = "Orco"\n[values]\nfisico = 6\ndestreza = 9\n',
    "ana": 'game = "coc7"\nname = "Ana Ríos"\n[skills]\n"Firearms (Handgun)" = 45\n'
    '"Fighting (Brawl)" = 60\n',
    "ghoul": 'game = "coc7"\nname = "Ghoul"\n[values]\nhp_max = 13\ndex = 65\n',
}
TARGETS = (
    "unisystem attack 4 4 --damage 1d10*3 --kind slashing --as zombi --on zombi#2",
    "ryf attack 9 9 --defence 14 --damage 2d6 --as orco --on orco#2",
    "coc7 attack handgun --as ana --on ghoul#2 --distance 8 --base-range 15 --damage 1d10",
    "coc7 attack brawl --as ana --on ghoul --dodge --damage 1d8+1d4",
)
"""Calls that name whom they meet."""
COLOUR = re.compile(r"\x1b\[[\d;]*m")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder of settings with a few characters."""
    made: Path = tmp_path_factory.mktemp("settings")
    characters = made / "rolcli" / "characters"
    characters.mkdir(parents=True)
    for name, text in SHEETS.items():
        (characters / f"{name}.toml").write_text(text, encoding="utf-8")
    return made


def said(line: str, folder: Path, lang: str, *more: str) -> list[str]:
    """Run a call and give its lines, without colours."""
    env = {"XDG_CONFIG_HOME": str(folder), "XDG_STATE_HOME": str(folder), "ROLCLI_LAST": "off"}
    out, err = io.StringIO(), io.StringIO()
    words = [*shlex.split(line), "--lang", lang, *more]
    code = run(words, Environment(io.StringIO(), out, err, env, width=COLUMNS))
    assert (code, err.getvalue()) == (0, ""), (words, err.getvalue())
    return COLOUR.sub("", out.getvalue()).splitlines()


@pytest.mark.parametrize("color", ["never", "always"])
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", CALLS)
def test_no_line_of_a_usual_answer_is_wider(game: str, lang: str, color: str, folder: Path) -> None:
    wide: list[tuple[str, str]] = []
    for line in CALLS[game]:
        names = NAMES[:1] if " initiative " in f" {line}" else NAMES  # those in it are named
        for who in names if color == "never" else NAMES[:1]:
            for seed in SEEDS:
                call = f"{game} {line} --seed {seed} --who {who}"
                found = said(call, folder, lang, "--color", color)
                wide += [(call, one) for one in found if len(one) > COLUMNS]
    assert not wide


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("line", TARGETS)
def test_nor_is_one_that_names_the_target(line: str, lang: str, folder: Path) -> None:
    for seed in SEEDS:
        for one in said(f"{line} --seed {seed}", folder, lang):
            assert len(one) <= COLUMNS, (line, seed, one)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_ten_attacks_are_ten_lines_and_a_sum(lang: str, folder: Path) -> None:
    found = said("coc7 attack 70 --vs 40 --dodge --damage 1d8 --hp 90 --hp-max 90 --times 10 "
                 "--seed s0 --who Marcos", folder, lang)
    assert len(found) == 11


def test_what_an_attack_leaves_goes_to_a_second_line_where_it_must(folder: Path) -> None:
    call = f"{TARGETS[2]} --seed s0"
    assert said(call, folder, "es", "--note", "x") == [
        "Ana Ríos, Handgun → Ghoul #2: 23 contra 45: impacto normal, 10 de daño  [23] …  # x",
        "  Ghoul #2: quedan 3 PV, herida grave",
        "  Una tirada de CON, o queda inconsciente (COC-37).",
    ]
    posted = said(call, folder, "es", "--format", "markdown")
    assert "10 de daño, quedan 3 PV, herida grave" in posted[0]  # a post has no columns


HEAD = [("", "x" * 60)]


@pytest.mark.parametrize(
    ("dice", "kept"),
    [
        ([("", "  "), ("", "[1, 2, 3, 4]")], "  [1, 2, 3, 4]"),
        ([("", "  "), ("", "[1, 2]"), ("", "  "), ("", "[1, 2, 3, 4, 5]")], "  [1, 2] …"),
        ([("", "  ["), ("out", "9"), ("", ", 10!]"), ("", " + [1, 2, 3]")], "  [9, 10!] …"),
        ([("", "  "), ("", "{[1, 2], "), ("", "[3, 4, 5, 6]}")], ""),
        ([("", "  "), ("", "[1, 2, 3, 4, 5, 6, 7, 8]")], ""),
    ],
)
def test_of_the_dice_whole_brackets_stay(dice: list[tuple[str, str]], kept: str) -> None:
    assert "".join([text for _, text in fitting(HEAD, dice, COLUMNS)]) == kept


def test_a_headline_of_one_part_stays_whole() -> None:
    result = Result("test")
    result.headline = msg("{name}: done", name="x" * 90)
    assert render(result) == "x" * 90 + ": done"
