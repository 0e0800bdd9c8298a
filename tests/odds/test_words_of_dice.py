"""The words of Dice: what they do with dice, and that exact odds mean the same by them."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import LimitError
from rolcli.modifiers import parse_expression
from rolcli.modifiers.explode import Explode
from rolcli.notation.operands import Ranked
from rolcli.notation.tree import Number, Pool
from rolcli.odds.enumerate import Walk
from rolcli.odds.expression import distribution
from rolcli.odds.verb import verb_odds
from rolcli.result import Result


def weigh(step, *arguments, depth=20):
    weighted = Walk(depth).weigh(step, *arguments)
    return {value: Fraction(weight, weighted.denominator) for value, weight in weighted.items}


def listed(throws, value):
    counted = Counter(map(value, throws))
    total = sum(counted.values())
    return {key: Fraction(n, total) for key, n in counted.items()}


def d(dice, sides, more=0):
    return dice.die(sides, "die") + more


def test_a_total_adds_up_steps():
    assert Scripted([3, 5, 1]).total(3, d, 6, 10) == 39
    found = weigh(lambda dice: dice.total(3, d, 4, -2))
    assert found == listed(product(range(-1, 3), repeat=3), sum)
    assert weigh(lambda dice: dice.total(0, d, 4)) == {0: 1}


def test_a_total_far_beyond_branching_is_quick_and_one_beyond_reason_refused():
    found = weigh(lambda dice: dice.total(200, d, 6))
    assert sum(found.values()) == 1
    assert found[200] == Fraction(1, 6**200)
    with pytest.raises(LimitError):
        weigh(lambda dice: dice.total(10**6, d, 1000))


def more_on_four(dice):
    face = dice.die(4, "die")
    return face, face == 4


def test_points_run_on_while_there_are_more():
    assert Scripted([4, 4, 2]).run_on(more_on_four) == 10
    found = weigh(lambda dice: dice.run_on(more_on_four), depth=1)
    assert found == {n: Fraction(1, 4) for n in (1, 2, 3)} | {n: Fraction(1, 16) for n in (5, 6, 7)}


@pytest.mark.parametrize("own", [0, 1, 3, 6, 9])
def test_a_contest_compares_keys(own):
    found = weigh(lambda dice: dice.contest(own, d, 6)[0])
    assert found == listed(range(1, 7), lambda face: (own > face) - (own < face))
    assert Scripted([5]).contest(own, d, 6) == ((own > 5) - (own < 5), 5)


@pytest.mark.parametrize("limits", [(), (3,), (1, 7), (2, 2, 5), (0, 3, 6, 9), (-4, 8)])
def test_a_roll_reaches_limits(limits):
    found = weigh(lambda dice: dice.reach(limits, d, 6)[0])
    assert found == listed(range(1, 7), lambda face: sum(face >= limit for limit in limits))
    assert Scripted([5]).reach(limits, d, 6) == (sum(limit <= 5 for limit in limits), 5)


def order_of(dice, again=False, rolls=((d, 6), (d, 4), (d, 6, 1))):
    result = Result("initiative")
    places = dice.order(rolls, again)
    result.details["order"] = [
        {"name": name, "place": place.place} for name, place in zip("abc", places, strict=False)
    ]
    return result


def test_an_order_shares_places_or_is_rolled_again():
    places = Scripted([3, 3, 1]).order(((d, 6), (d, 6), (d, 6)))
    assert [place.place for place in places] == [1, 1, 3]
    places = Scripted([3, 3, 1, 2, 2, 4, 5]).order(((d, 6), (d, 6), (d, 6)), again=True)
    assert [place.place for place in places] == [2, 1, 3]
    assert [place.again for place in places] == [[2, 4], [2, 5], []]


def test_odds_of_an_order_agree_with_listing_it():
    odds = verb_odds(order_of)
    throws = list(product(range(1, 7), range(1, 5), range(2, 8)))
    for i, name in enumerate("abc"):
        expected = listed(throws, lambda t, i=i: 1 + sum(other > t[i] for other in t))
        assert odds.quantities[name] == dict(sorted(expected.items()))
    assert odds.truncated == 0


def test_odds_of_an_order_with_ties_rolled_again_agree_with_rolling_it():
    exact = verb_odds(lambda dice: order_of(dice, again=True)).quantities
    runs, counts = 4000, {name: Counter() for name in "abc"}
    for i in range(runs):
        for row in order_of(Stream(f"order {i}"), again=True).details["order"]:
            counts[row["name"]][row["place"]] += 1
    for name in "abc":
        for place, chance in exact[name].items():
            error = 6 * (float(chance * (1 - chance)) / runs) ** 0.5
            assert abs(counts[name][place] / runs - chance) < error
    assert all(sum(exact[name].values()) == 1 for name in "abc")


def test_a_place_is_given_odds_among_twelve_at_most():
    rolls = [(d, 6)] * 13
    with pytest.raises(LimitError, match="at most 12"):
        verb_odds(lambda dice: order_of(dice, rolls=rolls))


def heavy(faces):
    return sum(faces[:3]) > 15


@pytest.mark.parametrize("rank", ["low", "mid", "high"])
def test_faces_of_an_objective_die_are_judged(rank):
    tree = Ranked(3, 10, rank)

    def step(dice):
        rolled = dice.roll(tree, "x")
        return min(rolled.total, 10), dice.judge(rolled, heavy)

    place = ("low", "mid", "high").index(rank)
    expected = listed(
        product(range(1, 11), repeat=3), lambda t: (sorted(t)[place], sum(t) > 15)
    )
    found = weigh(step, depth=40)
    assert {key: round(float(chance), 9) for key, chance in found.items()} == {
        key: round(float(chance), 9) for key, chance in expected.items()
    }


def test_a_judged_roll_is_read_as_it_fell():
    dice = Scripted([3, 10, 10, 3, 4, 7])
    rolled = dice.roll(Ranked(3, 10, "mid"), "x")
    assert dice.judge(rolled, tuple) == (3, 10, 10)


def hits(dice, life=10):
    """Three blows that hit on 3 or more; what they do matters only at the end."""
    result, landed = Result("attack"), ()
    for _ in range(3):
        if dice.chance(hit):
            landed = dice.gather(landed, 1, d, 6)
    result.outcome = "hit" if landed else "miss"
    result.details["final"] = dice.summed(landed)
    left = dice.folded(landed, wounded, life)
    result.state["life"] = left
    result.details["dead"] = dice.derive(left, dead)
    return result


def hit(dice):
    return dice.die(4, "attack") >= 3


def wounded(life, damage):
    return max(0, life - damage)


def dead(life):
    return life == 0


def test_what_is_gathered_is_summed_and_folded_at_the_end():
    result = hits(Scripted([3, 6, 1, 4, 5]))
    assert (result.details, result.state) == ({"final": 11, "dead": True}, {"life": 0})
    odds = verb_odds(hits, ("final", "life", "dead"))
    final, life, none = Counter(), Counter(), Fraction(1, 8)
    for count, chance in ((0, none), (1, 3 * none), (2, 3 * none), (3, none)):
        for throw in product(range(1, 7), repeat=count):
            final[sum(throw)] += chance / 6**count
            life[max(0, 10 - sum(throw))] += chance / 6**count
    assert odds.quantities["final"] == dict(sorted(final.items()))
    assert odds.quantities["life"] == dict(sorted(life.items()))
    assert odds.quantities["dead"] == {"no": 1 - life[0], "yes": life[0]}
    assert odds.outcome == {"hit": 1 - none, "miss": none}


def test_what_is_only_told_does_not_branch():
    def step(dice):
        face = dice.chance(told)
        dice.tell(lambda source: source.step("x", face[1], "R"))
        return face

    def told(dice):
        face = dice.die(6, "die")
        return face > 3, dice.seen(face)

    assert weigh(step) == {(True, None): Fraction(1, 2), (False, None): Fraction(1, 2)}
    dice = Scripted([5])
    assert step(dice) == (True, 5)
    assert [step.value for step in dice.steps] == [5]


def test_dice_that_fall_early_are_read_later():
    def verb(dice):
        first = dice.early(d, 6)
        bonus = dice.die(2, "bonus")
        return (dice.die(6, "first") if first is None else first) + bonus

    assert verb(Scripted([5, 1])) == 6
    assert weigh(verb) == listed(product(range(1, 7), (1, 2)), sum)


def test_what_the_player_means_to_do_is_followed_by_odds_only():
    def verb(dice):
        return dice.foresee(dice.die(6, "first"), lambda dice, value: max(value, 5))

    assert Stream("foresee").die(6, "x") == verb(Stream("foresee"))
    assert dict(Walk().weigh(verb).items) == {5: 5, 6: 1}


D4 = Pool(Number(1), Number(4), (Explode("!"),))
PLAIN = Pool(Number(1), Number(4))


def landed(dice, die, base="1d3-2"):
    """Damage with 0 to 3 further dice, never below nothing."""
    extra = dice.chance(d, 4, -1)
    points = dice.derive(dice.amount(parse_expression(base), "damage", extra, die), at_least_none)
    result = Result("x")
    result.details["damage"] = points
    result.details["dead"] = dice.derive(points, beyond, 6)
    return result


def at_least_none(points):
    return max(0, points)


def beyond(points, life):
    return points >= life


@pytest.mark.parametrize("die", [D4, PLAIN])
def test_an_amount_with_more_dice_has_the_odds_of_its_expressions(die):
    found = verb_odds(lambda dice: landed(dice, die), ("damage", "dead"), depth=2)
    wanted, kept = Counter(), Fraction(0)
    for extra in range(4):
        tail = f" + {extra}d4{'!' if die is D4 else ''}" if extra else ""
        table = distribution("1d3-2" + tail).total.listed(2)
        kept += Fraction(table.followed, 4 * table.denominator)
        for value, weight in table.items():
            wanted[max(0, value)] += Fraction(weight, 4 * table.denominator)
    most = max(found.truncated, 1 - kept)  # either leaves something out
    for value in {*wanted, *found.quantities["damage"]}:
        assert abs(found.quantities["damage"].get(value, 0) - wanted[value]) <= most
    assert sum(found.quantities["damage"].values()) + found.truncated == 1
    dead = sum(chance for value, chance in wanted.items() if value >= 6)
    assert abs(found.quantities["dead"]["yes"] - dead) <= most
    assert (found.truncated == 0) is (die is PLAIN)


def test_an_amount_is_rolled_as_one_roll():
    dice = Scripted([3, 4, 4, 1, 2])
    assert dice.amount(parse_expression("1d3-2"), "damage", 2, D4) == 12
    assert dice.amount(parse_expression("5/2"), "damage") == 2
    assert [roll.notation for roll in dice.rolls] == ["1d3 - 2 + 2d4!", "5 / 2"]
