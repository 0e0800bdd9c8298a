"""What speaks for and against an attack: each a bonus or a penalty die (COC-28)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.attack_groups import Attack

BIG, SMALL = 4, -2
"""Builds of a big and of a small target (COC-28)."""


class Cause:
    """What gives an attack a bonus die (or, below 0, a penalty die), by its rule."""

    __slots__ = ("dice", "name", "rule")

    def __init__(self, name: str, dice: int, rule: str = "COC-28") -> None:
        self.name = name
        self.dice = dice
        self.rule = rule

    @property
    def unit(self) -> str:
        """What is counted, where the name does not say it."""
        return "" if self.name.endswith("_dice") else "die"


def named(dice: Dice, causes: list[Cause]) -> tuple[int, int]:
    """Record what speaks for and against, and give the bonus and the penalty dice."""
    for cause in causes:
        dice.modifier(cause.name, cause.dice, cause.rule, cause.unit)
    bonus = sum(cause.dice for cause in causes if cause.dice > 0)
    return bonus, bonus - sum(cause.dice for cause in causes)


def causes_of(ask: Attack, shooting: bool) -> list[Cause]:
    """List what was said to speak for and against it, hand to hand or not."""
    return [
        cause
        for cause in (
            Cause("bonus_dice", ask.bonus, "COC-09"),
            Cause("penalty_dice", -ask.penalty, "COC-09"),
            Cause("surprised", int(ask.surprised), "COC-28" if shooting else "COC-19"),
        )
        if cause.dice
    ]


def causes_of_shot(ask: Attack, near: bool, several: bool) -> list[Cause]:
    """List what helps and hinders every shot (COC-28)."""
    build = ask.target_build
    found = (
        Cause("point_blank", int(near)),
        Cause("prone", int(ask.prone)),
        Cause("big_target", int(build is not None and build >= BIG)),
        Cause("small_target", -int(build is not None and build <= SMALL)),
        Cause("cover", -int(ask.cover)),
        Cause("fast_target", -int(ask.fast_target)),
        Cause("reloading", -int(ask.reloading)),
        Cause("several_shots", -int(several)),
        Cause("into_melee", -int(ask.into_melee)),
        Cause("off_hand", -int(ask.off_hand)),
    )
    return [cause for cause in found if cause.dice]
