"""The attack: which kind it is, what it meets, what it does, in words (COC-13, COC-19..34)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import in_two_parts, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.coc7.arming import arms_in
from rolcli.rulesets.coc7.attack_groups import HAND, SHOT, Attack, causes_of
from rolcli.rulesets.coc7.levels import made
from rolcli.rulesets.coc7.strike import blow_with
from rolcli.rulesets.coc7.tables import LEVEL_WORDS
from rolcli.rulesets.coc7.wounds import body_of, con_due, standing, suffered, tell_wounds, wound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.coc7.arming import Arms
    from rolcli.rulesets.coc7.strike import Blow, Harm
    from rolcli.rulesets.frame import House

OUTCOMES: dict[str, Message] = {
    "hit": msg("hit"),
    "miss": msg("miss"),
    "hit_back": msg("hit back"),
    "jam": msg("jam"),
    "void": msg("void"),
    "not_fired": msg("not fired"),
    "impossible": msg("impossible"),
}
"""What becomes of an attack, a burst or a shot."""
HITS: dict[str, Message] = {
    "critical": msg("hit (critical)"),
    "extreme": msg("hit (extreme)"),
    "hard": msg("hit (hard)"),
    "regular": msg("hit (regular)"),
}
"""A single hit by its level."""


def attack(dice: Dice, house: House, ask: Attack) -> Result:
    """Resolve an attack hand to hand or with a firearm, and its damage."""
    result = Result("attack")
    arms = arms_in(ask)
    if ask.base_range is not None and str(ask.base_range).isdigit():
        result.input["base_range"] = int(ask.base_range)
    shooting = is_shot(ask, arms)
    blow = None if arms.damage is None or ask.manoeuvre else blow_with(house, arms, ask)
    causes = causes_of(ask, shooting)
    if shooting:
        from rolcli.rulesets.coc7.shooting import gun

        harm = gun(dice, house, result, ask, causes, blow)
    else:
        from rolcli.rulesets.coc7.melee import hand

        harm = hand(dice, house, result, ask, causes, blow)
    if blow is not None and result.outcome != "impossible":
        hurt(dice, house, result, ask, harm)
    if blow is not None:
        result.details["blow"] = laid_out(blow)
    dice.tell(say, result, ask, blow)
    return result


def is_shot(ask: Attack, arms: Arms) -> bool:
    """Tell an attack with a firearm from one hand to hand; raise UsageError where it is neither."""
    row, hand = arms.row, any(given(ask, key) for key in HAND)
    shooting = any(given(ask, key) for key in SHOT)
    if row is not None and row.section == "ranged" and not hand:
        shooting = True
    if not (shooting or ask.surprised or hand):
        raise UsageError(
            "needs",
            msg("An attack needs to know what it meets (COC-19, COC-27)."),
            hint=msg(
                "Hand to hand: --vs N with --dodge or --fight-back, or --undefended. "
                "A firearm: --distance N --base-range N, or --burst SIZE."
            ),
        )
    free = row is None and not (ask.half_db or arms.named)
    if shooting and free:
        ask.withdraw("db", "strength", "size")
    bonus = ask.db is not None or ask.strength is not None
    if shooting and bonus and free:
        raise UsageError(
            "excludes",
            msg("Firearms and crossbows use no damage bonus (COC-26), bows half of it."),
            hint=msg("Leave it out, or add --half-db for a bow or a thrown weapon (COC-25)."),
        )
    return shooting


def given(ask: Attack, key: str) -> bool:
    """Tell whether something was said; what a sheet filled unasked was not."""
    value = getattr(ask, key)
    return key not in ask.offered and not (value is None or value is False or value == ())


def hurt(dice: Dice, house: House, result: Result, ask: Attack, harm: Harm) -> None:
    """Add up the damage, by target where there are several, and take it off hit points."""
    sums = [dice.summed(gathered) for gathered in harm]
    result.details["armour"] = ask.armour
    if len(sums) > 1:
        result.details["targets"] = [
            {"target": number, "final": final} for number, final in enumerate(sums, 1)
        ]
        return
    result.details["final"] = sums[0]
    if ask.hp_max is None:
        return
    body = dice.folded(harm[0], wound, body_of(ask), house, ask.hp_max)
    suffered(dice, result, ask.hp_max if ask.hp is None else ask.hp, body, ask.hp_max)
    dice.tell(tell_wounds, result, body, ask.hp_max, harm[0])


def laid_out(blow: Blow) -> dict[str, object]:
    """Lay out what a hit does, for a blow whose damage is rolled later."""
    found: dict[str, object] = {"damage": str(blow.weapon), "armour": blow.armour}
    if blow.bonus is not None:
        found |= {"db": str(blow.bonus), "half_db": blow.half}
    if blow.impales:
        found["impale"] = True
    return found


def say(dice: Dice, result: Result, ask: Attack, blow: Blow | None) -> None:
    """Word a whole attack."""
    details = result.details
    if result.outcome == "hit_back":
        result.notes.append(msg("The defender hits: roll that blow with the verb damage (COC-19)."))
    if blow is not None and result.outcome != "impossible":
        details["raw"] = raw_of(result)
        result.done = "final"
    if result.headline is not None:  # why it is impossible is said already
        return
    told = verdict(result)
    if result.total is not None:
        told = msg("{total} against {need}: {told}", total=result.total, need=result.target,
                   told=told)
    else:
        told = msg("Attack with {skill}: {told}", skill=ask.skill, told=told)
    each: list[dict[str, object]] = details.get("each", [])  # type: ignore[assignment]  # as strike writes them
    if len(each) > 1:
        result.rows = [row(number, one) for number, one in enumerate(each, 1)]
    if blow is not None and result.outcome == "hit":
        told = harmed(result, told)
        result.answer = int(str(details["final"])) if "final" in details else None
        fresh = details.get("major_wound") is True
        if fresh and result.state.get("condition") == "conscious":
            con_due(dice, result)
    result.headline = told


def raw_of(result: Result) -> int:
    """Add up the damage before armour."""
    details = result.details
    if "each" not in details:
        return int(str(details.get("raw", 0)))
    each: list[dict[str, list[dict[str, int]]]] = details["each"]  # type: ignore[assignment]  # as strike writes them
    return sum(hit["raw"] for one in each for hit in one.get("damage", ()))


def verdict(result: Result) -> Message:
    """Word the outcome with the level, or the levels compared."""
    details, outcome = result.details, str(result.outcome)
    told = OUTCOMES[outcome]
    hits = int(str(details.get("hits", 0)))
    if hits > 1:
        told = nmsg("{n} hit", "{n} hits", hits)
    if "jammed" in result.effects and outcome != "jam":
        told = msg("{told}, then a jam", told=told)
    if result.level is None:
        return told
    level, other = LEVEL_WORDS[result.level], details.get("vs_level")
    if outcome == "hit" and "final" in details and result.level in HITS and told is OUTCOMES["hit"]:
        return HITS[result.level]  # of the defence the dice tell
    if outcome == "miss" and result.level == "failure" and other is None:
        return told
    if other == result.level:
        return msg("{told} (both {level})", told=told, level=level)
    if other is not None:
        return msg("{told} ({level} against {other})", told=told, level=level,
                   other=LEVEL_WORDS[str(other)])
    if outcome == "miss" and made(result.level):
        return msg("{told}, though {level}", told=told, level=level)
    return msg("{told} ({level})", told=told, level=level)


def harmed(result: Result, told: Message) -> Message:
    """Add the damage and what is left to what is told."""
    details, state = result.details, result.state
    if "targets" in details:
        return told
    told = msg("{told}, {final} damage", told=told, final=details["final"])
    if "hp_max" not in state:
        return told
    what = standing(int(str(state["hp"])), str(state["condition"]), bool(details["major_wound"]))
    return in_two_parts(told, what)


def row(number: int, one: dict[str, object]) -> Message:
    """Word what became of one burst or shot."""
    outcome = str(one["outcome"])
    what = OUTCOMES[outcome]
    if outcome == "hit":
        what = nmsg("{n} hit", "{n} hits", int(str(one["hits"])))
    damage: list[dict[str, int]] = one.get("damage", [])  # type: ignore[assignment]  # as strike writes them
    if "total" in one:
        what = msg("{total}: {told}", total=one["total"], told=what)
        if outcome != "jam" and (outcome, one["level"]) != ("miss", "failure"):
            what = msg("{told} ({level})", told=what, level=LEVEL_WORDS[str(one["level"])])
    if damage:
        what = msg("{told}, {final} damage", told=what, final=sum(hit["final"] for hit in damage))
    if "bullets" in one:
        return msg("burst {number}: {what}", number=number, what=what)
    return msg("shot {number}: {what}", number=number, what=what)
