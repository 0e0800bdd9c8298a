"""The last results of a user: twenty of them, for him alone, and never an error."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rolcli.campaign.last import latest, results
from rolcli.writing import FILE, keep, wanted

BODY = '{"rolcli":1,"rules":"%s","verb":"test","total":%d}'


def test_the_latest_comes_first_and_twenty_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "state" / "rolcli"
    for number in range(25):
        keep(str(folder), [BODY % ("coc7", number)])
    assert [one["total"] for one in results(str(folder))] == list(range(24, 4, -1))
    assert (folder / FILE).stat().st_mode & 0o777 == 0o600
    assert [one.name for one in folder.iterdir()] == [FILE], "nothing half-written stays"


def test_the_latest_of_a_game_is_found(tmp_path: Path) -> None:
    for game, number in (("coc7", 1), ("d6", 2), ("unisystem-combat", 3)):
        keep(str(tmp_path), [BODY % (game, number)])
    found = latest(str(tmp_path), ("coc7",))
    assert found is not None
    assert found["total"] == 1
    found = latest(str(tmp_path), ("unisystem", "unisystem-combat"))
    assert found is not None
    assert found["total"] == 3
    assert latest(str(tmp_path), ("ryf",)) is None


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file" / "x", tmp_path / "a\0b"):
        keep(str(folder), [BODY % ("coc7", 1)])
        assert results(str(folder)) == []


def test_what_is_spoilt_is_left_out(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{\n[]\n\xff\n{"rolcli":2}\n' + b"[" * 100_000 + b"\n")
    keep(str(tmp_path), [BODY % ("coc7", 7)])
    assert [one["total"] for one in results(str(tmp_path))] == [7]


def test_long_results_are_kept_while_there_is_room(tmp_path: Path) -> None:
    long = '{"rolcli":1,"verb":"roll","total":1,"pad":"' + "x" * 1_500_000 + '"}'
    for _ in range(5):
        keep(str(tmp_path), [long])
    assert len(results(str(tmp_path))) == 2
    assert os.stat(tmp_path / FILE).st_size < 5_000_000


def test_many_at_once_leave_a_whole_file(tmp_path: Path) -> None:
    code = "import sys; from rolcli.writing import keep\n" + (
        "for i in range(20): keep(sys.argv[1], ['%s'])" % (BODY % ("coc7", 1))
    )
    processes = [
        subprocess.Popen([sys.executable, "-c", code, str(tmp_path)]) for _ in range(8)
    ]
    assert [one.wait() for one in processes] == [0] * 8
    lines = (tmp_path / FILE).read_bytes().splitlines()
    assert len(results(str(tmp_path))) == len(lines) > 0  # whoever wrote last had read before
    for _ in range(20):
        keep(str(tmp_path), [BODY % ("coc7", 1)])
    assert len(results(str(tmp_path))) == 20


@pytest.mark.parametrize(
    ("env", "config", "kept"),
    [
        ({}, None, True),
        ({}, False, False),
        ({"ROLCLI_LAST": "off"}, None, False),
        ({"ROLCLI_LAST": "OFF"}, True, False),
        ({"ROLCLI_LAST": "on"}, False, True),
    ],
)
def test_it_is_kept_unless_somebody_says_no(
    env: dict[str, str], config: bool | None, kept: bool
) -> None:
    assert wanted(env, config) is kept
