"""The core of the odds without its accelerators, and what must hold of every distribution."""

import random
from fractions import Fraction

import pytest

from rolcli.errors import RolcliError
from rolcli.modifiers import parse_expression
from rolcli.odds import fast
from rolcli.odds.distribution import Distribution
from rolcli.odds.expression import distribution
from rolcli.odds.extremes import versus
from tests.odds.expressions import expression

TYPED = (
    "3d6", "4d6kh3", "4d6dl1", "2d20kh", "2d20kl", "3d10km", "10d10kh5", "5d4km3", "8d{1..4}kl3",
    "6d6dh2", "5d8dl2dh1", "4d6u", "2d{1,1,2}u", "3d6ukh2", "3d6ukl2>=3", "7d5km",
    "3d6ukm", "4d6kh3min2", "7d1kh2",
    "3d{2,4,6}kh2", "9d{5,5,7}kl1", "0d6", "0d6kh2", "12d6", "20d6km10", "30d3kh29",
)


@pytest.mark.parametrize("text", TYPED)
def test_accelerators_are_equal_to_the_core(text, monkeypatch):
    found = distribution(text).total
    monkeypatch.setattr(fast, "SHELF", [])
    assert distribution(text).total == found


@pytest.mark.parametrize("road", range(len(fast.SHELF)), ids=lambda i: fast.SHELF[i][1].__name__)
def test_every_accelerator_serves_something(road, monkeypatch):
    served = []
    role, own = fast.SHELF[road]

    def watched(pool, budget):
        law = own(pool, budget)
        served.append(law is not None)
        return law

    monkeypatch.setattr(fast, "SHELF", [(role, watched)])
    for text in TYPED:
        distribution(text)
    assert any(served)
    assert not all(served)


@pytest.mark.parametrize("seed", range(150))
def test_without_the_shelf_no_number_is_wrong(seed, monkeypatch):
    text = expression(random.Random(seed))
    try:
        tree = parse_expression(text)
    except RolcliError:
        return
    found = weighed(tree)
    monkeypatch.setattr(fast, "SHELF", [])
    bare = weighed(tree)
    if isinstance(found, str) or isinstance(bare, str):
        assert "odds_too_long" in (found, bare) or found == bare
        return
    assert found.moments == bare.moments
    assert found.listed(4) == bare.listed(4)


def weighed(tree):
    """Give the distribution of an expression, or the code of its refusal."""
    try:
        return distribution(tree).total
    except RolcliError as refused:
        return refused.code


def test_weights_that_do_not_add_up_are_never_given_out():
    law = Distribution([1, 2], [2, 2], 3).published()
    for ask in (lambda: law.mean, lambda: law.at_least(1), lambda: versus(law, law)):
        with pytest.raises(AssertionError, match="add up"):
            ask()


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("(1d4)d{0,0,1,1,1}", Fraction(3, 2)), ("(1d8)dF.1", 0), ("(1d4)d6>=5", Fraction(5, 6)),
        ("(3d6)d10>=8", Fraction(63, 20)), ("(d257)d{7,0,5,2}", Fraction(903, 2)),
        ("((1d4)d4=5ds=1)", Fraction(5, 8)), ("(0*d2!)d6", 0),
        ("((1d2!) > 50)d6", Fraction(7, 2**26)),
    ],
)
def test_a_random_number_of_dice_of_any_faces(text, mean):
    total = distribution(text).total
    assert total.mean == mean
    assert sum(total.listed(9).weights) <= total.listed(9).denominator


def test_what_looks_at_many_dice_at_once_is_right():
    assert distribution("(1d6)d(1d5)cs<2").total.at_least(1) > 0
    assert distribution("10+(d8)d3!p<=(2.5)!!").total.minimum == 13
