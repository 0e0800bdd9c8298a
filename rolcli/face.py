"""The program for Python: what the command line does, as functions.

``rolcli.roll``, ``rolcli.odds``, ``rolcli.play`` and ``rolcli.chances`` lead here; nothing of
it is imported before one of them is called.
"""

from __future__ import annotations

from fractions import Fraction

from rolcli.chances import OddsReport, Table
from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.dice.stream import new_seed
from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from rolcli.declare import Field
    from rolcli.declare.game import House, Verb
    from rolcli.dice.source import Dice

    Number = int | Fraction


class Played(Result):
    """A result that can print itself; its parts are those of ``Result``."""

    __slots__ = ()

    @classmethod
    def of(cls, result: Result) -> Played:
        """Take over the parts of a result."""
        made = cls(result.verb, result.rules)
        for name in Result.__slots__:
            setattr(made, name, getattr(result, name))
        return made

    def json(self) -> str:
        """Give what ``--json`` prints: one object in one line."""
        from rolcli.render import render

        return render(self, "json")

    def text(self, format: str = "plain", lang: str = "en", verbose: bool = False) -> str:
        """Print it as the command line does: plain, table, markdown, bbcode or json."""
        from rolcli.locale import translator
        from rolcli.render import render
        from rolcli.render.options import Options

        return render(self, format, Options(translator(lang), verbose=verbose))

    def __str__(self) -> str:
        """Give the plain line."""
        return self.text()


class Chances(OddsReport):
    """Exact odds that can be asked and print themselves; the parts are those of ``OddsReport``."""

    __slots__ = ()

    @classmethod
    def of(cls, report: OddsReport) -> Chances:
        """Take over the parts of a report."""
        made = cls(report.verb, report.rules)
        for name in OddsReport.__slots__:
            setattr(made, name, getattr(report, name))
        return made

    def table(self, name: str | None = None) -> dict[Any, Fraction]:
        """Give the chance of each value of a quantity, by default of the first one.

        Raise UsageError for a quantity that this report has not.
        """
        found = self._table(name)
        return {value: Fraction(n, found.denominator) for value, n in found.items}

    def chance(self, value: Any, name: str | None = None) -> Fraction:
        """Give the chance of one value or outcome; 0 for what cannot happen."""
        law = self._table(name).law
        return self.table(name).get(value, Fraction(0)) if law is None else law.exactly(value)

    def at_least(self, value: Number, name: str | None = None) -> Fraction:
        """Give the chance of a number or more."""
        found = self._table(name)
        if found.law is not None:
            chance: Fraction = found.law.at_least(value)
            return chance
        beyond = found.above[1] if found.above and found.above[0] >= value else Fraction(0)
        return sum((p for v, p in self.table(name).items() if v >= value), beyond)

    def at_most(self, value: Number, name: str | None = None) -> Fraction:
        """Give the chance of a number or less."""
        found = self._table(name)
        if found.law is not None:
            chance: Fraction = found.law.at_most(value)
            return chance
        beyond = found.below[1] if found.below and found.below[0] <= value else Fraction(0)
        return sum((p for v, p in self.table(name).items() if v <= value), beyond)

    def mean(self, name: str | None = None) -> Fraction:
        """Give the mean of a quantity of numbers."""
        from rolcli.render.moments import summarise

        found = name or next((n for n, table in self.tables.items() if not table.named), "")
        self._table(found)
        return Fraction(summarise(self, found)["mean"])

    def _table(self, name: str | None) -> Table:
        if name is None:
            name = next(iter(self.tables), "")
        if name not in self.tables:
            raise UsageError(
                "not_found",
                msg("These odds have no {name}.", name=name),
                hint=msg("They have {names}.", names=", ".join(self.tables)),
            )
        return self.tables[name]

    def json(self) -> str:
        """Give what ``--odds --json`` prints: one object in one line."""
        from rolcli.render import render_odds

        return render_odds(self, "json")

    def __str__(self) -> str:
        """Give the plain table."""
        from rolcli.render import render_odds

        return render_odds(self, "plain")


def source(seed: str | None, dice: Sequence[int] | None) -> Dice:
    """Make the dice source of a call; raise UsageError for a seed beside dice by hand."""
    if dice is not None:
        if seed is not None:
            raise UsageError(
                "excludes",
                msg(
                    "{one} and {other} contradict each other: dice come from one place.",
                    one="dice", other="seed",
                ),
            )
        return Scripted(dice)
    return Stream(new_seed() if seed is None else seed)


