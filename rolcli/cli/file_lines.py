"""Expressions of a file or of standard input, a line each."""

from __future__ import annotations

from rolcli.errors import DataError, RolcliError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rolcli.cli.session import Session
    from rolcli.notation.tree import Input


def answer_lines(
    session: Session, file: str, read: Callable[[str], Input], answer: Callable[[Input], None]
) -> int:
    """Answer every line of a file; give the exit code, that of data before that of usage.

    A wrong line does not keep the others from being answered. Empty lines and lines that
    are a comment are skipped. Raise DataError where there is no other line.
    """
    session.output.several()
    code = 0
    empty = True
    for number, text in session.files().lines(file):
        if not text or text.startswith("#"):
            continue
        empty = False
        try:
            answer(read(text))
        except RolcliError as error:
            error.message = msg("Line {number}: {problem}", number=number, problem=error.message)
            session.output.error(error)
            code = max(code, error.exit_code)
        session.output.flush()  # whoever types the lines sees each result at once
    if empty:
        from rolcli.reading import shown

        raise DataError("not_found", msg("{file} holds nothing to roll.", file=shown(file)))
    return code
