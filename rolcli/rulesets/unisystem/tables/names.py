"""The canonical names of Unisystem that people get to read: outcomes, effects, details, options.

Only the build reads this list; their Spanish stands in ``es.po``. ``unisystem.name`` is the
game's own word for a name. What is missing here is printed with spaces for underscores.
"""

NAMES = (
    "unisystem.table",
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
    "ammunition", "assault_rifle", "autocannon", "blade", "bow", "charge", "club",
    "flame_projector", "grenade", "grenade_nonlethal", "handgun", "improvised", "launcher",
    "machine_gun", "pole", "powered", "semi_rifle", "shotgun", "smg", "sniper_rifle", "thrown",
    "thrown_fire", "melee", "front_only",
)
