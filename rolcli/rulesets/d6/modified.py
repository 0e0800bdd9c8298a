"""What adds dice to a code or takes them off; all of it adds up (D6-27)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.d6.codes import code_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.frame import House


def modified(
    dice: Dice,
    house: House,
    code: Code,
    *,
    prepared: bool = False,
    reacted: bool = False,
    running: bool = False,
    wounded: bool = False,
    uses: int = 1,
    dice_mod: int = 0,
) -> Code | None:
    """Reckon the code that is rolled, or None when no dice are left.

    Preparing for any number of rounds is worth 1D (D6-10, D6-11, D6-18).
    ``uses`` counts every use of a skill or attribute in the round, whether
    declared at its start (D6-14) or a reaction: dodge and the two parries
    (D6-21) need no declaration (D6-22), count like any other use (D6-23), and
    change only what is rolled from then on (D6-24). Who does not react loses
    nothing (D6-25). Being wounded and prepared cancel (D6-26).
    """
    changes = [
        ("prepared_dice", prepared_dice(dice, prepared, reacted, uses), "D6-11"),
        ("running_dice", -running, "D6-12"),
        ("wounded_dice", -wounded, "D6-13"),
        ("uses_dice", 1 - uses, uses_rule(uses)),
        ("dice_modifier", dice_mod, "D6-06"),
    ]
    change = 0
    for name, value, rule in changes:
        if value:
            dice.modifier(name, value, rule, "D")
            change += value
    told = any(value for _, value, _ in changes)
    rule = "D6-26" if prepared and wounded and not change else "D6-27"
    return changed(dice, house, code, change, rule if told else None)


def prepared_dice(dice: Dice, prepared: bool, reacted: bool, uses: int) -> int:
    """Give the 1D of a round spent preparing, or 0 where it is lost."""
    if not prepared:
        return 0
    if reacted:
        dice.step(msg("Preparing is lost to a reaction"), "+0D", "D6-20")
        return 0
    if uses > 1:
        dice.step(msg("Preparing is lost to a second use"), "+0D", "D6-19")
        return 0
    return 1


def uses_rule(uses: int) -> str:
    """Name the rule: a second use costs 1D, each further one 1D more, on every use (D6-17)."""
    return "D6-15" if uses == 2 else "D6-16"


def changed(dice: Dice, house: House, code: Code, change: int, rule: str | None) -> Code | None:
    """Add dice to a code, keeping its pips; without dice it cannot be rolled (D6-83).

    ``rule`` is that of the line of the working, None when nothing changes.
    """
    count, pips = code
    label = msg("{code} becomes", code=code_text(code))
    if count + change > 0:
        new = (count + change, pips)
        if rule is not None:
            dice.step(label, code_text(new), rule)
        return new
    if house["minimum_dice"] == "1":
        dice.step(label, "1D", "D6-83")
        return 1, 0
    dice.step(label, msg("no dice left"), "D6-83")
    return None
