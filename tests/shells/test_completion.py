"""What TAB offers, the same in bash, zsh and fish."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest
from terminal import COMPLETIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from shells import Shell

    Worlds = Callable[..., Shell]

LISTS = {
    "no game": ("rolcli ", "roll odds use rules weapons unisystem coc7 d6", "test sanity"),
    "verbs": ("rolcli -r coc7 ", "roll test sanity luck", "hazard"),
    "verbs of the game named first": ("rolcli unisystem ", "test hazard roll", "sanity"),
    "games": ("rolcli -r ", "unisystem unisystem-combat d6 ryf coc7", "cthulhu"),
    "games of an option with =": ("rolcli --rules=", "unisystem d6 ryf", ""),
    "games before their other names": ("rolcli -r c", "coc7", "coc cthulhu call-of-cthulhu"),
    "verbs before other names of games": ("rolcli c", "check completion coc7", "coc cthulhu"),
    "no games after a game": ("rolcli coc7 ", "test roll rules weapons", "unisystem coc7"),
    "no games after -r": ("rolcli -r d6 ", "test roll rules weapons", "unisystem coc7"),
    "weapons of a game that has them": ("rolcli unisystem ", "weapons hazard", "coc7"),
    "a verb's Spanish name": ("rolcli coc7 prueba 60 --", "--bonus --difficulty", "--running"),
    "a Spanish name in capitals": ("rolcli coc7 Cordura 60 1/1d6 --", "--int", "--running"),
    "a Spanish name with its accent": ("rolcli coc7 daño 1d6 --", "--impale", "--running"),
    "no Spanish verb in English": ("rolcli coc7 cord", "", "cordura"),
    "no Spanish verb of another game": ("rolcli --lang es d6 cord", "", "cordura"),
    "Spanish verbs in Spanish": ("rolcli --lang es coc7 ", "prueba cordura armas", "test sanity"),
    "Spanish options in Spanish": (
        "rolcli --lang es coc7 prueba 60 --", "--dificultad --difficulty --semilla --seed",
        "--corriendo",
    ),
    "options after a Spanish one": (
        "rolcli --idioma es coc7 prueba 60 --dados 3 --", "--dificultad --semilla", "--dados",
    ),
    "no Spanish options in English": ("rolcli coc7 test 60 --", "--difficulty", "--dificultad"),
    "no game after a game": ("rolcli coc7 unis", "", "unisystem unisystem-combat"),
    "the values of a Spanish name": (
        "rolcli --lang es coc7 prueba 60 --difficulty ", "normal extrema", "regular",
    ),
    "options": ("rolcli coc7 test 60 --", "--bonus --difficulty --seed --rules", "--running"),
    "options after all arguments": ("rolcli coc7 test 60 ", "--bonus --difficulty", ""),
    "options before the verb": ("rolcli --", "--rules --set --seed", "--bonus"),
    "options of a later -r": ("rolcli test 5 3 -r ryf --", "--vs-keep --token", "--bonus"),
    "an option used up": ("rolcli d6 attack 3D --running --", "--range", "--running"),
    "an option that repeats": ("rolcli coc7 test 6 --helper 3 --", "--helper --bonus", ""),
    "-r is --rules": ("rolcli -r d6 test 3D --", "--mod", "--rules"),
    "a refused option": ("rolcli odds 3d6 --", "--at-least --depth --explain", "--seed --set"),
    "short options": ("rolcli roll -", "-r -q --label", ""),
    "choices": ("rolcli d6 attack 3D --range ", "point-blank short medium long", "extreme"),
    "choices of an argument": ("rolcli coc7 heal ", "first-aid medicine weekly", "--hp"),
    "ladders": ("rolcli d6 test 3D --difficulty ", "very-easy moderate difficult", "hard"),
    "shared choices": ("rolcli roll 3d6 --format ", "table plain json bbcode", ""),
    "settings": ("rolcli ryf test --set ", "pifia= margin_dice=", "armour="),
    "settings set already": ("rolcli d6 --set dodge=add --set ", "wild_die=", "dodge="),
    "weapons": ("rolcli unisystem attack 3 4 --weapon ", "katana molotov", "riot-shield"),
    "armours": ("rolcli unisystem attack 3 4 --armour ", "class-i riot-shield", "katana"),
    "filters": ("rolcli weapons -r unisystem ", "melee ranged armour", ""),
    "rules": ("rolcli rules show COC-0", "COC-01 COC-09", "COC-10 D6-01"),
    "rules of a game": ("rolcli rules show -r d6 ", "D6-01 coc7", "COC-01"),
    "what rules does": ("rolcli rules ", "list show coc7 d6", "coc"),
    "rules at once": ("rolcli rules COC-0", "COC-01 COC-09", "COC-10 D6-01 list"),
    "games to use": ("rolcli use ", "unisystem ryf", "roll"),
    "schemas": ("rolcli schema ", "result error roll attack", ""),
    "after a negative number": ("rolcli unisystem test 3 -2 --", "--mod --vs", ""),
}
ONLY = {
    "verb": ("rolcli -r coc7 san", "sanity"),
    "verb without a game": ("rolcli haz", "hazard"),
    "verb before another name of a game": ("rolcli ro", "roll"),
    "game by another name": ("rolcli cth", "cthulhu"),
    "game of an option by another name": ("rolcli -r call", "call-of-cthulhu"),
    "Spanish verb in Spanish": ("rolcli --lang es coc7 cord", "cordura"),
    "Spanish verb without a game": ("rolcli --lang es tir", "tirar"),
    "Spanish general command": ("rolcli --lang es unisystem arm", "armas"),
    "English verb in Spanish": ("rolcli --lang es coc7 att", "attack"),
    "clustered -r": ("rolcli -qrcoc7 test 60 --diff", "--difficulty"),
    "value": ("rolcli ryf test 5 3 --difficulty nearly", "nearly-impossible"),
    "value after =": ("rolcli d6 attack 3D --range=po", "--range=point-blank"),
    "value in any case": ("rolcli d6 attack 3D --range PO", "point-blank"),
    "part of a list": (
        "rolcli unisystem-combat attack 3 4 --bursts single,b", "single,burst",
    ),
    "setting": ("rolcli unisystem test 3 --set armour=f", "armour=fixed"),
    "setting after =": ("rolcli unisystem test 3 --set=armour=f", "--set=armour=fixed"),
    "switch": ("rolcli ryf test --set natural_one_fails=of", "natural_one_fails=off"),
    "weapon by another name": ("rolcli unisystem attack 3 --weapon ak", "ak-47"),
    "name with spaces and quotes": (
        "rolcli unisystem attack 3 --weapon Drag", "Dragon's Breath (Shotgun Shell)",
    ),
    "name begun with a backslash": (
        "rolcli unisystem attack 3 --weapon Assault\\ Rifle,\\ 7", "Assault Rifle, 7.62 mm",
    ),
    "name begun in quotes": (
        'rolcli unisystem attack 3 --weapon "Assault Rifle, 7', "Assault Rifle, 7.62 mm",
    ),
    "name with slashes": ("rolcli unisystem attack 3 --weapon Bat/", "Bat/Club/Pipe/Chair"),
    "rule": ("rolcli rules show coc-50", "COC-50"),
    "game in capitals": ("rolcli --rules=CoC test --diff", "--difficulty"),
    "language of the line": ("rolcli --lang es ryf test 5 3 --difficulty mu", "muy-dificil"),
}
NOTHING = {
    "free text": "rolcli roll --seed x",
    "a number": "rolcli coc7 test ",
    "a flag with a value": "rolcli roll --json=",
    "options after --": "rolcli roll -- --l",
    "unknown words": "rolcli coc7 nonsense xyz",
}


@pytest.mark.parametrize("case", LISTS)
def test_offers_what_can_stand_there(worlds: Worlds, kind: str, case: str) -> None:
    line, wanted, unwanted = LISTS[case]
    found = {bare(word, line) for word in worlds(kind).offers(line)}
    assert {bare(word, line) for word in wanted.split()} <= found
    assert not {bare(word, line) for word in unwanted.split()} & found


def bare(word: str, line: str) -> str:
    """Leave away what some shells list and others do not: ``--option=``, the = of a key."""
    return word.removeprefix(line.rpartition(" ")[2] if "=" in line[-1:] else "").rstrip("=")


@pytest.mark.parametrize("case", ONLY)
def test_completes_the_only_word(worlds: Worlds, kind: str, case: str) -> None:
    line, wanted = ONLY[case]
    assert worlds(kind).offers(line) == [wanted]


@pytest.mark.parametrize("case", NOTHING)
def test_offers_nothing_else(worlds: Worlds, kind: str, case: str) -> None:
    assert worlds(kind).offers(NOTHING[case]) in ([], [""])


def test_nothing_is_started(worlds: Worlds, kind: str) -> None:
    shell = worlds(kind)
    for line, *_ in (*LISTS.values(), *ONLY.values()):
        shell.offers(line)
    assert not shell.record.exists()


@pytest.mark.parametrize(
    "variables",
    [
        {"ROLCLI_LANG": "es"},
        {"ROLCLI_LANG": "es", "LANG": "en_GB.UTF-8"},
        {"LC_ALL": "", "LANG": "es_ES.UTF-8"},
        {"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "C"},
    ],
)
def test_spanish_values_in_a_spanish_locale(
    worlds: Worlds, kind: str, variables: dict[str, str]
) -> None:
    found = worlds(kind, **variables).offers("rolcli d6 test 3D --difficulty ")
    assert set(found) == {
        "muy-facil", "facil", "moderada", "dificil", "muy-dificil", "heroica",
    }


def test_the_line_is_stronger_than_the_locale(worlds: Worlds, kind: str) -> None:
    found = worlds(kind, ROLCLI_LANG="es").offers("rolcli d6 --lang en attack 3D --range ")
    assert set(found) == {"point-blank", "short", "medium", "long"}


def test_weapons_by_their_spanish_names(worlds: Worlds, kind: str) -> None:
    shell = worlds(kind, ROLCLI_LANG="es")
    assert "Cuchillo grande" in shell.offers("rolcli unisystem attack 3 --weapon ")
    assert shell.offers("rolcli unisystem attack 3 --weapon balles") == ["Ballesta"]
    assert shell.offers("rolcli unisystem attack 3 --weapon mol") == ["molotov"]


def test_the_game_of_the_environment(worlds: Worlds, kind: str) -> None:
    shell = worlds(kind, ROLCLI_RULES="cthulhu")
    assert "sanity" in shell.offers("rolcli ")
    assert "hazard" in shell.offers("rolcli -r unisystem ")


def test_the_game_of_the_active_file(worlds: Worlds, kind: str) -> None:
    shell = worlds(kind, WORLD="active")
    shell.configure("active", "ryf")  # without a line's end
    assert "--vs-keep" in shell.offers("rolcli test 5 3 --")
    shell.configure("active", "coc7\n")
    assert "sanity" in shell.offers("rolcli ")
    assert not shell.record.exists()


@pytest.mark.parametrize("option", ["push --from ", "push --from=", "luck --from "])
def test_files(worlds: Worlds, kind: str, option: str) -> None:
    shell = worlds(kind, WORLD="files")
    (shell.folder / "a result.json").touch()
    (shell.folder / "another.txt").touch()
    before = option.rpartition(" ")[2]
    assert shell.offers(f"rolcli coc7 {option}a\\ r") == [f"{before}a result.json"]
    assert shell.offers(f"rolcli coc7 {option}ano") == [f"{before}another.txt"]


FROM_THE_MANUAL = """
complete -c rolcli -l dice-mod -d 'of the manual page'
complete -c rolcli -l difficulty -x -d 'of the manual page'
complete -c rolcli -a from-the-manual
"""


@pytest.mark.parametrize("before", ["", "complete -C 'rolcli -' >/dev/null; "])
@pytest.mark.parametrize("place", ["generated", "sourced", "installed"])
def test_fish_forgets_what_it_made_of_the_manual(worlds: Worlds, place: str, before: str) -> None:
    shell = worlds("fish", WORLD=place)
    made = shell.folder / ".local" / "share" / "fish" / "generated_completions"
    own = shell.folder / "config" / "fish" / "completions"
    for folder in (made, own):
        folder.mkdir(parents=True, exist_ok=True)
    (made / "rolcli.fish").write_text(FROM_THE_MANUAL, encoding="utf-8")
    script = f"source {COMPLETIONS}/rolcli.fish; "
    if place == "generated":
        script = ""  # that fish does load it; else this test would show nothing
    elif place == "installed":
        script = ""
        shutil.copy(COMPLETIONS / "rolcli.fish", own)
    line = "rolcli coc7 test 60 --di"
    run = subprocess.run(
        ["fish", "-c", f"{before}{script}complete -C '{line}'"],
        env=shell.env, cwd=shell.folder, capture_output=True, text=True, check=True,
    )
    found = [entry.partition("\t")[0] for entry in run.stdout.splitlines()]
    assert found == (["--dice-mod", "--difficulty"] if place == "generated" else OF_COC7)
    assert not shell.record.exists()


OF_COC7 = ["--dice", "--difficulty"]


def test_descriptions_in_the_language_in_force(worlds: Worlds) -> None:
    line = "rolcli coc7 test 60 --bon"
    assert worlds("fish").fish(line) == ["--bonus\tBonus dice. (COC-09)"]
    found = dict(one.split("\t") for one in worlds("fish", ROLCLI_LANG="es").fish(line))
    assert {"--bonificación", "--bonus"} <= found.keys()
    assert found["--bonificación"].startswith("Dados ")


def test_an_option_with_an_accent_is_offered_as_it_is_typed(worlds: Worlds) -> None:
    shell = worlds("fish", ROLCLI_LANG="es")
    for begun, name in (("coc7 prueba 60 --bonificaci", "--bonificación"),
                        ("unisystem-combat atacar 3 4 --loc", "--localización")):
        found = [one.partition("\t")[0] for one in shell.fish(f"rolcli {begun}")]
        assert name in found
        assert not [one for one in found if "=" in one]
