"""Command lines of the pages as a Spanish player types them."""

from __future__ import annotations

import shlex

from rolcli.cli.general import GENERAL, general_verb
from rolcli.cli.spoken import TokenNames, verb_name
from rolcli.locale import translator
from rolcli.rulesets import find, resolve

SPANISH = translator("es")


class Speaker:
    """Words one line after the other, and remembers the game that was chosen."""

    def __init__(self) -> None:
        self.game: str | None = None

    def spoken(self, line: str) -> list[str]:
        """Give the words of a command line with Spanish verbs, options and choices."""
        found: list[str] = []
        command: list[str] = []
        for word in [*shlex.split(line), "|"]:
            if word == "|":
                found += [*self.command(command), word]
                command = []
            else:
                command.append(word)
        return found[:-1]

    def command(self, words: list[str]) -> list[str]:
        """Word one command."""
        if words[0] != "rolcli":
            return words
        at, game = 1, self.game
        if words[at : at + 1] == ["-r"]:
            game, at = words[at + 1], at + 2
        if at < len(words) and resolve(words[at]) and words[at] not in GENERAL:
            game, at = words[at], at + 1
        if at >= len(words) or words[at].startswith("-"):
            return words
        verb = GENERAL.get(general_verb(words[at]))
        ruleset = None
        if verb is None and game is not None:
            ruleset = find(game)
            verb = ruleset.verbs.get(ruleset.called(words[at]))
        if verb is None:
            return words
        if verb.name in ("use", "campaign"):
            self.game = words[at + 1] if verb.name == "use" else game
        told = TokenNames(verb.record.FIELDS, SPANISH, None if ruleset is None else ruleset.name)
        return [*words[:at], verb_name(verb, SPANISH), *told.spoken(words[at + 1 :])]
