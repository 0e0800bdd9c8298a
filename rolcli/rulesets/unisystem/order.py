"""What the player asked of an attack, gathered in one place for both profiles."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Order:
    """The options of an attack; those that a profile lacks keep their defaults."""

    __slots__ = (
        "aim", "ammo", "armour", "attacks", "automatic", "band", "bands", "built_strength",
        "burning", "bursts", "can_choose", "cover", "damage", "dex", "distance", "dodge",
        "dodges", "dodging", "encumbrance", "endurance", "equipment", "facing", "heat_proof",
        "kind", "life", "life_max", "load", "location", "mod", "mode", "parry", "parry_with",
        "prone", "rounds", "scope", "sealed", "shots", "skill", "splashed", "stay", "strength",
        "unarmed", "weapon", "zone",
    )  # fmt: skip

    def __init__(self, dex: int, skill: int) -> None:
        self.dex = dex
        self.skill = skill
        self.weapon: str | None = None
        self.damage: str | None = None
        self.kind: str | None = None
        self.strength: int | None = None
        self.mod = 0
        self.encumbrance: str | None = None
        self.band: str | None = None
        self.distance: int | None = None
        self.bands: str | None = None
        self.dodge: int | None = None
        self.parry: int | None = None
        self.parry_with: str | None = None
        self.unarmed = False
        self.armour: tuple[str, ...] = ()
        self.life: int | None = None
        self.life_max: int | None = None
        self.endurance: int | None = None
        self.facing = "front"
        self.sealed = False
        self.heat_proof = False
        self.burning = False
        self.equipment: tuple[tuple[str, dict[str, Any]], ...] = ()
        self.can_choose = False
        self.location: str | None = None
        self.aim: int | None = None
        self.scope = False
        self.load: str | None = None
        self.ammo: str | None = None
        self.automatic = False
        self.built_strength: int | None = None
        self.mode: str | None = None
        self.shots: int | None = None
        self.attacks: int | None = None
        self.bursts: tuple[str, ...] = ()
        self.stay: int | None = None
        self.cover: int | None = None
        self.rounds: int | None = None
        self.zone: str | None = None
        self.splashed = False
        self.dodging: str | None = None
        self.dodges: int | None = None
        self.prone = False
