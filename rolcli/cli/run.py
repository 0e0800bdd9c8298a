"""argv in, exit code out: finds what a command line asks for, reads it and runs it.

A clear line is read straight from the declaration. In any doubt (an option that does
not exist, a missing value, a wrong count) Typer gets the line, already taken apart,
and refuses it in words. What a value means is read in one place for both.
"""

from __future__ import annotations

from rolcli.cli.environment import Config, above
from rolcli.cli.fields import Shared, blamed, read_values
from rolcli.cli.general import GENERAL, HELP, ROLLING
from rolcli.cli.output import CannotWrite, Closed, Output
from rolcli.cli.scan import scan
from rolcli.cli.session import Call, Session
from rolcli.cli.target import is_game, target_of
from rolcli.errors import DONE, INTERRUPTED, NO_SUCCESS, LimitError, RolcliError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.cli.environment import Environment
    from rolcli.cli.fields import Fields, Typed
    from rolcli.cli.target import Seen, Target


def run(argv: Sequence[str], environment: Environment) -> int:
    """Answer one command line; give the exit code."""
    try:
        output = Output(environment)
        try:
            code = answer_any(argv, environment, output)
        except RolcliError as error:
            output.error(error)
            code = error.exit_code
        output.flush()
        return code
    except Closed:
        return DONE
    except CannotWrite as problem:
        from rolcli.cli.failures import report_unwritable

        return report_unwritable(problem, environment)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as bug:
        from rolcli.cli.failures import report_bug

        return report_bug(bug, environment)


def answer_any(argv: Sequence[str], environment: Environment, output: Output) -> int:
    """Answer a command line, or a shell that completes one; raise RolcliError."""
    if list(argv[:2]) == ["__complete", "items"]:  # asked by the shells' completions
        from rolcli.cli.complete_items import complete_items

        output.write(complete_items(argv[2:], environment).rstrip("\n"))
        return DONE
    if list(argv[:1]) == ["__complete"] and len(argv) > 3:
        from rolcli.cli.complete_people import complete_people

        output.write(complete_people(argv[1:], environment))
        return DONE
    return answer(argv, environment, output)


CLOSED = "ROLCLI_NO_FRONT_DOOR"
"""With this variable Typer reads every line, so that both ways can be compared."""


class Understood:
    """A command line that was read: what it asks for, and the values."""

    __slots__ = ("given", "parameters", "shared", "target")

    def __init__(
        self, target: Target, shared: Shared, parameters: dict[str, Any], given: dict[str, Any]
    ) -> None:
        self.target = target
        self.shared = shared
        self.parameters = parameters
        self.given = given

    def carry_out(self, session: Session) -> int:
        """Do what it asks; give the exit code. Raise RolcliError."""
        target = self.target
        playing = None if target.playing is None else target.playing.name
        call = Call(
            target.verb.name, playing, dict(self.parameters), dict(self.given), self.shared
        )
        session.begin(call, target.ruleset)
        speak(target, session.output)
        return execute(session)

    def again(self, environment: Environment, config: Config, output: Output) -> int:
        """Do it in a session of its own."""
        session = session_of(self.target, environment, config, output)
        try:
            return self.carry_out(session)
        finally:
            session.leave()


def answer(
    argv: Sequence[str],
    environment: Environment,
    output: Output,
    config: Config | None = None,
    kept: dict[tuple[str, ...], Understood] | None = None,
) -> int:
    """Answer a command line; raise RolcliError for what goes wrong for a reason.

    ``config`` is the configuration where it is already read. ``kept`` are lines that were
    read before, of many that are answered in one process.
    """
    known = None if kept is None else kept.get(tuple(argv))
    if known is not None and config is not None:
        return known.again(environment, config, output)
    line = scan(argv, is_game)
    seen = line.seen()
    if config is None and seen:
        output.settle(seen)
    if seen.get("version"):
        return show_version(output)
    helping = "help" in seen or "brief" in seen or asks_for_help(line.verb)
    if config is None or "campaign" in seen:
        config = config_of(environment, seen, lenient=helping)
    output.settle(seen, config)
    in_words_of({}, output)
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
    session = session_of(target, environment, config, output)
    shared = shared_options(typed[0], session)
    own = typed[1]
    try:
        if seated:
            from rolcli.cli.seats import seat

            own = seat(session, target, shared, own)
        parameters, given = read_values(target.fields, own, session.files)
        ready = Understood(target, shared, parameters, given)
        if kept is not None and not seated:
            from rolcli.cli.kept import keep

            keep(kept, tuple(argv), ready, lasting=(line, target, typed))
        return ready.carry_out(session)
    finally:
        session.leave()


def session_of(
    target: Target, environment: Environment, config: Config, output: Output
) -> Session:
    """Make the session of a call."""
    session = Session(environment, config, output)
    session.kin = () if target.playing is None else target.playing.kin
    return session


