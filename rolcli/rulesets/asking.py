"""From the values of a call to a verb's record: expressions read, combinations checked."""

from __future__ import annotations

from rolcli.declare import REQUIRED
from rolcli.earlier import EarlierResult, of_game
from rolcli.errors import RolcliError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from rolcli.declare import Ask, Field
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
                "unknown_parameter",
                msg("There is no parameter called {name}.", name=key),
                hint=msg("There are {names}.", names=", ".join(fields)),
            )
        if value is not None:
            given[key] = read(field, value)
    for value in list(given.values()):
        if isinstance(value, EarlierResult):
            if game is not None:
                of_game(value, game.kin)
            given |= filled(record, given, value, game)
    offered = {} if further is None else further(record, given)
    ask = record(given | {key: read(fields[key], value) for key, value in offered.items()})
    if offered:
        ask.offered = frozenset(offered)
    known = ask.given
    for key, field in fields.items():
        if field.default is REQUIRED and not field.many and key not in known:
            raise UsageError("missing_value", msg("{option} is missing.", option=Named(field)))
    check(record, ask)
    if house is not None:
        under(record, ask, house)
    return ask


def under(record: type[Ask], ask: Ask, house: Mapping[str, object]) -> None:
    """Refuse what belongs to a house rule that is not in force. Raise UsageError."""
    for rule in record.UNDER:
        if holds(ask, rule.key) and house[rule.setting] != rule.value:
            setting = f"{rule.setting}={rule.value}".replace("True", "on")
            raise UsageError(
                "needs_setting", msg("{option} needs the setting {setting} ({rule}).",
                                     option=Listed(record.FIELDS, (rule.key,), "or"),
                                     setting=setting, rule=rule.rule),
                hint=msg("Add --set {setting}.", setting=setting),
            )  # fmt: skip - the places of the message stand in line


def filled(
    record: type[Ask], given: Mapping[str, object], earlier: EarlierResult, game: Ruleset | None
) -> dict[str, object]:
    """Give the parameters that an earlier result has the values for and nobody gave.

    A field says by its ``sheet`` key what it is; the result may carry that in its state,
    in its details or, of the one acted upon, among what it was given.
    """
    found: dict[str, object] = {}
    for key, field in record.FIELDS.items():
        if field.sheet is None or key in given or key in record.APART or field.many:
            continue
        places = ("state", "details", "input") if field.of == "target" else ("state", "details")
        for name in names_of(field, game):
            for place in places:
                value = taken(field, earlier, f"{place}.{name}")
                if value is not None and key not in found:
                    found[key] = value
    return found


def names_of(field: Field, game: Ruleset | None) -> list[str]:
    """List the keys under which a result may carry what fills a field."""
    names = [field.sheet or "", field.key]
    if game is not None:
        names.insert(0, game.carried(names[0]))
    return list(dict.fromkeys(names))


def carried_on(
    record: type[Ask], ask: Ask, state: Mapping[str, object], game: Ruleset, every: bool = False
) -> dict[str, object]:
    """Give the parameters that the state of a result changes: those in force, or ``every`` one."""
    changed: dict[str, object] = {}
    for key, field in record.FIELDS.items():
        if field.sheet is None or field.many:
            continue
        if not every and key not in ask and field.default in (None, REQUIRED):
            continue
        for name in names_of(field, game):
            if name in state and state[name] != getattr(ask, key):
                changed[key] = state[name]
                break
    return changed


def taken(field: Field, earlier: EarlierResult, path: str) -> object:
    """Take a field's value from a path of an earlier result; None where it has none."""
    value = earlier.find(path)
    if value is None:
        return None
    if field.choices and (field.kind == "choice" or isinstance(value, str)):
        return earlier.word(path, field.choices)
    if field.base is bool:
        return earlier.fact(path)
    if field.base is int or field.kind == "ladder":
        return earlier.whole(path, field.least, field.most)
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str):
        raise earlier.wrong(path)
    try:
        return read(field, value)
    except RolcliError:
        raise earlier.wrong(path) from None


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

        return amount(Named(field), str(value), field.names)
    if field.kind == "distance" and isinstance(value, (str, int)):
        return distance(Named(field), value)
    if field.kind == "result" and isinstance(value, dict):
        return EarlierResult(value)
    return value


