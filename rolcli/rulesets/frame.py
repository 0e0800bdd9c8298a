"""The frame that every game stands in: a call of a verb made ready, played and given odds."""

from __future__ import annotations

from rolcli.declare.game import House as House
from rolcli.declare.game import load as load
from rolcli.errors import GameError, RolcliError, ScriptError, UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.asking import asked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, TypeVar

    from rolcli.chances import OddsReport
    from rolcli.declare import Ask
    from rolcli.declare.game import Verb
    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult

    T = TypeVar("T")


class Filler:
    """Whoever has values for what nobody gave: the sheets of characters."""

    __slots__ = ()

    def filled(self, record: type[Ask], given: Mapping[str, object]) -> dict[str, object]:
        """Give values by the keys of their fields, as the verb reads them."""
        raise NotImplementedError


class Ready:
    """A call of a verb, its parameters read and checked once, to be played any number of times.

    ``parameters`` are those given, texts of expressions not yet read, ``carried`` those of
    them that the state of the result before has changed, and ``filled`` what the ``people``
    of the call have for what nobody gave.
    """

    __slots__ = ("ask", "carried", "filled", "house", "parameters", "people", "record", "verb")

    def __init__(
        self, verb: Verb, house: House, parameters: Mapping[str, object],
        people: Filler | None = None,
    ) -> None:
        """Raise UsageError for parameters that do not go together, NotationError for an
        expression that cannot be read, DataError for an earlier result that does not serve.
        """
        self.verb = verb
        self.house = house
        self.parameters = parameters
        self.carried: dict[str, object] = {}
        self.filled: dict[str, object] = {}
        self.people = people
        self.record = guarded(house, verb, lambda: verb.record)
        record, fill, game = self.record, self.fill, house.game
        self.ask = guarded(house, verb, lambda: asked(record, parameters, game, house, fill))

    def fill(self, record: type[Ask], given: Mapping[str, object]) -> Mapping[str, object]:
        """Ask the people of the call for what nobody gave."""
        if self.people is not None:
            self.filled = self.people.filled(record, given)
        return self.filled

    @property
    def earlier(self) -> list[EarlierResult]:
        """The earlier results that the call goes on from."""
        given = self.ask.given
        return [given[key] for key in self.record.EARLIER if key in given]

    def run(self, dice: Dice) -> Any:
        """Run the verb as it is, without completing its result."""
        return self.verb.function(dice, self.house, self.ask)

    def play(self, dice: Dice) -> Result:
        """Run the verb and complete its Result: rolls, working, ruleset and seed.

        Raise ScriptError when dice given by hand are left over, GameError for a game of
        another package that fails or gives what is no Result.
        """
        verb, house = self.verb, self.house
        result = guarded(house, verb, lambda: self.run(dice))
        if not isinstance(result, Result):
            raise broken(house, verb, msg("gave {value}, which is no Result", value=repr(result)))
        try:
            dice.finish()
        except ScriptError as error:
            if dice.rolls or result.headline is None:
                raise
            # Why nothing was rolled comes first.
            raise ScriptError(
                error.code, msg("{reason}. {error}", reason=result.headline, error=error.message)
            ) from None
        result.verb = verb.name
        result.rules = house.ruleset
        result.rolls = dice.rolls
        result.modifiers = [*dice.modifiers, *result.modifiers]
        result.steps = [*dice.steps, *result.steps]
        result.seed = dice.seed if dice.rolls else None
        for earlier in self.earlier:
            result.who = result.who or earlier.text("who")
            result.note = result.note or earlier.text("note")
        return result

    def chances(self, depth: int) -> OddsReport:
        """Work out the exact odds, ``depth`` explosions of each die followed."""
        from rolcli.chances import OddsReport, Table
        from rolcli.odds.tails import enter_tails
        from rolcli.odds.verb import verb_odds

        verb, house = self.verb, self.house
        found = guarded(house, verb, lambda: verb_odds(self.run, verb.odds, depth))
        report = OddsReport(verb.name)
        named = (("outcome", found.outcome), ("level", found.level))
        report.tables = {name: Table.of(odds) for name, odds in named if odds}
        report.tables |= {name: Table.of(odds) for name, odds in found.quantities.items()}
        if not report.tables:
            report.notes.append(msg("Nothing is thrown here: what comes of it is certain."))
        report.truncated, report.success = found.truncated, found.success
        for name, tails in found.tails.items():
            if name in report.tables and not report.tables[name].named:
                enter_tails(report, name, tails)
        in_order(report, house.game.order)
        report.rules, report.verb = house.ruleset, verb.name
        report.names = spanish_names(self.record)
        return report

    def after(self, result: Result) -> Ready:
        """Make the same call for what a result has left: state carries on.

        A parameter that was given, or that an earlier result filled, takes the value that
        the state has now; others do so too where they go together with what was given.
        """
        from rolcli.rulesets.carrying import carried_on

        game = self.house.game
        changed = carried_on(self.record, self.ask, result.state, game)
        more = carried_on(self.record, self.ask, result.state, game, every=True)
        if not more:
            return self
        try:
            ready = Ready(self.verb, self.house, {**self.parameters, **more}, self.people)
        except UsageError:  # it speaks of the same thing in other words
            more = changed
            ready = Ready(self.verb, self.house, {**self.parameters, **more}, self.people)
        ready.carried = {**self.carried, **more}
        return ready


def spanish_names(record: type[Ask] | None) -> dict[str, str]:
    """Name the parameters of a record in Spanish, by their keys in ``input``."""
    fields = {} if record is None else record.FIELDS
    return {
        (field.name or key).strip("_-").replace("-", "_"): field.es[0].replace("-", " ")
        for key, field in fields.items()
        if field.es
    }


def play(verb: Verb, dice: Dice, house: House, parameters: Mapping[str, object]) -> Result:
    """Run a verb once; see ``Ready`` for what may be raised."""
    return Ready(verb, house, parameters).play(dice)


def chances(
    verb: Verb, house: House, parameters: Mapping[str, object], depth: int = 20
) -> OddsReport:
    """Work out the exact odds of a verb; see ``Ready`` for what may be raised."""
    return Ready(verb, house, parameters).chances(depth)


def in_order(report: OddsReport, names: tuple[str, ...]) -> None:
    """List outcomes, levels, states and facts in the order of the game, others behind."""
    places = {name: place for place, name in enumerate((*names, "yes", "no"))}
    for table in report.tables.values():
        if table.named:
            table.items = sorted(
                table.items, key=lambda item: places.get(item[0], len(places))
            )


def guarded(house: House, verb: Verb, run: Callable[[], T]) -> T:
    """Run something of a game; a mistake of another package is announced as that one's."""
    try:
        return run()
    except RolcliError:
        raise
    except Exception as error:
        if house.game.package.split(".")[0] == "rolcli":
            raise
        raise broken(house, verb, f"{type(error).__name__}: {error}") from error


def broken(house: House, verb: Verb, why: object) -> GameError:
    """Word a mistake of a game, naming the package that it comes from."""
    return GameError(
        "broken_ruleset",
        msg("The verb {verb} of the game {name} does not work: {reason}.",
            verb=verb.name, name=house.ruleset, reason=why),
        hint=msg("It comes from the package {package}; tell its authors.",
                 package=house.game.package.split(".")[0]),
    )
