"""An earlier result of this program, read key by key: every value is checked before it serves."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

LAST = "last"
"""What is typed for the latest result of the game instead of a file's name."""
MAX_NUMBER = 1_000_000_000
"""The greatest number of an earlier result that a rule reads, up or down."""


class EarlierResult:
    """The JSON of a result; keys are paths such as ``details.damage``.

    A key that is missing or null gives None; a value of another kind, beyond its bounds or
    of another game raises DataError that names the key.
    """

    __slots__ = ("at", "data")

    def __init__(self, data: dict[str, Any], at: str = "") -> None:
        self.data = data
        self.at = at

    @property
    def rules(self) -> str | None:
        """The game that it is of; None for a roll of dice."""
        return self.text("rules")

    @property
    def verb(self) -> str | None:
        """The verb that gave it."""
        return self.text("verb")

    @property
    def success(self) -> bool | None:
        """Whether it was a success, where that has a meaning."""
        return self.fact("success")

    def find(self, path: str) -> object:
        """Give what stands at a path, unchecked."""
        found: Any = self.data
        parts = path.split(".")
        for depth, part in enumerate(parts):
            if found is None:
                return None
            if not isinstance(found, dict):
                raise self.wrong(".".join(parts[:depth]))
            found = found.get(part)
        return found

    def whole(
        self, path: str, least: int | None = None, most: int | None = None
    ) -> int | None:
        """Give a whole number between bounds."""
        value = self.find(path)
        if value is None:
            return None
        low = -MAX_NUMBER if least is None else least
        high = MAX_NUMBER if most is None else most
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(path)
        return value

    def needed(self, path: str, least: int | None = None, most: int | None = None) -> int:
        """Give a whole number that must be there. Raise DataError where it is not."""
        value = self.whole(path, least, most)
        if value is None:
            raise self.lacks(path)
        return value

    def word(self, path: str, words: Iterable[str]) -> str | None:
        """Give one of some words."""
        value = self.text(path)
        if value is not None and value not in words:
            raise self.wrong(path)
        return value

    def text(self, path: str) -> str | None:
        """Give a text."""
        value = self.find(path)
        if value is not None and not isinstance(value, str):
            raise self.wrong(path)
        return value

    def fact(self, path: str) -> bool | None:
        """Give what is so or not."""
        value = self.find(path)
        if value is not None and not isinstance(value, bool):
            raise self.wrong(path)
        return value

    def rows(self, path: str) -> list[EarlierResult]:
        """Give a list of objects, each to be read in turn; empty where there is none."""
        value = self.find(path)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.wrong(path)
        return [
            EarlierResult(row, f"{self.at}{path}[{i}].") for i, row in enumerate(value)
        ]

    def wholes(self, path: str, least: int | None = None) -> list[int]:
        """Give a list of whole numbers; empty where there is none."""
        value = self.find(path)
        if value is None:
            return []
        low = -MAX_NUMBER if least is None else least
        found: list[int] = []
        for one in value if isinstance(value, list) else (None,):
            if not isinstance(one, int) or isinstance(one, bool) or not low <= one <= MAX_NUMBER:
                raise self.wrong(path)
            found.append(one)
        return found

    def wrong(self, path: str) -> DataError:
        """Word a value that no result of this game has."""
        return DataError(
            "bad_earlier_result",
            msg("The earlier result has no usable {key}.", key=self.at + path),
            hint=msg("Use a result of this program, as --json prints it."),
        )

    def lacks(self, path: str) -> DataError:
        """Word a value that is needed and missing."""
        return DataError(
            "earlier_result_lacks",
            msg("The earlier result does not say {key}.", key=self.at + path),
            hint=msg("Use a result that has it, or give the value by its option."),
        )


def of_game(result: EarlierResult, games: tuple[str, ...]) -> None:
    """Refuse a result of another game, a plain roll, or the odds of one."""
    if "odds" in result.data or "error" in result.data:
        raise DataError(
            "bad_earlier_result",
            msg("What was given is no result: nothing was rolled."),
            hint=msg("Use a result of this program, as --json prints it."),
        )
    rules = result.rules
    if rules is None:
        raise DataError(
            "other_game",
            msg("The earlier result is a roll of dice, of no game."),
            hint=msg("It takes a result of {game}.", game=games[0]),
        )
    if rules not in games:
        raise DataError(
            "other_game",
            msg("The earlier result is of {rules}, not of {game}.", rules=rules, game=games[0]),
            hint=msg("Choose its game with -r."),
        )
