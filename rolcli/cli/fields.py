"""What a field of a record is called, and the values that texts of the command line give it."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any, TypeVar

    from rolcli.cli.files import Files
    from rolcli.declare import Field
    from rolcli.declare.game import Ruleset, Verb
    from rolcli.messages import Message

    Fields = Mapping[str, Field]
    Table = dict[str, Field]
    Typed = dict[str, list[str]]
    T = TypeVar("T")

FLAG = ""
"""The text that stands for a flag that was given."""
MAX_DIGITS = 18
"""The most digits of a whole number."""


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
    return () if field.positional else tuple(dict.fromkeys(spellings(field)))


def spellings(field: Field) -> list[str]:
    """List the names of an option, some perhaps twice."""
    found = [dashed(plain_name(field))]
    for word in field.also + field.es:
        name = dashed(word)
        found.append(name)
        if not name.isascii():
            from rolcli.words import PLAIN

            found.append(name.translate(PLAIN))
    return found


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
    table: Table = {}
    for field in fields.values():
        if not field.positional:
            for name in spellings(field):
                table[name] = field
    return table


class OptionNames:
    """The options of a verb and those of every verb, by each name that they have.

    The English name of a verb's option is nearly always its key, so that what else the
    forty options of a verb are called is gathered for other names only.
    """

    __slots__ = ("_others", "fields", "shared")

    def __init__(self, fields: Fields, shared: Table) -> None:
        self.fields = fields
        self.shared = shared
        self._others: Table | None = None

    def get(self, name: str) -> Field | None:
        """Find an option by a name with its dashes, or None."""
        field = self.fields.get(name[2:].replace("-", "_"))
        if field is not None and not field.positional and dashed(plain_name(field)) == name:
            return field
        field = self.shared.get(name)
        if field is None:
            if self._others is None:
                self._others = table_of(self.fields)
            field = self._others.get(name)
        return field

    def __contains__(self, name: str) -> bool:
        return self.get(name) is not None


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


class Shared:
    """The shared options of one call, read."""

    __slots__ = (
        "actor", "book", "campaign", "color", "depth", "dice", "exit_code", "explain", "fair",
        "fair_link", "format", "lang", "link", "mean", "no_save", "note", "odds", "one_in", "plot",
        "quiet", "receipt", "rules", "seed", "set", "sweep", "target", "times", "verbose", "who",
    )

    def __init__(self) -> None:
        self.rules: str | None = None
        self.set: dict[str, str] = {}
        self.book: str | None = None
        self.seed: str | None = None
        self.dice: list[int] | None = None
        self.odds = False
        self.depth: int | None = None
        self.verbose = False
        self.explain = False
        self.receipt = False
        self.times: int | None = None
        self.who: str | None = None
        self.actor: str | None = None
        self.target: str | None = None
        self.campaign: str | None = None
        self.no_save = False
        self.fair: str | None = None
        self.fair_link: str | None = None
        self.link: int | None = None
        self.note: str | None = None
        self.format: str | None = None
        self.exit_code = False
        self.lang: str | None = None
        self.color: str | None = None
        self.quiet = False
        self.sweep: list[str] = []
        self.mean = False
        self.one_in = False
        self.plot: str | None = None


def gathered(given: Iterable[tuple[Field, str | None]]) -> Typed:
    """Bring the texts of each parameter together: key -> texts in order."""
    typed: Typed = {}
    for field, text in given:
        typed.setdefault(field.key, []).append(FLAG if text is None else text)
    return typed


def read_values(
    fields: Fields, typed: Typed, files: Callable[[], Files]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Turn what was typed into the verb's parameters and the result's ``input``.

    Raise UsageError for a value that a parameter does not take, and last, when all else
    is right, DataError for a file that does not serve.
    """
    parameters: dict[str, Any] = {}
    shown: dict[str, Any] = {}
    files_of: list[Field] = []
    for key, field in fields.items() if typed else ():
        texts = typed.get(key)
        if texts is None:
            continue
        name = json_key(field)
        if field.base is bool:
            parameters[key] = shown[name] = True
            continue
        if len(texts) > 1 and not repeats(field):
            raise given_twice(field)
        if field.split is not None:
            texts = texts[0].split(field.split)
        values = [read_value(field, text) for text in texts]
        if field.kind in ("result", "toml"):
            files_of.append(field)
        if field.many or field.split is not None:
            parameters[key], shown[name] = values, list(values)
        else:
            parameters[key] = shown[name] = values[0]
    for field in files_of:
        read = files().result if field.kind == "result" else files().toml
        named = parameters[field.key]
        parameters[field.key] = [*map(read, named)] if field.many else read(named)
    return parameters, shown


