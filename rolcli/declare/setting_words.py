"""Other names for the values of house rules, as ``--set`` and config.toml may give them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

WORDS: dict[str, tuple[str, ...]] = {
    "on": ("activado", "activada"),
    "off": ("desactivado", "desactivada", "apagado"),
    "yes": ("sí",),
    "none": ("nada", "ninguno"),
    "all": ("todo", "todos", "todas"),
    "any": ("cualquiera",),
    "always": ("siempre",),
    "published": ("publicado", "publicada"),
    "house": ("casa", "documento"),
    "rolled": ("tirada", "tirado"),
}
"""Value -> its other names: the words that house rules of several games share."""


def other_names(
    values: tuple[str, ...], own: Mapping[str, tuple[str, ...]] | None = None
) -> dict[str, tuple[str, ...]]:
    """Give the choices of a setting: each value, folded, with its ``own`` other names or ours."""
    from rolcli.words import fold

    return {
        value.replace("-", "_"): tuple([fold(name) for name in names_of(value, own)])
        for value in values
    }


def names_of(value: str, own: Mapping[str, tuple[str, ...]] | None) -> tuple[str, ...]:
    """Give the other names of a value: those of its setting, else those that all share."""
    said = () if own is None else own.get(value, ())
    return said or WORDS.get(value, ())


def spanish(value: str, own: Mapping[str, tuple[str, ...]] | None = None) -> str:
    """Give the Spanish word that is shown for a value; the value where there is none."""
    words = names_of(value, own)
    return words[0].replace("_", "-") if words else value
