"""Die codes (D6-83): reading, printing, changing and throwing them, and what they are to reach.

Where the house plays with the wild die, one die of each is wild.
"""

from __future__ import annotations

from rolcli.declare import Ask, Flag
from rolcli.errors import LimitError, UsageError
from rolcli.messages import N_, msg
from rolcli.notation.tree import Binary, Number, Pool
from rolcli.rulesets.d6.tables import DIFFICULTY_NUMBERS
from rolcli.words import integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.notation.tree import Node
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

SIX = Number(6)
MAX_DICE = 1000
"""The most dice of a code."""


class Code:
    """A die code: ``dice`` six-sided dice, and 0 to 2 ``pips`` added to what they show.

    ``trees`` keeps the expressions that it was thrown by; odds throw it over and over.
    """

    __slots__ = ("dice", "pips", "trees")

    def __init__(self, dice: int, pips: int = 0) -> None:
        self.dice = dice
        self.pips = pips
        self.trees: dict[tuple[bool, int] | None, Node] = {}

    def __eq__(self, other: object) -> bool:
        return type(other) is Code and self.worth == other.worth

    def __hash__(self) -> int:
        return hash(self.worth)

    def __str__(self) -> str:
        return f"{self.dice}D+{self.pips}" if self.pips else f"{self.dice}D"

    __repr__ = __str__

    @property
    def worth(self) -> int:
        """All of it in pips, 3 to a die."""
        return 3 * self.dice + self.pips

    @classmethod
    def of(cls, worth: int) -> Code:
        """Make the code that is worth so many pips."""
        return cls(*divmod(worth, 3))


class Pips(Ask):
    """How codes are written."""

    HEADING = N_("The code and what modifies it")

    normalise = Flag(
        N_("Accept codes with more than 2 pips: 3 pips are 1D."),
        rule="D6-83", es="normalizar", also=("normalize",),
    )


def read_code(text: str, normalise: bool = False, least: int = 1) -> Code:
    """Read ``3D``, ``3d+2``, ``3D6+2`` or ``+1D``.

    With ``normalise`` any number of pips is brought to 0..2, 3 pips being 1D.
    Raise UsageError for anything else or less than ``least`` dice, LimitError
    above 1,000 dice.
    """
    count, found, tail = "".join(text.split()).casefold().partition("d")
    if tail[:1] == "6":
        tail = tail[1:]
    dice = number(count.removeprefix("+"))
    sign = {"+": 1, "-": -1}.get(tail[:1], 0)
    pips = 0 if found and not tail else number(tail[1:]) if sign else None
    if not found or dice is None or pips is None:
        raise UsageError(
            "bad_value",
            msg("{code} is not a die code.", code=text),
            hint=msg("Write it like 3D or 4D+2: dice, and up to 2 pips."),
        )
    code = Code(dice, sign * pips)
    if not 0 <= code.pips <= 2:
        whole = Code.of(code.worth)
        if not normalise:
            from rolcli.rulesets.refusal import Named

            raise UsageError(
                "bad_value",
                msg("A die code has 0 to 2 pips, and {code} has {pips}.", code=text,
                    pips=code.pips),
                hint=msg("Write {code}, or add {option}: 3 pips are 1D.", code=str(whole),
                         option=Named(Pips.FIELDS["normalise"])),
            )
        code = whole
    if code.dice < least:
        raise UsageError(
            "bad_value",
            msg("{code} has no dice.", code=text),
            hint=msg("A code here has at least {code}.", code=str(Code(least))),
        )
    if code.dice > MAX_DICE:
        raise too_big(text)
    return code


def read_dice(text: str | None) -> int:
    """Read dice to add or take off: ``+1D``, ``-2D``, ``1d6``. Raise UsageError."""
    if text is None:
        return 0
    count, found, tail = "".join(text.split()).casefold().partition("d")
    sign = -1 if count[:1] == "-" else 1
    dice = number(count[1:] if count[:1] in ("+", "-") else count)
    if not found or dice is None or tail not in ("", "6"):
        raise UsageError(
            "bad_value",
            msg("{text} is no number of dice to add or take off.", text=text),
            hint=msg("Write it like +1D or -2D; a number is added to the total."),
        )
    if dice > MAX_DICE:
        raise too_big(text)
    return sign * dice


