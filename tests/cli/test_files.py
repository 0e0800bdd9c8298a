"""Files that are no ordinary files: nothing waits, nothing is lost, everything is worded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from workshop.__main__ import ROOT

CONFIGS = {
    "digits": b"[ryf]\nkeep_default = " + b"9" * 4301,
    "parts": b"a" + b".a" * 20_000 + b" = 1",
    "bytes": b"\xff\xfe",
    "nested": b"a = " + b"[" * 100_000,
    "folder": None,
    "pipe": None,
    "loop": None,
}


def make(path: Path, kind: str, data: bytes | None) -> None:
    """Put something at a path that is no ordinary file."""
    path.parent.mkdir(exist_ok=True)
    if data is not None:
        path.write_bytes(data)
    elif kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(path.name)


@pytest.mark.parametrize("kind", CONFIGS)
@pytest.mark.parametrize("name", ["config.toml", "active", "own.toml"])
def test_a_file_that_does_not_serve_is_worded(rolcli, kind: str, name: str) -> None:
    path = rolcli.folder / name
    make(path, kind, CONFIGS[kind])
    argv = ["test"]
    if name == "own.toml":
        argv = ["weapons", "-r", "unisystem", "--equipment", str(path)]
    if (name, kind) == ("own.toml", "pipe"):  # one that nobody writes to is an empty file
        assert rolcli(argv).code == 0
        return
    if name == "active" and kind in ("digits", "parts", "nested"):
        assert rolcli(argv).code == 3
        return
    answer = rolcli([*argv, "--json"])
    assert answer.code == 3
    assert str(path) in answer.err
    assert answer.json["error"]["code"]


def test_the_chosen_game_may_have_a_byte_order_mark(rolcli) -> None:
    rolcli.folder.mkdir()
    (rolcli.folder / "active").write_bytes(b"\xef\xbb\xbfcoc7\r\n")
    assert rolcli("test 60").code == 0


def test_a_wrong_game_is_worded_in_the_language_of_the_configuration(rolcli) -> None:
    rolcli.configure('lang = "es"\nformat = "json"\n')
    (rolcli.folder / "active").write_text("parchís\n", encoding="utf-8")
    answer = rolcli("test 60")
    assert answer.code == 3
    assert "no existe" in answer.err
    assert answer.json["error"]["code"] == "bad_file"


def test_configuration_takes_the_words_that_the_options_take(rolcli) -> None:
    rolcli.configure('lang = "español"\nformat = "texto"\ncolor = "siempre"\n')
    assert "tirada" in rolcli("roll nada").err or rolcli("roll nada").code == 2
    assert "\x1b[" in rolcli("roll 3d6").out
    rolcli.configure('lang = "es_ES.UTF-8"\n')
    assert rolcli("--help").out.startswith("Uso:")


def test_a_wrong_byte_spoils_its_own_line_alone(rolcli, tmp_path) -> None:
    file = tmp_path / "rolls"
    file.write_bytes(b"1d1\n\xff\n2d1\n")
    answer = rolcli(["roll", "--file", str(file), "-q"])
    assert (answer.code, answer.out) == (2, "1\n2\n")


def test_a_pipe_that_somebody_writes_to_is_read(rolcli) -> None:
    read, write = os.pipe()
    os.write(write, b"2d1\n")
    os.close(write)
    assert rolcli(["roll", "--file", f"/dev/fd/{read}", "-q"]).out == "2\n"
    os.close(read)


USE = """
import sys
from rolcli.__main__ import main

sys.argv = ["rolcli", "use", sys.argv[1]]
main()
"""


def test_the_chosen_game_is_always_whole(tmp_path) -> None:
    env = {"XDG_CONFIG_HOME": str(tmp_path), "ROLCLI_LAST": "off", "PYTHONPATH": str(ROOT)}
    games = ("d6", "unisystem-combat", "coc7", "ryf")
    for _ in range(3):
        calls = [
            subprocess.Popen([sys.executable, "-c", USE, game], env=env, stdout=subprocess.DEVNULL)
            for game in games * 3
        ]
        while any([call.poll() is None for call in calls]):
            if (tmp_path / "rolcli" / "active").exists():
                assert (tmp_path / "rolcli" / "active").read_text().strip() in games
        assert {call.returncode for call in calls} == {0}
    assert [path.name for path in (tmp_path / "rolcli").iterdir()] == ["active"]


def test_a_choice_that_cannot_be_written_leaves_the_earlier_one(rolcli, monkeypatch) -> None:
    rolcli("use d6")

    def full(*arguments: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.write", full)
    answer = rolcli("use coc7")
    assert (answer.code, "No space left" in answer.err) == (3, True)
    monkeypatch.undo()
    assert (rolcli.folder / "active").read_text() == "d6\n"


@pytest.mark.parametrize("verb", ["roll", "odds"])
def test_a_line_without_end_is_refused(rolcli, tmp_path, verb: str) -> None:
    answer = rolcli(f"{verb} --file /dev/zero")
    assert answer.code == 3
    assert "/dev/zero is too long" in answer.err
    file = tmp_path / "long"
    file.write_text("3d6\n" + "1" * (1 << 20) + "\n")
    answer = rolcli(f"{verb} --file {file}")
    assert answer.code == 3
    assert "3d6" in answer.out
    assert "is too long" in answer.err
