"""The manual pages rolcli(1), English and Spanish: prose by hand, the rest from the declaration.

``prose/en.txt`` and ``prose/es.txt`` hold the prose in the markup of ``roff``.
A line such as ``{game d6}`` in them stands for what is declared.
"""

from __future__ import annotations

import re
from pathlib import Path

from rolcli.cli.metavars import placeholder
from rolcli.locale import translator
from rolcli.version import __version__
from workshop import roff
from workshop.declaration import Text, declaration

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from workshop.declaration import Game, Parameter, Program, Setting, Verb

DATE = "2026-12-01"
"""When the prose was last gone over."""

PROSE = Path(__file__).parent / "prose"
PAGES = {"man/rolcli.1": "en", "man/es/rolcli.1": "es"}
"""Path -> language."""

TITLE = Text("rolcli Manual", "Manual de rolcli")
OPTIONS = Text("OPTIONS", "OPCIONES")
REPEATED = Text("May be repeated.", "Se puede repetir.")
TAKES = Text("One of: {words}.", "Uno de: {words}.")
ALSO = Text("Also called: {words}.", "También se llama: {words}.")
EXAMPLE = Text("Example: {line}", "Ejemplo: {line}")
AS_IN = Text("As in `{name}`: {words}.", "Como en `{name}`: {words}.")
HOUSE_RULES = Text("House rules of {name}", "Ajustes de {name}")
DEFAULT = Text("Default: {value}.", "Por defecto: {value}.")
PUBLISHED = Text("In the published book: {value}.", "En el libro publicado: {value}.")
NUMBER = Text("number", "número")
PAIR = Text("number/number", "número/número")


def products() -> dict[str, str]:
    """Make the files: {path: text}."""
    program = declaration()
    return {path: Manual(program, lang).text() for path, lang in PAGES.items()}


