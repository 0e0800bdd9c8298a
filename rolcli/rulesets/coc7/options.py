"""The parameters of the verbs of d100 horror, as the command line must know them."""

from __future__ import annotations

from typing import Annotated, Any

from rolcli.messages import N_
from rolcli.params import Param

DIFFICULTIES: dict[str, tuple[str, ...]] = {
    "regular": ("normal",),
    "hard": ("dificil",),
    "extreme": ("extrema", "extremo"),
}
METHODS: dict[str, tuple[str, ...]] = {
    "first_aid": ("primeros_auxilios", "auxilios"),
    "medicine": ("medicina",),
    "natural": ("daily", "diaria", "diario"),
    "weekly": ("semanal",),
}

Skill = Annotated[
    int, Param(N_("The skill's value, 0 or more."), positional=True, least=0, rule="COC-01")
]
Characteristic = Annotated[
    int, Param(N_("The characteristic's value, 0 or more."), positional=True, least=0,
               rule="COC-01"),
]  # fmt: skip
Difficulty = Annotated[
    str | None,
    Param(
        N_("The difficulty demanded: the value, half of it or a fifth."),
        kind="choice", choices=DIFFICULTIES, rule="COC-02",
    ),
]  # fmt: skip
Bonus = Annotated[int, Param(N_("Bonus dice."), least=0, rule="COC-09")]
Penalty = Annotated[int, Param(N_("Penalty dice."), least=0, rule="COC-09")]
Vs = Annotated[
    int | None,
    Param(N_("The other side's value: an opposed roll."), metavar="VALUE", least=0, rule="COC-06"),
]
VsBonus = Annotated[int, Param(N_("The other side's bonus dice."), least=0, rule="COC-09")]
VsPenalty = Annotated[int, Param(N_("The other side's penalty dice."), least=0, rule="COC-09")]
Limit = Annotated[
    int | None,
    Param(
        N_("The value faced: beyond 100 + one's own it is impossible."),
        metavar="OPPOSING", least=0, rule="COC-10",
    ),
]  # fmt: skip
Helper = Annotated[
    list[int] | None,
    Param(N_("A helper's value, taken off the value faced."), least=0, rule="COC-12"),
]
Luck = Annotated[
    int | None,
    Param(N_("Luck left: says what success would cost; with --odds it is spent."), least=0,
          rule="COC-44"),
]  # fmt: skip
Pushable = Annotated[
    bool, Param(N_("A failure may be pushed; with --odds it is."), rule="COC-04")
]
Time = Annotated[
    str | None, Param(N_("How much longer it takes, as the Keeper says."), rule="COC-05")
]

From = Annotated[
    dict[str, Any],
    Param(N_("The earlier result as JSON: a file, or - for standard input."), name="--from",
          kind="result", metavar="FILE", rule="COC-04"),
]  # fmt: skip
FromRoll = Annotated[
    dict[str, Any] | None,
    Param(N_("The earlier failure as JSON: a file, or - for standard input."), name="--from",
          kind="result", metavar="FILE", rule="COC-44"),
]  # fmt: skip
FromAttack = Annotated[
    dict[str, Any] | None,
    Param(N_("An earlier attack as JSON: a file, or - for standard input."), name="--from",
          kind="result", metavar="FILE", rule="COC-23"),
]  # fmt: skip
FromState = Annotated[
    dict[str, Any] | None,
    Param(N_("An earlier result with the patient's state as JSON: a file, or -."), name="--from",
          kind="result", metavar="FILE", rule="COC-37"),
]  # fmt: skip
PushBonus = Annotated[
    int | None, Param(N_("Bonus dice, if they are others now."), least=0, rule="COC-04")
]
PushPenalty = Annotated[
    int | None, Param(N_("Penalty dice, if they are others now."), least=0, rule="COC-04")
]

LuckPoints = Annotated[
    int | None,
    Param(N_("The points of Luck left."), name="luck", positional=True, least=0, rule="COC-50"),
]
Spend = Annotated[
    int | None,
    Param(N_("The most points to spend on the roll given by --from."), least=0, rule="COC-44"),
]
Recover = Annotated[
    bool, Param(N_("The end of a session: win Luck back (needs the setting)."), rule="COC-51")
]

