"""Examine random expressions, by hand: ``python -m tests.fuzz NUMBER [SEED]``."""

import random
import sys
import time
from collections import Counter

from tests.fuzz.examine import examine
from tests.fuzz.writer import texts


def main(number, seed):
    """Examine so many texts; print what became of them, and every one that fails."""
    found = Counter()
    slowest = (0.0, "")
    for text in texts(random.Random(seed), number):
        start = time.process_time()
        try:
            found[examine(text, with_odds=True)] += 1
        except Exception as error:
            found["FAILED"] += 1
            print(f"{text!r}: {type(error).__name__}: {str(error)[:200]}", flush=True)
        slowest = max(slowest, (time.process_time() - start, text))
    print(dict(found), f"slowest {slowest[0]:.2f} s: {slowest[1]!r}")
    return 1 if found["FAILED"] else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "fuzz"))
