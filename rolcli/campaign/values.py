"""Whether a value fits its key: kind, bounds, words."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.messages import Message
    from rolcli.rulesets.sheet import Key

MAX_TEXT = 200
"""The most letters of a text that a rule reads."""


def problem_of(key: Key, value: object) -> Message | None:
    """Say why a value does not fit a key, or None."""
    if key.kind == "whole":
        return whole_problem(value, key.least, key.most)
    if key.kind == "word":
        if isinstance(value, str) and canonical(value, key.words) is not None:
            return None
        return msg("it is one of {words}.", words=", ".join(key.words))
    return weapon_problem(key.kind, value)


def whole_problem(value: object, least: int | None, most: int | None) -> Message | None:
    """Say why a value is no whole number between two bounds, or None."""
    if not isinstance(value, int) or isinstance(value, bool):
        return msg("it is a whole number.")
    if (least is not None and value < least) or (most is not None and value > most):
        return msg("it is a whole number from {least} to {most}.", least=least, most=most)
    return None


def weapon_problem(kind: str, value: object) -> Message | None:
    """Say why a value is not of a kind, or None."""
    if kind == "whole":
        return whole_problem(value, 0, 10_000)
    if kind == "flag":
        return None if isinstance(value, bool) else msg("it is true or false.")
    if kind == "code":
        good = isinstance(value, str) and is_code(value)
        return None if good else msg('it is a die code in quotes, such as "4D+2".')
    if kind == "numbers" and isinstance(value, list):
        good = bool(value) and len(value) <= 10 and all(map(is_distance, value))
        return None if good else msg("it is a distance, or a list of them.")
    if kind in ("expr", "numbers") and is_distance(value):
        return None
    if not isinstance(value, str) or len(value) > MAX_TEXT or not value.isprintable():
        if kind == "expr":
            return msg('it is a number, or dice in quotes, such as "1d6+2".')
        return msg("it is a text of at most {most} letters.", most=MAX_TEXT)
    if kind == "expr":
        return expr_problem(value)
    return None


def is_distance(value: object) -> bool:
    """Tell whether a value is a number from -10,000 to 10,000, and no NaN."""
    return (
        isinstance(value, int | float)
        and not isinstance(value, bool)
        and -10_000 <= value <= 10_000
    )


def is_code(text: str) -> bool:
    """Tell whether a text is a die code: ``3D``, ``4D+2``, ``STR+1D`` for a weapon."""
    code = "".join(text.split()).casefold()
    head, plus, rest = code.partition("+")
    if plus and head.isalpha() and head.isascii() and rest:
        code = rest
    dice, found, pips = code.partition("d")
    if pips[:1] == "6":
        pips = pips[1:]
    good = dice.isascii() and dice.isdigit() and len(dice) <= 4
    return bool(found) and good and pips in ("", "+0", "+1", "+2")


def expr_problem(text: str) -> Message | None:
    """Say why a text cannot be dice, or None; which dice, its verb says when it reads it."""
    if not text.strip() or not any(sign.isdigit() for sign in text):
        return msg('it is a number, or dice in quotes, such as "1d6+2".')
    return None
