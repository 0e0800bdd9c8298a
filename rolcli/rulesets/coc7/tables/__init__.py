"""The tables of d100 horror: data only. Here are the words that options take, and what is said."""

from __future__ import annotations

from rolcli.messages import Message, msg

Words = dict[str, tuple[str, ...]]

DIFFICULTIES: Words = {
    "regular": ("normal",),
    "hard": ("dificil",),
    "extreme": ("extrema", "extremo"),
    "critical": ("critico", "critica"),
}
"""The difficulties that may be demanded (COC-02)."""
CONDITIONS: Words = {
    "conscious": ("consciente",),
    "unconscious": ("inconsciente",),
    "dying": ("moribundo",),
    "stabilised": ("estabilizado", "stabilized"),
    "dead": ("muerto",),
}
"""What somebody who was hit can be."""
CONDITION_WORDS: dict[str, Message] = {
    "conscious": msg("conscious"),
    "unconscious": msg("unconscious"),
    "stabilised": msg("stabilised"),
    "dying": msg("dying"),
    "dead": msg("dead"),
}
LEVEL_WORDS: dict[str, Message] = {
    "fumble": msg("fumble"),
    "failure": msg("failure"),
    "regular": msg("regular success"),
    "hard": msg("hard success"),
    "extreme": msg("extreme success"),
    "critical": msg("critical success"),
}
DIFFICULTY_WORDS: dict[str, Message] = {
    "regular": msg("regular"),
    "hard": msg("hard"),
    "extreme": msg("extreme"),
    "critical": msg("critical only"),
}
DECIDED_BY: dict[str, Message] = {
    "level": msg("the better level"),
    "value": msg("the higher value"),
    "roll": msg("the dice, at equal levels"),
    "nobody": msg("both failed"),
    "tie": msg("equal: roll again"),
}
"""What decided an opposed roll."""

CHARACTERISTICS: Words = {
    "str": ("fue", "fuerza", "strength"),
    "con": ("constitucion", "constitution"),
    "siz": ("tam", "tamano", "size"),
    "dex": ("des", "destreza", "dexterity"),
    "app": ("apa", "apariencia", "appearance"),
    "int": ("inteligencia", "intelligence"),
    "pow": ("pod", "poder", "power"),
    "edu": ("educacion", "education"),
}
"""The characteristics, in the order in which they are rolled."""
