"""Damage and what it does to hit points (COC-23, COC-25, COC-35..37)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.coc7.earlier import needed_number, number, part, refused, rows, verb_of
from rolcli.rulesets.coc7.levels import LEVEL_WORDS, level_of, made
from rolcli.rulesets.coc7.percentile import percentile
from rolcli.rulesets.coc7.strike import blow_of, strike
from rolcli.rulesets.coc7.wounds import CONDITIONS, body_of, is_major, left, suffered, wound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.earlier import Earlier
    from rolcli.rulesets.coc7.options import (
        Armour,
        Con,
        DamageExpr,
        Db,
        Extreme,
        FromAttack,
        HalfDb,
        Hp,
        HpMax,
        Impale,
        Siz,
        Str,
    )  # fmt: skip
    from rolcli.rulesets.coc7.strike import Blow
    from rolcli.rulesets.coc7.wounds import Body
    from rolcli.rulesets.frame import House

    Struck = tuple[int, int, int, int, int, Body]
    Harm = tuple[int, int | None, int | None, int, Body]


def damage(
    dice: Dice,
    house: House,
    damage: DamageExpr = None,
    earlier: FromAttack = None,
    db: Db = None,
    strength: Str = None,
    size: Siz = None,
    half_db: HalfDb = False,
    extreme: Extreme = False,
    impale: Impale = False,
    armour: Armour = 0,
    hp: Hp = None,
    hp_max: HpMax = None,
    con: Con = None,
) -> Result:
    """Roll the damage of a hit, or take that of an earlier attack, and wound somebody."""
    result = Result("damage")
    if damage is None and earlier is None and (db is not None or strength is not None):
        damage = "0"  # the bonus alone
    if damage is None and earlier is None:
        raise UsageError(
            "no_damage",
            msg("There is no damage to roll (COC-23)."),
            hint=msg("Give an expression such as 1d6+1, or an attack with --from."),
        )
    if earlier is not None:
        hp, hp_max = before(earlier, hp, hp_max)
    body = body_of(hp, hp_max)
    if earlier is not None:
        body = (body[0], was_wounded(earlier), body[2])
    blow = blow_of(house, damage, db, strength, size, half_db, impale, armour)
    if blow is None:
        assert earlier is not None
        harm = taken(house, known(earlier, armour), armour, body, hp_max)
    else:
        single = [(extreme, extreme and impale)]
        hits = single if earlier is None else blows(earlier, extreme, impale)
        harm = rolled(dice, house, blow, hits, body, hp_max)
    final, raw, bonus, worst, body = harm
    result.total = final
    result.details["final"] = final
    if raw is not None:
        result.details |= {"raw": raw, "armour": armour}
    if bonus is not None:
        result.details["damage_bonus"] = bonus
    dice.step(msg("Damage taken"), final, "COC-35")
    if hp_max is not None:
        if con is not None or is_major(worst, hp_max):
            body = stands(dice, house, result, body, is_major(worst, hp_max), con)
        suffered(dice, result, hp if hp is not None else hp_max, body, hp_max, worst)
    elif con is not None:
        raise UsageError(
            "con_without_hp",
            msg("--con is rolled for a major wound, which needs hit points (COC-37)."),
            hint=msg("Give --hp-max, and --hp when some are lost already."),
        )
    say(result, final, body, hp_max, worst)
    return result


def before(earlier: Earlier, hp: int | None, hp_max: int | None) -> tuple[int | None, int | None]:
    """Give hit points and their maximum as they were before an earlier result's damage.

    What is given here counts instead. The hit points left do not tell them: they end at 0.
    """
    if hp_max is None:
        hp_max = number(earlier, "state", "hp_max")
    if hp is None and hp_max is not None:
        hp = number(earlier, "details", "hp_before")
        if hp is None:
            hp = number(earlier, "state", "hp")
    return hp, hp_max


def was_wounded(earlier: Earlier) -> bool:
    """Tell whether there was a major wound before the earlier result's damage."""
    fresh = part(earlier, "details").get("major_wound") is True
    return part(earlier, "state").get("major_wound") is True and not fresh


def rolled(
    dice: Dice,
    house: House,
    blow: Blow,
    hits: list[tuple[bool, bool]],
    body: Body,
    hp_max: int | None,
) -> Harm:
    """Roll each hit and wound the body with it, one after the other."""
    start: Struck = (0, 0, 0, 0, 0, body)
    ended = dice.repeat(len(hits), struck, start, house, blow, tuple(hits), hp_max)
    _, finals, raws, bonuses, worst, body = ended
    if dice.enumerating:
        return finals, None, None, worst, body
    return finals, raws, None if blow[1] is None else bonuses, worst, body


def struck(
    dice: Dice, state: Struck, house: House, blow: Blow, hits: tuple[tuple[bool, bool], ...],
    hp_max: int | None,
) -> Struck:  # fmt: skip
    """Roll the next hit; to exact odds any major wound is as heavy as another."""
    index, finals, raws, bonuses, worst, body = state
    final, raw, bonus = dice.chance(strike, blow, *hits[index])
    if not dice.enumerating:
        worst = max(worst, final)
    elif hp_max is not None and is_major(final, hp_max):
        worst = hp_max
    if hp_max is not None:
        body = wound(house, body, hp_max, final)
    return index + 1, finals + final, raws + (raw or 0), bonuses + (bonus or 0), worst, body


