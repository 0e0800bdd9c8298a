"""Exact odds against brute force, modifier by modifier and in combination."""

import random

import pytest

from rolcli.errors import EvaluationError, NotationError, RolcliError
from rolcli.modifiers import parse_expression
from rolcli.odds.expression import distribution
from tests.odds.expressions import expression
from tests.odds.oracle import TooManyLeavesError, agree, brute

CASES = """
3d6 | 1d1 | 0d6 | d4 + d6 | d4 - d6 | 2d4 + 2d6 - d3 + 1 | -(2d4) | 2d6 * 3 | d4 * d6 | d6 / d4
d6 // d4 | 7 % d4 | -d6 // 4 | -d6 % 4 | 2 ^ d4 | d3 ^ d3 | (-1) ^ d4 | 2 ^ (d3 - 2)
d6 / 2 + d4 / 3 | 1.5 * d4 | 4dF | 2dF.1 | 3d{1,2,4} | 2d{-1..1} | 3d{5,5,7} | 2d{0,10,10,100}
2d{1,4} + 3d{2,6} | 2D | 2D + 2 | (1d4)d6 | 2d(1d6) | (d3)d(d3) | ((d2)d2)d3 | (d3 - 1)d4
(2 * d2)d3 | (d4)d{1,2,4} | (d3)d{-2,1} | (d3)dF | 4d6kh3 | 4d6kl3 | 4d6dl1 | 4d6dh1 | 3d6km
4d4km2 | 5d4km2 | 4d4km3 | 3d6kh0 | 3d6kh9 | 4d6kh3dl1 | 5d3kl4kh2 | 4d4dl1dh1 | 3d{1,1,5}kh2
4d{1,2,7}km2 | 4d4kh(d3) | 4d4dl(d3 - 1) | (d4)d4kh2 | (d4)d4kh1 | (d3)d4dl1 | 3dFkh2
4d{2,4,6}kh2 | 4d{2,4,6}kl2 | 4d{2,4,6}km2 | 3d6min2 | 3d6max4 | 3d6min2max4 | 4d4min2kh2
4d4kh3min3 | 4d4kh3min3kh2 | 3d6min(d3) | 3dFmin0kh1 | 3d6>=4 | 3d6cs<3 | 3d6cs=6 | 3d6>2
4d4>=3f=1 | 4d4>=2ds=4 | 4d4>=3f=1ds=4 | 4d4kh3>=3 | 4d4kl2>=3f=1 | 3d6cs>=(d6) | 3d{1,3,3}>=2
4dF>=0 | 3d6kh1>=5 | 4d4km2>=2 | (d4)d4>=3 | 3d10>=4.5 | 3d6min3>=3 | 3d6s | 4d4kh2sd | 2d6 >= 7
(2d6) >= 7 | 2d6 + 3 >= 9 | 3 + 2d6 < 9 | (2d6) = 7 | d6 + 0 > d4 | d6 + 0 <= d4 | (d6) = d6
3d6>=4 >= 2 | 5 - (d6 + 0 >= 4) | (d6 + 0 > d6) * 3 | d6 / 2 + 0 >= 1.5 | d20 + 5 >= 15
max(d4, d6) | min(d4, d6, d8) | max(2d4, d6, 3) | abs(d6 - d6) | sign(d4 - 2) | floor(d6 / 2)
ceil(d6 / 4) | round(d6 / 4) | trunc(-d6 / 4) | min(d4 / 2, d6 / 3) | max(d4 + 0 >= 3, d6 - 3)
{2d4,1d8}kh | {2d4,1d8}kl | {d6,d6,d8}kh2 | {d4,d6,d8}kl2 | {d4,d4,d6}km | {d4,d6,d4,d3}km2
{d4/2,d6,d8/3}km | {d4,d6,d8,d3}km2>=4 | {d4,d6,d6,d8}dh1dl1 | {d4-5,d3/2,d6,d4}km2
{d4,d6}>=3 | {d4,d6,d6}kh2>=4 | {2d4,d6} | {d4/2,d6}kh | {d4,d4,d4}kh2 | {d4,d4,d6}dl1
{d3,d3,d3}kh(d3) | {d4,d4+1,d6}kh2>=4f=1 | {2d6+1d8+3}kh2 | {2d4+d6}kl2 | {2d4+d6+1}km
{2d4+d6}>=3 | {2d4+d6-2}kh2>=3f=1 | {3d4kh2+d6}kh2 | {2d4r1+d4}kh2 | {(d2)d4+d6}kh1
{d4+d4min2}kh | {2d4+d6+d8[x]}kh3dl1 | {4d4}kh2 | {2d4u+d4}kl2 | 3d6[fire] + d4[cold] | @e + d4
(@e)d4kh2 | 1o1d4
"""

