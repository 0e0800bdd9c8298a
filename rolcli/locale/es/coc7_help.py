"""Generated from es.po by ``python -m workshop``; do not edit."""

# ruff: noqa: E501
# fmt: off

MESSAGES: dict[str, str | tuple[str, str]] = {
    "Roll damage and take it off somebody's hit points.": 'Tirar el daño y quitárselo a los puntos de vida de alguien.',
    '96 to 99 fumble if the number needed, or the whole skill, is below 50.': 'De 96 a 99 es pifia si el número necesario, o la habilidad entera, es menor de 50.',
    'Armour against shot: taken from the whole, or from every die.': 'El blindaje contra perdigones: se resta del total o de cada dado.',
    'Attack hand to hand or with a firearm, with damage and what it does.': 'Atacar cuerpo a cuerpo o con un arma de fuego, con el daño y lo que hace.',
    'Bonus and penalty dice on all rolls, or only in opposed and combat rolls.': 'Dados de bonificación y penalización en todas las tiradas, o solo en las enfrentadas y de combate.',
    'Bursts after the first have one penalty die each, or one more each time.': 'Las ráfagas tras la primera llevan un dado de penalización cada una, o uno más cada vez.',
    'Half the damage bonus: halve what is rolled, or halve the faces of its dice.': 'La mitad de la bonificación al daño: dividir lo que sale, o dividir las caras de sus dados.',
    'Heal by First Aid, Medicine, or time.': 'Curar con Primeros Auxilios, con Medicina o con el tiempo.',
    'How a fifth of Sanity is rounded for indefinite insanity.': 'Cómo se redondea el quinto de Cordura para la locura indefinida.',
    'In opposed rolls a fumble equals a failure, or ranks lower.': 'En las tiradas enfrentadas una pifia equivale a un fracaso, o queda por debajo.',
    'Later attackers get the bonus die only if the target defends again, or always.': 'Los siguientes atacantes llevan el dado de bonificación solo si el objetivo vuelve a defenderse, o siempre.',
    'Look up damage bonus and Build by STR and SIZ.': 'Consultar la bonificación al daño y la Corpulencia según FUE y TAM.',
    'Luck buys a regular success only, or any level below critical.': 'La Suerte compra solo un éxito normal, o cualquier nivel por debajo del crítico.',
    'Metres between targets take bullets from the burst, or only from the magazine.': 'Los metros entre objetivos quitan balas de la ráfaga, o solo del cargador.',
    'One blow kills when it is over the maximum of hit points, or when it reaches it.': 'Un golpe mata si pasa de los puntos de vida máximos, o si los alcanza.',
    'Roll DEX, or go by DEX (a ready gun +50), or roll with a bonus die for a ready gun.': 'Tirar DES, o ir por DES (+50 con el arma preparada), o tirar con un dado de bonificación si el arma está preparada.',
    'Roll Luck, or spend it on an earlier failure.': 'Tirar Suerte, o gastarla en un fracaso anterior.',
    'Roll Sanity, lose it, and see whether the mind gives way.': 'Tirar Cordura, perderla y ver si la mente aguanta.',
    'Roll a characteristic against a difficulty or another roll, within its limit.': 'Tirar una característica contra una dificultad u otra tirada, dentro de su límite.',
    'Roll a failed test or check once more.': 'Forzar una tirada: repetir un test o un check fallado.',
    'Roll a skill against a difficulty or another roll.': 'Tirar una habilidad contra una dificultad u otra tirada.',
    'Roll the order of a combat.': 'Tirar el orden de un combate.',
    'Roll whether somebody dying holds on.': 'Tirar si aguanta alguien moribundo.',
    'The most bonus or penalty dice on one roll.': 'El máximo de dados de bonificación o penalización en una tirada.',
    'To throw these dice: rolcli roll d100, or rolcli coc7 test SKILL.': 'Para tirar estos dados: rolcli roll d100, o rolcli coc7 test HABILIDAD.',
    'What settles equal levels in an opposed roll.': 'Qué decide a igual nivel en una tirada enfrentada.',
    'Whether Luck comes back at the end of a session.': 'Si la Suerte se recupera al final de la sesión.',
    'Whether a fumble may be pushed.': 'Si una pifia se puede forzar.',
    'Whether the last burst may take what is left in the magazine.': 'Si la última ráfaga puede usar lo que quede en el cargador.',
    'Which weapons have the die of point-blank: all, or handguns and short shotguns.': 'Qué armas tienen el dado de bocajarro: todas, o las cortas y las escopetas cortas.',
    'Whose DEX says how near point-blank is.': 'La DES de quién dice hasta dónde llega la distancia de bocajarro.',
    'Without a defence the attack must succeed, or misses only on a fumble.': 'Sin defensa, el ataque tiene que ser un éxito, o solo falla con una pifia.',
}
