"""Runs a Call, however it was read."""

from __future__ import annotations

from rolcli.cli.fields import blamed
from rolcli.cli.general import GENERAL, ROLLING
from rolcli.errors import DONE, NO_SUCCESS, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    from rolcli.cli.session import Session

    T = TypeVar("T")

DICE_OPTIONS = ("book", "set", "seed", "dice", "odds", "depth", "explain", "times", "who", "note")
"""What only a verb that rolls can use."""


def execute(session: Session) -> int:
    """Run a call to its end; give the exit code. Raise RolcliError."""
    call = session.call
    if not session.shared.odds and call.verb != "odds":
        session.refuse(["depth", "sweep", "mean", "plot"])
    else:
        session.refuse(["times"], "--odds" if session.shared.odds else None)
    check_tables(session)
    recording = begin_recording(session)
    try:
        code = run(session)
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


def run(session: Session) -> int:
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
    from rolcli.campaign.last import keep, wanted

    if not wanted(session.environment.env, session.config.last):
        return
    from rolcli.render.as_json import result_object
    from rolcli.render.writer import compact

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
    verb = GENERAL[call.verb]
    code: Any = verb.function(session, verb.record(call.parameters))
    return code or 0


