"""The verb ``attack``: shots, grenades and blows, down to the wound."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.d6.aim import base_of, kind_of
from rolcli.rulesets.d6.attempt import no_dice
from rolcli.rulesets.d6.codes import code_text, read_code, read_dice
from rolcli.rulesets.d6.damage import hurt
from rolcli.rulesets.d6.defence import choose
from rolcli.rulesets.d6.modified import modified
from rolcli.rulesets.d6.strike import BLAST, enter, strike
from rolcli.rulesets.d6.throwing import throw
from rolcli.rulesets.d6.wounds import WORDS, suffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.d6.codes import Code as DieCode
    from rolcli.rulesets.d6.options import (
        Code,
        Damage,
        DiceMod,
        Difficulty,
        Distance,
        Dodge,
        DodgeTotal,
        FromBlast,
        Grenade,
        Mod,
        Normalise,
        OwnStrength,
        Parry,
        ParryUnarmed,
        Prepared,
        Range,
        Ranges,
        Reacted,
        Running,
        State,
        Strength,
        Unarmed,
        Uses,
        Wounded,
    )  # fmt: skip
    from rolcli.rulesets.frame import House


def attack(
    dice: Dice,
    house: House,
    code: Code,
    range: Range = None,
    distance: Distance = None,
    ranges: Ranges = None,
    difficulty: Difficulty = None,
    grenade: Grenade = False,
    from_blast: FromBlast = None,
    unarmed: Unarmed = False,
    own_strength: OwnStrength = None,
    dodge: Dodge = None,
    dodge_total: DodgeTotal = None,
    parry: Parry = None,
    parry_unarmed: ParryUnarmed = None,
    damage: Damage = None,
    strength: Strength = None,
    state: State = None,
    prepared: Prepared = False,
    reacted: Reacted = False,
    running: Running = False,
    wounded: Wounded = False,
    uses: Uses = 1,
    dice_mod: DiceMod = None,
    mod: Mod = 0,
    normalise: Normalise = False,
) -> Result:
    """Roll the defence, the attack and, on a hit, damage and the victim's Strength."""
    kind = kind_of(range, distance, ranges, difficulty, unarmed, grenade)
    defence, defence_code = choose(kind, dodge, dodge_total, parry, parry_unarmed)
    weapon = weapon_code(kind, damage, own_strength, strength, state, normalise)
    victim = None if strength is None else read_code(strength, normalise)
    guard = None if defence_code is None else read_code(defence_code, normalise)
    if from_blast is not None and kind != "grenade":
        raise UsageError(
            "no_blast",
            msg("Only a grenade has a blast to be far from."),
            hint=msg("Add --grenade, or leave --from-blast out."),
        )
    own = read_code(code, normalise, least=0)
    result = Result("attack")
    result.details["kind"] = kind
    rolled = modified(
        dice,
        house,
        own,
        prepared=prepared,
        reacted=reacted,
        running=running,
        wounded=wounded,
        uses=uses,
        dice_mod=read_dice(dice_mod),
    )
    if rolled is None:
        return no_dice(result, own)
    result.details["code"] = code_text(rolled)
    base = base_of(dice, range, distance, ranges, difficulty)
    if victim is not None:  # what stays so unless a hit changes it
        result.state["wound"] = result.level = state or "healthy"
    if base is None:
        result.outcome = "out_of_range"
        result.success = False
        result.headline = msg("{distance} metres is out of range", distance=distance)
        return result
    if mod:
        dice.modifier("modifier", mod, "D6-06")
    reached = from_blast is None or from_blast <= BLAST
    hit, seen = dice.chance(
        strike, house, kind, rolled, mod, base, defence, guard, dodge_total, reached
    )
    result.outcome = "hit" if hit else "miss"
    result.success = hit
    if seen is not None:
        enter(dice, result, seen, kind, base, defence, from_blast)
    if hit and weapon is not None:
        harm(dice, house, result, weapon, victim, state or "healthy", damage_rule(kind))
    return result


def damage_rule(kind: str) -> str:
    """Name the rule of the damage code."""
    return "D6-62" if kind == "unarmed" else "D6-40"


def weapon_code(
    kind: str,
    damage: str | None,
    own_strength: str | None,
    strength: str | None,
    state: str | None,
    normalise: bool,
) -> DieCode | None:
    """Give the code of the damage, of an unarmed attack the attacker's Strength (D6-62).

    Raise UsageError for options that do not go together.
    """
    if kind == "unarmed" and damage is not None:
        raise UsageError(
            "unarmed_damage",
            msg("The damage of an unarmed attack is the attacker's Strength (D6-62)."),
            hint=msg("Give --own-strength CODE instead of --damage."),
        )
    if kind != "unarmed" and own_strength is not None:
        raise UsageError(
            "own_strength_armed",
            msg("The attacker's Strength is the damage of unarmed attacks only (D6-62)."),
            hint=msg("Add --unarmed, or give the weapon's --damage."),
        )
    dealt = own_strength if kind == "unarmed" else damage
    if dealt is None and strength is not None:
        raise UsageError(
            "damage_missing",
            msg("Strength resists damage, and there is none."),
            hint=msg("Give --damage CODE, or --own-strength CODE with --unarmed."),
        )
    if strength is None and state is not None:
        raise UsageError(
            "strength_missing",
            msg("A wound needs the victim's Strength, and it is missing."),
            hint=msg("Give it: --strength 3D."),
        )
    return None if dealt is None else read_code(dealt, normalise)


def harm(
    dice: Dice,
    house: House,
    result: Result,
    weapon: DieCode,
    victim: DieCode | None,
    state: str,
    rule: str,
) -> None:
    """Roll the damage and, where the victim's Strength is known, find the wound."""
    words = {"total": result.total, "target": result.target}
    if victim is None:
        if dice.enumerating:
            return
        dealt, _ = throw(dice, house, weapon, "damage")
        dice.step(msg("Damage {code}", code=code_text(weapon)), dealt, rule)
        result.details["damage"] = dealt
        result.headline = msg(
            "Attack {total} against {target}: hit, {damage} damage", damage=dealt, **words
        )
        return
    severity, seen = dice.chance(hurt, house, weapon, None, victim, rule)
    suffer(dice, house, result, severity, state)
    if seen is None:
        return
    dealt, resisted = seen
    result.details |= {"damage": dealt, "strength": resisted}
    result.headline = msg(
        "Attack {total} against {target}: hit, damage {damage} against Strength {strength}: "
        "{state}",
        damage=dealt,
        strength=resisted,
        state=msg(WORDS[str(result.level)]),
        **words,
    )
