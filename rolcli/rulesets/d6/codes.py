"""Die codes: reading and printing (D6-83).

A code is a pair (dice, pips) with pips from 0 to 2, so that it compares, hashes
and unpacks as such.
"""

from __future__ import annotations

from rolcli.errors import LimitError, UsageError
from rolcli.messages import msg
from rolcli.rulesets.frame import integer

Code = tuple[int, int]

MAX_DICE = 1000
"""The most dice of a code."""


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
    pips *= sign
    if not 0 <= pips <= 2:
        whole = divmod(3 * dice + pips, 3)
        if not normalise:
            raise UsageError(
                "too_many_pips",
                msg("A die code has 0 to 2 pips, and {code} has {pips}.", code=text, pips=pips),
                hint=msg("Write {code}, or add --normalise: 3 pips are 1D.", code=code_text(whole)),
            )
        dice, pips = whole
    if dice < least:
        raise UsageError(
            "no_dice_in_code",
            msg("{code} has no dice.", code=text),
            hint=msg("A code here has at least {code}.", code=code_text((least, 0))),
        )
    if dice > MAX_DICE:
        raise LimitError(
            "code_too_big",
            msg(
                "A die code has at most {limit} dice, and {code} has more.",
                limit=MAX_DICE,
                code=text,
            ),
        )
    return dice, pips


def read_dice(text: str | None) -> int:
    """Read dice to add or take off: ``+1D``, ``-2D``, ``1d6``. Raise UsageError."""
    if text is None:
        return 0
    count, found, tail = "".join(text.split()).casefold().partition("d")
    sign = -1 if count[:1] == "-" else 1
    dice = number(count[1:] if count[:1] in ("+", "-") else count)
    if not found or dice is None or tail not in ("", "6"):
        raise UsageError(
            "bad_dice_modifier",
            msg("{text} is no number of dice to add or take off.", text=text),
            hint=msg("Write it like +1D or -2D; --mod adds a number to the total."),
        )
    if dice > MAX_DICE:
        raise LimitError(
            "code_too_big",
            msg(
                "A die code has at most {limit} dice, and {code} has more.",
                limit=MAX_DICE,
                code=text,
            ),
        )
    return sign * dice


def number(digits: str) -> int | None:
    """Read unsigned digits, or None."""
    return integer(digits) if digits.isascii() and digits.isdigit() else None


def code_text(code: Code) -> str:
    """Print a code: ``3D``, ``4D+2``."""
    dice, pips = code
    return f"{dice}D+{pips}" if pips else f"{dice}D"


def dice_text(dice: int) -> str:
    """Print dice added or taken off: ``+1D``, ``-2D``."""
    return f"{dice:+d}D"
