"""An earlier result, as its JSON tells it: what push, luck, damage and heal read."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.messages import Message

    Earlier = dict[str, Any]


def part(earlier: Earlier, name: str) -> dict[str, Any]:
    """Give ``details``, ``state`` or ``input`` of an earlier result; empty where it has none."""
    found = earlier.get(name)
    return found if isinstance(found, dict) else {}


def number(earlier: Earlier, name: str, key: str) -> int | None:
    """Find a whole number in a part of an earlier result."""
    value = part(earlier, name).get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def verb_of(earlier: Earlier, wanted: tuple[str, ...]) -> str:
    """Give the verb of an earlier result of this game. Raise DataError for any other."""
    verb = earlier.get("verb")
    if earlier.get("rules") not in (None, "coc7") or verb not in wanted:
        raise DataError(
            "wrong_result",
            msg("This result does not serve: it is no {wanted}.", wanted=", ".join(wanted)),
            hint=msg("Give the JSON of an earlier result of this game."),
        )
    return str(verb)


class Attempt:
    """A percentile roll of an earlier result."""

    __slots__ = ("difficulty", "level", "net", "success", "total", "value")

    def __init__(self, earlier: Earlier) -> None:
        details = part(earlier, "details")
        self.value = needed_number(details.get("value"), "details.value")
        self.total = needed_number(earlier.get("total"), "total")
        self.difficulty = str(details.get("difficulty", "regular"))
        self.net = needed_number(details.get("net_dice", 0), "details.net_dice")
        self.level = str(earlier.get("level"))
        self.success = earlier.get("success") is True


def needed_number(value: object, name: str) -> int:
    """Give a whole number, or raise DataError that names what is missing."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise DataError(
        "incomplete_result",
        msg("This result does not serve: it has no whole number {name}.", name=name),
        hint=msg("Give the JSON of a result as it was printed."),
    )


def refused(code: str, why: Message, hint: Message | None = None) -> DataError:
    """Make the refusal of an earlier result by the rules."""
    return DataError(code, why, hint=hint)
