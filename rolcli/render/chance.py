"""One chance in words: a percentage, its fraction, and, for who asks, one in how many."""

from __future__ import annotations

from math import gcd

from rolcli.locale.numbers import digits
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.locale import Translator

LONGEST = 24
"""The most digits of a fraction's denominator that people are shown."""
TOO_LONG = 8000
"""Fractions over denominators of more digits are not brought to lowest terms."""
LONG = 15
"""From so many digits on, one in how many is written in powers of ten."""


def answer(chance: Any, tr: Translator, with_one_in: bool = False) -> str:
    """Word a chance, or the digits of it that are certain."""
    if not hasattr(chance, "low"):
        return chance_words(chance.numerator, chance.denominator, tr, with_one_in)
    low, high = (tr.percent(end.numerator, end.denominator) for end in chance)
    if low == high:
        return tr(msg("about {value}", value=low))
    return tr(msg("{low} to {high}", low=low, high=high))


def chance_words(n: int, d: int, tr: Translator, with_one_in: bool = False) -> str:
    """Word a chance: ``9.26% (5/54)``, or ``9.26% (5/54, 1 in 10.8)``."""
    written = [fraction(n, d)]
    if with_one_in and n:
        written.append(tr(msg("1 in {n}", n=one_in(n, d, tr))))
    inside = ", ".join(filter(None, written))
    return f"{tr.percent(n, d)} ({inside})" if inside else tr.percent(n, d)


def percent(n: int, d: int, tr: Translator, with_one_in: bool) -> str:
    """Word a chance as a percentage: ``9.26%``, or ``9.26% (1 in 10.8)``."""
    words = tr.percent(n, d)
    if with_one_in and n:
        words += " (" + tr(msg("1 in {n}", n=one_in(n, d, tr))) + ")"
    return words


def one_in(n: int, d: int, tr: Translator) -> str:
    """Write in how many throws n/d comes once, with three digits or more; a dash for never."""
    if not n:
        return "-"
    if digits(d) - digits(n) >= LONG:
        from rolcli.locale.scientific import scientific

        return tr.decimal(scientific(d, n, 3))
    places = 2 if d < 10 * n else 1 if d < 100 * n else 0
    return tr.rounded(d, n, places)


def fraction(n: int, d: int) -> str:
    """Write n/d in lowest terms, or nothing when it is too long to read."""
    if digits(d) > TOO_LONG:
        return ""
    common = gcd(n, d)
    n, d = n // common, d // common
    return f"{n}/{d}" if digits(d) <= LONGEST else ""
