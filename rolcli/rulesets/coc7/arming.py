"""What an attack or a hit is made with: as typed, else by the row of a weapon (COC-P0..P3)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.notation.node import walk
from rolcli.notation.tree import Binary, Number
from rolcli.rulesets.amounts import amount

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.declare import Field
    from rolcli.distance import Length
    from rolcli.exact import Number as Amount
    from rolcli.notation.tree import Node
    from rolcli.rulesets.coc7.attack_groups import Attack
    from rolcli.rulesets.coc7.hit_groups import Armed
    from rolcli.rulesets.coc7.items import Weapon

BONUS_NAMES = ("db", "bd")
"""What stands for the damage bonus in an expression: ``1D8+DB``."""
STRENGTH = "STR/5"


class Arms:
    """What a weapon does at a distance.

    ``damage`` are the dice of a hit, ``bonus`` tells how much of the damage bonus counts:
    full, half, none, or nothing said, and ``named`` whether the dice name it. ``limits``
    are those of the ranges of shot, and ``reach`` the base range; both are in yards where a
    ``row`` says them.
    """

    __slots__ = ("bonus", "damage", "limits", "named", "reach", "row")

    def __init__(self, row: Weapon | None) -> None:
        self.row = row
        self.damage: Node | None = None
        self.bonus: str | None = None
        self.named = False
        self.limits: tuple[int, ...] = ()
        self.reach: int | None = None

    @property
    def spread(self) -> bool:
        """Whether it fires shot (COC-P1)."""
        return bool(self.limits)

    def measured(self, distance: Length, unit: str | None = None) -> Amount:
        """Give a distance in the weapon's own unit, or in another; bare numbers are in its own."""
        own = "m" if self.row is None else "yd"
        if distance.unit is None and unit is not None and unit != own:
            from rolcli.distance import Length

            return Length(distance.number, own, distance.text).measured(unit)
        return distance.measured(unit or own) if distance.unit else distance.number


def arms_of(
    ask: Armed, damage: Node | str | None, base_range: str | None, distance: Length | None,
    strength: int | None,
) -> Arms:
    """Make what an attack is made with, once for each call: the same in every branch of odds."""
    known = ask.__dict__.get("arms")
    if isinstance(known, Arms):
        return known
    row = None
    if ask.weapon is not None:
        from rolcli.rulesets.coc7.equipment import named

        row = named(ask.weapon, ask.equipment, distance is not None)
    arms = Arms(row)
    text = damage if damage is not None else None if row is None else row.damage
    reach = base_range or (None if row is None else row.reach)
    if reach == STRENGTH:
        reach = None
        if distance is not None:
            reach = str(thrown(strength))
    limits = limits_of(ask.FIELDS.get("base_range"), reach)
    if isinstance(text, str):
        text = by_range(ask, arms, text, limits, distance)
    elif len(limits) > 1:
        raise as_many(text, limits)
    elif limits:
        arms.reach = limits[0]
    if text is not None:
        arms.damage, arms.bonus = without_bonus(text)
        arms.named = arms.bonus is not None
    if row is not None and arms.bonus is None:
        arms.bonus = row.bonus
    ask.__dict__["arms"] = arms
    return arms


def thrown(strength: int | None) -> int:
    """Give the base range of what is thrown: STR/5, down."""
    if strength is None:
        raise UsageError(
            "needs",
            msg("How far it can be thrown is STR/5, and STR is missing (COC-P0)."),
            hint=msg("Add --str N and --siz N."),
        )
    return max(1, strength // 5)


def limits_of(field: Field | None, text: str | None) -> tuple[int, ...]:
    """Read a base range, or the limits of the ranges of shot."""
    if text is None:
        return ()
    parts = [part.strip() for part in text.split("/")]
    good = all(part.isascii() and part.isdigit() and 0 < len(part) < 7 for part in parts)
    limits = tuple(int(part) for part in parts) if good else (0,)
    if limits[0] < 1 or list(limits) != sorted(set(limits)):
        from rolcli.rulesets.refusal import Named

        label = "--base-range" if field is None else Named(field)
        raise UsageError(
            "bad_value",
            msg("{option} cannot be {value}.", option=label, value=text),
            hint=msg("It takes a whole number, or rising limits of shot such as 10/20/50."),
        )
    return limits


def as_many(damage: object, limits: tuple[int, ...]) -> UsageError:
    """Word limits of range that are not as many as the damages."""
    return UsageError(
        "needs",
        msg(
            "Shot has as many limits of range as damages: {damage} and {limits} (COC-P1).",
            damage="-" if damage is None else damage, limits="/".join(map(str, limits)),
        ),
        hint=msg("Write --damage 4d6/2d6/1d6 --base-range 10/20/50."),
    )


def by_range(
    ask: Armed, arms: Arms, text: str, limits: tuple[int, ...], distance: Length | None
) -> Node | None:
    """Choose the damage of a distance where several are given, a limit to each (COC-P1)."""
    label = ask.FIELDS["damage"]
    parts = text.split("/") if len(limits) > 1 else [text]
    if len(limits) > 1 and len(parts) != len(limits):
        raise as_many(text, limits)
    trees = [amount(label, part.strip(), BONUS_NAMES) for part in parts]
    if len(limits) < 2:
        arms.reach = limits[0] if limits else None
        return trees[0]
    arms.limits = limits
    at = 0 if distance is None else arms.measured(distance)
    for limit, tree in zip(limits, trees, strict=True):
        if at <= limit:
            return tree
    return trees[-1]


def without_bonus(tree: Node) -> tuple[Node, str | None]:
    """Take ``+DB`` or ``+DB/2`` off an expression, and tell which it had."""
    if is_bonus(tree):
        return Number(0), "full"
    if not (isinstance(tree, Binary) and tree.operator == "+"):
        return whole(tree), None
    if is_bonus(tree.right):
        return whole(tree.left), "full"
    if is_half(tree.right):
        return whole(tree.left), "half"
    left, found = without_bonus(tree.left)
    return (tree, None) if found is None else (Binary("+", left, tree.right), found)


def is_bonus(node: Node) -> bool:
    """Tell whether a node is the damage bonus."""
    return node.is_name and str(node)[1:] in BONUS_NAMES


def is_half(node: Node) -> bool:
    """Tell whether a node is half the damage bonus."""
    return (
        isinstance(node, Binary)
        and node.operator in ("/", "//")
        and is_bonus(node.left)
        and node.right == Number(2)
    )


def whole(tree: Node) -> Node:
    """Give an expression back that has no damage bonus in it; raise UsageError for another."""

    if any(is_bonus(node) for node in walk(tree)):
        raise UsageError(
            "bad_value",
            msg("The damage bonus is added: 1d8+DB or 1d8+DB/2, not {text}.", text=str(tree)),
            hint=msg("Or leave it out and give it by --db."),
        )
    return tree


def arms_in(ask: Attack) -> Arms:
    """Give what an attack is made with."""
    reach = None if ask.base_range is None else str(ask.base_range)
    return arms_of(ask, ask.damage, reach, ask.distance, ask.strength)


def magazine_of(ask: Attack) -> int | None:
    """Give the bullets in the magazine: as said, else as many as the weapon's list has first."""
    if ask.magazine is not None:
        return ask.magazine
    row = arms_in(ask).row
    return row.magazine[0] if row is not None and row.magazine and ask.burst else None
