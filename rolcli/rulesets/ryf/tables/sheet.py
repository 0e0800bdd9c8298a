"""The character sheet of RyF: characteristics, wounds and skills."""

from __future__ import annotations

from rolcli.rulesets.ryf.derived import ALL_LIFE, DEFENCE, INITIATIVE, LIFE, WILL
from rolcli.rulesets.sheet import CHARACTERISTIC, DERIVED, KEPT, POOL, Key, Sheet, skills

CHARACTERISTICS = (
    Key("fisico", CHARACTERISTIC, "Physique|Physical", "Físico|FIS", most=100),
    Key("destreza", CHARACTERISTIC, "Dexterity|DEX", "Destreza|DES", most=100),
    Key("inteligencia", CHARACTERISTIC, "Intelligence|INT", "Inteligencia|INT", most=100),
    Key("percepcion", CHARACTERISTIC, "Perception|PER", "Percepción|PER", most=100),
    Key("carisma", CHARACTERISTIC, "Charisma|CHA", "Carisma|CAR", most=100),
)
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
)

SKILLS = (
    # key, English names, Spanish names, usual characteristic; one that is absent is 0, the low die
    ("armas_cuerpo_a_cuerpo", "Melee Weapons|Melee",
     "Armas cuerpo a cuerpo|Cuerpo a Cuerpo|CaC", "fisico"),
    ("armas_a_distancia", "Ranged Weapons", "Armas a distancia|A distancia", "destreza"),
    ("artilleria", "Artillery", "Artillería", "destreza"),
    ("esquivar", "Dodge", "Esquivar", "destreza"),
    ("reflejos", "Reflexes", "Reflejos", "percepcion"),
    ("lanzar", "Throw", "Lanzar", "destreza"),
    ("cabalgar", "Ride", "Cabalgar|Montar", "destreza"),
    ("conducir", "Drive", "Conducir", "destreza"),
    ("escalar", "Climb", "Escalar|Trepar", "fisico"),
    ("nadar", "Swim", "Nadar", "fisico"),
    ("navegar", "Sailing", "Navegar", "inteligencia"),
    ("pilotar", "Pilot", "Pilotar", "destreza"),
    ("robar_bolsillos", "Pick Pockets", "Robar bolsillos|Hurtar", "destreza"),
    ("sigilo", "Stealth", "Sigilo", "destreza"),
    ("esconder", "Hide", "Esconder|Esconderse", "destreza"),
    ("trampas_cerraduras", "Traps/Locks", "Trampas/Cerraduras|Cerraduras|Trampas", "destreza"),
    ("disfraz", "Disguise", "Disfraz|Disfrazarse", "carisma"),
    ("fauna", "Fauna|Animals", "Fauna", "inteligencia"),
    ("callejeo", "Streetwise", "Callejeo", "inteligencia"),
    ("historia", "History|Tradition", "Historia/Tradición|Historia|Tradición", "inteligencia"),
    ("idiomas", "Languages", "Idiomas", "inteligencia"),
    ("leyes", "Law", "Leyes", "inteligencia"),
    ("medicina", "Medicine", "Medicina", "inteligencia"),
    ("primeros_auxilios", "First Aid", "Primeros auxilios", "inteligencia"),
    ("ocultismo", "Occult", "Ocultismo", "inteligencia"),
    ("religion", "Religion", "Religión", "inteligencia"),
    ("sanacion", "Healing|Herbs", "Sanación/Hierbas|Sanación|Hierbas", "inteligencia"),
    ("supervivencia", "Survival|Hunting",
     "Supervivencia/Cazar|Supervivencia|Cazar", "inteligencia"),
    ("ciencias", "Sciences", "Ciencias", "inteligencia"),
    ("ingenieria", "Engineering", "Ingeniería", "inteligencia"),
    ("mecanica", "Mechanics", "Mecánica", "inteligencia"),
    ("informatica", "Computers", "Informática", "inteligencia"),
    ("investigacion", "Research", "Investigación", "inteligencia"),
    ("magia", "Magic", "Magia", "inteligencia"),
    ("actuar", "Acting", "Actuar", "carisma"),
    ("empatia", "Empathy", "Empatía", "percepcion"),
    ("intimidar", "Intimidate", "Intimidar", "carisma"),
    ("liderazgo", "Leadership", "Liderazgo", "carisma"),
    ("persuasion", "Persuasion", "Persuasión|Persuadir", "carisma"),
    ("seduccion", "Seduction", "Seducción", "carisma"),
    ("buscar", "Search", "Buscar", "percepcion"),
    ("escuchar", "Listen", "Escuchar", "percepcion"),
    ("orientacion", "Orientation|Navigate", "Orientación|Orientarse", "percepcion"),
    ("rastrear", "Track", "Rastrear", "percepcion"),
    ("vigilar", "Watch", "Vigilar", "percepcion"),
    ("advertir_notar", "Notice", "Advertir/Notar|Advertir|Notar", "percepcion"),
    ("artesania", "Craft", "Artesanía", "destreza"),
    ("cocinar", "Cooking", "Cocinar", "destreza"),
    ("juegos_de_azar", "Gambling", "Juegos de azar", "destreza"),
    ("musica", "Music", "Música", "destreza"),
    ("prestidigitacion", "Sleight of Hand", "Prestidigitación", "destreza"),
)
ROWS = [(key, 0, en, es, {"attribute": above}) for key, en, es, above in SKILLS]

SHEET = Sheet(
    "ryf",
    (*CHARACTERISTICS, *REST, *skills(ROWS, most=100)),
    weapon={
        "name": "text", "weapon": "text", "skill": "text", "attribute": "text", "damage": "expr",
        "range": "text", "two_handed": "flag",
    },
    facts=("player", "concept", "age", "talents", "notes"),
    further="rolcli.rulesets.ryf.state:further",
    daily={"combat_wounds": 0, "healed": 0},
)
