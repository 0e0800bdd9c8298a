"""Combatants as they are typed: ``NAME:VALUE[:flag...]``, read the same in every game."""

from __future__ import annotations

from rolcli.errors import LimitError, UsageError
from rolcli.messages import msg
from rolcli.words import canonical, fold, integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.declare import Choices


MOST = 1_000
"""The most combatants of one order."""


class Form:
    """How a game writes its combatants.

    ``shape`` and ``example`` are shown where one cannot be read (``NAME:BASE[:badly-hurt]``,
    ``Ana:14``); they may be message ids. ``value`` reads what stands behind the name and
    gives None for what is no value; without it there is none. ``flags`` are words that may
    follow (canonical -> other names, folded), and ``others`` maps the names of further facts
    to their readers, which give None for what is none of theirs.
    """

    __slots__ = ("example", "flags", "others", "shape", "value")

    def __init__(
        self,
        shape: str,
        example: str,
        value: Callable[[str], Any] | None,
        flags: Choices,
        **others: Callable[[str], Any],
    ) -> None:
        self.shape = shape
        self.example = example
        self.value = value
        self.flags = flags
        self.others = others


class Combatant:
    """One of those in the fight: name, value, flags in canonical form, further ``facts``."""

    __slots__ = ("facts", "flags", "name", "value")

    def __init__(
        self, name: str, value: Any, flags: tuple[str, ...], facts: dict[str, Any]
    ) -> None:
        self.name = name
        self.value = value
        self.flags = flags
        self.facts = facts


def read_all(texts: Sequence[str], form: Form) -> list[Combatant]:
    """Read all combatants in the order given.

    Raise UsageError for nobody, for one that cannot be read and for two of one name,
    LimitError for more than anybody leads into a fight.
    """
    if not texts:
        raise UsageError(
            "not_found",
            msg("Nobody rolls initiative."),
            hint=msg("Name the combatants: {example}.", example=msg(form.example)),
        )
    if len(texts) > MOST:
        raise LimitError(
            "too_many_combatants",
            msg("At most {most} can be put in order, and these are {n}.", most=MOST, n=len(texts)),
        )
    found = [read(text, form) for text in texts]
    seen: set[str] = set()
    for one in found:
        if fold(one.name) in seen:
            raise UsageError(
                "given_twice",
                msg("{name} stands there twice.", name=one.name),
                hint=msg("Number them: {name}1, {name}2.", name=one.name),
            )
        seen.add(fold(one.name))
    return found


def read(text: str, form: Form) -> Combatant:
    """Read one combatant; raise UsageError that shows the form."""
    name, *pieces = [piece.strip() for piece in text.split(":")]
    value = None
    if form.value is not None:
        value = form.value(pieces[0]) if pieces else None
        if value is None:
            raise bad(text, form)
        del pieces[0]
    if not name:
        raise bad(text, form)
    flags: list[str] = []
    facts: dict[str, Any] = {}
    for piece in pieces:
        flag = canonical(piece, form.flags)
        if flag is not None:
            flags.append(flag)
            continue
        for key, reader in form.others.items():
            fact = reader(piece)
            if fact is not None and key not in facts:
                facts[key] = fact
                break
        else:
            raise unknown(piece, form)
    return Combatant(name, value, tuple(flags), facts)


def bad(text: str, form: Form) -> UsageError:
    """Word a combatant that cannot be read."""
    return UsageError(
        "bad_value",
        msg("{text} is no combatant.", text=text),
        hint=msg("Write {shape}, for example {example}.",
                 shape=msg(form.shape), example=msg(form.example)),
    )


def unknown(word: str, form: Form) -> UsageError:
    """Word a flag that says nothing about a combatant."""
    if not form.flags:
        return bad(word, form)
    return UsageError(
        "bad_value",
        msg("{word} says nothing about a combatant.", word=word),
        hint=msg("Write {shape}, for example {example}.",
                 shape=msg(form.shape), example=msg(form.example)),
    )


def whole(text: str) -> int | None:
    """Read a whole number of at most nine digits, or None."""
    return integer(text, 9)


def positive(text: str) -> int | None:
    """Read a whole number from 0 up, or None."""
    found = whole(text)
    return found if found is not None and found >= 0 else None
