"""The worked cases, each through the public verb with its dice rolled by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets import find
from tests.rulesets.helpers import run

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def value(result, path):
    """Look up ``total``, ``details.raw``, or one of the lists that the cases speak of."""
    if path == "order":
        return [one["name"] for one in result.details["order"]]
    if path == "attack_totals":
        return [attack["total"] for attack in result.details["attacks"]]
    holder, _, key = path.rpartition(".")
    return getattr(result, holder)[key] if holder else getattr(result, key)


def check(game, settings, case):
    result = run(find(game), case["verb"], case["dice"], settings, **case["params"])
    for path, expected in case["expect"].items():
        assert value(result, path) == expected, path


@pytest.mark.parametrize("case", VECTORS, ids=[case["id"] for case in VECTORS])
def test_worked_case(case):
    settings = case.get("settings")
    if "refused" in case:
        with pytest.raises(UsageError) as refusal:
            run(find(case["game"]), case["verb"], case["dice"], settings, **case["params"])
        assert refusal.value.code == case["refused"]
        return
    check(case["game"], settings, case)
    if "also" in case:
        check(case["game"], settings, case["also"])


def test_every_worked_case_is_here():
    assert len({case["id"] for case in VECTORS}) == 131
