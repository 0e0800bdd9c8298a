"""The target's armour: named, fixed or rolled, and what it is worth against each kind."""

from __future__ import annotations

from rolcli.dice.language import parse_expression
from rolcli.errors import RolcliError
from rolcli.exact import floor
from rolcli.messages import msg
from rolcli.notation.tree import Number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.notation.tree import Node
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.items import Armour


class Protection:
    """Armour as it stands: a fixed part, dice to roll, and whether it stops all of that.

    ``worth`` is full, half or none; ``rule`` says why.
    """

    __slots__ = ("fixed", "rolled", "rule", "worth")

    def __init__(self, fixed: int, rolled: tuple[Node, ...], worth: str, rule: str) -> None:
        self.fixed = fixed
        self.rolled = rolled
        self.worth = worth
        self.rule = rule

    @property
    def worn(self) -> bool:
        """Whether there is any armour."""
        return bool(self.fixed or self.rolled)

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that decides what it stops, hashable."""
        return (self.fixed, self.rolled, self.worth)

    def stop(self, dice: Dice) -> int:
        """Roll what is rolled (UNI-30) and give what the armour takes off."""
        if self.worth == "none":
            return 0
        value = self.fixed
        for tree in self.rolled:
            value += floor(dice.roll(tree, "armour").total)
        value = max(0, value)
        return value // 2 if self.worth == "half" else value


class Worn:
    """One piece of armour: a row of the tables, or a tree to roll or to reckon."""

    __slots__ = ("mean", "row", "text", "tree")

    def __init__(self, text: str, row: Armour | None, tree: Node | None, mean: int) -> None:
        self.text = text
        self.row = row
        self.tree = tree
        self.mean = mean


def read_worn(gear: Catalogue, text: str, averaged: bool) -> Worn:
    """Read armour by name, number or expression, with its average where that is what counts."""
    tree = expression(text)
    if tree is None:
        row = gear.armour(text)
        return Worn(text, row, None, row.value)
    if type(tree) is Number:
        return Worn(text, None, tree, floor(tree.value))
    return Worn(text, None, tree, average(tree) if averaged else 0)


def put_on(
    dice: Dice, house: House, pieces: Iterable[Worn], facing: str, notes: list[Message]
) -> tuple[int, tuple[Node, ...]]:
    """Add up the pieces of armour: what is fixed and what is rolled.

    Several add up, as body armour and a shield do (UNX-76). Notes say what
    was taken for granted.
    """
    fixed = 0
    rolled: list[Node] = []
    for piece in pieces:
        row = piece.row
        if row is not None:
            fixed += from_table(dice, house, row, facing, notes)
        elif type(piece.tree) is Number:
            fixed += piece.mean
            dice.step(msg("Armour"), piece.mean, plain_rule(house))
        elif house["armour"] == "rolled" and piece.tree is not None:
            rolled.append(piece.tree)
        else:
            fixed += piece.mean
            dice.step(msg("Armour {name}, on average", name=piece.text), piece.mean, "UNX-25")
            notes.append(
                msg(
                    "Armour is a fixed average here: {text} counts as {value}.",
                    text=piece.text,
                    value=piece.mean,
                )
            )
    return fixed, tuple(rolled)


def from_table(dice: Dice, house: House, row: Armour, facing: str, notes: list[Message]) -> int:
    """Give what a named armour is worth; a riot shield only from the front (UNX-77)."""
    covered = not row.front_only or facing == "front"
    value = row.value if covered else 0
    dice.step(msg("Worn: {name}", name=row.called), value, "UNX-77" if row.front_only else "UNX-76")
    if not covered:
        notes.append(msg("{name} protects from the front only.", name=row.called))
    elif house["armour"] == "rolled":
        notes.append(
            msg(
                "{name} stands in the tables with its average, {value}, which is not rolled.",
                name=row.called,
                value=row.value,
            )
        )
    return value


def protect(
    house: House,
    fixed: int,
    rolled: tuple[Node, ...],
    kind: str | None,
    sealed: bool,
    heat_proof: bool,
) -> Protection:
    """Settle what the armour is worth against a kind of damage."""
    if kind == "explosive":
        return Protection(fixed, rolled, "full" if sealed else "half", "UNX-71")
    if kind == "fire":
        return Protection(fixed, rolled, "full" if heat_proof else "none", "UNX-75")
    if kind == "ap" and house["ap"] == "piercing":
        return Protection(fixed, rolled, "half", "UNX-53")
    return Protection(fixed, rolled, "full", plain_rule(house))


def plain_rule(house: House) -> str:
    """Give the rule by which armour takes off what it is worth."""
    return "UNI-30" if house["armour"] == "rolled" else "UNX-24"


def expression(text: str) -> Node | None:
    """Read an armour that is a number or an expression; None for what must be a name."""
    if text.isdecimal():
        return Number(int(text))
    if not any(c.isdigit() for c in text):
        return None
    try:
        return parse_expression(text)
    except RolcliError:
        return None


def average(tree: Node) -> int:
    """Give the average of an expression, rounded down (UNX-25)."""
    from rolcli.odds.expression import distribution

    total = distribution(tree, None, 20).total
    return floor(sum(value * weight for value, weight in total.items()) // total.denominator)
