"""What a verb can take of what sheets have: the right kind, and no contradiction to the call."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rolcli.campaign.character import Character, Value
    from rolcli.declare import Ask, Field

    Key = str | tuple[str, object]

WORDED = ("choice", "ladder")


def fit(field: Field, character: Character, value: Value) -> object:
    """Give a value of a sheet as a field takes it; None where it says nothing for it.

    Raise DataError for one beyond the field's bounds.
    """
    held = value.value
    if field.base is bool:
        return True if held is True else None
    if field.kind in WORDED and isinstance(held, str):
        return held if held in (field.choices or {}) else None
    if field.base is int or field.kind == "ladder":
        if not isinstance(held, int) or isinstance(held, bool):
            return None
        low, high = field.least, field.most
        if (low is not None and held < low) or (high is not None and held > high):
            raise DataError(
                "bad_file",
                msg(
                    "{name} of {who} is {value}, which does not serve here.",
                    name=value.name, who=character.name, value=held,
                ),
            )
        return held
    return str(held)


def unwanted(
    record: type[Ask],
    given: Mapping[str, object],
    found: Mapping[str, object],
    house: Mapping[str, object],
) -> list[str]:
    """List what sheets would fill and what does not go together with what was given.

    An option of a house rule that is not in force is not filled; a state that only such a
    rule knows stays, and is refused.
    """
    dropped = {
        rule.key for rule in record.UNDER
        if type(rule.key) is str and house.get(rule.setting, rule.value) != rule.value
    }

    def stands(key: str | tuple[str, object]) -> bool:
        if isinstance(key, tuple):
            return bool(given.get(key[0], found.get(key[0])) == key[1])
        return key in given or (key in found and key not in dropped)

    for sure in (True, False):  # first what contradicts the call, then what contradicts itself
        before = -1
        while len(dropped) != before:
            before = len(dropped)
            for one in record.ONE_OF:
                typed = any(key in given for key in one.keys)
                if typed or not sure:
                    loose = [key for key in one.keys if key in found and key not in dropped]
                    dropped |= set(loose if typed else loose[1:])
            for need in record.NEEDS:
                if need.key in found and not any(map(stands, need.others)):
                    dropped.add(str(need.key))
            for refusal in record.EXCLUDES:
                if stands(refusal.key):
                    met = [key for key in refusal.others if stands(key)]
                    dropped |= contradicting(refusal.key, met, given, found, sure)
    return [key for key in found if key in dropped]


def contradicting(
    key: Key, met: list[Key], given: Mapping[str, object], found: Mapping[str, object], sure: bool
) -> set[str]:
    """Give what of a contradiction a sheet would fill: the side that nobody typed."""
    if not met:
        return set()
    name = str(key[0] if isinstance(key, tuple) else key)
    others = {str(one[0] if isinstance(one, tuple) else one) for one in met}
    if name in found and others & given.keys():
        return {name}
    if name in given or not sure:
        return others & found.keys()
    return set()
