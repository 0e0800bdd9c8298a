"""The canonical names of d100 horror that people get to read: outcomes, effects, details, options.

Only the build reads this list; their Spanish stands in ``es.po``. ``coc7.name`` is the
game's own word for a name. What is missing here is printed with spaces for underscores.
"""

NAMES = (
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
    "chase", "prey", "hunter",
    "escaped", "rolled", "new_value",
)
