"""The target's armour: named, fixed or rolled, and what it is worth against each kind."""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.messages import msg
from rolcli.notation.tree import Number
from rolcli.rulesets.amounts import amount
from rolcli.rulesets.unisystem.content import Content

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.notation.tree import Node
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.groups import Struck
    from rolcli.rulesets.unisystem.items import Armour


class Protection(Content):
    """Armour as it stands: a fixed part, dice to roll, and whether it stops all of that.

    ``worth`` is full, half or none; ``rule`` says why.
    """

    __slots__ = ("fixed", "rolled", "rule", "worth")

    def __init__(self, worn: Worn, worth: str, rule: str) -> None:
        super().__init__(worn.fixed, worn.rolled, worth)
        self.fixed = worn.fixed
        self.rolled = worn.rolled
        self.worth = worth
        self.rule = rule

    @property
    def worn(self) -> bool:
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


class Worn:
    """All armour that is worn: what it takes off as it is, and what is rolled for it.

    Several pieces add up, as body armour and a shield do (UNX-76).
    """

    __slots__ = ("fixed", "rolled")

    def __init__(self) -> None:
        self.fixed = 0
        self.rolled: tuple[Node, ...] = ()

    @property
    def any(self) -> bool:
        """Whether any armour is worn."""
        return bool(self.fixed or self.rolled)


def put_on(dice: Dice, house: House, ask: Struck, gear: Catalogue, notes: list[Message]) -> Worn:
    """Put on the pieces of armour, each a name, a number or an expression."""
    worn = Worn()
    for text in ask.armour:
        tree = expression(ask, text)
        if tree is None:
            worn.fixed += from_table(dice, house, gear.armour(text), ask.facing, notes)
        elif type(tree) is Number:
            value = tree.whole
            worn.fixed += value
            dice.step(msg("Armour"), value, plain_rule(house))
        elif house["armour"] == "rolled":
            worn.rolled += (tree,)
        else:
            value = average(tree)
            worn.fixed += value
            dice.step(msg("Armour {name}, on average", name=text), value, "UNX-25")
    return worn


def from_table(dice: Dice, house: House, row: Armour, facing: str, notes: list[Message]) -> int:
    """Give what a named armour is worth, an average that is not rolled (UNX-25).

    A riot shield is worth it only from the front (UNX-77).
    """
    covered = not row.front_only or facing == "front"
    value = row.value if covered else 0
    label = msg("Worn: {name}", name=row.called)
    if house["armour"] == "rolled":
        label = msg("Worn: {name}, with the average of the tables", name=row.called)
    dice.step(label, value, "UNX-77" if row.front_only else "UNX-76")
    if not covered:
        notes.append(msg("{name} protects from the front only.", name=row.called))
    return value


def protect(
    house: House, worn: Worn, kind: str | None, sealed: bool, heat_proof: bool
) -> Protection:
    """Settle what the armour is worth against a kind of damage."""
    if kind == "explosive":
        return Protection(worn, "full" if sealed else "half", "UNX-71")
    if kind == "fire":
        return Protection(worn, "full" if heat_proof else "none", "UNX-75")
    if kind == "ap" and house["ap"] == "piercing":
        return Protection(worn, "half", "UNX-53")
    return Protection(worn, "full", plain_rule(house))


def plain_rule(house: House) -> str:
    """Give the rule by which armour takes off what it is worth."""
    return "UNI-30" if house["armour"] == "rolled" else "UNX-24"


def expression(ask: Struck, text: str) -> Node | None:
    """Read an armour that is a number or an expression; None for what must be a name.

    Raise UsageError for an expression that armour cannot use.
    """
    if text.isascii() and text.isdecimal() and len(text) < 10:
        return Number(int(text))
    if not any(c.isdigit() for c in text):
        return None
    known: dict[str, Node] = ask.__dict__.setdefault("armours", {})
    if text in known:  # read once, the same in every branch of odds
        return known[text]
    try:
        known[text] = amount(ask.FIELDS["armour"], text)
        return known[text]
    except NotationError:
        return None


def average(tree: Node) -> int:
    """Give the average of an expression, rounded down (UNX-25)."""
    from rolcli.exact import floor
    from rolcli.odds.expression import distribution

    total = distribution(tree).total
    rows = total.listed(20)
    mean: Any = total.mean if rows.complete else None
    if mean is None:  # of dice that explode, those that are listed
        mean = sum(value * weight for value, weight in rows.items()) // rows.denominator
    return floor(mean)
