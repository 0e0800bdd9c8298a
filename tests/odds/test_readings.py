"""Exact odds of readings against all throws."""

from fractions import Fraction
from itertools import combinations

import pytest

from rolcli.dice.evaluate import roll
from rolcli.errors import LimitError
from rolcli.modifiers import parse_expression
from rolcli.odds.couples import couples
from rolcli.odds.expression import distribution
from tests.odds.oracle import Branches


@pytest.mark.parametrize(
    "text",
    [
        "3d6: cs=6 - cs=1",
        "3d6: >=5",
        "3d6: sum - 3 * cs=1",
        "3d6: kh1 - kl1",
        "4d4: kh2 + cs=4 - min2kl1",
        "3d6: cs=6 > cs=1",
        "3d6: sum >= 3 * cs>=2",
        "2d6ro1: cs=1 + sum",
        "3d{1,1,5}min2: cs=5 * cs=2",
        "3d4: max(cs=4, cs=1)[x]",
        "2d6: 7",
        "3d4kh2: sum",
        "2d4: cs=4 * 2 >= 2",
        "(1d3)d4: cs=4 * cs=1",
        "(1d3)d4: sum - cs=1",
        "2d(2d3): cs=1 - cs=2",
        "4d4kh3: sum - 2 * cs=1",
        "3d4kl2: cs=1 > cs=2",
        "2d4!o: cs=4 * cs=1",
        "3d4km1: max(cs=4 - cs=1, 0)",
        "2d4ro1: -cs=4 + sum // 2",
    ],
)
def test_odds_of_a_reading_are_those_of_all_throws(text):
    tree = parse_expression(text)
    source, chances, success = Branches(), {}, Fraction(0)
    while True:
        (reading,) = roll(tree, source).readings
        chances[reading.total] = chances.get(reading.total, 0) + Fraction(1, source.ways)
        success += Fraction(bool(reading.success), source.ways)
        if not source.next():
            break
    odds = distribution(tree)
    for value, chance in chances.items():
        assert odds.total.probability(value) == chance
    assert sum(odds.total.weights) == odds.total.denominator
    if odds.operator:
        assert odds.success == success


def chains(sides: int, score, depth: int) -> dict:
    """Weigh what a die that explodes on its highest face counts, followed to a depth."""
    out, going = {}, {score(0) - score(0): Fraction(1)}
    for _ in range(depth):
        further = {}
        for so_far, chance in going.items():
            for face in range(1, sides + 1):
                into = further if face == sides else out
                key = so_far + score(face)
                into[key] = into.get(key, 0) + chance / sides
        going = further
    return out


def several(one: dict, count: int) -> dict:
    """Add up equal dice."""
    total = {next(iter(one)) * 0: Fraction(1)}
    for _ in range(count):
        longer = {}
        for a, p in total.items():
            for b, q in one.items():
                longer[a + b] = longer.get(a + b, 0) + p * q
        total = longer
    return total


class Pair(tuple):
    """Two counts that add up apart."""

    def __add__(self, other):
        return Pair((self[0] + other[0], self[1] + other[1]))

    def __sub__(self, other):
        return Pair((self[0] - other[0], self[1] - other[1]))

    def __mul__(self, by):
        return Pair((self[0] * by, self[1] * by))


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("3d6!: cs=6 - cs=1", lambda face: (face == 6) - (face == 1)),
        ("2d4!: 2 * (sum - cs=1) - -cs>=3", lambda face: 2 * face - 2 * (face == 1) + (face >= 3)),
        ("3d6!: cs=1 - 2 * cs=2", lambda face: (face == 1) - 2 * (face == 2)),
    ],
)
def test_readings_that_add_up_are_exact_of_dice_that_explode(text, score):
    count, sides = int(text[0]), int(text[2])
    law = distribution(text).total
    followed = several(chains(sides, score, 12), count)
    beyond = 1 - sum(followed.values())
    assert 0 < beyond < Fraction(1, 10**6)
    for value, chance in followed.items():
        assert 0 <= law.probability(value) - chance <= beyond
    assert law.complete


def test_a_test_of_two_looks_at_dice_that_explode_is_exact():
    odds = distribution("6d6!: cs=6 > cs=1")
    followed = several(chains(6, lambda face: (face == 6) - (face == 1), 14), 6)
    made = sum(chance for value, chance in followed.items() if value > 0)
    assert 0 <= odds.success - made <= 1 - sum(followed.values())
    assert odds.success == Fraction(123899755, 362797056)
    assert odds.total.mean == Fraction(6, 5)
    assert odds.target.mean == Fraction(6, 5)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("3d6!: cs=6 * cs=1", lambda a, b: a * b),
        ("3d6!: max(cs=1, cs=6)", max),
        ("2d6!: cs=6 * 2 // (cs=1 + 1)", lambda a, b: a * 2 // (b + 1)),
        ("2d6!: -(f=6) * (cs=1 - 1) + cs=1", lambda a, b: -a * (b - 1) + b),
    ],
)
def test_one_look_that_runs_on_beside_others_is_exact(text, made):
    law = distribution(text).total
    one = chains(6, lambda face: Pair(((face == 6) + 0, (face == 1) + 0)), 12)
    followed = {}
    for (a, b), chance in several(one, int(text[0])).items():
        followed[made(a, b)] = followed.get(made(a, b), 0) + chance
    beyond = 1 - sum(followed.values())
    assert law.complete
    assert 0 < beyond < Fraction(1, 10**6)
    for value, chance in followed.items():
        assert 0 <= law.probability(value) - chance <= beyond


