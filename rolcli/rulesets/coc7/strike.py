"""The damage of hits: weapon, damage bonus, extreme and impaling hits, armour (COC-23..26)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.notation.node import Number, has_dice
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

NO_HARM: Harm = ((),)


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
            from rolcli.rulesets.coc7.bounds import bounds

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
            from rolcli.rulesets.coc7.bounds import halved

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
    from rolcli.modifiers import parse_expression
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

        found = through(dice, blow.weapon, blow.armour, extreme, blow.hits)
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
    if type(node) is Number:
        return node.whole
    if not has_dice(node):
        from rolcli.rulesets.coc7.bounds import bounds

        most: int = bounds(node)[1]
        return most
    return dice.roll(node, what).total  # type: ignore[return-value]  # callers round halves


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
