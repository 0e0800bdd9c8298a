"""Initiative: the order of a whole combat and how many actions each one has (RYF-21..24)."""

from __future__ import annotations

from rolcli.declare import Excludes, Many, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, listed, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.combatants import Combatant, Form, read_all, whole
from rolcli.rulesets.order import Placed, order
from rolcli.rulesets.ryf.die import CAUSES, LOWER, TREES, KeptDie, moved
from rolcli.rulesets.ryf.tables import RANKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House

MOVES: dict[str, tuple[str, ...]] = {
    "badly_hurt": ("malherido", "malherida"),
    "token_returned": ("token_devuelto", "ficha_devuelta"),
}
"""What may move somebody's die."""
KEEPS = {rank: tuple([name for name in names if len(name) > 1]) for rank, names in RANKS.items()}
FORM = Form(
    N_("NAME:BASE[:badly-hurt|:token-returned|:low|:mid|:high]"), N_("Ana:14 Orc:9:badly-hurt"),
    whole, MOVES | KEEPS,
)
EACH = 10
"""How much more initiative gives each action after the second (RYF-23)."""


class Initiative(KeptDie):
    """Everybody who fights; the options are for those without a word of their own."""

    who = Many(Text(
        N_("A combatant: NAME:BASE, and :badly-hurt, :token-returned, :low, :mid or :high."),
        kind="who", metavar="NAME:BASE[:badly-hurt]", positional=True, rule="RYF-21",
        sheet="iniciativa",
        es="combatiente",
    ))
    EXCLUDES = (Excludes("keep", "badly_hurt", "token_returned", rule="RYF-03"),)


def initiative(dice: Dice, house: House, ask: Initiative) -> Result:
    """Roll base + 1o3d10 for each combatant; the highest total acts first (RYF-21).

    Of equal totals the higher base goes first; if these are equal too, they share a place
    and the referee decides.
    """
    everybody = read_all(ask.who, FORM)
    flags = [flags_of(one, ask) for one in everybody]
    result = Result("initiative")
    placed = order(
        dice, result, [one.name for one in everybody],
        [(throw, house, one.name, one.value, own)
         for one, own in zip(everybody, flags, strict=True)],
        ("roll", "base"),
    )
    dice.tell(tell_order, house, result, everybody, placed)
    return result


def flags_of(one: Combatant, ask: Initiative) -> tuple[str, ...]:
    """Give what is said of a combatant's die: its own words, or else those for all."""
    flags = one.flags
    if not flags:
        common = (ask.keep or "", "badly_hurt" if ask.badly_hurt else "",
                  "token_returned" if ask.token_returned else "")
        flags = tuple([flag for flag in common if flag])
    kept = [flag for flag in flags if flag in RANKS]
    if len(kept) > 1 or (kept and len(flags) > 1):
        raise UsageError(
            "excludes",
            msg("{name}: one word says which die counts, and another moves it.", name=one.name),
            hint=msg("Leave out low, mid, high, or the causes."),
        )
    return flags


def throw(
    dice: Dice, house: House, name: str, base: int, flags: tuple[str, ...]
) -> tuple[int, int]:
    """Roll one combatant's initiative; a kept 10 explodes here too (RYF-04, RYF-21)."""
    causes = [cause for cause in CAUSES if cause in flags]
    for cause in causes:
        label, _, rule = CAUSES[cause]
        dice.step(msg("{name}, {cause}", name=name, cause=label), LOWER, rule)
    kept = [flag for flag in flags if flag in RANKS]
    rank = kept[0] if kept else moved(house, causes)
    die = dice.roll(TREES[rank], name).whole
    total = base + die
    dice.step(msg("{name}, {base} + {die}", name=name, base=base, die=die), total, "RYF-21")
    return total, base


def actions(house: House, total: int) -> int:
    """Give the number of actions: 2 from 25, and one more for each 10 beyond (RYF-23)."""
    start = house.number("actions_from")
    return 1 if total < start else 2 + (total - start) // EACH


def tell_order(
    dice: Dice, house: House, result: Result, everybody: list[Combatant], placed: list[Placed]
) -> None:
    """Tell the order: totals, bases, actions, and what decided."""
    rows: list[dict[str, object]] = []
    said: list[Message] = []
    for one in placed:
        name, (total, base) = everybody[one.index].name, one.key
        count = actions(house, total)
        dice.step(msg("Actions of {name}", name=name), count, "RYF-23")
        rows.append({
            "place": one.place, "name": name, "total": total, "base": base, "actions": count,
            "decided_by": one.decided,
        })
        if count > 1:
            acts = nmsg("{n} action", "{n} actions", count)
            said.append(msg("{name} {total} ({actions})", name=name, total=total, actions=acts))
        else:
            said.append(msg("{name} {total}", name=name, total=total))
    result.details["order"] = rows
    result.answer = [str(row["name"]) for row in rows]
    result.headline = msg("Initiative: {order}", order=listed(said))
    if any(one.shared for one in placed):
        result.notes.append(msg("Equal total and base: the referee says who goes first (RYF-21)."))
    dice.step(msg("The order holds for"), msg("the whole combat"), "RYF-22")
    dice.step(
        msg("On its turn each chooses"), msg("to flee, attack, hide, talk ..."), "RYF-24"
    )
