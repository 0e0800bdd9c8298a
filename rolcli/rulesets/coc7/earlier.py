"""An earlier result, as its JSON tells it: what push, luck, damage and heal read."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.rulesets.coc7.levels import HARDER, LEVELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
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
        self.difficulty = needed_word(
            details.get("difficulty", "regular"), HARDER, "details.difficulty"
        )
        self.net = needed_number(details.get("net_dice", 0), "details.net_dice")
        self.level = needed_word(earlier.get("level"), LEVELS, "level")
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


def needed_word(value: object, known: Iterable[str], name: str) -> str:
    """Give a word out of those known, or raise DataError that names what is wrong."""
    if isinstance(value, str) and value in known:
        return value
    raise DataError(
        "incomplete_result",
        msg("This result does not serve: {name} is none of {words}.", name=name,
            words=", ".join(known)),
        hint=msg("Give the JSON of a result as it was printed."),
    )  # fmt: skip


def rows(found: object, name: str) -> list[dict[str, Any]]:
    """Give a list of objects of an earlier result, none where it has none, or raise DataError."""
    if found is None:
        return []
    if isinstance(found, list) and all(isinstance(row, dict) for row in found):
        return found
    raise DataError(
        "incomplete_result",
        msg("This result does not serve: {name} is no list of objects.", name=name),
        hint=msg("Give the JSON of a result as it was printed."),
    )


def refused(code: str, why: Message, hint: Message | None = None) -> DataError:
    """Make the refusal of an earlier result by the rules."""
    return DataError(code, why, hint=hint)
