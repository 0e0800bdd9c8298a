"""Distances as they are typed: 18, 18.3, 18,3, 30m, 20yd, 60 ft. Compared exactly."""

from __future__ import annotations

from rolcli.exact import divide

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number

UNITS = {
    "m": "m", "metre": "m", "metres": "m", "meter": "m", "meters": "m", "metro": "m",
    "metros": "m",
    "yd": "yd", "yard": "yd", "yards": "yd", "yarda": "yd", "yardas": "yd",
    "ft": "ft", "foot": "ft", "feet": "ft", "pie": "ft", "pies": "ft",
}
"""What may stand behind the number -> the unit."""
TENTHS_OF_MILLIMETRES = {"m": 10000, "yd": 9144, "ft": 3048}
"""A yard is 0.9144 metres and a foot a third of that, exactly."""
MAX_DIGITS = 15
"""The most digits of a distance."""


class Length:
    """A distance that is not negative: an exact number, and its unit where one was typed."""

    __slots__ = ("number", "text", "unit")

    def __init__(self, number: Number, unit: str | None, text: str) -> None:
        self.number = number
        self.unit = unit
        self.text = text

    def measured(self, unit: str) -> Number:
        """Give it in metres (``m``), yards (``yd``) or feet (``ft``); bare numbers are in these."""
        if self.unit is None or self.unit == unit:
            return self.number
        return divide(
            self.number * TENTHS_OF_MILLIMETRES[self.unit], TENTHS_OF_MILLIMETRES[unit]
        )

    def with_unit(self, unit: str) -> Length:
        """Give it with a unit behind: its own, or this one where none was typed."""
        return self if self.unit else Length(self.number, unit, f"{self.text} {unit}")

    def __str__(self) -> str:
        return self.text

    @property
    def es(self) -> str:
        """The distance as it is written in Spanish."""
        return self.text.replace(".", ",")


def read_length(text: str | int) -> Length | None:
    """Read a distance; None for what is none, negative or longer than 15 digits."""
    typed = str(text).strip().casefold()
    digits = typed.rstrip("abcdefghijklmnopqrstuvwxyz. ")
    unit = typed[len(digits) :].strip(" .")
    whole, point, decimals = digits.replace(",", ".").partition(".")
    figures = whole + decimals
    if not (figures.isascii() and figures.isdigit() and whole) or (point and not decimals):
        return None
    if len(figures) > MAX_DIGITS or (unit and unit not in UNITS):
        return None
    number = divide(int(figures), 10 ** len(decimals))
    decimals = decimals.rstrip("0")
    plain = f"{int(whole)}.{decimals}" if decimals else str(int(whole))
    known = UNITS[unit] if unit else None
    return Length(number, known, plain if known is None else f"{plain} {known}")


def as_given(length: Length) -> int | str:
    """Give a distance as the ``input`` of a result has it: a number where it is plain."""
    return int(length.text) if length.text.isdigit() else length.text
