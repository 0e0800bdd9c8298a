"""What people say of dice in words, and how it is written: ``4d6 drop lowest``, ``d20 vs 15``."""

from __future__ import annotations

import re

from rolcli.words import fold

ACTS = {
    "keep": "k", "take": "k", "guardar": "k", "guarda": "k", "coger": "k", "coge": "k",
    "drop": "d", "discard": "d", "remove": "d", "quitar": "d", "quita": "d", "descartar": "d",
    "descarta": "d",
}
"""Whether dice stay or go."""
WHICH = {
    "highest": "h", "high": "h", "higher": "h", "best": "h", "top": "h", "mayor": "h",
    "mayores": "h", "mejor": "h", "mejores": "h", "alto": "h", "altos": "h",
    "lowest": "l", "low": "l", "lower": "l", "worst": "l", "menor": "l", "menores": "l",
    "peor": "l", "peores": "l", "bajo": "l", "bajos": "l",
}
"""Which of them."""
AGAINST = ("vs", "versus", "against", "dc", "tn", "contra", "cd")
"""What stands before the number to reach."""
FILLING = ("the", "el", "los", "la", "las", "dice", "die", "dado", "dados", "mas", "of", "de")
"""What says nothing."""
ENDS_IN_DICE = re.compile(r"(?ai:(?<![a-z])[0-9]*d(?:[0-9]+|%))$")


def form_of(left: str, words: str) -> str | None:
    """Give how words behind an expression are written with it, or None."""
    tokens = [word for word in fold(words).split("_") if word not in FILLING]
    if len(tokens) == 2 and tokens[0] in AGAINST and tokens[1].isdigit():
        return f"'{left} >= {tokens[1]}'"
    if not ENDS_IN_DICE.search(left):
        return None
    act = which = number = ""
    for token in tokens:
        if token in ACTS and not act:
            act = ACTS[token]
        elif token in WHICH and not which:
            which = WHICH[token]
        elif token.isascii() and token.isdigit() and not number:
            number = token
        else:
            return None
    if not act and not which:
        return None
    act = act or "k"
    return f"{left}{act}{which or ('h' if act == 'k' else 'l')}{number or 1}"
