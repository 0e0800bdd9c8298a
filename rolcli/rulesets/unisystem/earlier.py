"""Taking up an earlier result of this game, as ``--from`` gives it."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.rulesets.unisystem.tables import KINDS, LOCATIONS, POOLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.earlier import EarlierResult
    from rolcli.rulesets.unisystem.condition import Points

MOST_HITS = 10_000
"""The most hits of an earlier result that are taken up."""


class PointsLeft:
    """What is left of somebody: Life Points, those when unhurt, Endurance Points."""

    __slots__ = ("endurance", "life", "life_max")

    def __init__(
        self, life: int | None, life_max: int | None, endurance: int | None
    ) -> None:
        self.life = life
        self.life_max = life_max
        self.endurance = endurance


class PastHit:
    """One hit of an earlier attack: its raw damage, and what got past the armour."""

    __slots__ = ("net", "raw")

    def __init__(self, raw: int, net: int | None) -> None:
        self.raw = raw
        self.net = raw if net is None else net


class Earlier:
    """An attack or a damage as it went: hits, kind, place, points; all read and checked.

    ``attacks`` says how many of the hits each attack had. ``burning`` is what fire already
    did. ``before`` are the points before it, ``left`` those after it.
    """

    __slots__ = (
        "armoured", "attacks", "before", "burning", "burns", "hits", "kind", "left", "location",
        "pool",
    )

    def __init__(self, result: EarlierResult) -> None:
        self.armoured = result.fact("details.armour_applied") is True
        self.kind = result.word("details.kind", KINDS)
        self.location = result.word("details.location", LOCATIONS)
        self.pool = result.word("details.pool", POOLS) or "life"
        self.burns = result.text("details.burns")
        self.burning = result.whole("details.burning", 0) or 0
        self.left = left_by(result)
        lost = (result.whole("details.final", 0) or 0) + self.burning
        life, endurance = self.left.life, self.left.endurance
        if self.pool == "endurance":
            endurance = None if endurance is None else endurance + lost
        elif life is not None:
            life += lost
        self.before = PointsLeft(life, self.left.life_max, endurance)
        self.hits: list[PastHit] = []
        self.attacks: list[int] = []


def left_by(result: EarlierResult) -> PointsLeft:
    """Read the points that an earlier result left."""
    return PointsLeft(
        result.whole("state.life"),
        result.whole("state.life_max", 1),
        result.whole("state.endurance"),
    )


def points_left(ask: Points, result: EarlierResult) -> PointsLeft:
    """Give the points that are left; those given here count instead.

    Life Points given here are somebody's whose others are not known from there.
    """
    left = left_by(result)
    life_max = ask.life_max
    if life_max is None and ask.life is None:
        life_max = left.life_max
    return PointsLeft(
        left.life if ask.life is None else ask.life,
        life_max,
        left.endurance if ask.endurance is None else ask.endurance,
    )


def read_hits(result: EarlierResult) -> Earlier:
    """Read an attack or a damage; raise DataError for what has no damage to take up.

    A miss has no hits. An attack that ended at the hit has no damage.
    """
    if result.verb not in ("attack", "damage"):
        raise DataError(
            "earlier_result_lacks",
            msg("The earlier result, of {verb}, did no damage.", verb=str(result.verb)),
            hint=msg("Give the damage here, or use an attack."),
        )
    earlier = Earlier(result)
    if result.text("outcome") in ("miss", "out_of_range"):
        return earlier
    if result.whole("details.raw", 0) is None:
        raise DataError(
            "earlier_result_lacks",
            msg("The earlier result has no damage: it ends at the hit."),
            hint=msg("Give that attack a --weapon or --damage."),
        )
    if len(result.rows("details.people")) > 1:
        raise DataError(
            "forbidden",
            msg("The earlier result hit several people."),
            hint=msg("Apply each one's damage by itself."),
        )
    for attack in result.rows("details.attacks"):
        shots = attack.rows("shots")
        earlier.hits += [PastHit(shot.needed("raw", 0), shot.whole("net", 0)) for shot in shots]
        earlier.attacks.append(len(shots))
    if len(earlier.hits) > MOST_HITS:
        raise result.wrong("details.attacks")
    if not earlier.hits:
        hit = PastHit(result.needed("details.raw", 0), result.whole("details.net", 0))
        earlier.hits = [hit]
        earlier.attacks = [1]
    return earlier
