"""The damage of one hit: weapon, damage bonus, extreme and impaling hits, armour (COC-23..26)."""

from __future__ import annotations

from rolcli.dice.language import parse_expression
from rolcli.errors import UsageError
from rolcli.exact import divide, floor
from rolcli.messages import msg
from rolcli.rulesets.coc7.bounds import bounds, halved

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node
    from rolcli.rulesets.frame import House

    Blow = tuple[Node, Node | None, bool, bool, int]


def blow_of(
    house: House,
    damage: str | None,
    db: str | None,
    strength: int | None,
    size: int | None,
    half_db: bool,
    impale: bool,
    armour: int,
) -> Blow | None:
    """Make what every hit does: (weapon, damage bonus, halved, impaling, armour).

    The damage bonus is an expression or follows from STR and SIZ. None when no
    damage was asked for.
    """
    if (strength is None) != (size is None):
        raise UsageError(
            "str_and_siz",
            msg("The damage bonus follows from STR and SIZ together (COC-25)."),
            hint=msg("Give both --str and --siz, or --db."),
        )
    if strength is not None and size is not None:
        if db is not None:
            raise UsageError(
                "db_twice",
                msg("The damage bonus is given twice: by --db and by --str and --siz."),
                hint=msg("Give one of them."),
            )
        from rolcli.rulesets.coc7.build import row

        db = row(strength + size)[0]
    if half_db and db is None:
        raise UsageError(
            "half_of_nothing",
            msg("--half-db halves a damage bonus, and none is given (COC-25)."),
            hint=msg("Give it with --db."),
        )
    if damage is None:
        if db is not None or impale:
            raise UsageError(
                "damage_options",
                msg("--db and --impale belong to damage, and no damage is given (COC-23)."),
                hint=msg("Give the weapon's dice with --damage."),
            )
        return None
    weapon = parse_expression(damage)
    bonus = None if db is None else parse_expression(db)
    if bonus is not None and half_db and house["half_db"] == "faces":
        bonus, half_db = halved(bonus), False
    return weapon, bonus, half_db, impale, armour


def strike(
    dice: Dice, blow: Blow, extreme: bool, impaling: bool
) -> tuple[int, int | None, int | None]:
    """Roll one hit: damage after armour, before it, and the damage bonus.

    Extreme: the weapon and the bonus at their greatest; impaling: one more roll
    of the weapon's dice, without the bonus (COC-23). Half a bonus is halved once
    rolled, rounding down (COC-25, D12). Exact odds keep the first number only.
    """
    weapon, bonus, half, _, armour = blow
    raw = bounds(weapon)[1] if extreme else value(dice, weapon, "damage")
    if extreme:
        dice.step(msg("Extreme: the weapon's greatest damage"), floor(raw), "COC-23")
    added = 0
    if bonus is not None:
        whole = bounds(bonus)[1] if extreme else value(dice, bonus, "damage_bonus")
        added = floor(divide(whole, 2) if half else whole)
        dice.modifier("damage_bonus", added, "COC-25" if half else "COC-23")
    if impaling:
        more = value(dice, weapon, "impaling")
        dice.step(msg("Impaling: the weapon's dice once more"), floor(more), "COC-23")
        raw = raw + more
    summed = floor(raw + added)
    raw = max(0, summed)
    final = max(0, raw - armour)
    label = msg("Damage, never below nothing") if summed < 0 else msg("Damage")
    dice.step(label, raw, "COC-23")
    if armour:
        dice.modifier("armour", -armour, "COC-35")
        dice.step(msg("Damage through armour"), final, "COC-35")
    return (final, None, None) if dice.enumerating else (final, raw, added)


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
