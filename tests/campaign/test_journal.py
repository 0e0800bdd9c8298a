"""The journal: a chain of lines that nothing loses, whatever happens to the process."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rolcli.campaign.book import Book, look
from rolcli.campaign.sums import FILE
from rolcli.errors import DataError

BODY = '{"rolcli":1,"rules":"coc7","verb":"test","input":{},"total":%d}'
WRITER = """
import sys
from rolcli.campaign.book import Book
for i in range(int(sys.argv[2])):
    book = Book(sys.argv[1])
    hp = book.sums.people.get("ana", {}).get("hp", 0)
    n = book.write('{"rolcli":1,"verb":"roll","input":{},"pad":"' + "x" * 500 + '"}',
                   actor="ana", changes={"ana": {"hp": hp + 1}})
    book.close()
    sys.stdout.write(f"{n}\\n")
    sys.stdout.flush()
"""


def write(folder: Path, total: int = 1, **changes: dict[str, Any]) -> int:
    """Write a line with what it changes."""
    book = Book(str(folder))
    try:
        return book.write(BODY % total, actor="ana", changes=changes)
    finally:
        book.close()


def lines(folder: Path) -> list[dict[str, Any]]:
    """Read the journal, as anybody would."""
    return [json.loads(line) for line in (folder / "journal.jsonl").read_bytes().splitlines()]


def check_chain(folder: Path) -> int:
    """Check numbers and hashes with other code than the journal's; give how many lines."""
    before, number = "0" * 64, 0
    for raw in (folder / "journal.jsonl").read_bytes().split(b"\n")[:-1]:
        number += 1
        thing = json.loads(raw)
        assert thing["n"] == number
        assert thing["prev"] == before
        before = sha256(raw).hexdigest()
    return number


def writer(folder: Path, count: int) -> subprocess.Popen[bytes]:
    """Start a process that writes lines."""
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(folder), str(count)], stdout=subprocess.PIPE
    )


def test_a_line_is_the_result_with_number_time_people_and_chain(tmp_path: Path) -> None:
    assert [write(tmp_path, total) for total in (5, 6)] == [1, 2]
    first, second = lines(tmp_path)
    assert list(first)[:4] == ["n", "at", "as", "prev"]
    assert first["prev"] == "0" * 64
    assert (second["n"], second["total"], second["rolcli"]) == (2, 6, 1)
    assert check_chain(tmp_path) == 2
    time.strptime(first["at"], "%Y-%m-%dT%H:%M:%SZ")


def test_the_sum_is_what_the_lines_change(tmp_path: Path) -> None:
    write(tmp_path, ana={"hp": 9, "luck": 40})
    write(tmp_path, ana={"hp": 7}, ghoul={"hp": 3})
    write(tmp_path, ana={"luck": None})
    assert look(str(tmp_path)).people == {"ana": {"hp": 7}, "ghoul": {"hp": 3}}


@pytest.mark.parametrize("spoilt", [None, "", "{}", "[]", "\0", '{"version":1,"journal":[1,2,3]}'])
def test_the_remembered_sum_can_go_or_be_spoilt(tmp_path: Path, spoilt: str | None) -> None:
    write(tmp_path, ana={"hp": 9})
    write(tmp_path, ana={"hp": 7})
    if spoilt is None:
        (tmp_path / FILE).unlink()
    else:
        (tmp_path / FILE).write_text(spoilt)
    assert look(str(tmp_path)).people == {"ana": {"hp": 7}}
    assert write(tmp_path, ana={"hp": 6}) == 3


def test_lines_that_came_since_are_added_to_a_remembered_sum(tmp_path: Path) -> None:
    write(tmp_path, ana={"hp": 9})
    old = (tmp_path / FILE).read_bytes()
    write(tmp_path, ana={"hp": 7})
    (tmp_path / FILE).write_bytes(old)
    sums = look(str(tmp_path))
    assert (sums.people, sums.number, sums.broken) == ({"ana": {"hp": 7}}, 2, [])


def test_a_torn_last_line_is_cut_off_and_said(tmp_path: Path) -> None:
    write(tmp_path, ana={"hp": 9})
    whole = (tmp_path / "journal.jsonl").read_bytes()
    write(tmp_path, ana={"hp": 7})
    both = (tmp_path / "journal.jsonl").read_bytes()
    for torn in (both[:-2], both[: len(whole) + 3], whole + b"\0\0\0", whole + b"{"):
        (tmp_path / "journal.jsonl").write_bytes(torn)
        assert look(str(tmp_path)).people == {"ana": {"hp": 9}}
        book = Book(str(tmp_path))
        assert book.journal.torn
        assert book.sums.people == {"ana": {"hp": 9}}
        assert book.write(BODY % 1) == 2
        book.close()
        assert check_chain(tmp_path) == 2


def test_a_last_line_without_its_end_only_gets_it(tmp_path: Path) -> None:
    write(tmp_path)
    file = tmp_path / "journal.jsonl"
    file.write_bytes(file.read_bytes()[:-1])
    book = Book(str(tmp_path))
    assert not book.journal.torn
    book.close()
    assert write(tmp_path) == 2
    assert check_chain(tmp_path) == 2


