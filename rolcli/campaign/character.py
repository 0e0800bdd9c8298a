"""One character at the table: the sheet, what the campaign knows of it, what follows."""

from __future__ import annotations

from rolcli.campaign.names import Index, Nameable, nearest
from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.sheet import SKILL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from rolcli.campaign.sheet import CharacterSheet
    from rolcli.rulesets.sheet import Derivation, Key, Sheet

STATE, SHEET, DERIVED, BASE = "state", "sheet", "derived", "base"


MOST = 10**9
"""A number of the state is less than this, on either side of 0."""


class Value:
    """A value with where it came from: ``source`` is state, sheet, derived or base.

    ``key`` is the key of the game's table, or the name of a skill of the player's own;
    ``name`` is how the sheet writes it. ``derived`` says how it was derived.
    """

    __slots__ = ("derived", "key", "name", "source", "value")

    def __init__(
        self, key: str, name: str, value: Any, source: str, derived: Derivation | None = None
    ) -> None:
        self.key = key
        self.name = name
        self.value = value
        self.source = source
        self.derived = derived


def fits(value: object, key: Key | None) -> bool:
    """Tell whether a value of the state is one that a key of the sheet can have."""
    if key is None:
        return True
    if key.kind == "whole":
        return type(value) is int and abs(value) < MOST
    if key.kind == "flag":
        return isinstance(value, bool)
    return isinstance(value, str | int) and (key.kind != "word" or value in key.words)


