"""Compare the speed of rolling with d20, dice and random.choices; run by hand.

    python tests/benchmarks/rolls.py PEERS_PYTHON [ROUNDS]

``4d6kh3`` is read once and rolled many times, all dice recorded; d20 has its
cache of parsed expressions, dice parses anew each time as it has none. Each
side runs in its own interpreter, in turns. ``1000000d6`` is timed against
``random.choices(range(1, 7), k=1000000)`` in this process.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from statistics import median

SECONDS = 1.0


def rate(work):
    """Give calls a second."""
    for _ in range(200):
        work()
    calls, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < SECONDS:
        for _ in range(200):
            work()
        calls += 200
    return calls / taken


def ours():
    """Roll with rolcli."""
    rolcli_path()
    from rolcli.dice.evaluate import roll
    from rolcli.dice.source import Stream
    from rolcli.modifiers import parse_expression

    tree, source = parse_expression("4d6kh3"), Stream("benchmark")
    return rate(lambda: roll(tree, source))


def d20_side():
    """Roll with d20."""
    import d20

    return rate(lambda: d20.roll("4d6kh3"))


def dice_side():
    """Roll with dice."""
    import dice

    return rate(lambda: dice.roll("4d6^3"))


def rolcli_path():
    """Let the checkout be imported."""
    sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", ".."))


SIDES = {"ours": ours, "d20": d20_side, "dice": dice_side}


def million():
    """Give milliseconds of a million dice: ours and random.choices."""
    rolcli_path()
    from rolcli.dice.evaluate import roll
    from rolcli.dice.source import Stream
    from rolcli.modifiers import parse_expression

    tree = parse_expression("1000000d6")
    mine, theirs = [], []
    for _ in range(7):
        start = time.perf_counter()
        roll(tree, Stream("benchmark"))
        mine.append(time.perf_counter() - start)
        start = time.perf_counter()
        sum(random.choices(range(1, 7), k=1_000_000))
        theirs.append(time.perf_counter() - start)
    return median(mine) * 1e3, median(theirs) * 1e3


def main():
    """Run the pairs and print the figures."""
    peers = sys.argv[1] if len(sys.argv) > 1 else os.environ["PEERS_PYTHON"]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    rates = {side: [] for side in SIDES}
    for _ in range(rounds):
        for side in SIDES:
            python = sys.executable if side == "ours" else peers
            done = subprocess.run(
                [python, __file__, "--child", side], capture_output=True, text=True, check=True
            )
            rates[side].append(float(done.stdout))
    for side, found in rates.items():
        ratio = median([a / b for a, b in zip(rates["ours"], found, strict=True)])
        print(f"4d6kh3 {side:5} {median(found):10.0f} rolls a second; ours is {ratio:.1f}x")
    mine, theirs = million()
    print(f"1000000d6 ours {mine:.1f} ms, random.choices {theirs:.1f} ms")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        print(SIDES[sys.argv[2]]())
    else:
        main()
