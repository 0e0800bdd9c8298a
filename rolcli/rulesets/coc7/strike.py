"""The damage of hits: weapon, damage bonus, extreme and impaling hits, armour (COC-23..26)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.modifiers import parse_expression
from rolcli.notation.node import has_dice
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.rulesets.by_value import ByValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node
    from rolcli.rulesets.coc7.arming import Arms
    from rolcli.rulesets.coc7.hit_groups import Hit
    from rolcli.rulesets.frame import House

    # What was gathered of each target's damage, in the order in which they were shot at.
    Harm = tuple[Any, ...]
    Bounds = tuple[Any, Any]


class Blow(ByValue):
    """What every hit does: the weapon's dice, a damage bonus, whether that is halved once
    rolled, whether the weapon impales, the armour of who is hit, and whether that is taken
    from each die.

    ``hits`` are those that were rolled, for the result's details.
    """

    __slots__ = ("armour", "bonus", "each_die", "half", "hits", "impales", "tops", "weapon")

    def __init__(self, weapon: Node, armour: int) -> None:
        self.weapon = weapon
        self.bonus: Node | None = None
        self.half = self.impales = self.each_die = False
        self.armour = armour
        self.hits: list[dict[str, object]] = []
        self.tops: dict[int, Any] = {}

    def most(self, node: Node) -> Any:
        """Give the greatest value of its weapon's dice or of its bonus; worked out once.

        Raise UsageError where there is none.
        """
        if id(node) not in self.tops:
            self.tops[id(node)] = bounds(node)[1]
        return self.tops[id(node)]

    def compared(self) -> tuple[object, ...]:
        """Give what is compared: all but the hits."""
        return self.weapon, self.bonus, self.half, self.impales, self.armour, self.each_die


def blow_with(house: House, arms: Arms, ask: Hit) -> Blow:
    """Make what every hit of a weapon does.

    The damage bonus is an expression or follows from STR and SIZ; how much of it counts,
    the weapon says (COC-25, COC-P0).
    """
    assert arms.damage is not None
    blow = Blow(arms.damage, ask.armour)
    bonus = bonus_of(ask)
    if arms.named and bonus is None:
        raise UsageError(
            "needs",
            msg("The damage names a damage bonus, and it is missing (COC-25)."),
            hint=msg("Add --db, or --str and --siz."),
        )
    half = ask.half_db or arms.bonus == "half"
    if bonus is not None and arms.bonus != "none":
        if half and house["half_db"] == "faces":
            bonus, half = halved(bonus), False
        blow.bonus, blow.half = bonus, half
    row = arms.row
    blow.impales = (ask.impale or (row is not None and row.impales)) and not arms.spread
    blow.each_die = arms.spread and house["shotgun_armour"] == "per-die" and ask.armour > 0
    return blow


def bonus_of(ask: Hit) -> Node | None:
    """Give the damage bonus, as said or by STR and SIZ."""
    if ask.strength is None or ask.size is None:
        return ask.db
    from rolcli.rulesets.coc7.builds import row

    return parse_expression(row(ask.strength + ask.size)[0])


def strike(dice: Dice, blow: Blow, extreme: bool, impaling: bool) -> int:
    """Roll one hit and give its damage after armour.

    Extreme: the weapon and the bonus at their greatest; impaling: one more roll
    of the weapon's dice, without the bonus (COC-23). Half a bonus is halved once
    rolled, rounding down (COC-25, D12).
    """
    if blow.each_die:
        from rolcli.rulesets.coc7.pellets import through

        found = through(dice, blow, extreme)
        if found is not None:
            return found
    weapon = blow.weapon
    raw = blow.most(weapon) if extreme else value(dice, weapon, "damage")
    if extreme:
        dice.step(msg("Extreme: the weapon's greatest damage"), down(raw), "COC-23")
    added = bonus_rolled(dice, blow, extreme)
    if impaling:
        more = value(dice, weapon, "impaling")
        dice.step(msg("Impaling: the weapon's dice once more"), down(more), "COC-23")
        raw = raw + more
    summed = down(raw + added)
    final = max(0, summed - blow.armour)
    dice.tell(tell_strike, blow, summed, final)
    dice.tell(
        note_hit,
        blow,
        {
            "raw": max(0, summed),
            "final": final,
            "damage_bonus": added,
            "extreme": extreme,
            "impaling": impaling,
        },
    )
    return final


def bonus_rolled(dice: Dice, blow: Blow, extreme: bool) -> int:
    """Roll the damage bonus, halved where only half of it counts."""
    if blow.bonus is None:
        return 0
    whole = blow.most(blow.bonus) if extreme else value(dice, blow.bonus, "damage_bonus")
    added = down(whole) // 2 if blow.half else down(whole)
    dice.modifier("damage_bonus", added, "COC-25" if blow.half else "COC-23")
    return added


def tell_strike(dice: Dice, blow: Blow, summed: int, final: int) -> None:
    """Say what the hit came to, before armour and through it."""
    label = msg("Damage, never below nothing") if summed < 0 else msg("Damage")
    dice.step(label, max(0, summed), "COC-23")
    if blow.armour:
        dice.modifier("armour", -blow.armour, "COC-35")
        dice.step(msg("Damage through armour"), final, "COC-35")


def note_hit(dice: Dice, blow: Blow, hit: dict[str, object]) -> None:
    """Keep a hit for the result's details."""
    blow.hits.append(hit)


def down(amount: Any) -> int:
    """Round a number down, whole or not."""
    whole: int = amount.__floor__()
    return whole


def value(dice: Dice, node: Node, what: str) -> int:
    """Roll an expression; one without dice is only a number, and no roll."""
    if not has_dice(node):
        most: int = bounds(node)[1]
        return most
    return dice.roll(node, what).total  # type: ignore[return-value]  # callers round halves


