"""The tables of Unisystem: data only. Here are the words that options take, other names folded."""

from __future__ import annotations

Words = dict[str, tuple[str, ...]]

SECTIONS: Words = {
    "melee": ("cuerpo_a_cuerpo", "melee_weapons"),
    "ranged": ("a_distancia", "distancia", "ranged_weapons"),
    "explosive": ("explosivo", "explosivos", "explosives"),
    "incendiary": ("incendiario", "incendiarios", "incendiaries"),
    "armour": ("blindaje", "blindajes", "armor", "armadura", "armaduras"),
}
"""Sections of the tables."""

BURDENS: Words = {"light": ("ligera",), "medium": ("media", "moderate"), "heavy": ("pesada",)}
BANDS: Words = {
    "point_blank": ("a_bocajarro", "bocajarro", "a_quemarropa", "quemarropa"),
    "short": ("corto", "corta"),
    "medium": ("medio", "media"),
    "long": ("largo", "larga"),
    "extreme": ("extremo", "extrema"),
}
KINDS: Words = {
    "blunt": ("contundente",),
    "slashing": ("cortante",),
    "stabbing": ("punzante",),
    "bullet": ("bala",),
    "hollowpoint": ("punta_hueca", "hollow_point", "hp"),
    "ap": ("perforante", "armour_piercing", "armor_piercing"),
    "explosive": ("explosivo",),
    "fire": ("fuego",),
}
AMMO: Words = {name: KINDS[name] for name in ("bullet", "hollowpoint", "ap")}
LOADS: Words = {
    "birdshot": ("perdigones", "perdigon"),
    "buckshot": ("postas",),
    "slug": ("bala_maciza", "posta_unica"),
    "high_explosive": ("alto_explosivo", "he", "explosiva", "explosivo"),
    "incendiary": ("incendiaria", "incendiario"),
}
LOCATIONS: Words = {
    "head": ("cabeza",),
    "neck": ("cuello",),
    "limb": ("extremidad", "miembro", "brazo", "pierna", "arm", "leg"),
    "hand": ("mano",),
    "foot": ("pie",),
}
ZONES: Words = {
    "point_blank": ("a_bocajarro", "bocajarro", "a_quemarropa", "quemarropa"),
    "blast": ("explosion", "radio", "radio_de_explosion", "blast_radius"),
    "shrapnel": ("metralla",),
}
FACINGS: Words = {
    "front": ("frente", "delante", "de_frente"),
    "side": ("lado", "flanco", "de_lado"),
    "back": ("espalda", "detras", "por_la_espalda"),
}
PARRIES: Words = {
    "weapon": ("arma", "arma_cuerpo_a_cuerpo", "hand_weapon"),
    "martial_arts": ("artes_marciales",),
    "brawling": ("pelear", "pelea"),
}
MODES: Words = {
    "single": ("tiro_a_tiro", "semiautomatico", "semi", "semi_automatic"),
    "burst": ("rafaga", "burst_fire"),
    "rock_and_roll": ("automatico", "rafaga_larga", "rock_n_roll", "automatic"),
    "suppressive": ("supresion", "fuego_de_supresion", "suppressive_fire"),
}
BURSTS: Words = {name: MODES[name] for name in ("single", "burst", "rock_and_roll")}
DODGES: Words = {
    "dodge": ("esquivar", "esquiva"),
    "acrobatics": ("acrobacias", "acrobacia"),
}
HAZARDS: Words = {
    "tear_gas": ("gas_lacrimogeno", "gas", "lacrimogeno"),
    "flashbang": ("cegadora", "granada_cegadora"),
    "smoke": ("humo",),
}
DIFFICULTIES: Words = {
    "easy": ("facil",),
    "moderate": ("moderada", "moderado"),
    "average": ("media", "normal"),
    "challenging": ("exigente",),
    "difficult": ("dificil", "hard"),
    "very_difficult": ("muy_dificil", "very_hard"),
    "heroic": ("heroica", "heroico"),
    "near_impossible": ("casi_imposible", "nearly_impossible"),
}
"""Published names of modifiers, the easiest first (UNI-P7)."""
TABLED: Words = {"table": ("tabla",)}
"""What stands for the published ranges of a weapon (UNI-P8)."""
POOLS: Words = {"life": ("vida",), "endurance": ("resistencia",)}
VALUES: Words = {
    "hit": ("impacto",),
    **LOADS,
    **ZONES,
    "burning": ("ardiendo",),
}
"""The names of damage values of a weapon (UNX-52, UNX-65, UNX-73)."""
