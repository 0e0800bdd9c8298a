"""The everyday reader: what it reads, what it leaves alone, and that both readers agree."""

import subprocess
import sys

import pytest
from hypothesis import given, settings

from rolcli.modifiers import VOCABULARY
from rolcli.notation.check import check
from rolcli.notation.plain import read_plain
from rolcli.notation.tree import walk
from tests.notation.reference import read
from tests.strategies import VARIABLES, everyday, garbage, notation

KNOWN = {"str": 3, "strength": 2, "x1": -1, "kh3a": 1}

EVERYDAY = """
3d6 | d20 | D20 | 4d6kh3 | 2d20kl | 4d6 + 2 | 1d8+1d6-1 | d% | 4D+2 | 4d | 7 | 1o3d10 | 1o3d10+5
1o3d10 - 2 | 1o3d10h | 1o5d6l+1 | 2d6+3 >= 9 | 1o3d10+4>15 | 1d4x2 | 2d6*10 | 3d6k2 | 4d6dh1
5d6km | 5d6! | 10d10>=7 | 10d10ge7 | 4d6r1 | d6e6 | {2d6,1d12}kh | 4d6min2 | 1d8[fire] | @str
1D4 x 2 | 2d6+3 >= 9 | 6#4d6kh3 | 1o3d10+ | 1o3d10- | 4d6d1 | 4d6kh3dl1 | 10d10!cs>=8
10d10!cs>=8f=1 | 4d6rolt3 | 4d6ege5 | 10d10e10ge8 | 3d6 2d8 | 3d6, 2d8 | 3d6 # ¿por qué no?
(1d4)d6 | 2d(2*3) | 4dF | 4dF.1 | d{1,2,4} | 3d{-1..1} | {2d6+1d8+3}kh2 | 5d10>=7 >= 3 | 2d6 >= 9
3+2d6 >= 9 | (2d6) >= 9 | floor(7/2) | max(1d6, 1d8) | round(1.5 * 3) | 2^3^2 | -2^2 | 2**3
1d20+-5 | -3d6 | - - 3 | 7 % -3 | 7 // 2 | 4d6kh(1+1) | 10d10cs<=(10+5) | 5d6!!kh1 | 4d6!p
4d6!o>=5 | 3d6u | 3d6s | 3d6sd | 5d10>=7ds=10 | 2d6[fire] + 1d4[cold] | 1d8[fire][a b]
3d6[a]>=4 | str + 1d6 | 2d6 + @str | 10 d20 | 3d6 + 2 d4 | 4d6kmin2 | 4d6kmax5 | 2d6!=5
4d6! !! | 2d6kl (1) | @x1 | 4d6 kh3 | 4d6 > 3 | 1o3d10h >= 12 | 1o3d10 >= 12
{d6, d6, d8}kh2cs>=3 | 1d6xfloor(2) | 2d6xstr | 4d6ro<3 | 4d6rr<3r=6 | 6# 3d6, 4d6kh3 # six
d6eo | d6ep6 | 10d10ge7 d6e6 1d4x2 | 3d00kl + 1d10 | 10d6: >=5, =1
(@año) >= (@X1) | @AÑO + 4D6KH3 | @straße + 1 | @İx | 3D6 # Ñ Á
3d6: sum >= 10, kh2[best] + @str | 10d10: cs=10 - cs=1 # net
4d6!: (f=1 + 2) x 2, max(cs=6, cs=1), min2kh3 | 10d10 >= 7 d6
"""
TEXTS = [text.strip() for line in EVERYDAY.strip().splitlines() for text in line.split("|")]


def same(text, known=KNOWN):
    """Read a text both ways and compare, columns too."""
    plain = read_plain(text, VOCABULARY, known)
    if plain is None:
        return False
    found, sure = plain
    tree = read(text, known, checked=False)
    assert tree == found
    for one, other in zip(found.expressions, tree.expressions, strict=True):
        assert [n.at for n in walk(one)] == [n.at for n in walk(other)]
        if sure:
            check(other, known)
    return True


@pytest.mark.parametrize("text", TEXTS)
def test_reads_the_everyday_forms(text):
    assert same(text)


@pytest.mark.parametrize(
    "text",
    [
        "", "d", "1000001d6", "d1000000001", "3d6kh 2", "1o4d10", "2o3d10", "1o3d1", "7d%3",
        "3d6 fire", "nobody", "3d 6", "4d6\u212a", "3d6+", "1e6", "1 " * 101, "3d6\n", "3d6#c",
        "2d6 <> 7", "4d6dl1d4", "{2d6kh1>=3}kh", "1d6xo6", "6{4d6}", "3d6[]", "max(1)", "2d6 => 7",
        "1d10+1,5", "4d6 d1", "0#3d6", "3d6cs>=2d6", "(1d6", "1d6)", "4d6f1", "d{3..1}", "d{1.5}",
    ],
)
def test_leaves_the_rest_to_the_grammar(text):
    assert read_plain(text, VOCABULARY, KNOWN) is None


@settings(max_examples=1500, deadline=None)
@given(everyday)
def test_agrees_with_the_grammar(text):
    same(text)


@settings(max_examples=300, deadline=None)
@given(garbage)
def test_agrees_with_the_grammar_on_anything(text):
    same(text)


@settings(max_examples=300, deadline=None)
@given(notation())
def test_agrees_with_the_grammar_on_what_is_written_well(text):
    same(text, VARIABLES)


def test_needs_neither_pyparsing_nor_re():
    code = (
        "import sys; before = set(sys.modules); from rolcli.modifiers import parse;"
        "parse('4d6kh3'); print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True,
                          check=True, env={"PYTHONPATH": ":".join(sys.path)})
    assert not {"re", "pyparsing", "typing", "enum"} & set(done.stdout.split())
