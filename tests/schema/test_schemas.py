"""The schemas that ship: valid, strict, and complete in their error codes."""

from __future__ import annotations

import ast
import json

import pytest
from jsonschema import Draft202012Validator, ValidationError

from rolcli import schema
from rolcli.declare.game import Ruleset, Verb
from rolcli.render import render, render_odds
from rolcli.rulesets import BUILT_IN, find
from tests.render.cases import attack, outcomes, rolled
from workshop import codes
from workshop.__main__ import COMMAND


@pytest.mark.parametrize("name", schema.names())
def test_is_a_schema(name: str) -> None:
    Draft202012Validator.check_schema(json.loads(schema.load(name)))


def test_every_code_that_stands_before_a_message_is_listed() -> None:
    """By another way than the workshop's: whatever the call is named, a refusal is a code and a
    message, so one that goes through a variable (``kind("forbidden", msg(...))``) counts too.
    """
    listed = json.loads(codes.ERRORS.read_text(encoding="utf-8"))["properties"]["error"]
    known = set(listed["properties"]["code"]["enum"])
    met = {
        code.value
        for path in codes.PACKAGE.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and len(call.args) > 1
        for code, said in [call.args[:2]]
        if isinstance(code, ast.Constant) and isinstance(code.value, str)
        and isinstance(said, ast.Call) and getattr(said.func, "id", "") in ("msg", "nmsg")
        and code.value.replace("_", "").islower()
        and getattr(call.func, "attr", "") not in ("step", "bad")  # a step, the key of a row
    }
    assert len(met) > 40
    assert sorted(met - known) == []


def test_errors_of_many_calls_are_as_the_schema_says(rolcli) -> None:
    schema = Draft202012Validator(json.loads(codes.ERRORS.read_text(encoding="utf-8")))
    for line in (
        "coc7 heal natural 50 --dying", "coc7 heal natural 50 --major-wound", "coc7 push",
        "coc7 test 60 --dice 0", "d6 test 4D", "ryf test 1", "unisystem check 3", "roll 3d", "odds",
        "sheet show nobody -r coc7", "verify nothing", "status", "next", "undo", "last 20",
        "batch nothing", "fair --rolls 3", "config get nothing", "use nothing", "rules show X-1",
        "schema nothing", "completion nothing", "weapons", "roll 3d6 --plot x.svg", "log --since x",
    ):
        out = rolcli(f"{line} --json").out
        if '"error"' in out:
            schema.validate(json.loads(out.splitlines()[-1]))


def test_every_error_code_of_the_sources_is_listed() -> None:
    text = codes.ERRORS.read_text(encoding="utf-8")
    assert codes.updated(text) == text, f"run: {COMMAND}"


def test_a_verb_without_a_schema_of_its_own_has_that_of_results() -> None:
    assert schema.load("attack") == schema.load("result")
    assert schema.load("roll") != schema.load("result")
    assert schema.load("../result") == schema.load("result")


ROLL = json.loads(render(rolled("2d6!+3 >= 9", [6, 1, 2]), "json"))
RESULT = json.loads(render(attack(), "json"))
ODDS = json.loads(render_odds(outcomes(), "json"))


def spoilt(thing: object, path: list[object], value: object) -> object:
    """Give a copy with one value changed, or taken away where it is None."""
    copy = json.loads(json.dumps(thing))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return copy


@pytest.mark.parametrize(
    ("name", "thing", "path", "value"),
    [
        ("roll", ROLL, ["rolcli"], 2),
        ("roll", ROLL, ["seed"], 3),
        ("roll", ROLL, ["seed"], None),
        ("roll", ROLL, ["total"], "14"),
        ("roll", ROLL, ["surprise"], 1),
        ("roll", ROLL, ["margin"], None),
        ("roll", ROLL, ["outcome"], "Success"),
        ("roll", ROLL, ["rolls", 0, "counts"], {"1": 1}),
        ("roll", ROLL, ["rolls", 0, "dice", 0, "kept"], 1),
        ("roll", ROLL, ["rolls", 0, "dice", 2, "why"], None),
        ("roll", ROLL, ["rolls", 0, "dice", 2, "why"], "melted"),
        ("result", RESULT, ["outcome"], "point blank"),
        ("result", RESULT, ["modifiers", 0, "rule"], None),
        ("result", RESULT, ["rules"], None),
        ("result", RESULT, ["details", "Not Snake"], 1),
        ("odds", ODDS, ["odds", "outcome", "success", "fraction"], "1"),
        ("odds", ODDS, ["odds", "outcome", "success", "probability"], 1.5),
        ("odds", ODDS, ["odds", "final", 0, "value"], 0.5),
        ("odds", ODDS, ["odds"], None),
    ],
)
def test_refuses_what_breaks_the_contract(
    name: str, thing: object, path: list[object], value: object
) -> None:
    validator = Draft202012Validator(json.loads(schema.load(name)))
    validator.validate(thing)
    with pytest.raises(ValidationError):
        validator.validate(spoilt(thing, path, value))


def verbs() -> list[tuple[Ruleset, Verb]]:
    """List every verb of every built-in game."""
    return [(game, verb) for game in map(find, BUILT_IN) for verb in game.verbs.values()]


@pytest.mark.parametrize(("game", "verb"), verbs(), ids=lambda one: one.name)
def test_each_verb_keeps_to_its_own_schema(rolcli, tmp_path, monkeypatch, game, verb) -> None:
    earlier = rolcli("-r coc7 test 60 --dice 80 --json").out
    (tmp_path / "result.json").write_text(earlier, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    own = Draft202012Validator(rolcli(f"-r {game.name} schema {verb.name}").json)
    own.validate(rolcli(f"-r {game.name} {verb.example.partition(' ')[2]} --json").json)
    assert list(own.iter_errors({"rolcli": 1, "rules": "x", "verb": "y", "input": {"z": 1}}))


def test_input_is_described_from_the_declaration() -> None:
    given = json.loads(schema.of_verb("coc7", "check"))["properties"]["input"]
    assert given["required"] == ["characteristic"]
    words = ["regular", "hard", "extreme", "critical"]
    assert given["properties"]["difficulty"]["enum"] == words
    assert given["properties"]["helper"]["type"] == "array"
