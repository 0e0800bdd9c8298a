"""The canonical snake_case names that people get to read, for the translator's file.

Only the build reads them. Those of a game stand in its ``tables/names.py``; here are those
that games and the command line share. A name that is missing is still printed, with spaces
for underscores.
"""

from __future__ import annotations

from rolcli.rulesets import BUILT_IN, find
from rolcli.rulesets.coc7.tables import names as coc7
from rolcli.rulesets.d6.tables import names as d6
from rolcli.rulesets.ryf.tables import names as ryf
from rolcli.rulesets.unisystem.tables import names as unisystem

TITLES = tuple([find(name).title for name in BUILT_IN])
"""The titles of the games, as they are declared."""

WORDS = (
    # every game
    "roll", "odds", "test", "check", "attack", "damage", "heal", "initiative", "education",
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
    *unisystem.NAMES, *d6.NAMES, *ryf.NAMES, *coc7.NAMES,
)
