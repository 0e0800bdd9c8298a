"""What the game says in Spanish."""

MESSAGES = {
    "Powered by the apocalypse": "Con el motor del apocalipsis",
    "Make a move.": "Haz un movimiento.",
    "Suffer harm.": "Sufre daño.",
    "The stat.": "El rasgo.",
    "What was gained for it.": "Lo ganado para la tirada.",
    "Throw three dice, keep two.": "Tira tres dados y quédate con dos.",
    "The same, the lowest two.": "Lo mismo, con los dos más bajos.",
    "The harm: a number or dice.": "El daño: un número o dados.",
    "Armour.": "La armadura.",
    "Harm taken before.": "El daño sufrido antes.",
    "A total of 12 is better than 10.": "Un total de 12 es mejor que un 10.",
    "The total falls into": "El total da",
    "{total}: {outcome}": "{total}: {outcome}",
    "Harm less armour": "Daño menos armadura",
    "Clock of harm": "Reloj de daño",
    "{final} harm, {clock} of 6: {outcome}": "{final} de daño, {clock} de 6: {outcome}",
    "Unstable: it gets worse without help.": "Inestable: sin ayuda empeora.",
}
WORDS = {
    "advanced_hit": "éxito avanzado", "strong_hit": "éxito completo", "weak_hit": "éxito con coste",
    "hurt": "con heridas", "harm": "daño", "move": "movimiento", "stat": "rasgo",
    "forward": "siguiente",
}
