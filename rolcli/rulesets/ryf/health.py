"""States of health: wounds count up, life points (PV) count down (RYF-42..48)."""

from __future__ import annotations

from rolcli.messages import msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

NORMAL, BADLY_HURT, UNCONSCIOUS, DEAD = "normal", "badly_hurt", "unconscious", "dead"
STATE_RULE = {
    NORMAL: "RYF-43",
    BADLY_HURT: "RYF-44",
    UNCONSCIOUS: "RYF-45",
    DEAD: "RYF-46",
}
"""The four states of health (RYF-42), each with its rule."""


def number(house: House, key: str) -> int:
    """Give a setting that is a number."""
    return int(str(house[key]))


def full_life(house: House, fisico: int) -> int:
    """Give all life points of a character (RYF-48)."""
    return fisico * number(house, "pv_multiplier")


def state_of(house: House, fisico: int, wounds: int) -> str:
    """Give the state of health for wounds received.

    Badly hurt is from life points equal to Físico (RYF-07), unconscious from
    none left, dead from Físico x5, or x6 by a house rule. With three times
    Físico in life points these are wounds of Físico x2, x3 and x5.
    """
    life = full_life(house, fisico)
    if wounds >= fisico * number(house, "death_multiplier"):
        return DEAD
    if wounds >= life:
        return UNCONSCIOUS
    return BADLY_HURT if wounds >= life - fisico else NORMAL


def record(
    dice: Dice, house: House, result: Result, fisico: int | None, wounds: int, before: int
) -> None:
    """Put wounds, life points and state of health into a result.

    ``before`` are the wounds it started from; a change of state is an effect.
    """
    result.state["wounds"] = wounds
    dice.step(msg("Wounds"), msg("{before} -> {after}", before=before, after=wounds), "RYF-47")
    if fisico is None:
        return
    life = full_life(house, fisico)
    state, earlier = state_of(house, fisico, wounds), state_of(house, fisico, before)
    result.state["pv"] = life - wounds
    result.state["pv_max"] = life
    result.state["health"] = state
    dice.step(msg("Life points"), msg("{life} of {all}", life=life - wounds, all=life), "RYF-48")
    dice.step(msg("State of health"), state, STATE_RULE[state])
    if state != earlier:
        order = list(STATE_RULE)
        result.effects.append(state if order.index(state) > order.index(earlier) else "recovers")
        if state == BADLY_HURT:
            result.notes.append(msg("Badly hurt: the low die is kept from now on (RYF-07)."))


def worded(result: Result) -> object:
    """Word a state for a headline: wounds, and life points and health where they are known."""
    state = result.state
    wounds = nmsg("{n} wound", "{n} wounds", state["wounds"])  # type: ignore[arg-type]
    if "pv" not in state:
        return wounds
    return msg(
        "{wounds}, {pv} of {pv_max} PV, {health}",
        wounds=wounds,
        pv=state["pv"],
        pv_max=state["pv_max"],
        health=msg(str(state["health"])),
    )
