"""The canonical snake_case names that people get to read, for the translator's file.

Only the build reads this list. ``GAME.name`` is a game's own word for a name.
A name that is missing here is still printed, with spaces for underscores.
"""

from __future__ import annotations

WORDS = (
    # every game
    "roll", "odds", "test", "check", "attack", "damage", "heal", "initiative",
    "total", "outcome", "level", "value", "dice", "yes", "no", "none",
    "success", "failure", "win", "lose", "tie", "hit", "miss", "impossible", "refused",
    "out_of_range", "alive", "dead", "attribute", "skill", "modifier", "difficulty", "dodge",
    "parry", "armour", "range", "point_blank", "short", "medium", "long", "extreme",
    "margin", "target", "rounds", "weapon", "order", "final", "raw", "net", "multiplier",
    "severity", "wound", "state", "condition",
    # ranges, locations and bodies
    "head", "neck", "limb", "hand", "foot", "front", "side", "back", "life", "life_max",
    "endurance", "crippled", "hits", "each", "burning", "aim", "scope", "encumbrance", "light",
    "heavy", "prone", "running", "cover", "location", "strength", "other", "own",
    # unisystem
    "simple", "difficult", "acts", "cannot_act", "protected", "blinded", "deafened", "obscured",
    "gravely_injured", "in_danger_of_death", "unconscious", "blast", "shrapnel", "birdshot",
    "buckshot", "slug", "bullet", "hollowpoint", "ap", "single", "burst", "rock_and_roll",
    "suppressive", "smoke", "tear_gas", "flashbang", "hazard", "blunt", "slashing", "stabbing",
    # d6
    "healthy", "stunned", "wounded", "incapacitated", "mortally_wounded", "dying", "advance",
    "cost", "left", "reached", "prepared", "reacted", "very_easy", "easy", "moderate",
    "very_difficult", "heroic", "d6.difficult", "unarmed", "wild_die", "complication",
    # ryf
    "critical", "fumble", "critical_hit", "normal", "badly_hurt", "wounds", "pv", "health",
    "extra_dice", "severed", "hard", "very_hard", "nearly_impossible", "low", "mid", "high",
    "actions", "token", "unskilled", "two_actions", "in_crowd", "called", "rest", "kit",
    "objective",
    # coc7
    "regular", "coc7.extreme", "coc7.hard", "coc7.failure", "no_winner", "hit_back", "jam", "push",
    "luck", "sanity", "hp", "hp_max", "major_wound", "bonus", "penalty", "tens", "unit",
    "candidates", "temporary", "indefinite", "permanent", "bout", "durations", "build", "first_aid",
    "medicine", "natural", "weekly", "fight_back", "surprised", "manoeuvre",
)  # fmt: skip
