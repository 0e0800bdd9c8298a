"""The everyday reader: what it reads, what it leaves alone, and that both readers agree."""

import subprocess
import sys

import pytest
from hypothesis import given, settings

from rolcli.modifiers import VOCABULARY
from rolcli.notation.plain import read_plain
from rolcli.notation.tree import Input, walk
from tests.notation.reference import read
from tests.strategies import everyday, garbage

EVERYDAY = [
    "3d6", "d20", "D20", "4d6kh3", "2d20kl", "4d6 + 2", " 1d8+1d6-1 ", "d%", "4D+2", "4d", "7",
    "1o3d10", "1o3d10+5", "1o3d10 - 2", "1o3d10h", "1o5d6l+1", "2d6+3 >= 9", "1o3d10+4>15", "1d4x2",
    "2d6*10", "3d6k2", "4d6dh1", "5d6km",
]  # fmt: skip


def same(text):
    """Read a text both ways and compare, columns too."""
    node = read_plain(text, VOCABULARY)
    if node is None:
        return False
    tree = read(text, {})
    assert tree == Input((node,))
    assert [n.at for n in walk(node)] == [n.at for n in walk(tree.expressions[0])]
    return True


@pytest.mark.parametrize("text", EVERYDAY)
def test_reads_the_everyday_forms(text):
    assert same(text)


@pytest.mark.parametrize(
    "text",
    [
        "", "d", "3d0", "1000001d6", "d1000000001", "2d6 >= 7", "3d6 2d8", "3d6kh 2", "4d6d1",
        "4d6kh3dl1", "1o4d10", "2o3d10", "1o3d1", "1o3d10+", "7d%3", "2.5", "3d6 fire", "strength",
        "3d 6", "4d6!", "2d6[a]", "6#3d6", "3d6#c", "4d6\u212a", "2**3", "3d6+", "1e6", "2d6kmax5",
        "1 " * 60, "3d6\n",
    ],
)  # fmt: skip
def test_leaves_the_rest_to_the_grammar(text):
    assert read_plain(text, VOCABULARY) is None


@settings(max_examples=800, deadline=None)
@given(everyday)
def test_agrees_with_the_grammar(text):
    same(text)


@settings(max_examples=200, deadline=None)
@given(garbage)
def test_agrees_with_the_grammar_on_anything(text):
    same(text)


def test_needs_neither_pyparsing_nor_re():
    code = (
        "import sys; before = set(sys.modules); from rolcli.dice.language import parse;"
        "parse('4d6kh3'); print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True,
                          check=True, env={"PYTHONPATH": ":".join(sys.path)})  # fmt: skip
    assert not {"re", "pyparsing", "typing", "enum"} & set(done.stdout.split())
