"""The verb ``initiative``: who goes first, by the rolls that also decide the actions.

Order matters only where one use of a skill affects another; both then roll
what they do (D6-28), Dexterity to move (D6-29).
"""

from __future__ import annotations

from rolcli.declare import Many, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.combatants import Form, read_all, whole
from rolcli.rulesets.d6.codes import Code, Pips, read_code, throw
from rolcli.rulesets.order import order

TYPE_CHECKING = False
if TYPE_CHECKING:

    from rolcli.dice.source import Dice
    from rolcli.rulesets.combatants import Combatant
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.order import Placed

SIDES: dict[str, tuple[str, ...]] = {"pc": ("pj",), "npc": ("pnj",)}
"""What a combatant may be, with its other names."""
PARTS = ("roll", "player_character")
"""What the parts of a key are, as they decide."""
RULES = {"roll": "D6-30", "player_character": "D6-32", "new_roll": "D6-33"}
"""The rule of what decides."""


class Initiative(Pips):
    """Everybody who acts."""

    combatants = Many(
        Text(
            N_("NAME:CODE[:pc|:npc][:DIFFICULTY], the code of what each one does; Dexterity to "
               "move."),
            "who", metavar="WHO", positional=True, rule="D6-28", es="quién", sheet="dexterity",
        )
    )


class Whose:
    """Whose roll it is: told, and no part of the roll, so that equal codes are weighed once."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return type(other) is Whose

    def __hash__(self) -> int:
        return hash(Whose)


def initiative(dice: Dice, house: House, ask: Initiative) -> Result:
    """Roll for everybody once; the same roll decides order and success (D6-31)."""
    everybody = read_combatants(ask)
    rolls = [(rank, house, one.value, is_pc(one), Whose(one.name)) for one in everybody]
    result = Result("initiative")
    placed = order(dice, result, [one.name for one in everybody], rolls, PARTS, again=True)
    dice.tell(told, result, everybody, placed)
    return result


def is_pc(one: Combatant) -> bool:
    """Tell whether one is a player character; without a word nobody is."""
    return "pc" in one.flags


def rank(dice: Dice, house: House, code: Code, pc: bool, whose: Whose) -> tuple[int, bool]:
    """Roll for one; the total decides (D6-30), then being a player character (D6-32)."""
    return throw(dice, house, code, whose.name), pc


def told(
    dice: Dice, result: Result, everybody: list[Combatant], placed: list[Placed]
) -> None:
    """Enter everybody's line in their order, and the headline."""
    for place in sorted(placed, key=lambda place: place.index):
        one = everybody[place.index]
        dice.step(
            msg("{name}, {code}", name=one.name, code=str(one.value)), place.key[0], "D6-28"
        )
        for again in place.again:
            dice.step(msg("{name} is tied and rolls again", name=one.name), again[0], "D6-33")
    result.details["order"] = [row(dice, result, everybody[one.index], one) for one in placed]
    result.answer = [everybody[one.index].name for one in placed]
    names = ", ".join(f"{everybody[one.index].name} {one.key[0]}" for one in placed)
    result.headline = msg("Order: {names}", names=names)


def row(dice: Dice, result: Result, one: Combatant, place: Placed) -> dict[str, object]:
    """Make a combatant's line: place, roll, what decided, and success of the action."""
    total = int(place.key[0])
    dice.step(
        msg("Place {place}, {name}, by", place=place.place, name=one.name),
        place.decided,
        RULES[place.decided],
    )
    line: dict[str, object] = {
        "place": place.place,
        "name": one.name,
        "code": str(one.value),
        "side": "pc" if is_pc(one) else "npc",
        "total": total,
        "decided_by": place.decided,
    }
    if place.again:
        line["new_rolls"] = [int(total) for total, _ in place.again]
    difficulty = one.facts.get("difficulty")
    if difficulty is not None:
        success = total >= difficulty
        line |= {"difficulty": difficulty, "success": success}
        words = {"name": one.name, "total": total, "target": difficulty}
        outcome = "success" if success else "failure"
        dice.step(msg("{name}: {total} against {target}", **words), outcome, "D6-31")
        if success:
            result.rows.append(msg("{name}, {total} against {target}: success", **words))
        else:
            result.rows.append(msg("{name}, {total} against {target}: failure", **words))
    return line


def read_combatants(ask: Initiative) -> list[Combatant]:
    """Read everybody; raise UsageError for one that cannot be read and for a name twice."""
    form = Form(
        N_("NAME:CODE[:pc|:npc][:DIFFICULTY]"),
        N_("Lia:4D+1:pc:15"),
        lambda text: read_code(text, ask.normalise),
        SIDES,
        difficulty=whole,
    )
    everybody = read_all(ask.combatants, form)
    for one in everybody:
        if len(one.flags) > 1:
            raise UsageError(
                "excludes", msg("{name} is a player character or not, not both.", name=one.name)
            )
    return everybody
