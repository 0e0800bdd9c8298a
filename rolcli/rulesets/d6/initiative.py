"""The verb ``initiative``: who goes first, by the rolls that also decide the actions.

Order matters only where one use of a skill affects another; both then roll
what they do (D6-28), Dexterity to move (D6-29).
"""

from __future__ import annotations

from rolcli.dice.source import MAX_AGAIN
from rolcli.errors import LimitError, UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.d6.codes import code_text, read_code
from rolcli.rulesets.d6.throwing import throw
from rolcli.rulesets.frame import integer
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.d6.options import Combatants, Normalise
    from rolcli.rulesets.frame import House

SIDES = {"pc": "pc", "pj": "pc", "npc": "npc", "pnj": "npc"}


class Combatant:
    """One who acts: name, code, side, difficulty, and what was rolled."""

    __slots__ = ("again", "code", "difficulty", "name", "pc", "total")

    def __init__(self, name: str, code: Code, pc: bool, difficulty: int | None) -> None:
        self.name = name
        self.code = code
        self.pc = pc
        self.difficulty = difficulty
        self.total = 0
        self.again: list[int] = []

    @property
    def rank(self) -> tuple[int, bool, list[int]]:
        """What decides: the roll (D6-30), then a player character (D6-32), then new rolls."""
        return self.total, self.pc, self.again


def initiative(
    dice: Dice, house: House, combatants: Combatants, normalise: Normalise = False
) -> Result:
    """Roll for everybody once; the same roll decides order and success (D6-31)."""
    everybody = read_combatants(combatants, normalise)
    for one in everybody:
        one.total, _ = throw(dice, house, one.code, one.name)
        dice.step(
            msg("{name}, {code}", name=one.name, code=code_text(one.code)), one.total, "D6-28"
        )
    order = ranked(dice, house, everybody)
    result = Result("initiative")
    result.details["order"] = [row(dice, order, place) for place in range(len(order))]
    names = ", ".join(f"{one.name} {one.total}" for one in order)
    result.headline = msg("Order: {names}", names=names)
    return result


def ranked(dice: Dice, house: House, everybody: list[Combatant]) -> list[Combatant]:
    """Put all in order; equal ones of one side roll again, for the order only (D6-33)."""
    for _ in range(MAX_AGAIN):
        order = sorted(everybody, key=lambda one: one.rank, reverse=True)
        tied = [
            one for one in everybody if sum(other.rank == one.rank for other in everybody) > 1
        ]
        if not tied:
            return order
        for one in tied:
            new, _ = throw(dice, house, one.code, one.name)
            one.again = [*one.again, new]
            dice.step(msg("{name} is tied and rolls again", name=one.name), new, "D6-33")
    raise LimitError(
        "too_many_ties", msg("The throw was still tied after {limit} tries.", limit=MAX_AGAIN)
    )


def row(dice: Dice, order: list[Combatant], place: int) -> dict[str, object]:
    """Make a combatant's line: place, roll, what decided, and success of the action."""
    one = order[place]
    equals = [other for other in order if other.total == one.total and other is not one]
    if not equals:
        decided, rule = "roll", "D6-30"
    elif any(other.pc == one.pc for other in equals):
        decided, rule = "new_roll", "D6-33"
    else:
        decided, rule = "player_character", "D6-32"
    dice.step(msg("Place {place}, {name}, by", place=place + 1, name=one.name), decided, rule)
    line: dict[str, object] = {
        "place": place + 1,
        "name": one.name,
        "code": code_text(one.code),
        "side": "pc" if one.pc else "npc",
        "total": one.total,
        "decided_by": decided,
    }
    if one.again:
        line["new_rolls"] = one.again
    if one.difficulty is not None:
        success = one.total >= one.difficulty
        line |= {"difficulty": one.difficulty, "success": success}
        dice.step(
            msg("{name}: {total} against {target}", name=one.name, total=one.total,
                target=one.difficulty),
            "success" if success else "failure",
            "D6-31",
        )  # fmt: skip
    return line


def read_combatants(texts: list[str], normalise: bool) -> list[Combatant]:
    """Read everybody; raise UsageError for one that cannot be read or a name that comes twice."""
    everybody = [read_combatant(text, normalise) for text in texts]
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
    return Combatant(name, code, side == "pc", difficulty)


def bad(text: str) -> UsageError:
    """Word a combatant that cannot be read."""
    return UsageError(
        "bad_combatant",
        msg("{text} is no combatant.", text=text),
        hint=msg("Write NAME:CODE, then :pc or :npc, then a difficulty: Lia:4D+1:pc:15."),
    )
