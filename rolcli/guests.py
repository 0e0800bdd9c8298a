"""Runs the code of third parties: their mistakes are announced as theirs, their prints kept out."""

from __future__ import annotations

import sys

from rolcli.errors import GameError, RolcliError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Any, Protocol

    from rolcli.messages import Message

    class Guest(Protocol):
        """A game of a third party."""

        name: str
        maker: str | None
        tables: str


class their_code:  # noqa: N801 - read as a word after ``with``
    """Announce what goes wrong inside as a mistake of the package of a game.

    What is printed there goes to stderr: stdout carries results alone. Refusals worded
    for the user pass, and so does whatever goes wrong where ``package`` is None, since
    the game then is our own.
    """

    __slots__ = ("game", "package", "stdout")

    def __init__(self, game: str, package: str | None) -> None:
        self.game = game
        self.package = package

    def __enter__(self) -> None:
        self.stdout = sys.stdout
        if self.package is not None:
            sys.stdout = sys.stderr

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        sys.stdout = self.stdout
        if self.package is None or error is None or isinstance(error, RolcliError):
            return
        if isinstance(error, (Exception, SystemExit)):
            reason = msg("{text}", text=f"{type(error).__name__}: {error}".replace("\n", " "))
            raise announced(self.game, self.package, reason) from error


def announced(game: str, package: str, reason: Message) -> GameError:
    """Word a mistake of a third party's package."""
    return GameError(
        "broken_ruleset",
        msg(
            "The game {name} of the package {package} cannot be played: {reason}.",
            name=game,
            package=package,
            reason=reason,
        ),
        hint=msg("It comes from another package; update or remove that."),
    )


def table_of(game: Guest, part: str) -> Any:
    """Give a table of a game, which it holds under its name in capitals.

    Raise GameError for what cannot be imported or is none, ModuleNotFoundError for a sheet
    that is not there, which a game may do without.
    """
    from rolcli.declare import module

    place = f"{game.tables}.{part}"
    try:
        with their_code(game.name, game.maker):
            table = getattr(module(place), part.upper())
            check(part, table)
            return table
    except GameError as error:
        missing = error.__cause__
        if part == "sheet" and isinstance(missing, ModuleNotFoundError) and missing.name == place:
            raise missing from None
        raise


def check(part: str, table: Any) -> None:
    """Raise TypeError for a table whose rows are not what they are to be."""
    if part == "sheet":
        if not hasattr(table, "keys") or not hasattr(table, "weapon"):
            raise TypeError("SHEET is no Sheet")
        return
    for key, row in table.items():
        if part == "settings" and not hasattr(row, "default"):
            raise TypeError(f"the setting {key} is no Setting")
        if part == "rules" and list(map(type, row)) != [str, str]:
            raise TypeError(f"the rule {key} is not two texts")
