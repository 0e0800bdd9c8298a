"""Exact chances of each place in initiative."""

from __future__ import annotations

from fractions import Fraction

from rolcli.odds.enumerate import Walk
from rolcli.odds.ranking import places
from rolcli.odds.verb import VerbOdds
from rolcli.odds.weighted import mapped
from rolcli.rulesets.unisystem.d10 import d10
from rolcli.rulesets.unisystem.initiative import FAST, distinct, initiative, read_rolled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.options import Turn, Who


def odds(house: House, depth: int, who: Who, turn: Turn = None) -> VerbOdds:
    """Give each combatant's chance of each place; equals share the better one (UNX-01).

    An order by the story is certain. Raise UsageError as the verb does,
    LimitError for more than 12 combatants.
    """
    walk = Walk(depth)
    found = VerbOdds()
    if house["initiative"] != "rolled" or turn is not None:
        listed = initiative(walk, house, who, turn).details["order"]
        assert isinstance(listed, list)
        for one in listed:
            found.quantities[one["name"]] = {one["place"]: Fraction(1)}
        return found
    fighters = distinct([read_rolled(text) for text in who])
    die = walk.weigh(d10, "initiative", house["rule_of_ten"] is True)
    rolls = [mapped(die, plus, one.dex + (FAST if one.fast else 0)) for one in fighters]
    for one, chances in zip(fighters, places(rolls, False), strict=True):
        found.quantities[one.name] = {
            place: chance for place, chance in enumerate(chances, 1) if chance
        }
    found.truncated = 1 - sum(chances, Fraction(0))
    return found


def plus(face: int, more: int) -> int:
    """Add to a die."""
    return face + more
