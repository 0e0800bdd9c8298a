"""The enumerating source against listing every throw and against sampling."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rolcli.dice.source import Stream
from rolcli.errors import EvaluationError, LimitError, UsageError
from rolcli.odds.enumerate import MAX_LEAVES, Walk
from rolcli.odds.verb import verb_odds
from rolcli.result import Result


def weigh(step, *arguments, depth=20):
    """Give the distribution of a step as fractions, and what was cut off."""
    weighted = Walk(depth).weigh(step, *arguments)
    found = {value: Fraction(weight, weighted.denominator) for value, weight in weighted.items}
    return found, 1 - sum(found.values())


def listed(throws, value):
    """List equally likely throws by hand."""
    counted = Counter(map(value, throws))
    total = sum(counted.values())
    return {key: Fraction(n, total) for key, n in counted.items()}


def sneak_attack(dice):
    """Branch unevenly: a second die only after a high first one."""
    first = dice.die(6, "first")
    return first + dice.die(8, "second") if first > 3 else first


def test_every_branch_is_walked_with_its_weight():
    found, cut = weigh(sneak_attack)
    expected = Counter()
    for first in range(1, 7):
        for second in range(1, 9):
            expected[first + second if first > 3 else first] += 1
    assert found == {key: Fraction(n, 48) for key, n in expected.items()}
    assert cut == 0


def test_expressions_branch_on_their_total():
    found, _ = weigh(lambda dice: dice.roll("2d6*2", "damage").total)
    assert found == listed(product(range(1, 7), repeat=2), lambda throw: 2 * sum(throw))


def test_a_test_knows_its_target():
    found, _ = weigh(lambda dice: (dice.roll("2d6 + 1 >= 8").success, dice.roll("1").total))
    assert found == {(True, 1): Fraction(21, 36), (False, 1): Fraction(15, 36)}


def test_a_test_against_dice_is_refused():
    with pytest.raises(UsageError, match="both sides"):
        weigh(lambda dice: dice.roll("1d6 + 0 >= 1d6").success)


def hit(dice, bonus):
    return dice.die(10, "attack") + bonus >= 9


def shots(dice, count, bonus):
    return sum(dice.chance(hit, bonus) for _ in range(count))


def test_chances_are_collapsed_but_stay_independent():
    found, _ = weigh(shots, 3, 4)
    p = Fraction(6, 10)
    expected = {0: (1 - p) ** 3, 1: 3 * p * (1 - p) ** 2, 2: 3 * p * p * (1 - p), 3: p**3}
    assert found == expected


def one_more(dice, state, sides):
    rounds, total = state
    return rounds + 1, min(20, total + dice.die(sides, "shot"))


def test_repeat_merges_states_and_agrees_with_plain_steps():
    merged, _ = weigh(lambda dice: dice.repeat(4, one_more, (0, 0), 6))

    def plain(dice):
        state = (0, 0)
        for _ in range(4):
            state = one_more(dice, state, 6)
        return state

    assert merged == weigh(plain)[0]


def test_repeat_goes_far_beyond_what_plain_branching_could():
    found, _ = weigh(lambda dice: dice.repeat(60, one_more, (0, 0), 10))
    assert sum(found.values()) == 1
    assert found[60, 20] == 1


def opposed(dice, own, other):
    mine, theirs = dice.die(own, "own"), dice.die(other, "other")
    if mine == theirs:
        dice.again()
    return mine > theirs


def test_a_tie_thrown_again_divides_by_the_chance_of_none():
    found, _ = weigh(lambda dice: dice.chance(opposed, 6, 4))
    throws = [(a, b) for a in range(1, 7) for b in range(1, 5) if a != b]
    assert found == listed(throws, lambda throw: throw[0] > throw[1])


def test_a_throw_tied_whatever_falls_is_an_error():
    def always(dice):
        dice.again()

    with pytest.raises(EvaluationError, match="tied"):
        weigh(lambda dice: dice.chance(always))


@pytest.mark.parametrize("depth", [0, 1, 3])
def test_what_is_cut_off_is_known(depth):
    found, cut = weigh(lambda dice: dice.roll("d6!").total, depth=depth)
    assert cut == Fraction(1, 6) ** (depth + 1)
    assert sum(found.values()) == 1 - cut


def exploding_opposed(dice):
    mine, theirs = dice.roll("d6!").total, dice.roll("d6!").total
    if mine == theirs:
        dice.again()
    return mine > theirs


def test_what_is_cut_off_inside_a_tie_grows_with_it():
    found, cut = weigh(lambda dice: dice.chance(exploding_opposed), depth=2)
    assert found[True] == found[False]
    assert 0 < cut == 1 - 2 * found[True]


def test_too_many_branches_name_the_step():
    def wasteful(dice):
        return sum(dice.die(20, "round") for _ in range(6))

    with pytest.raises(LimitError, match=rf"{MAX_LEAVES}.*round"):
        weigh(wasteful)


def attack(dice, bonus):
    """Stand in for a verb: a test, and damage on a hit."""
    result = Result("attack")
    total = dice.die(10, "attack") + bonus
    result.total = total
    result.success = total >= 9
    result.outcome = "hit" if result.success else "miss"
    damage = dice.roll("1d8*3", "damage").total if result.success else 0
    result.details["final"] = damage
    result.state["condition"] = "down" if damage > 15 else "up"
    return result


def test_the_odds_of_a_verb():
    odds = verb_odds(lambda dice: attack(dice, 4), ("total", "final", "condition", "absent"))
    assert odds.outcome == {"miss": Fraction(2, 5), "hit": Fraction(3, 5)}
    assert odds.success == Fraction(3, 5)
    assert list(odds.quantities) == ["total", "final", "condition"]
    assert odds.quantities["total"] == {n: Fraction(1, 10) for n in range(5, 15)}
    assert odds.quantities["final"][24] == Fraction(3, 5) / 8
    assert odds.quantities["condition"]["down"] == Fraction(3, 5) * Fraction(3, 8)
    assert odds.truncated == 0


def test_the_odds_agree_with_a_long_run_of_the_same_verb():
    runs = 20_000
    dice = Stream("long run")
    seen = Counter(attack(dice, 4).details["final"] for _ in range(runs))
    odds = verb_odds(lambda source: attack(source, 4), ("final",)).quantities["final"]
    assert seen.keys() == odds.keys()
    for value, p in odds.items():
        bound = 5 * float(p * (1 - p) * runs) ** 0.5
        assert abs(seen[value] - float(p) * runs) < bound
