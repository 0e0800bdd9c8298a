"""The parameters of damage that is rolled apart from its attack."""

from __future__ import annotations

from rolcli.declare import Distance, Earlier, Excludes, Expr, Flag, Needs, Whole
from rolcli.messages import N_
from rolcli.rulesets.coc7.arming import BONUS_NAMES
from rolcli.rulesets.coc7.before import EARLIER
from rolcli.rulesets.coc7.hit_groups import Armed, Hit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar


class Damage(Armed, Hit):
    """What the verb asks."""

    damage = Expr(
        N_("The weapon's damage, or a number."), default=None, positional=True, rule="COC-23",
        es=("daño", "dano"), names=BONUS_NAMES,
    )
    distance = Distance(
        N_("Distance to the target, where the damage of shot goes by it."), default=None,
        rule="COC-P1", es="distancia",
    )
    earlier = Earlier(EARLIER, metavar="FILE", rule="COC-23", es="desde")
    extreme = Flag(
        N_("The hit was an extreme or critical success."), rule="COC-23", es="extremo"
    )
    con = Whole(
        N_("The target's CON: rolled after a major wound."), default=None, least=0,
        rule="COC-37", es="con", sheet="con", of="target",
    )

    APART = ("armour", "condition", "db", "hp", "hp_max", "major_wound", "size", "strength")
    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("hp", "hp_max", "earlier", rule="COC-35"),
        Needs("con", "hp_max", "earlier", rule="COC-37"),
        Needs("distance", "weapon", rule="COC-P1"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("damage", "weapon", rule="COC-P0"),
    )