def show_version(output: Output) -> int:
    """Print the version."""
    from rolcli.version import __version__

    output.format = "plain"
    output.write(f"rolcli {__version__}")
    return DONE


def shared_options(typed: Typed, session: Session) -> Shared:
    """Read the options of every verb."""
    if not typed:
        return Shared()
    from rolcli.cli.shared import SHARED, shared_of

    return shared_of(read_values(SHARED, typed, session.files)[0])


def speak(target: Target, output: Output) -> None:
    """Let what is said in Spanish know the game of a call, and name its options in Spanish."""
    if output.options.tr.lang != "es":
        return
    if target.playing is not None and target.playing.spanish is not None:
        from rolcli.declare.spanish import expect

        expect(target.playing)
    in_words_of(target.fields, output)


def in_words_of(fields: Fields, output: Output) -> None:
    """Let what is said in Spanish name the options of the call in Spanish."""
    tr = output.options.tr
    if tr.lang != "es":
        return

    def option(name: str) -> str:
        from rolcli.cli.spoken import named  # only where something mentions an option

        return named(name, fields, tr)

    tr.option = option


def by_name(target: Target) -> bool:
    """Tell whether a line may name combatants by their sheets: ``initiative ana bruno:gun``."""
    combatants = any(field.kind == "who" for field in target.fields.values())
    return combatants and any(
        not word.partition(":")[2][:1].isdigit() for word in target.line.rest if word[:1] != "-"
    )


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


DICE_OPTIONS = ("book", "set", "seed", "dice", "odds", "depth", "explain", "times", "who", "note")
"""What only a verb that rolls can use."""


def execute(session: Session) -> int:
    """Run a call to its end; give the exit code. Raise RolcliError."""
    call = session.call
    if not session.shared.odds and call.verb != "odds":
        session.refuse(["depth", "sweep", "mean", "one_in", "plot"])
    else:
        session.refuse(["times"], "--odds" if session.shared.odds else None)
    check_tables(session)
    recording = begin_recording(session)
    try:
        code = perform(session)
    except RecursionError:  # Python 3.12 follows less than the limit on brackets allows
        raise LimitError(
            "limit",
            msg("It is nested deeper than this version of Python can follow."),
        ) from None
    finally:
        finish(session, recording)
    if code:
        return code
    if session.shared.exit_code and session.output.failed:
        return NO_SUCCESS
    return DONE


def check_tables(session: Session) -> None:
    """Refuse, before any work, what only tables of odds can use."""
    shared = session.shared
    if shared.format == "csv" and not shared.sweep:
        raise UsageError(
            "option_without_meaning", msg("--format csv is for the tables of --for.")
        )
    if shared.mean and not shared.sweep:
        raise UsageError("option_without_meaning", msg("--mean goes with --for."))
    if shared.plot is not None:
        from rolcli.render.plot import ending

        ending(shared.plot)


def perform(session: Session) -> int:
    """Run the verb; give the exit code of a general command, else 0."""
    call = session.call
    if call.rules is None:
        code = run_general(session)
        if code:
            return code
    else:
        from rolcli.cli.playing import run_verb

        ruleset = session.ruleset
        assert ruleset is not None
        verb = ruleset.verbs[call.verb]
        blamed(ruleset, lambda: run_verb(session, verb))
    return DONE


def begin_recording(session: Session) -> bool:
    """Open the campaign's journal before any die falls, for what is recorded in it."""
    call, shared = session.call, session.shared
    rolling = call.rules is not None or call.verb == "roll"
    if session.config.table is None or shared.no_save or shared.odds or not rolling:
        return False
    session.table.open()
    return True


def finish(session: Session, recording: bool) -> None:
    """Close the journal and keep the last results."""
    if recording:
        session.table.close()
    if session.latest:
        keep_last(session)


def keep_last(session: Session) -> None:
    """Keep the results of a call, unless somebody said not to."""
    from rolcli.writing import keep, wanted

    if not wanted(session.environment.env, session.config.last):
        return
    from rolcli.render.as_json import compact, result_object

    options = session.output.options
    kept = []
    for result in session.latest:
        thing = result_object(result, options.tr, kept=True)
        if "from" in result.input:  # made with a file, it may not be rolled again
            from rolcli.render.lines import lines

            thing["line"] = "".join([text for _, text in lines(result, options).head])
        kept.append(compact(thing))
    keep(session.environment.state_folder, kept)


def run_general(session: Session) -> int:
    """Run a general command; give its exit code."""
    call = session.call
    if call.verb not in ROLLING:
        session.refuse(DICE_OPTIONS)
    verb = GENERAL["odds" if session.shared.odds else call.verb]
    code: Any = verb.function(session, verb.record(call.parameters))
    return code or 0
