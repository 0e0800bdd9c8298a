"""The rules of d100 horror in one line each, in English and in Spanish."""

from __future__ import annotations

RULES: dict[str, tuple[str, str]] = {
    "COC-01": (
        "A roll is 1D100 against a number: equal or lower passes; 00 and 0 read 100.",
        "Una tirada es 1D100 contra un número: igual o menos la supera; 00 y 0 son 100.",
    ),
    "COC-02": (
        "Three difficulties: regular needs the value, hard half of it, extreme a fifth, down.",
        "Tres dificultades: normal pide el valor, difícil la mitad y extrema un quinto.",
    ),
    "COC-03": (
        "01 is always a critical, 100 always a fumble; 96-99 too if the number needed is under 50.",
        "01 es siempre crítico y 100 pifia; también 96-99 si el número necesario es menor de 50.",
    ),
    "COC-04": (
        "A failed roll of a skill or characteristic may be pushed: once more, and then it stays.",
        "Una tirada fallada de habilidad o característica se puede forzar una vez.",
    ),
    "COC-05": (
        "Pushing takes extra time, which the situation and the skill decide; there is no number.",
        "Forzar consume tiempo adicional, según la situación y la habilidad; no hay una cifra.",
    ),
    "COC-06": (
        "Opposed: each side rolls as usual and the kinds of result are compared.",
        "Enfrentada: cada parte tira como siempre y se comparan los tipos de resultado.",
    ),
    "COC-07": (
        "Critical beats extreme, then hard, then regular; two that fail have no winner.",
        "El crítico gana al extremo, luego difícil, luego normal; si ambos fallan no gana nadie.",
    ),
    "COC-08": (
        "Opposed rolls cannot be pushed.",
        "Las tiradas enfrentadas no se pueden forzar.",
    ),
    "COC-09": (
        "Bonus dice keep the lowest total and penalty dice the highest; they cancel one by one.",
        "Dados de bonificación (ventaja): el menor total; de penalización: el mayor; se anulan.",
    ),
    "COC-10": (
        "A character can face up to 100 + the own value; beyond it nothing is rolled.",
        "Un personaje puede afrontar hasta 100 + su valor; más allá no se tira.",
    ),
    "COC-11": (
        "Example of the limit: with STR 70 one may try to grab SIZ 170, and not 171.",
        "Ejemplo del límite: con FUE 70 se puede intentar apresar TAM 170, y no 171.",
    ),
    "COC-12": (
        "Beyond the limit help is needed: helpers' values come off the value faced, lowest first.",
        "Más allá del límite hace falta ayuda: se resta el valor de quien ayuda, el menor primero.",
    ),
    "COC-13": (
        "Combat rolls cannot be pushed.",
        "Las tiradas de combate no se pueden forzar.",
    ),
    "COC-14": (
        "Initiative: all who fight make an opposed DEX roll.",
        "Iniciativa: todos los que combaten hacen una tirada enfrentada de Destreza.",
    ),
    "COC-15": (
        "The best kind of result acts first, then the next, until all have acted.",
        "El mejor tipo de resultado actúa primero, después el siguiente, hasta que todos actúen.",
    ),
    "COC-16": (
        "Whoever has several actions takes all of them at their turn.",
        "Quien tiene varias acciones las hace todas cuando le toca.",
    ),
    "COC-17": (
        "With the same kind of result the higher DEX goes first.",
        "Con el mismo tipo de resultado va antes quien tiene más Destreza.",
    ),
    "COC-18": (
        "With the same result and the same DEX both act at once.",
        "Con igual resultado e igual Destreza se actúa a la vez.",
    ),
    "COC-19": (
        "Melee is opposed: who dodges wins ties, who fights back loses them but may hit.",
        "Cuerpo a cuerpo, enfrentada: esquivar gana empates; parar los pierde, pero puede dar.",
    ),
    "COC-20": (
        "Only the first attack of a turn is parried or dodged without a drawback.",
        "Solo el primer ataque del turno se para o esquiva sin penalización.",
    ),
    "COC-21": (
        "A defender with several actions has as many free defences.",
        "Quien se defiende y tiene varias acciones cuenta con otras tantas defensas libres.",
    ),
    "COC-22": (
        "Defending against more attacks in a turn gives each attacker one bonus die.",
        "Defenderse más veces en un turno da a cada atacante un dado de bonificación (ventaja).",
    ),
    "COC-23": (
        "Damage: the weapon's dice, in melee with the damage bonus; extreme hits do the greatest.",
        "Daño: los dados del arma y, cuerpo a cuerpo, la bonificación; extremo: el máximo.",
    ),
    "COC-24": (
        "Manoeuvres (grab, disarm): a smaller Build has penalty dice, and 3 smaller cannot try.",
        "Maniobras (apresar, desarmar): menos Corpulencia penaliza, y con 3 menos no se puede.",
    ),
    "COC-25": (
        "Bows, thrown weapons and the like use half the damage bonus, which STR + SIZ gives.",
        "Arcos, armas arrojadizas y similares usan media bonificación (bonificador) por FUE + TAM.",
    ),
    "COC-26": (
        "Crossbows and firearms use no damage bonus.",
        "Ballestas y armas de fuego no usan bonificación al daño (bonificador).",
    ),
    "COC-27": (
        "Firearms: regular up to the base range, hard up to twice, extreme up to four times.",
        "Armas de fuego: normal hasta el alcance básico, difícil al doble, extrema al cuádruple.",
    ),
    "COC-28": (
        "Aim, point-blank, cover, speed and the like are bonus or penalty dice for firearms.",
        "Apuntar, bocajarro, cobertura, rapidez, etc. dan dados a las armas de fuego.",
    ),
    "COC-29": (
        "A burst has at most a tenth of the skill in bullets.",
        "Una ráfaga tiene como máximo un décimo de la habilidad en balas.",
    ),
    "COC-30": (
        "A burst has at least 3 bullets, whatever the skill.",
        "Una ráfaga tiene como mínimo 3 balas, sea cual sea la habilidad.",
    ),
    "COC-31": (
        "The attacker chooses how many bursts, the size of each one and their targets.",
        "Quien ataca elige cuántas ráfagas, el tamaño de cada una y sus blancos.",
    ),
    "COC-32": (
        "A burst at another target loses a bullet for each metre between the two.",
        "Una ráfaga a otro blanco pierde una bala por cada metro que los separa.",
    ),
    "COC-33": (
        "Example: two bursts of 5 at targets 1 metre apart fire 5 and 4 bullets.",
        "Ejemplo: dos ráfagas de 5 a blancos separados 1 metro disparan 5 y 4 balas.",
    ),
    "COC-34": (
        "Every burst after the first has a penalty die; half of a burst's bullets hit.",
        "Cada ráfaga después de la primera lleva un dado de penalización; acierta media ráfaga.",
    ),
    "COC-35": (
        "A major wound is one attack that does half the hit points' maximum or more, past armour.",
        "Herida grave (crítica): un ataque quita la mitad o más de los PV, tras el blindaje.",
    ),
    "COC-36": (
        "Example: of 20 hit points, 10 in one attack are a major wound and 9 are not.",
        "Ejemplo: de 20 puntos de vida, 10 de un ataque son herida grave (crítica) y 9 no.",
    ),
    "COC-37": (
        "A major wound: prone, a CON roll or unconscious; at 0 dying; over the maximum dead.",
        "Herida grave (crítica): cae, CON o inconsciente; a 0, moribundo; más del total, muerto.",
    ),
    "COC-38": (
        "A Sanity roll is against current Sanity; it costs one loss if passed, another if failed.",
        "La tirada de Cordura es contra la actual; cuesta una pérdida si se supera y otra si no.",
    ),
    "COC-39": (
        "Losing 5 Sanity or more at once asks for an INT roll.",
        "Perder 5 o más de Cordura de una vez pide una tirada de Inteligencia.",
    ),
    "COC-40": (
        "Passing that INT roll brings temporary insanity; failing it represses the memory.",
        "Superar esa tirada trae locura temporal; fallarla reprime el recuerdo.",
    ),
    "COC-41": (
        "Losing a fifth of Sanity in one day brings indefinite insanity, without a roll.",
        "Perder un quinto de la Cordura en un día trae locura indefinida, sin tirada.",
    ),
    "COC-42": (
        "Example: with 50 Sanity, 10 lost in a day are indefinite insanity.",
        "Ejemplo: con 50 de Cordura, 10 perdidos en un día son locura indefinida.",
    ),
    "COC-43": (
        "Temporary insanity: a bout of madness, then underlying insanity of 1D10 hours.",
        "Locura temporal: un episodio de locura y después locura subyacente durante 1D10 horas.",
    ),
    "COC-44": (
        "Luck makes a failed roll a regular success: a point for each point of the roll.",
        "La Suerte hace de una tirada fallada un éxito normal: un punto por punto de la tirada.",
    ),
    "COC-45": (
        "Example: 50 is needed and 70 was rolled: 20 points of Luck.",
        "Ejemplo: hace falta 50 y salió 70: 20 puntos de Suerte.",
    ),
    "COC-46": (
        "Luck does not change fumbles, Luck rolls, damage, Sanity rolls or Sanity losses.",
        "La Suerte no cambia pifias, tiradas de Suerte, daño, tiradas ni pérdidas de Cordura.",
    ),
    "COC-47": (
        "Luck cannot make a critical.",
        "La Suerte no puede dar un crítico.",
    ),
    "COC-48": (
        "Luck and pushing do not go together: a pushed roll takes no Luck.",
        "Suerte y forzar no se combinan: una tirada forzada no admite Suerte.",
    ),
    "COC-49": (
        "The points spent come off the Luck that is left.",
        "Los puntos gastados se restan de la Suerte que queda.",
    ),
    "COC-50": (
        "A Luck roll is against the Luck that is left.",
        "Una tirada de Suerte es contra la Suerte que queda.",
    ),
    "COC-51": (
        "Example: with 60 Luck, after spending 20 the Luck roll is against 40.",
        "Ejemplo: con 60 de Suerte y 20 gastados, la tirada de Suerte es contra 40.",
    ),
    "COC-P0": (
        "Published: a weapon by name gives damage, range, magazine and malfunction not typed.",
        "Publicado: un arma por su nombre da el daño, alcance, cargador y avería no escritos.",
    ),
    "COC-P1": (
        "Published: shot does less damage by band, at regular difficulty, and never impales.",
        "Publicado: los perdigones pierden daño por tramos, a dificultad normal, y no empalan.",
    ),
    "COC-P2": (
        "Published: armour comes off every die of shot; a flat part counts if one gets through.",
        "Publicado: el blindaje resta a cada dado de perdigones; lo fijo cuenta si alguno pasa.",
    ),
    "COC-P3": (
        "Published (one source): slugs do 1D10+5 to +7, base range 50, and impale.",
        "Publicado (una fuente): las balas macizas hacen 1D10+5 a +7, alcance 50, y empalan.",
    ),
    "COC-P5": (
        "Published (one source): the point-blank die is for handguns and short shotguns only.",
        "Publicado (una fuente): el dado de bocajarro es de armas cortas y escopetas cortas.",
    ),
    "COC-P6": (
        "Published: a skill gains 1D10 on a roll over it, or of 96 and up; at 90, 2D6 Sanity.",
        "Publicado: sube 1D10 si se tira más que la habilidad, o 96 o más; a los 90, 2D6 COR.",
    ),
    "COC-P7": (
        "Published: at a session's end a roll over Luck wins 1D10 of it back, at most 99.",
        "Publicado: al acabar la sesión, tirar más que la Suerte recupera 1D10, hasta 99.",
    ),
    "COC-P8": (
        "Published, pulp: at a session's start Luck gains 2D10+10 on a roll over it, else 1D10+5.",
        "Publicado, pulp: cada sesión, 2D10+10 si se tira más que la Suerte; si no, 1D10+5.",
    ),
    "COC-P9": (
        "Published, pulp: Luck halves losses, keeps one awake, heals, cheats death, undoes jams.",
        "Publicado, pulp: la Suerte reduce pérdidas, mantiene en pie, cura y burla la muerte.",
    ),
    "COC-P10": (
        "Published: one roll against several values; all must be made, or any of them.",
        "Publicado: una tirada contra varios valores; hay que superarlos todos, o alguno.",
    ),
    "COC-P11": (
        "Published: before a chase CON moves MOV by one; faster prey escapes, slow hunters drop.",
        "Publicado: antes de perseguir, CON cambia MOV en uno; quien huye más rápido escapa.",
    ),
    "COC-P12": (
        "Published: First Aid and then Medicine add up on one wound; two may help, one is enough.",
        "Publicado: Primeros Auxilios y Medicina suman; pueden ayudar dos y basta un éxito.",
    ),
    "COC-P13": (
        "Published: the hardened lose half, before the tests of 5 points and of the day.",
        "Publicado: los curtidos pierden la mitad, antes de mirar los 5 puntos y el día.",
    ),
    "COC-P14": (
        "Published: the first madness by the Mythos gives 5 Mythos, others 1; Sanity 99 less it.",
        "Publicado: la primera locura por los Mitos da 5 en Mitos, las otras 1; COR 99 menos eso.",
    ),
    "COC-P15": (
        "Published: where a critical is demanded only 01 passes, and 96 to 100 fumble.",
        "Publicado: si se exige un crítico solo vale 01, y de 96 a 100 es pifia.",
    ),
    "COC-P16": (
        "Published: investigators roll 3D6x5 or (2D6+6)x5, then age takes and teaches.",
        "Publicado: los investigadores tiran 3D6x5 o (2D6+6)x5; luego la edad quita y enseña.",
    ),
    "COC-P17": (
        "Published (one source): the last burst takes what the magazine has left, even 1 or 2.",
        "Publicado (una fuente): la última ráfaga usa lo que quede, aunque sea 1 o 2 balas.",
    ),
    "COC-P18": (
        "Published: aiming helps the first shot or burst only.",
        "Publicado: apuntar ayuda solo al primer disparo o a la primera ráfaga.",
    ),
}
"""Rule id -> the rule in English and in Spanish."""
