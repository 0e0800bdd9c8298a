"""The hidden call of the shells: names of characters, and what stands on a sheet.

``rolcli __complete people LANG GAME WORD...`` prints the characters there are, a line each;
``__complete names ...`` what can be named of the one who acts, whom the WORDs of the line or
ROLCLI_AS tell: skills, characteristics, points, weapons. What is wrong is not said here.
"""

from __future__ import annotations

from rolcli.campaign.find import stems_in
from rolcli.campaign.games import sheet_table
from rolcli.cli.at_table import GameTable
from rolcli.cli.config_file import sit_down
from rolcli.cli.environment import Config
from rolcli.errors import RolcliError
from rolcli.rulesets import find
from rolcli.rulesets.sheet import KEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.campaign.character import Character
    from rolcli.cli.environment import Environment

ACTOR = ("--as", "--como")
CAMPAIGN = ("--campaign", "--campaña", "--campana")


def complete_people(argv: Sequence[str], environment: Environment) -> str:
    """Give the lines for what stands after ``__complete``; never raise RolcliError."""
    what, lang, game, *words = argv
    try:
        config = Config()
        sit_down(config, environment, option(words, CAMPAIGN))
        table = GameTable(environment, config.table)
        if what == "people":
            names = [stem for folder in table.places.characters for stem in stems_in(folder)]
            return "\n".join(dict.fromkeys(names))
        name = option(words, ACTOR) or environment.env.get("ROLCLI_AS")
        game = game or (config.table.game if config.table is not None else None) or ""
        if not name or not game:
            return ""
        ruleset = find(game)
        sheet = sheet_table(ruleset)
        if sheet is None:
            return ""
        return "\n".join(names_of(table.character(name, sheet, ruleset.house(), lang), lang))
    except RolcliError:
        return ""


def option(words: Sequence[str], names: Sequence[str]) -> str | None:
    """Give the value of an option of a line, or None."""
    for at, word in enumerate(words):
        head, equals, text = word.partition("=")
        if head in names and equals:
            return text
        if word in names and at + 1 < len(words):
            return words[at + 1]
    return None


def names_of(character: Character, lang: str) -> list[str]:
    """List what can be named: the sheet's own first, then what the game has, in a language."""
    keys = [key for key in character.table.keys.values() if key.group != KEPT]
    values = character.sheet.values
    own = [character.shown(key) for key in keys if key.key in values]
    listed = [key.name(lang) for key in keys if key.key not in values]
    weapons = character.sheet.weapons
    return list(dict.fromkeys([*weapons, *own, *character.sheet.custom, *listed]))