VsDefence = Annotated[
    int | None,
    Param(N_("The defender's Dodge or Fighting, hand to hand."), metavar="VALUE", least=0,
          rule="COC-19"),
]  # fmt: skip
Dodge = Annotated[bool, Param(N_("The defender dodges."), rule="COC-19")]
FightBack = Annotated[
    bool,
    Param(N_("The defender fights back; that hit is optional at the table."), rule="COC-19"),
]
Parar = Annotated[
    bool,
    Param(
        N_("The document's parry: same as --fight-back (the hit back is optional at the table)."),
        rule="COC-19", hidden=True,
    ),
]
Undefended = Annotated[bool, Param(N_("Nobody defends, hand to hand."), rule="COC-19")]
Surprised = Annotated[
    bool, Param(N_("The target is surprised: no defence, and a bonus die."), rule="COC-28")
]
DefendedBefore = Annotated[
    int | None,
    Param(N_("How often the target has defended this turn."), least=0, rule="COC-22"),
]
FreeDefences = Annotated[
    int, Param(N_("Defences without a penalty: the target's actions."), least=1, rule="COC-21")
]
Manoeuvre = Annotated[
    bool, Param(N_("A combat manoeuvre: grab, disarm or the like, without damage."), rule="COC-24")
]
Build = Annotated[int | None, Param(N_("The attacker's Build."), rule="COC-24")]
VsBuild = Annotated[int | None, Param(N_("The target's Build, for a manoeuvre."), rule="COC-24")]

Distance = Annotated[
    int | None, Param(N_("Distance to the target of a firearm."), least=0, rule="COC-27")
]
BaseRange = Annotated[
    int | None,
    Param(N_("The firearm's base range, in the same unit."), least=1, rule="COC-27"),
]
PointBlank = Annotated[bool, Param(N_("At point-blank: a bonus die."), rule="COC-28")]
ShooterDex = Annotated[
    int | None,
    Param(N_("The shooter's DEX: finds point-blank by a distance in metres."), least=0,
          rule="COC-28"),
]  # fmt: skip
TargetDex = Annotated[
    int | None,
    Param(N_("The target's DEX, where the setting measures point-blank by it."), least=0,
          rule="COC-28"),
]  # fmt: skip
Aimed = Annotated[
    bool, Param(N_("Aimed for a whole round: a bonus die on the first shot."), rule="COC-28")
]
Cover = Annotated[
    bool, Param(N_("Half or more of the target is hidden: a penalty die."), rule="COC-28")
]
Dive = Annotated[
    int | None,
    Param(N_("The target dives for cover with this Dodge: a penalty die if it passes."),
          metavar="VALUE", least=0, rule="COC-28"),
]  # fmt: skip
Prone = Annotated[
    bool, Param(N_("The target lies or is held, close by: a bonus die."), rule="COC-28")
]
TargetBuild = Annotated[
    int | None,
    Param(N_("The target's Build: a bonus die from 4, a penalty die down from -2."),
          rule="COC-28"),
]  # fmt: skip
FastTarget = Annotated[
    bool, Param(N_("The target moves fast, MOV 8 or more: a penalty die."), rule="COC-28")
]
Reloading = Annotated[
    bool, Param(N_("Loads one round and fires it in a turn: a penalty die."), rule="COC-28")
]
IntoMelee = Annotated[
    bool,
    Param(N_("Fires into a melee: a penalty die, and a fumble hits an ally."), rule="COC-28"),
]
OffHand = Annotated[bool, Param(N_("Fires with the off hand: a penalty die."), rule="COC-28")]
Shots = Annotated[
    int | None,
    Param(N_("Shots this round; from two on each has a penalty die."), least=1, most=3,
          rule="COC-28"),
]  # fmt: skip
Malfunction = Annotated[
    int | None,
    Param(N_("The weapon jams on this roll or more."), least=1, most=100, rule="COC-28"),
]
Burst = Annotated[
    list[str] | None,
    Param(N_("A burst of automatic fire, and metres from the target before."),
          metavar="SIZE[:METRES]", rule="COC-31"),
]  # fmt: skip
Magazine = Annotated[
    int | None, Param(N_("Bullets in the magazine, for bursts."), least=0, rule="COC-31")
]