def given_twice(field: Field) -> UsageError:
    """Word an option that takes one value and was given several."""
    return UsageError(
        "given_twice", msg("{option} is given twice, and takes one value.", option=Label(field))
    )


def read_value(field: Field, text: str) -> Any:
    """Read one value; of a file only the name is looked at. Raise UsageError."""
    if field.check is not None:
        text = field.check(text)
    kind = field.kind
    if kind == "plain":
        return number_of(field, text) if field.base is int else text
    if kind == "choice":
        return choice_of(field, text)
    if kind == "ladder":
        number = whole(text, field.unit)
        return choice_of(field, text) if number is None else bounded(field, number)
    if kind in ("result", "toml"):
        return text
    value = text.strip()
    if not value:
        raise UsageError(
            "bad_value", msg("{option} needs a value, and it is empty.", option=Label(field))
        )
    if kind == "distance":
        from rolcli.distance import as_given
        from rolcli.rulesets.asking import distance

        return as_given(distance(Label(field), text))
    return value


def number_of(field: Field, text: str) -> int:
    """Read a whole number within the bounds of its field."""
    number = whole(text, field.unit)
    if number is None and text == field.bare:
        raise UsageError(
            "missing_value", msg("{option} needs a value.", option=Label(field)),
            hint=msg("Whoever is named with --on has one on the sheet."),
        )
    if number is None:
        raise UsageError(
            "bad_value",
            msg(
                "{option} takes a whole number, not {value}.",
                option=Label(field), value=text or "''",
            ),
            hint=of_a_sheet(field, text),
        )
    return bounded(field, number)


def of_a_sheet(field: Field, text: str) -> Message | None:
    """Say whose sheet a name would be looked up on, in place of a game's number."""
    if field.rule is None or not any(sign.isalpha() for sign in text):
        return None
    if field.of == "target":
        return msg("A name is looked up on a sheet: --on says whose.")
    return msg("A name is looked up on a sheet: --as says whose.")


def whole(text: str, unit: str | None = None) -> int | None:
    """Read a whole number as people type it, or None; a percentage may carry its sign."""
    text = text.strip().replace("\N{MINUS SIGN}", "-")
    if unit == "%":
        text = text.removesuffix("%").rstrip()
    digits = text[1:] if text[:1] in ("-", "+") else text
    if digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS:
        return int(text)
    return None


def bounded(field: Field, number: int) -> int:
    """Give a number back if it lies within the bounds of its field."""
    least, most = field.least, field.most
    if (least is None or number >= least) and (most is None or number <= most):
        return number
    if least is None:
        wanted = msg("It is at most {most}.", most=most)
    elif most is None:
        wanted = msg("It is at least {least}.", least=least)
    else:
        wanted = msg("It is {least} to {most}.", least=least, most=most)
    raise UsageError(
        "out_of_bounds",
        msg("{option} cannot be {value}.", option=Label(field), value=number),
        hint=wanted,
    )


def choice_of(field: Field, text: str) -> str:
    """Give the canonical form of a word, or list those that exist."""
    choices = field.choices or {}
    if text in choices:
        return text
    from rolcli.words import canonical

    word = canonical(text, choices)
    if word is not None:
        return word
    from rolcli.cli.metavars import Choosable

    names = Choosable(choices)
    if field.kind == "ladder":
        hint = msg("It takes a whole number, or {names}.", names=names)
    else:
        hint = msg("It takes {names}.", names=names)
    told = msg("{option} cannot be {value}.", option=Label(field), value=text or "''")
    raise UsageError("bad_choice", told, hint=hint)


def assigned(fields: Fields, values: Sequence[str], seated: bool = False) -> Typed | None:
    """Give the values of a line to its arguments, or None where their number does not fit.

    Where somebody is ``seated``, arguments that a sheet may fill are left out when there are
    fewer values: ``sanity --as ana 1/1d6``.
    """
    typed: Typed = {}
    at = 0
    arguments = [key for key, field in fields.items() if field.positional]
    spare = len(arguments) - len(values) if seated else 0
    for key in arguments:
        field = fields[key]
        if spare > 0 and field.sheet is not None:
            spare -= 1
            continue
        if at == len(values):
            if field.required:
                return None
        elif repeats(field):
            typed[key] = list(values[at:])
            at = len(values)
        else:
            typed[key] = [values[at]]
            at += 1
    return typed if at == len(values) else None
