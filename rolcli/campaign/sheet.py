"""A character's sheet as its file has it, read whole or not at all."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from rolcli.messages import Message

MAX_NAME = 200
"""The most letters of a name."""


class CharacterSheet:
    """What a file says of a character.

    ``values`` maps the keys of the game's table to what stands there; ``custom`` are
    skills of the player's own and specialities that the table does not list, by the name
    written; ``written`` is how the player wrote the name of a key. ``weapons`` are tables
    by the word that calls them. ``facts`` are texts that no rule reads.
    """

    __slots__ = ("custom", "facts", "file", "game", "name", "values", "weapons", "written")

    def __init__(self, file: str, game: str, name: str) -> None:
        self.file = file
        self.game = game
        self.name = name
        self.values: dict[str, Any] = {}
        self.custom: dict[str, Any] = {}
        self.written: dict[str, str] = {}
        self.weapons: dict[str, dict[str, Any]] = {}
        self.facts: dict[str, Any] = {}

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it, for the memory of read files."""
        return {name: getattr(self, name) for name in self.__slots__ if name != "file"}

    @classmethod
    def remembered(cls, file: str, held: Mapping[str, Any]) -> CharacterSheet:
        """Make it anew from what ``plain`` gave."""
        sheet = cls(file, held["game"], held["name"])
        for name in ("values", "custom", "written", "weapons", "facts"):
            setattr(sheet, name, held[name])
        return sheet


class Mistake:
    """What is wrong with a line of a sheet: its number, its key, the problem, what is right."""

    __slots__ = ("hint", "key", "line", "problem")

    def __init__(
        self, line: int | None, key: str, problem: Message, hint: Message | None = None
    ) -> None:
        self.line = line
        self.key = key
        self.problem = problem
        self.hint = hint

    def error(self, file: str) -> DataError:
        """Make the refusal of the file for this mistake."""
        key = self.key if len(self.key) <= MAX_NAME else self.key[:MAX_NAME] + "..."
        where = (
            msg("{file}, {key}: {problem}", file=file, key=key, problem=self.problem)
            if self.line is None
            else msg(
                "{file}, line {line}, {key}: {problem}",
                file=file, line=self.line, key=key, problem=self.problem,
            )
        )
        return DataError("bad_file", where, hint=self.hint)
