"""Which names the words of the dice language leave free."""

import pytest

from rolcli.errors import NotationError
from rolcli.modifiers import VOCABULARY, is_reserved
from rolcli.notation.operands import Name
from rolcli.notation.vocabulary import FUNCTIONS, RANK, is_name
from tests.notation.reference import read


@pytest.mark.parametrize(
    "name", ["strength", "año", "_x", "floor2", "dexterity", "o5", "sus", "h", "x_1"]
)
def test_free_names_can_be_used_bare(name):
    assert is_name(name)
    assert not is_reserved(name)
    assert read(name, {}).expressions == (Name(name),)


RESERVED = sorted(w for w in {*VOCABULARY.numbered, *FUNCTIONS, RANK} if w.isalnum())


@pytest.mark.parametrize("name", [*RESERVED, "kh3", "E6", "x2", "cs7"])
def test_reserved_names_need_an_at_sign(name):
    assert is_reserved(name)
    assert read("@" + name, {}).expressions == (Name(name.lower()),)
    if name != "df":  # a Fudge die
        with pytest.raises(NotationError):
            read(name, {})


@pytest.mark.parametrize("text", ["", "3x", "a b", "a-b", "@a", "²"])
def test_not_names(text):
    assert not is_name(text)
