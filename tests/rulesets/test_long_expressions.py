"""Odds of verbs with expressions of hundreds of terms: as quick as those of short ones."""

from __future__ import annotations

import time
from typing import Any

import pytest

LONG = "+".join(["1d6"] * 600)
LINES = (
    "coc7 attack 50 --vs 40 --dodge --damage {}",
    "coc7 attack 50 --vs 30 --fight-back --impale --damage {}",
    "coc7 attack 50 --distance 10 --base-range 15 --burst 5 --damage {}",
    "coc7 sanity 60 1/{} --int 50",
    "unisystem damage ({0})*3 --armour {0}",
    "ryf damage {} --fisico 5",
)
SECONDS = 20
"""Far more than any of them takes, far less than they took when each branch read them anew."""


@pytest.mark.parametrize("line", LINES)
def test_a_long_expression_is_looked_into_once(rolcli: Any, line: str) -> None:
    start = time.process_time()
    answer = rolcli(f"{line.format(LONG)} --odds")
    assert time.process_time() - start < SECONDS
    assert answer.code in (0, 2)
    assert answer.out or answer.err
