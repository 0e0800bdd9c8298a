"""Damage and what it does to hit points (COC-23, COC-25, COC-35..37)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import in_two_parts, msg
from rolcli.notation.tree import Number
from rolcli.result import Result
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.coc7.arming import arms_of
from rolcli.rulesets.coc7.damage_groups import Damage
from rolcli.rulesets.coc7.percentile import beside, tell_beside
from rolcli.rulesets.coc7.strike import Blow, blow_with, strike
from rolcli.rulesets.coc7.wounds import (
    Body,
    body_of,
    con_due,
    standing,
    suffered,
    tell_wounds,
    wound,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.frame import House

    Kinds = tuple[tuple[bool, bool], ...]


class Progress(ByValue):
    """How far the hits have come: their number, the damage so far, the body."""

    __slots__ = ("body", "final", "index")

    def __init__(self, index: int, final: int, body: Body) -> None:
        self.index = index
        self.final = final
        self.body = body


class Suffering:
    """Whom the hits meet: the body, its hit points before and at most, CON where it is asked."""

    __slots__ = ("body", "con", "hp", "hp_max")

    def __init__(self, body: Body, hp: int | None, hp_max: int | None, con: int | None) -> None:
        self.body = body
        self.hp = hp
        self.hp_max = hp_max
        self.con = con


def damage(dice: Dice, house: House, ask: Damage) -> Result:
    """Roll the damage of a hit, or take that of an earlier attack, and wound somebody."""
    result = Result("damage")
    past = ask.earlier
    victim = victim_of(ask, past)
    blow = blow_for(house, ask, past)
    if blow is None:
        assert past is not None
        from rolcli.rulesets.coc7.taken import known_in

        final, hits, body = taken(house, known_in(past, ask.armour), ask.armour, victim)
        dice.tell(tell_taken, result, hits, ask.armour)
    else:
        kinds: Kinds = ((ask.extreme, ask.extreme and ask.impale),)
        if past is not None:
            from rolcli.rulesets.coc7.taken import hits_in

            kinds = hits_in(past, blow.impales, kinds[0])
        start = Progress(0, 0, victim.body)
        ended = dice.repeat(len(kinds), struck, start, house, blow, kinds, victim.hp_max)
        final, body = ended.final, ended.body
        dice.tell(tell_rolled, result, blow)
    result.total = result.details["final"] = final
    dice.step(msg("Damage taken"), final, "COC-35")
    if victim.hp_max is not None:
        body = stands(dice, house, result, body, victim.con)
        suffered(dice, result, victim.hp, body, victim.hp_max)
    elif ask.con is not None:
        raise UsageError("needs", msg("--con is rolled for a major wound, which needs hit points "
                                      "(COC-37)."), hint=msg("Add --hp-max."))
    result.outcome = outcome_of(body, final)
    dice.tell(say, result, body, victim.hp_max)
    return result


def victim_of(ask: Damage, past: EarlierResult | None) -> Suffering:
    """Give whom the hits meet; what is said counts more than an earlier result."""
    if past is None:
        body = body_of(ask)
        return Suffering(body, body.hp, ask.hp_max, ask.con)
    from rolcli.rulesets.coc7.taken import body_in

    hp_max, body = body_in(past, ask)
    return Suffering(body, body.hp, hp_max, ask.con)


def blow_for(house: House, ask: Damage, past: EarlierResult | None) -> Blow | None:
    """Make what every hit does: as said, else by an earlier attack that rolled no damage."""
    arms = arms_of(ask, ask.damage, None, ask.distance, ask.strength)
    if arms.damage is None and past is not None:
        from rolcli.rulesets.coc7.taken import blow_in

        return blow_in(house, past, ask)
    if arms.damage is None and (ask.db is not None or ask.strength is not None):
        arms.damage = Number(0)  # the bonus alone
    if arms.damage is None:
        raise UsageError(
            "missing_value",
            msg("There is no damage to roll (COC-23)."),
            hint=msg("Say what it does, such as 1d6+1, or name an attack with --from."),
        )
    return blow_with(house, arms, ask)


def struck(
    dice: Dice, state: Progress, house: House, blow: Blow, kinds: Kinds, hp_max: int | None
) -> Progress:
    """Roll the next hit, and wound the body with it."""
    final = dice.chance(strike, blow, *kinds[state.index])
    body = state.body if hp_max is None else wound(state.body, final, house, hp_max)
    return Progress(state.index + 1, state.final + final, body)


def taken(
    house: House, raws: list[int], armour: int, victim: Suffering
) -> tuple[int, list[int], Body]:
    """Wound the body with hits that were rolled before: the damage, the hits, the body."""
    body = victim.body
    finals = [max(0, raw - armour) for raw in raws]
    for final in finals:
        if victim.hp_max is not None:
            body = wound(body, final, house, victim.hp_max)
    return sum(finals), raws, body


def tell_taken(dice: Dice, result: Result, raws: list[int], armour: int) -> None:
    """Say what was taken from an earlier result."""
    result.details |= {"raw": sum(raws), "armour": armour,
                       "hits": [max(0, raw - armour) for raw in raws]}


def tell_rolled(dice: Dice, result: Result, blow: Blow) -> None:
    """Say what was rolled, hit by hit."""
    hits = blow.hits
    result.details |= {"raw": total(hits, "raw"), "armour": blow.armour}
    if blow.bonus is not None:
        result.details["damage_bonus"] = total(hits, "damage_bonus")
    result.details["hits"] = [hit["final"] for hit in hits]


def total(hits: list[dict[str, object]], key: str) -> int:
    """Add up one number of all hits."""
    return sum(int(str(hit[key])) for hit in hits)


def stands(
    dice: Dice, house: House, result: Result, body: Body, con: int | None
) -> Body:
    """Roll CON against falling unconscious after a major wound (COC-37); not for the dead."""
    if not body.fresh or body.condition != "conscious":
        return body
    if con is None:
        dice.tell(con_due, result)
        return body
    stood = dice.chance(holds, house, con)
    result.details["con_success"] = stood
    dice.tell(tell_beside, result, "con_total")
    return body if stood else Body(body.hp, True, "unconscious", True)


def holds(dice: Dice, house: House, con: int) -> bool:
    """Roll CON."""
    label = msg("CON roll against {con}", con=con)
    return beside(dice, house, con, "con", label, "COC-37")


def outcome_of(body: Body, final: int) -> str:
    """Name what came of it."""
    if body.condition != "conscious":
        return body.condition
    if body.fresh:
        return "major_wound"
    return "wounded" if final else "unharmed"


def say(dice: Dice, result: Result, body: Body, hp_max: int | None) -> None:
    """Say it in one line."""
    hits: list[int] = result.details.pop("hits")  # type: ignore[assignment]  # as the verb put them in
    told = msg("{final} damage", final=result.total)
    if hp_max is not None:
        tell_wounds(dice, result, body, hp_max, hits)
        what = standing(body.hp or 0, body.condition, body.fresh)
        told = in_two_parts(told, what)
    result.headline = told
    result.answer, result.done = result.total, "final"
