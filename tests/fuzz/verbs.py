"""Random calls of every verb, and what must hold of each.

``python -m tests.fuzz.verbs [COUNT] [SEED]`` tries many by hand and prints what does not
hold; the suite tries some with fixed seeds.
"""

from __future__ import annotations

import io
import json
import random
import sys
import tempfile
from fractions import Fraction
from typing import Any

from rolcli.cli.environment import Environment
from rolcli.cli.run import run
from tests.cli.argvs import GAMES, option_tokens, value_of

CODES = (0, 2, 3)
"""What a call may end with: done, refused from the line, refused because of data."""
TRIES = 40
"""How often a call is written anew until one is accepted."""


class World:
    """The program with a configuration of its own."""

    def __init__(self, folder: str) -> None:
        self.env = {"XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder, "LANG": "C.UTF-8",
                    "ROLCLI_LAST": "off"}

    def call(self, argv: list[str]) -> tuple[int, str, str]:
        """Run a line; give exit code, stdout and stderr."""
        out, err = io.StringIO(), io.StringIO()
        code = run(argv, Environment(io.StringIO(""), out, err, self.env, width=80))
        return code, out.getvalue(), err.getvalue()


def written(dice: random.Random, only: str | None = None) -> list[str]:
    """Write a call of a verb of a game: mostly what its declaration asks for."""
    game = GAMES[only] if only else dice.choice(list(GAMES.values()))
    verb = dice.choice(game.verbs)
    words: list[list[str]] = []
    for parameter in verb.arguments:
        if parameter.required or dice.random() < 0.8:
            many = dice.choice((1, 1, 2, 3)) if parameter.repeat else 1
            words += [[value_of(parameter, dice)] for _ in range(many)]
    share = dice.choice((0.03, 0.1, 0.25))
    for parameter in verb.options:
        if dice.random() < share and parameter.kind not in ("result", "toml"):
            words.append(option_tokens(parameter, dice))
    return [game.name, verb.name, *(token for tokens in words for token in tokens)]


def faces(result: Any) -> str | None:
    """Give the dice of a result as they would be typed; None where they were only counted."""
    found: list[str] = []
    for roll in result.get("rolls", ()):
        if "dice" not in roll:
            return None
        found += [str(die.get("face", die["value"])) for die in roll["dice"]]
    return ",".join(found)


def told(result: dict[str, Any]) -> dict[str, Any]:
    """Leave out of a result what its source of dice decides."""
    return {key: value for key, value in result.items() if key not in ("seed", "input")}


def wrong(world: World, argv: list[str], odds: bool = False) -> str | None:
    """Tell what does not hold of a call, or None."""
    code, out, err = world.call(["--seed", "fuzz", "--json", *argv])
    if code not in CODES:
        return f"exit {code}: {err.strip()[:200]}"
    if code:
        error = json.loads(out)["error"]
        return None if error["message"] and err else "no words"
    (line,) = out.splitlines()
    first = json.loads(line)
    again = world.call(["--seed", "fuzz", "--json", *argv])
    if again != (code, out, err):
        return "the same seed gave something else"
    by_hand = faces(first)
    if by_hand is not None:
        more = ["--dice", by_hand] if by_hand else []
        code, out, err = world.call([*more, "--json", *argv])
        if code:
            return f"its own dice {by_hand} are refused: {err.strip()[:200]}"
        if told(json.loads(out)) != told(first):
            return f"its own dice {by_hand} come to something else"
    forms = () if "--json" in argv else ("plain", "bbcode")  # written where a text may stand
    for lang in ("en", "es"):
        for form in forms:
            code, out, err = world.call(
                ["--seed", "fuzz", "--lang", lang, "--format", form, "-v", *argv]
            )
            if code or not out.strip() or err:
                return f"{form} in {lang}: exit {code}, {err.strip()[:200]}"
    return whole(world, argv, first) if odds else None


def whole(world: World, argv: list[str], first: dict[str, Any]) -> str | None:
    """Tell whether the exact odds of a call are whole and know the outcome that was rolled."""
    code, out, err = world.call(["--odds", "--json", *argv])
    if code not in CODES:
        return f"odds: exit {code}: {err.strip()[:200]}"
    if code:
        return None
    found = json.loads(out)
    left = Fraction(found.get("truncated", {}).get("fraction", "0"))
    for_sale = "luck_cost" in first.get("details", {})  # odds with Luck have it bought
    for name in ("outcome", "level"):
        table = found["odds"].get(name)
        if table is None:
            continue
        total = sum(Fraction(chance["fraction"]) for chance in table.values())
        if not 0 <= 1 - total <= left:  # what is left over may be of another table
            return f"odds of {name} add up to {total} with {left} left over"
        rolled = first.get(name)
        if rolled is not None and rolled not in table and not (left or for_sale):
            return f"{name} {rolled} has no chance"
    return None


def main(argv: list[str]) -> int:
    """Try many calls; print what does not hold."""
    count = int(argv[0]) if argv else 1000
    dice = random.Random(argv[1] if len(argv) > 1 else "verbs")
    bad = accepted = 0
    with tempfile.TemporaryDirectory() as folder:
        world = World(folder)
        for _ in range(count):
            line = written(dice)
            try:
                problem = wrong(world, line, dice.random() < 0.1)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            accepted += world.call(["--seed", "x", *line])[0] == 0
            if problem:
                bad += 1
                sys.stdout.write(f"{line}: {problem}\n")
    sys.stdout.write(f"{count} calls, {accepted} accepted, {bad} do not hold\n")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
