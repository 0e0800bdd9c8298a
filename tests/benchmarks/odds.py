"""Compare the speed of exact odds with icepool and dyce; run by hand.

    python tests/benchmarks/odds.py PEERS_PYTHON [ROUNDS] [CASE ...]

PEERS_PYTHON (or the variable of that name) is the interpreter that has icepool
and dyce. Every figure is the first computation in a fresh process, after the
imports and one small unrelated computation: nobody profits from what was
computed before. Ours and the peers take turns, ROUNDS times (11), and the table
gives medians and the median of the paired ratios. Results must be equal.

Ours follow explosions without end; the peers do so to a depth of 10 and add the
unfinished chains to the result, so that only totals are compared which no
unfinished chain comes to.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from fractions import Fraction
from statistics import median

SLOW = {("40d10kh20", "dyce"): "takes minutes", ("1000d6", "icepool"): "recursion limit",
        ("5d10!>=8", "dyce"): "not one call"}
CALLS = {"5d10!>=8": "5d10!cs>=8"}
CASES = ("4d6kh3", "10d10kh5", "40d10kh20", "100d6", "1000d6", "10d10!", "5d10!>=8", "3d10km",
         "5d6 vs 4d6", "50d10>=7")
UNFINISHED = {"10d10!": 119, "5d10!>=8": 10}
"""The least total, by case, that an unfinished chain may come to."""


def ours(case):
    """Time our side; give seconds and the result as value -> chance."""
    sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", ".."))
    from rolcli.modifiers import parse_expression
    from rolcli.odds.expression import distribution
    from rolcli.odds.extremes import versus

    other = distribution(parse_expression("d3")).total
    for small in ("3d4kh2 + 1", "2d4!", "3d4>=2", "3d4km", "2d4", "2d4!>=2"):
        versus(distribution(parse_expression(small)).total, other)
    trees = [parse_expression(text) for text in CALLS.get(case, case).split(" vs ")]
    start = time.perf_counter()
    if len(trees) == 2:
        one, other = (distribution(tree).total for tree in trees)
        result = versus(one, other)
    else:
        result = distribution(trees[0]).total.listed(10)
    taken = time.perf_counter() - start
    if len(trees) == 2:
        return taken, dict(zip((1, 0, -1), result, strict=True))
    return taken, {v: Fraction(w, result.denominator) for v, w in result.items()}


def icepool_side(case):
    """Time icepool."""
    import icepool
    from icepool import d4, d6, d10

    (d4.highest(3, 2), 2 @ d4.explode(depth=1), 3 @ (d4 >= 2), d4.middle(3, 1), (2 @ d4).cmp(d4))
    work = {
        "4d6kh3": lambda: d6.highest(4, 3),
        "10d10kh5": lambda: d10.highest(10, 5),
        "40d10kh20": lambda: d10.highest(40, 20),
        "100d6": lambda: 100 @ d6,
        "1000d6": lambda: 1000 @ d6,
        "10d10!": lambda: 10 @ d10.explode(depth=10),
        "5d10!>=8": lambda: 5 @ successes(icepool),
        "3d10km": lambda: d10.middle(3, 1),
        "5d6 vs 4d6": lambda: (5 @ d6).cmp(4 @ d6),
        "50d10>=7": lambda: 50 @ (d10 >= 7),
    }[case]
    start = time.perf_counter()
    die = work()
    taken = time.perf_counter() - start
    return taken, {int(v): Fraction(n, die.denominator()) for v, n in die.items()}


def successes(icepool):
    """Count a d10 of 8 or more, thrown again on a 10, to a depth of 10."""
    return icepool.Die([0] * 7 + [1, 1, 1 + icepool.Again], again_depth=10, again_end=0)


def dyce_side(case):
    """Time dyce."""
    import warnings

    warnings.simplefilter("ignore")
    from dyce import H, P, explode_n

    ((3 @ P(4)).at(slice(1, None)), 2 @ explode_n(H(4), n=1), 3 @ H(4).ge(2), H(4) - H(3))
    work = {
        "4d6kh3": lambda: (4 @ P(6)).at(slice(1, None)),
        "10d10kh5": lambda: (10 @ P(10)).at(slice(5, None)),
        "40d10kh20": lambda: (40 @ P(10)).at(slice(20, None)),
        "100d6": lambda: 100 @ H(6),
        "1000d6": lambda: 1000 @ H(6),
        "10d10!": lambda: 10 @ explode_n(H(10), n=10),
        "3d10km": lambda: (3 @ P(10)).at(1),
        "5d6 vs 4d6": lambda: (5 @ H(6)) - (4 @ H(6)),
        "50d10>=7": lambda: 50 @ H(10).ge(7),
    }[case]
    start = time.perf_counter()
    h = work()
    taken = time.perf_counter() - start
    chances = {int(v): Fraction(n, h.total) for v, n in h.items()}
    if case == "5d6 vs 4d6":
        signs = {1: 0, 0: 0, -1: 0}
        for v, chance in chances.items():
            signs[(v > 0) - (v < 0)] += chance
        return taken, signs
    return taken, chances


SIDES = {"ours": ours, "icepool": icepool_side, "dyce": dyce_side}


def child(side, case):
    """Run one side once, in this process."""
    sys.setrecursionlimit(1000)
    taken, chances = SIDES[side](case)
    end = UNFINISHED.get(case)
    found = {str(v): f"{c.numerator:x}/{c.denominator:x}" for v, c in chances.items()
             if c and (end is None or v < end)}
    print(json.dumps([taken, found]))


def measure(python, side, case):
    """Run one side in a fresh process."""
    done = subprocess.run(
        [python, __file__, "--child", side, case], capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def main():
    """Run the pairs and print the table."""
    peers = sys.argv[1] if len(sys.argv) > 1 else os.environ["PEERS_PYTHON"]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 11
    print("First computation in a fresh process after imports; medians of", rounds, "rounds.")
    print(f"{'case':12} {'rolcli ms':>10} {'icepool ms':>15} {'dyce ms':>15} {'faster by':>10}")
    for case in sys.argv[3:] or CASES:
        times = {side: [] for side in SIDES}
        expected = None
        turns = [side for side in SIDES if (case, side) not in SLOW]
        for turn in range(rounds if case != "1000d6" else min(rounds, 3)):
            for side in turns if turn % 2 else turns[::-1]:
                taken, found = measure(sys.executable if side == "ours" else peers, side, case)
                times[side].append(taken)
                expected = expected or found
                if found != expected:
                    raise SystemExit(f"{case}: the result of {side} differs")
        ratios = [
            min(times[side][i] for side in turns if side != "ours") / mine
            for i, mine in enumerate(times["ours"])
        ]
        cells = [
            f"{median(times[side]) * 1e3:15.3f}" if times[side] else f"{SLOW[case, side]:>15}"
            for side in ("icepool", "dyce")
        ]
        mine = median(times["ours"]) * 1e3
        print(f"{case:12} {mine:10.3f} {' '.join(cells)} {median(ratios):9.1f}x")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(*sys.argv[2:])
    else:
        main()