class Manual:
    """A manual page in one language."""

    def __init__(self, program: Program, lang: str) -> None:
        self.program = program
        self.lang = lang

    def text(self) -> str:
        """Write the page."""
        markup = (PROSE / f"{self.lang}.txt").read_text(encoding="utf-8")
        filled = re.sub(r"^\{(.+)\}$", lambda place: self.fill(place[1]), markup, flags=re.M)
        title = f'ROLCLI 1 {DATE} "rolcli {__version__}" "{TITLE[self.lang]}"'
        return roff.page(title, filled)

    def fill(self, place: str) -> str:
        """Write what stands in a place of the prose."""
        word, _, name = place.partition(" ")
        if word == "shared":
            blocks = [self.parameter(one, None) for one in self.program.shared]
        elif word == "general":
            blocks = [block for verb in self.program.general for block in self.verb(verb, None)]
        else:
            (game,) = (game for game in self.program.games if game.name == name)
            blocks = self.settings(game) if word == "settings" else self.verbs(game)
        return "\n\n".join(blocks)

    def verbs(self, game: Game) -> list[str]:
        """Write the names of a game and its verbs."""
        blocks = []
        if game.aliases:
            names = ", ".join(f"`{alias.replace('_', '-')}`" for alias in game.aliases)
            blocks.append(ALSO[self.lang].format(words=names))
        for verb in game.verbs:
            blocks += self.verb(verb, game)
        return blocks

    def verb(self, verb: Verb, game: Game | None) -> list[str]:
        """Write one verb: how it is typed, what it does and takes, an example."""
        known = self.known(verb, game)
        shown = [one for one in verb.parameters if not one.hidden]
        as_before = [one for one in shown if one in known]
        blocks = [f"## {self.usage(verb, game)}", verb.help[self.lang]]
        blocks += [self.parameter(one, game) for one in shown if one not in known]
        if as_before and game is not None:
            words = ", ".join(self.name(one, game) for one in as_before)
            before = f"{self.base(game)} {verb.called(self.lang)}"
            blocks.append(AS_IN[self.lang].format(name=before, words=words))
        blocks.append(EXAMPLE[self.lang].format(line=f"`rolcli {verb.shown(self.lang)}`"))
        return blocks

    def base(self, game: Game) -> str | None:
        """Name the game that a game is a profile of."""
        names = (other.name for other in self.program.games)
        return next((name for name in names if game.name.startswith(name + "-")), None)

    def known(self, verb: Verb, game: Game | None) -> Sequence[Parameter]:
        """List the parameters that were told of in the game that this one is a profile of."""
        base = None if game is None else self.base(game)
        for other in self.program.games:
            if other.name == base:
                return next((v.parameters for v in other.verbs if v.name == verb.name), ())
        return ()

    def usage(self, verb: Verb, game: Game | None) -> str:
        """Write how a verb is typed."""
        called = verb.called(self.lang)
        words = [f"`rolcli -r {game.name} {called}`" if game else f"`rolcli {called}`"]
        for one in verb.arguments:
            word = self.name(one, game) + (" ..." if one.repeat else "")
            words.append(word if one.required else f"[{word}]")
        words.append(f"[<{OPTIONS[self.lang]}>]")
        return " ".join(words)

    def parameter(self, one: Parameter, game: Game | None) -> str:
        """Write an option or argument with what it means."""
        told = [one.help[self.lang]]
        if one.choices and not listed(one):
            words = ", ".join(f"`{choice.typed[self.lang]}`" for choice in one.choices)
            told.append(TAKES[self.lang].format(words=words))
        if one.repeat and not one.positional:
            told.append(REPEATED[self.lang])
        if one.rule is not None:
            told.append(f"({one.rule})")
        term = self.name(one, game)
        if one.names and not one.flag:
            term += f" <{self.value(one, game)}>"
        return f": {term}\n{' '.join(told)}"

    def name(self, one: Parameter, game: Game | None) -> str:
        """Write the names of an option, or what stands for an argument."""
        names = ", ".join(f"`{name}`" for name in one.called(self.lang))
        return names or f"<{self.value(one, game)}>"

    def value(self, one: Parameter, game: Game | None) -> str:
        """Write what stands for the value."""
        if listed(one):
            number = ["N"] if one.kind == "ladder" else []
            return "|".join([*(choice.typed[self.lang] for choice in one.choices), *number])
        choices = {choice.name: choice.others for choice in one.choices}
        name = game.name if game else None
        return placeholder(one.metavar, translator(self.lang), name, choices)

    def settings(self, game: Game) -> list[str]:
        """Write the house rules of a game; of a profile only what it begins with."""
        blocks = [f"## {HOUSE_RULES[self.lang].format(name=game.name)}"]
        for other in self.program.games:
            if other.name == self.base(game):
                return [*blocks, self.changed(game, other)]
        return blocks + [self.setting(one) for one in game.settings]

    def changed(self, game: Game, base: Game) -> str:
        """Write which house rules of a profile have another default."""
        before = {one.name: one for one in base.settings}
        same = [f"`{one.name}`" for one in game.settings if one == before.get(one.name)]
        others = [one for one in game.settings if one != before.get(one.name)]
        found = [AS_IN[self.lang].format(name=base.name, words=", ".join(same))]
        return "\n\n".join([*found, *map(self.setting, others)])

    def setting(self, one: Setting) -> str:
        """Write a house rule."""
        kinds = {"int": NUMBER, "pair": PAIR}
        words = {value.en: value[self.lang] for value in one.values}
        values = "|".join(words.values()) or kinds[one.kind][self.lang]
        default = words.get(one.default, one.default)
        told = [one.help[self.lang], DEFAULT[self.lang].format(value=f"`{default}`")]
        if one.published is not None:
            published = words.get(one.published, one.published)
            told.append(PUBLISHED[self.lang].format(value=f"`{published}`"))
        return f": `{one.name}`=<{values}>\n{' '.join(told)} ({one.rule})"


def listed(one: Parameter) -> bool:
    """Tell whether the choices of a parameter stand in place of its value."""
    return bool(one.choices) and not one.positional and "|" in one.metavar
