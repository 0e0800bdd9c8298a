"""What ends a call without an answer: an output that cannot be written, a mistake of ours."""

from __future__ import annotations

from rolcli.cli.output import complain
from rolcli.errors import BAD_DATA, BUG, DataError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.environment import Environment
    from rolcli.cli.output import CannotWrite


def report_unwritable(problem: CannotWrite, environment: Environment) -> int:
    """Say that stdout cannot be written."""
    error = DataError(
        "cannot_write", msg("The output cannot be written: {reason}.", reason=str(problem))
    )
    if environment.stderr is not None:
        from rolcli.render import render_error

        complain(environment.stderr, render_error(error))
    return BAD_DATA


def report_bug(bug: Exception, environment: Environment) -> int:
    """Say that we made a mistake, in one line; the traceback only for whoever wants it."""
    if environment.stderr is not None:
        if environment.env.get("ROLCLI_DEBUG"):
            from traceback import format_exception

            complain(environment.stderr, "".join(format_exception(bug)).rstrip())
        text = f"rolcli: a mistake of ours ({type(bug).__name__}: {bug})".replace("\n", " ")
        complain(
            environment.stderr,
            f"{text}. Please report it with the command line; ROLCLI_DEBUG=1 shows where.",
        )
    return BUG
