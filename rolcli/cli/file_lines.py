"""Expressions of a file or of standard input, a line each."""

from __future__ import annotations

from rolcli.cli.expressions import decimal_comma, read_known
from rolcli.errors import DataError, RolcliError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rolcli.cli.session import Session
    from rolcli.exact import Number
    from rolcli.notation.tree import Input


def read_lines(
    session: Session, file: str, variables: dict[str, Number]
) -> Iterator[tuple[int, Input | RolcliError]]:
    """Yield each line's number and what it asks for, or what is wrong with it.

    Empty lines and lines that are a comment are skipped.
    """
    for number, text in session.files().lines(file):
        if text and not text.startswith("#"):
            try:
                yield number, read_known(text, variables, decimal_comma(session))
            except RolcliError as error:
                yield number, error


def at_line(number: int, error: RolcliError) -> RolcliError:
    """Say in which line of a file an error is."""
    error.message = msg("Line {number}: {problem}", number=number, problem=error.message)
    return error


class Trouble:
    """The exit code of a call that goes on after errors: that of data outweighs that of usage."""

    __slots__ = ("code",)

    def __init__(self) -> None:
        self.code = 0

    def add(self, session: Session, error: RolcliError) -> None:
        """Print an error and remember that there was one."""
        session.output.error(error)
        self.code = max(self.code, error.exit_code)


def nothing_read(file: str) -> DataError:
    """Word a file without a single expression."""
    from rolcli.reading import shown

    return DataError("not_found", msg("{file} holds nothing to roll.", file=shown(file)))
