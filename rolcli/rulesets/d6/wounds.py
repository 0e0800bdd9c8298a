"""States of health: how badly a hit hurts, how states add up and what they do."""

from __future__ import annotations

from rolcli.messages import N_, msg
from rolcli.rulesets.d6.tables import STATE_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

STATES = (
    "healthy", "stunned", "wounded", "wounded_twice", "incapacitated", "mortally_wounded", "dead",
)
"""From best to worst; nobody is wounded twice but by difference (D6-P5)."""

RATIO = ("mortally_wounded", "incapacitated", "wounded", "stunned")
"""Severities by the ratio of damage to Strength, the worst first (D6-42..45)."""
DIFFERENCE = ("killed", "mortally_wounded", "incapacitated", "wounded", "stunned", "none")
"""Severities by the difference, the worst first (D6-P5)."""
LEAST = (16, 13, 9, 4, 0)
"""The least difference of each but the last."""

BY_DIFFERENCE = {"wounded": "wounded_twice", "wounded_twice": "incapacitated"}
"""What becomes of who is wounded again, by difference (D6-P5)."""

SEVERITY_RULES = {
    "stunned": "D6-42",
    "wounded": "D6-43",
    "incapacitated": "D6-44",
    "mortally_wounded": "D6-45",
    "none": "D6-P5",
    "killed": "D6-P5",
}

FALLS = N_("falls, and does nothing for the rest of the round")
FAINTS = N_("falls unconscious, and does nothing until healed")

CONSEQUENCES = {
    "healthy": (),
    "stunned": ((FALLS, "D6-46"),),
    "wounded": ((FALLS, "D6-47"), (N_("-1D on skills and attributes from now on"), "D6-48")),
    "wounded_twice": (
        (FALLS, "D6-47"),
        (N_("-2D on skills and attributes from now on"), "D6-P5"),
    ),
    "incapacitated": ((FAINTS, "D6-50"),),
    "mortally_wounded": (
        (FAINTS, "D6-52"),
        (N_("rolls 2D at the end of each round, or dies"), "D6-53"),
    ),
    "dead": (),
}
"""What a state does, each with its rule."""
STUNNED_BY_DIFFERENCE = (N_("-1D in this round and the next"), "D6-P5")

EFFECTS = {
    "healthy": (),
    "stunned": ("falls", "no_action_this_round"),
    "wounded": ("falls", "no_action_this_round", "minus_one_die"),
    "wounded_twice": ("falls", "no_action_this_round", "minus_two_dice"),
    "incapacitated": ("falls", "no_action_this_round", "unconscious", "no_action_until_healed"),
    "mortally_wounded": (
        "falls", "no_action_this_round", "unconscious", "no_action_until_healed", "dying",
    ),
    "dead": ("dead",),
}


def called(state: str) -> Message:
    """Word a state or a severity."""
    return msg(STATE_WORDS[state])


def severities(house: House) -> tuple[str, ...]:
    """List the severities that the house plays with, the worst first."""
    return RATIO if house["wounds"] == "ratio" else DIFFERENCE


def limits_of(house: House, damage: int) -> tuple[int, ...]:
    """Give the Strength totals from which on each next, milder severity holds.

    By ratio every hit at least stuns, and equality is the worse result.
    """
    if house["wounds"] == "ratio":
        return damage // 3 + 1, damage // 2 + 1, damage + 1
    return tuple([damage - least + 1 for least in LEAST])


def worsened(house: House, state: str, severity: str) -> tuple[str, str]:
    """Add a hit to a state; give the new state and the rule that says so.

    What no rule names leaves the worse of the two (a decision, under D6-52).
    """
    if severity == "none":
        return state, "D6-P5"
    if severity == "killed":
        return "dead", "D6-P5"
    if severity == "wounded" and house["wounds"] == "difference" and state in BY_DIFFERENCE:
        return BY_DIFFERENCE[state], "D6-P5"
    if state == "wounded" and severity == "wounded":
        return "incapacitated", "D6-49"
    if state == "incapacitated" and severity in ("wounded", "incapacitated"):
        return "mortally_wounded", "D6-51"
    if state == "mortally_wounded" and severity in ("incapacitated", "mortally_wounded"):
        return ("dead" if house["mortal_again"] == "killed" else state), "D6-52"
    worse = max(state, severity, key=STATES.index)
    return worse, severity_rule(house, severity) if worse == severity else "D6-52"


def severity_rule(house: House, severity: str) -> str:
    """Name the rule by which a severity is found."""
    return SEVERITY_RULES[severity] if house["wounds"] == "ratio" else "D6-P5"


def suffer(dice: Dice, house: House, result: Result, severity: str, state: str) -> None:
    """Enter a hit's severity, the state it leads to and what that means into the result."""
    wound, rule = worsened(house, state, severity)
    result.details["severity"] = severity
    result.state["wound"] = result.level = wound
    if wound == "mortally_wounded" and state != wound:
        result.state["rounds"] = 0
    if severity != "none":
        result.effects += EFFECTS[wound]
        dice.tell(follows, house, severity, state, wound, rule)
        if wound == "mortally_wounded":
            result.notes.append(
                msg("Mortally wounded: 2D at the end of each round, or death (dying).")
            )


def follows(
    dice: Dice, house: House, severity: str, state: str, wound: str, rule: str
) -> None:
    """Tell what becomes of somebody's state and what that does."""
    if state != "healthy":
        dice.step(msg("From {state} to", state=called(state)), called(wound), rule)
    lines = list(CONSEQUENCES[wound])
    if wound in ("wounded", "wounded_twice") and severity == "stunned":
        lines[0] = CONSEQUENCES["stunned"][0]  # an older wound, and stunned this round
    if severity == "stunned" and house["wounds"] == "difference":
        lines.append(STUNNED_BY_DIFFERENCE)
    for line, its_rule in lines:
        dice.step(called(wound), msg(line), its_rule)


def wound_words(severity: str, state: str, wound: str) -> object:
    """Word what a hit does to somebody, for the headline."""
    if wound == severity or (wound == "dead" and severity == "killed"):
        return called(wound)
    if severity == "none":
        return called("none")
    if wound == state in ("incapacitated", "mortally_wounded"):
        return msg("still {state}", state=called(state))
    if wound == state:
        return msg("{severity}; still {state}", severity=called(severity),
                   state=called(state))
    return called(wound)
