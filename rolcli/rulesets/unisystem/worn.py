"""Armour: what a row of its table holds, and what somebody has put on (UNX-76)."""

from __future__ import annotations

from rolcli.errors import NotationError
from rolcli.messages import msg
from rolcli.notation.tree import Number
from rolcli.rulesets.unisystem.harm import Protection, plain_rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.notation.tree import Node
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.armour import Armour
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.hit_groups import Struck


def put_on(
    dice: Dice, house: House, ask: Struck, gear: Catalogue, notes: list[Message]
) -> Protection:
    """Put on the pieces of armour, each a name, a number or an expression."""
    fixed = 0
    rolled: tuple[Node, ...] = ()
    for text in ask.armour:
        tree = expression(ask, text)
        if tree is None:
            fixed += from_table(dice, house, gear.armour(text), ask.facing, notes)
        elif type(tree) is Number:
            fixed += tree.whole
            dice.step(msg("Armour"), tree.whole, plain_rule(house))
        elif house["armour"] == "rolled":
            rolled += (tree,)
        else:
            value = average(tree)
            fixed += value
            dice.step(msg("Armour {name}, on average", name=text), value, "UNX-25")
    return Protection(fixed, rolled)


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
    from rolcli.rulesets.amounts import amount

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
