"""The games: their names, found without importing any of them.

A game of a third party is an entry point of the group ``rolcli.rulesets`` that
loads a ``Ruleset``. It may not take the name of a verb or look like dice.
"""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.frame import Ruleset

BUILT_IN = {
    "unisystem": "rolcli.rulesets.unisystem:UNISYSTEM",
    "unisystem-combat": "rolcli.rulesets.unisystem:UNISYSTEM_COMBAT",
    "d6": "rolcli.rulesets.d6:D6",
    "ryf": "rolcli.rulesets.ryf:RYF",
    "coc7": "rolcli.rulesets.coc7:COC7",
}
"""Name -> where the Ruleset is."""

ALIASES = {
    "uni": "unisystem",
    "uni_combat": "unisystem-combat",
    "unisystem_combat": "unisystem-combat",
    "afmbe": "unisystem",
    "d6_system": "d6",
    "starwars": "d6",
    "star_wars": "d6",
    "1o3d10": "ryf",
    "ryf3": "ryf",
    "rol_y_fantasia": "ryf",
    "coc": "coc7",
    "cthulhu": "coc7",
    "call_of_cthulhu": "coc7",
    "la_llamada_de_cthulhu": "coc7",
}
"""Other names, folded."""

GROUP = "rolcli.rulesets"


def resolve(name: str) -> str | None:
    """Give the canonical name of a built-in game, or None."""
    if name in BUILT_IN:
        return name
    folded = fold(name)
    if folded in BUILT_IN:
        return folded
    return ALIASES.get(folded)


def find(name: str) -> Ruleset:
    """Load the game of a name or alias. Raise UsageError that lists the games."""
    from rolcli.rulesets.frame import load

    known = resolve(name)
    if known is not None:
        return load(BUILT_IN[known])  # type: ignore[return-value]
    for entry, ruleset in third_parties().items():
        if fold(entry) == fold(name) or fold(name) in map(fold, ruleset.aliases):
            return ruleset
    raise UsageError(
        "unknown_ruleset",
        msg("There is no game called {name}.", name=name),
        hint=msg("There are {names}.", names=", ".join(names())),
    )


def names() -> list[str]:
    """List every game, the built-in ones first."""
    return [*BUILT_IN, *third_parties()]


def third_parties() -> dict[str, Ruleset]:
    """Load the games of installed third parties, by name."""
    from importlib.metadata import entry_points

    return {entry.name: entry.load() for entry in entry_points(group=GROUP)}
