"""Spanish words for the values of house rules, as ``--set`` and config.toml may give them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

WORDS: dict[str, tuple[str, ...]] = {
    "on": ("activado", "activada"),
    "off": ("desactivado", "desactivada", "apagado"),
    "yes": ("si",),
    "none": ("nada", "ninguno"),
    "all": ("todo", "todos", "todas"),
    "any": ("cualquiera",),
    "always": ("siempre",),
    "normal": (),
    "published": ("publicado", "publicada"),
    "house": ("casa", "documento"),
    "rolled": ("tirada", "tirado"),
    "fixed": ("fijo", "fija"),
    "narrative": ("narrativa",),
    "rolled_gun": ("tirada_arma",),
    "dex": ("des", "destreza"),
    "table": ("tabla",),
    "bullets_only": ("solo_balas",),
    "plain": ("normal", "normales"),
    "piercing": ("perforante",),
    "attacker": ("atacante",),
    "defender": ("defensor",),
    "no_fire_back": ("sin_devolver_fuego",),
    "drop_highest": ("quitar_mayor",),
    "complication": ("complicacion",),
    "ratio": ("proporcion", "razon"),
    "difference": ("diferencia",),
    "modifiers": ("modificadores",),
    "x3": ("por_3",),
    "add": ("sumar", "suma"),
    "replace": ("sustituir", "sustituye"),
    "stays": ("sigue",),
    "killed": ("muere",),
    "ranked": ("rango",),
    "plain_one": ("cualquier_uno",),
    "melee": ("cuerpo_a_cuerpo",),
    "margin": ("margen",),
    "ten_five": ("diez_cinco",),
    "new_level": ("nivel_nuevo",),
    "net": ("neto", "suma"),
    "low_wins": ("gana_el_bajo",),
    "needed": ("necesario",),
    "skill": ("habilidad",),
    "failure": ("fracaso", "fallo"),
    "lower": ("menor", "peor"),
    "higher_value": ("mayor_valor", "valor_mas_alto"),
    "reroll": ("repetir",),
    "higher_roll": ("tirada_mas_alta",),
    "lower_roll": ("tirada_mas_baja",),
    "opposed": ("enfrentadas", "enfrentada", "opuestas"),
    "if_defending": ("si_se_defiende",),
    "roll": ("tirada", "tirar"),
    "fumble_only": ("solo_pifia",),
    "total": (),
    "faces": ("caras",),
    "flat": ("fijo", "fija"),
    "cumulative": ("acumulada", "acumulativa"),
    "burst": ("rafaga",),
    "magazine": ("cargador",),
    "shooter": ("tirador",),
    "target": ("objetivo",),
    "per_die": ("por_dado",),
    "short": ("cortas", "corta"),
    "core": ("basica", "basico", "on", "activado", "si"),
    "pulp": (),
    "96": (),
    "95": (),
    "refuse": ("rechazar", "rechaza"),
    "use": ("usar", "usa"),
    "over": ("superar", "supera"),
    "reach": ("alcanzar", "alcanza"),
    "floor": ("abajo", "hacia_abajo"),
    "ceil": ("arriba", "hacia_arriba"),
}
"""Value, folded -> its other names, folded. A value that is a number has none."""


def other_names(
    values: tuple[str, ...], own: Mapping[str, tuple[str, ...]] | None = None
) -> dict[str, tuple[str, ...]]:
    """Give the choices of a setting: each value, folded, with its ``own`` other names or ours."""
    return {
        (folded := value.replace("-", "_")): WORDS.get(folded, ()) if own is None else own[value]
        for value in values
    }


def spanish(value: str, own: Mapping[str, tuple[str, ...]] | None = None) -> str:
    """Give the Spanish word that is shown for a value; the value where there is none."""
    words = WORDS.get(value.replace("-", "_"), ()) if own is None else own.get(value, ())
    return words[0].replace("_", "-") if words else value
