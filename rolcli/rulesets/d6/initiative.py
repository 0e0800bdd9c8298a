"""The verb ``initiative``: who goes first, by the rolls that also decide the actions.

Order matters only where one use of a skill affects another; both then roll
what they do (D6-28), Dexterity to move (D6-29).
"""

from __future__ import annotations

from rolcli.declare import Many, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.d6.codes import Code, Pips, read_code
from rolcli.rulesets.d6.facts import Facts
from rolcli.rulesets.d6.throwing import throw
from rolcli.rulesets.frame import integer
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:

    from rolcli.dice.source import Dice, Place
    from rolcli.rulesets.frame import House

SIDES = {"pc": "pc", "pj": "pc", "npc": "npc", "pnj": "npc"}


class Initiative(Pips):
    """Everybody who acts."""

    combatants = Many(
        Text(
            N_("NAME:CODE[:pc|:npc][:DIFFICULTY], the code of what each one does; Dexterity to "
               "move."),
            "who", metavar="WHO", positional=True, rule="D6-28", es="quién",
        )
    )  # fmt: skip - the facts of a field stand in one line


class Combatant(Facts):
    """One who acts: name, code, side, and the difficulty of the action if it has one."""

    __slots__ = ("code", "difficulty", "name", "pc")
    code: Code
    difficulty: int | None
    name: str
    pc: bool


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
    rolls = [(rank, house, one.code, one.pc, Whose(one.name)) for one in everybody]
    places = dice.order(rolls, again=True)
    result = Result("initiative")
    result.details["order"] = [
        {"place": place.place, "name": one.name}
        for one, place in zip(everybody, places, strict=True)
    ]
    dice.tell(told, result, everybody, places)
    return result


def rank(dice: Dice, house: House, code: Code, pc: bool, whose: Whose) -> tuple[int, bool]:
    """Roll for one; the total decides (D6-30), then being a player character (D6-32)."""
    return throw(dice, house, code, whose.name), pc


def told(
    dice: Dice, result: Result, everybody: list[Combatant], places: list[Place]
) -> None:
    """Enter everybody's line in their order, and the headline."""
    for one, place in zip(everybody, places, strict=True):
        dice.step(
            msg("{name}, {code}", name=one.name, code=str(one.code)), place.key[0], "D6-28"
        )
        for again in place.again:
            dice.step(msg("{name} is tied and rolls again", name=one.name), again[0], "D6-33")
    pairs = sorted(zip(everybody, places, strict=True), key=lambda pair: pair[1].place)
    result.details["order"] = [row(dice, result, one, place, pairs) for one, place in pairs]
    result.answer = [one.name for one, _ in pairs]
    names = ", ".join(f"{one.name} {place.key[0]}" for one, place in pairs)
    result.headline = msg("Order: {names}", names=names)


def row(
    dice: Dice, result: Result, one: Combatant, place: Place, pairs: list[tuple[Combatant, Place]]
) -> dict[str, object]:
    """Make a combatant's line: place, roll, what decided, and success of the action."""
    total = int(place.key[0])
    equals = [other for other, its in pairs if its.key[0] == total and other is not one]
    if not equals:
        decided, rule = "roll", "D6-30"
    elif any(other.pc == one.pc for other in equals):
        decided, rule = "new_roll", "D6-33"
    else:
        decided, rule = "player_character", "D6-32"
    dice.step(msg("Place {place}, {name}, by", place=place.place, name=one.name), decided, rule)
    line: dict[str, object] = {
        "place": place.place,
        "name": one.name,
        "code": str(one.code),
        "side": "pc" if one.pc else "npc",
        "total": total,
        "decided_by": decided,
    }
    if place.again:
        line["new_rolls"] = [int(total) for total, _ in place.again]
    if one.difficulty is not None:
        success = total >= one.difficulty
        line |= {"difficulty": one.difficulty, "success": success}
        words = {"name": one.name, "total": total, "target": one.difficulty}
        outcome = "success" if success else "failure"
        dice.step(msg("{name}: {total} against {target}", **words), outcome, "D6-31")
        if success:
            result.rows.append(msg("{name}, {total} against {target}: success", **words))
        else:
            result.rows.append(msg("{name}, {total} against {target}: failure", **words))
    return line


def read_combatants(ask: Initiative) -> list[Combatant]:
    """Read everybody; raise UsageError for one that cannot be read or a name that comes twice."""
    everybody = [read_combatant(text, ask.normalise) for text in ask.combatants]
    if not everybody:
        raise UsageError(
            "no_combatants",
            msg("Nobody rolls initiative."),
            hint=msg("Name the combatants: Lia:4D:pc Trooper:3D."),
        )
    names = [fold(one.name) for one in everybody]
    for i, name in enumerate(names):
        if name in names[:i]:
            raise UsageError(
                "same_name",
                msg("{name} is there twice.", name=everybody[i].name),
                hint=msg("Give each one a name of their own, such as Guard1 and Guard2."),
            )
    return everybody


def read_combatant(text: str, normalise: bool) -> Combatant:
    """Read ``NAME:CODE[:pc|:npc][:DIFFICULTY]``; without a side it is a non-player character."""
    name, *fields = [field.strip() for field in text.split(":")]
    if not name or not fields or len(fields) > 3:
        raise bad(text)
    code = read_code(fields[0], normalise)
    side: str | None = None
    difficulty: int | None = None
    for field in fields[1:]:
        word, value = SIDES.get(fold(field)), integer(field)
        if word is not None and side is None and difficulty is None:
            side = word
        elif value is not None and difficulty is None:
            difficulty = value
        else:
            raise bad(text)
    return Combatant(code, difficulty, name, side == "pc")


def bad(text: str) -> UsageError:
    """Word a combatant that cannot be read."""
    return UsageError(
        "bad_combatant",
        msg("{text} is no combatant.", text=text),
        hint=msg("Write NAME:CODE, then :pc or :npc, then a difficulty: Lia:4D+1:pc:15."),
    )
