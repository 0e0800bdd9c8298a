"""The verb attack of the combat house rules: the core's, and everything they add."""

from __future__ import annotations

from rolcli.rulesets.unisystem.order import Order
from rolcli.rulesets.unisystem.resolve import resolve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.options import (
        Aim,
        Ammo,
        Armours,
        Attacks,
        AttackSkill,
        Automatic,
        Bands,
        BuiltStrength,
        Burning,
        Bursts,
        Cover,
        Damage,
        Dex,
        Distance,
        Dodge,
        Dodges,
        Dodging,
        Encumbrance,
        Endurance,
        EquipmentFiles,
        Facing,
        HeatProof,
        Kind,
        Life,
        LifeMax,
        Load,
        Location,
        Mod,
        Mode,
        Parry,
        ParryWith,
        Prone,
        Range,
        Rounds,
        Scope,
        Sealed,
        Shots,
        Splashed,
        Stay,
        Strength,
        Unarmed,
        Weapon,
        Zone,
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
    location: Location = None,
    aim: Aim = None,
    scope: Scope = False,
    load: Load = None,
    ammo: Ammo = None,
    automatic: Automatic = False,
    built_strength: BuiltStrength = None,
    mode: Mode = None,
    shots: Shots = None,
    attacks: Attacks = None,
    bursts: Bursts = (),
    rounds: Rounds = None,
    stay: Stay = None,
    cover: Cover = None,
    band: Range = None,
    distance: Distance = None,
    bands: Bands = None,
    zone: Zone = None,
    splashed: Splashed = False,
    dodging: Dodging = None,
    dodge: Dodge = None,
    dodges: Dodges = None,
    parry: Parry = None,
    parry_with: ParryWith = None,
    unarmed: Unarmed = False,
    prone: Prone = False,
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
    """Attack with everything the combat rules offer (UNX-03..75).

    Several attacks are rolled one after the other, each with its hits. Raise
    UsageError for what the rules forbid together, such as shooting while
    dodging (UNX-05).
    """
    given = locals()
    order = Order(dex, skill)
    for name in order.__slots__:
        if name in given:
            setattr(order, name, given[name])
    order.can_choose = True
    return resolve(dice, house, order)
