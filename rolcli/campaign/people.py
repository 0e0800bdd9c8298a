"""Who acts and who is acted upon: fills what nobody typed, and reads names as values.

A field of a verb's record says which key of a sheet fills it and whose it is. What was
typed comes first, then an earlier result, then what is written here: the state of the
character, the sheet, what follows from it, its base. Each value that was not typed is
told with where it came from.
"""

from __future__ import annotations

from rolcli.campaign.character import BASE, DERIVED, STATE, Value
from rolcli.campaign.fitting import fit, unwanted
from rolcli.messages import Message, msg
from rolcli.rulesets.frame import Filler
from rolcli.rulesets.sheet import KEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from rolcli.campaign.character import Character
    from rolcli.declare import Ask, Field
    from rolcli.rulesets.sheet import Fill, Sheet

    Fields = Mapping[str, Field]
    Listed = Callable[[str], Any]
    Typed = dict[str, list[str]]
"""The texts of a call by the key of their field."""
NUMBERS = ("plain", "ladder")


class FilledValue:
    """A value that was not typed as such: for which field, whose it is, what, from where.

    ``asked`` tells that its name was typed, or goes without saying: the argument of the
    verb. ``offered`` tells that a sheet filled it.
    """

    __slots__ = ("asked", "character", "field", "offered", "value", "where")

    def __init__(
        self, field: Field, character: Character, value: Value, asked: bool = False,
        offered: bool = False,
    ) -> None:
        self.field = field
        self.character = character
        self.value = value
        self.where = origin(value)
        self.asked = asked
        self.offered = offered

    @property
    def rule(self) -> str:
        """The rule by which it was derived, if it was."""
        return self.value.derived.rule if self.value.derived is not None else ""


def origin(value: Value) -> Message:
    """Say where a value came from."""
    name = value.name
    if value.source == STATE:
        return msg("{name}, as it stands now", name=name)
    if value.source == DERIVED and value.derived is not None:
        return msg("{name}: {formula}", name=name, formula=msg(value.derived.formula))
    if value.source == BASE:
        return msg("{name}, its value where a sheet is silent", name=name)
    return msg("{name}", name=name)


