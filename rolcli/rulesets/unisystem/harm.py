"""Damage: how it is written, and one hit with armour and level (UNX-20, UNI-30, UNI-31)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.notation.node import Number, has_dice, walk
from rolcli.notation.tree import Binary
from rolcli.rulesets.amounts import simple
from rolcli.rulesets.unisystem.hit_groups import STRENGTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

FACTOR = frozenset("0123456789STRstrFUEfue+-() ")
"""The characters of a multiplier in its everyday form."""


class Content:
    """Equal to another of its class with the same ``key``; arguments and values of chances."""

    __slots__ = ("_hash", "key")

    def __init__(self, *key: object) -> None:
        self.key = key
        self._hash = hash(key)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.key == other.key

    def __hash__(self) -> int:
        return self._hash


class Telling:
    """What is only told, as it happens; any two are equal, since they decide nothing."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    def __hash__(self) -> int:
        return hash(type(self))

    def latest(self) -> Wounds:
        """Give the wounds that a hit now belongs to, where hits are told."""
        raise NotImplementedError


class Multiplied(Content):
    """Damage as it is rolled: ``base`` once, then times ``multiplier``."""

    __slots__ = ("base", "multiplier", "variables")

    def __init__(self, base: Node, multiplier: int, variables: dict[str, int] | None) -> None:
        strength = None if variables is None else variables["str"]
        super().__init__(base, multiplier, strength)
        self.base = base
        self.multiplier = multiplier
        self.variables = variables

    def roll(self, dice: Dice, what: str) -> int:
        """Roll the part before the multiplier, rounded down."""
        if type(self.base) is Number:
            return self.base.whole
        return dice.roll(self.base, what, self.variables).whole  # type: ignore[arg-type]  # variables are whole numbers


NOTHING = Multiplied(Number(0), 1, None)
"""Damage that is not rolled, for hits that already were."""


def read_text(text: str, strength: int | None) -> Multiplied:
    """Read an expression of the tables; raise UsageError where the Strength is missing."""
    quick = everyday(text, strength)
    if quick is not None:
        return quick
    from rolcli.modifiers import parse_expression

    names = dict.fromkeys(STRENGTH, 0)
    return read_damage(parse_expression(text, names), strength)  # type: ignore[arg-type]  # variables are whole numbers


def read_damage(tree: Node, strength: int | None) -> Multiplied:
    """Read damage: ``DICE*M`` and ``M*DICE`` have the multiplier M.

    Anything else has multiplier 1 over the whole (UNI-34, UNI-35). Raise
    UsageError where it asks for the Strength and none is given.
    """
    if strength is None and any(node.is_name for node in walk(tree)):
        raise no_strength(tree)
    variables = None if strength is None else dict.fromkeys(STRENGTH, strength)
    if type(tree) is Binary and tree.operator == "*":
        left, right = tree.left, tree.right
        if has_dice(right) and not has_dice(left):
            left, right = right, left
        if not has_dice(right):
            factor = constant(right, variables)
            if isinstance(factor, int):
                return Multiplied(left, factor, variables)
    return Multiplied(tree, 1, variables)


def everyday(text: str, strength: int | None) -> Multiplied | None:
    """Read the form of the tables at once: a term, ``*``, a number or the Strength."""
    base, _, factor = text.replace(" ", "").partition("*")
    term = simple(base)
    if term is None or type(term) is Binary or not factor or not FACTOR.issuperset(factor):
        return None
    if len(factor) > 12:
        return None
    if factor.isdigit():
        return Multiplied(term, int(factor), None)
    inner = factor[1:-1] if factor[0] == "(" and factor[-1] == ")" else factor
    bare = inner[:3].casefold() in STRENGTH and (inner is not factor or len(inner) == 3)
    more = inner[3:]
    if not bare or (more and not (more[0] in "+-" and more[1:].isdigit())):
        return None
    if strength is None:
        raise no_strength(text)
    return Multiplied(term, strength + int(more or 0), None)


