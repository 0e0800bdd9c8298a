"""Parameters inside messages, and the words that refuse a combination of them."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rolcli.declare import Excludes, Field, Needs, OneOf, Under

    Fields = Mapping[str, Field]
    Key = str | tuple[str, object]


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

    def __init__(self, fields: Mapping[str, Field], keys: Iterable[Key], word: str) -> None:
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


def of_no_use(fields: Fields, rule: Under) -> UsageError:
    """Word that a parameter belongs to a house rule that is not in force."""
    setting = f"{rule.setting}={rule.value}".replace("True", "on")
    return UsageError(
        "needs_setting", msg("{option} needs the setting {setting} ({rule}).",
                             option=Listed(fields, (rule.key,), "or"),
                             setting=setting, rule=rule.rule),
        hint=msg("Add --set {setting}.", setting=setting),
    )
