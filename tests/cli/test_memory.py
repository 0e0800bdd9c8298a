"""The largest rolls and odds stay below the memory that is promised."""

from __future__ import annotations

import subprocess
import sys

import pytest

resource = pytest.importorskip("resource")

PROMISED = 200 * 1024 * 1024
MEASURE = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(code, used if sys.platform == "darwin" else used * 1024)
"""


@pytest.mark.parametrize(
    "argv",
    [
        ["roll", "1000000d1000000000", "--json"],
        ["roll", "{1000000d6+3}kh500000"],
        ["roll", "{490000d2!!+1d8}kh2", "--json"],
        ["roll", "490000d2!!min5kh7sd", "--format", "table"],
        ["odds", "4500d6", "--json"],
    ],
)
def test_memory(argv: list[str]) -> None:
    call = [sys.executable, "-m", "rolcli", *argv]
    measured = subprocess.run(
        [sys.executable, "-c", MEASURE, *call], capture_output=True, text=True, check=True
    )
    code, used = map(int, measured.stdout.split())
    assert code == 0
    assert used < PROMISED
