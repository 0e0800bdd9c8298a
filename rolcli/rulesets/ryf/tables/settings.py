"""The house rules of RyF."""

from __future__ import annotations

from rolcli.declare.game import Setting
from rolcli.messages import N_

SETTINGS = {
    "book": Setting(
        "house",
        "RYF-01",
        N_("The house document, or the published book for every setting that differs in it."),
        values=("house", "published"),
    ),
    "pifia": Setting(
        "ranked",
        "RYF-19",
        N_("What makes a fumble: a kept 1 with 5 or less on the next higher die, or any kept 1."),
        values={"ranked": ("rango",), "plain-one": ("cualquier_uno",)},
    ),
    "natural_one_fails": Setting(
        False,
        "RYF-19",
        N_("Whether a 1 on the kept die of the first throw fails even where it is no fumble."),
        kind="bool",
        published=True,
    ),
    "death_multiplier": Setting(
        "5",
        "RYF-48",
        N_("Wounds kill from this many times Físico."),
        values=("5", "6"),
        published="6",
    ),
    "pv_multiplier": Setting(
        "3",
        "RYF-48",
        N_("Life points (PV) are this many times Físico; with 4 the states follow the PV."),
        values=("3", "4"),
    ),
    "actions_from": Setting(
        25,
        "RYF-23",
        N_("The initiative total that gives a second action; each 10 more give another."),
        kind="int",
        least=1,
        published=20,
    ),
    "margin_dice": Setting(
        "melee",
        "RYF-27",
        N_("Which attacks gain 1d6 of damage for each 10 of margin."),
        values={"melee": ("cuerpo_a_cuerpo",), "all": ()},
        published="all",
    ),
    "rank_stacking": Setting(
        "net",
        "RYF-11",
        N_("Several causes move the kept die by their sum, or one for the low die is enough."),
        values={"net": ("neto", "suma"), "low-wins": ("gana_el_bajo",)},
    ),
    "critical": Setting(
        "margin",
        "RYF-P1",
        N_("What makes a critical: a margin of 10, or a kept 10 with 5 or more beside it."),
        values={"margin": ("margen",), "ten-five": ("diez_cinco",)},
    ),
    "skill_cost": Setting(
        "off",
        "RYF-P4",
        N_("What raising a skill by one costs: its new value, by a published rule."),
        values={"off": (), "new-level": ("nivel_nuevo",)},
    ),
}