class People(Filler):
    """The one who acts and the one acted upon, either of whom may be nobody."""

    __slots__ = ("_listed", "actor", "apart", "brought", "target", "told", "weapon")

    def __init__(
        self, actor: Character | None, target: Character | None, listed: Listed | None = None
    ) -> None:
        """``listed`` finds a weapon of the game's own list: the row, or None."""
        self.actor = actor
        self.target = target
        self.told: list[FilledValue] = []
        self.brought: list[str] = []  # the keys of what a weapon filled
        self.apart: tuple[str, ...] = ()  # the keys that no sheet fills in this call
        self.weapon: str | None = None
        self._listed = listed

    def whose(self, field: Field) -> Character | None:
        """Give the one whom a field is of."""
        return self.target if field.of == "target" else self.actor

    def named(self, fields: Fields, typed: Typed) -> Typed:
        """Put values in the place of names: ``descubrir`` is 60, a weapon is what it does.

        Raise UsageError for a name that is on no sheet, or unclear.
        """
        found = {key: list(texts) for key, texts in typed.items()}
        for key, field in fields.items():
            texts = typed.get(key)
            if texts is None or not takes_names(field):
                continue
            character = self.whose(field)
            if character is None:
                continue
            armed = brings_weapon(fields, field)
            for place, text in enumerate(texts):
                if is_name(field, text) or (armed and character.has_weapon(text)):
                    found[key][place] = self.value_of(fields, field, character, text, found)
        return found

    def value_of(
        self, fields: Fields, field: Field, character: Character, text: str, typed: Typed
    ) -> str:
        """Give the value that a name stands for, as it is typed; a weapon brings the rest."""
        value = None
        if brings_weapon(fields, field):
            skill = self.armed(fields, field, character, text, typed)
            value = None if skill == text else character.written_as(skill)
            text = skill
        if value is None:
            value = character.look_up(text, brings_weapon(fields, field))
        if field.key in character.table.bases:
            value = character.added(value, character.table.bases[field.key])
        self.told.append(FilledValue(field, character, value, asked=True))
        return str(value.value)

    def armed(
        self, fields: Fields, field: Field, character: Character, text: str, typed: Typed
    ) -> str:
        """Take up a weapon of the sheet, or of the game's list; give the name of its skill."""
        weapon = character.weapon(text)
        if weapon is None:
            row = None if character.is_exact(text) else self.row(fields, text)
            if row is None:
                return text
            typed.setdefault("weapon", [str(row.id)])
            return row_skill(character, row) or text
        word, held = weapon
        self.weapon = word
        for key, value in held.items():
            value = character.state.get(f"{key}:{word}", value)  # a magazine is not full
            other = fields.get(key) or filled_by(fields, key)
            if other is not None and other.key != field.key and other.key not in typed:
                texts = weapon_texts(other, value)
                if texts:
                    typed[other.key] = texts
                    self.brought.append(other.key)
                    self.tell(other, character, key, value, word)
        if "skill" in held:
            return str(held["skill"])
        row = self.row(fields, str(held.get("weapon", text)))
        return (row and row_skill(character, row)) or text

    def row(self, fields: Fields, text: str) -> Any:
        """Find a weapon of the game's list, or None."""
        return self._listed(text) if self._listed is not None and "weapon" in fields else None

    def tell(self, field: Field, character: Character, key: str, value: Any, word: str) -> None:
        """Note that a weapon filled a field."""
        from rolcli.campaign.character import SHEET

        self.told.append(FilledValue(field, character, Value(key, word, value, SHEET)))

    def filled(self, record: type[Ask], given: Mapping[str, object]) -> dict[str, object]:
        """Give the values that the sheets have for what nobody gave, as the verb reads them.

        What does not go together with the call is left out. Raise DataError for a value of
        a sheet that the verb cannot take.
        """
        found: dict[str, object] = {}
        told: dict[str, FilledValue] = {}
        fills = self.fills()
        self.take_up(given)
        for key, field in record.FIELDS.items():
            if key in given or (field.sheet is None and key not in fills):
                continue
            if field.sheet in self.apart and not field.positional:
                continue
            if field.many and (field.kind != "armour" or "earlier" in given):
                continue  # an earlier result has its armour off, or is told which there is
            character, value = self.held(field, given, fills.get(key, ()))
            if character is None or value is None or value.value is None:
                continue
            fitting = fit(field, character, value)
            if value.source == BASE and fitting == field.default:
                continue  # it says no more than silence
            if fitting is not None:
                found[key] = (fitting,) if field.many else fitting
                told[key] = FilledValue(field, character, value, field.positional, offered=True)
        someone = self.actor or self.target
        house = {} if someone is None else someone.house
        for key in unwanted(record, given, found, house):
            del found[key]
        before = [one for one in self.told if not one.offered]  # repeated calls ask again
        self.told = before + [told[key] for key in found]
        return found

    def take_up(self, given: Mapping[str, object]) -> None:
        """Note the weapon of the game's list that a call names, whose magazine it is."""
        named = given.get("weapon")
        if self.weapon is None and isinstance(named, str) and self._listed is not None:
            row = self._listed(named)
            self.weapon = named if row is None else str(row.id)

    def fills(self) -> dict[str, list[Fill]]:
        """Give what fills a field by what else was given, by the key of the field."""
        someone = self.actor or self.target
        found: dict[str, list[Fill]] = {}
        for fill in () if someone is None else someone.table.fills:
            found.setdefault(fill.key, []).append(fill)
        return found

    def held(
        self, field: Field, given: Mapping[str, object], fills: Sequence[Fill]
    ) -> tuple[Character | None, Value | None]:
        """Give whose value fills a field, and the value; None for either where there is none."""
        character = self.whose(field)
        keys: tuple[str, ...] = () if field.sheet is None else (field.sheet,)
        for fill in fills:
            if given.get(fill.when) == fill.value:
                keys = fill.keys
                character = self.target if fill.of == "target" else character
        if character is None or not keys:
            return None, None
        if self.weapon is not None and of_weapon(character.table, keys[0]):
            left = character.state.get(f"{keys[0]}:{self.weapon}")
            return character, None if left is None else Value(keys[0], self.weapon, left, STATE)
        values = [character.value(key) for key in keys if key in character.sheet.values]
        known = [one for one in values if one is not None]
        if len(known) > 1:
            return character, max(known, key=lambda one: one.value)
        return character, known[0] if known else character.value(keys[0])

    def needless(self, record: type[Ask], given: Mapping[str, object]) -> list[str]:
        """List what a weapon brought and this call has no use for: a magazine, and no burst."""
        brought = {key: given[key] for key in self.brought if key in given}
        typed = {key: value for key, value in given.items() if key not in brought}
        found = {**brought, **self.filled(record, given)} if brought else {}
        needless = [key for key in unwanted(record, typed, found, {}) if key in brought]
        self.told = [one for one in self.told if one.asked or one.field.key not in needless]
        return needless


def filled_by(fields: Fields, key: str) -> Field | None:
    """Find the option that a key of a sheet fills."""
    return next((one for one in fields.values() if one.sheet == key and not one.positional), None)


def of_weapon(table: Sheet, key: str) -> bool:
    """Tell whether a key is kept for each weapon: the magazine."""
    found = table.keys.get(key)
    return found is not None and found.group == KEPT and key in table.weapon


def takes_names(field: Field) -> bool:
    """Tell whether a field's value may be a name of a sheet: one that takes a number or code."""
    return field.kind == "code" or (field.base is int and field.kind in NUMBERS)


def is_name(field: Field, text: str) -> bool:
    """Tell whether a text is a name rather than a value."""
    if field.kind == "code":
        from rolcli.campaign.values import is_code

        return not is_code(text.removeprefix("-"))
    return any(sign.isalpha() for sign in text)


def brings_weapon(fields: Fields, field: Field) -> bool:
    """Tell whether a field may be given as a weapon: the skill of an attack."""
    return field.positional and field.sheet is None and "damage" in fields


def row_skill(character: Character, row: Any) -> str | None:
    """Give the skill that a row of the game's list is used with, or None."""
    armed = character.table.armed
    found = getattr(row, "skill", None) or armed.get(row.category) or armed.get(row.section)
    return None if found is None else str(found)


def weapon_texts(field: Field, value: Any) -> list[str]:
    """Write a value of a weapon as it is typed for a field; nothing for what it cannot be."""
    if field.base is bool:
        return ["true"] if value is True else []
    if isinstance(value, list):
        return ["/".join(map(str, value))]
    return [] if isinstance(value, bool) else [str(value)]
