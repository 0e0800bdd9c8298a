"""What the attacks of a round have in common."""

from __future__ import annotations

from rolcli.rulesets.unisystem.content import Content

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.unisystem.harm import Shot
    from rolcli.rulesets.unisystem.manoeuvres import Fires


class Defence(Content):
    """A dodge or a parry: what is added to its d10, and the rule it is rolled by."""

    __slots__ = ("bonus", "name", "rule")

    def __init__(self, name: str, bonus: int, rule: str) -> None:
        super().__init__(name, bonus)
        self.name = name
        self.bonus = bonus
        self.rule = rule


class ToHit(Content):
    """What goes to each attack roll: a bonus, and the rule; ``aiming`` to the roll of taking aim.
    """

    __slots__ = ("aiming", "bonus", "rule")

    def __init__(self, bonus: int, rule: str, aiming: int | None) -> None:
        super().__init__(bonus, aiming)
        self.bonus = bonus
        self.rule = rule
        self.aiming = aiming


class Plan(Content):
    """All that the attacks of a round have in common.

    ``shot`` is None where the attack ends at the hit. ``aimed`` says whether a high total
    raises the damage.
    """

    __slots__ = ("aimed", "attacks", "defence", "shot", "to_hit")

    def __init__(
        self,
        attacks: Fires,
        to_hit: ToHit,
        defence: Defence | None,
        shot: Shot | None,
        aimed: bool,
    ) -> None:
        super().__init__(attacks, to_hit, defence, shot, aimed)
        self.attacks = attacks
        self.to_hit = to_hit
        self.defence = defence
        self.shot = shot
        self.aimed = aimed