def taken(house: House, raws: list[int], armour: int, body: Body, hp_max: int | None) -> Harm:
    """Wound the body with hits that were rolled before."""
    finals = worst = 0
    for raw in raws:
        final = max(0, raw - armour)
        finals, worst = finals + final, max(worst, final)
        if hp_max is not None:
            body = wound(house, body, hp_max, final)
    return finals, sum(raws), None, worst, body


def known(earlier: Earlier, armour: int) -> list[int]:
    """Give the damage of each hit of an earlier attack or damage, armour off if it was."""
    verb_of(earlier, ("attack", "damage"))
    details = part(earlier, "details")
    if earlier.get("outcome") in ("miss", "jam", "impossible"):
        return [0]
    hit_by_attacker(earlier)
    worn = details.get("armour")
    if armour and worn:
        raise refused(
            "armour_twice",
            msg("Armour was already taken off this damage (COC-35)."),
            msg("Leave --armour out."),
        )
    key = "final" if worn else "raw"
    each = rows(details.get("each"), "details.each")
    hits = [details]
    if each:
        hits = [hit for shot in each for hit in rows(shot.get("damage"), "details.each.damage")]
    found = [needed_number(hit[key], key) for hit in hits if key in hit]
    if not found:
        raise refused(
            "no_damage_rolled",
            msg("This attack rolled no damage (COC-23)."),
            msg("Give the weapon's dice: damage 1d8 --from FILE."),
        )
    return found


def hit_by_attacker(earlier: Earlier) -> None:
    """Refuse an attack that the defender won: the blow is his, never extreme (COC-19, COC-23)."""
    if earlier.get("outcome") == "hit_back":
        raise refused(
            "defender_hit",
            msg("The defender hit: roll the damage of his weapon (COC-19)."),
            msg("Give it as damage EXPR, without --from."),
        )


def blows(earlier: Earlier, extreme: bool, impale: bool) -> list[tuple[bool, bool]]:
    """Give how each hit of an earlier attack without damage falls: (extreme, impaling)."""
    verb_of(earlier, ("attack", "luck"))
    details = part(earlier, "details")
    if "raw" in details:
        raise refused("damage_twice", msg("The damage of this attack was already rolled (COC-23)."))
    hit_by_attacker(earlier)
    if earlier.get("outcome") != "hit":
        return []
    if number(earlier, "details", "hits") is None:
        return [(extreme, extreme and impale)]
    each = rows(details.get("each"), "details.each")
    if each:
        from rolcli.rulesets.coc7.firearms import extreme_hit

        found = []
        for shot in each:
            hits = needed_number(shot.get("hits", 0), "hits")
            impaling = needed_number(shot.get("impaling", 0), "impaling")
            found += [(True, True)] * impaling
            lone = "bullets" not in shot and extreme_hit(
                str(shot.get("level")), str(shot.get("difficulty"))
            )
            found += [(lone, lone and impale)] * (hits - impaling)
        return found
    high = earlier.get("level") in ("extreme", "critical")
    return [(high, high and impale)]


def stands(
    dice: Dice, house: House, result: Result, body: Body, major: bool, con: int | None
) -> Body:
    """Roll CON against falling unconscious after a major wound (COC-37); not for the dead."""
    hp, wounded, condition = body
    if not major or condition != "conscious":
        return body
    if con is None:
        result.notes.append(msg("A CON roll, or unconscious (COC-37): --con N rolls it."))
        result.effects.append("con_roll_due")
        return body
    stood = dice.chance(holds, house, con)
    if not dice.enumerating:
        result.details["con_total"] = dice.rolls[-1].total
    result.details["con_success"] = stood
    return body if stood else (hp, wounded, "unconscious")


def holds(dice: Dice, house: House, con: int) -> bool:
    """Roll CON."""
    total = percentile(dice, 0, "con")
    level = level_of(house, total, con, "regular")
    dice.step(msg("CON roll against {con}", con=con), LEVEL_WORDS[level], "COC-37")
    return made(level)


def say(result: Result, final: int, body: Body, hp_max: int | None, worst: int) -> None:
    """Name the outcome and say it in one line."""
    hp, _, condition = body
    if condition != "conscious":
        result.outcome = condition
    elif hp_max is not None and is_major(worst, hp_max):
        result.outcome = "major_wound"
    else:
        result.outcome = "wounded" if final else "unharmed"
    told = msg("{final} damage", final=final)
    if hp_max is not None:
        told = msg("{told}, {left}", told=told, left=left(hp or 0))
    if result.outcome == "major_wound":
        told = msg("{told}, major wound", told=told)
    elif condition != "conscious":
        told = msg("{told}, {condition}", told=told, condition=CONDITIONS[condition])
    result.headline = told
