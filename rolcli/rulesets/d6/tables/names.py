"""The canonical names of the D6 System that people read: outcomes, effects, details, options.

Only the build reads this list; their Spanish stands in ``es.po``. ``d6.name`` is the
game's own word for a name. What is missing here is printed with spaces for underscores.
"""

NAMES = (
    "landed", "killed", "d6.failure", "d6.str", "wounded_twice", "minus_two_dice", "scale_attack",
    "scale_defence", "scale_damage", "scale_strength",
    "healthy", "stunned", "wounded", "incapacitated", "mortally_wounded", "dying", "advance",
    "cost", "left", "reached", "prepared", "reacted", "very_easy", "easy", "moderate",
    "very_difficult", "heroic", "d6.difficult", "unarmed", "wild_die", "complication",
    "d6.strength", "armed_parry", "unarmed_parry", "prepared_dice",
    "running_dice", "wounded_dice", "uses_dice", "dice_modifier", "vs_modifier", "vs_dice_modifier",
    "survival", "raised", "new_roll", "new_rolls", "player_character", "minus_one_die", "falls",
    "dodger_prone", "no_action_this_round", "no_action_until_healed", "_wild_die",
    "armed_parry_wild_die", "unarmed_parry_wild_die", "d6.wound",
    "archaic", "blaster", "firearm",
)
