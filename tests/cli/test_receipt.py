"""The receipt: the command that rolls a result again."""

from __future__ import annotations

import shlex

import pytest

from rolcli.cli.games import every
from rolcli.render import render
from rolcli.render.options import Options
from rolcli.result import Result

EXAMPLES = [
    verb.example
    for game in every()
    for verb in game.verbs.values()
    if "result.json" not in verb.example and " build " not in verb.example
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_receipt_rolls_the_same_again(rolcli, example: str) -> None:
    first = rolcli(f"{example} --seed receipt --json").json
    printed = rolcli(f"{example} --seed receipt --receipt")
    assert (printed.code, printed.err) == (0, "")
    if not first.get("rolls"):
        assert "rolcli " not in printed.out  # nothing fell that could be rolled again
        return
    words = shlex.split(printed.out.splitlines()[-1].strip())
    assert words[0] == "rolcli"
    again = rolcli([*words[1:], "--json"]).json
    assert {**again, "input": None} == {**first, "input": None}


@pytest.mark.parametrize(
    "line",
    [
        "roll 4d6kh3",
        "roll '10d10>=7 # why'",
        "roll 1d20+dex --var dex=-3 --label 'Ana rolls'",
        "roll -1d6+3",
        "coc7 test 60 --set opposed_tie=reroll --bonus 1",
    ],
)
def test_a_receipt_has_all_that_decides(rolcli, line: str) -> None:
    first = rolcli(f"{line} --seed 'a seed' --json").json
    words = shlex.split(rolcli(f"{line} --seed 'a seed' --receipt").out.splitlines()[-1])
    again = rolcli([*words[1:], "--json"]).json
    assert (again["rolls"], again["total"]) == (first["rolls"], first["total"])


def test_dice_by_hand_stand_in_the_receipt(rolcli) -> None:
    printed = rolcli("roll 3d6 --dice 1,2,3 --receipt").out
    assert printed.splitlines()[-1].strip() == "rolcli roll 3d6 --dice 1,2,3"


def test_each_result_of_several_has_its_own_receipt(rolcli) -> None:
    lines = rolcli("roll 3d6 --times 2 --seed x --receipt").out.splitlines()
    seeds = [shlex.split(line)[-1] for line in lines if "--seed" in line]
    assert seeds == ["x", "x#2"]


def test_the_configuration_may_ask_for_receipts_and_the_working(rolcli) -> None:
    rolcli.configure("receipt = true\nverbose = true\n")
    out = rolcli("coc7 test 60 --dice 35").out
    assert "rolcli coc7 test 60 --dice 35" in out
    assert "60" in out.splitlines()[2]
    rolcli.configure("verbose = 3\n")
    assert rolcli("coc7 test 60").code == 3


@pytest.mark.parametrize(("form", "said"), [("markdown", "`` rolcli `x` ``"), ("bbcode", "rolcli")])
def test_a_receipt_is_code_in_a_post(form: str, said: str) -> None:
    result = Result("roll")
    result.total, result.receipt = 3, "rolcli `x`"
    assert said in render(result, form, Options())


@pytest.mark.parametrize("seed", ["-q", "--odds", "-1", "--", "-", ""])
def test_a_seed_that_looks_like_an_option_stays_a_seed(rolcli, seed: str) -> None:
    first = rolcli(["roll", "3d6", f"--seed={seed}", "--receipt"]).out.splitlines()
    again = shlex.split(first[-1])[1:]
    assert rolcli(again).out == f"{first[0]}\n"