Damage = Annotated[
    str | None, Param(N_("The weapon's damage."), kind="expr", rule="COC-23")
]
DamageExpr = Annotated[
    str | None,
    Param(N_("The weapon's damage, or a number."), kind="expr", positional=True, rule="COC-23"),
]
Db = Annotated[
    str | None, Param(N_("The damage bonus, such as 1d4 or -1."), kind="expr", rule="COC-25")
]
Str = Annotated[
    int | None,
    Param(N_("STR, to take the damage bonus from the table with --siz."), name="--str", least=1,
          rule="COC-25"),
]  # fmt: skip
Siz = Annotated[
    int | None,
    Param(N_("SIZ, to take the damage bonus from the table with --str."), name="--siz", least=1,
          rule="COC-25"),
]  # fmt: skip
HalfDb = Annotated[
    bool, Param(N_("Half the damage bonus: bows, thrown weapons."), rule="COC-25")
]
Impale = Annotated[
    bool, Param(N_("The weapon impales: an extreme hit rolls its dice once more."), rule="COC-23")
]
Extreme = Annotated[
    bool, Param(N_("The hit was an extreme or critical success."), rule="COC-23")
]
Armour = Annotated[int, Param(N_("Armour, taken off every hit."), least=0, rule="COC-35")]
Hp = Annotated[int | None, Param(N_("The target's hit points now."), least=0, rule="COC-35")]
HpMax = Annotated[
    int | None, Param(N_("The target's maximum of hit points."), least=1, rule="COC-35")
]
Con = Annotated[
    int | None,
    Param(N_("The target's CON: rolled after a major wound."), least=0, rule="COC-37"),
]

ConPositional = Annotated[
    int, Param(N_("CON of who is dying."), positional=True, least=0, rule="COC-37")
]
Stabilised = Annotated[
    bool, Param(N_("First Aid has stabilised: the roll of an hour."), rule="COC-37")
]

Method = Annotated[
    str,
    Param(N_("How it is healed."), kind="choice", choices=METHODS, positional=True, rule="COC-37"),
]
HealSkill = Annotated[
    int | None,
    Param(N_("First Aid, Medicine, or for a week CON."), positional=True, least=0, rule="COC-37"),
]
DyingFlag = Annotated[bool, Param(N_("The patient is dying."), rule="COC-37")]
MajorWound = Annotated[bool, Param(N_("The patient has a major wound."), rule="COC-37")]
Days = Annotated[int | None, Param(N_("Days of natural healing."), least=1, rule="COC-37")]

San = Annotated[
    int, Param(N_("Current Sanity."), positional=True, least=0, most=99, rule="COC-38")
]
Loss = Annotated[
    str | None,
    Param(N_("What is lost on a pass and on a failure: 0/1d6."), metavar="LOSS/LOSS",
          positional=True, rule="COC-38"),
]  # fmt: skip
Int = Annotated[
    int | None,
    Param(N_("INT: rolled when 5 or more are lost at once."), name="--int", least=0,
          rule="COC-39"),
]  # fmt: skip
DayStart = Annotated[
    int | None, Param(N_("Sanity when the day began."), least=1, rule="COC-41")
]
LostToday = Annotated[int, Param(N_("Sanity lost earlier today."), least=0, rule="COC-41")]
Cap = Annotated[
    int | None,
    Param(N_("The most that this horror can still take."), least=0, rule="COC-38"),
]
Alone = Annotated[
    bool, Param(N_("Nobody sane is there: the bout is told as a summary."), rule="COC-43")
]
Underlying = Annotated[
    bool, Param(N_("Mad already: any loss is a new bout."), rule="COC-43")
]
Phobia = Annotated[
    bool, Param(N_("Has a phobia or mania and is exposed to it."), rule="COC-43")
]
RealityCheck = Annotated[
    bool, Param(N_("Tries to see through a delusion: 1 point and a bout if it fails."),
                rule="COC-43"),
]  # fmt: skip
NoBonus = Annotated[
    int | None, Param(N_("Refused: Sanity takes no dice."), rule="COC-38", hidden=True)
]
NoPenalty = Annotated[
    int | None, Param(N_("Refused: Sanity takes no dice."), rule="COC-38", hidden=True)
]
NoLuck = Annotated[
    int | None, Param(N_("Refused: Sanity takes no Luck."), rule="COC-46", hidden=True)
]
NoPush = Annotated[
    bool, Param(N_("Refused: Sanity is not pushed."), rule="COC-38", hidden=True)
]

Who = Annotated[
    list[str],
    Param(N_("The combatants."), kind="who", metavar="NAME:DEX[:gun][:ACTIONSx]",
          positional=True, rule="COC-14"),
]  # fmt: skip

Strength = Annotated[
    str, Param(N_("STR, or STR:N."), name="str", positional=True, rule="COC-25")
]
Size = Annotated[str, Param(N_("SIZ, or SIZ:N."), name="siz", positional=True, rule="COC-25")]