def roll(
    expression: str,
    seed: str | None,
    dice: Sequence[int] | None,
    variables: Mapping[str, Number] | None,
) -> Played:
    """See ``rolcli.roll``."""
    from rolcli.dice import roll_verb as verb

    known = variables_of(variables)
    result = verb(source(seed, dice), parsed(expression, known), known)
    result.input = {"expression": result.rolls[0].notation}
    if known:
        result.input["var"] = dict(variables or {})
    return Played.of(result)


def odds(expression: str, depth: int, variables: Mapping[str, Number] | None) -> Chances:
    """See ``rolcli.odds``."""
    from rolcli.cli.commands.odds import Questions, report_of

    known = variables_of(variables)
    tree = parsed(expression, known)
    report = report_of(tree, Questions({}, None, known), depth)
    report.input = {"expression": str(tree)}
    return Chances.of(report)


def variables_of(variables: Mapping[str, Number] | None) -> dict[str, Any]:
    """Take variables by casefolded name."""
    return {name.casefold(): value for name, value in (variables or {}).items()}


def parsed(expression: str, variables: dict[str, Any]) -> Any:
    """Read one expression."""
    from rolcli.modifiers import parse_expression

    return parse_expression(expression, variables)


def call(
    game: str, verb: str, settings: Mapping[str, object] | None, parameters: Mapping[str, object]
) -> tuple[Verb, House, dict[str, Any], dict[str, Any]]:
    """Find a verb, settle its house rules, and read what was given.

    Give verb, house rules, parameters, and the same as a result's ``input`` shows them.
    """
    from rolcli.cli.fields import fields_of
    from rolcli.rulesets import find

    ruleset = find(game)
    name = ruleset.called(verb)
    if name not in ruleset.verbs:
        raise UsageError(
            "unknown_verb",
            msg("{rules} has no verb called {name}.", rules=ruleset.name, name=verb),
            hint=msg("It has {names}.", names=", ".join(ruleset.verbs)),
        )
    found = ruleset.verbs[name]
    house = ruleset.house(dict(settings or {}))
    read, shown = values(fields_of(found, ruleset), parameters)
    if house.given:
        shown["set"] = house.given
    return found, house, read, shown


def values(
    fields: Mapping[str, Field], parameters: Mapping[str, object]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Read parameters given from Python: numbers, texts, words of any language, lists."""
    from rolcli.cli.fields import json_key

    known = {json_key(field): field for field in fields.values()} | dict(fields)
    read: dict[str, Any] = {}
    shown: dict[str, Any] = {}
    for name, value in parameters.items():
        field = known.get(name)
        if field is None:
            raise UsageError(
                "unknown_option",
                msg("There is no parameter called {name}.", name=name),
                hint=msg("There are {names}.", names=", ".join(fields)),
            )
        if value is None or value is False:
            continue
        several = field.many or field.split is not None
        given = value if several and isinstance(value, (list, tuple)) else [value]
        found = [one_value(field, one) for one in given]
        read[field.key] = found if several else found[0]
        if field.kind not in ("result", "toml"):
            shown[json_key(field)] = read[field.key]
    return read, shown


def one_value(field: Field, value: object) -> Any:
    """Read one value; an earlier result may be a ``Played`` or the dict of its JSON."""
    from rolcli.cli.fields import read_value

    if field.base is bool:
        return bool(value)
    if field.kind == "result":
        if isinstance(value, Played):
            from json import loads

            return loads(value.json())
        return value
    if field.kind == "toml":
        return value
    return read_value(field, str(value))


def play(
    game: str,
    verb: str,
    seed: str | None,
    dice: Sequence[int] | None,
    settings: Mapping[str, object] | None,
    parameters: Mapping[str, object],
) -> Played:
    """See ``rolcli.play``."""
    from rolcli.rulesets.frame import play as run

    found, house, read, shown = call(game, verb, settings, parameters)
    result = run(found, source(seed, dice), house, read)
    result.input = {**shown, **result.input}
    return Played.of(result)


def chances(
    game: str,
    verb: str,
    depth: int,
    settings: Mapping[str, object] | None,
    parameters: Mapping[str, object],
) -> Chances:
    """See ``rolcli.chances``."""
    from rolcli.rulesets.frame import chances as weigh

    found, house, read, shown = call(game, verb, settings, parameters)
    report = weigh(found, house, read, depth)
    report.input = shown
    return Chances.of(report)
