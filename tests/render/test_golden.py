"""Every format prints what the golden files say, and their JSON keeps to the schemas."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from rolcli import schema
from tests.render.cases import GOLDEN, golden

PRINTED = golden()


@pytest.mark.parametrize("name", sorted(PRINTED))
def test_prints_what_the_golden_file_says(name: str) -> None:
    assert PRINTED[name] == (GOLDEN / name).read_text(encoding="utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == set(PRINTED)


@pytest.mark.parametrize("name", sorted(name for name in PRINTED if name.endswith(".json")))
def test_json_keeps_to_its_schema(name: str) -> None:
    thing = json.loads(PRINTED[name])
    wanted = name.split("_")[0]
    if wanted == "roll" and thing["verb"] != "roll":
        wanted = "result"
    Draft202012Validator(json.loads(schema.load(wanted))).validate(thing)
