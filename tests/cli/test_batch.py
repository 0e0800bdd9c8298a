"""Many calls in one process: in order, with their ids, and none of them ends it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from workshop.__main__ import ROOT


def batch(rolcli, *lines: str, argv: str = "batch") -> list:
    """Answer lines; give the objects."""
    answer = rolcli(argv, stdin="".join(line + "\n" for line in lines))
    assert (answer.code, answer.err) == (0, "")
    return answer.lines


def test_each_line_is_answered_as_a_call_of_its_own(rolcli) -> None:
    calls = ["roll 4d6kh3 --seed a", "coc7 test 60 --seed b", "odds 3d6", "roll 2d6+ --seed c"]
    for answer, call in zip(batch(rolcli, *calls), calls, strict=True):
        assert answer == rolcli(call + " --json").json


def test_lines_are_read_in_three_ways_and_keep_their_ids(rolcli) -> None:
    lines = [
        "roll 3d6 --note 'two words' --seed a",
        '["roll", "3d6", "--note", "two words", "--seed", "a"]',
        '{"id": [7, "x"], "argv": ["roll", "3d6", "--note", "two words", "--seed", "a"]}',
        "rolcli roll 3d6 --note 'two words' --seed a",
    ]
    answers = batch(rolcli, *lines)
    assert answers[2].pop("id") == [7, "x"]
    assert answers[0] == answers[1] == answers[2] == answers[3]
    assert answers[0]["note"] == "two words"


BAD = [
    ("nosuch", "unknown_verb"),
    ("roll 'open", "bad_file"),
    ("[1, 2]", "bad_file"),
    ("{", "bad_file"),
    ("[" * 100_000, "bad_file"),
    ('{"id": 1}', "bad_file"),
    ("batch", "usage"),
    ("roll -", "cannot_read"),
    ("d6 advance", "missing_value"),
]


def test_a_bad_line_ends_nothing(rolcli) -> None:
    answers = batch(rolcli, *(line for line, _ in BAD), "roll 1d1")
    assert [one["error"]["code"] for one in answers[:-1]] == [code for _, code in BAD]
    assert answers[-1]["total"] == 1
    assert answers[5]["id"] == 1


def test_several_results_and_texts_are_one_line(rolcli) -> None:
    answers = batch(rolcli, "roll 2d1 --times 3", "roll 3d1 --format plain", "--version", "", "  ")
    assert [one["total"] for one in answers[0]["results"]] == [2, 2, 2]
    assert answers[1] == {"rolcli": 1, "text": "3d1 = 3  [1, 1, 1]"}
    assert answers[2]["text"].startswith("rolcli ")
    assert len(answers) == 3


def test_options_of_the_batch_serve_every_line(rolcli) -> None:
    lines = ["test 60 --seed a", "nosuch"]
    answers = batch(rolcli, *lines, argv="batch -r coc7 --lang es")
    assert answers[0]["rules"] == "coc7"
    assert answers[1]["error"]["message"].startswith("No existe")


def test_the_configuration_holds(rolcli) -> None:
    rolcli.configure('lang = "es"\n')
    rolcli("use coc7")
    answers = batch(rolcli, "test 60", "nosuch", "use d6", "test 3D --difficulty 5")
    assert answers[1]["error"]["message"].startswith("No existe")
    assert answers[3]["rules"] == "d6"


def test_a_file_of_calls(rolcli, tmp_path) -> None:
    file = tmp_path / "calls"
    file.write_bytes(b"roll 1d1\r\nroll 2d1\nroll 3d1")
    assert [one["total"] for one in rolcli(["batch", str(file)]).lines] == [1, 2, 3]
    assert rolcli(["batch", str(tmp_path / "none")]).code == 3
    assert rolcli(["batch", str(tmp_path)]).code == 3


@pytest.fixture
def process(tmp_path):
    """Start a batch that reads a pipe."""
    env = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path)}
    started = subprocess.Popen(
        [sys.executable, "-m", "rolcli", "batch"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, env=env, bufsize=0,
    )
    yield started
    started.kill()
    started.wait()


def test_an_answer_comes_as_soon_as_the_input_pauses(process) -> None:
    for size in (1, 3):
        process.stdin.write(b"roll 1d1\n" * size)
        for _ in range(size):
            assert json.loads(process.stdout.readline())["total"] == 1
    process.stdin.write(b"roll 2d")
    process.stdin.write(b"1\n")
    assert json.loads(process.stdout.readline())["total"] == 2
    process.stdin.close()
    assert process.wait(timeout=30) == 0


MEMORY = """
import resource, sys
from rolcli.__main__ import main
sys.argv = ["rolcli", "batch", sys.argv[1]]
main()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""


