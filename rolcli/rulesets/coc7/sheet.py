"""The character sheet of d100 horror: characteristics, pools, skills with their bases."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.coc7.builds import movement, row
from rolcli.rulesets.sheet import (
    CHARACTERISTIC,
    DERIVED,
    KEPT,
    POOL,
    Derivation,
    Fill,
    Key,
    Sheet,
    skills,
)

CHARACTERISTICS = (
    Key("str", CHARACTERISTIC, "STR|Strength", "FUE|Fuerza"),
    Key("con", CHARACTERISTIC, "CON|Constitution", "CON|Constitución"),
    Key("siz", CHARACTERISTIC, "SIZ|Size", "TAM|Tamaño"),
    Key("dex", CHARACTERISTIC, "DEX|Dexterity", "DES|Destreza"),
    Key("app", CHARACTERISTIC, "APP|Appearance", "APA|Apariencia"),
    Key("int", CHARACTERISTIC, "INT|Intelligence|Idea", "INT|Inteligencia|Idea"),
    Key("pow", CHARACTERISTIC, "POW|Power", "POD|Poder"),
    Key("edu", CHARACTERISTIC, "EDU|Education|Know", "EDU|Educación|Conocimientos"),
)


def build(strength: int, size: int, place: int) -> str | int:
    """Look up the damage bonus (``place`` 0) or the Build (1) of STR and SIZ (COC-25)."""
    return row(strength + size)[place]


HIT_POINTS = Derivation(
    "COC-P16", N_("(CON + SIZ) / 10"), ("con", "siz"), lambda house, con, siz: (con + siz) // 10
)
MAGIC_POINTS = Derivation("COC-P16", N_("POW / 5"), ("pow",), lambda house, power: power // 5)
MOST_SANITY = Derivation(
    "COC-P14", N_("99 - Cthulhu Mythos"), ("cthulhu_mythos",),
    lambda house, mythos: max(0, 99 - mythos),
)  # fmt: skip
SANITY = Derivation("COC-P16", N_("POW"), ("pow",), lambda house, power: power)
MOVEMENT = Derivation("COC-P16", N_("by STR, DEX and SIZ"), ("str", "siz", "dex"),
                      lambda house, *values: movement(*values))  # fmt: skip
DAMAGE_BONUS = Derivation("COC-25", N_("by STR + SIZ"), ("str", "siz"),
                          lambda house, strength, size: build(strength, size, 0))  # fmt: skip
BUILD = Derivation("COC-25", N_("by STR + SIZ"), ("str", "siz"),
                   lambda house, strength, size: build(strength, size, 1))  # fmt: skip
DODGE = Derivation("COC-P16", N_("DEX / 2"), ("dex",), lambda house, dexterity: dexterity // 2)
OWN_LANGUAGE = Derivation("COC-P16", N_("EDU"), ("edu",), lambda house, education: education)

POOLS = (
    Key("hp", POOL, "Hit Points|HP", "Puntos de Vida|PV|Vida", full="hp_max"),
    Key("mp", POOL, "Magic Points|MP", "Puntos de Magia|PM|Magia", full="mp_max"),
    Key("san", POOL, "Sanity|SAN", "Cordura|COR", most=99, state="sanity", derived=SANITY),
    Key("luck", POOL, "Luck|LCK|LUK", "Suerte|SUE", most=99),
)
DERIVED_KEYS = (
    Key("hp_max", DERIVED, "Hit Points (maximum)", "Puntos de Vida (máximo)", derived=HIT_POINTS),
    Key("mp_max", DERIVED, "Magic Points (maximum)", "Puntos de Magia (máximo)",
        derived=MAGIC_POINTS),
    Key("san_max", DERIVED, "Sanity (maximum)", "Cordura (máxima)", most=99, derived=MOST_SANITY),
    Key("armour", DERIVED, "Armour|Armor", "Armadura|Blindaje", base=0),
    Key("mov", DERIVED, "MOV|Movement Rate|Move Rate|Move", "MOV|Movimiento", derived=MOVEMENT),
    Key("db", DERIVED, "Damage Bonus|DB", "Bonificación al Daño|BD|Bonificador de daño",
        kind="expr", derived=DAMAGE_BONUS),
    Key("build", DERIVED, "Build", "Corpulencia", least=-10, derived=BUILD),
)  # fmt: skip
KEPT_KEYS = (
    Key("condition", KEPT, "Condition", "Estado", kind="word", base="conscious", words={
        "conscious": ("consciente",), "unconscious": ("inconsciente",), "dying": ("moribundo",),
        "stabilised": ("estabilizado",), "dead": ("muerto",),
    }),
    Key("major_wound", KEPT, "Major wound", "Herida grave", kind="flag", base=False),
    Key("day_start", KEPT, "Sanity when the day began", "Cordura al empezar el día", most=99),
    Key("lost_today", KEPT, "Sanity lost today", "Cordura perdida hoy", base=0, most=99),
    Key("bout", KEPT, "Bout of madness", "Episodio de locura", kind="flag", base=False),
    Key("underlying", KEPT, "Underlying insanity", "Locura subyacente", kind="flag", base=False),
    Key("magazine", KEPT, "Magazine", "Cargador"),
)  # fmt: skip

SKILLS = (
    # key, base, English names, Spanish names; a speciality is known with and without its skill
    ("accounting", 5, "Accounting", "Contabilidad"),
    ("animal_handling", 5, "Animal Handling", "Trato con animales|Manejo animal"),
    ("anthropology", 1, "Anthropology", "Antropología"),
    ("appraise", 5, "Appraise", "Tasación|Tasar"),
    ("archaeology", 1, "Archaeology", "Arqueología"),
    ("art_craft", 5, "Art/Craft|Art and Craft", "Arte/Artesanía|Arte y artesanía",
     {"open": True}),
    ("artillery", 1, "Artillery", "Artillería"),
    ("charm", 15, "Charm", "Encanto|Encantar"),
    ("climb", 20, "Climb", "Trepar|Escalar"),
    ("computer_use", 5, "Computer Use", "Informática|Uso de ordenadores"),
    ("credit_rating", 0, "Credit Rating|CR|Credit", "Crédito|CR"),
    ("cthulhu_mythos", 0, "Cthulhu Mythos|Mythos|CM", "Mitos de Cthulhu|Mitos"),
    ("demolitions", 1, "Demolitions", "Demolición|Demoliciones|Explosivos"),
    ("disguise", 5, "Disguise", "Disfrazarse|Disfraz"),
    ("diving", 1, "Diving", "Bucear|Buceo"),
    ("dodge", None, "Dodge", "Esquivar|Esquiva", {"derived": DODGE}),
    ("drive_auto", 20, "Drive Auto|Drive", "Conducir automóvil|Conducir"),
    ("drive_carriage", 20, "Drive Carriage", "Conducir carruaje|Conducir carreta"),
    ("electrical_repair", 10, "Electrical Repair|Elec. Repair|Elec Repair",
     "Electricidad|Reparaciones eléctricas"),
    ("electronics", 1, "Electronics", "Electrónica"),
    ("fast_talk", 5, "Fast Talk", "Charlatanería|Labia"),
    ("fighting", None, "Fighting", "Combatir|Combate", {"open": True}),
    ("fighting_brawl", 25, "Brawl", "Pelea|Reyerta", {"parent": "fighting"}),
    ("fighting_axe", 15, "Axe", "Hacha", {"parent": "fighting"}),
    ("fighting_chainsaw", 10, "Chainsaw", "Motosierra", {"parent": "fighting"}),
    ("fighting_flail", 10, "Flail", "Mayal", {"parent": "fighting"}),
    ("fighting_garrote", 15, "Garrote", "Garrote", {"parent": "fighting"}),
    ("fighting_spear", 20, "Spear", "Lanza", {"parent": "fighting"}),
    ("fighting_sword", 20, "Sword", "Espada", {"parent": "fighting"}),
    ("fighting_whip", 5, "Whip", "Látigo", {"parent": "fighting"}),
    ("firearms", None, "Firearms", "Armas de fuego", {"open": True}),
    ("firearms_handgun", 20, "Handgun|Pistol", "Arma corta|AC|Pistola", {"parent": "firearms"}),
    ("firearms_rifle_shotgun", 25, "Rifle/Shotgun|Rifle|Shotgun",
     "Fusil/Escopeta|F/E|Fusil|Escopeta", {"parent": "firearms"}),
    ("firearms_submachine_gun", 15, "Submachine Gun|SMG", "Subfusil", {"parent": "firearms"}),
    ("firearms_machine_gun", 10, "Machine Gun|MG", "Ametralladora", {"parent": "firearms"}),
    ("firearms_heavy_weapons", 10, "Heavy Weapons", "Armamento pesado|Armas pesadas",
     {"parent": "firearms"}),
    ("firearms_flamethrower", 10, "Flamethrower", "Lanzallamas", {"parent": "firearms"}),
    ("firearms_bow", 15, "Bow|Bows", "Arco|Arcos", {"parent": "firearms"}),
    ("first_aid", 30, "First Aid", "Primeros auxilios"),
    ("history", 5, "History", "Historia"),
    ("hypnosis", 1, "Hypnosis", "Hipnosis"),
    ("intimidate", 15, "Intimidate", "Intimidar"),
    ("jump", 20, "Jump", "Saltar"),
    ("language_own", None, "Language (Own)|Own Language", "Lengua propia|Idioma propio",
     {"derived": OWN_LANGUAGE, "open": True}),
    ("language_other", 1, "Language (Other)|Other Language|Language",
     "Otras lenguas|Otro idioma|Lengua (Otra)|Lengua|Idioma", {"open": True}),
    ("law", 5, "Law", "Derecho|Leyes"),
    ("library_use", 20, "Library Use|Library", "Buscar libros|Biblioteca|Usar biblioteca"),
    ("listen", 20, "Listen", "Escuchar"),
    ("locksmith", 1, "Locksmith", "Cerrajería"),
    ("lore", 1, "Lore", "Saber", {"open": True}),
    ("mechanical_repair", 10, "Mechanical Repair|Mech. Repair|Mech Repair",
     "Mecánica|Reparaciones mecánicas"),
    ("medicine", 1, "Medicine", "Medicina"),
    ("natural_world", 10, "Natural World|Nature", "Naturaleza|Ciencias naturales"),
    ("navigate", 10, "Navigate|Navigation", "Orientarse|Orientación"),
    ("occult", 5, "Occult", "Ciencias ocultas|Ocultismo"),
    ("operate_heavy_machinery", 1,
     "Operate Heavy Machinery|Op. Hv. Machine|Operate Heavy Machine|Heavy Machinery",
     "Conducir maquinaria|Conducir maquinaria pesada|Manejar maquinaria pesada"),
    ("persuade", 10, "Persuade", "Persuasión|Persuadir"),
    ("pilot", 1, "Pilot", "Pilotar", {"open": True}),
    ("psychoanalysis", 1, "Psychoanalysis", "Psicoanálisis"),
    ("psychology", 10, "Psychology", "Psicología"),
    ("read_lips", 1, "Read Lips", "Leer labios|Leer los labios|Lectura de labios"),
    ("ride", 5, "Ride", "Equitación|Montar|Cabalgar"),
    ("science", 1, "Science", "Ciencia|Ciencias", {"open": True}),
    ("science_astronomy", 1, "Astronomy", "Astronomía", {"parent": "science"}),
    ("science_biology", 1, "Biology", "Biología", {"parent": "science"}),
    ("science_botany", 1, "Botany", "Botánica", {"parent": "science"}),
    ("science_chemistry", 1, "Chemistry", "Química", {"parent": "science"}),
    ("science_cryptography", 1, "Cryptography", "Criptografía", {"parent": "science"}),
    ("science_engineering", 1, "Engineering", "Ingeniería", {"parent": "science"}),
    ("science_forensics", 1, "Forensics", "Medicina forense|Ciencia forense",
     {"parent": "science"}),
    ("science_geology", 1, "Geology", "Geología", {"parent": "science"}),
    ("science_mathematics", 10, "Mathematics|Maths", "Matemáticas", {"parent": "science"}),
    ("science_meteorology", 1, "Meteorology", "Meteorología", {"parent": "science"}),
    ("science_pharmacy", 1, "Pharmacy", "Farmacia|Farmacología", {"parent": "science"}),
    ("science_physics", 1, "Physics", "Física", {"parent": "science"}),
    ("science_zoology", 1, "Zoology", "Zoología", {"parent": "science"}),
    ("sleight_of_hand", 10, "Sleight of Hand", "Juego de manos|Juegos de manos"),
    ("spot_hidden", 25, "Spot Hidden|Spot", "Descubrir|Encontrar"),
    ("stealth", 20, "Stealth|Sneak", "Sigilo"),
    ("survival", 10, "Survival", "Supervivencia", {"open": True}),
    ("swim", 20, "Swim", "Nadar"),
    ("throw", 20, "Throw", "Lanzar"),
    ("track", 10, "Track|Tracking", "Seguir rastros|Rastrear"),
    ("gambling", 10, "Gambling", "Apostar"),
    ("rope_use", 5, "Rope Use", "Cordelería"),
    ("trap", 10, "Trap", "Entrampar"),
)

FIGHTING = tuple([key for key, *_ in SKILLS if str(key).startswith("fighting_")])
"""The specialities of Fighting, Brawl first."""
FILLS = (
    Fill("vs", "dodge", ("dodge",)),
    Fill("vs", "fight_back", FIGHTING),
    Fill("skill", "method", ("first_aid",), "first_aid"),
    Fill("skill", "method", ("medicine",), "medicine"),
    Fill("skill", "method", ("con",), "weekly", of="target"),
)

SHEET = Sheet(
    "coc7",
    (*CHARACTERISTICS, *POOLS, *DERIVED_KEYS, *skills(SKILLS, most=999), *KEPT_KEYS),
    weapon={
        "name": "text", "skill": "text", "damage": "expr", "base_range": "numbers",
        "malfunction": "whole", "magazine": "whole", "shots": "whole", "impale": "flag",
        "half_db": "flag", "db": "flag",
    },
    facts=("player", "occupation", "age", "sex", "residence", "birthplace", "notes"),
    fractions=(2, 5),
    further="rolcli.rulesets.coc7.state:further",
    daily={"lost_today": 0, "day_start": "san"},
    fills=FILLS,
)  # fmt: skip
