"""docs/stream.md: its known answers are right, and so is its code in another language."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from rolcli.dice.stream import Bytes

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "stream.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([^`]+)` \| ([\d ]+) \| ([\d ]+) \|$", TEXT, re.M)


def test_there_are_known_answers() -> None:
    assert len(ROWS) >= 6


@pytest.mark.parametrize(("seed", "sides", "faces"), ROWS)
def test_the_known_answers_are_right(seed: str, sides: str, faces: str) -> None:
    drawn = Bytes(seed)
    assert [drawn.faces(1, int(s))[0] for s in sides.split()] == [int(f) for f in faces.split()]


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Path:
    """Write the program of the page to a file."""
    (code,) = re.findall(r"^```js\n(.*?)^```$", TEXT, re.M | re.S)
    path = tmp_path_factory.mktemp("stream") / "stream.js"
    path.write_text(code, encoding="utf-8")
    return path


@pytest.mark.skipif(
    shutil.which("node") is None and "CI" not in os.environ, reason="node is not installed"
)
@pytest.mark.parametrize(
    ("seed", "sides"),
    [*((seed, sides) for seed, sides, _ in ROWS), ("", "2 255 256 257 65536 65537"),
     ("long", " ".join(["6"] * 9000))],
)
def test_the_code_in_another_language_draws_the_same(program: Path, seed: str, sides: str) -> None:
    done = subprocess.run(
        ["node", str(program), seed, *sides.split()], capture_output=True, text=True, check=True
    )
    drawn = Bytes(seed)
    assert [int(f) for f in done.stdout.split()] == [
        drawn.faces(1, int(s))[0] for s in sides.split()
    ]
