"""What a field of a record is called: on the command line, in JSON, and in both languages."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeVar

    from rolcli.declare import Field
    from rolcli.declare.game import Ruleset, Verb

    Fields = Mapping[str, Field]
    Table = dict[str, Field]
    T = TypeVar("T")


def plain_name(field: Field) -> str:
    """Give the English name without dashes: ``point-blank``."""
    return (field.name or field.key).strip("_-").replace("_", "-")


def json_key(field: Field) -> str:
    """Give the name in the ``input`` of a result: ``point_blank``."""
    return plain_name(field).replace("-", "_")


def dashed(word: str) -> str:
    """Put the dashes of an option before a word: one before a letter, else two."""
    return ("--" if len(word) > 1 else "-") + word


def names_of(field: Field) -> tuple[str, ...]:
    """List all that an option is called, the English name first; an argument has no names."""
    if field.positional:
        return ()
    from rolcli.words import PLAIN

    found = [dashed(plain_name(field))]
    for word in (*field.also, *field.es):
        name = dashed(word)
        found.append(name)
        if not name.isascii():
            found.append(name.translate(PLAIN))
    return tuple(dict.fromkeys(found))


def shown_names(field: Field, lang: str = "en") -> tuple[str, ...]:
    """List the names that help shows: a letter, then in Spanish the Spanish one, then English."""
    letters = [dashed(word) for word in field.also if len(word) == 1]
    words = [plain_name(field), *(word for word in field.also if len(word) > 1)]
    if lang == "es":
        words = [*field.es[:1], words[0]]
    return tuple(dict.fromkeys((*letters, *map(dashed, words))))


def repeats(field: Field) -> bool:
    """Tell whether it may be given several times."""
    return field.many and field.split is None


def is_needed(field: Field) -> bool:
    """Tell whether a call without it is refused; a repeated option may stand no time at all."""
    return field.required and (field.positional or not field.many)


def table_of(fields: Fields) -> Table:
    """Map every name of an option to its field."""
    return {name: field for field in fields.values() for name in names_of(field)}


class Label:
    """What an error calls a parameter: its option, or an argument's placeholder."""

    __slots__ = ("field",)

    def __init__(self, field: Field) -> None:
        self.field = field

    def __str__(self) -> str:
        if self.field.positional:
            from rolcli.cli.metavars import named

            return named(self.field)
        return dashed(plain_name(self.field))

    @property
    def es(self) -> str:
        """The parameter in Spanish."""
        if self.field.positional:
            from rolcli.cli.metavars import named
            from rolcli.locale import translator

            return named(self.field, translator("es"))
        return dashed(self.field.es[0]) if self.field.es else str(self)


class VerbLabel:
    """What a message calls a verb: its name, in Spanish the one that is shown first."""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def __str__(self) -> str:
        return self.verb.name

    @property
    def es(self) -> str:
        """The verb in Spanish."""
        return self.verb.es[0] if self.verb.es else self.verb.name


def fields_of(verb: Verb, ruleset: Ruleset | None) -> Fields:
    """Give the parameters of a verb of a game, or of a general command.

    Raise TypeError for a verb that declares no record.
    """
    if ruleset is None or ruleset.maker is None:
        return verb.record.FIELDS
    return blamed(ruleset, lambda: verb.record.FIELDS)


def blamed(ruleset: Ruleset | None, run: Callable[[], T]) -> T:
    """Run something of a game; a mistake of a third party is announced as its package's."""
    if ruleset is None or ruleset.maker is None:
        return run()
    from rolcli.guests import their_code

    with their_code(ruleset.name, ruleset.maker):
        return run()
