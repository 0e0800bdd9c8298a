"""A row of the weapon list of d100 horror (COC-P0)."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.equipment import Item

SKILLS: dict[str, tuple[str, str]] = {
    "brawl": ("Fighting (Brawl)", "Combatir (Pelea)"),
    "sword": ("Fighting (Sword)", "Combatir (Espada)"),
    "axe": ("Fighting (Axe)", "Combatir (Hacha)"),
    "whip": ("Fighting (Whip)", "Combatir (Látigo)"),
    "flail": ("Fighting (Flail)", "Combatir (Mayal)"),
    "spear": ("Fighting (Spear)", "Combatir (Lanza)"),
    "garrote": ("Fighting (Garrote)", "Combatir (Garrote)"),
    "chainsaw": ("Fighting (Chainsaw)", "Combatir (Motosierra)"),
    "throw": ("Throw", "Lanzar"),
    "bow": ("Firearms (Bow)", "Armas de fuego (Arco)"),
    "handgun": ("Firearms (Handgun)", "Armas de fuego (Arma corta)"),
    "rifle": ("Firearms (Rifle/Shotgun)", "Armas de fuego (Fusil/Escopeta)"),
    "smg": ("Firearms (Submachine Gun)", "Armas de fuego (Subfusil)"),
    "machine_gun": ("Firearms (Machine Gun)", "Armas de fuego (Ametralladora)"),
    "heavy": ("Firearms (Heavy Weapons)", "Armas de fuego (Armamento pesado)"),
    "flamethrower": ("Firearms (Flamethrower)", "Armas de fuego (Lanzallamas)"),
    "demolitions": ("Demolitions", "Demolición"),
    "electrical": ("Electrical Repair", "Electricidad"),
}
"""The skills that the rows are used with, in English and in Spanish."""
SKILL_OF = {
    "melee": "brawl", "thrown": "throw", "bow": "bow", "handgun": "handgun", "rifle": "rifle",
    "shotgun": "rifle", "smg": "smg", "assault_rifle": "rifle", "machine_gun": "machine_gun",
    "other": "throw",
}
"""The skill of a category, where the row does not say another."""
ERAS = {"both": ("1920s", "modern"), "1920s": ("1920s",), "modern": ("modern",), "rare": ("rare",)}


SECTIONS: dict[str, tuple[str, ...]] = {
    "melee": ("cuerpo_a_cuerpo", "hand_to_hand"),
    "ranged": ("a_distancia", "distancia"),
}
"""Sections with their other names."""
CATEGORIES: dict[str, tuple[str, ...]] = {
    "melee": ("cuerpo_a_cuerpo",),
    "thrown": ("arrojadiza", "arrojadizas"),
    "bow": ("arco", "arcos"),
    "handgun": ("arma_corta", "armas_cortas", "pistola", "pistol"),
    "rifle": ("fusil", "fusiles", "rifles"),
    "shotgun": ("escopeta", "escopetas"),
    "smg": ("subfusil", "subfusiles", "submachine_gun"),
    "assault_rifle": ("fusil_de_asalto", "assault"),
    "machine_gun": ("ametralladora", "ametralladoras", "mg"),
    "other": ("otra", "otras", "misc", "explosivo", "explosive"),
}
"""Categories with their other names."""


class Weapon(Item):
    """A row of the weapon list.

    ``damage`` is an expression, or several by range (``4d6/2d6/1d6``); ``reach`` the base
    range in yards, the limits of the ranges (``10/20/50``), or ``STR/5``. ``bonus`` tells how
    much of the damage bonus counts: full, half or none. ``attacks`` can be made without
    penalty dice in a round, up to ``most`` with them; ``rounds`` is how many rounds one
    attack takes. ``magazine`` lists the sizes there are. ``automatic`` and ``burst`` tell
    what else than single shots it fires, ``sources`` how many published lists have it.
    """

    __slots__ = (
        "attacks", "automatic", "bonus", "burst", "damage", "era", "impales", "magazine",
        "malfunction", "most", "reach", "rounds", "skill", "sources",
    )

    def __init__(
        self, id: str, name: str, name_es: str, category: str, damage: str, *,
        reach: str | None = None,
        skill: str | None = None,
        bonus: str = "none",
        impales: bool = False,
        attacks: int = 1,
        most: int = 1,
        rounds: int = 1,
        magazine: tuple[int, ...] = (),
        malfunction: int | None = None,
        automatic: bool = False,
        burst: int | None = None,
        era: str = "both",
        sources: int = 1,
        aliases: tuple[str, ...] = (),
        notes: tuple[str, ...] = (),
    ) -> None:
        section = "melee" if category == "melee" else "ranged"
        super().__init__(id, name, name_es, section, category, aliases, notes)
        self.damage = damage
        self.reach = reach
        self.skill = skill or SKILL_OF.get(category, "brawl")
        self.bonus = bonus
        self.impales = impales
        self.attacks = attacks
        self.most = most
        self.rounds = rounds
        self.magazine = magazine
        self.malfunction = malfunction
        self.automatic = automatic
        self.burst = burst
        self.era = era
        self.sources = sources

    @property
    def spread(self) -> bool:
        """Whether it fires shot, whose damage goes by range."""
        return "/" in self.damage

    @property
    def short(self) -> bool:
        """Whether it is a handgun or a sawn-off shotgun (COC-P5)."""
        return self.category == "handgun" or "sawn-off" in self.id

    @property
    def free_shots(self) -> int:
        """How many shots a round have no penalty die; both barrels have none (COC-P0)."""
        barrels = self.magazine == (2,) and self.most == 2
        return max(self.attacks, self.most if barrels else 1)

    def row(self) -> dict[str, object]:
        """Lay it out as plain data."""
        alone = (N_("one source"),) if self.sources == 1 and self.era in ERAS else ()
        skill, skill_es = SKILLS.get(self.skill, (self.skill, self.skill))
        return self.laid_out(
            damage={"hit": self.damage}, skill=skill, skill_es=skill_es, bonus=self.bonus,
            impales=self.impales or None, range=self.reach, range_unit="yd" if self.reach else None,
            attacks=self.attacks or None, attacks_max=self.most or None,
            rounds=self.rounds if self.rounds > 1 else None, magazine=list(self.magazine),
            malfunction=self.malfunction, automatic=self.automatic or None, burst=self.burst,
            era=list(ERAS.get(self.era, (self.era,))), sources=self.sources,
        ) | ({"notes": [*self.notes, *alone]} if self.notes or alone else {})
