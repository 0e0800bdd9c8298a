"""What TAB offers in zsh stands in groups, each whole under a heading of the language in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from shells import Shell

    Worlds = Callable[..., Shell]

STYLES = (
    "zstyle ':completion:*' group-name ''; "
    "zstyle ':completion:*:descriptions' format '<<%d>>'; "
    "zstyle ':completion:*:messages' format '<<%d>>'"
)
GROUPS = {
    ("en", "rolcli "): {"rolcli": "odds roll weapons", "game": "coc7 d6 ryf unisystem"},
    ("es", "rolcli "): {"rolcli": "armas probabilidades tirar", "juego": "coc7 d6 ryf unisystem"},
    ("en", "rolcli coc7 "): {"rolcli": "odds roll", "coc7": "attack sanity test"},
    ("es", "rolcli coc7 "): {"rolcli": "tirar", "coc7": "atacar cordura prueba"},
    ("en", "rolcli d6 advance 3D --"): {"option": "--book --points --seed"},
    ("es", "rolcli d6 mejorar 3D --"): {"opción": "--puntos --semilla"},
    ("en", "rolcli ryf test --set "): {
        "A house rule of the game; `rules show` lists them.": "actions_from pifia skill_cost",
    },
    ("es", "rolcli coc7 curar "): {"Cómo se cura. (COC-37)": "primeros-auxilios medicina"},
    ("en", "rolcli coc7 test "): {
        "The skill's value, 0 or more; without it the total alone is told. (COC-01)": "",
    },
    ("en", "rolcli unisystem attack 3 --weapon "): {
        "A weapon of the tables. (UNX-17)": "katana bat dragons-breath",
    },
}


@pytest.mark.parametrize("kind", ["zsh"])
@pytest.mark.parametrize(("lang", "line"), GROUPS)
def test_groups_are_whole(worlds: Worlds, kind: str, lang: str, line: str) -> None:
    shell = worlds(kind, ROLCLI_LANG=lang, WORLD="groups")
    shell.terminal.send(f" {STYLES}\r")
    shell.terminal.read(0.1)
    groups: dict[str, list[str]] = {}
    heading = ""
    for cell in shell.terminal.complete(line).words:
        if cell.startswith("<<"):
            heading = cell.strip("<>")
            assert heading not in groups, "a group is torn"
        groups.setdefault(heading, []).append(cell)
    for heading, words in GROUPS[lang, line].items():
        assert set(words.split()) <= set(groups[heading]), heading
    assert set(groups) <= {*GROUPS[lang, line], ""}
