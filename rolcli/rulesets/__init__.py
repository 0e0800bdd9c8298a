"""The games: their names, found without importing any of them.

A game of a third party is an entry point of the group ``rolcli.rulesets`` that
loads a ``Ruleset``. It may not take the name of a verb or look like dice.
"""

from __future__ import annotations

from rolcli.errors import GameError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.declare.game import Ruleset
    from rolcli.messages import Message
    from rolcli.rulesets.installed import Guest

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
    "all_flesh_must_be_eaten": "unisystem",
    "zombie": "unisystem",
    "d6_system": "d6",
    "starwars": "d6",
    "star_wars": "d6",
    "guerra_de_las_galaxias": "d6",
    "la_guerra_de_las_galaxias": "d6",
    "opend6": "d6",
    "weg": "d6",
    "1o3d10": "ryf",
    "ryf3": "ryf",
    "rapido_y_facil": "ryf",
    "coc": "coc7",
    "cthulhu": "coc7",
    "call_of_cthulhu": "coc7",
    "la_llamada_de_cthulhu": "coc7",
}
"""Other names of built-in games, folded: known without importing one."""

RESERVED = (
    "roll", "odds", "use", "rules", "weapons", "completion", "schema", "help",
    "again", "verify", "batch", "history", "sheet", "campaign", "status", "next", "undo", "log",
    "last", "fair", "day", "config",
)
"""General commands, now and later, whose names no game may take."""


def resolve(name: str) -> str | None:
    """Give the canonical name of a built-in game, or None."""
    if name in BUILT_IN:
        return name
    folded = fold(name)
    if folded in BUILT_IN:
        return folded
    return ALIASES.get(folded)


def find(name: str) -> Ruleset:
    """Load the game of a name or alias.

    Raise UsageError that lists the games, GameError for a third party's game that
    cannot be loaded or has a name that it may not have.
    """
    from rolcli.declare.game import load

    known = resolve(name)
    if known is not None:
        own: Ruleset = load(BUILT_IN[known])
        return own
    entry = entry_of(name)
    if entry is not None:
        return third_party(entry)
    game = called(fold(name))
    if game is not None:
        return game
    raise UsageError(
        "unknown_ruleset",
        msg("There is no game called {name}.", name=name or "''"),
        hint=msg("There are {names}.", names=", ".join(names())),
    )


def entry_of(name: str) -> Guest | None:
    """Find the game of a third party by its name, without loading it."""
    from rolcli.rulesets.installed import entries

    folded = fold(name)
    return next((entry for entry in entries() if fold(entry.name) == folded), None)


def called(alias: str) -> Ruleset | None:
    """Find a game by a name that only its declaration has, folded; those that fail have none."""
    from rolcli.rulesets.installed import entries

    for game in built_in():
        if alias in map(fold, game.aliases):
            return game
    for entry in entries():
        try:
            game = third_party(entry)
        except GameError:
            continue
        if alias in map(fold, game.aliases):
            return game
    return None


def other_names(game: Ruleset) -> list[str]:
    """List the other names of a game, folded: those it declares, and those known without it."""
    known = [alias for alias, name in ALIASES.items() if name == game.name]
    every = dict.fromkeys((*map(fold, game.aliases), *known))
    return [name for name in every if name != fold(game.name)]


def names() -> list[str]:
    """List every game, the built-in ones first; none is loaded."""
    from rolcli.rulesets.installed import entries

    return [*BUILT_IN, *(entry.name for entry in entries() if may_be_called(entry.name))]


def built_in() -> list[Ruleset]:
    """Load every built-in game."""
    from rolcli.declare.game import load

    games: list[Ruleset] = [load(target) for target in BUILT_IN.values()]
    return games


def third_party(entry: Guest) -> Ruleset:
    """Load the game of a third party; raise GameError for whatever goes wrong."""
    from rolcli.declare.game import Ruleset, load
    from rolcli.guests import their_code

    if not may_be_called(entry.name):
        raise broken(entry, msg("it may not have a verb's name or look like dice"))
    with their_code(entry.name, entry.package):
        game = load(entry.target)
    if not isinstance(game, Ruleset):
        raise broken(entry, msg("{target} is no Ruleset", target=entry.target))
    if game.name != entry.name:
        raise broken(entry, msg("it calls itself {name}", name=str(game.name)))
    game.maker = entry.package
    return game


def may_be_called(name: str) -> bool:
    """Tell whether a third party's game may have a name: no verb's, no dice."""
    folded = fold(name)
    taken = {verb for game in built_in() for verb in game.verbs}
    letters = {letter for letter in folded if letter.isalpha()}
    dice = letters <= set("dohlmkf") and (len(folded) == 1 or any(map(str.isdigit, folded)))
    return bool(letters) and not dice and folded not in RESERVED and folded not in taken


def broken(entry: Guest, reason: Message) -> GameError:
    """Word a third party's game that cannot be played."""
    from rolcli.guests import announced

    return announced(entry.name, entry.package, reason)


def fold(name: str) -> str:
    """Fold a name; most calls have none that needs it."""
    from rolcli.words import fold as folded

    return folded(name)
