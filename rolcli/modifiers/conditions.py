"""Conditions whose points are known: tests of a value, and where their answer changes."""

from __future__ import annotations

from rolcli.exact import ceil, floor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.exact import Number

    Test = Callable[[Any], bool]

TESTS: dict[str, Callable[[Any], Test]] = {
    ">=": lambda point: lambda value: value >= point,
    "<=": lambda point: lambda value: value <= point,
    ">": lambda point: lambda value: value > point,
    "<": lambda point: lambda value: value < point,
    "=": lambda point: lambda value: value == point,
}


def test(operator: str, point: Number) -> Test:
    """Make a test of one value."""
    return TESTS[operator](point)


def any_of(operators: Sequence[str], points: Sequence[Number]) -> Test:
    """Make a test that holds where any of some conditions does."""
    tests = [TESTS[operator](point) for operator, point in zip(operators, points, strict=True)]
    if len(tests) == 1:
        return tests[0]
    return lambda value: any(holds(value) for holds in tests)


def cuts(operators: Sequence[str], points: Sequence[Number]) -> tuple[int, ...]:
    """List the whole numbers from which on another answer is given."""
    found: list[int] = []
    for operator, point in zip(operators, points, strict=True):
        if operator in (">=", "<", "="):
            found.append(point if type(point) is int else ceil(point))
        if operator in (">", "<=", "="):
            found.append(point + 1 if type(point) is int else floor(point) + 1)
    return tuple(found) if len(found) < 2 else tuple(sorted({*found}))
