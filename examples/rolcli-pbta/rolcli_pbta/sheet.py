"""What a character has."""

from rolcli.rulesets.sheet import CHARACTERISTIC, DERIVED, POOL, Key, Sheet

STATS = (("cool", "Frialdad"), ("hard", "Dureza"), ("hot", "Encanto"), ("sharp", "Agudeza"))

SHEET = Sheet("pbta", (
    *(Key(key, CHARACTERISTIC, key.capitalize(), es, least=-3, most=5) for key, es in STATS),
    Key("harm", POOL, "Harm", "Daño", base=0, most=6),
    Key("armour", DERIVED, "Armour|Armor", "Armadura", base=0),
))