def too_big(text: str) -> LimitError:
    """Word the limit on dice."""
    return LimitError(
        "limit",
        msg(
            "A die code has at most {limit} dice, and {code} has more.", limit=MAX_DICE, code=text
        ),
    )


def number(digits: str) -> int | None:
    """Read unsigned digits, or None."""
    return integer(digits) if digits.isascii() and digits.isdigit() else None


class Thrown(int):
    """What a code came to; it knows whether the wild die brings a complication.

    Exact odds know it by its total alone: they report no complication.
    """

    complication = False


def throw(dice: Dice, house: House, code: Code, purpose: str, points: int = 0) -> Thrown:
    """Throw a code, and a die that explodes for each of the character points (D6-P2)."""
    if house["wild_die"] == "off":
        return Thrown(dice.roll(tree(code, points=points), purpose).whole)
    return dice.chance(throw_wild, house, code, purpose, points)


def throw_wild(dice: Dice, house: House, code: Code, purpose: str, points: int) -> Thrown:
    """Throw the wild die first, with what it adds, then the others (D6-P10)."""
    trees = code.trees
    if not trees:
        trees[None] = exploding(1)
    wild = dice.roll(trees[None], f"{purpose}_wild_die").whole
    one = wild == 1
    dropped = one and house["wild_die"] == "drop_highest"
    rest = code.pips
    if code.dice > 1 or points:
        others = trees.get((dropped, points))
        if others is None:
            others = tree(Code(code.dice - 1, code.pips), dropped, points)
            trees[dropped, points] = others
        rest = dice.roll(others, purpose).whole
    total = Thrown(rest if dropped else wild + rest)
    if dropped:
        dice.step(
            msg("Wild die 1: it and the highest other die do not count"), total, "D6-P10"
        )
    else:
        dice.step(msg("{code} with the wild die", code=str(code)), total, "D6-P10")
        total.complication = one
    return total


def tree(code: Code, drop_highest: bool = False, points: int = 0) -> Node:
    """Make the expression of a code: ``3d6 + 2``, with character points ``3d6 + 1d6! + 2``."""
    parts: list[Node] = []
    if code.dice and drop_highest:
        from rolcli.modifiers.keep import Keep  # most tables play without the wild die

        parts.append(Pool(Number(code.dice), SIX, (Keep("dh", Number(1)),)))
    elif code.dice:
        parts.append(Pool(Number(code.dice), SIX))
    if points:
        parts.append(exploding(points))
    if code.pips:
        parts.append(Number(code.pips))
    found = parts[0]
    for part in parts[1:]:
        found = Binary("+", found, part)
    return found


def exploding(count: int) -> Node:
    """Make the expression of dice whose 6 is added and thrown again: ``1d6!``."""
    from rolcli.modifiers.explode import Explode  # most rolls have none

    return Pool(Number(count), SIX, (Explode("!"),))


def static(dice: Dice, code: Code) -> int:
    """Give the number that stands for a roll of dodge or Strength: 3 a die, and pips (D6-P7)."""
    return code.worth


def complicate(result: Result) -> None:
    """Note that the wild die brings a complication (D6-P10)."""
    result.effects.append("complication")
    result.notes.append(msg("The wild die shows 1: whatever comes of it, something goes wrong."))


def settle(dice: Dice, difficulty: int | str, rule: str) -> int:
    """Give the number of a difficulty and record it under ``rule`` or as a published name."""
    if isinstance(difficulty, int):
        dice.step(msg("Difficulty"), difficulty, rule)
        return difficulty
    value = DIFFICULTY_NUMBERS[difficulty]
    dice.step(msg("Difficulty by its published name"), value, "D6-P6")
    return value


def doubled(dice: Dice, code: Code) -> Code:
    """Double a code, pips and all, for the round of a Force point (D6-P1)."""
    new = Code.of(2 * code.worth)
    dice.step(msg("{code} doubled by a Force point", code=str(code)), str(new), "D6-P1")
    return new