def test_memory_is_flat(tmp_path) -> None:
    used = []
    for count in (300, 6000):
        file = tmp_path / f"{count}"
        file.write_text("".join(f"roll {n % 90 + 1}d{n}\n" for n in range(1, count + 1)))
        done = subprocess.run(
            [sys.executable, "-c", MEMORY, str(file)],
            capture_output=True, text=True, cwd=ROOT, check=True,
        )
        assert done.stdout.count("\n") == count
        used.append(int(done.stderr))
    assert used[1] - used[0] < 4000, used


CHAT = "roll 2d1\ncoc7 test 60 --dice 30\nnosuch\n"
BOTS = {
    "python": [sys.executable, "examples/bot.py"],
    "node": ["node", "examples/bot.mjs"],
}


@pytest.mark.parametrize("kind", BOTS)
def test_the_bots_of_the_examples_answer(kind: str, tmp_path: Path) -> None:
    if shutil.which(BOTS[kind][0]) is None:
        if os.environ.get("CI"):
            pytest.fail(f"{kind} is missing")
        pytest.skip(f"no {kind}")
    env = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    env |= {"ROLCLI": f"{sys.executable} -m rolcli", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        BOTS[kind], input=CHAT, capture_output=True, text=True, cwd=ROOT, env=env, timeout=60
    )
    lines = done.stdout.splitlines()
    assert len(lines) >= 3, done
    assert lines[0].startswith("Ana: 2d1 = 2")
    assert "hard success" in done.stdout
    assert lines[-1].startswith("Ana: There is no verb nosuch")


def test_a_line_that_was_read_before_is_answered_as_at_first(tmp_path: Path) -> None:
    lines = [
        "roll 4d6kh3 --seed a", "coc7 test 60 --seed b --who Ana", "coc7 test 60 --seed b",
        "roll 1d6cs>6 --seed c", "coc7 test 60 --dice 35 --format plain", "d6 test 3D --seed d",
        "use coc7", "test 60 --dice 35", "use d6", "test 60 --dice 35", "batch", "'",
        "ryf test 5 3 --times 2 --seed e --lang es", "roll 2d6 --lang es --times 2 --seed f",
    ]
    once = answers(tmp_path, lines)
    assert answers(tmp_path, lines * 3) == once * 3


def answers(folder: Path, lines: list[str]) -> list[str]:
    """Answer lines in one process of a fresh user."""
    done = subprocess.run(
        [sys.executable, "-m", "rolcli", "batch"], input="\n".join(lines), text=True,
        capture_output=True, check=True,
        env={**os.environ, "XDG_CONFIG_HOME": str(folder), "XDG_STATE_HOME": str(folder)},
    )
    return done.stdout.splitlines()


def test_what_is_no_json_is_an_answer_that_is(rolcli) -> None:
    script, nan, beyond, deep, whole = batch(
        rolcli, "completion bash", '{"id": NaN, "argv": ["roll", "3d6"]}',
        '{"id": [1e999], "argv": ["roll", "3d6"]}', '{"id": {"a": -Infinity}, "argv": ["use"]}',
        '{"id": 1.5, "argv": ["roll", "3d6"]}',
    )
    assert script["text"].startswith("# Completion of rolcli for bash")
    assert {one["error"]["code"] for one in (nan, beyond, deep)} == {"bad_file"}
    assert whole["id"] == 1.5
