"""Contests, limits and orders of rolls that run on: the same, and exact, at every depth."""

from fractions import Fraction

import pytest

from rolcli.modifiers import parse_expression
from rolcli.odds.beyond import period_of
from rolcli.odds.expression import distribution
from rolcli.odds.onward import repetitions
from rolcli.odds.ranking import places
from rolcli.odds.tails import with_tail
from rolcli.odds.verb import verb_odds
from rolcli.odds.weighted import Weighted
from rolcli.result import Result


def thrown(dice, text, first=()):
    """Roll an expression; the key is its total, behind ``first``."""
    total = dice.roll(text, text).total
    return (*first, total) if first else total


def contest(dice, own, other):
    result = Result("contest")
    sign, _ = dice.contest(thrown(dice, *own), thrown, *other)
    result.outcome = ("lose", "tie", "win")[sign + 1]
    return result


def reach(dice, own, other):
    result = Result("reach")
    total = thrown(dice, own)
    count, _ = dice.reach((total // 3 + 1, total // 2 + 1, total + 1), thrown, other)
    result.outcome = f"reached_{count}"
    return result


def rows(text, depth=60):
    """List the chances of an expression, far enough."""
    law = distribution(text).total.listed(depth)
    return {value: Fraction(weight, law.denominator) for value, weight in law.items()}


@pytest.mark.parametrize(
    ("own", "other"),
    [
        (("1d6!",), ("1d6!",)), (("2d6!",), ("1d8!",)), (("1d6!+20",), ("3d6!",)),
        (("1d4!",), ("1d6!+30",)), (("1o3d10",), ("1o3d10+",)),
        (("1d6!", (1,)), ("1d8!", (1,))), (("3d6",), ("2d6!",)),
    ],
)
@pytest.mark.parametrize("depth", [0, 5])
def test_a_contest_of_rolls_without_end_is_exact(own, other, depth):
    odds = verb_odds(lambda dice: contest(dice, own, other), depth=depth)
    expected = {"win": Fraction(0), "tie": Fraction(0), "lose": Fraction(0)}
    theirs = rows(other[0])
    for value, chance in rows(own[0]).items():
        for against, share in theirs.items():
            name = "win" if value > against else "lose" if value < against else "tie"
            expected[name] += chance * share
    assert sum(odds.outcome.values()) == 1
    for name, chance in expected.items():
        assert abs(odds.outcome.get(name, 0) - chance) < Fraction(1, 10**12)


@pytest.mark.parametrize(("own", "other"), [("2d6!", "1d6!"), ("1d6!+9", "2d4!"), ("3d6!", "2d6")])
def test_limits_in_thirds_and_halves_are_exact(own, other):
    near, far = (verb_odds(lambda dice: reach(dice, own, other), depth=d) for d in (1, 9))
    assert near.outcome == far.outcome
    assert sum(near.outcome.values()) == 1
    expected: dict[str, Fraction] = {}
    theirs = rows(other, 30)
    for total, chance in rows(own, 30).items():
        for against, share in theirs.items():
            count = sum(against >= limit for limit in (total // 3 + 1, total // 2 + 1, total + 1))
            name = f"reached_{count}"
            expected[name] = expected.get(name, Fraction(0)) + chance * share
    for name, chance in expected.items():
        assert abs(near.outcome[name] - chance) < Fraction(1, 10**12)


@pytest.mark.parametrize(
    ("keys", "period"),
    [
        ([3 * k for k in range(25)], 1), ([k // 3 for k in range(25)], 3),
        ([7] * 25, 1), ([k * k for k in range(25)], 0), ([(1, k) for k in range(25)], 1),
        ([-k for k in range(25)], 1), ([(k, 1) for k in range(25)], 0),
    ],
)
def test_how_keys_move_is_found(keys, period):
    assert period_of(keys) == period


@pytest.mark.parametrize(
    "texts",
    [
        ("1d6!", "1d6!"), ("2d6!+1", "1d6!", "1d8!"), ("1o3d10+2", "1o3d10", "1o3d10-"),
        ("1d6!", "2d6", "1d4!"), ("3d6!", "3d6!", "3d6"), ("1d6!", "1d6!", "1d6!+1", "1d6!+1"),
    ],
)
@pytest.mark.parametrize("again", [False, True])
def test_an_order_of_rolls_without_end_is_exact(texts, again):
    laws = [distribution(text).total for text in texts]
    near, far = (places([with_tail(law, depth) for law in laws], again) for depth in (0, 12))
    assert near == far
    for chances in near:
        assert sum(chances) == 1
    cut = [Weighted(list(law.listed(25).items()), law.listed(25).denominator) for law in laws]
    for exact, rough in zip(near, places(cut, again), strict=True):
        assert all(abs(a - b) < Fraction(1, 10**9) for a, b in zip(exact, rough, strict=False))


def test_repetitions_make_the_sums_of_powers_right():
    ratios = [(Fraction(1, 6), 1), (Fraction(1, 6), 1), (Fraction(7, 250), 1)]
    weights = repetitions(ratios)
    for a, b in ((1, 0), (2, 0), (0, 1), (1, 1), (2, 1)):
        point = Fraction(1, 6) ** a * Fraction(7, 250) ** b
        assert sum(weight * point**k for k, weight in enumerate(weights)) == 1 / (1 - point)
    assert repetitions([(Fraction(1, n), 1) for n in range(2, 9)]) is None


def test_verbs_are_exact_at_every_depth(rolcli):
    def odds(call, depth):
        return rolcli(f"{call} --odds --depth {depth} --json").json["odds"]

    for call in (
        "ryf test 5 3 --vs 9",
        "unisystem test 3 2 --vs 4 --set rule_of_ten=on",
        "d6 test 4D --vs 3D --set wild_die=drop-highest",
        "d6 damage 6D --strength 2D --set wild_die=drop-highest",
        "unisystem-combat attack 3 2 --dodge 5 --damage 2d6 --set rule_of_ten=on",
    ):
        near, far = odds(call, 2)["outcome"], odds(call, 20)["outcome"]
        assert near == far
        assert sum(Fraction(chance["fraction"]) for chance in near.values()) == 1
    won = odds("unisystem test 3 2 --vs 4 --set rule_of_ten=on", 3)["outcome"]["win"]
    assert won["fraction"] == "309623/495000"
    first = odds("ryf initiative A:5 B:7", 3)["A"][0]
    assert first["fraction"] == "3616319/15612750"


def test_a_tail_is_not_taken_for_what_its_first_values_come_to(rolcli):
    call = "unisystem attack 3 4 --dodge 5 --set rule_of_ten=on --odds --depth 2 --json"
    found = rolcli(call).json
    assert [row["value"] for row in found["odds"]["hits"]] == [0, 1]
    assert "truncated" not in found
    call = "ryf attack 8 2 --defence 2 --damage 1d4+1 --fisico 5 --odds --json --depth"
    near, far = (rolcli(f"{call} {depth}").json["odds"]["health"] for depth in (2, 12))
    for name, chance in far.items():
        assert abs(chance["probability"] - near[name]["probability"]) < 1e-4


def kept_if(dice, own, other, count):
    """Keep an own total that comes out so against another roll: by sign, or limits reached."""
    result = Result("kept")
    total = thrown(dice, *own)
    if count is None:
        found, _ = dice.contest(total, thrown, *other)
    else:
        limits = sorted((number(total) // 2, number(total)))
        found, _ = dice.reach(tuple(limits), thrown, *other)
        found -= count
    result.outcome = "kept" if found == 0 or (count is None and found > 0) else "gone"
    result.details["kept"] = number(total) if result.outcome == "kept" else 0
    return result


def number(total):
    return total[-1] if isinstance(total, tuple) else total


@pytest.mark.parametrize(
    ("own", "other"),
    [
        (("1d6!",), ("1d8!",)), (("2d6!",), ("3d4!",)), (("3*(1d4!)",), ("2*(1d6!)",)),
        (("12-1d6!",), ("1d8!",)), (("1d6!+3",), ("10-1d4!",)), (("1d6!",), ("4d6",)),
        (("-2*(1d4!)",), ("-1d6!",)),
    ],
)
@pytest.mark.parametrize("count", [None, 1])
def test_what_comes_after_a_comparison_goes_on_as_it_does_then(own, other, count):
    """What is left of a tail has its own law: means are exact at every depth."""
    means = []
    for depth in (1, 6):
        odds = verb_odds(lambda dice: kept_if(dice, own, other, count), ("kept",), depth)
        listed = odds.quantities["kept"]
        mean = sum(value * chance for value, chance in listed.items())
        whole = sum(listed.values())
        for tail in odds.tails.get("kept", ()):
            mean += tail.here * tail.mass + (tail.next - tail.here) * tail.first
            whole += tail.mass
        assert whole == 1
        means.append(mean)
    assert means[0] == means[1]
    expected, theirs = Fraction(0), rows(other[0], 16)
    for total, chance in rows(own[0], 16).items():
        for against, share in theirs.items():
            if count is None:
                fits = total >= against
            else:
                fits = (against >= total // 2) + (against >= total) == count
            expected += total * chance * share * fits
    assert abs(means[0] - expected) < Fraction(1, 10**6)


@pytest.mark.parametrize("by", [2, 3, 5])
def test_what_is_made_of_an_amount_is_exact_at_every_depth(by):
    def verb(dice):
        result = Result("damage")
        amount = dice.amount(parse_expression("2d6!"), "damage")
        result.details["level"] = dice.derive(amount, level, by)
        return result

    near, far = (verb_odds(verb, ("level",), depth).quantities["level"] for depth in (1, 9))
    assert near == far
    assert sum(near.values()) == 1
    law = distribution("2d6!").total
    assert near["little"] == law.at_most(10 * by - 1)


def level(amount, by):
    """Name an amount."""
    return "much" if amount >= 10 * by else "little"
