"""What a result changes of the characters it concerns."""

from __future__ import annotations

from rolcli.rulesets.sheet import KEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from rolcli.campaign.character import Character
    from rolcli.declare import Ask, Field
    from rolcli.rulesets.sheet import Sheet

    Changes = dict[str, dict[str, Any]]
    Further = Callable[[str, Mapping[str, Any], Callable[[str], Any]], Mapping[str, Any]]

DUE = "due"
"""The key of what somebody must do or know because of the last result that changed him."""
AWAITED = ("_due", "dying", "bout_of_madness", "danger_of_death", "unconscious")
"""Effects, or their endings, that call for something."""


def changes_of(
    record: type[Ask],
    thing: Mapping[str, Any],
    actor: Character | None,
    target: Character | None,
    further: Further | None = None,
    weapon: str | None = None,
) -> Changes:
    """Give what a result, as its JSON, changes: by character, the values that are now others.

    A key of its state is his whose field it fills; any other is that of the one acted upon
    where the verb acts upon somebody, else of the one who acts. ``further`` is the game's
    own: what follows besides. ``weapon`` is the one that was used, which has a magazine.
    """
    changes: Changes = {}
    acted_upon = any(
        field.of == "target" and field.sheet is not None for field in record.FIELDS.values()
    )
    concerned = target if acted_upon else actor
    state = thing.get("state")
    for name, value in state.items() if isinstance(state, dict) else ():
        field = field_of(record, name, concerned or actor)
        of = None if field is None else field.of
        owner = concerned if of is None else target if of == "target" else actor
        if owner is not None:
            note(changes, owner, kept_as(owner.table, field, name, weapon), value)
    if concerned is not None:
        if further is not None:
            own = further(str(thing.get("verb")), thing, now_of(concerned))
            for name, value in own.items():
                note(changes, concerned, name, value)
        if concerned.key in changes:
            changes[concerned.key].setdefault(DUE, due_of(thing) or None)
    return changes


def kept_as(table: Sheet, field: Field | None, name: str, weapon: str | None) -> str:
    """Give the key that a value is kept under: a magazine's is that of its weapon."""
    key = None if field is None else field.sheet
    if weapon is None or key is None or key not in table.weapon or key not in table.keys:
        return name
    return f"{key}:{weapon}" if table.keys[key].group == KEPT else name


def field_of(record: type[Ask], name: str, character: Character | None) -> Field | None:
    """Find the field of a record that a key of the state fills, or None."""
    table = None if character is None else character.table
    for key, field in record.FIELDS.items():
        if field.sheet is not None and name in (key, carried(table, field.sheet)):
            return field
    return None


def carried(table: Sheet | None, key: str) -> str:
    """Give the name under which results carry what has a key on the sheet."""
    found = None if table is None else table.keys.get(key)
    return key if found is None else found.state


def now_of(character: Character) -> Callable[[str], Any]:
    """Make the function that tells what a key of a character is now."""

    def now(name: str) -> Any:
        if name in character.state:
            return character.state[name]
        found = character.value(name)
        return None if found is None else found.value

    return now


def note(changes: Changes, owner: Character, name: str, value: Any) -> None:
    """Note a value, unless it is what is known anyway."""
    known = owner.state.get(name)
    if known is None:
        key = next((one.key for one in owner.table.keys.values() if one.state == name), name)
        found = owner.value(key)
        known = None if found is None else found.value
    if type(known) is not type(value) or known != value:
        changes.setdefault(owner.key, {})[name] = value


def due_of(thing: Mapping[str, Any]) -> list[str]:
    """List what a result calls for."""
    effects = thing.get("effects")
    if not isinstance(effects, list):
        return []
    return [one for one in effects if isinstance(one, str) and one.endswith(AWAITED)]
