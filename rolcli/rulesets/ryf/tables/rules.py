"""The rules of RyF in one line each, in English and in Spanish."""

from __future__ import annotations

RULES: dict[str, tuple[str, str]] = {
    "RYF-01": (
        "A roll tests a skill or an attribute, against a difficulty or against another's roll.",
        "Se pone a prueba una habilidad o un atributo, contra una dificultad o contra otra tirada.",
    ),
    "RYF-02": (
        "Every roll throws three d10 and lets one of them count: 1o3d10.",
        "Toda tirada lanza tres d10 y solo cuenta uno de ellos: 1o3d10.",
    ),
    "RYF-03": (
        "The die that counts is the low, the middle or the high one; normally the middle.",
        "El dado guardado es el bajo, el medio o el alto; normalmente el medio.",
    ),
    "RYF-04": (
        "A 10 on the die that counts is added and all three are thrown again, same place kept.",
        "Un 10 en el dado guardado se suma y se lanzan otra vez los tres, con el mismo puesto.",
    ),
    "RYF-05": (
        "Middle die: 5, 3, 9 gives 5; 4, 4, 2 gives 4; 8, 6, 1 gives 6; 10, 7, 10 explodes.",
        "Dado medio: 5, 3, 9 da 5; 4, 4, 2 da 4; 8, 6, 1 da 6; 10, 7, 10 explota.",
    ),
    "RYF-06": (
        "High die: 5, 3, 9 gives 9; 4, 4, 2 gives 4; 8, 6, 1 gives 8; 10, 7, 10 explodes.",
        "Dado alto: 5, 3, 9 da 9; 4, 4, 2 da 4; 8, 6, 1 da 8; 10, 7, 10 explota.",
    ),
    "RYF-07": (
        "With life points equal to Físico or fewer a character is badly hurt: one die lower.",
        "Con PV iguales o inferiores a Físico se está malherido: un dado más bajo.",
    ),
    "RYF-08": (
        "A skill without points is unknown: one die lower.",
        "Una habilidad sin puntos es desconocida: un dado más bajo.",
    ),
    "RYF-09": (
        "A token given to the referee before a roll of skill or attribute: one die higher.",
        "Entregar el token al Director de Juego antes de una tirada: un dado más alto.",
    ),
    "RYF-10": (
        "The referee may return a token at any time: one die lower on the next roll.",
        "El Director de Juego devuelve el token cuando quiere: un dado más bajo después.",
    ),
    "RYF-11": (
        "Several causes: ups less downs, never beyond the low or the high die.",
        "Varias causas: subidas menos bajadas, sin pasar del dado bajo ni del alto.",
    ),
    "RYF-12": (
        "Attribute roll: attribute + 1o3d10.",
        "Tirada de atributo: atributo + 1o3d10.",
    ),
    "RYF-13": (
        "Attribute difficulties: 9 easy, 12 normal, 15 hard, 18 very hard, 21 nearly impossible.",
        "De atributo: 9 fácil, 12 normal, 15 difícil, 18 muy difícil, 21 casi imposible.",
    ),
    "RYF-14": (
        "Opposed attribute rolls, such as arm wrestling: the higher total prevails.",
        "Tiradas enfrentadas de atributo, como un pulso: se impone el total más alto.",
    ),
    "RYF-15": (
        "Skill roll: attribute + skill + 1o3d10.",
        "Tirada de habilidad: atributo + habilidad + 1o3d10.",
    ),
    "RYF-16": (
        "Skill difficulties: 10 easy, 15 normal, 20 hard, 25 very hard, 30 nearly impossible.",
        "De habilidad: 10 fácil, 15 normal, 20 difícil, 25 muy difícil, 30 casi imposible.",
    ),
    "RYF-17": (
        "Opposed skill rolls, such as hiding from a lookout: the higher total wins.",
        "Tiradas enfrentadas de habilidad, como esconderse de un vigía: gana el total más alto.",
    ),
    "RYF-18": (
        "A total that beats its number by 10 or more is a critical.",
        "Un total que supera en 10 o más lo que necesitaba es un crítico.",
    ),
    "RYF-19": (
        "A 1 on the die that counts, with 5 or less on the next higher one, is a fumble.",
        "Un 1 en el dado guardado, con 5 o menos en el siguiente más alto, es una pifia.",
    ),
    "RYF-20": (
        "A die of damage that shows its highest face is added and thrown again, each on its own.",
        "Un dado de daño que saca su máximo se suma y se repite, cada uno por su cuenta.",
    ),
    "RYF-21": (
        "Initiative is the character's base + 1o3d10; the highest acts first.",
        "La iniciativa es el valor del personaje + 1o3d10; actúa antes quien más saca.",
    ),
    "RYF-22": (
        "Initiative is rolled once and serves for the whole combat.",
        "La iniciativa se tira una vez y vale para todo el combate.",
    ),
    "RYF-23": (
        "Initiative 25 gives two actions a round, and each 10 more another one.",
        "Con iniciativa 25 hay dos acciones por ronda, y otra más por cada 10 adicionales.",
    ),
    "RYF-24": (
        "On its turn a character chooses what to do: attack, flee, hide, talk or anything else.",
        "En su turno el personaje elige qué hace: atacar, huir, esconderse, hablar u otra cosa.",
    ),
    "RYF-25": (
        "Hand to hand: Físico + Melee + 1o3d10 against the target's Defence.",
        "Cuerpo a cuerpo: Físico + Cuerpo a Cuerpo + 1o3d10 contra la Defensa del objetivo.",
    ),
    "RYF-26": (
        "To equal the number is to hit; the weapon's damage is rolled, or 1d6 unarmed.",
        "Igualar el número ya impacta; se tira el daño del arma, o 1d6 sin armas.",
    ),
    "RYF-27": (
        "Hand to hand, each full 10 of margin adds 1d6 to the damage.",
        "Cuerpo a cuerpo, cada 10 completos de margen suman 1d6 al daño.",
    ),
    "RYF-28": (
        "At range: Destreza + Armas a Distancia + 1o3d10 against a difficulty by distance.",
        "A distancia: Destreza + Armas a Distancia + 1o3d10; la dificultad la da la distancia.",
    ),
    "RYF-29": ("Point blank is difficulty 10.", "A bocajarro, dificultad 10."),
    "RYF-30": ("Short range is difficulty 15.", "A distancia corta, dificultad 15."),
    "RYF-31": ("Medium range is difficulty 20.", "A distancia media, dificultad 20."),
    "RYF-32": ("Long range is difficulty 25.", "A distancia larga, dificultad 25."),
    "RYF-33": (
        "One cover, movement and bystanders make a target harder to hit; all of it adds up.",
        "Una cobertura, el movimiento y la gente dificultan acertar al objetivo; todo se suma.",
    ),
    "RYF-34": ("Among other people: difficulty +2.", "Entre otra gente: dificultad +2."),
    "RYF-35": ("A running target: difficulty +3.", "Objetivo corriendo: dificultad +3."),
    "RYF-36": ("A target lying down: difficulty +5.", "Objetivo tumbado: dificultad +5."),
    "RYF-37": (
        "Light cover, a lamp post: difficulty +2.",
        "Cobertura ligera, una farola: dificultad +2.",
    ),
    "RYF-38": ("Medium cover, a car: difficulty +4.", "Cobertura media, un coche: dificultad +4."),
    "RYF-39": (
        "Heavy cover, a bunker: difficulty +6.",
        "Cobertura grande, un búnker: dificultad +6.",
    ),
    "RYF-40": (
        "A called shot or blow at one particular thing: difficulty +5.",
        "Disparo o golpe contra un objetivo concreto: dificultad +5.",
    ),
    "RYF-41": (
        "Damage of 20 or more tears off a part of the target.",
        "Un daño de 20 o más arranca una parte del objetivo.",
    ),
    "RYF-42": (
        "There are four states of health: normal, badly hurt, unconscious and dead.",
        "Hay cuatro estados de salud: normal, malherido, inconsciente y muerto.",
    ),
    "RYF-43": (
        "Normal: fewer wounds than twice Físico.",
        "Normal: menos heridas que el doble de Físico.",
    ),
    "RYF-44": (
        "Badly hurt: from twice Físico in wounds, up to three times.",
        "Malherido: desde el doble de Físico en heridas, hasta el triple.",
    ),
    "RYF-45": (
        "Unconscious: from three times Físico in wounds, until death.",
        "Inconsciente: desde el triple de Físico en heridas, hasta la muerte.",
    ),
    "RYF-46": (
        "Dead: from five times Físico in wounds (six by a house rule).",
        "Muerto: desde cinco veces Físico en heridas (seis con una regla de la casa).",
    ),
    "RYF-47": (
        "Wounds are the damage received, counted upwards.",
        "Las heridas son el daño recibido, contado hacia arriba.",
    ),
    "RYF-48": (
        "With Físico 8 the states begin at 0, 16, 24 and 40 wounds; life points are Físico x3.",
        "Con Físico 8 los estados empiezan en 0, 16, 24 y 40 heridas; los PV son Físico x3.",
    ),
    "RYF-49": (
        "Two light weapons may be used in one attack.",
        "Se pueden usar dos armas ligeras en un mismo ataque.",
    ),
    "RYF-50": ("Two light weapons: +3 to the attack.", "Dos armas ligeras: +3 al ataque."),
    "RYF-51": (
        "Two light weapons: both damages are rolled and the higher counts.",
        "Dos armas ligeras: se tiran ambos daños y cuenta el mayor.",
    ),
    "RYF-52": (
        "Rest after a combat gives back 1d6-2 life points, without explosion.",
        "Descansar tras un combate devuelve 1d6-2 PV, sin explosión.",
    ),
    "RYF-53": (
        "Rest heals nothing older than that combat.",
        "El descanso no cura nada anterior a ese combate.",
    ),
    "RYF-54": (
        "Rest can bring somebody round, and can also be dangerous.",
        "El descanso puede despertar a un inconsciente, y también ser peligroso.",
    ),
    "RYF-55": (
        "A negative result of rest is one wound more.",
        "Un resultado negativo del descanso es una herida más.",
    ),
    "RYF-56": (
        "Rest counts only some five minutes after the combat.",
        "El descanso solo cuenta unos cinco minutos después del combate.",
    ),
    "RYF-57": (
        "A character may do two actions at once on its turn, even with one due.",
        "Se pueden hacer dos acciones a la vez en el turno, aunque corresponda una.",
    ),
    "RYF-58": (
        "Two actions at once keep the low die, both of them.",
        "Dos acciones a la vez guardan el dado bajo, las dos.",
    ),
    "RYF-59": (
        "Who keeps the low die already cannot do two actions at once.",
        "Quien ya guarda el dado bajo no puede hacer dos acciones a la vez.",
    ),
    "RYF-60": (
        "A first-aid kit, for oneself or a companion: 1d6 PV of the last combat, no explosion.",
        "Primeros auxilios, propios o a un compañero: 1d6 PV del último combate, sin explosión.",
    ),
    "RYF-61": (
        "Healing by skill: the difficulty is the life points lost + 10.",
        "Curar con la habilidad: la dificultad son los PV perdidos + 10.",
    ),
    "RYF-62": (
        "Those life points are the patient's.",
        "Esos PV son los de quien recibe la cura.",
    ),
    "RYF-63": (
        "Success at healing gives the patient 1d10 PV, without explosion.",
        "Si la cura sale bien, el paciente recupera 1d10 PV, sin explosión.",
    ),
    "RYF-P1": (
        "Published, one source: a kept 10 with 5 or more on the die beside it is a critical.",
        "Publicado, una fuente: un 10 guardado con 5 o más en el dado contiguo es un crítico.",
    ),
    "RYF-P2": (
        "Published, one source: a sixth difficulty of skill rolls, moderate, 18.",
        "Publicado, una fuente: una sexta dificultad de habilidad, moderada, 18.",
    ),
    "RYF-P4": (
        "Published, one source: raising a skill by one costs its new value.",
        "Publicado, una fuente: subir una habilidad en uno cuesta su nuevo valor.",
    ),
    "RYF-P5": (
        "Published, one source: weapons with damage and the last metre of each range.",
        "Publicado, una fuente: armas con su daño y el último metro de cada alcance.",
    ),
}
