"""Defence against attack: whether it hits, and what that means for a grenade."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.d6.attempt import complicate
from rolcli.rulesets.d6.defence import raised
from rolcli.rulesets.d6.throwing import throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.d6.codes import Code
    from rolcli.rulesets.frame import House

BLAST = 10
"""How many metres a grenade reaches; the last one included (D6-72)."""

Seen = tuple[int, int, int | None, bool]
"""Attack total, difficulty, defence total, complication."""


def strike(
    dice: Dice,
    house: House,
    kind: str,
    code: Code,
    mod: int,
    base: int,
    defence: str | None,
    guard: Code | None,
    guarded: int | None,
    reached: bool,
) -> tuple[bool, Seen | None]:
    """Roll the defence, unless it is ``guarded`` already, then the attack.

    A blow works like a shot but for its difficulty (D6-59, D6-61). The dodge of
    a grenade saves the one who dodges (D6-74).
    """
    target = base
    if defence is not None:
        if guard is not None:
            guarded, _ = throw(dice, house, guard, defence)
            dice.step(msg("Defence"), guarded, "D6-56" if defence == "dodge" else "D6-64")
        assert guarded is not None
        target = raised(dice, house, base, defence, guarded)
    if kind == "grenade":
        target = max(target, base)  # it must land near at all
    total, complication = throw(dice, house, code, "attack")
    total += mod
    hit = total >= target and reached
    if dice.enumerating:
        return hit, None
    return hit, (total, target, guarded, complication)


def enter(
    dice: Dice,
    result: Result,
    seen: Seen,
    kind: str,
    base: int,
    defence: str | None,
    from_blast: int | None,
) -> None:
    """Put what was seen into the result."""
    total, target, guarded, complication = seen
    result.total = total
    result.target = target
    far = from_blast is not None and from_blast > BLAST
    if not far:
        result.margin = total - target
    result.details |= {"base_difficulty": base, "difficulty": target}
    if defence is not None:
        result.details["defence"] = defence
        result.details[f"{defence}_total"] = guarded
    words = {"total": total, "target": target}
    if result.success:
        result.headline = msg("Attack {total} against {target}: hit", **words)
    elif far and total >= target:
        result.headline = msg(
            "Attack {total} against {target}: {distance} metres is out of the blast",
            distance=from_blast,
            **words,
        )
    elif kind == "grenade" and total >= base:
        result.headline = msg(
            "Attack {total} against {target}: the grenade lands, the dodge saves its target",
            **words,
        )
    else:
        result.headline = msg("Attack {total} against {target}: miss", **words)
    rule = {"firearm": "D6-34", "grenade": "D6-69"}.get(kind, "D6-60")
    label = msg("{total} against {target}", **words)
    dice.step(label, str(result.outcome), rule)
    if defence == "dodge":  # D6-58, D6-76
        result.notes.append(
            msg(
                "This dodge meets every shot and grenade of the segment: --dodge-total {total}",
                total=guarded,
            )
        )
    if kind == "grenade":
        explode(dice, result, total >= base, defence, from_blast)
    if complication:
        complicate(result)


def explode(
    dice: Dice, result: Result, lands: bool, defence: str | None, from_blast: int | None
) -> None:
    """Say where a grenade lands and who is safe from it.

    It may be thrown anywhere (D6-68); the blast does full damage everywhere
    (D6-72). The target alone is judged here: the grenade explodes all the same.
    """
    result.details["lands_where_wanted"] = lands
    if lands:
        dice.step(msg("The grenade lands"), msg("where it was wanted"), "D6-70")
    else:
        dice.step(msg("The grenade lands"), msg("where the referee says"), "D6-71")
        result.notes.append(
            msg("It may end at the thrower's own feet: where it lands is the referee's call.")
        )
    if from_blast is not None:
        near = from_blast <= BLAST
        result.details["in_blast"] = near
        label = msg("{distance} metres from the blast", distance=from_blast)
        dice.step(label, msg("in it") if near else msg("out of it"), "D6-72")
    if defence is not None:
        result.effects.append("dodger_prone")
        dice.step(msg("Who dodges a grenade"), msg("ends on the ground"), "D6-75")
        if lands and not result.success and (from_blast or 0) <= BLAST:
            dice.step(msg("The one who dodged"), msg("takes no damage"), "D6-74")
