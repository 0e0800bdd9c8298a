"""What a game says in Spanish that is not in ``es.po``: a module with two tables.

``MESSAGES`` maps each text of the game to its Spanish, one with a plural to a pair;
``WORDS`` maps names such as ``strong_hit``. What is in neither is printed in English.
"""

from __future__ import annotations

from rolcli.declare import module
from rolcli.guests import their_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Speaker(Protocol):
        """A game that brings its own Spanish."""

        name: str
        maker: str | None
        spanish: str | None
        spoken: Spanish | None


class Spanish:
    """The Spanish of a game, checked; ``fault`` is why it does not serve, and then it is empty."""

    __slots__ = ("fault", "messages", "words")

    def __init__(self) -> None:
        self.messages: dict[str, str | tuple[str, str]] = {}
        self.words: dict[str, str] = {}
        self.fault: Exception | None = None


def known(game: Speaker) -> Spanish:
    """Give the Spanish of a game, reading it at the first time."""
    if game.spoken is None:
        game.spoken = Spanish()
        try:
            with their_code(game.name, game.maker):
                read(module(str(game.spanish)), game.spoken)
        except Exception as fault:
            game.spoken = Spanish()
            game.spoken.fault = fault
    return game.spoken


def expect(game: Speaker) -> None:
    """Raise what is wrong with the Spanish of a game, in the name of its package."""
    fault = known(game).fault
    if fault is not None:
        raise fault


def read(tables: Any, into: Spanish) -> None:
    """Take the tables of a module; raise TypeError or ValueError for what could not be printed."""
    for text, said in getattr(tables, "MESSAGES", {}).items():
        forms = said if type(said) is tuple and len(said) == 2 else (said,)
        for form in (text, *forms):
            if type(form) is not str:
                raise TypeError(f"MESSAGES has no text, but {form!r}")
        for form in forms:
            more = places(form) - places(text)
            if more:
                raise ValueError(f"{form!r} has the place {sorted(more)[0]}, and {text!r} has not")
        into.messages[text] = said
    for word, said in getattr(tables, "WORDS", {}).items():
        if type(word) is not str or type(said) is not str:
            raise TypeError(f"WORDS has no text for {word!r}, but {said!r}")
        into.words[word] = said


def places(text: str) -> set[str]:
    """Name the places of a text that values fill."""
    return {part.partition("}")[0] for part in text.replace("{{", "").split("{")[1:]}
