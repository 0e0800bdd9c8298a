"""The character sheet of the D6 System: attributes and skills as die codes, the state of wounds."""

from __future__ import annotations

from rolcli.rulesets.d6.tables.words import DEAD, WOUNDS
from rolcli.rulesets.sheet import CHARACTERISTIC, DERIVED, KEPT, POOL, Key, Sheet, skills

ATTRIBUTES = (
    Key("dexterity", CHARACTERISTIC, "Dexterity|DEX", "Destreza|DES", kind="code"),
    Key("knowledge", CHARACTERISTIC, "Knowledge|KNO", "Conocimientos|Conocimiento|CON",
        kind="code"),
    Key("mechanical", CHARACTERISTIC, "Mechanical|MEC", "Mecánica|MEC", kind="code"),
    Key("perception", CHARACTERISTIC, "Perception|PER", "Percepción|PER", kind="code"),
    Key("strength", CHARACTERISTIC, "Strength|STR", "Fortaleza|FOR", kind="code"),
    Key("technical", CHARACTERISTIC, "Technical|TEC", "Técnica|TEC", kind="code"),
)  # fmt: skip
REST = (
    Key("wound", POOL, "Wound Status|Wound Level|Wound", "Estado de heridas|Heridas",
        kind="word", base="healthy", words={**WOUNDS, "dead": DEAD}),
    Key("force_points", POOL, "Force Points|FP", "Puntos de Fuerza|PF", base=1),
    Key("points", POOL, "Skill Points|Character Points", "Puntos de habilidad", base=0),
    Key("move", DERIVED, "Move", "Movimiento", base=10),
    Key("armour", DERIVED, "Armour|Armor", "Armadura", kind="code"),
    Key("rounds", KEPT, "Rounds since the mortal wound", "Asaltos desde la herida mortal"),
)  # fmt: skip

SKILLS = (
    # key, no code of its own: the attribute's until it is raised, English names, Spanish names
    ("blaster", None, "Blaster", "Blásters|Bláster", {"attribute": "dexterity"}),
    ("brawling_parry", None, "Brawling Parry|Unarmed Parry", "Parar sin armas",
     {"attribute": "dexterity"}),
    ("dodge", None, "Dodge", "Esquivar", {"attribute": "dexterity"}),
    ("grenade", None, "Grenade", "Granada|Granadas", {"attribute": "dexterity"}),
    ("heavy_weapons", None, "Heavy Weapons", "Armas pesadas", {"attribute": "dexterity"}),
    ("melee_parry", None, "Melee Parry|Armed Parry", "Parar con armas", {"attribute": "dexterity"}),
    ("melee", None, "Melee|Melee Weapons|Melee Combat", "Atacar con armas",
     {"attribute": "dexterity"}),
    ("alien_races", None, "Alien Races", "Razas alienígenas", {"attribute": "knowledge"}),
    ("bureaucracy", None, "Bureaucracy", "Burocracia", {"attribute": "knowledge"}),
    ("cultures", None, "Cultures", "Culturas", {"attribute": "knowledge"}),
    ("languages", None, "Languages", "Lenguas|Idiomas", {"attribute": "knowledge"}),
    ("planetary_systems", None, "Planetary Systems", "Sistemas planetarios",
     {"attribute": "knowledge"}),
    ("streetwise", None, "Streetwise", "Bajos fondos", {"attribute": "knowledge"}),
    ("survival", None, "Survival", "Supervivencia", {"attribute": "knowledge"}),
    ("technology", None, "Technology", "Tecnología", {"attribute": "knowledge"}),
    ("astrogation", None, "Astrogation", "Astrogación", {"attribute": "mechanical"}),
    ("beast_riding", None, "Beast Riding", "Cabalgar", {"attribute": "mechanical"}),
    ("repulsorlift_operation", None, "Repulsorlift Operation|Repulsorlift Op", "Manejar repulsores",
     {"attribute": "mechanical"}),
    ("starship_gunnery", None, "Starship Gunnery", "Artillería naval",
     {"attribute": "mechanical"}),
    ("starship_piloting", None, "Starship Piloting", "Pilotaje naval", {"attribute": "mechanical"}),
    ("starship_shields", None, "Starship Shields", "Pantallas navales|Escudos",
     {"attribute": "mechanical"}),
    ("bargain", None, "Bargain", "Negociar", {"attribute": "perception"}),
    ("command", None, "Command", "Mando", {"attribute": "perception"}),
    ("con", None, "Con", "Timar", {"attribute": "perception"}),
    ("gambling", None, "Gambling", "Jugar", {"attribute": "perception"}),
    ("hide_sneak", None, "Hide/Sneak|Hide|Sneak", "Esconderse/Furtivo|Esconderse",
     {"attribute": "perception"}),
    ("search", None, "Search", "Buscar", {"attribute": "perception"}),
    ("brawling", None, "Brawling", "Atacar sin armas", {"attribute": "strength"}),
    ("climbing_jumping", None, "Climbing/Jumping|Climbing|Jumping", "Escalar/Saltar|Escalar|Saltar",
     {"attribute": "strength"}),
    ("lifting", None, "Lifting", "Levantar", {"attribute": "strength"}),
    ("stamina", None, "Stamina", "Vigor", {"attribute": "strength"}),
    ("swimming", None, "Swimming", "Nadar", {"attribute": "strength"}),
    ("computer_programming_repair", None, "Computer Programming/Repair|Computer Prog/Repair",
     "Reparar y programar computadores", {"attribute": "technical"}),
    ("demolition", None, "Demolition", "Demolición", {"attribute": "technical"}),
    ("droid_programming_repair", None, "Droid Programming/Repair|Droid Prog/Repair",
     "Reparar y programar droides", {"attribute": "technical"}),
    ("medicine", None, "Medicine", "Medicina", {"attribute": "technical"}),
    ("repulsorlift_repair", None, "Repulsorlift Repair", "Reparar repulsores",
     {"attribute": "technical"}),
    ("security", None, "Security", "Seguridad", {"attribute": "technical"}),
    ("starship_repair", None, "Starship Repair", "Reparar naves", {"attribute": "technical"}),
)

SHEET = Sheet(
    "d6",
    (*ATTRIBUTES, *REST, *skills(SKILLS, kind="code", open=True)),
    weapon={
        "name": "text", "weapon": "text", "skill": "text", "damage": "code", "ranges": "numbers",
        "magazine": "whole", "melee_difficulty": "text",
    },
    armed={"ranged": "blaster", "melee": "melee", "explosive": "grenade"},
    facts=("player", "template", "species", "age", "sex", "height", "weight", "notes"),
)  # fmt: skip
