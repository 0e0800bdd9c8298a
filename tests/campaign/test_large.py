"""Results and journals that are large: what is kept of them, and what is said of the rest."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from rolcli.campaign import sums
from rolcli.campaign.sums import FILE, has_undo, lines_from
from rolcli.cli.commands import log
from tests.campaign.game import Game
from tests.campaign.test_journal import write
from tests.campaign.test_verify import check, journal, words

MANY = "20000d1000000000"


def test_counts_of_very_many_faces_are_not_kept_and_come_again(game: Game, tmp_path: Path) -> None:
    printed = game(f"roll {MANY} --json --seed x")
    counts = json.loads(printed)["rolls"][0]["counts"]
    assert sum(counts.values()) == 20_000
    line = (game.folder / "journal.jsonl").read_text()
    assert len(line) < 1_000
    assert "counts" not in json.loads(line)["rolls"][0]
    assert game("last --json") == printed
    game("roll 3d6")
    assert "2 results: 2 as rolled" in game("verify journal.jsonl")
    file = tmp_path / "result.json"
    file.write_text(printed)
    assert "1 result: 1 as rolled" in game(f"verify {file}")
    file.write_text(printed.replace('"counts":{"', '"counts":{"1'))
    assert "1 differs" in game(f"verify {file}", 1)


def test_counts_of_few_faces_are_kept(game: Game) -> None:
    game("roll 20000d6")
    line = (game.folder / "journal.jsonl").read_text()
    assert sum(json.loads(line)["rolls"][0]["counts"].values()) == 20_000


def test_a_result_without_its_dice_is_as_spoilt_as_before() -> None:
    report = check([json.loads(line) | {"rolls": [{"notation": "1d6"}]} for line in journal(1)])
    assert report.wrong == 1


def test_a_line_too_long_to_be_read_is_said_to_be(monkeypatch: Any) -> None:
    monkeypatch.setattr("rolcli.campaign.verify.MAX_LINE", 100)
    monkeypatch.setattr(sums, "MAX_LINE", 100)
    assert "line 1: it is too long to be checked" in words(check([b'{"a":"' + b"x" * 100 + b'"}']))


def test_a_line_too_long_to_be_held_is_no_other_line(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(sums, "BLOCK", 8)
    monkeypatch.setattr(sums, "MAX_LINE", 16)
    file = tmp_path / "lines"
    file.write_bytes(b'{"a":1}\n{"b":[' + b"1,\n".rstrip(b"\n") * 40 + b'1]}\n{"c":3}\n')
    handle = os.open(file, os.O_RDONLY)
    try:
        found = list(lines_from(handle, 0, file.stat().st_size))
    finally:
        os.close(handle)
    assert [sums.thing_of(line) for line in found] == [{"a": 1}, None, {"c": 3}]


def test_what_takes_back_is_found_across_blocks(tmp_path: Path, monkeypatch: Any) -> None:
    file = tmp_path / "lines"
    for before in range(20):
        file.write_bytes(b"x" * before + b'"undo"' + b"y" * 20)
        handle = os.open(file, os.O_RDONLY)
        size = file.stat().st_size
        try:
            for block in range(1, 20):
                monkeypatch.setattr(sums, "BLOCK", block)
                assert has_undo(handle, 0, size)
                assert not has_undo(handle, before + 1, size)
                assert not has_undo(handle, 0, before + 5)
        finally:
            os.close(handle)


def test_a_sum_of_much_is_that_of_little(tmp_path: Path, monkeypatch: Any) -> None:
    for place in range(5):
        write(tmp_path, ana={"hp": place})
    little = sums.recalled(str(tmp_path))
    (tmp_path / FILE).unlink()
    monkeypatch.setattr(sums, "MUCH", 0)
    write(tmp_path, ana={"hp": 9})
    much = sums.recalled(str(tmp_path))
    assert little is not None
    assert much is not None
    assert (little[0].number, much[0].number) == (5, 6)
    assert much[0].people == {"ana": {"hp": 9}}
    assert much[0].broken == []


def test_a_long_log_says_what_it_leaves_out(game: Game, monkeypatch: Any) -> None:
    monkeypatch.setattr(log, "USUAL", 3)
    for _ in range(3):
        game("roll 1d6")
    assert "Only the last" not in game("log")
    game("roll 1d8")
    told = game("log")
    assert "Only the last 3 are listed: --last N lists up to 5000." in told
    assert [line.split()[0] for line in told.splitlines()[:3]] == ["2", "3", "4"]
    assert "Only the last" not in game("log --last 3")
    assert "1 to 5000" in game("log --last 5001", 2)
