"""What can go wrong for a user, each with a stable code, a place and a hint."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.messages import Message


DONE = 0
"""The call did what it was asked; a failed roll is a result too."""
NO_SUCCESS = 1
"""With ``--exit-code``: a result of the call is no success. Of ``verify``: one differs."""
REFUSED = 2
"""The command line alone is at fault: usage, notation, limits, forbidden combinations."""
BAD_DATA = 3
"""Data are at fault: a file, an earlier result, or output that cannot be written."""
BUG = 70
"""Our mistake."""
INTERRUPTED = 130
"""Ctrl-C."""


class RolcliError(Exception):
    """A refusal worded for the person who caused it.

    ``code`` is a stable snake_case name, listed in the JSON schema of errors.
    ``text`` and ``column`` (counted from 0) say where, ``hint`` what would be
    right. ``exit_code`` is 2 for what the command line alone decides and 3 for
    what data decide.
    """

    exit_code = 2

    def __init__(
        self,
        code: str,
        message: Message,
        *,
        hint: Message | None = None,
        text: str | None = None,
        column: int | None = None,
    ) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.hint = hint
        self.text = text
        self.column = column

    def __str__(self) -> str:
        return str(self.message) if self.hint is None else f"{self.message} {self.hint}"


class NotationError(RolcliError):
    """The text is not in the dice language."""


class LimitError(RolcliError):
    """The request is larger than a limit of notation.md allows."""


class EvaluationError(RolcliError):
    """The expression has no value: a division by zero, a die of no sides."""


class ScriptError(RolcliError):
    """Dice given by hand do not fit what is being rolled."""


class UsageError(RolcliError):
    """A combination of options that makes no sense or that the rules forbid."""


class DataError(RolcliError):
    """A file, or an earlier result, that does not serve."""

    exit_code = 3


class GameError(RolcliError):
    """A game of another package that does not keep to what games are."""

    exit_code = 70
