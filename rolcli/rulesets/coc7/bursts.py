"""Automatic fire in the house's way: sizes, metres between targets, hits (COC-29..34)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg, nmsg
from rolcli.rulesets.coc7.levels import made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

FATES: dict[str, Message] = {
    "miss": msg("miss"),
    "jam": msg("jam"),
    "void": msg("void"),
    "not_fired": msg("not fired"),
    "impossible": msg("impossible"),
}
"""What becomes of a burst or shot that does not hit."""
LEAST = 3
"""The fewest bullets of a burst (COC-30)."""


def largest(skill: int) -> int:
    """Give the most bullets of a burst: a tenth of the skill, and never below 3 (COC-29, D15)."""
    return max(LEAST, skill // 10)


def read_burst(text: str) -> tuple[int, int]:
    """Read ``SIZE`` or ``SIZE:METRES``; parts of a metre do not count (COC-32)."""
    size, _, metres = text.partition(":")
    whole, _, rest = metres.replace(",", ".").partition(".")
    digits = size.strip(), whole.strip() or "0", rest.strip() or "0"
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in digits):
        raise UsageError(
            "bad_burst",
            msg("{text} is no burst.", text=text),
            hint=msg("Give SIZE, or SIZE:METRES from the target before: --burst 5 --burst 5:1."),
        )
    return int(digits[0]), int(digits[1])


def planned(
    dice: Dice,
    house: House,
    result: Result,
    skill: int,
    bursts: Sequence[str],
    magazine: int | None,
) -> list[tuple[int, int]]:
    """Give each burst's bullets and penalty dice, and say what is spent (COC-31).

    A burst at another target loses a bullet a metre (COC-32, COC-33), or the
    magazine does by the published rule. Every burst but the first has a penalty
    die, by the published rule one more each time (COC-34, D13).
    """
    most = largest(skill)
    dice.step(msg("Most bullets in a burst"), most, "COC-29")
    plan: list[tuple[int, int]] = []
    spent = 0
    for index, text in enumerate(bursts):
        size, metres = read_burst(text)
        checked(size, most, metres, index)
        penalty = index if house["burst_penalty"] == "cumulative" else min(index, 1)
        spent += size
        if house["burst_gap"] == "magazine":
            spent += metres
            bullets = size
        else:
            bullets = max(0, size - metres)
        plan.append((bullets, penalty))
        tell(dice, index + 1, size, metres, bullets)
        if penalty and bullets:
            dice.modifier("later_burst", -penalty, "COC-34", "die")
    result.details["max_size"] = most
    result.details["bullets"] = [bullets for bullets, _ in plan]
    result.details["penalty_dice"] = [penalty for _, penalty in plan]
    result.details["spent"] = spent
    if magazine is not None:
        if spent > magazine:
            raise UsageError(
                "magazine_empty",
                msg(
                    "These bursts need {spent} bullets, and the magazine has {magazine} (COC-31).",
                    spent=spent,
                    magazine=magazine,
                ),
                hint=msg("Fire fewer or smaller bursts."),
            )
        result.state["magazine"] = magazine - spent
    return plan


def tell(dice: Dice, number: int, size: int, metres: int, bullets: int) -> None:
    """Record the bullets of a burst, and those that the way to its target costs (COC-32)."""
    if metres and bullets < size:
        label = msg(
            "Bullets of burst {number}: {size}, less one a metre ({metres} m between targets)",
            number=number,
            size=size,
            metres=metres,
        )
        dice.step(label, bullets or msg("none, the burst is void"), "COC-32")
        return
    dice.step(msg("Bullets of burst {number}", number=number), bullets, "COC-31")
    if metres:
        label = msg("Bullets lost from the magazine before burst {number}", number=number)
        dice.step(label, metres, "COC-32")


def checked(size: int, most: int, metres: int, index: int) -> None:
    """Refuse a burst of a size that the skill does not allow, or a first one with metres."""
    if not LEAST <= size <= most:
        raise UsageError(
            "burst_size",
            msg("A burst of {size} bullets is not possible here (COC-29, COC-30).", size=size),
            hint=msg("It has {least} to {most}.", least=LEAST, most=most),
        )
    if metres and not index:
        raise UsageError(
            "first_burst_metres",
            msg("The first burst has no target before it to measure metres from (COC-32)."),
            hint=msg("Give metres from the second burst on."),
        )


def one_by_one(each: list[dict[str, object]]) -> Message:
    """Word what became of every burst or shot, for the headline."""
    listed: Message | None = None
    for number, one in enumerate(each, 1):
        outcome = str(one["outcome"])
        what = nmsg("{n} hit", "{n} hits", one["hits"]) if outcome == "hit" else FATES[outcome]  # type: ignore[arg-type]
        if "bullets" in one:
            told = msg("burst {number}: {what}", number=number, what=what)
        else:
            told = msg("shot {number}: {what}", number=number, what=what)
        listed = told if listed is None else msg("{first}; {then}", first=listed, then=told)
    assert listed is not None
    return listed


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
