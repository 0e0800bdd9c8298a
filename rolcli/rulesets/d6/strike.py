"""Defence against attack: whether it hits, and what that means for a grenade."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.d6.codes import Code, complicate, static, throw
from rolcli.rulesets.d6.defence import Defended, raised
from rolcli.rulesets.refusal import Named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.distance import Length
    from rolcli.result import Result
    from rolcli.rulesets.d6.codes import Thrown
    from rolcli.rulesets.frame import House

BLAST = 10
"""How many metres a grenade reaches; the last one included (D6-72)."""


class Shot(ByValue):
    """An attack and what meets it.

    ``kind`` is firearm, grenade, armed or unarmed. ``guard`` is the code of the
    ``defence``, and ``guarded`` its total where it was rolled before.
    """

    __slots__ = ("base", "code", "defence", "full", "guard", "guarded", "kind", "mod", "points")
    base: int
    code: Code
    defence: str | None
    full: bool
    guard: Code | None
    guarded: int | None
    kind: str
    mod: int
    points: int


class Struck(ByValue):
    """Whether it hits and whether a grenade lands where it was wanted; what was seen of it."""

    __slots__ = ("guarded", "hit", "lands", "target", "thrown")
    guarded: int | None
    hit: bool
    lands: bool
    target: int | None
    thrown: Thrown | None


def strike(dice: Dice, house: House, shot: Shot) -> Struck:
    """Roll the defence, unless it was rolled before, then the attack.

    A blow works like a shot but for its difficulty (D6-59, D6-61). The dodge of
    a grenade saves the one who dodges (D6-74), so it need only reach the base to land.
    """
    target = shot.base
    guarded = shot.guarded
    if shot.defence is not None:
        if guarded is None:
            guarded = defend(dice, house, shot)
        target = raised(dice, house, shot.base, shot.defence, guarded, shot.full)
    if shot.kind == "grenade":
        target = max(target, shot.base)
    lands_at = shot.base if shot.kind == "grenade" else target
    limits = (lands_at - shot.mod, target - shot.mod)
    reached, thrown = dice.reach(limits, throw, house, shot.code, "attack", shot.points)
    return Struck(dice.seen(guarded), reached == 2, reached >= 1, dice.seen(target), thrown)


def defend(dice: Dice, house: House, shot: Shot) -> int:
    """Roll the defence, or take the number that stands for it (D6-P7)."""
    assert shot.guard is not None
    assert shot.defence is not None
    if house["static"] == "x3":
        guarded = static(dice, shot.guard)
        dice.step(msg("Static number of the defence (published)"), guarded, "D6-P7")
        return guarded
    guarded = throw(dice, house, shot.guard, shot.defence)
    dice.step(msg("Defence"), guarded, "D6-56" if shot.defence == "dodge" else "D6-64")
    return guarded


def enter(
    dice: Dice, result: Result, shot: Shot, struck: Struck, from_blast: Length | None
) -> None:
    """Put what was seen into the result, and the headline of an attack that ends here."""
    assert struck.thrown is not None
    assert struck.target is not None
    total, target = struck.thrown + shot.mod, struck.target
    result.total = total
    result.target = target
    result.margin = total - (shot.base if result.outcome == "landed" else target)
    result.details |= {"base_difficulty": shot.base, "difficulty": target}
    if shot.defence is not None:
        assert struck.guarded is not None
        result.details["defence"] = shot.defence
        result.details[f"{shot.defence}_total"] = int(struck.guarded)
    words = {"total": total, "target": target}
    if result.outcome == "hit":
        result.headline = msg("{total} against {target}: hit", **words)
    elif result.outcome == "landed":
        assert from_blast is not None
        result.headline = msg(
            "{total} against {target}: landed, and at {distance} nobody is hurt",
            total=total, target=shot.base, distance=from_blast.with_unit("m"),
        )
    elif shot.kind == "grenade" and struck.lands:
        result.headline = msg(
            "{total} against {target}: the grenade lands, the dodge saves its target",
            **words,
        )
    else:
        result.headline = msg("{total} against {target}: miss", **words)
    rule = {"firearm": "D6-34", "grenade": "D6-69"}.get(shot.kind, "D6-60")
    dice.step(msg("{total} against {target}", **words), str(result.outcome), rule)
    if shot.kind == "grenade":
        explode(dice, result, shot, struck, from_blast)
    if shot.defence == "dodge" and shot.guarded is None:  # D6-58, D6-76
        option = Named(Defended.FIELDS["dodge_total"])
        if shot.kind == "grenade":
            note = msg(
                "Prone now. All shots and grenades of the segment meet it: "
                "{option} {total}", option=option, total=struck.guarded,
            )
        else:
            note = msg(
                "All shots and grenades of the segment meet this dodge: {option} {total}",
                option=option, total=struck.guarded,
            )
        result.notes.append(note)
    if struck.thrown.complication:
        complicate(result)


def explode(
    dice: Dice, result: Result, shot: Shot, struck: Struck, from_blast: Length | None
) -> None:
    """Say where a grenade lands and who is safe from it.

    It may be thrown anywhere (D6-68); the blast does full damage everywhere
    (D6-72). The target alone is judged here: the grenade explodes all the same.
    """
    result.details["lands_where_wanted"] = struck.lands
    if struck.lands:
        dice.step(msg("The grenade lands"), msg("where it was wanted"), "D6-70")
    else:
        dice.step(msg("The grenade lands"), msg("where the referee says"), "D6-71")
        result.notes.append(
            msg("It may end at the thrower's own feet: where it lands is the referee's call.")
        )
    if from_blast is not None:
        near = in_blast(from_blast)
        result.details["in_blast"] = near
        label = msg("{distance} from the blast", distance=from_blast.with_unit("m"))
        dice.step(label, msg("in it") if near else msg("out of it"), "D6-72")
    if shot.defence is not None:
        result.effects.append("dodger_prone")
        dice.step(msg("Who dodges a grenade"), msg("ends on the ground"), "D6-75")
        if struck.lands and result.outcome == "miss":
            dice.step(msg("The one who dodged"), msg("takes no damage"), "D6-74")


def in_blast(distance: Length | None) -> bool:
    """Tell whether a target so far from the grenade is hurt by it (D6-72)."""
    return distance is None or distance.measured("m") <= BLAST
