"""States of health: wounds count up, life points (PV) count down (RYF-42..48)."""

from __future__ import annotations

from rolcli.declare import Ask, Whole
from rolcli.messages import N_, msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
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


class Target(Ask):
    """Whose wounds are counted (RYF-42..48)."""

    HEADING = N_("The target")

    fisico = Whole(
        N_("Físico of the one who is hurt: gives the life points."), default=None, least=1,
        rule="RYF-48", sheet="fisico", of="target", es="físico", also=("physique",),
    )
    wounds = Whole(
        N_("Wounds that the one who is hurt already has."), default=None, least=0, rule="RYF-47",
        sheet="wounds", of="target", es="heridas",
    )


def full_life(house: House, fisico: int) -> int:
    """Give all life points of a character (RYF-48)."""
    return fisico * house.number("pv_multiplier")


def state_of(house: House, fisico: int, wounds: int) -> str:
    """Give the state of health for wounds received.

    Badly hurt is from life points equal to Físico (RYF-07), unconscious from
    none left, dead from Físico x5, or x6 by a house rule. With three times
    Físico in life points these are wounds of Físico x2, x3 and x5.
    """
    life = full_life(house, fisico)
    if wounds >= fisico * house.number("death_multiplier"):
        return DEAD
    if wounds >= life:
        return UNCONSCIOUS
    return BADLY_HURT if wounds >= life - fisico else NORMAL


def record(
    dice: Dice, house: House, result: Result, fisico: int | None, before: int, wounds: int
) -> None:
    """Put wounds, life points and state of health into a result.

    ``before`` are the wounds it started from, ``wounds`` what they are now; a change of
    state is an effect.
    """
    result.state["wounds"] = wounds
    if fisico is not None:
        life = full_life(house, fisico)
        result.state["pv"] = dice.derive(wounds, left_of, life)
        result.state["pv_max"] = life
        result.state["health"] = dice.derive(wounds, health, house, fisico)
    earlier = None if fisico is None else state_of(house, fisico, before)
    dice.tell(tell_state, result, before, earlier)


def left_of(wounds: int, life: int) -> int:
    """Take wounds off the life points."""
    return life - wounds


def health(wounds: int, house: House, fisico: int) -> str:
    """Give the state of health, the wounds first."""
    return state_of(house, fisico, wounds)


def tell_state(dice: Dice, result: Result, before: int, earlier: str | None) -> None:
    """Tell wounds, life points and health, and a change of state."""
    state = result.state
    dice.step(
        msg("Wounds"), msg("{before} -> {after}", before=before, after=state["wounds"]), "RYF-47"
    )
    if earlier is None:
        return
    now = str(state["health"])
    dice.step(
        msg("Life points"), msg("{life} of {all}", life=state["pv"], all=state["pv_max"]), "RYF-48"
    )
    dice.step(msg("State of health"), now, STATE_RULE[now])
    if now != earlier:
        order = list(STATE_RULE)
        result.effects.append(now if order.index(now) > order.index(earlier) else "recovers")
        if now == BADLY_HURT:
            result.notes.append(msg("Badly hurt: the low die is kept from now on (RYF-07)."))


def worded(result: Result) -> Message:
    """Word a state for a headline: wounds, and life points and health where they are known."""
    state = result.state
    wounds = nmsg("{n} wound", "{n} wounds", int(str(state["wounds"])))
    if "pv" not in state:
        return wounds
    words: dict[str, object] = {"wounds": wounds, "pv": state["pv"], "pv_max": state["pv_max"]}
    if "health" not in state:
        return msg("{wounds} ({pv} of {pv_max} PV)", **words)
    return msg(
        "{wounds} ({pv} of {pv_max} PV), {health}", health=msg(str(state["health"])), **words
    )


def briefly(result: Result) -> Message:
    """Word a state where little room is left: no more than what is left, and that it is bad."""
    state = result.state
    if "pv" not in state:
        return worded(result)
    words: dict[str, object] = {
        "wounds": nmsg("{n} wound", "{n} wounds", int(str(state["wounds"]))), "pv": state["pv"],
    }
    if state.get("health", NORMAL) == NORMAL:
        return msg("{wounds} ({pv} PV)", **words)
    return msg("{wounds} ({pv} PV), {health}", health=msg(str(state["health"])), **words)
