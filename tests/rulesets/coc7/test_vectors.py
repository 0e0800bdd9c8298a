"""The worked cases of d100 horror, each through the public verb."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rolcli.errors import DataError
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.rulesets.coc7 import COC7
from tests.rulesets.helpers import run

CASES = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def as_json(result):
    return json.loads(render(result, "json", Options()))


def dig(thing, path):
    for key in path.split("."):
        thing = thing[int(key)] if isinstance(thing, list) else thing[key]
    return thing


def earlier_of(after):
    first = as_json(run(COC7, after["verb"], after["dice"], **after["params"]))
    then = after.get("then")
    return first if then is None else as_json(run(COC7, "luck", [], earlier=first, **then))


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case):
    params, expect = dict(case["params"]), dict(case["expect"])
    if "after" in case:
        params["earlier"] = earlier_of(case["after"])
    if expect.pop("error_or_refused", False):
        try:
            result = run(COC7, case["verb"], case["dice"], **params)
        except DataError:
            return
        assert result.outcome == "refused"
        return
    result = run(COC7, case["verb"], case["dice"], **params)
    found = as_json(result)
    order = expect.pop("order", None)
    if order is not None:
        listed = [[row["name"], row["rank"]] for row in found["details"]["order"]]
        assert listed == order
    for path, wanted in expect.items():
        assert dig(found, path) == wanted, path


def test_every_case_names_rules_that_exist():
    assert all(rule in COC7.rules for case in CASES for rule in case["rules"])
    assert len(CASES) == 70
