"""Automatic fire in the house's way: sizes, metres between targets, hits (COC-29..34)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.coc7.arming import magazine_of
from rolcli.rulesets.coc7.levels import made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.attack_groups import Attack
    from rolcli.rulesets.frame import House

LEAST = 3
"""The fewest bullets of a burst (COC-30)."""


def largest(skill: int) -> int:
    """Give the most bullets of a burst: a tenth of the skill, and never below 3 (COC-29, D15)."""
    return max(LEAST, skill // 10)


def read_burst(text: str) -> Burst:
    """Read ``SIZE`` or ``SIZE:METRES``; parts of a metre do not count (COC-32)."""
    size, _, metres = text.partition(":")
    whole, _, rest = metres.replace(",", ".").partition(".")
    digits = size.strip(), whole.strip() or "0", rest.strip() or "0"
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in digits):
        raise UsageError(
            "bad_value",
            msg("{text} is no burst.", text=text),
            hint=msg("Give SIZE, or SIZE:METRES from the target before: --burst 5 --burst 5:1."),
        )
    return Burst(int(digits[0]), int(digits[1]))


class Burst:
    """A burst as it is fired: its bullets, penalty dice and target, and what it costs."""

    __slots__ = ("bullets", "metres", "penalty", "size", "target")

    def __init__(self, size: int, metres: int) -> None:
        self.size = self.bullets = size
        self.metres = metres
        self.penalty = self.target = 0


def planned(dice: Dice, house: House, result: Result, ask: Attack) -> list[Burst]:
    """Give each burst's bullets and penalty dice (COC-31).

    A burst at another target loses a bullet a metre (COC-32, COC-33), or the
    magazine does by the published rule. Every burst but the first has a penalty
    die, by the published rule one more each time (COC-34, D13).
    """
    most = largest(ask.skill)
    dice.step(msg("Most bullets in a burst"), most, "COC-29" if most > LEAST else "COC-30")
    plan: list[Burst] = []
    for index, text in enumerate(ask.burst):
        burst = read_burst(text)
        checked(burst, most, index)
        burst.penalty = index if house["burst_penalty"] == "cumulative" else min(index, 1)
        burst.target = (plan[-1].target if plan else 0) + (burst.metres > 0)
        plan.append(burst)
    load(dice, house, plan, magazine_of(ask))
    for number, burst in enumerate(plan, 1):
        if house["burst_gap"] == "burst":
            burst.bullets = max(0, burst.size - burst.metres)
        tell(dice, number, burst)
        if burst.penalty and burst.bullets:
            dice.modifier("later_burst", -burst.penalty, "COC-34", "die")
    if ask.hp_max is not None and plan[-1].target:
        raise UsageError(
            "excludes",
            msg("These bursts hit several targets, and hit points belong to one (COC-32)."),
            hint=msg("Leave --hp and --hp-max out: the damage of each target is told."),
        )
    result.details |= {
        "max_size": most,
        "bullets": [burst.bullets for burst in plan],
        "penalty_dice": [burst.penalty for burst in plan],
    }
    return plan


def load(dice: Dice, house: House, plan: list[Burst], magazine: int | None) -> None:
    """Refuse what the magazine does not hold; the last burst may take what is left (COC-P17)."""
    if magazine is None:
        return
    left = magazine
    for number, burst in enumerate(plan, 1):
        lost = burst.metres if house["burst_gap"] == "magazine" else 0
        if burst.size + lost > left:
            if house["burst_remainder"] == "refuse" or left <= lost or number < len(plan):
                raise empty(sum(cost(house, one) for one in plan), magazine)
            burst.size = burst.bullets = left - lost
            dice.step(msg("Bullets left for the last burst"), burst.size, "COC-P17")
        left -= burst.size + lost


def cost(house: House, burst: Burst) -> int:
    """Give how many bullets a burst takes from the magazine (COC-31, COC-32)."""
    return burst.size + (burst.metres if house["burst_gap"] == "magazine" else 0)


def empty(wanted: int, magazine: int) -> UsageError:
    """Word that the magazine does not hold so much."""
    return UsageError(
        "out_of_bounds",
        msg(
            "These bursts need {spent} bullets, and the magazine has {magazine} (COC-31).",
            spent=wanted,
            magazine=magazine,
        ),
        hint=msg("Fire fewer or smaller bursts."),
    )


def tell(dice: Dice, number: int, burst: Burst) -> None:
    """Record the bullets of a burst, and those that the way to its target costs (COC-32)."""
    if burst.metres and burst.bullets < burst.size:
        label = msg(
            "Bullets of burst {number}: {size}, less one a metre ({metres} m between targets)",
            number=number,
            size=burst.size,
            metres=burst.metres,
        )
        dice.step(label, burst.bullets or msg("none, the burst is void"), "COC-32")
        return
    dice.step(msg("Bullets of burst {number}", number=number), burst.bullets, "COC-31")
    if burst.metres:
        label = msg("Bullets lost from the magazine before burst {number}", number=number)
        dice.step(label, burst.metres, "COC-32")


def checked(burst: Burst, most: int, index: int) -> None:
    """Refuse a burst of a size that the skill does not allow, or a first one with metres."""
    if not LEAST <= burst.size <= most:
        raise UsageError(
            "out_of_bounds",
            msg(
                "A burst of {size} bullets is not possible here (COC-29, COC-30).",
                size=burst.size,
            ),
            hint=msg("It has {least} to {most}.", least=LEAST, most=most),
        )
    if burst.metres and not index:
        raise UsageError(
            "bad_value",
            msg("The first burst has no target before it to measure metres from (COC-32)."),
            hint=msg("Give metres from the second burst on."),
        )


def burst_hits(bullets: int, level: str, difficulty: str) -> tuple[int, int]:
    """Give how many bullets hit, and how many of them impale (COC-34, D14).

    A success lands half, rounded down and at least one. An extreme or critical
    lands all, and half of them impale, unless Extreme was demanded and it is no 01.
    """
    if bullets <= 0 or not made(level, difficulty):
        return 0, 0
    half = max(1, bullets // 2)
    if level == "critical":
        return bullets, half
    if level == "extreme":
        return bullets, 0 if difficulty == "extreme" else half
    return half, 0
