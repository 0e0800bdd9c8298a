"""What a game's character sheet has: keys, their names, groups, bounds and derivations.

A game declares one ``SHEET`` in its module ``sheet``; reading, checking and writing of
sheets, matching of names, completion and the manual are made from it. The names are what
players write: the first of each language is shown, all of them are understood.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    Row = tuple[Any, ...]

CHARACTERISTIC, POOL, DERIVED, SKILL = "characteristic", "pool", "derived", "skill"
KEPT = "kept"
"""The groups of a sheet, in the order in which it shows them; what is KEPT is on none: only
a campaign's state has it."""


class Derivation:
    """How a value follows from others: by which rule, and in words.

    ``reckon`` takes the values of ``needs``, in their order, and the house rules; it gives
    the value. ``formula`` is a message id.
    """

    __slots__ = ("formula", "needs", "reckon", "rule")

    def __init__(
        self, rule: str, formula: str, needs: tuple[str, ...], reckon: Callable[..., Any]
    ) -> None:
        self.rule = rule
        self.formula = formula
        self.needs = needs
        self.reckon = reckon


class Key:
    """One key of a sheet.

    ``kind`` is whole (from ``least`` to ``most``), code (a die code), expr (dice or a
    number), text, flag, or word (one of ``words``: canonical -> other names, folded).
    ``base`` is the value when the sheet is silent; where there is none, the value of the
    key ``attribute`` serves. ``parent`` is the skill that it is a speciality of, whose
    names then stand before its own; ``alone`` are those without. ``open`` tells that a
    skill has specialities beyond the listed ones. ``full`` is the key of a pool's whole.
    ``state`` is the name under which results carry it, where that differs.
    """

    __slots__ = (
        "alone", "attribute", "base", "derived", "en", "es", "full", "group", "key", "kind",
        "least", "most", "open", "parent", "state", "words",
    )

    def __init__(self, key: str, group: str, en: str, es: str, **facts: Any) -> None:
        self.key = key
        self.group = group
        self.en = tuple(en.split("|"))
        self.es = tuple(es.split("|"))
        self.kind: str = facts.pop("kind", "whole")
        self.least: int | None = facts.pop("least", 0)
        self.most: int | None = facts.pop("most", 10_000)
        self.base: Any = facts.pop("base", None)
        self.attribute: str | None = facts.pop("attribute", None)
        self.parent: str | None = facts.pop("parent", None)
        self.alone: tuple[str, ...] = ()
        self.open: bool = facts.pop("open", False)
        self.full: str | None = facts.pop("full", None)
        self.state: str = facts.pop("state", key)
        self.words: dict[str, tuple[str, ...]] = facts.pop("words", {})
        self.derived: Derivation | None = facts.pop("derived", None)
        if facts:
            raise TypeError(f"a key of a sheet has no {', '.join(facts)}")

    def name(self, lang: str = "en") -> str:
        """Give the first name in a language."""
        return self.es[0] if lang == "es" else self.en[0]

    @property
    def names(self) -> tuple[str, ...]:
        """Every name, in both languages."""
        return (*self.en, *self.es)


class Fill:
    """What fills the field ``key`` of a verb where ``when`` was given, or has ``value``.

    It is the best of the values that the sheet has under some ``keys``, else that of the
    first of them. ``of`` says whose, where that is not the one that the field is of. For
    combatants ``when`` is a house rule.
    """

    __slots__ = ("key", "keys", "of", "value", "when")

    def __init__(
        self, key: str, when: str, keys: tuple[str, ...], value: object = True,
        of: str | None = None,
    ) -> None:
        self.key = key
        self.when = when
        self.keys = keys
        self.value = value
        self.of = of


class Sheet:
    """The keys of a game's sheet, in order.

    ``weapon`` maps each key of a weapon's table to its kind (text, whole, expr, code,
    or number for a distance); a weapon named in the game's own list fills what is left out.
    ``daily`` are the keys of the state that a new day resets, each to a value or, where
    that is a name, to the value that the key of this name has now. ``further`` is
    ``module:function`` that tells what else a result changes; beside the result's JSON it
    is given the keys that were ``asked`` by name. ``facts`` are further
    texts at the top. ``fractions`` of a value are shown beside it: 2 for the half.
    ``armed`` maps a category or section of the game's list of weapons to the key of the
    skill it is used with, where its rows do not say. ``fills`` are the fields of verbs
    that take one key or another, as the call says. ``alone`` are the verbs by which who acts
    and names nobody acts upon himself. ``priced`` are the keys that only tell what something
    would cost: odds take them where they are asked for. ``bases`` are the keys that are added
    to a skill named for a field of this key.
    """

    __slots__ = (
        "alone", "armed", "bases", "daily", "facts", "fills", "fractions", "further", "game",
        "keys", "priced", "weapon",
    )

    def __init__(
        self,
        game: str,
        keys: Iterable[Key],
        *,
        weapon: Mapping[str, str] | None = None,
        facts: tuple[str, ...] = (),
        further: str | None = None,
        fractions: tuple[int, ...] = (),
        armed: Mapping[str, str] | None = None,
        daily: Mapping[str, int | str] | None = None,
        fills: tuple[Fill, ...] = (),
        alone: tuple[str, ...] = ("heal",),
        priced: tuple[str, ...] = (),
        bases: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.keys = {key.key: key for key in keys}
        self.weapon = dict(weapon or {})
        self.facts = facts
        self.further = further
        self.fractions = fractions
        self.armed = dict(armed or {})
        self.daily = dict(daily or {})
        self.fills = fills
        self.alone = alone
        self.priced = priced
        self.bases = dict(bases or {})

    def group(self, name: str) -> list[Key]:
        """List the keys of a group."""
        return [key for key in self.keys.values() if key.group == name]


def skills(rows: Iterable[Row], **facts: Any) -> list[Key]:
    """Make the keys of skills: rows of (key, base, English names, Spanish names, facts)."""
    made: dict[str, Key] = {}
    for name, base, en, es, *own in rows:
        said = {**facts, **own[0]} if own else facts
        key = made[name] = Key(name, SKILL, en, es, base=base, **said)
        if key.parent is not None:
            key.alone = key.names
            above = made[key.parent]
            key.en = tuple([special(above.en[0], one) for one in key.en])
            key.es = tuple([special(above.es[0], one) for one in key.es])
    return list(made.values())


def special(skill: str, speciality: str) -> str:
    """Name a speciality with its skill: ``Firearms (Handgun)``."""
    return f"{skill} ({speciality})"
