"""Journals, sums and last results that somebody spoilt: every command ends in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.campaign.game import Game

STATES: tuple[Any, ...] = (
    "x", None, 5, [], {"hp": "x"}, {"hp": [1]}, {"hp": 10**30}, {"hp": 1.5}, {"hp": {}},
    {"condition": 3, "due": 5}, {"due": ["x", 3]}, {"dying": "x"}, {"revolver:magazine": "x"},
)
TABLES: tuple[Any, ...] = (
    5, {"order": 5}, {"order": [1, {"name": 3}], "turn": "x"}, {"order": ["ana"], "turn": 10**9},
    {"order": ["ana"], "turn": 0, "round": "x", "day": []},
)
INPUTS: tuple[Any, ...] = (1.5, None, [], "x", {"skill": []}, {"skill": {"a": None}}, {"set": 5})
COMMANDS = (
    "status", "status --json", "next", "sheet show ana", "sheet set ana hp=-1", "day",
    "attack revolver --as ghoul --on ana --distance 8 --base-range 15 --damage 1d10 --dice 1,1",
    "heal first-aid 50 --on ana", "initiative ana ghoul:50", "log", "log --summary", "log --json",
    "log --as ana", "verify journal.jsonl", "undo",
)


def spoil(game: Game, key: str, value: Any) -> None:
    """Change a key of the journal's first line, and forget the sum."""
    file = game.folder / "journal.jsonl"
    first, *rest = file.read_text().splitlines()
    thing = json.loads(first) | {key: value}
    file.write_text("\n".join([json.dumps(thing), *rest]) + "\n")
    (game.folder / ".state.json").unlink(missing_ok=True)


def check(game: Game) -> None:
    """Type every command; each ends in a result or in words."""
    for line in COMMANDS:
        answer = game.rolcli(line)
        assert answer.code in (0, 1, 2, 3), (line, answer)
        assert answer.out or answer.err


@pytest.mark.parametrize("state", STATES)
def test_what_is_known_of_somebody(game: Game, state: Any) -> None:
    game("sheet set ana hp=9")
    spoil(game, "changes", {"ana": state})
    check(game)


def test_a_number_that_is_none_is_as_on_the_sheet(game: Game) -> None:
    game("sheet set ana hp=9")
    spoil(game, "changes", {"ana": {"hp": "x", "luck": 30}})
    ana = next(one for one in game.json("status")["status"] if one["key"] == "ana")
    assert (ana["points"]["hp"], ana["points"]["luck"]) == (12, 30)


@pytest.mark.parametrize("table", TABLES)
def test_what_is_known_of_the_table(game: Game, table: Any) -> None:
    game("initiative ana ghoul:50")
    spoil(game, "table", table)
    check(game)


@pytest.mark.parametrize("given", INPUTS)
def test_what_was_asked(game: Game, given: Any) -> None:
    game("test descubrir --as ana")
    spoil(game, "input", given)
    check(game)


@pytest.mark.parametrize("key", ["n", "at", "as", "on", "who", "verb", "rules", "rolls", "seed"])
@pytest.mark.parametrize("value", [None, 5, -1, 1.5, "x", [], {}, [None], True])
def test_the_rest_of_a_line(game: Game, key: str, value: Any) -> None:
    game("test descubrir --as ana")
    spoil(game, key, value)
    check(game)


@pytest.mark.parametrize("given", INPUTS)
@pytest.mark.parametrize("rolls", [5, [], [5], [{}], [{"dice": 5}], [{"counts": 5}]])
def test_the_last_results(game: Game, given: Any, rolls: Any) -> None:
    game("test descubrir --as ana")
    (file,) = game.folder.parent.rglob("last.jsonl")
    thing = json.loads(file.read_text().splitlines()[-1]) | {"input": given, "rolls": rolls}
    for line in ("last", "last --json", "last --receipt -v", "push", "luck 50 --spend 5"):
        file.write_text(json.dumps(thing) + "\n")
        answer = game.rolcli(line)
        assert answer.code in (0, 2, 3), (line, answer)
        assert answer.out or answer.err
