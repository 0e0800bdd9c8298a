"""The attack: which kind it is, what it meets, what it does (COC-13, COC-19..34)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.coc7.arming import arms_in
from rolcli.rulesets.coc7.attack_groups import HAND, SHOT, Attack
from rolcli.rulesets.coc7.causes import causes_of
from rolcli.rulesets.coc7.strike import blow_with
from rolcli.rulesets.coc7.wounds import body_of, suffered, tell_wounds, wound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.arming import Arms
    from rolcli.rulesets.coc7.blow import Blow
    from rolcli.rulesets.coc7.harm import Harm
    from rolcli.rulesets.frame import House


def attack(dice: Dice, house: House, ask: Attack) -> Result:
    """Resolve an attack hand to hand or with a firearm, and its damage."""
    result = Result("attack")
    arms = arms_in(ask)
    if ask.base_range is not None and str(ask.base_range).isdigit():
        result.input["base_range"] = int(ask.base_range)
    shooting = is_shot(ask, arms)
    blow = None if arms.damage is None or ask.manoeuvre else blow_with(house, arms, ask)
    causes = causes_of(ask, shooting)
    if shooting:
        from rolcli.rulesets.coc7.shooting import gun

        harm = gun(dice, house, result, ask, causes, blow)
    else:
        from rolcli.rulesets.coc7.melee import hand

        harm = hand(dice, house, result, ask, causes, blow)
    if blow is not None and result.outcome != "impossible":
        hurt(dice, house, result, ask, harm)
    if blow is not None:
        result.details["blow"] = laid_out(blow)
    dice.tell(conclude, result, ask, blow)
    return result


def is_shot(ask: Attack, arms: Arms) -> bool:
    """Tell an attack with a firearm from one hand to hand; raise UsageError where it is neither."""
    row, hand = arms.row, any(given(ask, key) for key in HAND)
    shooting = any(given(ask, key) for key in SHOT)
    if row is not None and row.section == "ranged" and not hand:
        shooting = True
    if not (shooting or ask.surprised or hand):
        raise UsageError(
            "needs",
            msg("An attack needs to know what it meets (COC-19, COC-27)."),
            hint=msg(
                "Hand to hand: --vs N with --dodge or --fight-back, or --undefended. "
                "A firearm: --distance N --base-range N, or --burst SIZE."
            ),
        )
    free = row is None and not (ask.half_db or arms.named)
    if shooting and free:
        ask.withdraw("db", "strength", "size")
    bonus = ask.db is not None or ask.strength is not None
    if shooting and bonus and free:
        raise UsageError(
            "excludes",
            msg("Firearms and crossbows use no damage bonus (COC-26), bows half of it."),
            hint=msg("Leave it out, or add --half-db for a bow or a thrown weapon (COC-25)."),
        )
    return shooting


def given(ask: Attack, key: str) -> bool:
    """Tell whether something was said; what a sheet filled unasked was not."""
    value = getattr(ask, key)
    return key not in ask.offered and not (value is None or value is False or value == ())


def hurt(dice: Dice, house: House, result: Result, ask: Attack, harm: Harm) -> None:
    """Add up the damage, by target where there are several, and take it off hit points."""
    sums = [dice.summed(gathered) for gathered in harm]
    result.details["armour"] = ask.armour
    if len(sums) > 1:
        result.details["targets"] = [
            {"target": number, "final": final} for number, final in enumerate(sums, 1)
        ]
        return
    result.details["final"] = sums[0]
    if ask.hp_max is None:
        return
    body = dice.folded(harm[0], wound, body_of(ask), house, ask.hp_max)
    suffered(dice, result, ask.hp_max if ask.hp is None else ask.hp, body, ask.hp_max)
    dice.tell(tell_wounds, result, body, ask.hp_max, harm[0])


def laid_out(blow: Blow) -> dict[str, object]:
    """Lay out what a hit does, for a blow whose damage is rolled later."""
    found: dict[str, object] = {"damage": str(blow.weapon), "armour": blow.armour}
    if blow.bonus is not None:
        found |= {"db": str(blow.bonus), "half_db": blow.half}
    if blow.impales:
        found["impale"] = True
    return found


def conclude(dice: Dice, result: Result, ask: Attack, blow: Blow | None) -> None:
    """Say it in one line."""
    from rolcli.rulesets.coc7.attack_words import say

    say(dice, result, ask, blow)
