"""A row of the weapon list of d100 horror (COC-P0)."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.coc7.tables.weapon_words import ERAS, SKILL_OF, SKILLS
from rolcli.rulesets.items import Item

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Weapon(Item):
    """A row of the weapon list.

    ``damage`` is an expression, or several by range (``4d6/2d6/1d6``); ``reach`` the base
    range in yards, the limits of the ranges (``10/20/50``), or ``STR/5``. ``bonus`` tells how
    much of the damage bonus counts: full, half or none. ``attacks`` can be made without
    penalty dice in a round, up to ``most`` with them; ``rounds`` is how many rounds one
    attack takes. ``magazine`` lists the sizes there are. ``automatic`` and ``burst`` tell
    what else than single shots it fires, ``sources`` how many published lists have it.
    """

    damage: str
    skill: str
    reach: str | None = None
    bonus = "none"
    impales = False
    attacks = 1
    most = 1
    rounds = 1
    magazine: tuple[int, ...] = ()
    malfunction: int | None = None
    automatic = False
    burst: int | None = None
    era = "both"
    sources = 1

    def __init__(
        self, id: str, name: str, name_es: str, category: str, damage: str,
        skill: str | None = None, **facts: Any,
    ) -> None:
        section = "melee" if category == "melee" else "ranged"
        self.hold(facts, id, name, name_es, section, category)
        self.damage = damage
        self.skill = skill or SKILL_OF.get(category, "brawl")

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
