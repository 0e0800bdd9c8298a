"""A row of the weapons and armour of any game, and what it is called."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TypeVar

    Row = TypeVar("Row", bound="Item")


class Bilingual:
    """A name in both languages, as a value inside a message."""

    __slots__ = ("en", "es")

    def __init__(self, en: str, es: str) -> None:
        self.en = en
        self.es = es

    def __str__(self) -> str:
        return self.en


class Item:
    """A row of a game's tables; games add what else theirs hold.

    What a row may say of something is an attribute of its class: the value of those that say
    nothing. ``aliases`` are other names in any language, ``notes`` message ids.
    """

    known: frozenset[str] = frozenset(("aliases", "notes"))
    aliases: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        cls.known = cls.known.union(vars(cls))

    def __init__(
        self, id: str, name: str, name_es: str, section: str, category: str, **facts: Any
    ) -> None:
        self.hold(facts, id, name, name_es, section, category)

    def hold(
        self, facts: dict[str, Any], id: str, name: str, name_es: str, section: str, category: str
    ) -> None:
        """Take over what a row says; raise TypeError for what none of its kind does."""
        self.id = id
        self.name = name
        self.name_es = name_es
        self.section = section
        self.category = category
        if not self.known.issuperset(facts):
            more = ", ".join(sorted(facts.keys() - self.known))
            raise TypeError(f"a row of {type(self).__name__} has no {more}")
        self.__dict__.update(facts)

    @property
    def called(self) -> Bilingual:
        """Its name in both languages."""
        return Bilingual(self.name, self.name_es)

    @property
    def names(self) -> tuple[str, ...]:
        """Everything it is called."""
        return (self.id, self.name, self.name_es, *self.aliases)

    def row(self) -> dict[str, object]:
        """Lay it out as plain data."""
        return self.laid_out()

    def laid_out(self, **facts: object) -> dict[str, object]:
        """Lay it out as plain data, with further facts; keys without meaning are left out."""
        laid = {
            "id": self.id, "name": self.name, "name_es": self.name_es,
            "section": self.section, "category": self.category,
            **facts, "aliases": list(self.aliases), "notes": list(self.notes),
        }
        return {key: value for key, value in laid.items() if value not in (None, "", [], {})}


def by_name(text: str, rows: Iterable[Row]) -> Row | None:
    """Find a row by its id, else by another name as it is written, which most people type."""
    plain = text.strip().casefold()
    found = None
    for row in rows:
        if plain == row.id:
            return row
        if found is None and plain in row.aliases:
            found = row
    return found
