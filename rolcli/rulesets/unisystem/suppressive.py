"""Suppressive fire: the whole clip over a place, and whoever stays up is hit (UNX-43..46)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.rulesets.unisystem.arming import remark
from rolcli.rulesets.unisystem.condition import condition_of, show
from rolcli.rulesets.unisystem.harm import Wounds, hurt
from rolcli.rulesets.unisystem.manoeuvres import check_manoeuvre, rounds_in
from rolcli.rulesets.unisystem.outcome import laid_out
from rolcli.rulesets.unisystem.target import Target, alight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.arming import Armed
    from rolcli.rulesets.unisystem.equipment import Catalogue
    from rolcli.rulesets.unisystem.harm import Sums
    from rolcli.rulesets.unisystem.order import Order


class Stayers:
    """How often each one who stayed up was hit, kept while rolling."""

    __slots__ = ("hits",)

    def __init__(self) -> None:
        self.hits: list[int] = []


def suppress(
    dice: Dice, house: House, order: Order, armed: Armed, gear: Catalogue, result: Result
) -> Result:
    """Empty the weapon over a place; nobody is aimed at and nothing is rolled to hit.

    Who stays takes 1d4 hits of normal damage, all together no more than the
    rounds fired; who takes cover is not hit, but neither dodges nor fires back.
    """
    check_manoeuvre(house, armed.weapon, "suppressive", (), order.automatic)
    check_order(order)
    rounds = rounds_in(armed.weapon, order.rounds, order.automatic)
    if rounds == 0:
        raise UsageError(
            "empty_weapon",
            msg("Suppressive fire needs at least one round."),
            hint=msg("Give --rounds N."),
        )
    remark(dice, house, armed, result.notes)
    street = armed.weapon is not None and armed.weapon.street
    result.details["width"] = "street" if street else "corridor"
    dice.step(
        msg("The fire sweeps"),
        msg("a whole street") if street else msg("a corridor, alley or doorway"),
        "UNX-44" if street else "UNX-43",
    )
    target = Target(
        order.life, order.life_max, order.endurance, None, order.sealed, order.heat_proof
    )
    target.wear(dice, house, gear, order.armour, order.facing, result.notes)
    shot = None
    if armed.damage is not None:
        shot = target.shot(dice, house, armed.damage, 0, armed.kind)
    stay = order.stay or 0
    stayers = None if dice.enumerating else Stayers()
    hits, _ = dice.repeat(stay, stand, (0, rounds), stayers)
    wounds = None if stayers is None else Wounds()
    narrow = dice.enumerating
    nothing: Sums = (None, None, 0) if narrow else (0, 0, 0)
    sums = nothing if shot is None else dice.repeat(hits, hurt, nothing, shot, 0, 0, wounds)
    result.success = hits > 0
    result.outcome = "hit" if hits else "miss"
    result.details["hits"] = hits
    result.details["rounds_left"] = 0
    if shot is not None:
        raw, net, final = sums
        if raw is not None:
            result.details["raw"] = raw
            result.details["net"] = net
        if armed.kind is not None:
            result.details["kind"] = armed.kind
        result.details["level"] = shot.level
        result.details["final"] = final
        result.details["pool"] = armed.pool
        result.details["armour_applied"] = target.armoured
    if hits and armed.burning is not None:
        alight(result, armed.burning)
    if order.cover:
        take_cover(dice, order.cover, result)
    if stayers is not None:
        people(dice, target, stayers, wounds, result, shot is not None)
    elif stay == 1 and shot is not None and target.life is not None:
        result.state["life"] = target.life - sums[2]
    result.headline = nmsg("Suppressive fire: {n} hit", "Suppressive fire: {n} hits", hits)
    if shot is not None and hits:
        result.headline = msg("{said}, {final} damage", said=result.headline, final=sums[2])
    return result


def check_order(order: Order) -> None:
    """Refuse what suppressive fire has no room for."""
    if order.stay is None and order.cover is None:
        raise UsageError(
            "stay_or_cover",
            msg("Everybody under suppressive fire chooses: stay up or take cover."),
            hint=msg("Give --stay N, --cover N or both."),
        )
    for option, given in (
        ("--mod", order.mod or None),
        ("--encumbrance", order.encumbrance),
        ("--attacks", order.attacks),
        ("--shots", order.shots),
        ("--bursts", order.bursts or None),
        ("--location", order.location),
        ("--aim", order.aim),
        ("--scope", order.scope or None),
        ("--dodge", order.dodge),
        ("--dodges", order.dodges),
        ("--parry", order.parry),
        ("--parry-with", order.parry_with),
        ("--unarmed", order.unarmed or None),
        ("--range", order.band),
        ("--distance", order.distance),
        ("--zone", order.zone),
        ("--dodging", order.dodging),
        ("--burning", order.burning or None),
        ("--splashed", order.splashed or None),
    ):
        if given is not None:
            raise UsageError(
                "not_with_suppressive",
                msg(
                    "{option} has no place in suppressive fire: nothing is rolled to hit.",
                    option=option,
                ),
                hint=msg("Leave it out."),
            )


def stand(
    dice: Dice, state: tuple[int, int | None], stayers: Stayers | None
) -> tuple[int, int | None]:
    """Roll how often one who stays up is hit: 1d4, as far as the rounds go (UNX-45)."""
    hits, rounds = state
    one = dice.die(4, "hits")
    if rounds is not None:
        one = min(one, rounds)
        rounds -= one
    dice.step(msg("Hits on one who stays up"), one, "UNX-45")
    if stayers is not None:
        stayers.hits.append(one)
    return hits + one, rounds


def take_cover(dice: Dice, cover: int, result: Result) -> None:
    """Write who took cover: not hit, no dodging, no firing back (UNX-45, UNX-46)."""
    result.details["cover"] = cover
    result.details["can_dodge"] = False
    result.details["can_fire"] = False
    result.effects += ["cannot_dodge", "cannot_fire_back"]
    dice.step(msg("Those in cover are not hit, and neither dodge nor fire back"), cover, "UNX-46")


def people(
    dice: Dice,
    target: Target,
    stayers: Stayers,
    wounds: Wounds | None,
    result: Result,
    damaged: bool,
) -> None:
    """Write what happened to each one who stayed up; all have the same armour and points."""
    at = 0
    listed: list[dict[str, object]] = []
    for number, hits in enumerate(stayers.hits, 1):
        one: dict[str, object] = {"hits": hits}
        if damaged and wounds is not None:
            own = [wound.final for wound in wounds.hits[at : at + hits]]
            one["each"] = own
            one["final"] = sum(own)
            dice.step(msg("Damage to number {number}", number=number), sum(own), "UNX-45")
            if target.life is not None:
                life = target.life - sum(own)
                one["life"] = life
                one["condition"] = condition_of(life)
                dice.step(msg("Life Points left to number {number}", number=number), life, "UNI-32")
                if len(stayers.hits) == 1:
                    show(dice, result, life, target.life_max, target.endurance)
        at += hits
        listed.append(one)
    result.details["people"] = listed
    if damaged and wounds is not None:
        write_hits(wounds, result)


def write_hits(wounds: Wounds, result: Result) -> None:
    """Write the hits of everybody together, and one by one."""
    result.details["each"] = [wound.final for wound in wounds.hits]
    result.details["attacks"] = [
        {
            "mode": "suppressive",
            "hits": len(wounds.hits),
            "shots": [laid_out(wound) for wound in wounds.hits],
        }
    ]
    found = {wound.multiplier for wound in wounds.hits}
    if len(found) == 1:
        result.details["multiplier"] = found.pop()
