"""The words of the weapon list: skills, eras, sections, categories."""

from __future__ import annotations

Words = dict[str, tuple[str, ...]]

SKILLS: dict[str, tuple[str, str]] = {
    "brawl": ("Fighting (Brawl)", "Combatir (Pelea)"),
    "sword": ("Fighting (Sword)", "Combatir (Espada)"),
    "axe": ("Fighting (Axe)", "Combatir (Hacha)"),
    "whip": ("Fighting (Whip)", "Combatir (Látigo)"),
    "flail": ("Fighting (Flail)", "Combatir (Mayal)"),
    "spear": ("Fighting (Spear)", "Combatir (Lanza)"),
    "garrote": ("Fighting (Garrote)", "Combatir (Garrote)"),
    "chainsaw": ("Fighting (Chainsaw)", "Combatir (Motosierra)"),
    "throw": ("Throw", "Lanzar"),
    "bow": ("Firearms (Bow)", "Armas de fuego (Arco)"),
    "handgun": ("Firearms (Handgun)", "Armas de fuego (Arma corta)"),
    "rifle": ("Firearms (Rifle/Shotgun)", "Armas de fuego (Fusil/Escopeta)"),
    "smg": ("Firearms (Submachine Gun)", "Armas de fuego (Subfusil)"),
    "machine_gun": ("Firearms (Machine Gun)", "Armas de fuego (Ametralladora)"),
    "heavy": ("Firearms (Heavy Weapons)", "Armas de fuego (Armamento pesado)"),
    "flamethrower": ("Firearms (Flamethrower)", "Armas de fuego (Lanzallamas)"),
    "demolitions": ("Demolitions", "Demolición"),
    "electrical": ("Electrical Repair", "Electricidad"),
}
"""The skills that the rows are used with, in English and in Spanish."""
SKILL_OF = {
    "melee": "brawl", "thrown": "throw", "bow": "bow", "handgun": "handgun", "rifle": "rifle",
    "shotgun": "rifle", "smg": "smg", "assault_rifle": "rifle", "machine_gun": "machine_gun",
    "other": "throw",
}
"""The skill of a category, where the row does not say another."""
ERAS = {"both": ("1920s", "modern"), "1920s": ("1920s",), "modern": ("modern",), "rare": ("rare",)}
SECTIONS: Words = {
    "melee": ("cuerpo_a_cuerpo", "hand_to_hand"),
    "ranged": ("a_distancia", "distancia"),
}
"""Sections with their other names."""
CATEGORIES: Words = {
    "melee": ("cuerpo_a_cuerpo",),
    "thrown": ("arrojadiza", "arrojadizas"),
    "bow": ("arco", "arcos"),
    "handgun": ("arma_corta", "armas_cortas", "pistola", "pistol"),
    "rifle": ("fusil", "fusiles", "rifles"),
    "shotgun": ("escopeta", "escopetas"),
    "smg": ("subfusil", "subfusiles", "submachine_gun"),
    "assault_rifle": ("fusil_de_asalto", "assault"),
    "machine_gun": ("ametralladora", "ametralladoras", "mg"),
    "other": ("otra", "otras", "misc", "explosivo", "explosive"),
}
"""Categories with their other names."""
BONUSES: Words = {
    "none": ("ninguna", "ninguno"), "half": ("media", "mitad"), "full": ("entera", "completa"),
}
"""How much of the damage bonus a weapon adds."""
