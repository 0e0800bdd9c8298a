"""What games share: calls made ready, earlier results, combatants, orders, amounts."""

import pytest

from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import DataError, GameError, NotationError, UsageError
from rolcli.rulesets.amounts import amount
from rolcli.rulesets.combatants import Form, read_all, whole
from rolcli.rulesets.frame import Ready, chances, play
from rolcli.words import integer
from tests.rulesets.small import SMALL

HOUSE = SMALL.house()


def ready(verb="strike", **parameters):
    return Ready(SMALL.verbs[verb], HOUSE, parameters)


def asked(**parameters):
    return ready(**parameters).ask


def earlier(state=None, **more):
    return {"rolcli": 1, "rules": "small", "verb": "strike", "state": state or {}, **more}


def test_a_call_is_read_once_and_played_often():
    call = ready(skill=3, damage="1d6+str")
    results = [call.play(Scripted([3, 4])) for _ in range(2)]
    assert [result.details["final"] for result in results] == [6, 6]
    assert results[0].rules == "small"
    assert results[0].seed is None
    assert str(results[0].headline) == "6 damage"


def test_state_carries_on_to_the_next_result():
    call = ready(skill=9, damage="3", life=10)
    lives = []
    for _ in range(4):
        result = call.play(Stream("x"))
        lives.append(result.state["life"])
        call = call.after(result)
    assert lives == [7, 4, 1, 0]
    assert call.carried == {"life": 0}


def test_what_was_not_given_is_not_carried_on():
    call = ready(skill=9)
    assert call.after(call.play(Stream("x"))) is call


def test_odds_come_in_the_order_of_the_game():
    report = chances(SMALL.verbs["strike"], HOUSE, {"skill": 1, "damage": "1d4"})
    assert [name for name, _ in report.tables["outcome"].items] == ["hit", "miss"]
    assert (report.rules, report.verb) == ("small", "strike")


@pytest.mark.parametrize(
    ("parameters", "told"),
    [
        ({"skil": 3}, "no parameter called skil"),
        ({"life": 3}, "--life makes no sense without --damage"),
        ({"called": True, "mood": "wild"}, "--called does not go together with --mood wild"),
        ({"damage": "foo"}, "--damage: foo is neither dice nor a number"),
        ({"damage": "1d6+dex"}, "dex is neither"),
        ({"damage": "1d6 + 1 > 3"}, "is a test"),
        ({"damage": "2+4d6/2d6"}, "4d6 / 2d6 divides dice by dice"),
        ({"damage": "max(4d6, 10)//{1d6, 1d8}kh"}, "divides dice by dice"),
    ],
)
def test_what_cannot_be_used_is_refused_before_any_die(parameters, told):
    with pytest.raises((UsageError, NotationError), match=told):
        ready(**parameters)


def test_amounts_may_divide_by_numbers_and_know_their_names():
    assert str(amount("--damage", "4d6/2 + str", ("str",))) == "4d6 / 2 + @str"
    assert str(amount("--damage", "5")) == "5"


def test_an_earlier_result_fills_what_was_not_given():
    ask = asked(
        damage="1", earlier=earlier({"life": 7, "mood": "wild"}, input={"armour": "1d6+1"})
    )
    assert (ask.life, ask.mood, str(ask.armour)) == (7, "wild", "1d6 + 1")
    assert asked(damage="1", life=3, earlier=earlier({"life": 7})).life == 3
    assert asked(damage="1", earlier=earlier(details={"life": 5})).life == 5
    assert asked(damage="1", earlier=earlier(input={"mood": "calm"})).mood is None  # the actor's


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (earlier({"life": "many"}), "state.life"),
        (earlier({"life": 101}), "state.life"),
        (earlier({"life": True}), "state.life"),
        (earlier({"mood": "tranquilo"}), "state.mood"),
        (earlier({"armour": "foo"}), "state.armour"),
        (earlier({"armour": [1]}), "state.armour"),
        (earlier() | {"state": 5}, "no usable state"),
        (earlier() | {"rules": "coc7"}, "is of coc7, not of small"),
        (earlier() | {"rules": None}, "a roll of dice"),
        (earlier() | {"rules": 3}, "no usable rules"),
        (earlier() | {"odds": {}}, "nothing was rolled"),
    ],
)
def test_a_damaged_earlier_result_is_named(result, told):
    with pytest.raises(DataError, match=told) as caught:
        ready(damage="1", earlier=result)
    assert caught.value.exit_code == 3


def test_rows_of_an_earlier_result_name_their_place():
    result = asked(earlier=earlier(details={"each": [{"raw": 3}, {"raw": "x"}]})).earlier
    first, second = result.rows("details.each")
    assert first.needed("raw") == 3
    with pytest.raises(DataError, match=r"details.each\[1\].raw"):
        second.whole("raw")
    with pytest.raises(DataError, match="does not say"):
        first.needed("net")


@pytest.mark.parametrize(
    ("verb", "told"),
    [("seven", "gave 7"), ("falls", "AttributeError"), ("fieldless", "no parameter ask")],
)
def test_the_mistake_of_another_package_is_announced_as_that_ones(verb, told):
    with pytest.raises(GameError, match=told) as caught:
        play(SMALL.verbs[verb], Stream("x"), HOUSE, {})
    assert caught.value.exit_code == 70
    assert "package tests" in str(caught.value)
    assert "small" in str(caught.value)


FORM = Form(
    "NAME:PACE[:quick][:3x]", "A:1", whole, {"quick": ("rapido",)},
    times=lambda text: whole(text[:-1]) if text.endswith("x") else None,
)


def test_combatants_are_read():
    one, other = read_all(["Ana: 14:Rápido:2x", "Orc:-3"], FORM)
    assert (one.name, one.value, one.flags, one.facts) == ("Ana", 14, ("quick",), {"times": 2})
    assert (other.name, other.value, other.flags, other.facts) == ("Orc", -3, (), {})


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ([], "Nobody"),
        (["Ana"], "Ana is no combatant. Write NAME:PACE"),
        (["Ana:x"], "no combatant"),
        ([":3"], "no combatant"),
        (["Ana:3:slow"], "slow says nothing about a combatant. Write NAME:PACE"),
        (["Ana:3:2x:3x"], "3x says nothing"),
        (["Ana:3", "ána:4"], "ána stands there twice"),
    ],
)
def test_combatants_that_cannot_be_read_are_refused(texts, told):
    with pytest.raises(UsageError, match=told):
        read_all(texts, FORM)


def test_an_order_says_who_is_where_and_why():
    result = ready("race", who=["A:1", "B:2", "C:1", "D:1"]).play(Scripted([4, 3, 6, 4]))
    order = [(row["place"], row["name"]) for row in result.details["order"]]
    assert order == [(1, "C"), (2, "B"), (3, "A"), (3, "D")]
    assert result.details["decided"] == ["roll", "pace", "tie", "tie"]


def test_an_order_has_odds():
    tables = ready("race", who=["A:0", "B:6"]).chances(20).tables
    assert tables["B"].items == [(1, 1)]
    assert tables["A"].items == [(2, 1)]


@pytest.mark.parametrize(
    ("text", "value"),
    [("3", 3), (" 3 ", 3), ("+3", 3), ("-3", -3), ("", None), ("-", None), ("3.0", None),
     ("1_0", None), ("３", None), ("9" * 19, None), ("9" * 18, 10**18 - 1)],
)
def test_whole_numbers_are_read_the_same_everywhere(text, value):
    assert integer(text) == value
