"""A sheet in the making: what an export has that a sheet has too, and what it has beside."""

from __future__ import annotations

from rolcli.campaign.names import folded
from rolcli.messages import nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.messages import Message

MOST_LEFT_OUT = 100


class Draft:
    """What becomes a sheet. ``left_out`` says, a line each, what does not."""

    __slots__ = ("facts", "game", "left_out", "name", "skills", "source", "values", "weapons")

    def __init__(self, game: str, source: str, name: str) -> None:
        self.game = game
        self.source = source
        self.name = clean(name)
        self.facts: dict[str, str | int] = {}
        self.values: dict[str, Any] = {}
        self.skills: dict[str, Any] = {}
        self.weapons: dict[str, dict[str, Any]] = {}
        self.left_out: list[Message] = []

    def fact(self, key: str, value: object) -> None:
        """Take a text that no rule reads, if there is one."""
        if isinstance(value, str | int) and clean(str(value)):
            self.facts[key] = clean(str(value))

    def whole(self, key: str, value: object) -> None:
        """Take a whole number of the values, if there is one."""
        number = whole(value)
        if number is not None:
            self.values[key] = number

    def weapon(self, name: str, held: dict[str, Any]) -> None:
        """Take a weapon under a word of its own."""
        word = base = "-".join(folded(name).split()) or "weapon"
        count = 1
        while word in self.weapons:
            count += 1
            word = f"{base}-{count}"
        kept = {key: value for key, value in held.items() if value not in (None, "", False)}
        self.weapons[word] = {"name": clean(name), **kept}

    def leave(self, what: Message) -> None:
        """Say what is left out."""
        if len(self.left_out) < MOST_LEFT_OUT:
            self.left_out.append(what)

    def leave_texts(self, texts: list[object]) -> None:
        """Say how many texts are left out."""
        count = sum(1 for text in texts if text not in (None, "", [], {}))
        if count:
            self.leave(nmsg("{n} text about the person", "{n} texts about the person", count))


def clean(text: str) -> str:
    """Give a text in one line, without what cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text[:2000]).split())[:200]


def whole(value: object) -> int | None:
    """Read a whole number, also one written as a text; None for anything else."""
    if isinstance(value, bool) or value is None:
        return None
    try:
        number = int(str(value)[:20])
    except ValueError:
        return None
    return number if 0 <= number <= 10_000 else None


def dice(text: object) -> tuple[str, bool]:
    """Read a weapon's damage: the dice alone, and whether the damage bonus counts."""
    plain = "".join(str(text).lower().split())
    for ending in ("+1/2db", "+halfdb", "+db", "+bd"):
        if plain.endswith(ending):
            return plain.removesuffix(ending), True
    return plain, False
