"""What weighs much: an answer or a worded refusal in 3 seconds of processor and 200 MB.

    python tests/benchmarks/limits.py [WORD ...]

Each call runs in a process of its own under these limits. Exit 1 when one does not keep
them, or ends otherwise than with an answer (0) or a refusal in words (2, 3). With words, only
calls that have one of them in their line are run.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time

SECONDS = 3
MEGABYTES = 200
DIFFERENT = ",".join(f"d{sides}" for sides in range(2, 300))
PAIRS = "+".join(f"2d{sides}" for sides in range(2, 20))
CHAINS = "+".join(f"d{sides}!" for sides in range(2, 20))
TWELVE = [f"{name}:{12 - place}D" for place, name in enumerate("abcdefghijkl")]

EXPRESSIONS = [
    "{2,10^(1d8),2}km2", "{1d2!,10^(1d8)}kl1", "{3,10^1o3d2h,2,1d6!}km2",
    "{1d{1,100000000}!,1d6}kl1", "2d{1,100000000}!!", "1d6*1d{1,100000000}!",
    "{9d2+9d3+9d4+9d5+9d6+9d7+9d8+9d9}kh30", f"{{{DIFFERENT}}}kh3", f"{{{PAIRS}}}kh10",
    f"{{{PAIRS}}}kl10", f"{{{PAIRS}}}km3", CHAINS, "4d6" + "min(1d6)" * 500, "1d10*1d10",
    "1d10!*1d10!", "1d6!*1d6!*1d6!", "10d10!-10d8!", "d864245", "10000d6", "1000d6", "1000d1000",
    "(1000d6)*(1000d6)", "3000d6+3000d8", "1000000d6kh1", "1000000d20kh1", "13776d6km3",
    "1000d10kh500", "500000d6kh1+500000d6kh1", "{50d6+40d8+30d10}kh50", "{100d6,90d8,80d10}kh2",
    "100d100!", "1000d6!", "1000d6!>=5", "1d100!>=2", "3d100!>=2", "(1d100!>=2)*(1d100!>=2)",
    "1000d6!kh10", "100d6!dl10", "10d100kh5!", "20d20!kh10", "20d20!kl25", "30d10!km5",
    "6d6!!kh3", "10d10!!kh5", "6d6!!>=5kh3", "20d10!!>=8kl7", "(1d6!)d6!", "(3d6!)d10!",
    "1d(1d6!)", "(1d6!)d(1d6!)", "(1d6!)d6kh2", "(d2!)d4dh", "2d6kh(1d6!)", "3d6!>(1d4+1)",
    "1d6!%997", "1d6!%1000003", "1d6!//1000", "1d6!//1000003", "2^(3d6!)", "9^(9d9!)",
    "(1d6!)^2", "(1d6!)^(1d6!)", "12/1d6!", "1d6!/1d6!", "(1d1000)d6", "(1d1000)d1000",
    "(10d6)d6kh3", "(1d100000)d2", "50d100r<30kh25", "30d30u", "10d20u", "15d{1,1,2,3}r1u",
    "max(100d6,99d6,98d6)", "max(10d6!,10d8!)", "min(10d6!,10d8!,10d10!)", "{10d6!,10d8!}kh",
    "{d20!,d20!,d20!,d20!}kh2", "{d6!,d8!,d10!,d12!}kh", "{20d6,20d6,20d6,20d6}kh2",
    "{5d6!,5d6!}km1", "10d1000000000>=500000001", "1o999d10", "1o99999d1000", "1o3d1000000",
    "+".join(["d6"] * 1000), "+".join(["d6!"] * 900), "(((1d6)d6)d6)d6", "2d6u!kh1!kh1",
    "5d10!ukh2", "4d{1..50}!u", "200d20km100", "2000d20km1000",
]
SUM = "+".join(["1d6"] * 600)
LARGE = [
    ["coc7", "sanity", "60", f"1/{SUM}", "--int", "50", "--odds"],
    ["coc7", "attack", "50", "--vs", "40", "--dodge", "--damage", SUM, "--odds"],
    ["coc7", "attack", "50", "--vs", "40", "--fight-back", "--impale", "--damage", SUM, "--odds"],
    ["unisystem", "damage", f"({SUM})*3", "--armour", SUM, "--odds"],
    ["ryf", "damage", SUM, "--odds"],
    ["unisystem", "damage", "2d6", "--life", "30", *["--armour=1d6"] * 200, "--odds"],
    ["coc7", "test", "60", *["--and", "40"] * 500],
    ["coc7", "initiative", *[f"a{number}:50" for number in range(1000)]],
    ["d6", "initiative", *[f"a{number}:5D" for number in range(1000)]],
    ["ryf", "initiative", *[f"a{number}:5" for number in range(100_000)]],
    ["roll", "1000000d1000000000", "--json"], ["roll", "1000000d6: " + ", ".join(["sum"] * 200)],
    ["roll", "--file", "/dev/zero"], ["odds", "--file", "/dev/zero"], ["batch", "/dev/zero"],
    ["verify", "/dev/zero"], ["coc7", "push", "--from", "/dev/zero"],
]
"""Long sums, many people and files without an end: rolls, too."""
CALLS = [
    *[["odds", text] for text in EXPRESSIONS],
    ["odds", "d864245", "--json"], ["odds", CHAINS, "--depth", "1000"],
    ["odds", "10d10!", "--depth", "1000"], ["odds", "1d6!", "--at-least", "1000000000"],
    ["odds", "1d6!", "--exactly", "100000"], ["odds", "10d6!", "--vs", "10d8!"],
    ["odds", "10d10!>=9", "--vs", "5d10!>=9"], ["odds", "300d6!", "--vs", "300d6!"],
    ["odds", "4000d6", "--vs", "3999d6"],
    ["ryf", "damage", "1d10*1d10", "--odds"], ["ryf", "damage", "100d6!", "--odds"],
    ["unisystem", "damage", "100d6!", "--odds"], ["coc7", "damage", "100d6!", "--odds"],
    ["ryf", "attack", "6", "4", "--defence", "12", "--damage", "2d6", "--odds"],
    ["ryf", "test", "1000000000", "0", "--difficulty", "15", "--odds"],
    ["d6", "damage", "100D", "--strength", "80D", "--odds"],
    ["d6", "damage", "1000D", "--strength", "1000D", "--odds"],
    ["d6", "test", "4D", "--vs", "1000D", "--odds"],
    ["d6", "initiative", *TWELVE, "--odds"],
    ["d6", "initiative", "a:1000D", "b:999D", "c:998D", "d:997D", "--odds"],
    ["coc7", "sanity", "60", "1/1d100000", "--int", "50", "--odds"],
    ["coc7", "sanity", "60", "1d1000/1d1000", "--int", "50", "--odds"],
    *LARGE,
]


def limited() -> None:
    """Set the limits of a call; above them the system ends it."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS + 1, SECONDS + 1))
    os.nice(5)


def measure(argv: list[str]) -> tuple[float, int, int]:
    """Run a call: seconds of processor, megabytes, exit code."""
    call = subprocess.Popen(
        [sys.executable, "-m", "rolcli", *argv],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limited,
    )
    _, status, used = os.wait4(call.pid, 0)
    return used.ru_utime + used.ru_stime, used.ru_maxrss // 1024, os.waitstatus_to_exitcode(status)


def main() -> None:
    """Run the calls and tell which do not keep the limits."""
    words = sys.argv[1:]
    calls = [call for call in CALLS if not words or any(word in " ".join(call) for word in words)]
    start, broken = time.monotonic(), 0
    for argv in calls:
        seconds, size, code = measure(argv)
        kept = seconds <= SECONDS and size <= MEGABYTES and code in (0, 2, 3)
        broken += not kept
        line = " ".join(argv)
        line = line if len(line) <= 70 else line[:67] + "..."
        told = "" if kept else "NOT KEPT"
        print(f"{told:8} {seconds:6.2f} s {size:5} MB  {code:3}  {line}", flush=True)
    took = time.monotonic() - start
    print(f"{len(calls)} calls in {took:.0f} s, {broken} did not keep the limits.")
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
