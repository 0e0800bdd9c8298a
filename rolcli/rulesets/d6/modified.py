"""What adds dice to a code or takes them off; all of it adds up (D6-27)."""

from __future__ import annotations

from rolcli.declare import Excludes, Flag, Text, Under, Whole
from rolcli.messages import N_, msg
from rolcli.rulesets.d6.codes import Code, Pips, doubled, read_dice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House


class Modified(Pips):
    """What adds dice to the code that is rolled, or takes them off."""

    HEADING = N_("The code and what modifies it")

    prepared = Flag(
        N_("The round before was spent preparing: +1D."),
        rule="D6-11", es=("preparado", "preparada"),
    )
    reacted = Flag(
        N_("A reaction skill was used, so that preparing is lost."), rule="D6-20", es="reacción"
    )
    running = Flag(N_("Running in the same round: -1D."), rule="D6-12", es="corriendo")
    wounded = Flag(N_("Wounded: -1D."), rule="D6-13", es=("herido", "herida"))
    wounded_twice = Flag(
        N_("Wounded twice, where wounds go by difference: -2D."),
        rule="D6-P5", es=("herido-dos-veces", "herida-dos-veces"),
    )
    uses = Whole(
        N_("Skill uses of the round as they count when rolling, reactions included: -1D each "
           "after the first."),
        default=1, least=1, most=1000, rule="D6-16", es="usos",
    )
    dice_mod = Text(
        N_("Dice added to the code or taken off, such as -1D."),
        default=None, metavar="nD", rule="D6-06", es=("mod-dados", "dados-mod"),
    )
    mod = Whole(
        N_("Added to the total."), default=0, rule="D6-06", es=("modificador",),
        also=("modifier",),
    )
    force_point = Flag(
        N_("A Force point is spent this round: the codes are doubled."),
        rule="D6-P1", es="punto-de-fuerza",
    )
    character_points = Whole(
        N_("Character points spent on the roll, each one die that explodes."),
        default=0, least=0, most=2, rule="D6-P2", es="puntos-de-personaje",
    )

    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("force_point", "character_points", rule="D6-P2"),
        Excludes("wounded", "wounded_twice", rule="D6-P5"),
    )
    UNDER: ClassVar[tuple[Under, ...]] = (
        Under("force_point", "force_points", "on", rule="D6-P1"),
        Under("character_points", "character_points", "on", rule="D6-P2"),
        Under("wounded_twice", "wounds", "difference", rule="D6-P5"),
    )


def modified(dice: Dice, house: House, code: Code, ask: Modified, scale: int = 0) -> Code | None:
    """Reckon the code that is rolled, or None when no dice are left.

    Preparing for any number of rounds is worth 1D (D6-10, D6-11, D6-18).
    ``ask.uses`` counts every use of a skill or attribute in the round, whether
    declared at its start (D6-14) or a reaction: dodge and the two parries
    (D6-21) need no declaration (D6-22), count like any other use (D6-23), and
    change only what is rolled from then on (D6-24). Who does not react loses
    nothing (D6-25). Being wounded and prepared cancel (D6-26). A Force point
    doubles first (D6-P1); ``scale`` are dice of a smaller attacker.
    """
    changes = [
        ("prepared_dice", prepared_dice(dice, ask), "D6-11"),
        ("running_dice", -ask.running, "D6-12"),
        ("wounded_dice", -ask.wounded, "D6-13"),
        ("wounded_dice", -2 * ask.wounded_twice, "D6-P5"),
        ("uses_dice", 1 - ask.uses, uses_rule(ask.uses)),
        ("dice_modifier", read_dice(ask.dice_mod), "D6-06"),
        ("scale_attack", scale, "D6-P4"),
    ]
    if ask.force_point:
        code = doubled(dice, code)
    change = 0
    for name, value, rule in changes:
        if value:
            dice.modifier(name, value, rule, "D")
            change += value
    told = any(value for _, value, _ in changes)
    rule = "D6-26" if ask.prepared and ask.wounded and not change else "D6-27"
    return changed(dice, house, code, change, rule if told else None)


def prepared_dice(dice: Dice, ask: Modified) -> int:
    """Give the 1D of a round spent preparing, or 0 where it is lost."""
    if not ask.prepared:
        return 0
    if ask.reacted:
        dice.step(msg("Preparing is lost to a reaction"), "+0D", "D6-20")
        return 0
    if ask.uses > 1:
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
    label = msg("{code} becomes", code=str(code))
    if code.dice + change > 0:
        new = Code(code.dice + change, code.pips)
        if rule is not None:
            dice.step(label, str(new), rule)
        return new
    if house["minimum_dice"] == "1":
        dice.step(label, "1D", "D6-83")
        return Code(1)
    dice.step(label, msg("no dice left"), "D6-83")
    return None


def no_dice(result: Result, code: Code) -> Result:
    """Say that the code has no dice left, so that nothing is rolled (D6-83)."""
    result.outcome = "impossible"
    result.success = False
    result.details["code"] = "0D"
    result.headline = msg("{code} has no dice left: it cannot be tried", code=str(code))
    return result
