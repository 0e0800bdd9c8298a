"""The parameters of an attack, in groups; which of them are a bonus or a penalty die (COC-28)."""

from __future__ import annotations

from rolcli.declare import Ask, Distance, Excludes, Flag, Many, Needs, Text, Whole, own_of
from rolcli.messages import N_
from rolcli.rulesets.coc7.hit_groups import Struck
from rolcli.rulesets.coc7.percentile import Thrown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice

HAND = (
    "vs", "dodge", "fight_back", "undefended", "manoeuvre", "defended_before", "build",
    "vs_build",
)
"""What belongs to an attack hand to hand."""
BIG, SMALL = 4, -2
"""Builds of a big and of a small target (COC-28)."""


class Defended(Ask):
    """Hand to hand: what the target does about it."""

    HEADING = N_("The defence, hand to hand")

    vs = Whole(
        N_("The defender's Dodge or Fighting, hand to hand."), default=None, metavar="VALUE",
        least=0, rule="COC-19", es="contra", unit="%", of="target",
    )
    dodge = Flag(N_("The defender dodges."), rule="COC-19", es="esquivar")
    fight_back = Flag(
        N_("The defender fights back; that hit is optional at the table."), rule="COC-19",
        es=("contraatacar", "parar"),
    )
    undefended = Flag(N_("Nobody defends, hand to hand."), rule="COC-19", es="sin-defensa")
    surprised = Flag(
        N_("The target is surprised: no defence, and a bonus die."), rule="COC-28",
        es="sorprendido",
    )
    defended_before = Whole(
        N_("How often the target has defended this turn."), default=None, least=0, rule="COC-22",
        es="defensas-previas",
    )
    free_defences = Whole(
        N_("Defences without a penalty: the target's actions."), default=1, least=1,
        rule="COC-21", es="defensas-libres", also=("free-defenses",),
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("vs", "dodge", "fight_back", rule="COC-19"),
        Needs("dodge", "vs", rule="COC-19"),
        Needs("fight_back", "vs", rule="COC-19"),
        Needs("defended_before", "vs", "undefended", "surprised", rule="COC-22"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("dodge", "fight_back", rule="COC-19"),
        Excludes("vs", "undefended", "surprised", rule="COC-19"),
    )


class Manoeuvred(Ask):
    """Hand to hand, without damage."""

    HEADING = N_("A manoeuvre")

    manoeuvre = Flag(
        N_("A combat manoeuvre: grab, disarm or the like, without damage."), rule="COC-24",
        es="maniobra", also=("maneuver",),
    )
    build = Whole(
        N_("The attacker's Build."), default=None, rule="COC-24", es="corpulencia", sheet="build"
    )
    vs_build = Whole(
        N_("The target's Build, for a manoeuvre."), default=None, rule="COC-24",
        es="corpulencia-contraria", sheet="build", of="target",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("manoeuvre", "build", rule="COC-24"),
        Needs("manoeuvre", "vs_build", rule="COC-24"),
        Needs("manoeuvre", "vs", "undefended", "surprised", rule="COC-19"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("manoeuvre", "damage", "weapon", rule="COC-24"),
    )


class Ranged(Ask):
    """With a firearm: how far."""

    HEADING = N_("The range of a firearm")

    distance = Distance(
        N_("Distance to the target of a firearm."), default=None, rule="COC-27", es="distancia"
    )
    base_range = Text(
        N_("The base range in the same unit, or the limits of shot: 10/20/50."), default=None,
        metavar="N[/N...]", rule="COC-27", es=("alcance-básico", "alcance"),
    )
    point_blank = Flag(
        N_("At point-blank: a bonus die."), rule="COC-28", es=("a-bocajarro", "bocajarro")
    )
    dex = Whole(
        N_("The shooter's DEX: finds point-blank by a distance in metres."), default=None, least=0,
        rule="COC-28", es="des", sheet="dex",
    )
    target_dex = Whole(
        N_("The target's DEX, where the setting measures point-blank by it."), default=None,
        least=0, rule="COC-28", es="des-del-objetivo", sheet="dex", of="target",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("distance", "base_range", "weapon", rule="COC-27"),
        Needs("base_range", "distance", rule="COC-27"),
    )


class Aimed(Ask):
    """With a firearm: what helps and hinders."""

    HEADING = N_("What helps or hinders a shot")

    aimed = Flag(
        N_("Aimed for a whole round: a bonus die on the first shot."), rule="COC-28",
        es=("apuntado", "apuntar"),
    )
    cover = Flag(
        N_("Half or more of the target is hidden: a penalty die."), rule="COC-28", es="cobertura"
    )
    dive = Whole(
        N_("The target dives for cover with this Dodge: a penalty die if it passes."),
        default=None, metavar="VALUE", least=0, rule="COC-28", es="tirarse",
        of="target",
    )
    prone = Flag(
        N_("The target lies or is held, close by: a bonus die."), rule="COC-28", es="tumbado"
    )
    target_build = Whole(
        N_("The target's Build: a bonus die from 4, a penalty die down from -2."), default=None,
        rule="COC-28", es="corpulencia-del-objetivo", sheet="build", of="target",
    )
    fast_target = Flag(
        N_("The target moves fast, MOV 8 or more: a penalty die."), rule="COC-28",
        es="objetivo-rápido",
    )
    reloading = Flag(
        N_("Loads one round and fires it in a turn: a penalty die."), rule="COC-28",
        es="recargando",
    )
    into_melee = Flag(
        N_("Fires into a melee: a penalty die, and a fumble hits an ally."), rule="COC-28",
        es="contra-cuerpo-a-cuerpo",
    )
    off_hand = Flag(
        N_("Fires with the off hand: a penalty die."), rule="COC-28", es="mano-torpe"
    )


class Fired(Ask):
    """With a firearm: how often."""

    HEADING = N_("Shots and bursts")

    shots = Whole(
        N_("Shots this round; from two on each has a penalty die."), default=None, least=1,
        most=3, rule="COC-28", es="disparos",
    )
    malfunction = Whole(
        N_("The weapon jams on this roll or more."), default=None, least=1, most=100,
        rule="COC-28", es="avería",
    )
    burst = Many(
        Text(
            N_("A burst of automatic fire, and metres from the target before."),
            metavar="SIZE[:METRES]", rule="COC-31", es="ráfaga",
        )
    )
    magazine = Whole(
        N_("Bullets in the magazine, for bursts."), default=None, least=0, rule="COC-31",
        es="cargador", sheet="magazine",
    )

    NEEDS: ClassVar[tuple[Needs, ...]] = (Needs("magazine", "burst", rule="COC-31"),)
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("burst", "shots", rule="COC-31"),)


SHOT = tuple([key for group in (Ranged, Aimed, Fired) for key in own_of(group)[0]])
"""What belongs to an attack with a firearm."""


class Attack(Struck, Defended, Manoeuvred, Ranged, Aimed, Fired, Thrown):
    """What the verb asks."""

    skill = Whole(
        N_("The skill's value, 0 or more."), positional=True, least=0, rule="COC-01",
        es="habilidad", unit="%",
    )

    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        *(Excludes(key, *HAND, rule="COC-27") for key in SHOT),
    )


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
