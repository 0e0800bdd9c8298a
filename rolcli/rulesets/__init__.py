"""The games: their names, found without importing any of them.

A game of a third party is an entry point of the group ``rolcli.rulesets`` that
loads a ``Ruleset``. It may not take the name of a verb or look like dice.
"""

from __future__ import annotations

from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.declare.game import Ruleset

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

RESERVED = (
    "roll", "odds", "use", "rules", "weapons", "completion", "schema", "help",
    "again", "verify", "batch", "history", "sheet",
)  # fmt: skip
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

    Raise UsageError that lists the games, DataError for a third party's game
    that cannot be loaded or has a name that it may not have.
    """
    from rolcli.rulesets.frame import load

    known = resolve(name)
    if known is not None:
        return load(BUILT_IN[known])  # type: ignore[return-value]
    for entry, ruleset in third_parties().items():
        if isinstance(ruleset, Exception):
            if fold(entry) == fold(name):
                raise broken(entry, ruleset)
        elif fold(name) in map(fold, (entry, *ruleset.aliases)):
            if not may_be_called(entry):
                raise broken(entry, msg("it may not have a verb's name or look like dice"))
            return ruleset
    raise UsageError(
        "unknown_ruleset",
        msg("There is no game called {name}.", name=name),
        hint=msg("There are {names}.", names=", ".join(names())),
    )


def names() -> list[str]:
    """List every game that can be played, the built-in ones first."""
    found = third_parties().items()
    own = [n for n, game in found if not isinstance(game, Exception) and may_be_called(n)]
    return [*BUILT_IN, *own]


def third_parties() -> dict[str, Ruleset | Exception]:
    """Load the games of installed third parties, by name; what fails in the game's place."""
    from importlib.metadata import entry_points

    from rolcli.declare.game import Ruleset

    found: dict[str, Ruleset | Exception] = {}
    for entry in entry_points(group=GROUP):
        try:
            game = entry.load()
            if not isinstance(game, Ruleset):
                raise TypeError(f"{entry.value} is no Ruleset")
            found[entry.name] = game
        except Exception as error:  # whatever another's module raises
            found[entry.name] = error
    return found


def may_be_called(name: str) -> bool:
    """Tell whether a third party's game may have a name: no verb's, no dice."""
    from rolcli.rulesets.frame import load

    folded = fold(name)
    games: list[Ruleset] = [load(target) for target in BUILT_IN.values()]  # type: ignore[misc]
    taken = {verb for game in games for verb in game.verbs}
    letters = {letter for letter in folded if letter.isalpha()}
    dice = letters <= set("dohlmkf") and (len(folded) == 1 or any(map(str.isdigit, folded)))
    return bool(letters) and not dice and folded not in RESERVED and folded not in taken


def broken(name: str, why: object) -> DataError:
    """Word a third party's game that cannot be played."""
    return DataError(
        "broken_ruleset",
        msg("The game {name} cannot be played: {reason}.", name=name, reason=reason_of(why)),
        hint=msg("It comes from another package; update or remove that."),
    )


def reason_of(why: object) -> object:
    """Word what another's module raised."""
    return f"{type(why).__name__}: {why}" if isinstance(why, Exception) else why
