"""Random expressions with fixed seeds; ``python -m tests.fuzz`` examines a million by hand."""

import random
from collections import Counter

import pytest

from tests.fuzz.examine import examine
from tests.fuzz.writer import CONSTRUCTS, SHAPES, Writer, pairs, texts


@pytest.mark.parametrize("seed", range(6))
def test_texts_are_read_printed_and_replayed_alike(seed):
    found = Counter(examine(text, with_odds=False) for text in texts(random.Random(seed), 150))
    assert found["rolled"] > 90


@pytest.mark.parametrize("seed", ["odds a", "odds b", "odds c", "odds d"])
def test_exact_odds_of_texts_are_those_of_all_throws(seed):
    found = Counter(examine(text, with_odds=True) for text in texts(random.Random(seed), 50))
    assert found["weighed"] > 25


def test_every_two_constructs_are_brought_together():
    found = set(pairs())
    for first in CONSTRUCTS:
        for second in CONSTRUCTS:
            assert any({first, second} <= set(words) for _, words in found)
        assert {shape for shape, words in found if first in words} == set(SHAPES)
    writer = Writer(random.Random(1))
    for shape, words in found:
        assert isinstance(writer.shaped(shape, *words), str)
