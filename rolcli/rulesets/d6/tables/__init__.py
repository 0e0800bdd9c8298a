"""The tables of the D6 System: data only. Here are the words that options take, and their sense."""

from __future__ import annotations

from rolcli.messages import N_

Words = dict[str, tuple[str, ...]]

DIFFICULTIES: Words = {
    "very_easy": ("muy_facil",),
    "easy": ("facil",),
    "moderate": ("moderada", "moderado"),
    "difficult": ("dificil",),
    "very_difficult": ("muy_dificil",),
    "heroic": ("heroica", "heroico"),
}
"""Published names of difficulty numbers, with their other names."""
DIFFICULTY_NUMBERS = {
    "very_easy": 5, "easy": 10, "moderate": 15, "difficult": 20, "very_difficult": 30, "heroic": 31,
}
"""What the names stand for (D6-P6); the document leaves the number free (D6-07)."""
DIFFICULTY_WORDS = {
    "very_easy": N_("very easy"),
    "easy": N_("easy"),
    "moderate": N_("moderate"),
    "difficult": N_("difficult"),
    "very_difficult": N_("very difficult"),
    "heroic": N_("heroic"),
}

RANGES: Words = {
    "point_blank": ("quemarropa", "a_quemarropa", "bocajarro", "a_bocajarro"),
    "short": ("corto", "corta", "corto_alcance", "a_corto_alcance"),
    "medium": ("medio", "media", "medio_alcance", "a_medio_alcance"),
    "long": ("largo", "larga", "largo_alcance", "a_largo_alcance"),
}
"""Ranges, the nearest first, with their other names."""
AT_RANGE = {"point_blank": 5, "short": 10, "medium": 15, "long": 20}
"""Difficulty of a shot or throw by range (D6-34)."""
RANGE_RULES = {"point_blank": "D6-35", "short": "D6-36", "medium": "D6-37", "long": "D6-38"}
RANGE_WORDS = {
    "point_blank": N_("point blank"),
    "short": N_("short range"),
    "medium": N_("medium range"),
    "long": N_("long range"),
}

SCALES: Words = {
    "character": ("personaje",),
    "speeder": ("deslizador",),
    "walker": ("caminante",),
    "starfighter": ("caza_estelar", "caza"),
    "capital": ("nave_capital",),
    "death_star": ("estrella_de_la_muerte",),
}
"""Scales with their other names, the smallest first."""
SCALE_DICE = {
    "character": 0, "speeder": 2, "walker": 4, "starfighter": 6, "capital": 12, "death_star": 24,
}
"""What each scale is worth in dice."""

SECTIONS: Words = {
    "melee": ("cuerpo_a_cuerpo", "melee_weapons"),
    "ranged": ("a_distancia", "distancia"),
    "explosive": ("explosivo", "explosivos"),
}
"""Sections with their other names."""
CATEGORIES: Words = {
    "blaster": ("blasters", "blaster"),
    "firearm": ("armas_de_fuego", "arma_de_fuego"),
    "archaic": ("arcaica", "arcaicas"),
    "melee": ("cuerpo_a_cuerpo",),
    "grenade": ("granada", "granadas"),
    "other": ("otra", "otras"),
}
"""Categories with their other names."""

STATE_WORDS = {
    "healthy": N_("healthy"),
    "stunned": N_("stunned"),
    "wounded": N_("wounded"),
    "wounded_twice": N_("wounded twice"),
    "incapacitated": N_("incapacitated"),
    "mortally_wounded": N_("mortally wounded"),
    "dead": N_("dead"),
    "none": N_("unhurt"),
    "killed": N_("killed"),
}
"""What states and severities are called."""

WOUNDS: Words = {
    "healthy": ("sano", "sana", "ileso", "ilesa"),
    "stunned": ("aturdido", "aturdida"),
    "wounded": ("herido", "herida"),
    "wounded_twice": ("herido_dos_veces", "herida_dos_veces"),
    "incapacitated": ("incapacitado", "incapacitada"),
    "mortally_wounded": ("mortalmente_herido", "mortalmente_herida", "herido_de_muerte"),
}
"""The states that can be typed, with their other names."""
DEAD = ("muerto", "muerta")
"""What the last state, which nobody types for a hit, is called on a sheet."""
