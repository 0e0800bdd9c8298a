"""Answers any command line: help, errors and every call, read by Typer."""

from __future__ import annotations

from rolcli.cli import status
from rolcli.cli.argv import Line, peek, take_apart
from rolcli.cli.config import read_config
from rolcli.cli.files import Files
from rolcli.cli.general import GENERAL
from rolcli.cli.session import Config
from rolcli.errors import RolcliError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.environment import Environment
    from rolcli.cli.output import Output


def answer(argv: Sequence[str], environment: Environment, output: Output) -> int:
    """Answer a command line; raise RolcliError for what goes wrong for a reason."""
    if argv and argv[0] == "help":  # as in `rolcli help roll`
        argv = [*argv[1:], "--help"]
    seen = peek(argv)
    output.settle(seen)
    if seen.get("version"):
        from rolcli import __version__

        output.write(f"rolcli {__version__}")
        return status.DONE
    try:
        config = read_config(environment)
    except RolcliError:
        if not seen.get("help"):  # help must come even when the configuration is broken
            raise
        config = Config()
    output.settle(seen, config)
    return dispatch(take_apart(argv, is_game), seen, environment, config, output)


def dispatch(
    line: Line,
    seen: dict[str, str | bool],
    environment: Environment,
    config: Config,
    output: Output,
) -> int:
    """Print the help that a line asks for, or run its call."""
    if seen.get("help") or line.verb is None:
        from rolcli.cli.pages import show

        show(line, seen, environment, output)
        return status.DONE
    return perform(line, seen, environment, config, output)


def perform(
    line: Line,
    seen: dict[str, str | bool],
    environment: Environment,
    config: Config,
    output: Output,
) -> int:
    """Read the call of a line and run it."""
    from rolcli.cli.execute import execute
    from rolcli.cli.games import chosen, lacking, third_party
    from rolcli.cli.reader import read_call
    from rolcli.cli.session import Session

    assert line.verb is not None
    name = line.verb
    verb = GENERAL.get(name)
    option = seen.get("rules")
    ruleset = None
    if verb is None or name not in ("roll", "odds") or option is not None or line.game is not None:
        lenient = name == "use" and option is None and line.game is None
        ruleset = None if lenient else chosen(option, line.game, environment)  # type: ignore[arg-type]
    if verb is None:
        if ruleset is None or name not in ruleset.verbs:
            game = third_party(name) if line.game is None else None
            if game is not None:  # the name of a third party's game, perhaps with its verb
                tail = take_apart(line.rest, lambda word: False)
                line.game, line.verb, line.rest = name, tail.verb, tail.rest
                line.before += tail.before
                return dispatch(line, seen, environment, config, output)
            raise lacking(name, ruleset, GENERAL)
        verb = ruleset.verbs[name]
    files = Files(environment)
    playing = None if name in GENERAL else ruleset
    call = read_call(verb, playing, line.before, line.rest, files)
    output.settle_call(call.shared, config)
    return execute(Session(call, ruleset, environment, config, files, output))


def is_game(word: str) -> bool:
    """Tell whether the first word names a built-in game rather than a verb."""
    from rolcli.rulesets import resolve

    return word not in GENERAL and resolve(word) is not None
