"""Fifty `use` at once, again and again: the file with the game in force is always whole.

    python tests/benchmarks/use_at_once.py [ROUNDS]

While they write, the file is read all the time. Exit 1 when it ever held anything but the
name of one game and the end of its line, when a call failed, or when a file was left behind.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

AT_ONCE = 50
GAMES = ("unisystem", "unisystem-combat", "d6", "ryf", "coc7")
WHOLE = {f"{game}\n".encode() for game in GAMES}


def round_of(folder: Path, place: int) -> tuple[int, list[str]]:
    """Start fifty calls; give how often the file was read, and what was wrong."""
    env = os.environ | {"XDG_CONFIG_HOME": str(folder), "XDG_STATE_HOME": str(folder)}
    calls = [
        subprocess.Popen(
            [sys.executable, "-m", "rolcli", "use", GAMES[(place + one) % len(GAMES)]],
            env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        for one in range(AT_ONCE)
    ]
    file = folder / "rolcli" / "active"
    wrong: list[str] = []
    reads = 0
    while any(call.poll() is None for call in calls):
        if file.exists():
            reads += 1
            held = file.read_bytes()
            if held not in WHOLE:
                wrong.append(f"it held {held!r}")
    wrong += [f"exit {call.returncode}" for call in calls if call.returncode]
    wrong += [f"{one.name} was left behind" for one in file.parent.iterdir() if one != file]
    return reads, wrong


def main() -> None:
    """Run the rounds and tell what was wrong."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    os.nice(19)
    reads, wrong = 0, []
    with tempfile.TemporaryDirectory() as folder:
        for place in range(rounds):
            more, found = round_of(Path(folder), place)
            reads += more
            wrong += found
    for one in sorted(set(wrong)):
        print(f"NOT KEPT {one}: {wrong.count(one)} times")
    print(f"{rounds} rounds of {AT_ONCE} calls, {reads} reads, {len(wrong)} faults.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
