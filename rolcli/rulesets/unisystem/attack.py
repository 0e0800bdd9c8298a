"""The verb attack of the core rules."""

from __future__ import annotations

from rolcli.rulesets.unisystem.order import Order
from rolcli.rulesets.unisystem.resolve import resolve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.options import (
        Armours,
        AttackSkill,
        Bands,
        Burning,
        Damage,
        Dex,
        Distance,
        Dodge,
        Encumbrance,
        Endurance,
        EquipmentFiles,
        Facing,
        HeatProof,
        Kind,
        Life,
        LifeMax,
        Mod,
        Parry,
        ParryWith,
        Range,
        Sealed,
        Strength,
        Unarmed,
        Weapon,
    )  # fmt: skip


def attack(
    dice: Dice,
    house: House,
    dex: Dex,
    skill: AttackSkill = 0,
    weapon: Weapon = None,
    damage: Damage = None,
    kind: Kind = None,
    strength: Strength = None,
    mod: Mod = 0,
    encumbrance: Encumbrance = None,
    band: Range = None,
    distance: Distance = None,
    bands: Bands = None,
    dodge: Dodge = None,
    parry: Parry = None,
    parry_with: ParryWith = None,
    unarmed: Unarmed = False,
    armour: Armours = (),
    life: Life = None,
    life_max: LifeMax = None,
    endurance: Endurance = None,
    facing: Facing = "front",
    sealed: Sealed = False,
    heat_proof: HeatProof = False,
    burning: Burning = False,
    equipment: EquipmentFiles = (),
) -> Result:
    """Attack hand to hand or at range (UNI-15, UNI-16, UNI-22).

    Without weapon or damage it ends at the hit. Raise UsageError for options
    that the rules do not allow together.
    """
    given = locals()
    order = Order(dex, skill)
    for name in order.__slots__:
        if name in given:
            setattr(order, name, given[name])
    return resolve(dice, house, order)
