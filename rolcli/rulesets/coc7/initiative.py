"""The order of a combat: opposed DEX rolls, or plain DEX (COC-14..18)."""

from __future__ import annotations

from rolcli.declare import Ask, Many, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.coc7.levels import LEVELS, RANK, level_of
from rolcli.rulesets.coc7.percentile import candidates, percentile
from rolcli.rulesets.coc7.tables.words import LEVEL_WORDS
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.source import Dice
    from rolcli.result import Roll
    from rolcli.rulesets.frame import House

GUN = ("gun", "arma", "pistola")
TIMES = "\N{MULTIPLICATION SIGN}"
READY_GUN = 50
"""What a ready firearm adds to DEX in the published order (COC-14)."""


class Initiative(Ask):
    """What the verb asks."""

    who = Many(
        Text(
            N_("The combatants."), "who", metavar="NAME:DEX[:gun][:ACTIONSx]", positional=True,
            sheet="dex",
            rule="COC-14", es="quien",
        )
    )


class Combatant:
    """Who fights: a name, DEX, a ready gun, actions; and the roll, where one was made."""

    __slots__ = ("actions", "dex", "gun", "name", "roll")

    def __init__(self, name: str, dex: int, gun: bool, actions: int) -> None:
        self.name = name
        self.dex = dex
        self.gun = gun
        self.actions = actions
        self.roll: Roll | None = None


def initiative(dice: Dice, house: House, ask: Initiative) -> Result:
    """Roll DEX for each one in the order given, and sort.

    The better level acts first (COC-15), then the higher DEX (COC-17); with both
    equal they act at once (COC-18). All actions are taken at one's turn (COC-16).
    """
    combatants = read_all(house, ask.who)
    result = Result("initiative")
    rolls = [(key_of, house, one.dex, one.gun, one.name) for one in combatants]
    places = dice.order(rolls)
    result.details["order"] = [
        {"name": one.name, "place": place.place}
        for one, place in zip(combatants, places, strict=True)
    ]
    dice.tell(tell_order, result, combatants, [place.key for place in places])
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
    dice: Dice, result: Result, combatants: list[Combatant], keys: list[tuple[int, int]]
) -> None:
    """Say what each one rolled, and the order."""
    result.outcome = "order"
    for one, roll in zip(combatants, dice.rolls, strict=False):
        one.roll = roll
    rows = [row_of(dice, one, key) for one, key in zip(combatants, keys, strict=True)]
    order = sorted(range(len(rows)), key=lambda i: keys[i], reverse=True)
    for i in order:
        rows[i]["rank"] = rows[i]["place"] = sum(key > keys[i] for key in keys) + 1
        rows[i]["shared"] = keys.count(keys[i]) > 1
        how, rule = decider(keys, i)
        rows[i]["decided_by"] = how
        dice.step(msg("Place of {name}", name=rows[i]["name"]), place(rows[i]), rule)
    result.details["order"] = [rows[i] for i in order]
    result.answer = [combatants[i].name for i in order]
    listed = ", ".join(
        f"{place(rows[i])} {rows[i]['name']}"
        + (f" {TIMES}{rows[i]['actions']}" if rows[i]["actions"] != 1 else "")
        for i in order
    )
    result.headline = msg("Initiative: {order}", order=listed)


def row_of(dice: Dice, one: Combatant, key: tuple[int, int]) -> dict[str, object]:
    """Open the row of a combatant, and record the working."""
    row: dict[str, object] = {
        "name": one.name, "rank": 0, "dex": one.dex, "actions": one.actions
    }
    if one.gun:
        row["gun"] = True
    if one.roll is not None:
        level = LEVELS[key[0]]
        total = one.roll.total
        row |= {"total": total, "level": level, "candidates": candidates([one.roll])}
        label = msg("{name}: {total} against DEX {dex}", name=one.name, total=total, dex=one.dex)
        dice.step(label, LEVEL_WORDS[level], "COC-14")
    else:
        dice.step(msg("{name}: DEX", name=one.name), key[1], "COC-14")
    if one.actions > 1:
        dice.step(msg("Actions of {name}", name=one.name), one.actions, "COC-16")
    return row


def decider(keys: list[tuple[int, int]], own: int) -> tuple[str, str]:
    """Tell what sets a combatant apart from the nearest rival, and by which rule."""
    same_level = [key for i, key in enumerate(keys) if i != own and key[0] == keys[own][0]]
    if keys[own] in same_level:
        return "shared", "COC-18"
    return ("dex", "COC-17") if same_level else ("level", "COC-15")


def place(row: dict[str, object]) -> str:
    """Write a place, a shared one as ``3=``."""
    return f"{row['rank']}=" if row["shared"] else f"{row['rank']}."


def read_all(house: House, who: Sequence[str]) -> list[Combatant]:
    """Read the combatants; refuse a name that stands twice."""
    if not who:
        raise UsageError("missing_value", msg("{option} is missing.", option="WHO"))
    found = [read(house, text) for text in who]
    seen: set[str] = set()
    for one in found:
        if fold(one.name) in seen:
            raise UsageError(
                "duplicate_name",
                msg("{name} stands twice in the order.", name=one.name),
                hint=msg("Give each one a name of their own, such as {name}2.", name=one.name),
            )
        seen.add(fold(one.name))
    return found


def read(house: House, text: str) -> Combatant:
    """Read ``NAME:DEX[:gun][:ACTIONSx]``."""
    name, *rest = [piece.strip() for piece in text.split(":")]
    gun, actions = False, 1
    good = bool(name and rest) and number(rest[0]) is not None
    for piece in rest[1:]:
        word = fold(piece)
        count = number(word.strip("x" + TIMES))
        if word in GUN:
            gun = True
        elif count and word != word.strip("x" + TIMES):
            actions = count
        else:
            good = False
    if not good:
        raise UsageError(
            "bad_value",
            msg("{text} is no combatant.", text=text),
            hint=msg("Give NAME:DEX, and :gun or :2x (actions) behind it: ana:60:2x."),
        )
    if gun and house["initiative"] == "rolled":
        raise UsageError(
            "setting_needed",
            msg("A ready gun does not matter to initiative here (COC-14)."),
            hint=msg("Set initiative=rolled-gun (a bonus die) or initiative=dex (DEX + 50)."),
        )
    return Combatant(name, number(rest[0]) or 0, gun, actions)


def number(text: str) -> int | None:
    """Read a whole number from 0 up, or None."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
