"""The verb attack of the core rules."""

from __future__ import annotations

from rolcli.declare import Ask, Flag, Needs, Whole
from rolcli.messages import N_
from rolcli.rulesets.unisystem.attempt import resolve
from rolcli.rulesets.unisystem.groups import Burdened, Defended, Modified, Ranged, Striking, Struck

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

OF_DAMAGE = ("life", "life_max", "endurance", "armour", "sealed", "heat_proof")
"""What only damage asks for."""


class Attacker(Modified, Burdened):
    """Who attacks."""

    HEADING = N_("Who attacks")

    dex = Whole(
        N_("The attacker's Dexterity."), positional=True, rule="UNI-16", es="destreza",
        sheet="dexterity",
    )
    skill = Whole(
        N_("The attacker's skill."), positional=True, default=0, rule="UNI-16", es="habilidad"
    )


class SetAlight(Ask):
    """Fire on the target."""

    HEADING = N_("The target")

    burning = Flag(
        N_("Roll what the fire does in the next round, too."), rule="UNX-73", es="ardiendo"
    )


class Attack(Attacker, Striking, Ranged, Defended, Struck, SetAlight):
    """What an attack asks; what only the combat rules know stays at nothing here."""

    aim: int | None = None
    scope = False
    automatic = False
    mode: str | None = None
    shots: int | None = None
    attacks: int | None = None
    bursts: tuple[str, ...] = ()
    stay: int | None = None
    cover: int | None = None
    rounds: int | None = None
    splashed = False
    dodging: str | None = None
    dodges: int | None = None
    prone = False

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("kind", "weapon", "damage", rule="UNX-21"),
        Needs("earlier", "weapon", "damage", rule="UNI-29"),
        *(Needs(key, "weapon", "damage", rule="UNI-30") for key in OF_DAMAGE),
    )


def attack(dice: Dice, house: House, ask: Attack) -> Result:
    """Attack hand to hand or at range (UNI-15, UNI-16, UNI-22).

    Without weapon or damage it ends at the hit. Raise UsageError for what the rules
    do not allow together.
    """
    return resolve(dice, house, ask)
