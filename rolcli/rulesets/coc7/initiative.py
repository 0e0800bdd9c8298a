"""The order of a combat: opposed DEX rolls, or plain DEX (COC-14..18)."""

from __future__ import annotations

from rolcli.declare import Ask, Many, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.levels import LEVELS, RANK, level_of
from rolcli.rulesets.coc7.percentile import candidates, percentile
from rolcli.rulesets.coc7.tables import LEVEL_WORDS
from rolcli.rulesets.combatants import Form, positive, read_all
from rolcli.rulesets.order import order
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Roll
    from rolcli.rulesets.combatants import Combatant
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.order import Placed

TIMES = "\N{MULTIPLICATION SIGN}"
READY_GUN = 50
"""What a ready firearm adds to DEX in the published order (COC-14)."""
RULES = {"level": "COC-15", "dex": "COC-17", "tie": "COC-18"}
"""The rule of what decides."""


def times(text: str) -> int | None:
    """Read how many actions: ``2x``; None for what is no such number."""
    count = fold(text)
    bare = count.strip("x" + TIMES)
    return (positive(bare) or None) if bare != count else None


GUN: dict[str, tuple[str, ...]] = {"gun": ("arma", "pistola")}
FORM = Form(N_("NAME:DEX[:gun][:ACTIONSx]"), "ana:60:2x", positive, GUN, actions=times)


class Initiative(Ask):
    """What the verb asks."""

    who = Many(
        Text(
            N_("The combatants."), "who", metavar="NAME:DEX[:gun][:ACTIONSx]", positional=True,
            sheet="dex",
            rule="COC-14", es="quien",
        )
    )


def initiative(dice: Dice, house: House, ask: Initiative) -> Result:
    """Roll DEX for each one in the order given, and sort.

    The better level acts first (COC-15), then the higher DEX (COC-17); with both
    equal they act at once (COC-18). All actions are taken at one's turn (COC-16).
    """
    combatants = read_combatants(house, ask)
    result = Result("initiative")
    rolls = [(key_of, house, one.value, has_gun(one), one.name) for one in combatants]
    placed = order(dice, result, [one.name for one in combatants], rolls, ("level", "dex"))
    dice.tell(tell_order, result, combatants, placed)
    return result


def key_of(dice: Dice, house: House, dex: int, gun: bool, name: str) -> tuple[int, int]:
    """Roll for one combatant: the key to sort by, level first and then DEX.

    Here a fumble ranks below a failure, since everybody acts (D9). By the
    published order nothing is rolled.
    """
    if house["initiative"] == "dex":
        return 0, dex + (READY_GUN if gun else 0)
    total = percentile(dice, int(gun), name)
    return RANK[level_of(house, total, dex, "regular")], dex


def tell_order(
    dice: Dice, result: Result, combatants: list[Combatant], placed: list[Placed]
) -> None:
    """Say what each one rolled, and the order."""
    result.outcome = "order"
    keys = [one.key for one in sorted(placed, key=lambda one: one.index)]
    rows = [
        row_of(dice, one, key, dice.rolls[i : i + 1])
        for i, (one, key) in enumerate(zip(combatants, keys, strict=True))
    ]
    said = []
    for one in placed:
        row, place = rows[one.index], f"{one.place}{'=' if one.shared else '.'}"
        row |= {
            "rank": one.place, "place": one.place, "shared": one.shared,
            "decided_by": "shared" if one.shared else one.decided,
        }
        dice.step(msg("Place of {name}", name=row["name"]), place, RULES[one.decided])
        times = f" {TIMES}{row['actions']}" if row["actions"] != 1 else ""
        said.append(f"{place} {row['name']}{times}")
    result.details["order"] = [rows[one.index] for one in placed]
    result.answer = [combatants[one.index].name for one in placed]
    result.headline = msg("Initiative: {order}", order=", ".join(said))


def row_of(
    dice: Dice, one: Combatant, key: tuple[int, int], rolls: list[Roll]
) -> dict[str, object]:
    """Open the row of a combatant, and record the working; ``rolls`` is the roll, if any."""
    actions = int(one.facts.get("actions", 1))
    row: dict[str, object] = {"name": one.name, "rank": 0, "dex": one.value, "actions": actions}
    if has_gun(one):
        row["gun"] = True
    if rolls:
        level = LEVELS[key[0]]
        total = rolls[0].total
        row |= {"total": total, "level": level, "candidates": candidates(rolls)}
        label = msg("{name}: {total} against DEX {dex}", name=one.name, total=total, dex=one.value)
        dice.step(label, LEVEL_WORDS[level], "COC-14")
    else:
        dice.step(msg("{name}: DEX", name=one.name), key[1], "COC-14")
    if actions > 1:
        dice.step(msg("Actions of {name}", name=one.name), actions, "COC-16")
    return row


def read_combatants(house: House, ask: Initiative) -> list[Combatant]:
    """Read the combatants; refuse a ready gun where it does not matter."""
    found = read_all(ask.who, FORM)
    if house["initiative"] == "rolled" and any(map(has_gun, found)):
        raise UsageError(
            "needs_setting",
            msg("A ready gun does not matter to initiative here (COC-14)."),
            hint=msg("Set initiative=rolled-gun (a bonus die) or initiative=dex (DEX + 50)."),
        )
    return found


def has_gun(one: Combatant) -> bool:
    """Tell whether a combatant has a gun ready."""
    return "gun" in one.flags