def constant(tree: Node, variables: dict[str, int] | None) -> object:
    """Work out a tree without dice."""
    from rolcli.dice.evaluate import roll

    return roll(tree, None, variables).total  # type: ignore[arg-type]  # variables are whole numbers


def no_strength(damage: Node | str) -> UsageError:
    """Word a Strength that is missing."""
    return UsageError(
        "missing_value",
        msg("The damage {text} needs a Strength.", text=str(damage)),
        hint=msg("Add --strength N."),
    )


class Protection(Content):
    """Armour as it is worn: a fixed part, dice to roll, and whether it stops all of that.

    Several pieces add up, as body armour and a shield do (UNX-76). ``worth`` is full, half or
    none; ``rule`` says why.
    """

    __slots__ = ("fixed", "rolled", "rule", "worth")

    def __init__(
        self, fixed: int, rolled: tuple[Node, ...], worth: str = "full", rule: str = ""
    ) -> None:
        super().__init__(fixed, rolled, worth)
        self.fixed = fixed
        self.rolled = rolled
        self.worth = worth
        self.rule = rule

    @property
    def any(self) -> bool:
        """Whether there is any armour."""
        return bool(self.fixed or self.rolled)

    def stop(self, dice: Dice) -> int:
        """Roll what is rolled (UNI-30) and give what the armour takes off."""
        if self.worth == "none":
            return 0
        start = (0, self.fixed)
        value = max(0, dice.repeat(len(self.rolled), add_piece, start, self.rolled)[1])
        return value // 2 if self.worth == "half" else value


def add_piece(dice: Dice, state: tuple[int, int], trees: tuple[Node, ...]) -> tuple[int, int]:
    """Roll the next of several pieces and add it: how many were, and what they come to."""
    at, value = state
    return at + 1, value + dice.roll(trees[at], "armour").whole


class Shot(Content):
    """What a hit does to its target: the dice, the armour and the level.

    ``multiplier`` has the range in it already; ``least`` is the floor of the multiplier.
    """

    __slots__ = ("damage", "least", "level", "multiplier", "protection")

    def __init__(
        self, damage: Multiplied, multiplier: int, least: int, level: int, protection: Protection
    ) -> None:
        super().__init__(damage, multiplier, least, level, protection)
        self.damage = damage
        self.multiplier = multiplier
        self.least = least
        self.level = level
        self.protection = protection


class Raise(Content):
    """What a good attack adds to its damage: to the multiplier (UNX-18), to the die (UNI-P2)."""

    __slots__ = ("die", "multiplier")

    def __init__(self, multiplier: int = 0, die: int = 0) -> None:
        super().__init__(multiplier, die)
        self.multiplier = multiplier
        self.die = die


PLAIN = Raise()
"""Damage as it is."""


class Wound(Content):
    """One hit as it went."""

    __slots__ = ("armour", "final", "level", "multiplier", "net", "raw")

    def __init__(self, multiplier: int, raw: int, armour: int, level: int) -> None:
        self.multiplier = multiplier
        self.raw = raw
        self.armour = armour
        self.net = max(0, raw - armour)
        self.level = level
        self.final = self.net * level
        super().__init__(raw, self.net, self.final)  # what decides anything further

    def laid_out(self) -> dict[str, int]:
        """Lay it out as plain data."""
        names = ("multiplier", "raw", "armour", "net", "level", "final")
        return {name: getattr(self, name) for name in names}


class Wounds(Telling):
    """The hits of one attack, or of one who is shot at, as they are told.

    A single hit is told in two parts: its damage, then what the armour stopped of it.
    """

    __slots__ = ("hits", "multiplier", "raw")

    def __init__(self) -> None:
        self.hits: list[Wound] = []
        self.multiplier = 1
        self.raw = 0

    def latest(self) -> Wounds:
        """Give these."""
        return self

    @property
    def final(self) -> int:
        """What they come to together."""
        return sum([wound.final for wound in self.hits])


def noted(dice: Dice, told: Telling, wound: Wound) -> None:
    """Note a hit."""
    told.latest().hits.append(wound)