def test_an_edited_line_is_noticed_and_everything_goes_on(tmp_path: Path) -> None:
    for hp in (9, 8, 7, 6):
        write(tmp_path, ana={"hp": hp})
    file = tmp_path / "journal.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"hp":8', b'"hp":3'))
    assert look(str(tmp_path)).broken == [3]
    assert write(tmp_path, ana={"hp": 5}) == 5
    sums = look(str(tmp_path))
    assert (sums.people, sums.broken) == ({"ana": {"hp": 5}}, [3])


def test_a_line_that_is_no_json_is_passed_over(tmp_path: Path) -> None:
    write(tmp_path, ana={"hp": 9})
    with (tmp_path / "journal.jsonl").open("ab") as file:
        file.write(b"hello\n" + b"[" * 100_000 + b"\n")
    sums = look(str(tmp_path))
    assert (sums.people, sums.broken) == ({"ana": {"hp": 9}}, [2, 3])
    assert write(tmp_path, ana={"hp": 8}) == 4


def test_a_clock_that_goes_back_changes_no_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, ana={"hp": 9})
    monkeypatch.setattr("rolcli.campaign.book.time", lambda: 10.0**9)
    write(tmp_path, ana={"hp": 7})
    assert lines(tmp_path)[1]["at"] == "2001-09-09T01:46:40Z"
    assert look(str(tmp_path)).people == {"ana": {"hp": 7}}
    assert check_chain(tmp_path) == 2


def test_a_folder_that_cannot_be_written_is_refused_first(tmp_path: Path) -> None:
    for folder in (tmp_path / "nowhere", tmp_path / "a\0b"):
        with pytest.raises(DataError) as caught:
            Book(str(folder))
        assert "--no-save" in str(caught.value)
    (tmp_path / "x" / "journal.jsonl").mkdir(parents=True)
    with pytest.raises(DataError):
        Book(str(tmp_path / "x"))


def test_a_full_disk_leaves_the_journal_as_it_was(tmp_path: Path) -> None:
    write(tmp_path)
    before = (tmp_path / "journal.jsonl").read_bytes()
    code = f"""
import resource, signal
from rolcli.campaign.book import Book
from rolcli.errors import DataError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
book = Book({str(tmp_path)!r})
resource.setrlimit(resource.RLIMIT_FSIZE, ({len(before) + 50}, {len(before) + 50}))
try:
    book.write('{{"rolcli":1,"pad":"' + "x" * 1000 + '"}}')
except DataError as error:
    print(error.code)
"""
    assert hasattr(resource, "RLIMIT_FSIZE")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "cannot_write\n", done.stderr
    assert (tmp_path / "journal.jsonl").read_bytes() == before


def test_a_disk_without_room_is_refused_before_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rolcli.campaign.journal.ROOM", 1 << 62)
    with pytest.raises(DataError) as caught:
        Book(str(tmp_path))
    assert "the disk is full" in str(caught.value)


def test_thirty_at_once_lose_nothing_and_share_no_number(tmp_path: Path) -> None:
    processes = [writer(tmp_path, 3) for _ in range(30)]
    numbers = [int(n) for one in processes for n in one.communicate()[0].split()]
    assert all(one.returncode == 0 for one in processes)
    assert sorted(numbers) == list(range(1, 91))
    assert check_chain(tmp_path) == 90
    assert look(str(tmp_path)).people == {"ana": {"hp": 90}}


def test_a_journal_that_another_program_holds_is_waited_for_then_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rolcli.campaign.lock.PATIENCE", 0.1)
    monkeypatch.setattr("rolcli.campaign.lock.lock.__defaults__", (0.1, time.sleep))
    book = Book(str(tmp_path))
    with pytest.raises(DataError) as caught:
        Book(str(tmp_path))
    assert caught.value.code == "busy"
    book.close()
    assert write(tmp_path) == 1


def killed_at_random(folder: Path, times: int) -> None:
    """Kill a writer at random moments; what was said to be written must be there."""
    chance = random.Random(7)
    written = 0
    for _ in range(times):
        process = writer(folder, 1000)
        assert process.stdout is not None
        first = process.stdout.readline()  # it is running
        time.sleep(chance.random() * 0.01)
        os.kill(process.pid, signal.SIGKILL)
        said = [int(n) for n in (first + process.stdout.read()).split()]
        process.wait()
        process.stdout.close()
        book = Book(str(folder))
        number = book.write('{"rolcli":1,"verb":"roll","input":{}}')
        book.close()
        assert said == list(range(written + 1, written + 1 + len(said)))
        assert number >= said[-1] + 1
        written = number
    assert check_chain(folder) == written
    assert not look(str(folder)).broken


def test_a_process_killed_at_any_moment_loses_nothing_that_it_said(tmp_path: Path) -> None:
    killed_at_random(tmp_path, 20)


@pytest.mark.slow
def test_two_hundred_processes_killed_lose_nothing_that_they_said(tmp_path: Path) -> None:
    killed_at_random(tmp_path, 200)
