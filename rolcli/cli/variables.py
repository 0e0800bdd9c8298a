"""The variables of `roll` and `odds`."""

from __future__ import annotations

from rolcli.errors import RolcliError, UsageError
from rolcli.messages import msg
from rolcli.modifiers import is_reserved, parse_expression, placed
from rolcli.notation.vocabulary import is_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.exact import Number


def variables_of(texts: Sequence[str]) -> dict[str, Number]:
    """Read NAME=VALUE texts; a value is a number or arithmetic without dice."""
    found: dict[str, Number] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = variable_name(name.strip())
        if not equals or not value.strip():
            raise UsageError(
                "bad_value",
                msg("--var takes a name and a value such as strength=3, not {text}.", text=text),
            )
        found[name] = value_of(value, found)
    return found


def variable_name(name: str) -> str:
    """Bring the name of a variable to the form it is looked up by.

    A word of the dice language is a name only where ``@`` marks it.
    """
    marked = name.startswith("@")
    name = name.removeprefix("@").casefold()
    if is_reserved(name) and not marked:
        raise UsageError(
            "bad_name",
            msg("{name} is a word of the dice language.", name=name),
            hint=msg("Write --var @{name}=... and @{name} in the expression.", name=name),
        )
    if not is_name(name):
        raise UsageError(
            "bad_name",
            msg("{name} cannot be the name of a variable.", name=name or "''"),
            hint=msg("A name is letters, digits and _, and starts with a letter."),
        )
    return name


def value_of(text: str, variables: dict[str, Number]) -> Number:
    """Work out the value of a variable."""
    from rolcli.dice.scripted import Scripted

    dice = Scripted(())
    try:
        rolled = dice.roll(parse_expression(text, variables), None, variables)
    except RolcliError as error:
        if error.code != "too_few_dice":
            raise placed(error, text) from None
        rolled = None
    if rolled is None or rolled.terms:
        raise UsageError(
            "bad_value",
            msg("A variable is a number, and {text} has dice.", text=text),
            hint=msg("Put the dice into the expression itself."),
        )
    return rolled.total
