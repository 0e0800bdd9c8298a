"""Runs a Call, however it was read."""

from __future__ import annotations

from rolcli.cli import status

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.chances import OddsReport
    from rolcli.cli.session import Session
    from rolcli.odds.verb import VerbOdds
    from rolcli.rulesets.frame import House, Verb

DICE_OPTIONS = ("set", "seed", "dice", "odds", "depth", "explain", "times", "who", "note")
"""What only a verb that rolls can use."""


def execute(session: Session) -> int:
    """Run a call to its end; give the exit code. Raise RolcliError."""
    call = session.call
    if not session.shared.odds and call.verb != "odds":
        session.refuse(["depth"])
    else:
        session.refuse(["times"], "--odds" if session.shared.odds else None)
    if call.rules is None:
        code = general(session)(session, **call.parameters)
        if code:
            return code  # type: ignore[no-any-return]
    else:
        assert session.ruleset is not None
        run_verb(session, session.ruleset.verbs[call.verb])
    if session.shared.exit_code and session.output.failed:
        return status.NO_SUCCESS
    return status.DONE


def general(session: Session) -> Callable[..., Any]:
    """Give the function of a general command; the commonest without the declarations."""
    verb = session.call.verb
    if verb == "roll":
        from rolcli.cli.commands.roll import roll

        return roll
    from rolcli.cli.general import GENERAL, ROLLING

    if verb not in ROLLING:
        session.refuse(DICE_OPTIONS)
    return GENERAL[verb].function


def run_verb(session: Session, verb: Verb) -> None:
    """Run a verb of a game: once, several times or over all its chances."""
    from rolcli.render.summary import Summary
    from rolcli.rulesets.frame import play

    ruleset, call = session.ruleset, session.call
    assert ruleset is not None
    house = session.config.house(ruleset, session.shared.set)
    given = dict(call.given)
    if house.given:
        given["set"] = house.given
    parameters = with_equipment(session, verb)
    if session.shared.explain:
        explain(session)
    if session.shared.odds:
        session.output.odds(odds_of(session, verb, house, given))
        return
    times = session.shared.times or 1
    if times > 1:
        session.output.several()
    summary = Summary()
    for number in range(1, times + 1):
        result = play(verb, session.sources.next(last=number == times), house, parameters)
        session.sign(result, given)
        session.add_receipt(result, verb)
        session.output.result(result)
        if times > 1:
            summary.add(result)
    session.output.summary(summary)


def with_equipment(session: Session, verb: Verb) -> dict[str, object]:
    """Put the equipment files of the configuration before those of the call."""
    parameters = session.call.parameters
    files = session.config.equipment
    if not files:
        return parameters
    record = verb.record
    code = getattr(verb.function, "__code__", None)
    names = () if code is None else code.co_varnames[: code.co_argcount]
    if "equipment" not in (names if record is None else record.FIELDS):
        return parameters
    own = parameters.get("equipment", [])
    return {**parameters, "equipment": [*map(session.files.toml, files), *own]}  # type: ignore[misc]


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


def odds_of(
    session: Session, verb: Verb, house: House, given: dict[str, object]
) -> OddsReport:
    """Work out the exact chances of a verb."""
    call = session.call
    report: OddsReport
    if verb.odds_target is not None:
        from rolcli.odds.verb import VerbOdds
        from rolcli.rulesets.frame import load

        found = load(verb.odds_target)(house, session.depth, **call.parameters)  # type: ignore[operator]
        report = from_verb_odds(verb.name, found) if isinstance(found, VerbOdds) else found
    else:
        from rolcli.odds.verb import verb_odds
        from rolcli.rulesets.frame import call_of

        parameters = with_equipment(session, verb)
        odds = verb_odds(call_of(verb, house, parameters), verb.odds, session.depth)
        report = from_verb_odds(verb.name, odds)
    if session.ruleset is not None:
        in_order(report, session.ruleset.order)
    report.rules = house.ruleset
    report.verb = verb.name
    session.sign(report, given)
    return report


def in_order(report: OddsReport, names: tuple[str, ...]) -> None:
    """List outcomes, levels, states and facts in the order of the game, others behind."""
    places = {name: place for place, name in enumerate((*names, "yes", "no"))}
    for table in report.tables.values():
        if table.named:
            table.items = sorted(
                table.items, key=lambda item: places.get(item[0], len(places))
            )


def from_verb_odds(verb: str, odds: VerbOdds) -> OddsReport:
    """Lay the odds of a verb out for print."""
    from rolcli.chances import OddsReport, Table

    report = OddsReport(verb)
    if odds.outcome:
        report.tables["outcome"] = Table.of(odds.outcome)
    if odds.level:
        report.tables["level"] = Table.of(odds.level)
    for name, chances in odds.quantities.items():
        report.tables[name] = Table.of(chances)
    report.truncated = odds.truncated
    return report
