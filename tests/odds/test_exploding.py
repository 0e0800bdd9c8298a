"""Dice that explode, exactly: reference values that two other methods agree on."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from rolcli.odds.distribution import Between
from rolcli.odds.expression import distribution
from rolcli.odds.extremes import versus

CASES = json.loads(Path(__file__).with_name("exploding.json").read_text(encoding="utf-8"))
QUESTIONS = {
    "at_least": lambda odds, value: odds.total.at_least(value),
    "at_most": lambda odds, value: odds.total.at_most(value),
    "exactly": lambda odds, value: odds.total.exactly(value),
    "mean": lambda odds, value: odds.total.mean,
    "variance": lambda odds, value: odds.total.variance,
    "success": lambda odds, value: odds.success,
}


@pytest.mark.parametrize("case", CASES["expressions"], ids=lambda case: case["id"])
def test_known_values(case):
    odds = distribution(case["expression"])
    assert QUESTIONS[case["question"]](odds, case.get("value")) == Fraction(case["exact"])


@pytest.mark.parametrize("case", CASES["contests"], ids=lambda case: case["id"])
def test_known_contests(case):
    chances = versus(*[distribution(text).total for text in case["expressions"]])
    assert getattr(chances, case["question"]) == Fraction(case["exact"])


@pytest.mark.parametrize(
    ("text", "chain"),
    [("d6!", Fraction(1, 6)), ("d6!>=5", Fraction(1, 3)), ("d6!p", Fraction(1, 6)),
     ("1o1d6", Fraction(1, 6)), ("3d6!", Fraction(1, 6))],
)
@pytest.mark.parametrize("depth", [0, 1, 5])
def test_rows_end_where_no_more_is_left_than_a_longer_chain(text, chain, depth):
    total = distribution(text).total
    rows = total.listed(depth)
    above, below = total.ends(rows)
    assert below == 0
    assert above <= chain ** (depth + 1)
    assert above + sum(total.exactly(value) for value in rows.values) == 1
    assert above == 1 - total.at_most(rows.values[-1]) == rows.truncated


@pytest.mark.parametrize(
    "text", ["2d6!", "3d4!>=3", "4d6!!kh2", "5d10!p", "1o3d10", "2d6!cs>=4", "d6! - 2d8!",
             "10d10!1cs>=8f=1", "{2d6!,1d12}kl", "(d4!)d6"],
)
def test_no_answer_depends_on_the_rows_that_are_listed(text):
    total = distribution(text).total
    for depth in (0, 3, 9):
        rows = total.listed(depth)
        value = rows.values[len(rows) // 2]
        assert total.exactly(value) == Fraction(rows.weights[len(rows) // 2], rows.denominator)
        inside = sum(weight for v, weight in rows.items() if v >= value)
        above = total.ends(rows)[0]
        assert total.at_least(value) == Fraction(inside, rows.denominator) + above


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("4d6!", "4d6!>=6"), ("4d6!", "d6! + 3d6!"), ("4d6!", "4d6!kh99"), ("d6!!", "d6!"),
        ("2d6! - 1", "2d6! + 3 - 4"), ("{3d6!}kh2", "3d6!kh2"), ("2d6!!kh1", "{d6!, d6!}kh"),
        ("2d6!!kl1", "{d6!, d6!}kl"), ("max(d6!, d8!)", "{d6!,d8!}kh"),
        ("floor(d6! / 2)", "d6! // 2"), ("abs(-(d6!))", "d6!"), ("min(d6!, 4)", "d6!!max4"),
        ("3d6!dl1", "{3d6!}dl1"), ("-(d6!) + 7", "7 - d6!"),
    ],
)
def test_two_ways_to_say_the_same(text, same):
    one, other = distribution(text).total, distribution(same).total
    assert one.moments == other.moments
    assert one.listed(8) == other.listed(8)


@pytest.mark.parametrize("depth", [1, 12])
def test_a_function_with_few_values_has_all_of_them(depth):
    few = (("d6! % 4", 4), ("10d10!1cs>=8", 11), ("(d6! + 0 >= 3)", 2), ("sign(d6!)", 1))
    for text, rows in few:
        total = distribution(f"({text}) + 0").total
        assert total.complete
        assert len(total.listed(depth)) <= rows


def test_what_has_no_fraction_lies_between_two():
    total = distribution("12 / d6!").total
    assert isinstance(total.mean, Between)
    assert total.mean.high - total.mean.low < Fraction(1, 10**15)
    assert total.at_most(1) == Fraction(1, 36)
    assert isinstance(total.at_most(Fraction(1, 1000)), Between)
    product = distribution("d10! * d10!").total
    assert product.mean == Fraction(55, 9) ** 2
    assert product.exactly(6) == Fraction(4, 100)


def test_a_power_without_a_mean_has_its_rows():
    total = distribution("2 ^ d2!").total
    assert (total.mean, total.variance, total.median) == (None, None, 2)
    assert total.exactly(8) == Fraction(1, 4)
    assert total.at_least(4) == Fraction(1, 2)


@pytest.mark.parametrize("case", CASES["verbs"], ids=lambda case: case["id"])
def test_known_values_of_verbs(case, rolcli):
    found = rolcli([*case["call"], "--json"]).json
    question = case["question"]
    if question.startswith("row"):
        rows = next(rows for rows in found["odds"].values() if isinstance(rows, list))
        value = int(question.split()[1])
        answer = next(row["fraction"] for row in rows if row["value"] == value)
    elif question == "mean":
        answer = next(iter(found["summary"].values()))["mean_exact"]
    elif question == "A first":  # an order is known up to what is left beyond the rows
        chance = Fraction(str(found["odds"]["A"][0]["probability"]))
        assert abs(chance - Fraction(case["exact"])) < Fraction(1, 10**15)
        return
    else:
        tables = {**found["odds"].get("level", {}), **found["odds"]["outcome"]}
        answer = tables[question]["fraction"]
    assert Fraction(answer) == Fraction(case["exact"])
