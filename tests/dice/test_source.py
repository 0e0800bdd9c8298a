"""Sources of dice: the seeded stream, dice rolled by hand, and the words of chance."""

import pytest

from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.dice.throwing import MAX_AGAIN
from rolcli.errors import LimitError, ScriptError
from rolcli.messages import msg
from rolcli.notation.operands import FUDGE, Faces
from rolcli.notation.tree import Number, Pool


def pool(count, sides):
    return Pool(Number(count), Number(sides))


def test_the_same_seed_gives_the_same_roll():
    first, second = (Stream("again").roll(pool(20, 20), "x") for _ in range(2))
    assert list(first.terms[0].faces) == list(second.terms[0].faces)
    assert list(Stream("other").roll(pool(20, 20)).terms[0].faces) != list(first.terms[0].faces)


def test_without_a_seed_each_source_gets_its_own():
    first, second = Stream(), Stream()
    assert first.seed != second.seed
    assert Stream(first.seed).throw(9, 6) == first.throw(9, 6)


def test_scripted_dice_are_read_in_order():
    dice = Scripted([3, 6, 20])
    assert dice.roll(pool(2, 6), "damage").total == 9
    assert dice.die(20, "attack") == 20
    dice.finish()
    assert [(rolled.what, rolled.total) for rolled in dice.rolls] == [("damage", 9), ("attack", 20)]


def test_too_few_dice_names_the_one_that_is_missing():
    with pytest.raises(ScriptError, match="die 3, a d6 of 4d6, is missing") as caught:
        Scripted([1, 2]).roll(pool(4, 6))
    assert caught.value.code == "too_few_dice"
    assert caught.value.exit_code == 2


def test_too_many_dice_are_noticed_at_the_end():
    dice = Scripted([1, 2, 3])
    dice.roll(pool(1, 6))
    with pytest.raises(ScriptError, match="3 dice are too many: 2 left over"):
        dice.finish()


@pytest.mark.parametrize("face", [0, 7, -1, 10**30])
def test_a_face_that_the_die_does_not_have_is_named(face):
    with pytest.raises(ScriptError, match=f"Die 2 cannot show {face}: it is a d6 of 3d6"):
        Scripted([1, face, 1]).roll(pool(3, 6))


def test_special_dice_are_given_as_printed_on_them():
    fudge = Pool(Number(4), Faces(FUDGE, "fudge"))
    assert roll(fudge, Scripted([-1, 0, 1, 1])).total == 1
    with pytest.raises(ScriptError, match="cannot show 2"):
        roll(fudge, Scripted([-1, 0, 2, 1]))


def tied(dice):
    own, other = dice.die(6, "own"), dice.die(6, "other")
    if own == other:
        dice.again()
    return own > other


def test_a_tie_is_thrown_again_and_every_throw_is_kept():
    dice = Scripted([2, 2, 5, 5, 6, 1])
    assert dice.chance(tied) is True
    assert len(dice.rolls) == 6


def test_a_tie_without_end_is_given_up():
    def always(dice):
        dice.again()

    with pytest.raises(LimitError, match=str(MAX_AGAIN)):
        Stream("x").chance(always)


def test_repeat_hands_the_state_on():
    def add(dice, total, sides):
        return total + dice.die(sides, "shot")

    assert Scripted([1, 2, 3]).repeat(3, add, 10, 6) == 16


def test_working_is_recorded():
    dice = Stream("x")
    dice.modifier("range", -3, "UNI-26")
    dice.step(msg("Armour"), 5, "UNI-30")
    assert (dice.modifiers[0].name, dice.modifiers[0].value) == ("range", -3)
    assert str(dice.steps[0].label) == "Armour"
