"""The published weapons of RyF (RYF-P5): one project's list, not checked against a book."""

from __future__ import annotations

BLOWS = (
    # id, English name, Spanish name, damage, whether it takes both hands
    ("daga", "Dagger", "Daga", "1d6", False),
    ("espada-corta", "Short sword", "Espada corta", "1d6+2", False),
    ("espada-larga", "Long sword", "Espada larga", "2d6", False),
    ("espada-bastarda", "Bastard sword", "Espada bastarda", "2d6+2", False),
    ("espadon", "Great sword", "Espadón", "3d6", True),
    ("hacha-de-mano", "Hand axe", "Hacha de mano", "1d6+2", False),
    ("hacha-de-batalla", "Battle axe", "Hacha de batalla", "2d6", False),
    ("hacha-de-dos-manos", "Two-handed axe", "Hacha de dos manos", "3d6", True),
    ("maza", "Mace", "Maza", "1d6+2", False),
    ("martillo-de-guerra", "War hammer", "Martillo de guerra", "3d6", True),
    ("lanza", "Spear", "Lanza", "1d6+2", False),
    ("alabarda", "Halberd", "Alabarda", "2d6+2", True),
    ("guadana", "Scythe", "Guadaña", "2d6+2", True),
)
SHOTS = (
    # id, English name, Spanish name, damage, whether it takes both hands, metres
    ("honda", "Sling", "Honda", "1d6", False, (10, 20, 30)),
    ("arco-corto", "Short bow", "Arco corto", "1d6+2", True, (10, 30, 50)),
    ("arco-largo", "Long bow", "Arco largo", "2d6", True, (20, 60, 100)),
    ("arco-compuesto", "Composite bow", "Arco compuesto", "2d6+2", True, (15, 50, 80)),
    ("ballesta-ligera", "Light crossbow", "Ballesta ligera", "2d6", False, (15, 40, 60)),
    ("ballesta-pesada", "Heavy crossbow", "Ballesta pesada", "3d6", True, (20, 60, 100)),
    ("pistola", "Pistol", "Pistola", "2d6", False, (10, 30, 50)),
    ("rifle", "Rifle", "Rifle", "3d6", True, (20, 60, 100)),
    ("escopeta", "Shotgun", "Escopeta", "4d6", True, (5, 15, 25)),
    ("subfusil", "Submachine gun", "Subfusil", "2d6+2", False, (10, 25, 40)),
    ("rifle-de-asalto", "Assault rifle", "Rifle de asalto", "3d6", True, (20, 50, 80)),
    ("rifle-de-francotirador", "Sniper rifle", "Rifle de francotirador", "4d6", True,
     (30, 100, 200)),
    ("lanzacohetes", "Rocket launcher", "Lanzacohetes", "6d6", True, (20, 50, 100)),
)
