"""Initiative: the order of a whole combat and how many actions each one has (RYF-21..24)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.ryf.die import CAUSES, LOWER, RANKS, TREES, moved, one_way
from rolcli.rulesets.ryf.health import number
from rolcli.words import canonical, fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.ryf.options import BadlyHurt, Keep, TokenReturned, Who

TAGS: dict[str, tuple[str, ...]] = {
    "badly_hurt": ("malherido", "malherida"),
    "token_returned": ("token_devuelto", "ficha_devuelta"),
    "low": ("bajo", "baja", "menor"),
    "mid": ("middle", "medio", "media"),
    "high": ("alto", "alta", "mayor"),
}
"""What may stand behind a combatant's base."""
EACH = 10
"""How much more initiative gives each action after the second (RYF-23)."""


class Combatant:
    """One who rolls initiative: name, base value, die kept, and what moved it."""

    __slots__ = ("base", "causes", "name", "rank")

    def __init__(self, name: str, base: int, rank: str, causes: list[str]) -> None:
        self.name = name
        self.base = base
        self.rank = rank
        self.causes = causes


def initiative(
    dice: Dice,
    house: House,
    who: Who,
    keep: Keep = None,
    badly_hurt: BadlyHurt = False,
    token_returned: TokenReturned = False,
) -> Result:
    """Roll base + 1o3d10 for each combatant; the highest total acts first (RYF-21).

    Of equal totals the higher base goes first; if these are equal too, they
    share a place and the referee decides. The options are for all of those
    who have no word of their own.
    """
    everybody = read_all(house, who, keep, badly_hurt, token_returned)
    rolled = [(throw(dice, one), one) for one in everybody]
    rolled.sort(key=lambda pair: (-pair[0], -pair[1].base))
    keys = [(total, one.base) for total, one in rolled]
    totals = [total for total, _ in keys]
    order: list[dict[str, object]] = []
    for total, one in rolled:
        key = (total, one.base)
        shared = keys.count(key) > 1
        count = actions(house, total)
        dice.step(msg("{name}: actions", name=one.name), count, "RYF-23")
        order.append({
            "place": keys.index(key) + 1,
            "name": one.name,
            "total": total,
            "base": one.base,
            "actions": count,
            "decided_by": "tie" if shared else "base" if totals.count(total) > 1 else "roll",
        })  # fmt: skip
    result = Result("initiative")
    result.details["order"] = order
    result.headline = msg(
        "Initiative: {order}",
        order=", ".join(f"{row['name']} {row['total']} (x{row['actions']})" for row in order),
    )
    if len({row["place"] for row in order}) < len(order):
        result.notes.append(msg("Equal total and base: the referee says who goes first (RYF-21)."))
    result.notes.append(msg("The order holds for the whole combat (RYF-22)."))
    result.notes.append(
        msg("On its turn each chooses what to do: flee, attack, hide, talk ... (RYF-24)")
    )
    return result


def throw(dice: Dice, one: Combatant) -> int:
    """Roll one combatant's initiative; a kept 10 explodes here too (RYF-04, RYF-21)."""
    for cause in one.causes:
        label, _, rule = CAUSES[cause]
        dice.step(msg("{name}: {cause}", name=one.name, cause=label), LOWER, rule)
    die: int = dice.roll(TREES[one.rank], one.name).total  # type: ignore[assignment]
    total = one.base + die
    dice.step(
        msg("{name}: {base} + {die}", name=one.name, base=one.base, die=die), total, "RYF-21"
    )
    return total


def actions(house: House, total: int) -> int:
    """Give the number of actions: 2 from 25, and one more for each 10 beyond (RYF-23)."""
    start = number(house, "actions_from")
    return 1 if total < start else 2 + (total - start) // EACH


def read_all(
    house: House, who: tuple[str, ...], keep: str | None, badly_hurt: bool, token_returned: bool
) -> list[Combatant]:
    """Read all combatants; raise UsageError for none and for two of one name."""
    one_way(keep, badly_hurt, token_returned)
    common = [keep] if keep else []
    common += ["badly_hurt"] if badly_hurt else []
    common += ["token_returned"] if token_returned else []
    combatants = [read(house, text, common) for text in who]
    if not combatants:
        raise UsageError(
            "no_combatants",
            msg("Nobody rolls initiative."),
            hint=msg("Name the combatants: Ana:14 Orc:9."),
        )
    names = [fold(one.name) for one in combatants]
    for name in (one.name for one in combatants):
        if names.count(fold(name)) > 1:
            raise UsageError(
                "combatant_twice",
                msg("{name} stands there twice.", name=name),
                hint=msg("Number them: {name}1, {name}2.", name=name),
            )
    return combatants


def read(house: House, text: str, common: list[str]) -> Combatant:
    """Read ``NAME:BASE`` and its tags, or the common ones where it has none.

    Raise UsageError that shows the form.
    """
    name, *rest = (part.strip() for part in text.split(":"))
    base = whole(rest[0]) if rest else None
    if not name or base is None:
        raise UsageError(
            "bad_combatant",
            msg("{text} is no combatant.", text=text),
            hint=msg("Write NAME:BASE, for example Ana:14 or Orc:9:badly-hurt."),
        )
    tags = [tag_of(word) for word in rest[1:]] or common
    causes = [tag for tag in CAUSES if tag in tags]
    ranks = [tag for tag in RANKS if tag in tags]
    if len(ranks) > 1 or (ranks and causes):
        raise UsageError(
            "keep_and_causes",
            msg("{text}: one word says which die counts, and another moves it.", text=text),
            hint=msg("Leave out low, mid, high, or the causes."),
        )
    return Combatant(name, base, ranks[0] if ranks else moved(house, causes), causes)


def tag_of(word: str) -> str:
    """Give the canonical form of a tag; raise UsageError that lists them."""
    tag = canonical(word, TAGS)
    if tag is None:
        raise UsageError(
            "unknown_combatant_tag",
            msg("{word} says nothing about a combatant.", word=word),
            hint=msg("Possible are {tags}.", tags=", ".join(t.replace("_", "-") for t in TAGS)),
        )
    return tag


def whole(text: str) -> int | None:
    """Read a whole number of a sensible size, or None."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None
