"""Generated from es.po by ``python -m workshop``; do not edit."""

# ruff: noqa: E501
# fmt: off

MESSAGES: dict[str, str | tuple[str, str]] = {
    "Published: a difference of scale adds dice to one side's codes.": 'Publicado: una diferencia de escala suma dados a los códigos de un lado.',
    'A dodge or parry is added to the difficulty, or takes its place.': 'Esquivar o parar se suma a la dificultad, o la sustituye.',
    'A wound goes by the ratio of damage to Strength, or by their difference.': 'La herida va según la proporción entre daño y fortaleza, o según su diferencia.',
    'Find who goes first, with the rolls that also decide the actions.': 'Ver quién va primero, con las tiradas que también deciden las acciones.',
    'Note that somebody is healed.': 'Anotar que alguien se cura.',
    'One die of every code is wild: a 6 is added and thrown again; a first 1 takes itself and the highest other die away, or counts and brings a complication.': 'Un dado de cada código es salvaje: un 6 se suma y se vuelve a tirar; un 1 a la primera se quita junto con el otro dado más alto, o cuenta y trae una complicación.',
    'Published: 3 for each die and the pips stand for rolls of dodge and Strength.': 'Publicado: 3 por dado y los puntos sustituyen a las tiradas de esquivar y de fortaleza.',
    'Published: a Force point doubles all skill and attribute codes for a round.': 'Publicado: un punto de Fuerza duplica todos los códigos de habilidad y atributo una ronda.',
    'Published: a pip of a specialisation costs half the number before the D.': 'Publicado: un punto de una especialización cuesta la mitad del número que precede a la D.',
    'Published: character points add dice that explode, at most two to a roll.': 'Publicado: los puntos de personaje añaden dados que explotan, como mucho dos por tirada.',
    'Raise a skill code with skill points.': 'Subir un código de habilidad con puntos de habilidad.',
    'Roll a skill against a difficulty or against somebody.': 'Tirar una habilidad contra una dificultad o contra alguien.',
    'Roll an attribute against a difficulty or against somebody.': 'Tirar un atributo contra una dificultad o contra alguien.',
    'Roll at the end of a round for somebody mortally wounded.': 'Tirar al final de la ronda por alguien mortalmente herido.',
    'Roll damage against Strength and find the wound.': 'Tirar el daño contra la fortaleza y ver qué herida hace.',
    'Shoot, throw a grenade or strike, with defence, damage and wound.': 'Disparar, lanzar una granada o golpear, con defensa, daño y herida.',
    'Somebody mortally wounded who is incapacitated or worse again stays so, or is killed (second edition).': 'Alguien mortalmente herido que vuelve a quedar incapacitado o peor sigue igual, o muere (segunda edición).',
    'The count of rounds at the moment of the mortal wound.': 'Por cuánto va la cuenta de rondas en el momento de la herida mortal.',
    'The document alone, or the published options too, for whoever asks for them.': 'Solo el documento, o también las opciones publicadas para quien las pida.',
    'What is left of a code that loses all its dice: nothing, or 1D without pips.': 'Lo que queda de un código que pierde todos sus dados: nada, o 1D sin puntos.',
    'later editions: 5D to 2 m, 4D to 4, 3D to 6, 2D to 10': 'ediciones posteriores: 5D hasta 2 m, 4D hasta 4, 3D hasta 6, 2D hasta 10',
    'later editions: 6D to 2 m, 5D to 4, 3D to 6, 2D to 8': 'ediciones posteriores: 6D hasta 2 m, 5D hasta 4, 3D hasta 6, 2D hasta 8',
    'one list gives it 100 shots': 'una lista le da 100 disparos',
    'one list has 350 m as its long range': 'una lista da 350 m de largo alcance',
    'one list has STR+1D at difficulty 10': 'una lista da FOR+1D a dificultad 10',
    'one list has STR+2D at difficulty 15': 'una lista da FOR+2D a dificultad 15',
    'one list has STR+3D+1, at most 7D': 'una lista da FOR+3D+1, como mucho 7D',
    'one list has STR+3D, at most 6D+2': 'una lista da FOR+3D, como mucho 6D+2',
    'one list: 10D to 2 m, 8D to 8, 5D to 12, 2D to 20; another has other radii': 'una lista: 10D hasta 2 m, 8D hasta 8, 5D hasta 12, 2D hasta 20; otra da otros radios',
    'stuns only': 'solo aturde',
    'two lists have 3D+1': 'dos listas dan 3D+1',
}