CHAINS = """
2d4! | 3d3! | 2d4!>=3 | 2d4!<2 | 2d4!=2 | 2d4!o | 3d3!o>=2 | 2d4!! | 2d4!!>=3 | 2d4!p | 2d3!p>=2
d{1,2,2}! | 2dF! | 2d3!kh1 | 2d3!kh3 | 3d3!kl2 | 3d3!km | 2d3!dl1 | 2d4!>=3kh2 | 2d4!<2kl2
2d3!!kh1 | 3d3!!kl2 | 2d3!pkh1 | 2d3!pkh2 | 2d3!p>=2kl1 | 3d3!okh2 | 3d3!okl2 | 2d3!okm2
2d3!kh2dl1 | 2d3!kh3dl1 | 3d3kh2! | 3d3kl2!>=2 | 3d3kh2!! | 3d3kh2!p | 3d3km! | 3d3kh2!o
2d3!>=3min2kh2 | 2d3min2!kh2 | 2d3!! ! | 2d3!!! | 2d3!o!o | 2d3!o>=2!! | 2d3!cs>=2
2d3!cs>=2f=1 | 3d3!kh2cs>=2 | 3d3kh2!cs>=3 | (d2)d3! | (d2)d3!kh1 | (d2)d3!!kh1 | 2d(d2+1)!
2d3!>=(d2+1) | 2d3!=2 | 2d4!=2kh2 | 2d3!kl1 | 2d{1,2,5}!kh2 | 2d{1,2,2}!!kh1 | {2d3!+d2}kh2
{2d3!!+d2}kh2 | {d3!,d4}kh | {d3!,d3!}kl | {d3!,d3!,d2}kh2 | {2d3!}kl1 | {2d3!kh1+d3}kh1
2d3!kh1!kh1 | 2d3!max2kh1 | 2d3!o!kh1 | 3d3!dh1 | 2d3!dl2 | d3! + d3! | d3!*2 | -(2d3!)
{d3!,d4!,d2}km | {2d3!!+d2!!}kh2 | {d3!/2,d4,d3!}kh2 | {2d3!!+d2}km
max(d3!, d3) | d3! - d3! | 1o3d2 | 1o3d2h | 1o3d2l | 1o1d4 + 2 | {1o1d3,d4}kh | d3! + 0 >= 4
2d3kh1!kh2 | 3d2kl2!<2
"""

REROLLS = """
2d6r1 | 2d6r<3 | 2d6ro<3 | 2d6r1r3 | 2d6ro1ro3 | 2d4ro<3! | 3d4r1kh2 | 3d4ro1kh2 | 3d4kh2r1
3d4kh2ro1kh1 | 3d4kh2r4kl1 | 2d4r(d2) | 3d4ro1km | 3d4r1min3 | 3d4min3ro3 | 2d4r1! | 2d4!r1
2d3!ro3kh2 | 2d4!or2 | 2d4r1cs>=3 | 3d4kh2r1cs>=3 | 2d{1,1,2,3}r1 | 3d{1,1,2,3}ro2kl2 | 3d4u
2d4u | 3d3u | 3d6ukh1 | 3d6ukh2 | 3d6ukl2 | 3d6ukm | 3d6udl1 | 3d6ucs>=4 | 3d6ukh2cs>=4f=1
3d4u! | 3d4ukh2ro1 | 2d4ro1u | 2d4min2u | 2d{1,1,2,3}u | 3d{1,1,2,3}u | 3d{2,5,9}u | 2d4kh1u
3d4kh2u | 3d4ukh2u | 1d3!ou | (d3)d4u | 2d4u>=3 | 3d6umin3 | 2d6umin3u | {2d4r1,d6}kh | 2d4!!r1
2d4!!ro4 | 2d4!!u | 2d3!pr1 | {d4r1+d4}kl
"""


def cases(text):
    """Split a table of expressions."""
    return [case.strip() for line in text.strip().splitlines() for case in line.split("|")]


VARIABLES = {"e": 3}


def compare(text, depth):
    """Check odds against brute force, which follows chains and rerolls to a depth."""
    tree = parse_expression(text, VARIABLES)
    agree(distribution(tree, VARIABLES), *brute(tree, VARIABLES, depth))


@pytest.mark.parametrize("text", cases(CASES))
def test_dice_without_end_are_followed_to_their_end(text):
    compare(text, 4)


@pytest.mark.parametrize("text", cases(CHAINS))
@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_explosions_are_followed_to_the_depth(text, depth):
    compare(text, depth)


@pytest.mark.parametrize("text", cases(REROLLS))
def test_rerolls_are_exact(text):
    compare(text, 3)


@pytest.mark.parametrize(
    "text",
    ["1/(1d2 - 1)", "(d4 - 2)d6", "2d(d3 - 1)", "(d4 / 2)d6", "3d6kh(d3 - 2)", "2 ^ (d3 / 2)",
     "5 % (d2 - 1)", "5 // (d2 - 1)", "0 ^ (d3 - 2)", "3d6kh(d3/2)", "3d6min(d3/2)", "1/(d6!-1)"],
)
def test_an_outcome_without_a_value_refuses_the_whole(text):
    tree = parse_expression(text)
    with pytest.raises(EvaluationError) as expected:
        brute(tree, None, 3)
    with pytest.raises(EvaluationError) as found:
        distribution(tree)
    assert found.value.code == expected.value.code


@pytest.mark.parametrize("seed", range(250))
def test_any_small_expression_agrees_with_brute_force(seed):
    dice = random.Random(1_000_000 + seed)
    text, depth = expression(dice), dice.choice([1, 1, 2, 3])
    try:
        tree = parse_expression(text)
        brute(tree, None, depth, most=2_000)
    except (NotationError, TooManyLeavesError):
        return
    except RolcliError as error:
        with pytest.raises(type(error)):
            distribution(tree)
        return
    try:
        compare(text, depth)
    except RolcliError as error:
        assert error.code in ("odds_too_big", "odds_too_long", "chain_too_long")  # noqa: PT017