def rolled(dice: Dice, told: Telling, multiplier: int, raw: int) -> None:
    """Note the damage of a hit whose armour is still to come."""
    wounds = told.latest()
    wounds.multiplier = multiplier
    wounds.raw = raw


def soaked(dice: Dice, told: Telling, shot: Shot, armour: int) -> None:
    """Note what the armour is worth against it."""
    wounds = told.latest()
    wound = Wound(wounds.multiplier, wounds.raw, armour, shot.level)
    past_armour(dice, shot, wound)
    wounds.hits.append(wound)


def multiplier_of(dice: Dice, shot: Shot, more: Raise) -> int:
    """Give the multiplier of a hit, which has a least one (UNI-27)."""
    multiplier = max(shot.least, shot.multiplier + more.multiplier)
    if multiplier > shot.multiplier + more.multiplier:
        dice.step(msg("Least damage multiplier"), multiplier, "UNI-27")
    return multiplier


def roll_raw(dice: Dice, shot: Shot, more: Raise, multiplier: int) -> int:
    """Roll the damage of a hit before armour; nothing goes below zero (UNI-30)."""
    die = shot.damage.roll(dice, "damage") + more.die
    raw = max(0, die * multiplier)
    dice.step(msg("Damage {die} x {multiplier}", die=die, multiplier=multiplier), raw, "UNI-34")
    return raw


def hit(dice: Dice, shot: Shot, more: Raise) -> Wound:
    """Roll one hit of several."""
    multiplier = multiplier_of(dice, shot, more)
    return soak(dice, shot, multiplier, roll_raw(dice, shot, more, multiplier))


def soak(dice: Dice, shot: Shot, multiplier: int, raw: int) -> Wound:
    """Take the armour off damage and multiply what is left by the level (UNX-20, UNX-24)."""
    wound = Wound(multiplier, raw, shot.protection.stop(dice), shot.level)
    past_armour(dice, shot, wound)
    return wound


def past_armour(dice: Dice, shot: Shot, wound: Wound) -> None:
    """Record what the armour stopped and what the level made of the rest."""
    protection = shot.protection
    if protection.any:
        dice.step(msg("Stopped by armour"), min(wound.raw, wound.armour), protection.rule)
        label = msg("{net} past the armour, level {level}", net=wound.net, level=shot.level)
        dice.step(label, wound.final, "UNX-20")
    elif shot.level != 1:
        label = msg("{net} at level {level}", net=wound.net, level=shot.level)
        dice.step(label, wound.final, "UNX-20")


def one_hit(dice: Dice, result: Result, rolled: Any, past: Any, level: int) -> Any:
    """Write what a single hit comes to, rolled and past the armour; give it in the end.

    Exact odds know each.
    """
    net = dice.derive(dice.summed(past), above_nothing)
    result.details |= {"raw": dice.summed(rolled), "net": net}
    return dice.derive(net, times, level)


def above_nothing(number: int) -> int:
    """Give a number, or 0 for a lesser one."""
    return max(0, number)


def times(number: int, factor: int) -> int:
    """Multiply."""
    return number * factor


def raw_of_hit(dice: Dice, shot: Shot, more: Raise, told: Telling) -> int:
    """Roll the damage of a single hit."""
    multiplier = multiplier_of(dice, shot, more)
    raw = roll_raw(dice, shot, more, multiplier)
    dice.tell(rolled, told, multiplier, raw)
    return raw


def stopped(dice: Dice, shot: Shot, told: Telling) -> int:
    """Roll the armour against a single hit; give what it takes off, as a negative number."""
    armour = shot.protection.stop(dice)
    dice.tell(soaked, told, shot, armour)
    return -armour


def damage_of_hit(dice: Dice, shot: Shot, more: Raise, told: Telling) -> int:
    """Roll one hit of several and give what it comes to."""
    wound = hit(dice, shot, more)
    dice.tell(noted, told, wound)
    return wound.final


def plain_rule(house: House) -> str:
    """Give the rule by which armour takes off what it is worth."""
    return "UNI-30" if house["armour"] == "rolled" else "UNX-24"
