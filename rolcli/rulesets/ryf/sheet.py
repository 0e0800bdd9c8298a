"""The character sheet of RyF: characteristics, wounds and skills."""

from __future__ import annotations

from rolcli.messages import N_
from rolcli.rulesets.ryf.health import full_life
from rolcli.rulesets.sheet import (
    CHARACTERISTIC,
    DERIVED,
    KEPT,
    POOL,
    Derivation,
    Key,
    Sheet,
    skills,
)

CHARACTERISTICS = (
    Key("fisico", CHARACTERISTIC, "Physique|Physical", "Físico|FIS", most=100),
    Key("destreza", CHARACTERISTIC, "Dexterity|DEX", "Destreza|DES", most=100),
    Key("inteligencia", CHARACTERISTIC, "Intelligence|INT", "Inteligencia|INT", most=100),
    Key("percepcion", CHARACTERISTIC, "Perception|PER", "Percepción|PER", most=100),
    Key("carisma", CHARACTERISTIC, "Charisma|CHA", "Carisma|CAR", most=100),
)
ALL_LIFE = Derivation(
    "RYF-48", N_("Físico x the setting pv_multiplier"), ("fisico",), full_life
)
LIFE = Derivation(
    "RYF-48", N_("all life points - wounds"), ("pv_max", "wounds"),
    lambda house, whole, wounds: whole - wounds,
)  # fmt: skip
DEFENCE = Derivation(
    "RYF-25", N_("Destreza + Esquivar + 5"), ("destreza", "esquivar"),
    lambda house, destreza, esquivar: destreza + esquivar + 5,
)  # fmt: skip
INITIATIVE = Derivation(
    "RYF-21", N_("Percepción + Reflejos"), ("percepcion", "reflejos"),
    lambda house, percepcion, reflejos: percepcion + reflejos,
)  # fmt: skip
WILL = Derivation(
    "", N_("Carisma + Inteligencia + 5"), ("carisma", "inteligencia"),
    lambda house, carisma, inteligencia: carisma + inteligencia + 5,
)  # fmt: skip
REST = (
    Key("wounds", POOL, "Wounds", "Heridas", base=0),
    Key("token", POOL, "Token", "Ficha", base=1, most=100),
    Key("mana", POOL, "Mana", "Maná"),
    Key("pv", DERIVED, "Life Points|Life|Health", "Puntos de Vida|PV|Vida", least=-10_000,
        derived=LIFE),
    Key("pv_max", DERIVED, "Life Points (unhurt)", "Puntos de Vida (ileso)", derived=ALL_LIFE),
    Key("defensa", DERIVED, "Defence|Defense", "Defensa", derived=DEFENCE),
    Key("iniciativa", DERIVED, "Initiative", "Iniciativa", derived=INITIATIVE),
    Key("voluntad", DERIVED, "Willpower", "Voluntad", derived=WILL),
    Key("absorcion", DERIVED, "Absorption|Armour|Armor", "Absorción|Armadura", base=0),
    Key("estorbo", DERIVED, "Encumbrance|Hindrance", "Estorbo", base=0),
    Key("health", KEPT, "Health", "Salud", kind="word", base="normal", words={
        "normal": (), "badly_hurt": ("malherido",), "unconscious": ("inconsciente",),
        "dead": ("muerto",),
    }),
    Key("combat_wounds", KEPT, "Wounds of the last combat", "Heridas del último combate"),
    Key("healed", KEPT, "Healed since", "Curadas desde entonces"),
)  # fmt: skip

