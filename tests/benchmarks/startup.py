"""Whole-process start-up of an installed rolcli as paired medians against ``python -c pass``.

Run by hand, with the python of an environment in which a wheel is installed by a
current pip: ``python tests/benchmarks/startup.py .venv/bin/python``. Prints a table
and exits with 1 where a median is above its limit. The machine should be idle.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PAIRS = 41
CALLS = [
    ("roll 4d6kh3", 1.5),
    ("roll 4d6kh3 --json", 2.2),
    ("roll 4d6kh3 --lang es", 1.6),
    ("-r coc7 test 60", 2.0),
    ("-r unisystem-combat attack 3 4 --weapon ak-47", 2.0),
    ("-r d6 attack 5D --range short --damage 4D --strength 3D", 2.0),
    ("-r ryf test 5 3 --difficulty normal", 2.0),
    ("--help", 8.0),
    ("roll 3d6+", 8.0),
    ("roll 3d6 --jsn", 8.0),
]
"""A call and the most that it may take, in times of ``python -c pass``."""


def wall(argv: list[str], env: dict[str, str]) -> float:
    """Time one process, in seconds."""
    start = time.perf_counter()
    subprocess.run(argv, env=env, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return time.perf_counter() - start


def ratio(python: str, argv: list[str], env: dict[str, str]) -> float:
    """Give the median of paired ratios."""
    bare = [python, "-c", "pass"]
    wall(bare, env), wall(argv, env)
    return statistics.median(wall(argv, env) / wall(bare, env) for _ in range(PAIRS))


def main(python: str) -> int:
    """Measure every call and print the table."""
    program = str(Path(python).parent / "rolcli")
    worst = 0
    with tempfile.TemporaryDirectory() as folder:
        env = {"PATH": os.defpath, "XDG_CONFIG_HOME": folder}
        config = Path(folder, "rolcli")
        rows = []
        for line, limit in CALLS:
            rows.append((line, limit, ratio(python, [program, *line.split()], env)))
        config.mkdir()
        (config / "active").write_text("coc7\n")
        rows.append(("test 60, after `use coc7`", 2.0, ratio(python, [program, "test", "60"], env)))
        (config / "config.toml").write_text("[coc7]\nfumble_rank = 'lower'\n")
        rows.append(("the same with config.toml", 3.5, ratio(python, [program, "test", "60"], env)))
    print(f"{PAIRS} pairs, medians, in times of `{python} -c pass`")
    for line, limit, value in rows:
        worst |= value > limit
        print(f"{value:6.2f}  (limit {limit}){'  ABOVE' if value > limit else ''}  {line}")
    return worst


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or [sys.executable])))
