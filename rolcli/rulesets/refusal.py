"""Parameters inside messages, and the words that refuse a combination of them."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Protocol

    from rolcli.declare import Excludes, Field, Needs, OneOf, Under

    Fields = Mapping[str, Field]
    Key = str | tuple[str, object]

    class Speaker(Protocol):
        """A language: it words messages, and choices as they are typed."""

        lang: str

        def __call__(self, message: object) -> str: ...

        def choice(self, word: str, choices: dict[str, tuple[str, ...]]) -> str: ...


SPANISH = {"and": "y", "or": "o"}
"""The words that join options."""


class Named:
    """A parameter inside a message: its option, or an argument's placeholder."""

    __slots__ = ("field", "value")

    def __init__(self, field: Field, value: object = None) -> None:
        self.field = field
        self.value = value

    def __str__(self) -> str:
        return self.told("", str(self.value).replace("_", "-"))

    def spoken(self, tr: Speaker) -> str:
        """Name the parameter, and its value, as they are typed in a language."""
        field = self.field
        name = field.es[0] if tr.lang == "es" and field.es else ""
        return self.told(name, tr.choice(str(self.value), field.choices or {}))

    def told(self, name: str, word: str) -> str:
        """Name the parameter, with its value if that is what matters."""
        field = self.field
        plain = name or (field.name or field.key).lstrip("-").strip("_").replace("_", "-")
        if field.positional and field.choices and self.value is not None:
            return word  # an argument's word says by itself what is meant
        label = plain.upper() if field.positional else "--" + plain
        return label if self.value in (None, True) else f"{label} {word}"


class Listed:
    """Several parameters inside a message, the last two joined by a word."""

    __slots__ = ("named", "word")

    def __init__(self, fields: Mapping[str, Field], keys: Iterable[Key], word: str) -> None:
        self.named = [
            Named(fields[key[0]], key[1]) if isinstance(key, tuple) else Named(fields[key])
            for key in keys
        ]
        self.word = word

    def __str__(self) -> str:
        return self.joined([str(one) for one in self.named], f" {self.word} ")

    def spoken(self, tr: Speaker) -> str:
        """List them as they are typed in a language."""
        word = SPANISH[self.word] if tr.lang == "es" else self.word
        return self.joined([one.spoken(tr) for one in self.named], f" {word} ")

    def joined(self, names: list[str], word: str) -> str:
        """Join names."""
        return word.join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]


def too_many(fields: Fields, one: OneOf, found: Iterable[Key]) -> UsageError:
    """Word that several were given of which at most one may stand."""
    return UsageError(
        "one_of", msg("{options} do not go together ({rule}).",
                      options=Listed(fields, found, "and"), rule=one.rule),
        hint=msg("Give only one of them."),
    )


def none_of(fields: Fields, one: OneOf) -> UsageError:
    """Word that one is needed and none was given."""
    return UsageError(
        "one_of", msg("{options}: one of them is needed ({rule}).",
                      options=Listed(fields, (*one.keys, *one.unless), "or"), rule=one.rule),
    )


def senseless(fields: Fields, need: Needs) -> UsageError:
    """Word that a parameter makes no sense alone."""
    return UsageError(
        "needs", msg("{option} makes no sense without {options} ({rule}).",
                     option=Listed(fields, (need.key,), "or"),
                     options=Listed(fields, need.others, "or"), rule=need.rule),
    )


def opposed(fields: Fields, refusal: Excludes, met: Iterable[Key]) -> UsageError:
    """Word that a parameter does not go together with others that were given."""
    return UsageError(
        "excludes", msg("{option} does not go together with {options} ({rule}).",
                        option=Listed(fields, (refusal.key,), "or"),
                        options=Listed(fields, met, "or"), rule=refusal.rule),
    )


def of_no_use(fields: Fields, rule: Under, value: object) -> UsageError:
    """Word that a parameter belongs to a house rule that is not in force.

    ``value`` words the one that would be.
    """
    setting = msg("{key}={value}", key=rule.setting, value=value)
    return UsageError(
        "needs_setting", msg("{option} needs the setting {setting} ({rule}).",
                             option=Listed(fields, (rule.key,), "or"),
                             setting=setting, rule=rule.rule),
        hint=msg("Add --set {setting}.", setting=setting),
    )
