"""Plays a verb of a game: once, several times or over all its chances."""

from __future__ import annotations

from rolcli.cli.fields import fields_of
from rolcli.errors import RolcliError, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from rolcli.cli.session import Session
    from rolcli.declare.game import Verb
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import Ready

    T = TypeVar("T")


def run_verb(session: Session, verb: Verb) -> None:
    """Run a verb of a game: once, several times or over all its chances."""
    from rolcli.rulesets.frame import Ready

    ruleset, call = session.ruleset, session.call
    assert ruleset is not None
    house = session.house(ruleset, session.shared.set)
    given = dict(call.given)
    if house.given:
        given["set"] = house.given
    people = None if session.seated is None else session.seated.people
    latest = Retry(session, verb, with_equipment(session, verb))
    ready = latest.run(lambda parameters: Ready(verb, house, parameters, people))
    given |= latest.given
    if session.shared.explain:
        explain(session)
    if session.shared.sweep:
        from rolcli.cli.sweeping import sweep_verb

        sweep_verb(
            session,
            fields_of(verb, ruleset),
            lambda parameters: Ready(verb, house, parameters, people).chances(session.depth),
            given,
        )
        return
    if session.shared.odds:
        show_odds(session, ready, given)
        return
    times = session.shared.times or 1
    if times > 1:
        session.output.several()
    summary = None
    if times > 1:
        from rolcli.render.summary import Summary

        summary = Summary()
    held: list[Result] = []  # dice by hand may be left over, which is known at the end only
    for number in range(1, times + 1):
        dice = session.sources.next(last=number == times)
        if number == 1:  # what is missing may only be found out here, before any die falls
            ready, result = latest.run(Playing(ready, dice))
            given |= latest.given
        else:
            result = ready.play(dice)
        if session.seated is not None:
            session.seated.tell(result, ready)
        session.sign(result, {**given, **inputs(ready), **ready.carried})
        session.add_receipt(result, verb)
        if times > 1 and session.shared.dice is not None:
            held.append(result)
        else:
            session.publish(result, verb)
        if summary is not None:
            summary.add(result)
            ready = ready.after(result)
    for result in held:
        session.publish(result, verb)
    if summary is not None:
        session.output.summary(summary)


def show_odds(session: Session, ready: Ready, given: dict[str, object]) -> None:
    """Print the exact odds of a call, and draw them where that is wanted."""
    report = ready.chances(session.depth)
    session.sign(report, {**given, **inputs(ready)})
    from rolcli.cli.odds_output import print_odds

    print_odds(session.output, report)
    if session.shared.plot is not None:
        from rolcli.cli.sweeping import picture
        from rolcli.render import plot

        picture(session, plot.draw([report], session.output.options.tr))


def explain(session: Session) -> None:
    """Make the output say the one line of each rule."""
    if session.ruleset is None:
        session.output.explain(lambda rule: "")
        return
    rules = session.ruleset.rules
    spanish = session.output.options.tr.lang == "es"

    def line(rule: str) -> str:
        """Give a rule's line; a range of ids or several are looked up by the first."""
        found = rules.get(rule) or rules.get(rule.split(",")[0].split("..")[0].strip())
        return "" if found is None else found[spanish]

    session.output.explain(line)


class Retry:
    """Runs something of a verb, and once more with the last result where that was missing.

    ``missed`` is the error that it mended; then ``parameters`` hold it.
    """

    __slots__ = ("missed", "parameters", "session", "verb")

    def __init__(self, session: Session, verb: Verb, parameters: dict[str, object]) -> None:
        self.session = session
        self.verb = verb
        self.parameters = parameters
        self.missed: UsageError | None = None

    @property
    def given(self) -> dict[str, object]:
        """What the ``input`` of a result says of it."""
        return {"from": "last"} if self.missed else {}

    def run(self, make: Callable[[dict[str, object]], T]) -> T:
        """Run ``make``; raise RolcliError for what the last result does not mend either."""
        try:
            return make(self.parameters)
        except RolcliError as error:
            if not self.verb.record.EARLIER:
                raise
            from rolcli.cli.latest import once_more, told

            if self.missed is not None:
                raise told(self.missed, error) from None
            if not isinstance(error, UsageError):
                raise
            result, self.parameters = once_more(
                self.session, self.verb, self.parameters, make, error
            )
            self.missed = error
            return result


class Playing:
    """Plays a call with some parameters; gives it as it then is, and the result."""

    __slots__ = ("dice", "ready")

    def __init__(self, ready: Ready, dice: Dice) -> None:
        self.ready = ready
        self.dice = dice

    def __call__(self, parameters: dict[str, object]) -> tuple[Ready, Result]:
        ready = self.ready
        if parameters is not ready.parameters:
            ready = type(ready)(ready.verb, ready.house, parameters, ready.people)
        return ready, ready.play(self.dice)


def inputs(ready: Ready) -> dict[str, object]:
    """Give what sheets filled as the ``input`` of a result has it."""
    if not ready.filled:
        return {}
    from rolcli.cli.fields import json_key

    fields, used = ready.record.FIELDS, ready.ask.offered
    return {json_key(fields[key]): value for key, value in ready.filled.items() if key in used}


def with_equipment(session: Session, verb: Verb) -> dict[str, object]:
    """Put the equipment files of the configuration before those of the call."""
    parameters = session.call.parameters
    files = session.config.equipment
    if not files:
        return parameters
    if "equipment" not in verb.record.FIELDS:
        return parameters
    own = parameters.get("equipment", [])
    return {**parameters, "equipment": [*map(session.files().toml, files), *own]}  # type: ignore[misc]  # texts and tables, by their fields
