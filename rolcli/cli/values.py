"""Texts of the command line to the values that verbs take, with worded refusals."""

from __future__ import annotations

from rolcli.cli.fields import Label, json_key, repeats
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from rolcli.cli.fields import Fields
    from rolcli.cli.files import Files
    from rolcli.declare import Field

    Typed = dict[str, list[str]]

FLAG = ""
"""The text that stands for a flag that was given."""
MAX_DIGITS = 18
"""The most digits of a whole number."""


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
    if number is None:
        raise UsageError(
            "bad_value",
            msg(
                "{option} takes a whole number, not {value}.",
                option=Label(field), value=text or "''",
            ),
        )
    return bounded(field, number)


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
