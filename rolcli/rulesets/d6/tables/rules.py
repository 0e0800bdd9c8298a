"""The rules of the D6 System in one line each, in English and in Spanish."""

from __future__ import annotations

RULES: dict[str, tuple[str, str]] = {
    "D6-00": ("Titles only.", "Solo títulos."),
    "D6-01": (
        "Somebody may resist with a skill or attribute, the same or another.",
        "Alguien puede resistirse con una habilidad o un atributo, el mismo u otro.",
    ),
    "D6-02": (
        "Holding somebody down, for one, is Strength against Strength.",
        "Sujetar a alguien, por ejemplo, es fortaleza contra fortaleza.",
    ),
    "D6-03": (
        "Both sides roll, and the higher total wins.",
        "Tiran ambas partes y gana el total más alto.",
    ),
    "D6-04": (
        "A tie goes to the player character against a non-player character.",
        "El empate es del personaje jugador frente al no jugador.",
    ),
    "D6-05": (
        "Two player characters who tie roll again; so do two non-player characters.",
        "Dos personajes jugadores que empatan repiten la tirada; dos no jugadores, también.",
    ),
    "D6-06": (
        "Whoever has an advantage gets a modifier on the roll.",
        "Quien tiene ventaja recibe un modificador a su tirada.",
    ),
    "D6-07": (
        "Without an opponent the referee sets a difficulty number.",
        "Sin oponente, el Director de Juego fija un número de dificultad.",
    ),
    "D6-08": (
        "A total equal to the difficulty or above succeeds.",
        "Un total igual o superior a la dificultad es un éxito.",
    ),
    "D6-09": ("A lower total fails.", "Un total inferior es un fracaso."),
    "D6-10": (
        "Preparing: do nothing for one round, roll in the next.",
        "Prepararse: una ronda sin hacer nada y la tirada en la siguiente.",
    ),
    "D6-11": ("A prepared roll has 1D more.", "La tirada preparada lleva 1D más."),
    "D6-12": (
        "Running in the round of the roll: 1D less.",
        "Correr en la ronda de la tirada: 1D menos.",
    ),
    "D6-13": ("Being wounded: 1D less.", "Estar herido: 1D menos."),
    "D6-14": (
        "Several uses of skills in a round are declared when it begins.",
        "Los varios usos de habilidades de una ronda se declaran al empezarla.",
    ),
    "D6-15": (
        "Each use after the first costs 1D.",
        "Cada uso después del primero cuesta 1D.",
    ),
    "D6-16": (
        "Two uses: 1D less on all of them; three: 2D; four: 3D; and so on.",
        "Dos usos: 1D menos en todos; tres: 2D; cuatro: 3D; y así sucesivamente.",
    ),
    "D6-17": (
        "The reduction holds for every use of the round, the first one too.",
        "La reducción vale para todos los usos de la ronda, incluido el primero.",
    ),
    "D6-18": (
        "Only one round of preparing counts; more of them add nothing.",
        "Solo cuenta una ronda de preparación; más rondas no añaden nada.",
    ),
    "D6-19": (
        "Preparing is lost when the next round has two uses or more.",
        "La preparación se pierde si la ronda siguiente tiene dos usos o más.",
    ),
    "D6-20": (
        "Preparing is lost as well when a reaction skill is used.",
        "La preparación también se pierde al usar una habilidad de reacción.",
    ),
    "D6-21": (
        "Reaction skills: dodge, unarmed parry, armed parry.",
        "Habilidades de reacción: esquivar, parar sin armas, parar con armas.",
    ),
    "D6-22": (
        "Reactions are not declared; they are used when needed.",
        "Las reacciones no se declaran; se usan cuando hacen falta.",
    ),
    "D6-23": (
        "Beside other skills of the round, a reaction is one use more.",
        "Junto a otras habilidades de la ronda, una reacción es un uso más.",
    ),
    "D6-24": (
        "Rolls made before a reaction stand; it and the later ones are reduced.",
        "Lo tirado antes de la reacción no cambia; ella y lo posterior se reducen.",
    ),
    "D6-25": (
        "Nobody has to react: it costs dice for the rest of the round.",
        "Nadie está obligado a reaccionar: cuesta dados el resto de la ronda.",
    ),
    "D6-26": (
        "Wounded and prepared cancel each other: the code is as it was.",
        "Estar herido y haberse preparado se anulan: el código queda como estaba.",
    ),
    "D6-27": (
        "All changes of a code add up.",
        "Todos los cambios de un código se suman.",
    ),
    "D6-28": (
        "Where one action affects another, both roll for what they do to find the order.",
        "Si una acción afecta a otra, ambos tiran por lo que hacen para fijar el orden.",
    ),
    "D6-29": ("Who moves rolls Dexterity.", "Quien se mueve tira por destreza."),
    "D6-30": (
        "The highest total goes first, then the next.",
        "El total más alto va primero y luego el siguiente.",
    ),
    "D6-31": (
        "One roll decides both the order and the action's success.",
        "Una sola tirada decide el orden y el éxito de la acción.",
    ),
    "D6-32": (
        "In a tie a player character goes first.",
        "En un empate, el personaje jugador va primero.",
    ),
    "D6-33": (
        "Equals of one kind roll again, for the order only.",
        "Los empatados del mismo tipo repiten, solo para el orden.",
    ),
    "D6-34": (
        "The difficulty of a shot depends on its range.",
        "La dificultad de un disparo depende del alcance.",
    ),
    "D6-35": ("Point blank: 5.", "A quemarropa: 5."),
    "D6-36": ("Short range: 10.", "A corto alcance: 10."),
    "D6-37": ("Medium range: 15.", "A medio alcance: 15."),
    "D6-38": ("Long range: 20.", "A largo alcance: 20."),
    "D6-39": (
        "Each weapon has ranges of its own in metres.",
        "Cada arma tiene sus alcances en metros.",
    ),
    "D6-40": (
        "A hit rolls the weapon's damage code.",
        "Al acertar se tira el código de daño del arma.",
    ),
    "D6-41": (
        "The victim's Strength is rolled against the damage.",
        "La fortaleza de la víctima se tira contra el daño.",
    ),
    "D6-42": (
        "Strength above the damage: stunned.",
        "Fortaleza superior al daño: aturdido.",
    ),
    "D6-43": (
        "Damage from Strength to below twice Strength: wounded.",
        "Daño desde la fortaleza hasta menos del doble: herido.",
    ),
    "D6-44": (
        "Damage from twice to below three times Strength: incapacitated.",
        "Daño desde el doble hasta menos del triple de la fortaleza: incapacitado.",
    ),
    "D6-45": (
        "Damage of three times Strength or more: mortally wounded.",
        "Daño del triple de la fortaleza o más: mortalmente herido.",
    ),
    "D6-46": (
        "Stunned: falls and loses the rest of the round.",
        "Aturdido: cae y pierde el resto de la ronda.",
    ),
    "D6-47": (
        "Wounded: falls and loses the rest of the round.",
        "Herido: cae y pierde el resto de la ronda.",
    ),
    "D6-48": (
        "A wounded character has 1D less on skills and attributes until healed.",
        "Un herido tiene 1D menos en habilidades y atributos hasta curarse.",
    ),
    "D6-49": (
        "Wounded once more: incapacitated.",
        "Herido otra vez: incapacitado.",
    ),
    "D6-50": (
        "Incapacitated: unconscious, and nothing more until healed.",
        "Incapacitado: inconsciente y sin poder hacer nada hasta que lo curen.",
    ),
    "D6-51": (
        "Incapacitated and then wounded or incapacitated: mortally wounded.",
        "Incapacitado y luego herido o incapacitado: mortalmente herido.",
    ),
    "D6-52": (
        "Mortally wounded: unconscious until healed. Where no rule joins two states, the worse "
        "one stays.",
        "Mortalmente herido: inconsciente hasta que lo curen. Si ninguna regla une dos estados, "
        "queda el peor.",
    ),
    "D6-53": (
        "Mortally wounded: 2D at the end of each round.",
        "Mortalmente herido: 2D al final de cada ronda.",
    ),
    "D6-54": (
        "Less than the rounds since the wound is death; the count is 1 at the first roll.",
        "Menos que las rondas desde la herida es la muerte; la cuenta vale 1 en la primera tirada.",
    ),
    "D6-55": (
        "The Strength roll against damage is no action; nothing modifies it.",
        "La tirada de fortaleza contra el daño no es una acción; nada la modifica.",
    ),
    "D6-56": (
        "The target of a shot may roll dodge.",
        "El blanco de un disparo puede tirar esquivar.",
    ),
    "D6-57": (
        "The dodge is added to the attack's difficulty.",
        "Lo que se esquiva se suma a la dificultad del ataque.",
    ),
    "D6-58": (
        "One dodge counts against all who shoot in the segment.",
        "Una sola esquiva cuenta contra todos los que disparan en el segmento.",
    ),
    "D6-59": (
        "A target that is close can be fought hand to hand.",
        "A un blanco cercano se le puede atacar cuerpo a cuerpo.",
    ),
    "D6-60": (
        "Blows use unarmed attack, or the skill of the weapon.",
        "Se golpea con atacar sin armas o con la habilidad del arma.",
    ),
    "D6-61": (
        "Blows work like shots, but the weapon sets the difficulty.",
        "Los golpes van como los disparos, pero la dificultad la da el arma.",
    ),
    "D6-62": (
        "An unarmed attack does the attacker's Strength as damage.",
        "Un ataque sin armas hace como daño la fortaleza del atacante.",
    ),
    "D6-63": (
        "Without a weapon: unarmed parry; with one, armed parry too.",
        "Sin arma: parar sin armas; con ella, también parar con armas.",
    ),
    "D6-64": (
        "A parry works like a dodge, in hand-to-hand combat only.",
        "Parar funciona como esquivar, solo cuerpo a cuerpo.",
    ),
    "D6-65": (
        "An unarmed parry meets unarmed attacks only.",
        "Parar sin armas solo sirve contra ataques sin armas.",
    ),
    "D6-66": (
        "An armed parry meets attacks with and without weapons.",
        "Parar con armas sirve contra ataques con y sin armas.",
    ),
    "D6-67": (
        "A dodge is of no use against blows.",
        "Esquivar no sirve contra los golpes.",
    ),
    "D6-68": (
        "A grenade can be thrown anywhere.",
        "Una granada puede lanzarse a cualquier sitio.",
    ),
    "D6-69": (
        "The range gives the difficulty of a throw.",
        "El alcance da la dificultad del lanzamiento.",
    ),
    "D6-70": (
        "With the difficulty reached it lands where wanted.",
        "Si se alcanza la dificultad, cae donde se quería.",
    ),
    "D6-71": (
        "Otherwise it may end at the thrower's feet; the referee decides.",
        "Si no, puede acabar a los pies de quien la lanza; decide el Director de Juego.",
    ),
    "D6-72": (
        "It hurts everybody within 10 metres, with its full damage.",
        "Daña a todos en 10 metros a la redonda, con todo su daño.",
    ),
    "D6-73": (
        "A grenade that lands near can be dodged.",
        "Una granada que cae cerca se puede esquivar.",
    ),
    "D6-74": (
        "The dodge raises the grenade's difficulty, for the one who dodges.",
        "Esquivar aumenta la dificultad de la granada, para quien esquiva.",
    ),
    "D6-75": (
        "Who dodges a grenade ends the segment on the ground.",
        "Quien esquiva una granada acaba el segmento en el suelo.",
    ),
    "D6-76": (
        "One dodge covers all shots and grenades of its segment.",
        "Una esquiva cubre todos los disparos y granadas de su segmento.",
    ),
    "D6-77": (
        "Skill points raise skill codes.",
        "Los puntos de habilidad suben códigos de habilidad.",
    ),
    "D6-78": (
        "An attribute's code can never be raised.",
        "El código de un atributo no puede subirse nunca.",
    ),
    "D6-79": (
        "A pip costs as many points as the number before the D.",
        "Cada punto de código cuesta tanto como el número antes de la D.",
    ),
    "D6-80": (
        "Steps: no plus, +1, +2, then one die more without plus.",
        "Pasos: sin más, +1, +2 y luego un dado más sin más.",
    ),
    "D6-81": (
        "Any skills, by any amount, never beyond the points one has.",
        "Cualquier habilidad, cuanto se quiera, sin pasar de los puntos que se tienen.",
    ),
    "D6-82": (
        "What is not spent is kept for later.",
        "Lo que no se gasta se guarda para después.",
    ),
    "D6-83": (
        "A code is dice and 0 to 2 pips; dice come and go, pips stay; without dice no roll.",
        "Un código son dados y de 0 a 2 puntos; los dados cambian, los puntos quedan; sin dados "
        "no hay tirada.",
    ),
    "D6-P1": (
        "Published: a Force point doubles all skill and attribute codes for a round, pips too, "
        "before anything is added or taken off; a weapon's own code stays.",
        "Publicado: un punto de Fuerza duplica todos los códigos de habilidad y atributo durante "
        "una ronda, puntos incluidos, antes de sumar o restar; el código del arma no cambia.",
    ),
    "D6-P2": (
        "Published, second edition: a character point adds 1D to a roll, and its 6 is added and "
        "thrown again; at most two to a roll, and none in the round of a Force point.",
        "Publicado, segunda edición: un punto de personaje añade 1D a una tirada, cuyo 6 se suma "
        "y se repite; como mucho dos por tirada y ninguno en la ronda de un punto de Fuerza.",
    ),
    "D6-P3": (
        "Published, second edition: a pip of a specialisation costs half the number before the "
        "D, rounded up.",
        "Publicado, segunda edición: un punto de una especialización cuesta la mitad del número "
        "que precede a la D, redondeando hacia arriba.",
    ),
    "D6-P4": (
        "Published, revised second edition: character 0, speeder 2D, walker 4D, starfighter 6D, "
        "capital ship 12D, death star 24D. The smaller adds the difference to its attack and to "
        "its target's Strength, the larger to its target's dodge and to its damage.",
        "Publicado, segunda edición revisada: personaje 0, deslizador 2D, caminante 4D, caza "
        "6D, nave capital 12D, estrella de la muerte 24D. El menor suma la diferencia a su ataque "
        "y a la fortaleza del objetivo; el mayor, a la esquiva del objetivo y a su daño.",
    ),
    "D6-P5": (
        "Published, later editions: damage less Strength, 0 stunned, 4 wounded, 9 incapacitated, "
        "13 mortally wounded, 16 killed, below 0 nothing; wounded again is wounded twice, -2D.",
        "Publicado, ediciones posteriores: daño menos fortaleza, 0 aturdido, 4 herido, 9 "
        "incapacitado, 13 mortalmente herido, 16 muerto, bajo 0 nada; herido otra vez es herido "
        "dos veces, -2D.",
    ),
    "D6-P6": (
        "Published names: very easy 5, easy 10, moderate 15, difficult 20, very difficult 30, "
        "heroic 31. Other lists have 25 for very difficult, and 30 or 50 for heroic.",
        "Nombres publicados: muy fácil 5, fácil 10, moderada 15, difícil 20, muy difícil 30, "
        "heroica 31. Otras listas dan 25 a muy difícil y 30 o 50 a heroica.",
    ),
    "D6-P7": (
        "Published, in one source: 3 for each die and the pips stand for a roll of dodge or "
        "Strength.",
        "Publicado, en una fuente: 3 por dado y los puntos sustituyen a la tirada de esquivar o "
        "de fortaleza.",
    ),
    "D6-P8": (
        "Published, second edition: a weapon's damage code and ranges (point blank below its "
        "limit, the others up to theirs) or its difficulty hand to hand.",
        "Publicado, segunda edición: código de daño y alcances del arma (a quemarropa, por "
        "debajo de su límite; los demás, hasta el suyo) o su dificultad cuerpo a cuerpo.",
    ),
    "D6-P9": (
        "Published, in one source: a full dodge is added to the difficulty for the whole round, "
        "and nothing else is done.",
        "Publicado, en una fuente: la esquiva completa se suma a la dificultad toda la ronda y "
        "no se hace nada más.",
    ),
    "D6-P10": (
        "Published: the wild die. A 6 is added and thrown again; a first 1 costs it and the "
        "highest die, or brings a complication. Not in the roll of the dying.",
        "Publicado: el dado salvaje. Un 6 se suma y se repite; un 1 inicial lo quita junto al "
        "dado más alto, o trae una complicación. No en la tirada del moribundo.",
    ),
}
