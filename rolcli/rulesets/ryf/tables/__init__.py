"""The tables of RyF: data only. Here are the words that options take: the Spanish name first."""

from __future__ import annotations

RANKS: dict[str, tuple[str, ...]] = {
    "low": ("bajo", "baja", "menor", "l"),
    "mid": ("medio", "media", "middle", "m"),
    "high": ("alto", "alta", "mayor", "h"),
}
DIFFICULTIES: dict[str, tuple[str, ...]] = {
    "easy": ("facil",),
    "normal": (),
    "hard": ("dificil", "difficult"),
    "very_hard": ("muy_dificil", "very_difficult"),
    "nearly_impossible": ("casi_imposible", "almost_impossible"),
}
SKILL_DIFFICULTIES: dict[str, tuple[str, ...]] = {
    "easy": DIFFICULTIES["easy"],
    "normal": (),
    "moderate": ("moderada", "moderado"),
    "hard": DIFFICULTIES["hard"],
    "very_hard": DIFFICULTIES["very_hard"],
    "nearly_impossible": DIFFICULTIES["nearly_impossible"],
}
"""The document's five, and a published sixth (RYF-P2)."""
RANGES: dict[str, tuple[str, ...]] = {
    "point_blank": ("a_bocajarro", "bocajarro", "a_quemarropa", "quemarropa"),
    "short": ("corta", "corto"),
    "medium": ("media", "medio"),
    "long": ("larga", "largo"),
}
COVERS: dict[str, tuple[str, ...]] = {
    "light": ("ligera", "farola", "lamp_post"),
    "medium": ("media", "coche", "car"),
    "heavy": ("grande", "bunker", "large"),
}
METHODS: dict[str, tuple[str, ...]] = {
    "rest": ("descanso", "descansar", "recuperacion"),
    "kit": (
        "primeros_auxilios", "botiquin", "pack", "pack_de_primeros_auxilios", "first_aid",
        "first_aid_kit",
    ),
    "skill": ("habilidad", "curar", "medicina"),
}
SECTIONS: dict[str, tuple[str, ...]] = {
    "melee": ("cuerpo_a_cuerpo",),
    "ranged": ("a_distancia", "distancia"),
}
"""The kinds of weapons."""
