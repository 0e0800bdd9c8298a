"""Random calls of every verb end in a result or in words, and replay by seed and by dice."""

from __future__ import annotations

import random

import pytest

from tests.cli.argvs import GAMES
from tests.fuzz.verbs import World, written, wrong

CALLS = 300
"""How many calls of each game the suite tries; many more are tried by hand."""


@pytest.mark.parametrize("game", GAMES)
def test_random_calls(game: str, tmp_path) -> None:
    world = World(str(tmp_path))
    dice = random.Random(f"suite {game}")
    slips = []
    accepted = 0
    for place in range(CALLS):
        line = written(dice, game)
        problem = wrong(world, line, odds=place % 10 == 0)
        accepted += world.call(["--seed", "x", *line])[0] == 0
        if problem:
            slips.append(f"{line}: {problem}")
    assert slips == []
    assert accepted > CALLS / 10
