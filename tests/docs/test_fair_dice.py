"""docs/fair-dice.md: its code in another language checks a chain as the program does."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from rolcli.campaign.fair import Chain, seed_of

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None and "CI" not in os.environ, reason="node is not installed"
)


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Path:
    """Write the program of the page to a file."""
    (code,) = re.findall(r"^```js\n(.*?)^```$", TEXT, re.M | re.S)
    path = tmp_path_factory.mktemp("fair") / "fair.js"
    path.write_text(code, encoding="utf-8")
    return path


def check(program: Path, folder: Path, anchor: str, seeds: list[str]) -> tuple[int, str]:
    """Run the program over results with some seeds; give its code and what it prints."""
    file = folder / "results.jsonl"
    file.write_text("\n".join(json.dumps({"seed": seed}) for seed in seeds) + "\n")
    done = subprocess.run(["node", str(program), anchor, str(file)], capture_output=True, text=True)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_a_chain_in_order_is_right(program: Path, tmp_path: Path) -> None:
    chain = Chain.new(50)
    seeds = [seed_of(chain.link(n), f"ñandú {n}: #x") for n in range(1, 6)]
    seeds[1:1] = [f"{seeds[0]}#2", "5f2c", f"{seeds[0]}#3"]
    code, out = check(program, tmp_path, chain.anchor, seeds)
    assert (code, out.splitlines()) == (0, [f"link {n}: ñandú {n}: #x" for n in range(1, 6)])


def test_what_is_left_out_foreign_or_used_again_is_named(program: Path, tmp_path: Path) -> None:
    chain = Chain.new(50)
    one, three, five = (seed_of(chain.link(n), "x", "ab" * 32) for n in (1, 3, 5))
    code, out = check(program, tmp_path, chain.anchor, [one, three])
    assert (code, "1 links before 3 were left out" in out) == (1, True)
    for wrong in (three, five, seed_of(Chain.new(1).secret, "x"), seed_of(chain.link(5), "other")):
        code, out = check(program, tmp_path, chain.anchor, [one, three, five, wrong])
        assert "no link of this chain" in out, wrong
