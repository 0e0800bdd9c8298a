"""What can stand first on the line: commands, verbs, and what else they are called."""

from __future__ import annotations

from rolcli.words import fold
from workshop.declaration import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from workshop.declaration import Game, Program, Verb

    Pairs = list[tuple[str, list[tuple[Text, Text]]]]

TOPICS = [
    (Text("list", "lista"), Text("The games.", "Los juegos.")),
    (Text("show", "ver"), Text("The rules of a game, or one.", "Las reglas de un juego, o una.")),
]
"""What `rules` does: word and meaning."""


def commands(program: Program) -> Pairs:
    """List for each game the general commands that serve after its name."""
    return [(game.name, list(map(described, general(program, game)))) for game in program.games]


def others(program: Program) -> Pairs:
    """List for each game, and for none, the Spanish names of verbs."""
    every = {verb.name: verb for game in program.games for verb in game.verbs}
    found = [("", spanish([*program.general, *every.values()]))]
    for game in program.games:
        found.append((game.name, spanish([*general(program, game), *game.verbs])))
    return found


def general(program: Program, game: Game) -> list[Verb]:
    """List the general commands that a game does not refuse."""
    return [verb for verb in program.general if verb.name != "weapons" or game.weapons]


def described(verb: Verb) -> tuple[Text, Text]:
    """Give a verb and what it does."""
    return Text(verb.name, verb.spanish), verb.help


def spanish(verbs: Iterable[Verb]) -> list[tuple[Text, Text]]:
    """Give the Spanish name of each verb, the one to show first, and the verb."""
    found = []
    for verb in verbs:
        found.append((Text(verb.name, verb.name), Text(verb.spanish, verb.spanish)))
    return found


def meanings(program: Program) -> dict[str, list[str]]:
    """Map each verb to all its Spanish names, with and without accents."""
    verbs = [*program.general, *(verb for game in program.games for verb in game.verbs)]
    return {
        verb.name: list(dict.fromkeys(one for word in verb.others for one in (fold(word), word)))
        for verb in verbs
    }
