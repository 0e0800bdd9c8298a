"""argv in, exit code out."""

from __future__ import annotations

from rolcli.cli.answer import answer as answer_line
from rolcli.cli.output import CannotWrite, Closed, Output, complain
from rolcli.errors import BAD_DATA, BUG, DONE, INTERRUPTED, DataError, RolcliError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.environment import Environment


def run(argv: Sequence[str], environment: Environment) -> int:
    """Answer one command line; give the exit code."""
    try:
        output = Output(environment)
        try:
            code = answer(argv, environment, output)
        except RolcliError as error:
            output.error(error)
            code = error.exit_code
        output.flush()
        return code
    except Closed:
        return DONE
    except CannotWrite as problem:
        return report_unwritable(problem, environment)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as bug:
        return report_bug(bug, environment)


def answer(argv: Sequence[str], environment: Environment, output: Output) -> int:
    """Answer a command line; raise RolcliError for what goes wrong for a reason."""
    if list(argv[:2]) == ["__complete", "items"]:  # asked by the shells' completions
        from rolcli.cli.complete_items import complete_items

        output.write(complete_items(argv[2:], environment).rstrip("\n"))
        return DONE
    if list(argv[:1]) == ["__complete"] and len(argv) > 3:
        from rolcli.cli.complete_people import complete_people

        output.write(complete_people(argv[1:], environment))
        return DONE
    return answer_line(argv, environment, output)


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