class Character:
    """A character of a call.

    ``name`` is shown, ``key`` is the name that its state is kept under. ``state`` maps the
    names of results' states to what the campaign knows; ``house`` are the house rules.
    """

    __slots__ = ("_state", "house", "key", "lang", "name", "sheet", "table")

    def __init__(
        self,
        sheet: CharacterSheet,
        table: Sheet,
        house: Mapping[str, object],
        *,
        key: str,
        number: int | None = None,
        state: Mapping[str, Any] | None = None,
        lang: str = "en",
    ) -> None:
        self.sheet = sheet
        self.table = table
        self.house = house
        self.key = key
        self.name = sheet.name if number is None else f"{sheet.name} #{number}"
        self.state = state or {}
        self.lang = lang

    @property
    def state(self) -> Mapping[str, Any]:
        """What the campaign knows of the character, by the names that results have for it."""
        return self._state

    @state.setter
    def state(self, state: Mapping[str, Any]) -> None:
        """Take in what stands in a journal, but for what nobody but its editor wrote."""
        if state:
            keys = {key.state: key for key in self.table.keys.values()}
            state = {name: one for name, one in state.items() if fits(one, keys.get(name))}
        self._state = state

    def value(self, name: str) -> Value | None:
        """Give the value of a key: of the state, the sheet, derived, or its base; or None."""
        key = self.table.keys.get(name)
        if key is None:
            if name in self.state:
                return Value(name, name, self.state[name], STATE)
            held = self.sheet.custom.get(name)
            return None if held is None else Value(name, name, held, SHEET)
        shown = self.shown(key)
        if key.state in self.state:
            return Value(name, shown, self.state[key.state], STATE)
        if name in self.sheet.values:
            return Value(name, shown, self.sheet.values[name], SHEET)
        return self.silent(key, shown)

    def shown(self, key: Key) -> str:
        """Give the name of a key as the sheet writes it, or in the language in force."""
        written = self.sheet.written.get(key.key)
        if written is None or written.casefold() == key.key:
            return key.name(self.lang)
        return written

    def silent(self, key: Key, shown: str) -> Value | None:
        """Give the value of a key of which the sheet says nothing."""
        if key.full is not None:
            whole = self.value(key.full)
            return whole and Value(key.key, shown, whole.value, whole.source, whole.derived)
        if key.derived is not None:
            needs = [self.value(need) for need in key.derived.needs]
            values = [need.value for need in needs if need is not None]
            if len(values) == len(needs):
                return Value(
                    key.key, shown, self.reckoned(key.derived, values), DERIVED, key.derived
                )
        if key.base is not None:
            return Value(key.key, shown, key.base, BASE)
        if key.attribute is not None:
            above = self.value(key.attribute)
            return above and Value(key.key, shown, above.value, BASE)
        return None

    def reckoned(self, derived: Derivation, values: list[Any]) -> Any:
        """Derive a value; a third party's mistake in that is announced as its package's."""
        game = getattr(self.house, "game", None)
        if game is None or game.maker is None:
            return derived.reckon(self.house, *values)
        from rolcli.guests import their_code

        with their_code(game.name, game.maker):
            return derived.reckon(self.house, *values)

    def look_up(self, word: str, armed: bool = False) -> Value:
        """Find a value by a name as typed; raise UsageError for none or several.

        ``armed`` says that a weapon of the sheet could have been named as well.
        """
        found = Index(self.named()).match(word)
        if len(found) == 1:
            value = self.value(found[0].key)
            if value is None:
                raise UsageError(
                    "not_found",
                    msg("{who} has no {name}.", who=self.name, name=found[0].shown),
                    hint=msg("Write it in {file}.", file=self.sheet.file),
                )
            return value
        if found:
            raise UsageError(
                "ambiguous_name",
                msg("{word} may be several things of {who}.", word=word, who=self.name),
                hint=msg("There are {names}.", names=", ".join([one.shown for one in found])),
            )
        raise self.unknown(word, list(self.sheet.weapons) if armed else [])

    def added(self, value: Value, base: str) -> Value:
        """Add the value of a key to that of a skill, as what defends or resists is made up."""
        other = self.value(base)
        if other is None or base == value.key or not type(value.value) is type(other.value) is int:
            return value
        name = f"{other.name} + {value.name}"
        return Value(value.key, name, other.value + value.value, SHEET)

    def written_as(self, name: str) -> Value | None:
        """Give the value that the sheet writes under a name, letter by letter; or None."""
        key = next((key for key, shown in self.sheet.written.items() if shown == name), None)
        return None if key is None else self.value(key)

    def is_exact(self, word: str) -> bool:
        """Tell whether a word is the whole name of something on the sheet."""
        return bool(Index(self.named()).exactly(word))

    def unknown(self, word: str, weapons: list[str]) -> UsageError:
        """Word a name that is on no sheet of the game, and is no weapon, with the nearest."""
        names = [name for one in self.named() for name in (one.shown, *one.names, *one.alone)]
        like = nearest(word, weapons + names)
        return UsageError(
            "unknown_name",
            msg("{who} has no {name}.", who=self.name, name=word[:80]),
            hint=msg("Is it {names}?", names=", ".join(like)) if like else None,
        )

    def named(self) -> list[Nameable]:
        """List what can be named: every key of the game and every skill of the player's own."""
        keys = self.table.keys
        values = self.sheet.values
        known: list[Nameable] = []
        special = {one.parent for name, one in keys.items() if one.parent and name in values}
        custom = []
        for name in self.sheet.custom:
            skill, bracket, alone = name.partition("(")
            above = self.open_skill(skill) if bracket else None
            if above is not None:
                special.add(above.key)
            custom.append(
                Nameable(
                    name, name, (), (alone.rstrip(") "),) if above else (),
                    above.names if above else (),
                )
            )
        for name, key in keys.items():
            if name not in values and (
                (key.open and name in special) or (key.open and self.silent(key, "") is None)
            ):
                continue  # the skill alone names its one speciality, or nothing
            above = keys[key.parent] if key.parent and name in values else None
            known.append(
                Nameable(name, self.shown(key), key.names, key.alone, above.names if above else ())
            )
        return known + custom

    def open_skill(self, written: str) -> Key | None:
        """Give the skill whose further speciality a name is, or None."""
        skills = [
            Nameable(key.key, "", key.names)
            for key in self.table.keys.values()
            if key.group == SKILL and key.open
        ]
        found = Index(skills).exactly(written)
        return self.table.keys[found[0].key] if len(found) == 1 else None

    def has_weapon(self, word: str) -> bool:
        """Tell whether a weapon of the sheet is called exactly so; its name may be a number."""
        return any(word in (key, held.get("name")) for key, held in self.sheet.weapons.items())

    def weapon(self, word: str) -> tuple[str, dict[str, Any]] | None:
        """Find a weapon of the sheet by its word or name, or its start; None where none fits."""
        named = [
            Nameable(key, str(held.get("name", key)), (str(held.get("name", key)),))
            for key, held in self.sheet.weapons.items()
        ]
        found = Index(named).match(word) if named else []
        if len(found) > 1:
            raise UsageError(
                "ambiguous_name",
                msg("{word} may be several weapons of {who}.", word=word, who=self.name),
                hint=msg("There are {names}.", names=", ".join([one.key for one in found])),
            )
        return (found[0].key, self.sheet.weapons[found[0].key]) if found else None
