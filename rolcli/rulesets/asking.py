"""From the values of a call to a verb's record: expressions read, combinations checked."""

from __future__ import annotations

from rolcli.declare import REQUIRED
from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.notation.parse import parse_expression

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from rolcli.declare import Ask, Field
    from rolcli.distance import Length
    from rolcli.notation.tree import Node

    Key = str | tuple[str, object]


def asked(record: type[Ask], parameters: Mapping[str, object]) -> Ask:
    """Make the record of a call.

    Raise UsageError for a parameter that does not exist or is missing and for a
    combination that the record refuses, NotationError for an expression that cannot
    be read.
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
        given[key] = read(field, value)
    ask = record(given)
    for key, field in fields.items():
        if field.default is REQUIRED and not field.many and key not in given:
            raise UsageError("missing_value", msg("{option} is missing.", option=Named(field)))
    check(record, ask)
    return ask


def read(field: Field, value: object) -> object:
    """Give a value as the verb takes it: texts of expressions as trees, repeated ones as a tuple.
    """
    if field.many:
        values = value if isinstance(value, (list, tuple)) else (value,)
        return tuple(tree(field, one) for one in values)
    return tree(field, value)


def tree(field: Field, value: object) -> object:
    """Read an expression or a distance; anything else stays as it is."""
    if field.kind == "expr" and isinstance(value, str):
        return expression(value, field.names)
    if field.kind == "distance" and isinstance(value, (str, int)):
        return distance(Named(field), value)
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


def expression(text: str, names: tuple[str, ...]) -> Node:
    """Read a text of the dice language in which some names stand for numbers."""
    return parse_expression(text, dict.fromkeys(names, 0))


def check(record: type[Ask], ask: Ask) -> None:
    """Refuse a combination of parameters that the record does not allow.

    Raise UsageError that names the parameters and the rule.
    """
    fields = record.FIELDS
    for one in record.ONE_OF:
        found = [key for key in one.keys if holds(ask, key)]
        if len(found) > 1:
            raise UsageError(
                "one_of", msg("{options} do not go together ({rule}).",
                              options=Listed(fields, found, "and"), rule=one.rule),
                hint=msg("Give only one of them."),
            )  # fmt: skip - the places of the message stand in line
        if not found and not one.optional:
            raise UsageError(
                "one_of", msg("{options}: one of them is needed ({rule}).",
                              options=Listed(fields, one.keys, "or"), rule=one.rule),
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
        label = plain.upper() if field.positional else "--" + plain
        return label if self.value in (None, True) else f"{label} {self.value}".replace("_", "-")


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
