"""Rows of the user's own, out of TOML: taken value by value, each checked.

A file has tables such as ``[[weapon]]`` and ``[[armour]]``; a row whose id a game's tables
have already stands in its place. Every refusal is a DataError that names file, row and key.
"""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.words import canonical, fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from typing import Any, TypeVar

    from rolcli.exact import Number
    from rolcli.rulesets.items import Item
    from rolcli.rulesets.refusal import Speaker

    One = TypeVar("One", bound=Item)
    Choices = dict[str, tuple[str, ...]]


class Choice:
    """The words that a key takes, inside a message: in the language of the message."""

    __slots__ = ("choices",)

    def __init__(self, choices: Choices) -> None:
        self.choices = choices

    def __str__(self) -> str:
        return ", ".join(word.replace("_", "-") for word in self.choices)

    def spoken(self, tr: Speaker) -> str:
        """List the words as they are typed in a language."""
        return ", ".join([tr.choice(word, self.choices) for word in self.choices])


class OwnRow:
    """One row of a file: its values are taken by key."""

    __slots__ = ("content", "file", "where")

    def __init__(self, file: str, where: str, content: object, keys: tuple[str, ...]) -> None:
        self.file = file
        self.where = where
        if not isinstance(content, dict):
            raise self.bad("", msg("a table of keys"))
        self.content: dict[str, Any] = content
        for key in content:
            if key not in keys:
                raise DataError(
                    "bad_file",
                    msg("{file}: {where} has an unknown key, {key}.",
                        file=file, where=where, key=key),
                    hint=msg("The keys are {keys}.", keys=", ".join(keys)),
                )

    def bad(self, key: str, wanted: object) -> DataError:
        """Word a value that does not serve."""
        where = f"{self.where}.{key}" if key else self.where
        return DataError(
            "bad_file",
            msg("{file}: {where} does not serve.", file=self.file, where=where),
            hint=msg("It takes {wanted}.", wanted=wanted),
        )

    @property
    def id(self) -> str:
        """The row's id, as ids are written: lower case with hyphens."""
        return fold(self.text("id")).replace("_", "-")

    @property
    def aliases(self) -> tuple[str, ...]:
        """The row's other names."""
        return tuple(alias.casefold() for alias in self.texts("aliases"))

    def text(self, key: str, default: str | None = None) -> str:
        """Take a text; without a default it must be there."""
        value = self.content.get(key, default)
        if not isinstance(value, str) or not value.strip():
            raise self.bad(key, msg("a text"))
        return value

    def whole(self, key: str, least: int = 0) -> int | None:
        """Take a whole number that may be missing."""
        value = self.content.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise self.bad(key, msg("a whole number of at least {least}", least=least))
        return value

    def flag(self, key: str) -> bool:
        """Take a flag that may be missing."""
        value = self.content.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(key, msg("true or false"))
        return value

    def texts(self, key: str, among: Choices | None = None) -> tuple[str, ...]:
        """Take a list of texts that may be missing, each out of ``among``."""
        value = self.content.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.bad(key, msg("a list of texts"))
        if among is None:
            return tuple(value)
        return tuple(self.word(key, one, among) for one in value)

    def table(self, key: str, among: Choices) -> dict[str, Any]:
        """Take a table that may be missing, whose keys are words of ``among``."""
        value = self.content.get(key, {})
        if not isinstance(value, dict):
            raise self.bad(key, msg("a table of keys"))
        return {self.word(f"{key}.{name}", name, among): one for name, one in value.items()}

    def word(self, key: str, value: object, among: Choices) -> str:
        """Check one word out of several, in any language."""
        known = canonical(value, dict(among)) if isinstance(value, str) else None
        if known is None:
            raise self.bad(key, Choice(among))
        return known

    def chosen(self, key: str, among: Choices, default: str | None = None) -> str | None:
        """Take a word out of several that may be missing."""
        value = self.content.get(key, default)
        return None if value is None else self.word(key, value, among)

    def bands(self, key: str, count: int) -> tuple[Number, ...] | None:
        """Take rising ranges that may be missing: ``10/30/50`` or a list of numbers."""
        value = self.content.get(key)
        if value is None:
            return None
        limits = rising(value, count)
        if limits is None:
            raise self.bad(key, msg("{n} rising ranges such as 10/30/50", n=count))
        return limits


def rising(value: object, count: int) -> tuple[Number, ...] | None:
    """Read ``count`` rising limits, written 10/30/50 or as a list; None for what is none."""
    from rolcli.distance import read_length

    parts = value.split("/") if isinstance(value, str) else value
    if not isinstance(parts, (list, tuple)) or len(parts) != count:
        return None
    limits = []
    for part in parts:
        one = None if isinstance(part, bool) else read_length(part)
        if one is None or one.unit is not None:
            return None
        limits.append(one.number)
    falls = any(limits[i] >= limits[i + 1] for i in range(count - 1))
    return None if falls else tuple(limits)


def own_rows(
    file: str,
    content: Mapping[str, Any],
    tables: Mapping[str, tuple[tuple[str, ...], Callable[[OwnRow], One]]],
) -> Iterator[tuple[str, One]]:
    """Read a file's rows: pairs (name of the table, row).

    ``tables`` says of each table its keys and how a row of it is read.
    """
    for key in content:
        if key not in tables:
            raise DataError(
                "bad_file",
                msg("{file}: there is no table called {key}.", file=file, key=key),
                hint=msg("The tables are {names}.",
                         names=", ".join(f"[[{name}]]" for name in tables)),
            )
    for key, (keys, read) in tables.items():
        listed = content.get(key, [])
        if not isinstance(listed, list):
            raise DataError(
                "bad_file",
                msg("{file}: {where} does not serve.", file=file, where=key),
                hint=msg("Rows are written [[{key}]], with two brackets.", key=key),
            )
        for number, one in enumerate(listed, 1):
            yield key, read(OwnRow(file, f"{key}[{number}]", one, keys))


def laid_over(
    rows: Mapping[str, One],
    files: Iterable[tuple[str, Mapping[str, Any]]],
    keys: tuple[str, ...],
    read: Callable[[OwnRow], One],
) -> dict[str, One]:
    """Lay the weapons of files over the listed ones, by id. Raise DataError."""
    merged = dict(rows)
    for name, content in files:
        for _, row in own_rows(name, content, {"weapon": (keys, read)}):
            merged[row.id] = row
    return merged
