"""Sums of plain dice: each coefficient from three earlier ones, whatever the sides."""

from __future__ import annotations

from rolcli.odds.budget import bits_of
from rolcli.odds.distribution import Distribution, lattice
from rolcli.odds.settled import PLAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.odds.budget import Budget
    from rolcli.odds.polynomial import Poly
    from rolcli.odds.settled import Settled


def plain_dice(pool: Settled, budget: Budget) -> Distribution | None:
    """Serve two or more plain dice."""
    if pool.end is not PLAIN or pool.die.special is not None or pool.count < 2:
        return None
    count, sides = pool.count, pool.die.sides
    rows, bits = count * (sides - 1) + 1, bits_of(sides, count)
    budget.fit(rows, bits)
    budget.spend(rows * 2, bits)
    return lattice(count, 1, uniform_power(sides, count), sides**count)


def uniform_power(sides: int, count: int) -> Poly:
    """Give ``(1 + x + ... + x^(sides-1)) ** count``.

    Its logarithmic derivative is a ratio of polynomials of four terms, so each
    coefficient follows from three earlier ones, whatever the sides.
    """
    if count == 0 or sides == 1:
        return [1]
    size = count * (sides - 1) + 1
    half = (size + 1) // 2
    out = [1] * half
    value = 1
    for k in range(1, min(half, sides)):
        value = value * (count + k - 1) // k
        out[k] = value
    for k in range(sides, half):
        value = (count + k - 1) * value + (k - sides - count * sides) * out[k - sides]
        if k > sides:
            value += (count * (sides - 1) - k + 1 + sides) * out[k - sides - 1]
        value //= k
        out[k] = value
    return out + out[: size - half][::-1]
