"""The canonical snake_case names that people get to read, for the translator's file.

Only the build reads this list. ``GAME.name`` is a game's own word for a name.
A name that is missing here is still printed, with spaces for underscores.
"""

from __future__ import annotations

TITLES = (
    "Unisystem",
    "Unisystem, combat house rules",
    "D6 System",
    "RyF 3.0 (1o3d10)",
    "d100 horror, 7th edition (house rules)",
)
"""The titles of the games, as they are declared."""

WORDS = (
    # every game
    "roll", "odds", "test", "check", "attack", "damage", "heal", "initiative",
    "total", "outcome", "level", "value", "dice", "yes", "no", "none",
    "success", "failure", "win", "lose", "tie", "hit", "miss", "impossible", "refused",
    "out_of_range", "alive", "dead", "attribute", "skill", "modifier", "difficulty", "dodge",
    "parry", "armour", "range", "point_blank", "short", "medium", "long", "extreme",
    "margin", "target", "rounds", "weapon", "order", "final", "raw", "net", "multiplier",
    "severity", "wound", "state", "condition",
    "defence", "healing", "recovers", "recovered", "healed", "unchanged", "unharmed", "worse",
    "place", "rank", "name", "base", "decided_by", "shared", "tied", "points", "loss", "vs",
    "order_given", "opposition", "mod", "code", "success_level",
    # ranges, locations and bodies
    "head", "neck", "limb", "hand", "foot", "front", "side", "back", "life", "life_max",
    "endurance", "crippled", "hits", "each", "burning", "aim", "scope", "encumbrance", "light",
    "heavy", "prone", "running", "cover", "location", "strength", "other", "own",
    # unisystem
    "simple", "difficult", "acts", "cannot_act", "protected", "blinded", "deafened", "obscured",
    "gravely_injured", "in_danger_of_death", "unconscious", "blast", "shrapnel", "birdshot",
    "buckshot", "slug", "bullet", "hollowpoint", "ap", "single", "burst", "rock_and_roll",
    "suppressive", "smoke", "tear_gas", "flashbang", "hazard", "blunt", "slashing", "stabbing",
    "unisystem.failure", "unisystem.point_blank", "dexterity", "constitution", "perception", "will",
    "attribute_doubled", "mode", "shots", "attacks", "point_blank_range", "short_range",
    "medium_range", "long_range", "extreme_range", "light_encumbrance", "medium_encumbrance",
    "heavy_encumbrance", "several_attacks", "high_explosive", "incendiary", "explosive", "fire",
    "gravely_wounded", "danger_of_death", "acts_last", "able", "cannot_dodge", "cannot_fire_back",
    "no_fire_back", "crippled_limb", "crippled_hand", "crippled_foot", "endurance_damage",
    "on_fire", "fire_out", "splashes_bystanders", "may_suffocate_indoors", "martial_arts",
    "brawling", "acrobatics", "surprise", "started", "struck", "ranged", "fast",
    "adequate", "decent", "good", "very_good", "excellent", "extraordinary", "mind_boggling",
    "average", "challenging", "near_impossible", "dodge_penalty",
    # d6
    "landed", "killed", "d6.failure", "d6.str", "wounded_twice", "minus_two_dice", "scale_attack",
    "scale_defence", "scale_damage", "scale_strength",
    "healthy", "stunned", "wounded", "incapacitated", "mortally_wounded", "dying", "advance",
    "cost", "left", "reached", "prepared", "reacted", "very_easy", "easy", "moderate",
    "very_difficult", "heroic", "d6.difficult", "unarmed", "wild_die", "complication",
    "d6.strength", "armed_parry", "unarmed_parry", "prepared_dice",
    "running_dice", "wounded_dice", "uses_dice", "dice_modifier", "vs_modifier", "vs_dice_modifier",
    "survival", "raised", "new_roll", "new_rolls", "player_character", "minus_one_die", "falls",
    "dodger_prone", "no_action_this_round", "no_action_until_healed", "_wild_die",
    "armed_parry_wild_die", "unarmed_parry_wild_die",
    # ryf
    "critical", "fumble", "critical_hit", "normal", "badly_hurt", "wounds", "pv", "health",
    "extra_dice", "severed", "hard", "very_hard", "nearly_impossible", "low", "mid", "high",
    "actions", "token", "unskilled", "two_actions", "in_crowd", "called", "rest", "kit",
    "objective",
    "ryf.failure", "ryf.point_blank", "ryf.short", "ryf.medium", "ryf.long", "ryf.heavy",
    "pv_max", "two_weapons",
    "token_returned", "combat_wounds", "skill_cost", "new_level",
    # coc7
    "regular", "coc7.extreme", "coc7.hard", "coc7.failure", "no_winner", "hit_back", "jam", "push",
    "luck", "sanity", "hp", "hp_max", "major_wound", "bonus", "penalty", "tens", "unit",
    "candidates", "temporary", "indefinite", "permanent", "bout", "durations", "build", "first_aid",
    "medicine", "natural", "weekly", "fight_back", "surprised", "manoeuvre",
    "coc7.critical", "coc7.point_blank", "coc7.rounds", "str", "siz", "dex", "con", "int", "gun",
    "conscious", "stabilised", "recovery", "aimed", "bonus_dice", "penalty_dice", "net_dice",
    "vs_bonus_dice", "vs_penalty_dice", "big_target", "small_target", "fast_target", "dive",
    "into_melee", "off_hand", "reloading", "several_shots", "later_burst",
    "bullets", "magazine", "outnumbered", "smaller_build", "damage_bonus", "impaling", "jammed",
    "ally_hit", "con_roll_due", "int_roll_due", "lasting_harm", "major_wound_over",
    "no_longer_dying", "sanity_loss", "temporary_insanity", "indefinite_insanity",
    "permanent_insanity", "underlying_insanity", "bout_of_madness", "bout_duration",
    "underlying_duration", "phobia", "mania", "memory_repressed", "involuntary_action",
    "penalty_die_while_exposed", "lost_today", "underlying",
    "app", "pow", "edu", "rifle", "improved", "improvement", "improvement_roll", "sanity_gain",
    "chase",
    "escaped", "rolled", "new_value",
    # equipment
    "ammunition", "assault_rifle", "autocannon", "blade", "bow", "charge", "club",
    "flame_projector", "grenade", "grenade_nonlethal", "handgun", "improvised", "launcher",
    "machine_gun", "pole", "powered", "semi_rifle", "shotgun", "smg", "sniper_rifle", "thrown",
    "thrown_fire", "melee",
    "d6.wound",
    "list", "show",
    # what a sheet says of somebody
    "player", "occupation", "age", "sex", "residence", "birthplace", "notes", "template",
    "species", "height", "weight", "concept", "talents", "archetype", "qualities", "drawbacks",
    # placeholders of help
    "NAME", "TEXT", "KEY", "VALUE", "FILE", "FILTER", "WHAT", "WHO", "CODE", "BONUS", "ATTRIBUTE",
    "SKILL", "CHARACTERISTIC", "STRENGTH", "CONSTITUTION", "PERCEPTION", "DAMAGE", "DEX", "STR",
    "SIZ", "SAN", "LUCK", "LOSS", "KIND", "METHOD", "POINTS", "ROUNDS", "SCORE", "OPPOSING", "FROM",
    "TO", "VERB", "RULE-ID", "ACTIONSx", "SIZE", "METRES", "HAZARD", "DIFFICULTY", "FILES",
    "EXPRESSION", "SHELL", "FOLDER", "WORDS", "HEX", "DAY", "CHANGES", "ANCHOR",
)  # fmt: skip
