"""Decimal digits of exact numbers, by integers alone."""

from __future__ import annotations

MAX_DIGITS = 4000
"""Whole numbers of more digits are written by their first digits and their length."""


def rounded(n: int, d: int, places: int) -> str:
    """Write n/d (d > 0) with at most ``places`` decimals, a half away from zero."""
    sign = "-" if n < 0 else ""
    scaled = (2 * abs(n) * 10**places + d) // (2 * d)
    if scaled == 0:
        sign = ""
    head, tail = divmod(scaled, 10**places)
    decimals = str(tail).rjust(places, "0").rstrip("0") if places else ""
    return f"{sign}{whole(head)}.{decimals}" if decimals else f"{sign}{whole(head)}"


def percent(n: int, d: int, places: int) -> str:
    """Write n/d in hundredths with ``places`` decimals.

    What is possible but rounds to 0 reads ``<0.01``; what is not certain but
    rounds to 100 reads ``>99.99``.
    """
    unit = 10**places
    scaled = (200 * n * unit + d) // (2 * d)
    if scaled == 0 and n > 0:
        return f"<{fixed(1, places)}"
    if scaled == 100 * unit and n < d:
        return f">{fixed(100 * unit - 1, places)}"
    return fixed(scaled, places)


def fixed(scaled: int, places: int) -> str:
    """Write ``scaled`` / 10^places with all its decimals."""
    if not places:
        return str(scaled)
    head, tail = divmod(scaled, 10**places)
    return f"{head}.{str(tail).rjust(places, '0')}"


def digits(value: int) -> int:
    """Count decimal digits; near a power of ten the count may be one too many."""
    return abs(value).bit_length() * 1233 // 4096 + 1


def whole(value: int) -> str:
    """Write a whole number; one too long for print by its size."""
    if digits(value) <= MAX_DIGITS:
        return str(value)
    from rolcli.locale.scientific import scientific

    return scientific(value, 1, 6)


def decimal(n: int, d: int) -> str:
    """Write n/d (d > 0) as JSON has numbers: the shortest digits of the nearest double.

    Beyond the range of doubles, 17 digits correctly rounded.
    """
    from rolcli.locale.scientific import scientific

    try:
        nearest = n / d  # integers divide correctly rounded
    except OverflowError:
        return scientific(n, d, 17)
    if nearest == 0.0 and n:
        return scientific(n, d, 17)
    if abs(nearest) < 2.3e-308 and n:  # doubles lose digits here
        return scientific(n, d, 17)
    return rounded(n, d, 0) if n % d == 0 else repr(nearest)
