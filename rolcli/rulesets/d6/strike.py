"""Attack against defence: how far the target is, what meets the attack, whether it hits."""

from __future__ import annotations

from rolcli.declare import Ask, Distance, Excludes, Flag, Ladder, Needs, OneOf, Text, Whole, Word
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.d6.codes import complicate, read_code, settle, static, throw
from rolcli.rulesets.d6.tables import AT_RANGE, DIFFICULTIES, RANGE_RULES, RANGE_WORDS, RANGES
from rolcli.words import integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.distance import Length
    from rolcli.result import Result
    from rolcli.rulesets.d6.codes import Code, Thrown
    from rolcli.rulesets.d6.items import Weapon
    from rolcli.rulesets.frame import House

RULES = {"dodge": "D6-57", "armed_parry": "D6-66", "unarmed_parry": "D6-65"}
BLAST = 10
"""How many metres a grenade reaches; the last one included (D6-72)."""


class Aim(Ask):
    """Where the target is; hand to hand, how hard the weapon is to use."""

    HEADING = N_("The distance or the difficulty")

    range = Word(
        N_("Range of the shot or throw."), RANGES, default=None, rule="D6-34", es="alcance"
    )
    distance = Distance(
        N_("Distance, in metres unless a unit follows; the weapon's ranges say what it is."),
        default=None, rule="D6-39", es="distancia",
    )
    ranges = Text(
        N_("The weapon's furthest metres at point blank, short, medium and long range."),
        default=None, metavar="A/B/C/D", rule="D6-39", es="alcances",
    )
    difficulty = Ladder(
        N_("Number to reach hand to hand, which is the weapon's, or a published name of one."),
        DIFFICULTIES, default=None, least=0, rule="D6-61", es="dificultad",
    )
    grenade = Flag(N_("A grenade is thrown."), rule="D6-68", es="granada")
    from_blast = Distance(
        N_("How far from the grenade the target is; it reaches 10 metres."),
        default=None, rule="D6-72", es="hasta-explosión",
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("range", "distance", "difficulty", unless=("weapon",), rule="D6-34"),
    )
    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("distance", "ranges", "weapon", rule="D6-39"),
        Needs("ranges", "distance", rule="D6-39"),
        Needs("grenade", "range", "distance", "weapon", rule="D6-69"),
        Needs("from_blast", "grenade", "weapon", rule="D6-72"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (Excludes("grenade", "difficulty", rule="D6-69"),)


def base_of(dice: Dice, ask: Aim, row: Weapon | None) -> int | None:
    """Give the difficulty before any defence, or None out of range.

    A blow's comes from its weapon, and the document has no table (D6-61).
    """
    if ask.difficulty is not None:
        listed = row is not None and row.difficulty == ask.difficulty
        return settle(dice, ask.difficulty, "D6-P8" if listed else "D6-61")
    band = ask.range
    if ask.distance is not None and ask.ranges is not None:
        of_the_list = row is not None and row.ranges == ask.ranges
        rule = "D6-P8" if of_the_list else "D6-39"
        band = band_at(dice, ask.distance, read_ranges(ask.ranges), rule)
    return None if band is None else of_range(dice, band)


def of_range(dice: Dice, band: str) -> int:
    """Give the difficulty of a range and record it."""
    dice.step(
        msg("Difficulty at {range}", range=msg(RANGE_WORDS[band])),
        AT_RANGE[band],
        RANGE_RULES[band],
    )
    return AT_RANGE[band]


def read_ranges(text: str) -> tuple[int, ...]:
    """Read a weapon's limits: the furthest metres at point blank, short, medium and long range.

    Raise UsageError for anything but four rising numbers.
    """
    limits = [integer(part) for part in text.split("/")]
    numbers = [limit for limit in limits if limit is not None and limit >= 0]
    if len(limits) != 4 or len(numbers) != 4 or sorted(numbers) != numbers:
        raise UsageError(
            "bad_value",
            msg("{ranges} are no ranges of a weapon.", ranges=text),
            hint=msg("Write four rising distances in metres, such as 3/10/30/100."),
        )
    return tuple(numbers)


def band_at(dice: Dice, distance: Length, limits: tuple[int, ...], rule: str) -> str | None:
    """Find the range of a distance among a weapon's limits, or None beyond the last (D6-39).

    A limit belongs to its range; but who is nearer than the first of a weapon of the list
    (``rule`` D6-P8) is at point blank.
    """
    metres = distance.measured("m")
    label = msg("Distance {distance}", distance=distance.with_unit("m"))
    for band, limit in zip(RANGES, limits, strict=True):
        within = metres < limit if rule == "D6-P8" and band == "point_blank" else metres <= limit
        if within:
            dice.step(label, msg(RANGE_WORDS[band]), rule)
            return band
    dice.step(label, msg("out of range"), rule)
    return None


class Defended(Ask):
    """What meets the attack: a dodge or one of the parries.

    A dodge meets shots and grenades (D6-56, D6-73, D6-76), not blows (D6-67). A parry
    meets blows alone (D6-64), without a weapon only those without one (D6-65). Who has no
    weapon parries without one, who has one either way (D6-63).
    """

    HEADING = N_("The defence")

    dodge = Text(
        N_("The target's dodge against shots and grenades, as it stands when rolled."),
        "code", default=None, rule="D6-56", es=("esquiva", "esquivar"), of="target",
    )
    dodge_total = Whole(
        N_("A dodge already rolled in this segment."),
        default=None, least=0, most=1_000_000, rule="D6-58", es="esquiva-total", of="target",
    )
    full_dodge = Flag(
        N_("A full dodge, for the whole round: added to the difficulty in any case."),
        rule="D6-P9", es="esquiva-completa", of="target",
    )
    parry = Text(
        N_("The target's parry with a weapon, against any blow."),
        "code", default=None, rule="D6-66", es=("parada", "parar"), of="target",
    )
    parry_unarmed = Text(
        N_("The target's parry without a weapon, against unarmed blows."),
        "code", default=None, rule="D6-65", es="parada-sin-armas", of="target",
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (
        OneOf("dodge", "dodge_total", "parry", "parry_unarmed", optional=True, rule="D6-63"),
    )
    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("full_dodge", "dodge", "dodge_total", rule="D6-P9"),
        Needs("parry_unarmed", "unarmed", rule="D6-65"),
    )
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = (
        Excludes("dodge", "difficulty", rule="D6-67"),
        Excludes("dodge_total", "difficulty", rule="D6-67"),
        Excludes("parry", "range", "distance", rule="D6-64"),
        Excludes("parry_unarmed", "range", "distance", rule="D6-64"),
    )


def defence_of(ask: Defended) -> str | None:
    """Name the defence, or None."""
    if ask.dodge is not None or ask.dodge_total is not None:
        return "dodge"
    if ask.parry is not None:
        return "armed_parry"
    return "unarmed_parry" if ask.parry_unarmed is not None else None


def guard_of(ask: Defended, normalise: bool) -> Code | None:
    """Read the code of the defence; None for none, and for a dodge rolled before."""
    for text in (ask.dodge, ask.parry, ask.parry_unarmed):
        if text is not None:
            return read_code(text, normalise)
    return None


def raised(dice: Dice, house: House, base: int, defence: str, total: int, full: bool) -> int:
    """Give the difficulty after a defence, which is added to it or takes its place (D6-57).

    A ``full`` dodge is added in any case (D6-P9).
    """
    rule = RULES[defence]
    if house["dodge"] == "replace" and not full:
        dice.step(msg("The defence takes the place of the difficulty"), total, rule)
        return total
    rule = "D6-P9" if full and house["dodge"] == "replace" else rule
    dice.step(msg("Difficulty with the defence"), base + total, rule)
    return base + total


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
        from rolcli.rulesets.refusal import Named

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
