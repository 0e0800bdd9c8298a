"""Generated from es.po by ``python -m workshop``; do not edit."""

# ruff: noqa: E501
# fmt: off

MESSAGES: dict[str, str | tuple[str, str]] = {
    'Attack hand to hand or at range, with damage and what it does to the target.': 'Atacar cuerpo a cuerpo o a distancia, con el daño y lo que le hace al objetivo.',
    'Heal by rest after a combat, by a first-aid kit or by a healing skill.': 'Curar con descanso, pack de primeros auxilios o habilidad.',
    'Life points (PV) are this many times Físico; with 4 the states follow the PV.': 'Los puntos de vida (PV) son tantas veces Físico; con 4, los estados siguen a los PV.',
    'Reckon what raising a skill costs (a published rule).': 'Calcular lo que cuesta subir una habilidad (regla publicada).',
    'Roll attribute + 1o3d10 against a difficulty or another roll.': 'Tirar atributo + 1o3d10 contra una dificultad u otra tirada.',
    'Roll attribute + skill + 1o3d10 against a difficulty or another roll.': 'Tirar atributo + habilidad + 1o3d10 contra una dificultad u otra tirada.',
    'Roll damage, every die exploding, and add it to the wounds.': 'Tirar el daño, con todos los dados explotando, y sumarlo a las heridas.',
    'Roll the order of a combat and how many actions each one has.': 'Tirar el orden de un combate y cuántas acciones tiene cada uno.',
    'Several causes move the kept die by their sum, or one for the low die is enough.': 'Varias causas mueven el dado guardado según su suma, o basta una para el dado bajo.',
    'The initiative total that gives a second action; each 10 more give another.': 'El total de iniciativa que da una segunda acción; cada 10 más dan otra.',
    'These dice alone: rolcli roll 1o3d10 (1o3d10+ keeps the high, 1o3d10- the low).': 'Solo estos dados: rolcli tirar 1o3d10 (1o3d10+ guarda el alto, 1o3d10- el bajo).',
    'What makes a critical: a margin of 10, or a kept 10 with 5 or more beside it.': 'Qué es un crítico: un margen de 10, o un 10 guardado con 5 o más al lado.',
    'What makes a fumble: a kept 1 with 5 or less on the next higher die, or any kept 1.': 'Qué es una pifia: un 1 guardado con 5 o menos en el dado siguiente, o cualquier 1 guardado.',
    'What raising a skill by one costs: its new value, by a published rule.': 'Lo que cuesta subir una habilidad en uno: su valor nuevo, por una regla publicada.',
    'Whether a 1 on the kept die of the first throw fails even where it is no fumble.': 'Si un 1 en el dado guardado de la primera tirada falla aunque no sea pifia.',
    'Which attacks gain 1d6 of damage for each 10 of margin.': 'Qué ataques ganan 1d6 de daño por cada 10 de margen.',
    'Wounds kill from this many times Físico.': 'Las heridas matan a partir de tantas veces Físico.',
}
