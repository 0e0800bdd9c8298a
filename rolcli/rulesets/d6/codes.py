"""Die codes: reading, printing and changing them (D6-83)."""

from __future__ import annotations

from rolcli.declare import Ask, Flag
from rolcli.errors import LimitError, UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.asking import Named
from rolcli.rulesets.frame import integer

MAX_DICE = 1000
"""The most dice of a code."""


class Code:
    """A die code: ``dice`` six-sided dice, and 0 to 2 ``pips`` added to what they show."""

    __slots__ = ("dice", "pips")

    def __init__(self, dice: int, pips: int = 0) -> None:
        self.dice = dice
        self.pips = pips

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
    )  # fmt: skip - the facts of a field stand in one line


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
            "bad_code",
            msg("{code} is not a die code.", code=text),
            hint=msg("Write it like 3D or 4D+2: dice, and up to 2 pips."),
        )
    code = Code(dice, sign * pips)
    if not 0 <= code.pips <= 2:
        whole = Code.of(code.worth)
        if not normalise:
            raise UsageError(
                "bad_code",
                msg("A die code has 0 to 2 pips, and {code} has {pips}.", code=text,
                    pips=code.pips),
                hint=msg("Write {code}, or add {option}: 3 pips are 1D.", code=str(whole),
                         option=Named(Pips.FIELDS["normalise"])),
            )  # fmt: skip - the places of the message stand in line
        code = whole
    if code.dice < least:
        raise UsageError(
            "bad_code",
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
            "bad_code",
            msg("{text} is no number of dice to add or take off.", text=text),
            hint=msg("Write it like +1D or -2D; a number is added to the total."),
        )
    if dice > MAX_DICE:
        raise too_big(text)
    return sign * dice


def too_big(text: str) -> LimitError:
    """Word the limit on dice."""
    return LimitError(
        "number_too_big",
        msg(
            "A die code has at most {limit} dice, and {code} has more.", limit=MAX_DICE, code=text
        ),
    )


def number(digits: str) -> int | None:
    """Read unsigned digits, or None."""
    return integer(digits) if digits.isascii() and digits.isdigit() else None
