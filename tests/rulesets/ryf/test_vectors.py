"""Worked cases of the game, each through its public verb."""

import json
import pathlib

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.ryf import RYF
from tests.rulesets.helpers import run

CASES = json.loads(pathlib.Path(__file__).with_name("vectors.json").read_text("utf-8"))


def play_case(case):
    params = {k: tuple(v) if isinstance(v, list) else v for k, v in case["params"].items()}
    return run(RYF, case["verb"], case["dice"], case.get("settings"), **params)


@pytest.mark.parametrize("case", CASES, ids=[case["name"].split()[0] for case in CASES])
def test_worked_case(case):
    if "error" in case:
        with pytest.raises(UsageError) as caught:
            play_case(case)
        assert caught.value.code == case["error"]
        return
    result = play_case(case)
    for key, wanted in case["expect"].items():
        if key in ("details", "state"):
            found = getattr(result, key)
            assert {name: found.get(name) for name in wanted} == wanted
        elif key == "kept_faces":
            assert [die.value for die in result.rolls[0].dice if die.kept] == wanted
        elif key == "die":
            assert result.rolls[0].total == wanted
        elif key == "total_of_first":
            assert result.details["order"][0]["total"] == wanted
        elif key == "actions":
            assert result.details["order"][0]["actions"] == wanted
        else:
            assert getattr(result, key) == wanted
