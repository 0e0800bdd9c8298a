"""The combat house rules, each in a line of English and one of Spanish, in own words."""

from __future__ import annotations

COMBAT = {
    "UNX-00": (
        "Titles; from Part 4 on the rules are optional (setting part_four).",
        "Títulos; de la Parte 4 en adelante las reglas son opcionales (ajuste part_four).",
    ),
    "UNX-01": (
        "Initiative is 1d10 + Dexterity each round; the highest acts first, equals together.",
        "La iniciativa es 1d10 + Destreza cada ronda; el mayor va antes, los iguales a la vez.",
    ),
    "UNX-02": (
        "Fast Reaction Time adds 3 to initiative.",
        "Tiempo de Reacción Rápido suma 3 a la iniciativa.",
    ),
    "UNX-03": (
        "To hit: 1d10 + Dexterity + skill, 9 or more.",
        "Para acertar: 1d10 + Destreza + habilidad, 9 o más.",
    ),
    "UNX-04": (
        "A dodge (1d10 + Dexterity + Dodge or Acrobatics) must be better than the attack.",
        "Esquivar (1d10 + Destreza + Esquivar o Acrobacias) debe superar al ataque.",
    ),
    "UNX-05": (
        "Who dodges shots does not fire back that round, so it is declared at its start.",
        "Quien esquiva disparos no dispara esa ronda, así que se declara al empezarla.",
    ),
    "UNX-06": (
        "Dodging with Acrobatics allows firing back, with a handgun only.",
        "Esquivar con Acrobacias permite disparar, solo con pistola o revólver.",
    ),
    "UNX-07": (
        "In melee, dodging still allows striking back.",
        "En cuerpo a cuerpo, esquivar permite devolver el golpe.",
    ),
    "UNX-08": (
        "Each dodge beyond the first takes 1 off all of them.",
        "Cada esquiva después de la primera resta 1 a todas.",
    ),
    "UNX-09": (
        "Taking aim delays the attack to the end of the round: 1d10 + Perception + skill.",
        "Apuntar retrasa el ataque al final de la ronda: 1d10 + Percepción + habilidad.",
    ),
    "UNX-10": (
        "Aiming adds 1 to the attack at 9, and 1 more for every 2 above.",
        "Apuntar suma 1 al ataque con 9, y 1 más por cada 2 de más.",
    ),
    "UNX-11": (
        "After aiming the attack is rolled as ever.",
        "Después de apuntar se tira el ataque como siempre.",
    ),
    "UNX-12": ("A scope adds 2 to the aim roll.", "Una mira suma 2 a la tirada de apuntar."),
    "UNX-13": ("Aiming at the head: -4 to hit.", "Apuntar a la cabeza: -4 para acertar."),
    "UNX-14": ("Aiming at the neck: -5 to hit.", "Apuntar al cuello: -5 para acertar."),
    "UNX-15": ("Aiming at a limb: -2 to hit.", "Apuntar a una extremidad: -2 para acertar."),
    "UNX-16": (
        "Aiming at a hand or foot: -4 to hit.",
        "Apuntar a una mano o un pie: -4 para acertar.",
    ),
    "UNX-17": (
        "Each weapon has its damage, rolled on a hit; the AK-47 does 1d8*5.",
        "Cada arma tiene su daño, que se tira al acertar; el AK-47 hace 1d8*5.",
    ),
    "UNX-18": (
        "A total of 15 raises the damage multiplier by 1, and by 1 more for every 2 above.",
        "Un total de 15 sube el multiplicador de daño en 1, y 1 más por cada 2 de más.",
    ),
    "UNX-19": (
        "So the AK-47 does 1d8*6 at 15, 1d8*7 at 17 and 1d8*8 at 19.",
        "Así, el AK-47 hace 1d8*6 con 15, 1d8*7 con 17 y 1d8*8 con 19.",
    ),
    "UNX-20": (
        "What gets past the armour is multiplied by the level of the damage.",
        "Lo que pasa del blindaje se multiplica por el nivel del daño.",
    ),
    "UNX-21": (
        "Slashing, stabbing and plain bullets have level 2; blunt, explosive and fire 1.",
        "Cortante, punzante y bala normal tienen nivel 2; contundente, explosivo y fuego, 1.",
    ),
    "UNX-22": ("Hollow points have level 3.", "Las balas de punta hueca tienen nivel 3."),
    "UNX-23": (
        "One level more adds 1 to the multiplier after armour.",
        "Un nivel más suma 1 al multiplicador tras el blindaje.",
    ),
    "UNX-24": (
        "Armour is subtracted before damage hurts.",
        "El blindaje se resta antes de que el daño hiera.",
    ),
    "UNX-25": (
        "Armour is a fixed average here, not rolled (setting armour).",
        "Aquí el blindaje es una media fija, no se tira (ajuste armour).",
    ),
    "UNX-26": ("Head, blunt: one level more.", "Cabeza, contundente: un nivel más."),
    "UNX-27": (
        "Head, stabbing or slashing: one level more.",
        "Cabeza, punzante o cortante: un nivel más.",
    ),
    "UNX-28": ("Head, any bullet: two levels more.", "Cabeza, cualquier bala: dos niveles más."),
    "UNX-29": ("Neck, blunt: one level more.", "Cuello, contundente: un nivel más."),
    "UNX-30": (
        "Neck, stabbing or slashing: two levels more.",
        "Cuello, punzante o cortante: dos niveles más.",
    ),
    "UNX-31": ("Neck, any bullet: one level more.", "Cuello, cualquier bala: un nivel más."),
    "UNX-32": (
        "A limb takes no more damage, but over a third of the Life Points at once cripples it.",
        "Una extremidad no sufre más daño, pero más de un tercio de la Vida de golpe la inutiliza.",
    ),
    "UNX-33": (
        "A hand or foot is crippled by more than a fourth of the Life Points at once.",
        "Una mano o un pie queda inutilizado con más de un cuarto de la Vida de golpe.",
    ),
    "UNX-34": (
        "Several attacks in a round: each beyond the first takes 1 off all.",
        "Varios ataques en una ronda: cada uno después del primero resta 1 a todos.",
    ),
    "UNX-35": (
        "So three shots or three kicks are all at -2.",
        "Así, tres disparos o tres patadas van todos a -2.",
    ),
    "UNX-36": (
        "A burst is 3 to 5 shots with one attack roll.",
        "Una ráfaga son de 3 a 5 disparos con una tirada de ataque.",
    ),
    "UNX-37": (
        "A burst hits once at 9 and once more for every 2 above.",
        "Una ráfaga acierta una vez con 9 y otra por cada 2 de más.",
    ),
    "UNX-38": (
        "So a three-shot burst with 11 hits twice.",
        "Así, una ráfaga de tres disparos con 11 acierta dos.",
    ),
    "UNX-39": (
        "Shots of a burst do normal damage, each with its own armour.",
        "Los disparos de una ráfaga hacen daño normal, cada uno con su blindaje.",
    ),
    "UNX-40": (
        "Several bursts: each beyond the first takes 3 off all.",
        "Varias ráfagas: cada una después de la primera resta 3 a todas.",
    ),
    "UNX-41": (
        "Rock and Roll is a burst of 10 shots, with up to 10 hits.",
        "En automático (Rock and Roll): una ráfaga de 10 disparos, con hasta 10 aciertos.",
    ),
    "UNX-42": (
        "Each further Rock and Roll takes 4 off all; mixed attacks cost each its own number.",
        "Cada ráfaga en automático de más resta 4 a todos; mezclados, cada ataque cuesta lo suyo.",
    ),
    "UNX-43": (
        "Suppressive fire empties the clip over a corridor, an alley or a doorway.",
        "El fuego de supresión vacía el cargador sobre un pasillo, un callejón o una puerta.",
    ),
    "UNX-44": (
        "Machine guns can sweep a whole street.",
        "Las ametralladoras pueden barrer una calle entera.",
    ),
    "UNX-45": (
        "Under it one takes cover and is not hit, or stays and takes 1d4 hits.",
        "Bajo ese fuego uno se cubre y no es alcanzado, o se queda y recibe 1d4 impactos.",
    ),
    "UNX-46": (
        "Someone on the ground neither dodges nor fires back.",
        "Quien está en el suelo no esquiva ni devuelve el fuego.",
    ),
    "UNX-47": ("The table of melee weapons.", "La tabla de armas cuerpo a cuerpo."),
    "UNX-48": (
        "Punches and kicks take Endurance rather than Life, as a rule.",
        "Puñetazos y patadas quitan Resistencia en vez de Vida, por lo general.",
    ),
    "UNX-49": ("The table of ranged weapons.", "La tabla de armas a distancia."),
    "UNX-50": (
        "A crossbow is made for one Strength: less cannot load it, more gains nothing.",
        "Una ballesta es para una Fuerza: con menos no se carga, con más no se gana nada.",
    ),
    "UNX-51": (
        "The 5.7 mm submachine gun takes armour-piercing rounds only.",
        "El subfusil de 5,7 mm solo usa munición perforante.",
    ),
    "UNX-52": (
        "The three values of a shotgun are birdshot, buckshot and slug.",
        "Los tres valores de la escopeta son perdigones, postas y bala maciza.",
    ),
    "UNX-53": (
        "Armour-piercing rounds exist but have no effect of their own (setting ap).",
        "Hay munición perforante, pero sin efecto propio (ajuste ap).",
    ),
    "UNX-54": (
        "Slugs are also sold as hollow points.",
        "La bala maciza también es de punta hueca.",
    ),
    "UNX-55": ("Birdshot: +2 to hit.", "Perdigones: +2 para acertar."),
    "UNX-56": ("Buckshot: +1 to hit.", "Postas: +1 para acertar."),
    "UNX-57": ("A slug adds nothing to hit.", "La bala maciza no suma nada para acertar."),
    "UNX-58": (
        "Sniper rifles come with a scope with night vision.",
        "Los rifles de francotirador traen mira con visión nocturna.",
    ),
    "UNX-59": (
        "Scopes can be bought for other weapons and help to aim.",
        "Se pueden comprar miras para otras armas; ayudan a apuntar.",
    ),
    "UNX-60": (
        "The three values of an autocannon are slug, high explosive and incendiary.",
        "Los tres valores del cañón automático son maciza, alto explosivo e incendiaria.",
    ),
    "UNX-61": (
        "An incendiary shell sets alight as a Molotov does, and splashes those near.",
        "La munición incendiaria prende como un cóctel molotov y salpica a los cercanos.",
    ),
    "UNX-62": (
        "An automatic shotgun holds 12 shells.",
        "Una escopeta automática carga 12 cartuchos.",
    ),
    "UNX-63": (
        "In the tables, square brackets are damage and round ones how much a weapon holds.",
        "En las tablas, los corchetes son el daño y los paréntesis lo que carga el arma.",
    ),
    "UNX-64": ("The table of explosives.", "La tabla de explosivos."),
    "UNX-65": (
        "Explosives do damage at point blank, within the blast, and by shrapnel.",
        "Los explosivos dañan a quemarropa, en el radio de la explosión y con metralla.",
    ),
    "UNX-66": (
        "The 40 mm shotgun shell is birdshot, buckshot or slug.",
        "El cartucho de 40 mm es de perdigones, postas o bala maciza.",
    ),
    "UNX-67": (
        "Smoke, tear gas and flashbangs do no damage.",
        "El humo, el gas lacrimógeno y las cegadoras no hacen daño.",
    ),
    "UNX-68": (
        "Tear gas: 1d10 + Will, 9 to act, each round inside and for two rounds after.",
        "Gas lacrimógeno: 1d10 + Voluntad, 9 para actuar, cada ronda dentro y dos más.",
    ),
    "UNX-69": (
        "Flashbang: 1d10 + Perception, 9 or be blinded for some rounds; all are deafened.",
        "Cegadora: 1d10 + Percepción, 9 o quedar ciego unas rondas; todos quedan sordos.",
    ),
    "UNX-70": (
        "Smoke blocks the view and may suffocate indoors.",
        "El humo impide ver y en sitios cerrados puede asfixiar.",
    ),
    "UNX-71": (
        "Armour counts half against explosives, unless it is a sealed bomb suit.",
        "El blindaje cuenta la mitad contra explosivos, salvo un traje de artificiero cerrado.",
    ),
    "UNX-72": ("The table of incendiary weapons.", "La tabla de armas incendiarias."),
    "UNX-73": (
        "The first value is the hit, the second each round on fire.",
        "El primer valor es el impacto, el segundo cada ronda en llamas.",
    ),
    "UNX-74": (
        "Stop, drop and roll: a round spent on it puts the fire out.",
        "Tirarse al suelo y rodar: una ronda dedicada a ello apaga el fuego.",
    ),
    "UNX-75": (
        "Armour is useless against flames unless heat-proof, and they may destroy it.",
        "El blindaje no sirve contra las llamas salvo que sea ignífugo, y pueden destruirlo.",
    ),
    "UNX-76": (
        "The table of armour; body armour and a shield add up.",
        "La tabla de blindajes; el del cuerpo y un escudo se suman.",
    ),
    "UNX-77": (
        "A riot shield protects from the front only.",
        "El escudo antidisturbios solo protege de frente.",
    ),
    "UNX-78": (
        "Light encumbrance: -1 to Stealth, Speed, Brawling, Martial Arts and Melee Weapons.",
        "Carga ligera: -1 a Sigilo, Velocidad, Pelear, Artes Marciales y Arma Cuerpo a Cuerpo.",
    ),
    "UNX-79": ("Medium encumbrance: -2 to the same five.", "Carga media: -2 a las mismas cinco."),
    "UNX-80": ("Heavy encumbrance: -4 to the same five.", "Carga pesada: -4 a las mismas cinco."),
    "UNX-81": (
        "More weapons and armour may come: files of one's own add to the tables.",
        "Puede haber más armas y blindajes: los archivos propios se añaden a las tablas.",
    ),
}
