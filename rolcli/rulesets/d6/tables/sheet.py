"""The character sheet of the D6 System: attributes and skills as die codes, the state of wounds."""

from __future__ import annotations

from rolcli.rulesets.d6.tables import DEAD, WOUNDS
from rolcli.rulesets.sheet import CHARACTERISTIC, DERIVED, KEPT, POOL, Key, Sheet, skills

ATTRIBUTES = (
    Key("dexterity", CHARACTERISTIC, "Dexterity|DEX", "Destreza|DES", kind="code"),
    Key("knowledge", CHARACTERISTIC, "Knowledge|KNO", "Conocimientos|Conocimiento|CON",
        kind="code"),
    Key("mechanical", CHARACTERISTIC, "Mechanical|MEC", "Mecánica|MEC", kind="code"),
    Key("perception", CHARACTERISTIC, "Perception|PER", "Percepción|PER", kind="code"),
    Key("strength", CHARACTERISTIC, "Strength|STR", "Fortaleza|FOR", kind="code"),
    Key("technical", CHARACTERISTIC, "Technical|TEC", "Técnica|TEC", kind="code"),
)
REST = (
    Key("wound", POOL, "Wound Status|Wound Level|Wound", "Estado de heridas|Heridas",
        kind="word", base="healthy", words={**WOUNDS, "dead": DEAD}),
    Key("force_points", POOL, "Force Points|FP", "Puntos de Fuerza|PF", base=1),
    Key("points", POOL, "Skill Points|Character Points", "Puntos de habilidad", base=0),
    Key("move", DERIVED, "Move", "Movimiento", base=10),
    Key("armour", DERIVED, "Armour|Armor", "Armadura", kind="code"),
    Key("rounds", KEPT, "Rounds since the mortal wound", "Asaltos desde la herida mortal"),
)

SKILLS = (
    # key, English names, Spanish names, the attribute whose code it has until it is raised
    ("blaster", "Blaster", "Blásters|Bláster", "dexterity"),
    ("brawling_parry", "Brawling Parry|Unarmed Parry", "Parar sin armas", "dexterity"),
    ("dodge", "Dodge", "Esquivar", "dexterity"),
    ("grenade", "Grenade", "Granada|Granadas", "dexterity"),
    ("heavy_weapons", "Heavy Weapons", "Armas pesadas", "dexterity"),
    ("melee_parry", "Melee Parry|Armed Parry", "Parar con armas", "dexterity"),
    ("melee", "Melee|Melee Weapons|Melee Combat", "Atacar con armas", "dexterity"),
    ("alien_races", "Alien Races", "Razas alienígenas", "knowledge"),
    ("bureaucracy", "Bureaucracy", "Burocracia", "knowledge"),
    ("cultures", "Cultures", "Culturas", "knowledge"),
    ("languages", "Languages", "Lenguas|Idiomas", "knowledge"),
    ("planetary_systems", "Planetary Systems", "Sistemas planetarios", "knowledge"),
    ("streetwise", "Streetwise", "Bajos fondos", "knowledge"),
    ("survival", "Survival", "Supervivencia", "knowledge"),
    ("technology", "Technology", "Tecnología", "knowledge"),
    ("astrogation", "Astrogation", "Astrogación", "mechanical"),
    ("beast_riding", "Beast Riding", "Cabalgar", "mechanical"),
    ("repulsorlift_operation", "Repulsorlift Operation|Repulsorlift Op",
     "Manejar repulsores", "mechanical"),
    ("starship_gunnery", "Starship Gunnery", "Artillería naval", "mechanical"),
    ("starship_piloting", "Starship Piloting", "Pilotaje naval", "mechanical"),
    ("starship_shields", "Starship Shields", "Pantallas navales|Escudos", "mechanical"),
    ("bargain", "Bargain", "Negociar", "perception"),
    ("command", "Command", "Mando", "perception"),
    ("con", "Con", "Timar", "perception"),
    ("gambling", "Gambling", "Jugar", "perception"),
    ("hide_sneak", "Hide/Sneak|Hide|Sneak", "Esconderse/Furtivo|Esconderse", "perception"),
    ("search", "Search", "Buscar", "perception"),
    ("brawling", "Brawling", "Atacar sin armas", "strength"),
    ("climbing_jumping", "Climbing/Jumping|Climbing|Jumping",
     "Escalar/Saltar|Escalar|Saltar", "strength"),
    ("lifting", "Lifting", "Levantar", "strength"),
    ("stamina", "Stamina", "Vigor", "strength"),
    ("swimming", "Swimming", "Nadar", "strength"),
    ("computer_programming_repair", "Computer Programming/Repair|Computer Prog/Repair",
     "Reparar y programar computadores", "technical"),
    ("demolition", "Demolition", "Demolición", "technical"),
    ("droid_programming_repair", "Droid Programming/Repair|Droid Prog/Repair",
     "Reparar y programar droides", "technical"),
    ("medicine", "Medicine", "Medicina", "technical"),
    ("repulsorlift_repair", "Repulsorlift Repair", "Reparar repulsores", "technical"),
    ("security", "Security", "Seguridad", "technical"),
    ("starship_repair", "Starship Repair", "Reparar naves", "technical"),
)
ROWS = [(key, None, en, es, {"attribute": above}) for key, en, es, above in SKILLS]

SHEET = Sheet(
    "d6",
    (*ATTRIBUTES, *REST, *skills(ROWS, kind="code", open=True)),
    weapon={
        "name": "text", "weapon": "text", "skill": "text", "damage": "code", "ranges": "numbers",
        "magazine": "whole", "melee_difficulty": "text",
    },
    armed={"ranged": "blaster", "melee": "melee", "explosive": "grenade"},
    facts=("player", "template", "species", "age", "sex", "height", "weight", "notes"),
)
