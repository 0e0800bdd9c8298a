"""Suppressive fire: the whole clip over a place, and whoever stays up is hit (UNX-43..46)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import in_two_parts, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.unisystem.condition import condition_of, left, less, show
from rolcli.rulesets.unisystem.equipment import catalogue
from rolcli.rulesets.unisystem.harm import PLAIN, Telling, Wounds, damage_of_hit
from rolcli.rulesets.unisystem.manoeuvres import check_manoeuvre
from rolcli.rulesets.unisystem.means import means_of, remark, rounds_in
from rolcli.rulesets.unisystem.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.asks import Attack
    from rolcli.rulesets.unisystem.harm import Shot, Wound
    from rolcli.rulesets.unisystem.means import Means


class Suppression:
    """Suppressive fire as it is settled before any die falls."""

    __slots__ = ("means", "notes", "rounds", "shot", "street", "target")

    def __init__(self, means: Means, target: Target, shot: Shot | None) -> None:
        self.means = means
        self.target = target
        self.shot = shot
        self.rounds: int | None = None
        self.street = means.weapon is not None and means.weapon.street
        self.notes: list[Message] = []


class Stayers(Telling):
    """How often each one who stayed up was hit."""

    __slots__ = ("hits",)

    def __init__(self) -> None:
        self.hits: list[int] = []

    def was_hit(self, dice: Dice, hits: int) -> None:
        """Note the hits on the next one."""
        self.hits.append(hits)

    def share(self, dice: Dice, rounds: int | None) -> None:
        """Give each his hits for as far as the rounds go, one after the other."""
        for index, hits in enumerate(self.hits):
            if rounds is not None:
                hits = self.hits[index] = min(hits, rounds)
                rounds -= hits
            dice.step(msg("Hits on one who stays up"), hits, "UNX-45")


def suppress(dice: Dice, house: House, ask: Attack) -> Result:
    """Empty the weapon over a place; nobody is aimed at and nothing is rolled to hit.

    Who stays takes 1d4 hits of normal damage, all together no more than the
    rounds fired; who takes cover is not hit, but neither dodges nor fires back.
    """
    sweep = dice.chance(prepare, house, ask)
    result = Result("attack")
    result.notes += sweep.notes
    means, target, shot = sweep.means, sweep.target, sweep.shot
    details = result.details
    if means.weapon is not None:
        details["weapon"] = means.weapon.id
    details["width"] = "street" if sweep.street else "corridor"
    stay = ask.stay or 0
    stayers, wounds = Stayers(), Wounds()
    hits = dice.total(stay, stand, stayers)
    if sweep.rounds is not None:
        hits = min(hits, sweep.rounds)
    dice.tell(stayers.share, sweep.rounds)
    result.success = hits > 0
    result.outcome = "hit" if hits else "miss"
    details["hits"] = hits
    details["rounds_left"] = 0
    if shot is not None:
        if means.kind is not None:
            details["kind"] = means.kind
        details["level"] = shot.level
        taken = dice.gather((), hits, damage_of_hit, shot, PLAIN, wounds)
        final = details["final"] = dice.summed(taken)
        details["pool"] = means.pool
        details["armour_applied"] = target.worn.any
        result.done = "final"
        if stay == 1 and target.life is not None:
            life = dice.derive(final, less, target.life)
            show(dice, result, life, target.life_max, target.endurance)
    if hits and means.burning is not None:
        from rolcli.rulesets.unisystem.fire import alight

        alight(dice, target, result, means.burning)
    if ask.cover:
        take_cover(dice, ask.cover, result)
    dice.tell(people, result, sweep, stayers, wounds)
    return result


def prepare(dice: Dice, house: House, ask: Attack) -> Suppression:
    """Settle everything that the options decide; refuse what the rules do not allow."""
    gear = catalogue(ask.equipment)
    means = means_of(ask, gear)
    check_manoeuvre(house, means.weapon, ["suppressive"], ask.automatic)
    rounds = rounds_in(means.weapon, ask)
    if rounds == 0:
        raise UsageError(
            "out_of_bounds",
            msg("Suppressive fire needs at least one round."),
            hint=msg("Give --rounds N."),
        )
    notes: list[Message] = []
    remark(dice, house, means, notes)
    target = Target(dice, house, ask, gear, notes)
    shot = None
    if means.damage is not None:
        dice.step(msg("Damage multiplier"), means.damage.multiplier, "UNI-34")
        shot = target.shot(dice, house, means.damage, means.kind)
    sweep = Suppression(means, target, shot)
    sweep.rounds = rounds
    sweep.notes = notes
    street = msg("a whole street") if sweep.street else msg("a corridor, alley or doorway")
    dice.step(msg("The fire sweeps"), street, "UNX-44" if sweep.street else "UNX-43")
    return sweep


def stand(dice: Dice, stayers: Stayers) -> int:
    """Roll how often one who stays up is hit: 1d4 (UNX-45)."""
    hits = dice.die(4, "hits")
    dice.tell(stayers.was_hit, hits)
    return hits


def take_cover(dice: Dice, cover: int, result: Result) -> None:
    """Write who took cover: not hit, no dodging, no firing back (UNX-45, UNX-46)."""
    result.details["cover"] = cover
    result.details["can_dodge"] = False
    result.details["can_fire"] = False
    result.effects += ["cannot_dodge", "cannot_fire_back"]
    dice.step(msg("Those in cover are not hit, and neither dodge nor fire back"), cover, "UNX-46")


def people(
    dice: Dice, result: Result, sweep: Suppression, stayers: Stayers, wounds: Wounds
) -> None:
    """Write what happened to each one who stayed up; all have the same armour and points."""
    at = 0
    listed: list[dict[str, object]] = []
    for number, hits in enumerate(stayers.hits, 1):
        own = wounds.hits[at : at + hits]
        listed.append(person(dice, sweep, number, hits, own))
        at += hits
    result.details["people"] = listed
    if sweep.shot is not None:
        write_hits(wounds, result)
    headline(result, listed)


def person(
    dice: Dice, sweep: Suppression, number: int, hits: int, wounds: list[Wound]
) -> dict[str, object]:
    """Lay out one who stayed up: hits, damage, points left."""
    one: dict[str, object] = {"hits": hits}
    if sweep.shot is None:
        return one
    finals = [wound.final for wound in wounds]
    one["each"] = finals
    one["final"] = sum(finals)
    dice.step(msg("Damage to number {number}", number=number), sum(finals), "UNX-45")
    if sweep.target.life is not None:
        life = one["life"] = sweep.target.life - sum(finals)
        one["condition"] = condition_of(life)
        dice.step(msg("Life Points left to number {number}", number=number), life, "UNI-32")
    return one


def write_hits(wounds: Wounds, result: Result) -> None:
    """Write the hits of everybody together, and one by one."""
    details = result.details
    details["raw"] = sum([wound.raw for wound in wounds.hits])
    details["net"] = sum([wound.net for wound in wounds.hits])
    details["each"] = [wound.final for wound in wounds.hits]
    details["attacks"] = [
        {
            "mode": "suppressive",
            "hits": len(wounds.hits),
            "shots": [wound.laid_out() for wound in wounds.hits],
        }
    ]
    found = {wound.multiplier for wound in wounds.hits}
    if len(found) == 1:
        details["multiplier"] = found.pop()


def headline(result: Result, listed: list[dict[str, object]]) -> None:
    """Word the fire in a line, with a row for each of several who stayed up."""
    hits, final = result.details["hits"], result.details.get("final")
    assert isinstance(hits, int)
    said = nmsg("Suppressive fire: {n} hit", "Suppressive fire: {n} hits", hits)
    if final is not None and hits:
        said = msg("{said}, {damage}", said=said, damage=msg("{final} damage", final=final))
        assert isinstance(final, int)  # nobody reads a headline of odds
        result.answer = final
    cover = result.details.get("cover")
    if len(listed) == 1:
        rest = left("life", result.state)
        if rest is not None:
            said = in_two_parts(said, rest)
    elif listed:
        result.rows = [row(number, one) for number, one in enumerate(listed, 1)]
    if isinstance(cover, int):
        covered = nmsg("{n} in cover", "{n} in cover", cover)
        said = in_two_parts(said, covered)
        result.notes.append(msg("Those in cover neither dodge nor fire back this round."))
    result.headline = said


def row(number: int, one: dict[str, object]) -> Message:
    """Word what happened to one of several."""
    hits = one["hits"]
    assert isinstance(hits, int)
    said = msg("{number}. {landed}", number=number, landed=nmsg("{n} hit", "{n} hits", hits))
    if "final" in one:
        damage = msg("{final} damage", final=one["final"])
        said = msg("{said}, {damage}", said=said, damage=damage)
    rest = left("life", one)
    return said if rest is None else in_two_parts(said, rest)
