"""Nothing that a file or an argument says commands the terminal, turns a line or opens a tag."""

from __future__ import annotations

import pytest

NASTY = "a\x1b[31mb\x07c\rd\ne\u202ef\x7fg\x9bh"


def harmless(text: str) -> bool:
    """Tell whether a text has no sign that commands a terminal or turns a line round."""
    return all(char.isprintable() or char == "\n" for char in text)


@pytest.mark.parametrize("form", ["plain", "table", "markdown", "bbcode", "json"])
def test_names_of_files_and_who_are_harmless_in_every_format(rolcli, form: str) -> None:
    answer = rolcli(["roll", "3d6", "--who", NASTY, "--note", NASTY, "--format", form])
    assert answer.code == 0
    assert harmless(answer.out), repr(answer.out)
    if form == "json":
        assert answer.json["who"] == NASTY


def test_paths_that_are_told_are_harmless(rolcli, tmp_path) -> None:
    folder = tmp_path / "a\x1b[31mb"
    answer = rolcli("use d6", env={"XDG_CONFIG_HOME": str(folder)})
    assert answer.code == 0
    assert harmless(answer.out)
    assert harmless(rolcli("config", env={"XDG_CONFIG_HOME": str(folder)}).out)


def test_joined_letters_and_emoji_stay(rolcli) -> None:
    for who in ("\U0001f9d9\u200d\u2640\ufe0f", "می\u200cخواهم"):
        assert who in rolcli(["roll", "3d6", "--who", who]).out
        assert rolcli(["roll", "3d6", "--who", who, "--json"]).json["who"] == who


def test_nothing_ends_a_block_of_code() -> None:
    from rolcli.render.bbcode import block

    text = block("x[/code][img]y[/CODE]")
    assert text.lower().count("[/code]") == 1
    assert text.endswith("[/code]")