NO_HARM: Harm = ((),)


class Hits:
    """How many hits land: impaling ones, and whether the others are extreme."""

    __slots__ = ("extreme", "hits", "impaling")

    def __init__(self, hits: int, impaling: int, extreme: bool) -> None:
        self.hits = hits
        self.impaling = impaling
        self.extreme = extreme


def land(dice: Dice, harm: Harm, blow: Blow | None, found: Hits, target: int = 0) -> Harm:
    """Land hits on a target, the impaling ones first."""
    if blow is None:
        return harm
    gathered = harm[target]
    if found.impaling:
        gathered = dice.gather(gathered, found.impaling, strike, blow, True, True)
    rest = found.hits - found.impaling
    if rest:
        gathered = dice.gather(gathered, rest, strike, blow, found.extreme, False)
    return (*harm[:target], gathered, *harm[target + 1 :])


def bounds(node: Node) -> Bounds:
    """Give the least and greatest value of an expression (COC-23).

    Raise UsageError for one that has none, such as exploding dice.
    """
    if isinstance(node, Number):
        return node.value, node.value
    if isinstance(node, Binary):
        return arithmetic(node)
    if isinstance(node, Pool):
        return pool(node)
    return rare(node)


def rare(node: Node) -> Bounds:
    """Give the least and greatest value of what stands in few expressions of damage."""
    from rolcli.exact import ceil, floor
    from rolcli.notation.operands import FunctionCall, Labelled, Unary

    rising: dict[str, Any] = {"floor": floor, "ceil": ceil, "min": min, "max": max}
    if isinstance(node, Labelled):
        return bounds(node.operand)
    if isinstance(node, Unary):
        low, high = bounds(node.operand)
        return (-high, -low) if node.operator == "-" else (low, high)
    if isinstance(node, FunctionCall) and node.name in rising:
        pairs = [bounds(argument) for argument in node.arguments]
        function = rising[node.name]
        return function(*[low for low, _ in pairs]), function(*[high for _, high in pairs])
    raise no_maximum(node)


def arithmetic(node: Binary) -> Bounds:
    """Combine the ends of two operands."""
    (a, b), (c, d) = bounds(node.left), bounds(node.right)
    if node.operator == "+":
        return a + c, b + d
    if node.operator == "-":
        return a - d, b - c
    if node.operator == "*":
        corners = (a * c, a * d, b * c, b * d)
    elif node.operator in ("/", "//") and c > 0:
        from rolcli.exact import divide, floor

        corners = (divide(a, c), divide(a, d), divide(b, c), divide(b, d))
        if node.operator == "//":
            corners = (floor(corners[0]), floor(corners[1]), floor(corners[2]), floor(corners[3]))
    else:
        raise no_maximum(node)
    return min(corners), max(corners)


def pool(node: Pool) -> Bounds:
    """Take all dice of a term at their lowest, and all at their highest."""
    (fewest, most), sides = bounds(node.count), node.sides
    if sides.special is not None:
        low, high = min(sides.special), max(sides.special)
    else:
        low, high = 1, bounds(sides)[1]
    if node.modifiers:
        low, high, fewest, most = modified(node, low, high, fewest, most)
    return min(fewest * low, most * low), max(most * high, fewest * high)


def modified(
    node: Pool, low: Any, high: Any, fewest: Any, most: Any
) -> tuple[Any, Any, Any, Any]:
    """Give the ends of one die, and how few and many there are, after a term's modifiers."""
    from rolcli.modifiers.clamp import Clamp
    from rolcli.modifiers.keep import Keep, Kept
    from rolcli.modifiers.reroll import Reroll

    for modifier in node.modifiers:
        if isinstance(modifier, Keep):
            keep = Kept(modifier.what, bounds(modifier.count)[0])
            start, end = keep.window(fewest)
            fewest = end - start
            start, end = keep.window(most)
            most = end - start
        elif isinstance(modifier, Clamp):
            limit = bounds(modifier.limit)[0]
            choose: Any = max if modifier.what == "min" else min
            low, high = choose(low, limit), choose(high, limit)
        elif not isinstance(modifier, Reroll):
            raise no_maximum(node)
    return low, high, fewest, most


def halved(node: Node) -> Node:
    """Halve the faces of the dice, and numbers, rounding down: 2D6 becomes 2D3 (COC-25)."""
    from rolcli.exact import divide, floor
    from rolcli.notation.operands import Labelled, Unary

    low, high = bounds(node)
    if low == high:
        return number(floor(divide(low, 2)))
    if isinstance(node, Labelled):
        return Labelled(halved(node.operand), node.label)
    if isinstance(node, Unary):
        return Unary(node.operator, halved(node.operand))
    if isinstance(node, Binary) and node.operator in "+-":
        return Binary(node.operator, halved(node.left), halved(node.right))
    if isinstance(node, Pool) and node.sides.special is None:
        return Pool(node.count, Number(max(1, bounds(node.sides)[1] // 2)), node.modifiers)
    raise UsageError(
        "bad_value",
        msg("The faces of {text} cannot be halved.", text=str(node)),
        hint=msg("Give a damage bonus such as 1d4, or set half_db=total."),
    )


def number(value: int) -> Node:
    """Make the node of a whole number."""
    from rolcli.notation.operands import Unary

    return Number(value) if value >= 0 else Unary("-", Number(-value))


def no_maximum(node: Node) -> UsageError:
    """Word that an expression has no greatest value."""
    return UsageError(
        "bad_value",
        msg("{text} has no greatest value, and here it is needed.", text=str(node)),
        hint=msg("Use dice such as 1d10+2, without exploding ones."),
    )
