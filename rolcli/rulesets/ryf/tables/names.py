"""The canonical names of RyF that people get to read: outcomes, effects, details, options.

Only the build reads this list; their Spanish stands in ``es.po``. ``ryf.name`` is the
game's own word for a name. What is missing here is printed with spaces for underscores.
"""

NAMES = (
    "critical", "fumble", "critical_hit", "normal", "badly_hurt", "wounds", "pv", "health",
    "extra_dice", "severed", "hard", "very_hard", "nearly_impossible", "low", "mid", "high",
    "actions", "token", "unskilled", "two_actions", "in_crowd", "called", "rest", "kit",
    "objective",
    "ryf.failure", "ryf.point_blank", "ryf.short", "ryf.medium", "ryf.long", "ryf.heavy",
    "pv_max", "two_weapons",
    "token_returned", "combat_wounds", "skill_cost", "new_level",
)
