"""The order of a combat: opposed DEX rolls, or plain DEX (COC-14..18)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.coc7.levels import LEVEL_WORDS, RANK, level_of
from rolcli.rulesets.coc7.percentile import candidates, percentile
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.options import Who
    from rolcli.rulesets.frame import House

    Combatant = tuple[str, int, bool, int]

GUN = ("gun", "arma", "pistola")
TIMES = "\N{MULTIPLICATION SIGN}"
READY_GUN = 50
"""What a ready firearm adds to DEX in the published order (COC-14)."""


def initiative(dice: Dice, house: House, who: Who) -> Result:
    """Roll DEX for each one in the order given, and sort.

    The better level acts first (COC-15), then the higher DEX (COC-17); with both
    equal they act at once (COC-18). All actions are taken at one's turn (COC-16).
    """
    combatants = read_all(house, who)
    result = Result("initiative")
    rows: list[dict[str, object]] = []
    keys: list[tuple[int, int]] = []
    for name, dex, gun, actions in combatants:
        total, level, key = rolled(dice, house, dex, gun, name)
        row: dict[str, object] = {"name": name, "rank": 0, "dex": dex, "actions": actions}
        if gun:
            row["gun"] = True
        if total is not None and level is not None:
            row |= {"total": total, "level": level, "candidates": candidates(dice.rolls[-1])}
            label = msg("{name}: {total} against DEX {dex}", name=name, total=total, dex=dex)
            dice.step(label, LEVEL_WORDS[level], "COC-14")
        else:
            dice.step(msg("{name}: DEX", name=name), key[1], "COC-14")
        if actions > 1:
            dice.step(msg("Actions of {name}", name=name), actions, "COC-16")
        rows.append(row)
        keys.append(key)
    order = sorted(range(len(rows)), key=lambda i: keys[i], reverse=True)
    for i in order:
        ahead = sum(key > keys[i] for key in keys)
        rows[i]["rank"] = ahead + 1
        rows[i]["shared"] = keys.count(keys[i]) > 1
        decided = decider(keys, i)
        rows[i]["decided_by"] = decided[0]
        dice.step(msg("Place of {name}", name=rows[i]["name"]), place(rows[i]), decided[1])
    result.details["order"] = [rows[i] for i in order]
    result.outcome = "order"
    listed = ", ".join(
        f"{place(rows[i])} {rows[i]['name']}"
        + (f" {TIMES}{rows[i]['actions']}" if rows[i]["actions"] != 1 else "")
        for i in order
    )
    result.headline = msg("Initiative: {order}", order=listed)
    return result


def rolled(
    dice: Dice, house: House, dex: int, gun: bool, name: str
) -> tuple[int | None, str | None, tuple[int, int]]:
    """Roll for one combatant: total, level, and the key to sort by, level first and then DEX.

    Here a fumble ranks below a failure, since everybody acts (D9). By the
    published order nothing is rolled.
    """
    if house["initiative"] == "dex":
        return None, None, (0, dex + (READY_GUN if gun else 0))
    total = percentile(dice, int(gun), name)
    level = level_of(house, total, dex, "regular")
    return total, level, (RANK[level], dex)


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
    found = [read(house, text) for text in who]
    seen: set[str] = set()
    for name, _, _, _ in found:
        if fold(name) in seen:
            raise UsageError(
                "duplicate_name",
                msg("{name} stands twice in the order.", name=name),
                hint=msg("Give each one a name of their own, such as {name}2.", name=name),
            )
        seen.add(fold(name))
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
            "bad_combatant",
            msg("{text} is no combatant.", text=text),
            hint=msg("Give NAME:DEX, and :gun or :2x (actions) behind it: ana:60:2x."),
        )
    if gun and house["initiative"] == "rolled":
        raise UsageError(
            "gun_setting",
            msg("A ready gun does not matter to initiative here (COC-14)."),
            hint=msg("Set initiative=rolled-gun (a bonus die) or initiative=dex (DEX + 50)."),
        )
    return name, number(rest[0]) or 0, gun, actions


def number(text: str) -> int | None:
    """Read a whole number from 0 up, or None."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def odds(house: House, depth: int, who: Sequence[str]) -> object:
    """Work out each one's chance of each place, shared places counting as the better one."""
    from rolcli.odds.enumerate import Walk
    from rolcli.odds.ranking import places
    from rolcli.odds.verb import VerbOdds

    combatants = read_all(house, who)
    walk = Walk(depth)
    rolls = [walk.weigh(key_of, house, dex, gun) for _, dex, gun, _ in combatants]
    found = VerbOdds()
    for combatant, chances in zip(combatants, places(rolls, False), strict=True):
        found.quantities[combatant[0]] = {
            index + 1: chance for index, chance in enumerate(chances) if chance
        }
    return found


def key_of(dice: Dice, house: House, dex: int, gun: bool) -> tuple[int, int]:
    """Roll for one combatant and keep the key to sort by."""
    return rolled(dice, house, dex, gun, "initiative")[2]