SKILLS = (
    # key, value when absent (the low die), English names, Spanish names, usual characteristic
    ("armas_cuerpo_a_cuerpo", 0, "Melee Weapons|Melee", "Armas cuerpo a cuerpo|Cuerpo a Cuerpo|CaC",
     {"attribute": "fisico"}),
    ("armas_a_distancia", 0, "Ranged Weapons", "Armas a distancia|A distancia",
     {"attribute": "destreza"}),
    ("artilleria", 0, "Artillery", "Artillería", {"attribute": "destreza"}),
    ("esquivar", 0, "Dodge", "Esquivar", {"attribute": "destreza"}),
    ("reflejos", 0, "Reflexes", "Reflejos", {"attribute": "percepcion"}),
    ("lanzar", 0, "Throw", "Lanzar", {"attribute": "destreza"}),
    ("cabalgar", 0, "Ride", "Cabalgar|Montar", {"attribute": "destreza"}),
    ("conducir", 0, "Drive", "Conducir", {"attribute": "destreza"}),
    ("escalar", 0, "Climb", "Escalar|Trepar", {"attribute": "fisico"}),
    ("nadar", 0, "Swim", "Nadar", {"attribute": "fisico"}),
    ("navegar", 0, "Sailing", "Navegar", {"attribute": "inteligencia"}),
    ("pilotar", 0, "Pilot", "Pilotar", {"attribute": "destreza"}),
    ("robar_bolsillos", 0, "Pick Pockets", "Robar bolsillos|Hurtar", {"attribute": "destreza"}),
    ("sigilo", 0, "Stealth", "Sigilo", {"attribute": "destreza"}),
    ("esconder", 0, "Hide", "Esconder|Esconderse", {"attribute": "destreza"}),
    ("trampas_cerraduras", 0, "Traps/Locks", "Trampas/Cerraduras|Cerraduras|Trampas",
     {"attribute": "destreza"}),
    ("disfraz", 0, "Disguise", "Disfraz|Disfrazarse", {"attribute": "carisma"}),
    ("fauna", 0, "Fauna|Animals", "Fauna", {"attribute": "inteligencia"}),
    ("callejeo", 0, "Streetwise", "Callejeo", {"attribute": "inteligencia"}),
    ("historia", 0, "History|Tradition", "Historia/Tradición|Historia|Tradición",
     {"attribute": "inteligencia"}),
    ("idiomas", 0, "Languages", "Idiomas", {"attribute": "inteligencia"}),
    ("leyes", 0, "Law", "Leyes", {"attribute": "inteligencia"}),
    ("medicina", 0, "Medicine", "Medicina", {"attribute": "inteligencia"}),
    ("primeros_auxilios", 0, "First Aid", "Primeros auxilios", {"attribute": "inteligencia"}),
    ("ocultismo", 0, "Occult", "Ocultismo", {"attribute": "inteligencia"}),
    ("religion", 0, "Religion", "Religión", {"attribute": "inteligencia"}),
    ("sanacion", 0, "Healing|Herbs", "Sanación/Hierbas|Sanación|Hierbas",
     {"attribute": "inteligencia"}),
    ("supervivencia", 0, "Survival|Hunting", "Supervivencia/Cazar|Supervivencia|Cazar",
     {"attribute": "inteligencia"}),
    ("ciencias", 0, "Sciences", "Ciencias", {"attribute": "inteligencia"}),
    ("ingenieria", 0, "Engineering", "Ingeniería", {"attribute": "inteligencia"}),
    ("mecanica", 0, "Mechanics", "Mecánica", {"attribute": "inteligencia"}),
    ("informatica", 0, "Computers", "Informática", {"attribute": "inteligencia"}),
    ("investigacion", 0, "Research", "Investigación", {"attribute": "inteligencia"}),
    ("magia", 0, "Magic", "Magia", {"attribute": "inteligencia"}),
    ("actuar", 0, "Acting", "Actuar", {"attribute": "carisma"}),
    ("empatia", 0, "Empathy", "Empatía", {"attribute": "percepcion"}),
    ("intimidar", 0, "Intimidate", "Intimidar", {"attribute": "carisma"}),
    ("liderazgo", 0, "Leadership", "Liderazgo", {"attribute": "carisma"}),
    ("persuasion", 0, "Persuasion", "Persuasión|Persuadir", {"attribute": "carisma"}),
    ("seduccion", 0, "Seduction", "Seducción", {"attribute": "carisma"}),
    ("buscar", 0, "Search", "Buscar", {"attribute": "percepcion"}),
    ("escuchar", 0, "Listen", "Escuchar", {"attribute": "percepcion"}),
    ("orientacion", 0, "Orientation|Navigate", "Orientación|Orientarse",
     {"attribute": "percepcion"}),
    ("rastrear", 0, "Track", "Rastrear", {"attribute": "percepcion"}),
    ("vigilar", 0, "Watch", "Vigilar", {"attribute": "percepcion"}),
    ("advertir_notar", 0, "Notice", "Advertir/Notar|Advertir|Notar", {"attribute": "percepcion"}),
    ("artesania", 0, "Craft", "Artesanía", {"attribute": "destreza"}),
    ("cocinar", 0, "Cooking", "Cocinar", {"attribute": "destreza"}),
    ("juegos_de_azar", 0, "Gambling", "Juegos de azar", {"attribute": "destreza"}),
    ("musica", 0, "Music", "Música", {"attribute": "destreza"}),
    ("prestidigitacion", 0, "Sleight of Hand", "Prestidigitación", {"attribute": "destreza"}),
)

SHEET = Sheet(
    "ryf",
    (*CHARACTERISTICS, *REST, *skills(SKILLS, most=100)),
    weapon={
        "name": "text", "weapon": "text", "skill": "text", "attribute": "text", "damage": "expr",
        "range": "text", "two_handed": "flag",
    },
    facts=("player", "concept", "age", "talents", "notes"),
    further="rolcli.rulesets.ryf.state:further",
    daily={"combat_wounds": 0, "healed": 0},
)  # fmt: skip
