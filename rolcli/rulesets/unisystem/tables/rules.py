"""The rules, each in a line of English and one of Spanish, in own words."""

from __future__ import annotations

from rolcli.rulesets.unisystem.tables.rules_combat import COMBAT

CORE = {
    "UNI-00": ("Titles: no rule.", "Títulos: sin regla."),
    "UNI-01": (
        "Roll 1d10 and add the attribute, the skill, or both; 10 and 1 are plain numbers.",
        "Se tira 1d10 y se suma el atributo, la habilidad o ambos; 10 y 1 son números normales.",
    ),
    "UNI-02": ("A total of 9 or more succeeds.", "Un total de 9 o más es un éxito."),
    "UNI-03": ("A total below 9 fails.", "Un total menor de 9 es un fracaso."),
    "UNI-04": (
        "The further above 9, the finer the success: the margin tells.",
        "Cuanto más por encima de 9, mejor es el éxito: lo dice el margen.",
    ),
    "UNI-05": (
        "Difficulty comes as modifiers of the total; the target stays 9.",
        "La dificultad se aplica como modificador al total; el objetivo sigue siendo 9.",
    ),
    "UNI-06": (
        "A test (Prueba) is 1d10 + attribute + skill.",
        "Una Prueba es 1d10 + atributo + habilidad.",
    ),
    "UNI-07": (
        "A check (Chequeo) is for what no skill covers: the attribute alone.",
        "El Chequeo es para lo que ninguna habilidad cubre: solo el atributo.",
    ),
    "UNI-08": (
        "A simple check counts the attribute twice.",
        "El Chequeo Sencillo cuenta el atributo dos veces.",
    ),
    "UNI-09": (
        "A difficult check counts the attribute once.",
        "El Chequeo Complicado cuenta el atributo una vez.",
    ),
    "UNI-10": (
        "The referee picks the attribute and whether the check is simple or difficult.",
        "El ZM elige el atributo y si el Chequeo es Sencillo o Complicado.",
    ),
    "UNI-11": (
        "In the first turn, whoever started the violence acts first.",
        "En el primer turno actúa antes quien empezó la violencia.",
    ),
    "UNI-12": (
        "Later, whoever landed a blow acts first; several keep their order.",
        "Después actúa antes quien acertó un golpe; si son varios, guardan su orden.",
    ),
    "UNI-13": (
        "A ranged weapon acts before blades and bare hands.",
        "Un arma a distancia va antes que las de cuerpo a cuerpo o las manos vacías.",
    ),
    "UNI-14": (
        "Surprise gives the initiative, above everything else.",
        "La sorpresa da la iniciativa, por encima de todo lo demás.",
    ),
    "UNI-15": (
        "In melee the one with the initiative strikes and the other defends.",
        "En cuerpo a cuerpo, quien tiene la iniciativa golpea y el otro se defiende.",
    ),
    "UNI-16": (
        "A blow is 1d10 + Dexterity + Brawling, Martial Arts or Hand Weapon; it needs 9.",
        "Un golpe es 1d10 + Destreza + Pelear, Artes Marciales o Arma Cuerpo a Cuerpo; pide 9.",
    ),
    "UNI-17": (
        "With a hand weapon one may parry: 1d10 + Dexterity + Hand Weapon.",
        "Con un arma de mano se puede parar: 1d10 + Destreza + Arma Cuerpo a Cuerpo.",
    ),
    "UNI-18": (
        "Martial Arts may parry a weapon with bare hands; Brawling only an unarmed blow.",
        "Artes Marciales puede parar un arma con las manos; Pelear, solo un golpe sin arma.",
    ),
    "UNI-19": (
        "Anyone may dodge: 1d10 + Dexterity + Dodge.",
        "Cualquiera puede esquivar: 1d10 + Destreza + Esquivar.",
    ),
    "UNI-20": (
        "Without the skill a dodge is a difficult check of Dexterity.",
        "Sin la habilidad, esquivar es un Chequeo Complicado de Destreza.",
    ),
    "UNI-21": (
        "Attack and defence are resisted: the better total wins (settings tie, attack_needs_nine).",
        "Ataque y defensa se enfrentan: gana el mejor total (ajustes tie, attack_needs_nine).",
    ),
    "UNI-22": (
        "A shot is 1d10 + Dexterity + the weapon's skill, changed by range; it needs 9.",
        "Un disparo es 1d10 + Destreza + habilidad del arma, según la distancia; pide 9.",
    ),
    "UNI-23": (
        "Point blank: +1 to the attack and +1 to the damage multiplier.",
        "A bocajarro: +1 al ataque y +1 al Multiplicador de Daño.",
    ),
    "UNI-24": ("Short range changes nothing.", "A corto alcance no cambia nada."),
    "UNI-25": (
        "Medium range is not given: nothing changes, and a setting decides otherwise.",
        "El alcance medio no se indica: nada cambia, salvo que un ajuste diga otra cosa.",
    ),
    "UNI-26": (
        "Long range: -3 to the attack and -1 to the damage multiplier.",
        "A largo alcance: -3 al ataque y -1 al Multiplicador de Daño.",
    ),
    "UNI-27": (
        "Extreme range: -6 to the attack and -2 to the multiplier, which stays at least 1.",
        "A alcance extremo: -6 al ataque y -2 al multiplicador, que no baja de 1.",
    ),
    "UNI-28": (
        "Five numbers of metres bound the ranges; a limit belongs to the nearer one.",
        "Cinco números en metros limitan los alcances; el límite es del más cercano.",
    ),
    "UNI-29": (
        "Damage is worked out once everybody has struck, by the weapon.",
        "El daño se calcula cuando todos han golpeado, según el arma.",
    ),
    "UNI-30": (
        "The target rolls its armour and takes it off; nothing goes below 0.",
        "El objetivo tira su blindaje y lo resta; nada baja de 0.",
    ),
    "UNI-31": (
        "Of a bullet, what is left after armour is doubled.",
        "Si es una bala, lo que queda tras el blindaje se duplica.",
    ),
    "UNI-32": (
        "What is left after armour comes off the Life Points.",
        "Lo que queda tras el blindaje se resta de los Puntos de Vida.",
    ),
    "UNI-33": (
        "At 0 Life Points or less one is gravely wounded and in danger of death.",
        "Con 0 Puntos de Vida o menos se está gravemente herido y en peligro de muerte.",
    ),
    "UNI-34": (
        "Most damage is a die times the damage multiplier.",
        "La mayor parte del daño es un dado por el Multiplicador de Daño.",
    ),
    "UNI-35": (
        "Example: a .22 pistol does 1d4 x 2.",
        "Ejemplo: una pistola del calibre .22 hace 1d4 x 2.",
    ),
    "UNI-P1": (
        "Published: a 10 is rolled on, adding what the next die has above 5; a 1 likewise below.",
        "Publicado: un 10 se sigue tirando y suma lo que pase de 5; un 1, igual hacia abajo.",
    ),
    "UNI-P2": (
        "Published: seven success levels; from the fourth they add 1 to 4 to the damage die.",
        "Publicado: siete niveles de éxito; desde el cuarto suman de 1 a 4 al dado de daño.",
    ),
    "UNI-P3": (
        "Published: Life Points are 4 x (Strength + Constitution) + 10.",
        "Publicado: los Puntos de Vida son 4 x (Fuerza + Constitución) + 10.",
    ),
    "UNI-P4": (
        "Published: each further action costs -2 rather than -1 (setting action_penalty).",
        "Publicado: cada acción de más cuesta -2 en lugar de -1 (ajuste action_penalty).",
    ),
    "UNI-P5": (
        "Published, from one source: beyond 24 every 3 points are a level and 1 on the damage die.",
        "Publicado, con una sola fuente: desde 24, cada 3 puntos un nivel y 1 más al dado de daño.",
    ),
    "UNI-P6": (
        "Published elsewhere: a drama point is --mod 10; Luck and Essence have no option here.",
        "Publicado aparte: un punto de drama es --mod 10; Suerte y Esencia no tienen opción.",
    ),
    "UNI-P7": (
        "Published: modifiers have names, from easy (+5) to near impossible (-10); 9 is needed.",
        "Publicado: los modificadores tienen nombre, de fácil (+5) a casi imposible (-10).",
    ),
    "UNI-P8": (
        "Published, from one source: the ranges of thrown weapons, bows and crossbow.",
        "Publicado, con una sola fuente: los alcances de armas arrojadizas, arcos y ballesta.",
    ),
}

RULES: dict[str, tuple[str, str]] = {**CORE, **COMBAT}