def distance(label: object, text: str | int) -> Length:
    """Read a distance; raise UsageError that says how one is written."""
    from rolcli.distance import read_length

    length = read_length(text)
    if length is None:
        raise UsageError(
            "not_a_distance", msg("{option} takes a distance, not {value}.",
                                  option=label, value=text),
            hint=msg("Write it like 18, 18.3, 30m or 20yd."),
        )  # fmt: skip - the places of the message stand in line
    return length


def check(record: type[Ask], ask: Ask) -> None:
    """Refuse a combination of parameters that the record does not allow.

    Raise UsageError that names the parameters and the rule.
    """
    fields = record.FIELDS
    for one in record.ONE_OF:
        found = [key for key in one.keys if holds(ask, key)]
        if len(found) > 1 and not one.several:
            raise UsageError(
                "one_of", msg("{options} do not go together ({rule}).",
                              options=Listed(fields, found, "and"), rule=one.rule),
                hint=msg("Give only one of them."),
            )  # fmt: skip - the places of the message stand in line
        if not found and not one.optional and not any(holds(ask, key) for key in one.unless):
            raise UsageError(
                "one_of", msg("{options}: one of them is needed ({rule}).",
                              options=Listed(fields, (*one.keys, *one.unless), "or"),
                              rule=one.rule),
            )  # fmt: skip - the places of the message stand in line
    for need in record.NEEDS:
        if holds(ask, need.key) and not any(holds(ask, other) for other in need.others):
            raise UsageError(
                "needs", msg("{option} makes no sense without {options} ({rule}).",
                             option=Listed(fields, (need.key,), "or"),
                             options=Listed(fields, need.others, "or"), rule=need.rule),
            )  # fmt: skip - the places of the message stand in line
    for refusal in record.EXCLUDES:
        if holds(ask, refusal.key):
            met = [key for key in refusal.others if holds(ask, key)]
            if met:
                raise UsageError(
                    "excludes", msg("{option} does not go together with {options} ({rule}).",
                                    option=Listed(fields, (refusal.key,), "or"),
                                    options=Listed(fields, met, "or"), rule=refusal.rule),
                )  # fmt: skip - the places of the message stand in line


def holds(ask: Ask, key: Key) -> bool:
    """Tell whether a parameter was given; of a pair, whether it has the value."""
    if isinstance(key, tuple):
        return bool(getattr(ask, key[0]) == key[1])
    value = getattr(ask, key)  # 0 is a value, and equal to False
    return key in ask and not any(value is nothing for nothing in (None, False, ()))


class Named:
    """A parameter inside a message: its option, or an argument's placeholder."""

    __slots__ = ("field", "value")

    def __init__(self, field: Field, value: object = None) -> None:
        self.field = field
        self.value = value

    def __str__(self) -> str:
        return self.told("")

    @property
    def es(self) -> str:
        """The parameter by its Spanish name."""
        return self.told(self.field.es[0] if self.field.es else "")

    def told(self, name: str) -> str:
        """Name the parameter, with its value if that is what matters."""
        field = self.field
        plain = name or (field.name or field.key).lstrip("-").strip("_").replace("_", "-")
        if field.positional and field.choices and self.value is not None:
            return self.word(name != "")  # an argument's word says by itself what is meant
        label = plain.upper() if field.positional else "--" + plain
        return label if self.value in (None, True) else f"{label} {self.word(name != '')}"

    def word(self, spanish: bool) -> str:
        """Name the value as it is typed."""
        value = str(self.value)
        others = (self.field.choices or {}).get(value, ())
        return (others[0] if spanish and others else value).replace("_", "-")


class Listed:
    """Several parameters inside a message, the last two joined by a word."""

    __slots__ = ("named", "word")

    def __init__(self, fields: Mapping[str, Field], keys: Any, word: str) -> None:
        self.named = [
            Named(fields[key[0]], key[1]) if isinstance(key, tuple) else Named(fields[key])
            for key in keys
        ]
        self.word = word

    def __str__(self) -> str:
        return self.joined([str(one) for one in self.named], f" {self.word} ")

    @property
    def es(self) -> str:
        """The list in Spanish."""
        word = " y " if self.word == "and" else " o "
        return self.joined([one.es for one in self.named], word)

    def joined(self, names: list[str], word: str) -> str:
        """Join names."""
        return word.join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
