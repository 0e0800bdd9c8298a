"""How many calls `rolcli batch` answers in a second; ``python tests/benchmarks/batch.py``.

What it takes with the start of the process, in processor time, so that a busy machine
counts little.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

CALLS = {"roll 4d6kh3": 20_000, "coc7 test 60": 10_000}
"""Line -> how often it is asked."""


def seconds(argv: list[str], env: dict[str, str]) -> float:
    """Give the processor time of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(argv, env=env, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Print the calls a second of each line, and how long a bare Python takes."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder}
        bare = min(seconds([sys.executable, "-c", "pass"], env) for _ in range(10))
        print(f"python -c pass: {1000 * bare:.1f} ms")
        for line, count in CALLS.items():
            file = Path(folder) / "calls"
            file.write_text(f"{line}\n" * count)
            took = min(
                seconds([sys.executable, "-m", "rolcli", "batch", str(file)], env)
                for _ in range(3)
            )
            call = [sys.executable, "-m", "rolcli", *line.split()]
            alone = min(seconds(call, env) for _ in range(3))
            print(
                f"{line}: {count / took:.0f} a second, {alone / (took / count):.0f} times as many "
                "as calls of their own"
            )


if __name__ == "__main__":
    main()
