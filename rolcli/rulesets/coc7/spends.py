"""What Luck buys in pulp beside successes: staying awake, healing, life (COC-P9, published)."""

from __future__ import annotations

from rolcli.declare import Ask, Flag, OneOf, Under, Whole
from rolcli.messages import N_, msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

RULE = "COC-P9"
SPENDS = ("stay_conscious", "heal", "cheat_death", "ignore_jam")
"""What can be bought, one at a time."""
HEALING, DEATH, JAM = 20, 30, 10
"""What healing costs, the least for one's life, and what a jam costs."""
BOUGHT: dict[str, Message] = {
    "stay_conscious": msg("awake this round"),
    "heal": msg("healed"),
    "cheat_death": msg("alive after all"),
    "ignore_jam": msg("the weapon fires on"),
}


class Pulp(Ask):
    """What Luck buys in pulp."""

    HEADING = N_("In pulp (published)")

    stay_conscious = Whole(
        N_("Stay awake in the Kth round: 1, 2, 4, 8 ... points."), default=None, metavar="K",
        least=1, most=20, rule=RULE, es="seguir-consciente",
    )
    heal = Flag(N_("Win 1D6 hit points back for 20 points."), rule=RULE, es="curar")
    cheat_death = Flag(
        N_("Live on with 1D6+1 hit points for all points, at least 30."), rule=RULE,
        es="burlar-la-muerte",
    )
    ignore_jam = Flag(
        N_("A weapon's fumble or jam has no effect, for 10 points."), rule=RULE,
        es="ignorar-avería",
    )
    hp = Whole(
        N_("Hit points now, for --heal."), default=None, least=0, rule=RULE,
        es=("pv", "vida"), sheet="hp",
    )
    hp_max = Whole(
        N_("The maximum of hit points, for --heal."), default=None, least=1, rule=RULE,
        es=("pv-max", "pv-máximos", "vida-max"), sheet="hp_max",
    )

    ONE_OF: ClassVar[tuple[OneOf, ...]] = (OneOf(*SPENDS, rule=RULE, optional=True),)
    UNDER: ClassVar[tuple[Under, ...]] = tuple(
        Under(key, "luck_spends", "pulp", rule=RULE) for key in SPENDS
    )


def price(points: int, ask: Pulp) -> int:
    """Give what is asked for it; for one's life everything, and at least 30."""
    if ask.stay_conscious is not None:
        return 1 << (ask.stay_conscious - 1)
    if ask.cheat_death:
        return max(points, DEATH)
    return HEALING if ask.heal else JAM


def pulp(dice: Dice, house: House, result: Result, points: int, ask: Pulp) -> Result:
    """Spend Luck on one of them; the exact cost is enough."""
    what = next(key for key in SPENDS if getattr(ask, key))
    cost = price(points, ask)
    dice.step(msg("Luck left"), points, "COC-50")
    dice.step(msg("Points of Luck it costs (published)"), cost, RULE)
    result.details |= {"cost": cost, "bought": what}
    if cost > points:
        result.outcome, result.success = "refused", False
        result.state["luck"] = points
        result.headline = nmsg(
            "Refused: not enough Luck, it costs {n} point and {spend} may be spent",
            "Refused: not enough Luck, it costs {n} points and {spend} may be spent",
            cost,
            spend=points,
        )
        return result
    result.outcome, result.success = "success", True
    result.state["luck"] = left = points - cost
    told = nmsg(
        "{what} for {n} point of Luck, {left} left", "{what} for {n} points of Luck, {left} left",
        cost, what=BOUGHT[what], left=left,
    )
    if what in ("heal", "cheat_death"):
        hp = healed(dice, result, ask)
        told = msg("{told}: {hp} hit points", told=told, hp=hp)
    result.headline = told
    result.answer = left
    return result


def healed(dice: Dice, result: Result, ask: Pulp) -> int:
    """Roll the hit points: 1D6 more, to the maximum, or 1D6+1 for who was dead."""
    rolled = dice.die(6, "healing")
    if ask.cheat_death:
        hp = rolled + 1
        result.state |= {"hp": hp, "condition": "conscious"}
    elif ask.hp is None:
        hp = rolled
    else:
        hp = ask.hp + rolled if ask.hp_max is None else min(ask.hp_max, ask.hp + rolled)
        result.state["hp"] = hp
    result.details["healed"] = rolled
    dice.step(msg("Hit points by Luck (published)"), hp, RULE)
    return hp
