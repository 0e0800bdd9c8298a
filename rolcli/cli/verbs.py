"""Spanish names of verbs and general commands: ``tirar`` is ``roll``. English help hides them."""

from __future__ import annotations

from rolcli.words import fold

ALIASES = {
    "tirar": "roll",
    "tira": "roll",
    "tirada": "roll",
    "probabilidades": "odds",
    "probabilidad": "odds",
    "usar": "use",
    "usa": "use",
    "reglas": "rules",
    "armas": "weapons",
    "esquema": "schema",
    "completado": "completion",
    "prueba": "test",
    "probar": "test",
    "chequeo": "check",
    "chequear": "check",
    "atacar": "attack",
    "ataca": "attack",
    "ataque": "attack",
    "dano": "damage",
    "curar": "heal",
    "cura": "heal",
    "curacion": "heal",
    "iniciativa": "initiative",
    "peligro": "hazard",
    "vida": "life",
    "moribundo": "dying",
    "mejorar": "advance",
    "mejora": "advance",
    "forzar": "push",
    "suerte": "luck",
    "cordura": "sanity",
    "corpulencia": "build",
    "ficha": "sheet",
    "fichas": "sheet",
    "personaje": "sheet",
    "ultimo": "last",
    "ultima": "last",
    "campana": "campaign",
    "estado": "status",
    "situacion": "status",
    "siguiente": "next",
    "deshacer": "undo",
    "dia": "day",
    "diario": "log",
    "registro": "log",
    "comprobar": "verify",
    "verificar": "verify",
    "limpio": "fair",
    "limpios": "fair",
    "persecucion": "chase",
    "perseguir": "chase",
    "ayuda": "help",
    "lote": "batch",
    "configuracion": "config",
}
"""Other name, folded -> verb."""


def canonical_verb(word: str) -> str:
    """Give the verb that a word means; a word without another meaning is given back unchanged.

    Case, accents and ``-`` or ``_`` make no difference: ``Daño`` is ``damage``.
    """
    if word in ALIASES or not word.isascii() or not word.islower():
        return ALIASES.get(fold(word), word)
    return word


ACCENTED = {
    "dano": "daño", "curacion": "curación", "ultimo": "último", "campana": "campaña", "dia": "día",
    "persecucion": "persecución", "configuracion": "configuración",
}  # fmt: skip - pairs of one meaning stand in line
"""Spanish names as they are written where that is not how they are kept."""


def spanish_verb(verb: str) -> str:
    """Give the Spanish name of a verb that is shown; its English one where there is none."""
    word = next(iter(spanish_verbs(verb)), verb)
    return ACCENTED.get(word, word)


def spanish_verbs(verb: str) -> list[str]:
    """List the other names of a verb, the one to show first."""
    return [word for word, means in ALIASES.items() if means == verb]
