"""States of health: how badly a hit hurts, how states add up and what they do."""

from __future__ import annotations

from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.frame import House

STATES = ("healthy", "stunned", "wounded", "incapacitated", "mortally_wounded", "dead")
"""From best to worst."""

WORDS = {
    "healthy": N_("healthy"),
    "stunned": N_("stunned"),
    "wounded": N_("wounded"),
    "incapacitated": N_("incapacitated"),
    "mortally_wounded": N_("mortally wounded"),
    "dead": N_("dead"),
}

SEVERITY_RULES = {
    "stunned": "D6-42",
    "wounded": "D6-43",
    "incapacitated": "D6-44",
    "mortally_wounded": "D6-45",
}

FALLS = N_("falls, and does nothing for the rest of the round")
FAINTS = N_("falls unconscious, and does nothing until healed")

CONSEQUENCES = {
    "stunned": ((FALLS, "D6-46"),),
    "wounded": ((FALLS, "D6-47"), (N_("-1D on skills and attributes from now on"), "D6-48")),
    "incapacitated": ((FAINTS, "D6-50"),),
    "mortally_wounded": (
        (FAINTS, "D6-52"),
        (N_("rolls 2D at the end of each round, or dies"), "D6-53"),
    ),
    "dead": (),
}
"""What a state does, each with its rule."""

EFFECTS = {
    "stunned": ("falls", "no_action_this_round"),
    "wounded": ("falls", "no_action_this_round", "minus_one_die"),
    "incapacitated": ("falls", "no_action_this_round", "unconscious", "no_action_until_healed"),
    "mortally_wounded": (
        "falls", "no_action_this_round", "unconscious", "no_action_until_healed", "dying",
    ),
    "dead": ("dead",),
}  # fmt: skip


def severity_of(damage: int, strength: int) -> str:
    """Compare damage with Strength: every hit at least stuns, equality is the worse result."""
    if strength > damage:
        return "stunned"  # D6-42
    if damage < 2 * strength:
        return "wounded"  # D6-43
    if damage < 3 * strength:
        return "incapacitated"  # D6-44
    return "mortally_wounded"  # D6-45


def worsened(house: House, state: str, severity: str) -> tuple[str, str]:
    """Add a hit to a state; give the new state and the rule that says so.

    What no rule names leaves the worse of the two (a decision, under D6-52).
    """
    if state == "wounded" and severity == "wounded":
        return "incapacitated", "D6-49"
    if state == "incapacitated" and severity in ("wounded", "incapacitated"):
        return "mortally_wounded", "D6-51"
    if state == "mortally_wounded" and severity in ("incapacitated", "mortally_wounded"):
        return ("dead" if house["mortal_again"] == "killed" else state), "D6-52"
    worse = max(state, severity, key=STATES.index)
    return worse, SEVERITY_RULES[severity] if worse == severity else "D6-52"


def suffer(dice: Dice, house: House, result: Result, severity: str, state: str) -> None:
    """Enter a hit's severity, the state it leads to and what that means into the result."""
    wound, rule = worsened(house, state, severity)
    result.details["severity"] = severity
    result.state["wound"] = result.level = wound
    if dice.enumerating:
        return
    if state != "healthy":
        dice.step(msg("From {state} to", state=msg(WORDS[state])), msg(WORDS[wound]), rule)
    if wound == "mortally_wounded" and state != wound:
        result.state["rounds"] = 0
    lines = list(CONSEQUENCES[wound])
    if wound == "wounded" and severity == "stunned":  # an older wound, and stunned this round
        lines[0] = CONSEQUENCES["stunned"][0]
    for line, its_rule in lines:
        dice.step(msg(WORDS[wound]), msg(line), its_rule)
    result.effects += EFFECTS[wound]
