"""From the values of a call to a verb's record: expressions read, combinations checked."""

from __future__ import annotations

from rolcli.declare import REQUIRED, Field
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rolcli.declare import Ask
    from rolcli.declare.game import Ruleset
    from rolcli.distance import Length

    Key = str | tuple[str, object]
    Further = Callable[[type[Ask], Mapping[str, object]], Mapping[str, object]]


def asked(
    record: type[Ask],
    parameters: Mapping[str, object],
    game: Ruleset | None = None,
    house: Mapping[str, object] | None = None,
    further: Further | None = None,
) -> Ask:
    """Make the record of a call; an earlier result fills what was not given, then ``further``.

    ``game`` says whose earlier results serve, ``house`` are the house rules in force. Raise
    UsageError for a parameter that does not exist or is missing, for an expression that is
    no amount and for a combination that the record or the house refuses, NotationError for
    an expression that cannot be read, DataError for an earlier result that does not serve.
    """
    fields = record.FIELDS
    given = {}
    for key, value in parameters.items():
        field = fields.get(key)
        if field is None:
            raise UsageError(
                "unknown_option",
                msg("There is no parameter called {name}.", name=key),
                hint=msg("There are {names}.", names=", ".join(fields)),
            )
        if value is not None:
            given[key] = read(field, value)
    if any(key in given for key in record.EARLIER):
        from rolcli.earlier import EarlierResult, of_game
        from rolcli.rulesets.carrying import filled

        for value in [given.get(key) for key in record.EARLIER]:
            if isinstance(value, EarlierResult):
                if game is not None:
                    of_game(value, game.kin)
                given |= filled(record, given, value, game, read)
    offered = {} if further is None else further(record, given)
    ask = record(given | {key: read(fields[key], value) for key, value in offered.items()})
    if offered:
        ask.offered = frozenset(offered)
    known = ask.given
    for key, field in fields.items():
        if field.default is REQUIRED and not field.many and key not in known:
            from rolcli.rulesets.refusal import Named

            raise UsageError("missing_value", msg("{option} is missing.", option=Named(field)))
    check(record, ask)
    if house is not None:
        under(record, ask, house)
    return ask


def under(record: type[Ask], ask: Ask, house: Mapping[str, object]) -> None:
    """Refuse what belongs to a house rule that is not in force. Raise UsageError."""
    for rule in record.UNDER:
        if holds(ask, rule.key) and house[rule.setting] != rule.value:
            from rolcli.rulesets.refusal import of_no_use

            game = getattr(house, "game", None)
            value = rule.value if game is None else game.settings[rule.setting].typed(rule.value)
            raise of_no_use(record.FIELDS, rule, value)


def read(field: Field, value: object) -> object:
    """Give a value as the verb takes it: texts of expressions as trees, repeated ones as a tuple.
    """
    if field.many:
        values = value if isinstance(value, (list, tuple)) else (value,)
        return tuple(one_value(field, one) for one in values)
    return one_value(field, value)


def one_value(field: Field, value: object) -> object:
    """Read an expression, a distance or an earlier result; anything else stays as it is."""
    if field.kind == "expr" and isinstance(value, (str, int)):
        from rolcli.rulesets.amounts import amount  # most verbs read no expression

        return amount(field, str(value), field.names)
    if field.kind == "distance" and isinstance(value, (str, int)):
        return distance(field, value)
    if field.kind == "result" and isinstance(value, dict):
        from rolcli.earlier import EarlierResult

        return EarlierResult(value)
    return value


def distance(label: object, text: str | int) -> Length:
    """Read a distance; raise UsageError that says how one is written."""
    from rolcli.distance import read_length

    length = read_length(text)
    if length is None:
        if isinstance(label, Field):
            from rolcli.rulesets.refusal import Named

            label = Named(label)
        raise UsageError(
            "bad_value", msg("{option} takes a distance, not {value}.",
                                  option=label, value=text),
            hint=msg("Write it like 18, 18.3, 30m or 20yd."),
        )
    return length


def check(record: type[Ask], ask: Ask) -> None:
    """Refuse a combination of parameters that the record does not allow.

    Raise UsageError that names the parameters and the rule.
    """
    fields = record.FIELDS
    for one in record.ONE_OF:
        found = [key for key in one.keys if holds(ask, key)]
        if len(found) > 1 and not one.several:
            from rolcli.rulesets.refusal import too_many

            raise too_many(fields, one, found)
        if not found and not one.optional and not any(holds(ask, key) for key in one.unless):
            from rolcli.rulesets.refusal import none_of

            raise none_of(fields, one)
    for need in record.NEEDS:
        if holds(ask, need.key) and not any(holds(ask, other) for other in need.others):
            from rolcli.rulesets.refusal import senseless

            raise senseless(fields, need)
    for refusal in record.EXCLUDES:
        if holds(ask, refusal.key):
            met = [key for key in refusal.others if holds(ask, key)]
            if met:
                from rolcli.rulesets.refusal import opposed

                raise opposed(fields, refusal, met)


def holds(ask: Ask, key: Key) -> bool:
    """Tell whether a parameter was given; of a pair, whether it has the value."""
    if isinstance(key, tuple):
        return bool(getattr(ask, key[0]) == key[1])
    value = getattr(ask, key)  # 0 is a value, and equal to False
    return key in ask and not any(value is nothing for nothing in (None, False, ()))
