"""The attack: which kind it is, what it meets, what it does (COC-13, COC-19..34)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.coc7.approach import gun, hand, near
from rolcli.rulesets.coc7.strike import blow_of
from rolcli.rulesets.coc7.wounds import CONDITIONS, body_of, left, suffered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.coc7.options import (
        Aimed,
        Armour,
        BaseRange,
        Bonus,
        Build,
        Burst,
        Cover,
        Damage,
        Db,
        DefendedBefore,
        Distance,
        Dive,
        Dodge,
        FastTarget,
        FightBack,
        FreeDefences,
        HalfDb,
        Hp,
        HpMax,
        Impale,
        IntoMelee,
        Magazine,
        Malfunction,
        Manoeuvre,
        OffHand,
        Parar,
        Penalty,
        PointBlank,
        Prone,
        Reloading,
        ShooterDex,
        Shots,
        Siz,
        Skill,
        Str,
        Surprised,
        TargetBuild,
        TargetDex,
        Undefended,
        VsBuild,
        VsDefence,
    )  # fmt: skip
    from rolcli.rulesets.coc7.strike import Blow
    from rolcli.rulesets.coc7.tally import Tally
    from rolcli.rulesets.frame import House

SEVERAL = 2
"""From so many shots a round each has a penalty die (COC-28)."""
BIG, SMALL = 4, -2
"""Builds of a big and of a small target (COC-28)."""
HEADLINES: dict[str, Message] = {
    "hit": msg("hit"),
    "miss": msg("miss"),
    "hit_back": msg("miss, and the defender hits"),
    "jam": msg("jam"),
    "impossible": msg("impossible"),
}


def attack(
    dice: Dice,
    house: House,
    skill: Skill,
    vs: VsDefence = None,
    dodge: Dodge = False,
    fight_back: FightBack = False,
    parar: Parar = False,
    undefended: Undefended = False,
    surprised: Surprised = False,
    defended_before: DefendedBefore = None,
    free_defences: FreeDefences = 1,
    manoeuvre: Manoeuvre = False,
    build: Build = None,
    vs_build: VsBuild = None,
    distance: Distance = None,
    base_range: BaseRange = None,
    point_blank: PointBlank = False,
    dex: ShooterDex = None,
    target_dex: TargetDex = None,
    aimed: Aimed = False,
    cover: Cover = False,
    dive: Dive = None,
    prone: Prone = False,
    target_build: TargetBuild = None,
    fast_target: FastTarget = False,
    reloading: Reloading = False,
    into_melee: IntoMelee = False,
    off_hand: OffHand = False,
    shots: Shots = None,
    malfunction: Malfunction = None,
    burst: Burst = None,
    magazine: Magazine = None,
    bonus: Bonus = 0,
    penalty: Penalty = 0,
    damage: Damage = None,
    db: Db = None,
    strength: Str = None,
    size: Siz = None,
    impale: Impale = False,
    half_db: HalfDb = False,
    armour: Armour = 0,
    hp: Hp = None,
    hp_max: HpMax = None,
) -> Result:
    """Resolve an attack hand to hand or with a firearm, and its damage."""
    result = Result("attack")
    if damage is None and (hp is not None or hp_max is not None or armour):
        raise UsageError(
            "damage_options",
            msg("--armour, --hp and --hp-max belong to damage, and no damage is given (COC-23)."),
            hint=msg("Give the weapon's dice with --damage."),
        )
    blow = blow_of(house, damage, db, strength, size, half_db, impale, armour)
    if blow is None and half_db:
        raise UsageError("damage_options", msg("--half-db belongs to damage."))
    body = body_of(hp, hp_max)
    hand_to_hand = [
        name
        for name, given in (
            ("--vs", vs is not None), ("--dodge", dodge), ("--fight-back", fight_back or parar),
            ("--undefended", undefended), ("--manoeuvre", manoeuvre),
            ("--defended-before", defended_before is not None), ("--build", build is not None),
            ("--vs-build", vs_build is not None),
        )
        if given
    ]  # fmt: skip
    shooting = [
        name
        for name, given in (
            ("--distance", distance is not None), ("--base-range", base_range is not None),
            ("--point-blank", point_blank), ("--aimed", aimed), ("--cover", cover),
            ("--dive", dive is not None), ("--prone", prone), ("--fast-target", fast_target),
            ("--target-build", target_build is not None), ("--reloading", reloading),
            ("--into-melee", into_melee), ("--off-hand", off_hand), ("--shots", shots is not None),
            ("--malfunction", malfunction is not None), ("--burst", bool(burst)),
            ("--dex", dex is not None), ("--target-dex", target_dex is not None),
            ("--magazine", magazine is not None),
        )
        if given
    ]  # fmt: skip
    one_kind(hand_to_hand, shooting, surprised)
    if shooting and (db is not None or strength is not None) and not half_db:
        raise UsageError(
            "ranged_bonus",
            msg("Firearms and crossbows use no damage bonus (COC-26), bows half of it."),
            hint=msg("Leave it out, or add --half-db for a bow or a thrown weapon (COC-25)."),
        )
    causes = [
        (name, value, rule)
        for name, value, rule in (
            ("bonus_dice", bonus, "COC-09"),
            ("penalty_dice", -penalty, "COC-09"),
            ("surprised", int(surprised), "COC-28" if shooting else "COC-19"),
        )
        if value
    ]
    tally: Tally = (0, 0, 0, 0, 0, 0, body)
    if not shooting:
        tally = hand(
            dice, house, result, skill, vs, dodge, fight_back or parar, undefended, surprised,
            defended_before or 0, free_defences, (build, vs_build) if manoeuvre else None,
            causes, blow, hp_max, tally,
        )  # fmt: skip
    else:
        causes += [
            (name, value, "COC-28")
            for name, value in (
                ("point_blank", int(near(house, point_blank, distance, dex, target_dex))),
                ("prone", int(prone)),
                ("big_target", int(target_build is not None and target_build >= BIG)),
                ("small_target", -(target_build is not None and target_build <= SMALL)),
                ("cover", -cover),
                ("fast_target", -fast_target),
                ("reloading", -reloading),
                ("several_shots", -((shots or 1) >= SEVERAL)),
                ("into_melee", -into_melee),
                ("off_hand", -off_hand),
            )
            if value
        ]
        tally = gun(
            dice, house, result, skill, distance, base_range, aimed, dive, into_melee, shots,
            malfunction, burst or [], magazine, causes, blow, hp_max, tally,
        )  # fmt: skip
    finish(dice, result, skill, blow, armour, body[0], hp_max, tally)
    return result


def one_kind(hand_to_hand: list[str], shooting: list[str], surprised: bool) -> None:
    """Refuse an attack that is hand to hand and with a firearm at once, or neither."""
    if hand_to_hand and shooting:
        raise UsageError(
            "two_kinds_of_attack",
            msg(
                "{melee} belongs to attacks hand to hand, {firearm} to firearms.",
                melee=hand_to_hand[0],
                firearm=shooting[0],
            ),
            hint=msg("A target of a firearm may only dive: --dive VALUE (COC-27)."),
        )
    if not (hand_to_hand or shooting or surprised):
        raise UsageError(
            "what_attack",
            msg("An attack needs to know what it meets (COC-19, COC-27)."),
            hint=msg(
                "Hand to hand: --vs N with --dodge or --fight-back, or --undefended. "
                "A firearm: --distance N --base-range N, or --burst SIZE."
            ),
        )


def finish(
    dice: Dice,
    result: Result,
    skill: int,
    blow: Blow | None,
    armour: int,
    hp: int | None,
    hp_max: int | None,
    tally: Tally,
) -> None:
    """Put what the hits came to into the result, and say it in one line."""
    hits, impaling, extreme, raw, final, worst, body = tally
    if result.outcome != "impossible":
        result.details |= {"hits": hits, "impaling": impaling}
    if dice.enumerating:
        result.details["extreme"] = extreme
        return
    if result.headline is not None:  # why it is impossible is said already
        return
    told = HEADLINES[result.outcome or "miss"]
    if hits > 1:
        told = nmsg("{n} hit", "{n} hits", hits)
    if "jammed" in result.effects and result.outcome != "jam":
        told = msg("{told}, then a jam", told=told)
    if result.total is not None and result.target is not None:
        told = msg("Attack {total} against {need}: {told}", total=result.total, need=result.target,
                   told=told)  # fmt: skip
    else:
        told = msg("Attack with {skill}: {told}", skill=skill, told=told)
    if result.level is not None:
        from rolcli.rulesets.coc7.levels import LEVEL_WORDS

        level, other = LEVEL_WORDS[result.level], result.details.get("vs_level")
        if other is None:
            told = msg("{told} ({level})", told=told, level=level)
        else:
            told = msg("{told} ({level} against {other})", told=told, level=level,
                       other=LEVEL_WORDS[str(other)])  # fmt: skip
    each = result.details.get("each")
    if isinstance(each, list) and len(each) > 1:
        from rolcli.rulesets.coc7.bursts import one_by_one

        told = msg("{told} ({each})", told=told, each=one_by_one(each))
    if result.outcome == "hit_back":
        result.notes.append(msg("The defender hits: roll that blow with the verb damage (COC-19)."))
    if blow is not None and result.outcome != "impossible":
        result.details |= {"raw": raw, "armour": armour, "final": final}
        if result.outcome == "hit":
            told = msg("{told}, {final} damage", told=told, final=final)
        if hp_max is not None:
            suffered(dice, result, hp, body, hp_max, worst)
            if result.outcome == "hit":
                told = msg("{told}, {left}", told=told, left=left(body[0] or 0))
                if body[2] != "conscious":
                    told = msg("{told}, {condition}", told=told, condition=CONDITIONS[body[2]])
    result.headline = told
