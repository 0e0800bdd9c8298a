"""The verb ``attack``: shots, grenades and blows, down to the wound."""

from __future__ import annotations

from rolcli.declare import Earlier, Needs, Text
from rolcli.messages import N_, in_two_parts, msg
from rolcli.result import Result
from rolcli.rulesets.asking import check
from rolcli.rulesets.d6.arming import Armed, adds_strength, read_damage
from rolcli.rulesets.d6.codes import Code, doubled, read_code, throw
from rolcli.rulesets.d6.hurt import Blow, Harm, Scaled, Victim, grown, hurt, scale_of, strength_of
from rolcli.rulesets.d6.modified import Modified, modified, no_dice
from rolcli.rulesets.d6.strike import (
    Aim,
    Defended,
    Shot,
    base_of,
    defence_of,
    enter,
    guard_of,
    in_blast,
    strike,
)
from rolcli.rulesets.d6.wounds import suffer, wound_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.items import Weapon
    from rolcli.rulesets.frame import House


class Attack(Aim, Armed, Defended, Victim, Scaled, Modified):
    """A shot, a throw or a blow."""

    code = Text(N_("Die code, such as 4D+2."), "code", positional=True, rule="D6-83", es="código")
    earlier = Earlier(
        N_("An earlier result as JSON: the state that it left the target in."), rule="D6-49",
        es="desde",
    )

    APART: ClassVar[tuple[str, ...]] = ("strength", "own_strength")
    NEEDS: ClassVar[tuple[Needs, ...]] = (
        Needs("strength", "damage", "own_strength", "weapon", rule="D6-41"),
        Needs("earlier", "strength", rule="D6-41"),
        Needs("state", "strength", rule="D6-41"),
        Needs("target_force_point", "strength", "dodge", "parry", "parry_unarmed", rule="D6-P1"),
    )


def attack(dice: Dice, house: House, ask: Attack) -> Result:
    """Roll the defence, the attack and, on a hit, damage and the victim's Strength."""
    row = None
    if ask.weapon is not None:
        ask, row = armed(dice, ask)
    kind = kind_of(ask)
    scale = scale_of(ask)
    own = read_code(ask.code, ask.normalise, least=0)
    weapon = weapon_code(dice, ask)
    guard = guard_of(ask, ask.normalise)
    victim = None if ask.strength is None else read_code(ask.strength, ask.normalise)
    before = ask.state
    result = Result("attack")
    result.details["kind"] = kind
    rolled = modified(dice, house, own, ask, scale.attack)
    if rolled is None:
        return no_dice(result, own)
    result.details["code"] = str(rolled)
    base = base_of(dice, ask, row)
    if victim is not None:  # what stays so unless a hit changes it
        result.state["wound"] = result.level = before
    if base is None:
        return out_of_range(result, ask)
    if ask.mod:
        dice.modifier("modifier", ask.mod, "D6-06")
    if ask.character_points:
        dice.step(msg("Character points spent (published)"), ask.character_points, "D6-P2")
    if guard is not None:
        guard = doubled(dice, guard) if ask.target_force_point else guard
        guard = grown(dice, guard, scale.defence, "scale_defence")
    shot = Shot(
        base, rolled, defence_of(ask), ask.full_dodge, guard, ask.dodge_total, kind, ask.mod,
        ask.character_points,
    )
    struck = dice.chance(strike, house, shot)
    near = in_blast(ask.from_blast)
    result.outcome = "hit" if struck.hit and near else "miss"
    if kind == "grenade" and struck.lands and not near:
        result.outcome = "landed"
    result.success = result.outcome != "miss"
    dice.tell(enter, result, shot, struck, ask.from_blast)
    if weapon is not None:
        result.done = "damage"
        if result.outcome == "hit":
            weapon = grown(dice, weapon, scale.damage, "scale_damage")
            if victim is not None:
                victim = strength_of(dice, victim, ask, scale.strength)
            rule = "D6-62" if kind == "unarmed" else "D6-40"
            harm(dice, house, result, Blow(weapon, None, rule, victim), before)
        else:
            dice.tell(no_damage, result)
    return result


def armed(dice: Dice, ask: Attack) -> tuple[Attack, Weapon]:
    """Fill what was not given from a weapon of the list, and look at the combinations again."""
    from rolcli.rulesets.d6.equipment import row_of  # the list costs what few attacks need

    row = row_of(dice, ask)
    if not adds_strength(ask.damage or row.damage):
        ask.withdraw("own_strength")
    given = {key: value for key, value in ask.given.items() if key != "weapon"}
    given.setdefault("damage", row.damage)
    if "distance" in given and row.ranges is not None:
        given.setdefault("ranges", row.ranges)
    if row.difficulty is not None and "range" not in given and "distance" not in given:
        given.setdefault("difficulty", row.difficulty)
    if row.category == "grenade":
        given["grenade"] = True
    filled = Attack(given)
    filled.offered = ask.offered
    check(Attack, filled)
    return filled, row


def kind_of(ask: Attack) -> str:
    """Tell a shot, a grenade and the two kinds of blow apart."""
    if ask.difficulty is None:
        return "grenade" if ask.grenade else "firearm"
    return "unarmed" if ask.unarmed else "armed"


def weapon_code(dice: Dice, ask: Attack) -> Code | None:
    """Give the code of the damage, of an unarmed attack the attacker's Strength (D6-62)."""
    if ask.unarmed and ask.own_strength is not None:
        code = read_code(ask.own_strength, ask.normalise)
        return doubled(dice, code) if ask.force_point else code
    if ask.damage is None:
        return None
    return read_damage(dice, ask, ask.damage, ask.normalise, ask.force_point)


def out_of_range(result: Result, ask: Attack) -> Result:
    """Say that the target is beyond the weapon's reach."""
    assert ask.distance is not None
    result.outcome = "out_of_range"
    result.success = False
    result.headline = msg("{distance} is out of range", distance=ask.distance.with_unit("m"))
    return result


def no_damage(dice: Dice, result: Result) -> None:
    """Answer an attack that hurts nobody with 0."""
    result.answer = 0


def harm(dice: Dice, house: House, result: Result, blow: Blow, state: str) -> None:
    """Roll the damage and, where the victim's Strength is known, find the wound."""
    if blow.strength is None:
        gathered = dice.gather((), 1, throw, house, blow.code, "damage")
        result.details["damage"] = dice.summed(gathered)
        dice.tell(dealt, result, blow)
        return
    found = dice.chance(hurt, house, blow)
    suffer(dice, house, result, found.severity, state)
    dice.tell(wounded, result, found, state)


def dealt(dice: Dice, result: Result, blow: Blow) -> None:
    """Tell the damage of a hit that nobody resists yet."""
    damage = result.details["damage"]
    result.answer = damage  # type: ignore[assignment] # details hold objects
    dice.step(msg("Damage {code}", code=str(blow.code)), damage, blow.rule)  # type: ignore[arg-type]  # whole, or a value to be told
    result.headline = msg(
        "{total} against {target}: hit, {damage} damage",
        total=result.total, target=result.target, damage=damage,
    )


def wounded(dice: Dice, result: Result, found: Harm, state: str) -> None:
    """Tell the damage against Strength, and the wound."""
    assert found.dealt is not None
    assert found.resisted is not None
    damage, strength = int(found.dealt), int(found.resisted)
    result.answer = damage
    result.details |= {"damage": damage, "strength": strength}
    wounded = msg(
        "damage {damage} against {strength}: {state}", damage=damage, strength=strength,
        state=wound_words(found.severity, state, str(result.level)),
    )
    result.headline = in_two_parts(result.headline, wounded)
