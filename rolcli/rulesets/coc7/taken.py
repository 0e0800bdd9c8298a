"""What an earlier attack, damage or treatment hands on: its hits, its blow, its target."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.modifiers import parse_expression
from rolcli.rulesets.coc7.arming import Arms
from rolcli.rulesets.coc7.earlier import outcome_of, refused
from rolcli.rulesets.coc7.firearms import extreme_hit
from rolcli.rulesets.coc7.levels import HARDER, LEVELS
from rolcli.rulesets.coc7.strike import Blow, blow_with
from rolcli.rulesets.coc7.tables import CONDITIONS
from rolcli.rulesets.coc7.wounds import Body, not_above

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.coc7.damage_groups import Damage
    from rolcli.rulesets.coc7.hit_groups import Hit
    from rolcli.rulesets.frame import House

    Kinds = tuple[tuple[bool, bool], ...]

MOST_HITS = 1000
"""The most hits that are taken from one result."""
NO_HIT = ("miss", "jam", "impossible")


def body_in(past: EarlierResult, ask: Damage) -> tuple[int | None, Body]:
    """Give the target's maximum of hit points, and the body that the hits meet.

    Damage that is taken up again meets the body as it was before; a blow of its own, or
    one that was not rolled yet, the body as it is.
    """
    hp, hp_max = ask.hp, ask.hp_max
    if hp_max is None:
        hp_max = past.whole("state.hp_max", 1)
    rolled = past.find("details.raw") is not None
    before = rolled and ask.damage is None and ask.weapon is None
    if hp is None and hp_max is not None:
        hp = past.whole("details.hp_before") if before else None
        if hp is None:
            hp = past.whole("state.hp")
        if hp is None:
            hp = hp_max
    not_above(hp, hp_max)
    if before:
        fresh = past.fact("details.major_wound") is True
        major = past.fact("state.major_wound") is True and not fresh
        return hp_max, Body(hp, major)
    condition = past.word("state.condition", CONDITIONS) or "conscious"
    return hp_max, Body(hp, (past.fact("state.major_wound") is True), condition)


def blow_in(house: House, past: EarlierResult, ask: Hit) -> Blow | None:
    """Make the blow of an attack whose damage was not rolled yet; None where it was."""
    if past.find("details.raw") is not None or outcome_of(past) != "hit":
        return None
    weapon = past.text("details.blow.damage")
    if weapon is None:
        return None
    arms = Arms(None)
    arms.damage = parse_expression(weapon)
    blow = blow_with(house, arms, ask)
    db = past.text("details.blow.db")
    if blow.bonus is None and db is not None:
        blow.bonus, blow.half = parse_expression(db), (past.fact("details.blow.half_db") is True)
    blow.impales = blow.impales or (past.fact("details.blow.impale") is True)
    if not blow.armour:
        blow.armour = past.whole("details.blow.armour") or 0
    return blow


def known_in(past: EarlierResult, armour: int) -> list[int]:
    """Give the damage of each hit of an earlier attack or damage, armour off if it was."""
    if past.verb not in ("attack", "damage", "luck"):
        raise refused(
            "bad_earlier_result",
            msg("This result did no damage, and none is said (COC-23)."),
            msg("Say the weapon's dice: damage 1d8 --from FILE."),
        )
    if outcome_of(past) in NO_HIT:
        return [0]
    hit_by_attacker(past)
    worn = past.whole("details.armour")
    if armour and worn:
        raise refused(
            "forbidden",
            msg("Armour was already taken off this damage (COC-35)."),
            msg("Leave --armour out."),
        )
    key = "final" if worn else "raw"
    each = past.rows("details.each")
    found: list[int | None] = [past.whole(f"details.{key}")]
    if each:
        hits = [hit for shot in each for hit in shot.rows("damage")]
        found = [hit.whole(key) for hit in hits[:MOST_HITS]]
    known = [number for number in found if number is not None]
    if not known:
        raise refused(
            "bad_earlier_result",
            msg("This attack rolled no damage (COC-23)."),
            msg("Say the weapon's dice: damage 1d8 --from FILE."),
        )
    return known


def hit_by_attacker(past: EarlierResult) -> None:
    """Refuse an attack that the defender won: the blow is his, never extreme (COC-19, COC-23)."""
    if outcome_of(past) == "hit_back":
        raise refused(
            "bad_earlier_result",
            msg("The defender hit: roll the damage of his weapon (COC-19)."),
            msg("Say it as damage EXPR, without --from."),
        )


def hits_in(past: EarlierResult, impale: bool, one: tuple[bool, bool]) -> Kinds:
    """Give how each hit of an earlier attack without damage falls: (extreme, impaling).

    ``one`` is a single hit as it was said. A result that is no attack has none: the blow
    is one of its own.
    """
    if past.verb not in ("attack", "luck"):
        return (one,)
    if past.find("details.raw") is not None:
        raise refused(
            "forbidden", msg("The damage of this attack was already rolled (COC-23).")
        )
    hit_by_attacker(past)
    if outcome_of(past) != "hit":
        return ()
    if past.whole("details.hits") is None:
        return (one,)
    each = past.rows("details.each")
    if not each:
        high = past.word("level", LEVELS) in ("extreme", "critical") or one[0]
        return ((high, high and impale),)
    found: list[tuple[bool, bool]] = []
    for shot in each:
        hits = shot.whole("hits", 0, MOST_HITS) or 0
        impaling = shot.whole("impaling", 0, hits) or 0
        lone = hits > 0 and shot.find("bullets") is None and extreme_hit(
            shot.word("level", LEVELS) or "", shot.word("difficulty", HARDER) or "regular"
        )
        found += [(True, True)] * impaling + [(lone, lone and impale)] * (hits - impaling)
    return tuple(found[:MOST_HITS])
