"""Answers a command line: finds what it asks for, reads it and runs it.

A clear line is read straight from the declaration. In any doubt (an option that does
not exist, a missing value, a wrong count) Typer gets the line, already taken apart,
and refuses it in words. What a value means is read in one place for both.
"""

from __future__ import annotations

from rolcli.cli.config import Config, above
from rolcli.cli.execute import execute
from rolcli.cli.general import HELP
from rolcli.cli.scan import scan
from rolcli.cli.session import Call, Session
from rolcli.cli.target import is_game, target_of
from rolcli.cli.values import Shared, read_values
from rolcli.errors import DONE, RolcliError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.environment import Environment
    from rolcli.cli.output import Output
    from rolcli.cli.target import Seen, Target
    from rolcli.cli.values import Typed

CLOSED = "ROLCLI_NO_FRONT_DOOR"
"""With this variable Typer reads every line, so that both ways can be compared."""


def answer(
    argv: Sequence[str], environment: Environment, output: Output, config: Config | None = None
) -> int:
    """Answer a command line; raise RolcliError for what goes wrong for a reason.

    ``config`` is the configuration where it is already read.
    """
    line = scan(argv, is_game)
    seen = line.seen()
    if config is None:
        output.settle(seen)
    if seen.get("version"):
        from rolcli.version import __version__

        output.format = "plain"
        output.write(f"rolcli {__version__}")
        return DONE
    helping = "help" in seen or "brief" in seen or asks_for_help(line.verb)
    if config is None or "campaign" in seen:
        config = config_of(environment, seen, lenient=helping)
    output.settle(seen, config)
    if line.before.fault:
        from rolcli.cli.shared import SHARED_TABLE
        from rolcli.cli.typer_reader import refuse_fault

        refuse_fault(line.before, SHARED_TABLE, before_verb=True)
    target = None if helping else target_of(line, seen, environment, config)
    if target is None:
        from rolcli.cli.pages import show

        show(line, seen, environment, output)
        return DONE
    speak(target, output)
    ambient = environment.env.get("ROLCLI_AS") if target.playing is not None else None
    seated = bool(ambient or seen.get("actor") or seen.get("target")) or by_name(target)
    typed = target.typed(bool(environment.env.get(CLOSED)), seated)
    session = Session(environment, config, output)
    session.kin = () if target.playing is None else target.playing.kin
    shared = shared_options(typed[0], session)
    own = typed[1]
    try:
        if seated:
            from rolcli.cli.seats import seat

            own = seat(session, target, shared, own)
        parameters, given = read_values(target.fields, own, session.files)
        playing = None if target.playing is None else target.playing.name
        session.begin(Call(target.verb.name, playing, parameters, given, shared), target.ruleset)
        speak(target, output)
        return execute(session)
    finally:
        session.leave()


def shared_options(typed: Typed, session: Session) -> Shared:
    """Read the options of every verb."""
    if not typed:
        return Shared()
    from rolcli.cli.shared import SHARED, shared_of

    return shared_of(read_values(SHARED, typed, session.files)[0])


def speak(target: Target, output: Output) -> None:
    """Let what is said in Spanish name the options of the call in Spanish."""
    tr, fields = output.options.tr, target.fields
    if tr.lang != "es":
        return

    def option(name: str) -> str:
        from rolcli.cli.spoken import named

        return named(name, fields, tr)

    tr.option = option


def by_name(target: Target) -> bool:
    """Tell whether a line names combatants by their sheets alone: ``initiative ana bruno``."""
    combatants = any(field.kind == "who" and field.sheet for field in target.fields.values())
    return combatants and any(":" not in word for word in target.line.rest if word[:1] != "-")


def config_of(environment: Environment, seen: Seen, lenient: bool) -> Config:
    """Read the configuration and what the campaign settles; help must come even when either
    is broken.
    """
    config = Config()
    named = seen.get("campaign") or environment.env.get("ROLCLI_CAMPAIGN")
    if not named and environment.config_file is None and above() is None:
        return config
    from rolcli.cli.config_file import read_config, sit_down

    try:
        config = read_config(environment)
        sit_down(config, environment, named if isinstance(named, str) else None)
    except RolcliError:
        if not lenient:
            raise
    return config


def asks_for_help(verb: str | None) -> bool:
    """Tell whether a line has no verb, or ``help``."""
    return verb is None or verb.casefold() in HELP
