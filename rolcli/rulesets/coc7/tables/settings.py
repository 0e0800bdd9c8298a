"""The house rules of d100 horror: the document is the default, the published book a setting."""

from __future__ import annotations

from rolcli.declare.game import Setting
from rolcli.messages import N_

SETTINGS = {
    "book": Setting(
        "house",
        "COC-01",
        N_("The house document, or the published book for every setting that differs in it."),
        values=("house", "published"),
    ),
    "fumble_band": Setting(
        "needed",
        "COC-03",
        N_("96 to 99 fumble if the number needed, or the whole skill, is below 50."),
        values={"needed": ("necesario",), "skill": ("habilidad",)},
    ),
    "fumble_rank": Setting(
        "failure",
        "COC-07",
        N_("In opposed rolls a fumble equals a failure, or ranks lower."),
        values={"failure": ("fracaso", "fallo"), "lower": ("menor", "peor")},
    ),
    "opposed_tie": Setting(
        "higher-value",
        "COC-07",
        N_("What settles equal levels in an opposed roll."),
        values={
            "higher-value": ("mayor_valor", "valor_más_alto"),
            "reroll": ("repetir",),
            "higher-roll": ("tirada_más_alta",),
            "lower-roll": ("tirada_más_baja",),
        },
    ),
    "dice_scope": Setting(
        "all",
        "COC-09",
        N_("Bonus and penalty dice on all rolls, or only in opposed and combat rolls."),
        values={"all": (), "opposed": ("enfrentadas", "enfrentada", "opuestas")},
    ),
    "dice_cap": Setting(
        2, "COC-09", N_("The most bonus or penalty dice on one roll."), kind="int", least=0
    ),
    "initiative": Setting(
        "rolled",
        "COC-14",
        N_("Roll DEX, or go by DEX (a ready gun +50), or roll with a bonus die for a ready gun."),
        values={"rolled": (), "dex": ("des", "destreza"), "rolled-gun": ("tirada_arma",)},
        published="dex",
    ),
    "outnumbered": Setting(
        "if-defending",
        "COC-22",
        N_("Later attackers get the bonus die only if the target defends again, or always."),
        values={"if-defending": ("si_se_defiende",), "always": ()},
        published="always",
    ),
    "undefended": Setting(
        "roll",
        "COC-19",
        N_("Without a defence the attack must succeed, or misses only on a fumble."),
        values={"roll": ("tirada", "tirar"), "fumble-only": ("solo_pifia",)},
        published="fumble-only",
    ),
    "half_db": Setting(
        "total",
        "COC-25",
        N_("Half the damage bonus: halve what is rolled, or halve the faces of its dice."),
        values={"total": (), "faces": ("caras",)},
    ),
    "burst_penalty": Setting(
        "flat",
        "COC-34",
        N_("Bursts after the first have one penalty die each, or one more each time."),
        values={"flat": ("fijo", "fija"), "cumulative": ("acumulada", "acumulativa")},
        published="cumulative",
    ),
    "burst_gap": Setting(
        "burst",
        "COC-32",
        N_("Metres between targets take bullets from the burst, or only from the magazine."),
        values={"burst": ("ráfaga",), "magazine": ("cargador",)},
        published="magazine",
    ),
    "shotgun_armour": Setting(
        "total",
        "COC-P2",
        N_("Armour against shot: taken from the whole, or from every die."),
        values={"total": (), "per-die": ("por_dado",)},
        published="per-die",
    ),
    "point_blank_weapons": Setting(
        "all",
        "COC-P5",
        N_("Which weapons have the die of point-blank: all, or handguns and short shotguns."),
        values={"all": (), "short": ("cortas", "corta")},
        published="short",
    ),
    "burst_remainder": Setting(
        "refuse",
        "COC-P17",
        N_("Whether the last burst may take what is left in the magazine."),
        values={"refuse": ("rechazar", "rechaza"), "use": ("usar", "usa")},
        published="use",
    ),
    "point_blank_dex": Setting(
        "shooter",
        "COC-28",
        N_("Whose DEX says how near point-blank is."),
        values={"shooter": ("tirador",), "target": ("objetivo",)},
    ),
    "instant_death": Setting(
        "over",
        "COC-37",
        N_("One blow kills when it is over the maximum of hit points, or when it reaches it."),
        values={"over": ("superar", "supera"), "reach": ("alcanzar", "alcanza")},
    ),
    "indefinite": Setting(
        "floor",
        "COC-41",
        N_("How a fifth of Sanity is rounded for indefinite insanity."),
        values={"floor": ("abajo", "hacia_abajo"), "ceil": ("arriba", "hacia_arriba")},
    ),
    "luck_levels": Setting(
        "normal",
        "COC-44",
        N_("Luck buys a regular success only, or any level below critical."),
        values=("normal", "any"),
        published="any",
    ),
    "luck_recovery": Setting(
        "off",
        "COC-P7",
        N_("Whether Luck comes back: never, at a session's end, or as in pulp at its start."),
        values={"off": (), "core": ("básica", "básico", "on", "activado", "si"), "pulp": ()},
        published="core",
    ),
    "luck_spends": Setting(
        "none",
        "COC-P9",
        N_("Whether Luck buys more than successes, as in pulp."),
        values=("none", "pulp"),
    ),
    "improvement_always": Setting(
        "96",
        "COC-P6",
        N_("From which roll on any skill improves."),
        values=("96", "95"),
    ),
    "push_fumbles": Setting(
        "no", "COC-04", N_("Whether a fumble may be pushed."), values=("no", "yes")
    ),
}