def test_the_mean_of_a_product_of_looks_is_that_of_independent_ends():
    """A chain ends in a one or not, however long it is: the mean is the product of means."""
    assert distribution("10d10!: cs=10 * cs=1").total.mean == Fraction(10, 9) * Fraction(10, 9)
    some = 1 - Fraction(5, 6) ** 10, 1 - Fraction(4, 5) ** 10  # a six, and an end in a one
    assert distribution("10d6!: cs=6 * cs=1 > 0").success == some[0] * some[1]


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("2d4!: sum * cs=4", lambda faces: sum(faces) * faces.count(4)),
        ("3d4!: kh1 - kl1", lambda faces: max(faces) - min(faces)),
        ("2d3!: kh2 * cs=3 + cs=1", lambda faces: sum(sorted(faces)[-2:]) * faces.count(3)
         + faces.count(1)),
    ],
)
def test_looks_that_run_on_together_are_followed_as_far_as_they_matter(text, made):
    count, sides = int(text[0]), int(text[2])
    followed, going = {}, {((), count): Fraction(1)}
    for _ in range(12):
        further = {}
        for (faces, left), chance in going.items():
            for face in range(1, sides + 1) if left else ():
                key = tuple(sorted((*faces, face))), left - 1 + (face == sides)
                further[key] = further.get(key, 0) + chance / sides
            if not left:
                followed[made(faces)] = followed.get(made(faces), 0) + chance
        going = further
    beyond = 1 - sum(followed.values())
    law = distribution(text).total
    assert law.truncated < Fraction(1, 1 << 60)
    for value, chance in followed.items():
        assert chance <= law.probability(value).high <= chance + beyond + law.truncated


def test_a_random_number_of_dice_is_read_several_ways():
    law = distribution("(1d6!)d6: cs=6 - cs=1").total
    assert law.mean == 0
    assert law.variance == Fraction(42, 10) / 3  # of each die a third
    assert law.truncated < Fraction(1, 1 << 39)


@pytest.mark.parametrize("text", ["4d6u: sum * cs=6 - cs=1", "4d6u: sum - cs=6"])
def test_dice_that_differ_are_any_set_of_faces(text):
    sets = list(combinations(range(1, 7), 4))
    value = {"4d6u: sum * cs=6 - cs=1": lambda s: sum(s) * (6 in s) - (1 in s),
             "4d6u: sum - cs=6": lambda s: sum(s) - (6 in s)}[text]
    law = distribution(text).total
    for total in set(map(value, sets)):
        assert law.probability(total) == Fraction(sum(value(s) == total for s in sets), len(sets))


def test_what_a_chain_counts_as_a_whole_is_exact():
    law = distribution("3d6!!: sum - cs>=7").total
    assert law.mean == Fraction(126, 10) - Fraction(3, 6)
    assert law.complete


@pytest.mark.parametrize(
    "text",
    ["3d6: sum, cs=6 >= 2", "4d4: kh1, kl1", "(1d3)d4: >=3, =1[ones]",
     "2d4kh1: sum / 2, =4"],
)
def test_pairs_are_those_of_all_throws(text):
    tree = parse_expression(text)
    source, chances = Branches(), {}
    while True:
        pair = tuple(
            Fraction(one.total.numerator, one.total.denominator) if one.success is None
            else "success" if one.success else "failure"
            for one in roll(tree, source).readings
        )
        chances[pair] = chances.get(pair, 0) + Fraction(1, source.ways)
        if not source.next():
            break
    (couple,) = couples(tree, None, 20)
    assert couple.chances == chances
    assert couple.truncated == 0


def test_pairs_of_dice_that_explode_are_whole_and_say_what_is_missing():
    (couple,) = couples(parse_expression("3d6!: >=5, =1"), None, 20)
    one = chains(6, lambda face: Pair(((face >= 5) + 0, (face == 1) + 0)), 12)
    followed = several(one, 3)
    beyond = 1 - sum(followed.values())
    for pair, chance in followed.items():
        if pair in couple.chances:
            assert 0 <= couple.chances[pair] - chance <= beyond
    first = distribution("3d6!: >=5").total
    for hits in range(6):
        row = sum(chance for (a, _), chance in couple.chances.items() if a == hits)
        assert row == first.probability(hits)
    assert 0 < couple.truncated < Fraction(1, 6**20)


def test_three_readings_make_three_pairs():
    found = couples(parse_expression("10d6: >=5, =1, sum"), None, 20)
    assert [couple.names for couple in found] == [
        ("cs>=5", "cs=1"), ("cs>=5", "sum"), ("cs=1", "sum")
    ]
    assert found[0].chances[4, 1] == Fraction(1260 * 2**4 * 3**5, 6**10)


def test_each_reading_has_its_table(rolcli):
    answer = rolcli(["odds", "10d6: >=5, =1", "-q"]).out.split()
    assert len(answer) == 2
    assert rolcli(["odds", "3d6: cs=6 - cs=1", "--at-least", "3", "-q"]).out.strip() == "1/216"


def test_totals_are_asked_of_the_first_reading(rolcli):
    lines = rolcli(["odds", "3d6: sum, =1", "--at-least", "18", "-q"]).out.split()
    assert lines == ["1/216", "0.5"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("3d6: cs>=(1d4) - cs=1", "no_exact_odds"),
        ("10d10!: kh3 * cs=10", "odds_too_big"),
        ("(1d6!)d6: cs=6 * cs=1", "odds_too_long"),
        ("10d20u: cs=6 * cs=1", "odds_too_big"),
        ("9d20: kh1 - kl1", "odds_too_big"),
    ],
)
def test_what_is_too_much_is_refused_in_words(text, code):
    with pytest.raises(LimitError) as caught:
        distribution(parse_expression(text))
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["1.5^(1d3!)", "1.5 % 1o1d3", "1.5//floor(1o1d2)"])
def test_decimals_stand_beside_dice_without_end(text):
    assert distribution(text).total is not None
