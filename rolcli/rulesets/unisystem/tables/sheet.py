"""The character sheet of Unisystem: attributes, points and skills."""

from __future__ import annotations

from rolcli.rulesets.sheet import CHARACTERISTIC, DERIVED, KEPT, POOL, Fill, Key, Sheet, skills
from rolcli.rulesets.unisystem.derived import ENDURANCE, ESSENCE, LIFE, SPEED

ATTRIBUTES = (
    Key("strength", CHARACTERISTIC, "Strength|STR", "Fuerza|FUE", most=100),
    Key("dexterity", CHARACTERISTIC, "Dexterity|DEX", "Destreza|DES", most=100),
    Key("constitution", CHARACTERISTIC, "Constitution|CON", "Constitución|CON", most=100),
    Key("intelligence", CHARACTERISTIC, "Intelligence|INT", "Inteligencia|INT", most=100),
    Key("perception", CHARACTERISTIC, "Perception|PER", "Percepción|PER", most=100),
    Key("willpower", CHARACTERISTIC, "Willpower|WIL|Will", "Voluntad|VOL", most=100),
)
POINTS = (
    Key("life", POOL, "Life Points|Life|LP|LPs", "Puntos de Vida|Vida|PV", least=-10_000,
        full="life_max"),
    Key("endurance", POOL, "Endurance Points|Endurance|EP", "Puntos de Resistencia|Resistencia|PR",
        least=-10_000, full="endurance_max"),
    Key("essence", POOL, "Essence Pool|Essence|ESS", "Esencia|ESE", full="essence_max"),
    Key("drama_points", POOL, "Drama Points|DP", "Puntos de Drama|PD", base=0),
    Key("life_max", DERIVED, "Life Points (unhurt)", "Puntos de Vida (ileso)", derived=LIFE),
    Key("endurance_max", DERIVED, "Endurance Points (rested)", "Puntos de Resistencia (descansado)",
        derived=ENDURANCE),
    Key("essence_max", DERIVED, "Essence Pool (whole)", "Esencia (entera)", derived=ESSENCE),
    Key("speed", DERIVED, "Speed|SPD", "Velocidad|VEL", derived=SPEED),
    Key("armour", DERIVED, "Armour|Armor", "Armadura", kind="text"),
    Key("condition", KEPT, "Condition", "Estado", kind="word", base="able", words={
        "able": ("capaz",), "gravely_wounded": ("herido_grave",), "unconscious": ("inconsciente",),
        "dead": ("muerto",),
    }),
    Key("magazine", KEPT, "Magazine", "Cargador", state="rounds_left"),
)

SKILLS = (
    # key, level when absent, English names, Spanish names
    ("brawling", 0, "Brawling", "Pelear|Pelea"),
    ("martial_arts", 0, "Martial Arts", "Artes marciales"),
    ("hand_weapon", 0, "Hand Weapon|Melee Weapon", "Arma cuerpo a cuerpo|Armas cuerpo a cuerpo",
     {"open": True}),
    ("dodge", 0, "Dodge", "Esquivar"),
    ("acrobatics", 0, "Acrobatics", "Acrobacias"),
    ("stealth", 0, "Stealth", "Sigilo"),
    ("guns", 0, "Guns|Gun", "Armas de fuego", {"open": True}),
    ("notice", 0, "Notice", "Advertir|Percibir"),
    ("first_aid", 0, "First Aid", "Primeros auxilios"),
    ("medicine", 0, "Medicine", "Medicina"),
    ("computers", 0, "Computers", "Informática"),
    ("computer_hacking", 0, "Computer Hacking", "Piratería informática"),
    ("computer_programming", 0, "Computer Programming", "Programación"),
    ("craft", 0, "Craft", "Artesanía", {"open": True}),
    ("drive", 0, "Drive|Driving", "Conducir", {"open": True}),
    ("electronics", 0, "Electronics", "Electrónica"),
    ("mechanic", 0, "Mechanic", "Mecánica"),
    ("engineer", 0, "Engineer", "Ingeniería", {"open": True}),
    ("demolitions", 0, "Demolitions", "Demoliciones"),
    ("disguise", 0, "Disguise", "Disfraz"),
    ("bureaucracy", 0, "Bureaucracy", "Burocracia"),
    ("cheating", 0, "Cheating", "Hacer trampas"),
    ("fine_arts", 0, "Fine Arts", "Bellas artes", {"open": True}),
    ("haggling", 0, "Haggling", "Regatear"),
    ("humanities", 0, "Humanities", "Humanidades", {"open": True}),
    ("questioning", 0, "Questioning", "Interrogar"),
    ("research", 0, "Research/Investigation|Research", "Investigación"),
    ("ride", 0, "Riding|Ride", "Montar", {"open": True}),
    ("science", 0, "Science|Sciences", "Ciencias", {"open": True}),
    ("seduction", 0, "Seduction", "Seducción"),
    ("smooth_talking", 0, "Smooth Talking", "Labia"),
    ("streetwise", 0, "Streetwise", "Callejeo"),
    ("surveillance", 0, "Surveillance", "Vigilancia"),
    ("electronic_surveillance", 0, "Electronic Surveillance", "Vigilancia electrónica"),
    ("survival", 0, "Survival", "Supervivencia", {"open": True}),
    ("tracking", 0, "Tracking", "Rastrear"),
    ("trance", 0, "Trance", "Trance"),
    ("veterinary_medicine", 0, "Veterinary Medicine", "Veterinaria"),
    ("weight_lifting", 0, "Weight Lifting", "Levantamiento de pesas"),
    ("acting", 0, "Acting", "Actuar"),
    ("agriculture", 0, "Agriculture", "Agricultura"),
)

SHEET = Sheet(
    "unisystem",
    (*ATTRIBUTES, *POINTS, *skills(SKILLS, most=100)),
    weapon={
        "name": "text", "weapon": "text", "skill": "text", "damage": "expr", "kind": "text",
        "bands": "numbers", "magazine": "whole", "scope": "flag", "built_strength": "whole",
    },
    armed={
        "unarmed": "brawling", "melee": "hand_weapon", "ranged": "guns", "explosive": "guns",
        "incendiary": "guns",
    },
    facts=("player", "archetype", "age", "qualities", "drawbacks", "notes"),
    fills=(Fill("who", "initiative", ("dexterity",), "rolled"),),
    bases={"dodge": "dexterity", "parry": "dexterity"},
)
