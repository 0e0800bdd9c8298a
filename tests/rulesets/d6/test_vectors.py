"""Every worked case, through the public verbs with dice by hand."""

import json
from pathlib import Path

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.d6 import D6
from tests.rulesets.helpers import run

CASES = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def looked_up(result, path):
    """Follow a dotted path into a result."""
    if path == "modifiers":
        return [modifier.name for modifier in result.modifiers]
    value = result
    for part in path.split("."):
        if isinstance(value, dict):
            value = value[part]
        elif isinstance(value, list):
            value = value[int(part)]
        else:
            value = getattr(value, part)
    return value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_worked_case(case):
    error = case["expect"].get("error")
    if error is not None:
        with pytest.raises(UsageError) as caught:
            run(D6, case["verb"], case["dice"], **case["params"])
        assert caught.value.code == error
        return
    result = run(D6, case["verb"], case["dice"], **case["params"])
    assert {path: looked_up(result, path) for path in case["expect"]} == case["expect"]
