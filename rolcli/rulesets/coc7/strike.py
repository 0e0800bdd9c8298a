"""The damage of one hit: weapon, damage bonus, extreme and impaling hits, armour (COC-23..26)."""

from __future__ import annotations

from rolcli.dice.language import parse_expression
from rolcli.exact import divide, floor
from rolcli.messages import msg
from rolcli.rulesets.coc7.bounds import bounds, halved
from rolcli.rulesets.coc7.same import Same

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node
    from rolcli.rulesets.coc7.groups import Hit, Struck
    from rolcli.rulesets.frame import House


class Blow(Same):
    """What every hit does: the weapon's dice, a damage bonus, whether that is halved once
    rolled, whether the weapon impales, and the armour of who is hit.

    ``hits`` are those that were rolled, for the result's details.
    """

    __slots__ = ("armour", "bonus", "half", "hits", "impales", "weapon")

    def __init__(
        self, weapon: Node, bonus: Node | None, half: bool, impales: bool, armour: int
    ) -> None:
        self.weapon = weapon
        self.bonus = bonus
        self.half = half
        self.impales = impales
        self.armour = armour
        self.hits: list[dict[str, object]] = []

    def parts(self) -> tuple[object, ...]:
        """Give what is compared: all but the hits."""
        return self.weapon, self.bonus, self.half, self.impales, self.armour


def blow_of(house: House, ask: Struck) -> Blow | None:
    """Make what every hit does; None when no damage was asked for."""
    return None if ask.damage is None else blow_with(house, ask.damage, ask)


def blow_with(house: House, weapon: Node, ask: Hit) -> Blow:
    """Make what every hit of a weapon does.

    The damage bonus is an expression or follows from STR and SIZ.
    """
    bonus, half = ask.db, ask.half_db
    if ask.strength is not None and ask.size is not None:
        from rolcli.rulesets.coc7.build import row

        bonus = parse_expression(row(ask.strength + ask.size)[0])
    if bonus is not None and half and house["half_db"] == "faces":
        bonus, half = halved(bonus), False
    return Blow(weapon, bonus, half, ask.impale, ask.armour)


def strike(dice: Dice, blow: Blow, extreme: bool, impaling: bool) -> int:
    """Roll one hit and give its damage after armour.

    Extreme: the weapon and the bonus at their greatest; impaling: one more roll
    of the weapon's dice, without the bonus (COC-23). Half a bonus is halved once
    rolled, rounding down (COC-25, D12).
    """
    weapon, bonus = blow.weapon, blow.bonus
    raw = bounds(weapon)[1] if extreme else value(dice, weapon, "damage")
    if extreme:
        dice.step(msg("Extreme: the weapon's greatest damage"), floor(raw), "COC-23")
    added = 0
    if bonus is not None:
        whole = bounds(bonus)[1] if extreme else value(dice, bonus, "damage_bonus")
        added = floor(divide(whole, 2) if blow.half else whole)
        dice.modifier("damage_bonus", added, "COC-25" if blow.half else "COC-23")
    if impaling:
        more = value(dice, weapon, "impaling")
        dice.step(msg("Impaling: the weapon's dice once more"), floor(more), "COC-23")
        raw = raw + more
    summed = floor(raw + added)
    final = max(0, summed - blow.armour)
    dice.tell(tell_strike, blow, summed, final)
    dice.tell(note_hit, blow, {
        "raw": max(0, summed), "final": final, "damage_bonus": added, "extreme": extreme,
        "impaling": impaling,
    })
    return final


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


def value(dice: Dice, node: Node, what: str) -> int:
    """Roll an expression; one without dice is only a number, and no roll."""
    if not has_dice(node):
        return bounds(node)[1]  # type: ignore[no-any-return]
    return dice.roll(node, what).total  # type: ignore[return-value]


def has_dice(node: Node) -> bool:
    """Tell whether anything is thrown for an expression."""
    if type(node).__name__ in ("Pool", "Ranked", "Group"):
        return True
    for field in node.fields:
        found = getattr(node, field)
        for child in found if type(found) is tuple else (found,):
            if hasattr(child, "fields") and has_dice(child):
                return True
    return False
