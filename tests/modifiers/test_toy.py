"""A new modifier is registered in one place and known everywhere."""

import pytest

from rolcli import modifiers
from rolcli.dice import roll_verb
from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import NotationError
from rolcli.modifiers import parse, parse_expression
from rolcli.modifiers.base import ROLES, Deed
from rolcli.notation import reference
from rolcli.notation.plain import read_plain
from rolcli.odds.expression import distribution
from tests.modifiers import toy
from tests.odds.oracle import agree, brute

EXPRESSIONS = """
4d6hv | 4d6hv3 | 4d6hv(1d2) | 4d6kh3hv | 4d6hvkh2 | 3d6!hv | 3d6hv! | 3d6!!hvkh2 | 4d6hv2r<1
3d6r1hv | 4d6hvcs>=2 | 3d6hvmin2 | 3d6shv | 3d4hvu | 2d6hv + 3 | {2d6hv,1d8}kh | {2d6,1d8,d4}hvkh2
{2d6hv+1d4}kh1 | {2d6+1d4}hv | (1d3)d6hv | 2dFhv
"""
TEXTS = [text.strip() for line in EXPRESSIONS.strip().splitlines() for text in line.split("|")]


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    monkeypatch.setattr(modifiers, "VOCABULARY", toy.VOCABULARY)


@pytest.mark.parametrize("text", TEXTS)
def test_both_readers_know_it_and_it_prints(text):
    by_grammar = reference.read(text, toy.VOCABULARY, {})
    by_hand, _ = read_plain(text, toy.VOCABULARY, {})
    assert by_hand == by_grammar
    assert parse(str(by_grammar)) == by_grammar
    assert "hv" in str(by_grammar)


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        ("4d6hvzz", "unknown_word", "'4d6' 'hv' 'zz'"),
        ("hv", "bad_name", "@hv"),
        ("5hv", "misplaced_modifier", "4d6hv2"),
        ("4d6cs>=2hv", "misplaced_modifier", "10d10hv2cs>=8"),
        ("4d6hv2.5", "undefined_value", None),
        ("4d6hv0", "undefined_value", None),
        ("4d6hv!<=3", "impossible", "d6!>=5"),
        ("4d6hv2r<=3", "impossible", "d8r<3"),
    ],
)
def test_errors_and_checks_know_it(text, code, hint):
    with pytest.raises(NotationError) as caught:
        parse_expression(text)
    assert caught.value.code == code
    if hint:
        assert hint in str(caught.value)


def test_it_rolls():
    assert roll("4d6hv", Scripted([5, 6, 1, 3])).total == 2 + 3 + 0 + 1
    assert roll("3d6hv(1d2)", Scripted([5, 6, 1, 2])).total == 2 + 3 + 0
    assert roll("4d6hvkh2", Scripted([5, 6, 1, 3])).total == 5
    assert roll("3d6!!hv", Scripted([6, 2, 1, 4])).total == (6 + 4) // 2 + 1 + 0
    assert roll("4d6hvcs>=2", Scripted([5, 6, 1, 3])).total == 2


def test_it_works_in_groups_and_on_their_sub_rolls():
    assert roll("{2d6hv,1d8}kh", Scripted([5, 6, 4])).total == 5
    assert roll("{2d6,1d8,1d4}hvkh2", Scripted([5, 6, 4, 1])).total == 5 + 2
    assert roll("{2d6hv+1d4}kh1", Scripted([5, 6, 2])).total == 3
    assert roll("{2d6+1d4}hv", Scripted([5, 6, 3])).total == 2 + 3 + 1


@pytest.mark.parametrize("text", TEXTS)
def test_a_roll_is_replayed_from_its_dice(text):
    for seed in ("a", "b", "c", "d"):
        first = roll(text, Stream(seed))
        source = Scripted([die.face for die in first.dice])
        again = roll(text, source)
        source.finish()
        assert again.total == first.total
        assert roll(text, Stream(seed)).total == first.total


@pytest.mark.parametrize("text", TEXTS)
def test_exact_odds_are_those_of_all_throws(text):
    tree = parse_expression(text.replace("4d6", "3d4").replace("3d6", "2d4"))
    agree(distribution(tree), *brute(tree, None, 3))


def test_remarks_know_it():
    assert "never holds" in str(roll_verb(Stream("x"), "4d6hvcs>=4").notes[0])
    assert roll_verb(Stream("x"), "4d6hvcs>=3").notes == []


def test_every_modifier_in_the_list_does_one_of_the_known_deeds():
    for entry in toy.VOCABULARY.entries:
        following = {"number": "3", "condition": "=3"}.get(entry.kind().takes, "")
        tree = parse_expression(f"10d10{next(iter(entry.words))}{following}")
        assert isinstance(tree.modifiers[0], entry.kind())
        deed = tree.modifiers[0].literally(10)
        assert isinstance(deed, Deed)
        assert deed.role in ROLES


def test_a_deed_that_nobody_knows_is_an_error_at_import():
    with pytest.raises(TypeError):
        type("Unheard", (Deed,), {"role": "unheard"})
