"""What a shell must know to complete, laid out for direct look-up.

Four generators write it down, each in its shell's own words. A *source* names
what completes a value: one of ``DYNAMIC``, the name of a list of words, or nothing
for free text; a list with a comma at its end completes each part of ``a,b``.
"""

from __future__ import annotations

from dataclasses import dataclass

from rolcli.cli.fields import names_of
from rolcli.cli.general import ROLLING
from rolcli.cli.run import DICE_OPTIONS
from rolcli.cli.shared import SHARED
from rolcli.schema import names as schema_names
from rolcli.words import fold
from workshop.declaration import Text, typeable
from workshop.shells import first

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from workshop.declaration import Game, Item, Parameter, Program, Setting, Verb

LANGUAGES = ("en", "es")
DYNAMIC = (
    "games", "settings", "weapons", "armours", "files", "topics", "rules", "filters", "schemas",
    "people", "names",
)
"""Sources that depend on the game in force, or on what is on the disk."""

KINDS = {"item": "weapons", "armour": "armours", "result": "files", "toml": "files"}
PLACES = {
    ("use", "game"): "games",
    ("rules", "what"): "topics",
    ("rules", "which"): "rules",
    ("weapons", "words"): "filters",
    ("schema", "verb"): "schemas",
    ("sheet", "names"): "people",
    ("", "actor"): "people",
    ("", "target"): "people",
}
"""Arguments of general commands that take a name: (command, parameter) -> source."""

MEANINGLESS = {"roll": ("book", "set"), "odds": ("book", "set", "seed", "dice", "times")}
"""Shared options that a command which rolls refuses; the others refuse DICE_OPTIONS."""

LONGEST = 80
"""The most letters of a description."""


@dataclass(frozen=True)
class Word:
    """A word to offer, in both languages, and what it means (empty where that is plain)."""

    typed: Text
    help: Text


@dataclass(frozen=True)
class Spec:
    """An option, or without ``names`` an argument; a flag has no source."""

    names: tuple[str, ...]
    spanish: tuple[str, ...]
    source: str | None
    repeat: bool
    help: Text

    def called(self, lang: str) -> tuple[str, ...]:
        """List the names that a language shows; one empty name for an argument."""
        return (self.spanish if lang == "es" else self.names) or ("",)


@dataclass(frozen=True)
class Context:
    """What can stand after a verb; ``hidden`` are the shared options that it refuses."""

    options: tuple[Spec, ...]
    arguments: tuple[Spec, ...]
    hidden: tuple[str, ...] = ()


@dataclass(frozen=True)
class Row:
    """An item with all that it is called: first what is offered first, in each language."""

    spellings: tuple[tuple[str, ...], tuple[str, ...]]
    help: Text

    def __getitem__(self, lang: str) -> tuple[str, ...]:
        return self.spellings[lang == "es"]


class Plan:
    """The tables. Keys of games that share an entry are kept together: ``{(names): entry}``."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._lists: dict[tuple[Word, ...], str] = {}
        self._used: set[str] = set()
        self.shared = tuple(self._spec(one, "") for one in program.shared)
        self.general = tuple(map(spoken, program.general))
        self.games = tuple(Word(same(game.name), game.title) for game in program.games)
        contexts = [(verb.name, self._context(verb, None)) for verb in program.general]
        contexts += [
            (f"{game.name}.{verb.name}", self._context(verb, game))
            for game in program.games
            for verb in game.verbs
        ]
        self.contexts = merged(contexts)
        self.lists = {name: words for words, name in self._lists.items()}
        self.verbs = merged((game.name, verb_words(game)) for game in program.games)
        self.settings = merged((game.name, setting_words(game)) for game in program.games)
        self.values = merged(
            (f"{game.name}.{one.name}", value_words(one))
            for game in program.games
            for one in game.settings
        )
        self.rules = merged((game.name, rule_words(game)) for game in program.games)
        self.weapons = merged((game.name, item_rows(game.weapons)) for game in program.games)
        self.armours = merged((game.name, item_rows(game.armours)) for game in program.games)
        self.filters = merged((game.name, filter_words(game)) for game in program.games)
        self.schemas = schema_words(program)
        self.topics = words_of(first.TOPICS)
        self.commands = merged((k, words_of(found)) for k, found in first.commands(program))
        self.others = merged((k, words_of(found)) for k, found in first.others(program))
        self.meanings = first.meanings(program)
        self.tables = {
            "commands": self.commands,
            "verbs": self.verbs,
            "others": self.others,
            "settings": self.settings,
            "values": self.values,
            "rules": self.rules,
            "filters": self.filters,
        }
        self.names = {game.name: game.aliases for game in program.games}
        self.aliases = {typeable(a): game.name for game in program.games for a in game.aliases}
        self.any_verb = tuple(dict.fromkeys(v.name for game in program.games for v in game.verbs))

    def letters(self) -> dict[str, str]:
        """Map each option of one letter to its English name."""
        return {
            name: one.names[-1]
            for one in self.shared
            for name in one.names
            if name[:2] != "--" and name != one.names[-1]
        }

    def all_lists(self) -> list[tuple[tuple[str, ...], tuple[Word, ...]]]:
        """List every list of plain words with the names that it is asked for by."""
        found: list[tuple[tuple[str, ...], tuple[Word, ...]]] = [
            (("general",), self.general),
            (("games",), self.games),
            (("topics",), self.topics),
        ]
        found += [((name,), words) for name, words in self.lists.items()]
        found += [(("schemas",), self.schemas)]
        for prefix, table in self.tables.items():
            for keys, words in table.items():
                found += [(tuple(f"{prefix}.{key}" for key in keys), words)]
        return found

    def list_branches(
        self, written: Callable[[Iterable[Word], str], list[str]], glob: bool = False
    ) -> Iterator[tuple[list[str], list[str]]]:
        """Yield the keys and the words of each branch of the lists, as a shell has them written.

        A list that is the same in every language has one branch, whose keys name them all, or
        match any by a ``glob``.
        """
        for keys, words in self.all_lists():
            found = {lang: written(words, lang) for lang in LANGUAGES}
            first = found[LANGUAGES[0]]
            if all(one == first for one in found.values()):
                langs = ("??",) if glob else LANGUAGES
                yield [f"{lang}:{key}" for key in keys for lang in langs], first
            else:
                for lang, one in found.items():
                    yield [f"{lang}:{key}" for key in keys], one

    def row_branches(self) -> Iterator[tuple[list[str], str, tuple[Row, ...]]]:
        """Yield the keys, the language and the rows of each branch of weapons and armours."""
        for prefix, table in (("weapons", self.weapons), ("armours", self.armours)):
            for keys, items in table.items():
                for lang in LANGUAGES:
                    yield [f"{lang}:{prefix}.{key}" for key in keys], lang, items

    def _context(self, verb: Verb, game: Game | None) -> Context:
        where = verb.name if game is None else game.name
        hidden: tuple[str, ...] = ()
        if game is None:
            refused = MEANINGLESS[verb.name] if verb.name in ROLLING else DICE_OPTIONS
            hidden = tuple(name for key in refused for name in names_of(SHARED[key]))
        return Context(
            tuple(self._spec(one, where) for one in verb.options),
            tuple(self._spec(one, where) for one in verb.arguments),
            hidden,
        )

    def _spec(self, one: Parameter, where: str) -> Spec:
        source = None if one.flag else self._source(one, where)
        text = one.help
        if one.rule is not None:
            text = Text(f"{text.en} ({one.rule})", f"{text.es} ({one.rule})")
        return Spec(one.names, one.spanish, source, one.repeat, text)

    def _source(self, one: Parameter, where: str) -> str:
        if (where, one.key) in PLACES:
            return PLACES[where, one.key]
        if not where and one.key in ("rules", "set"):
            return "games" if one.key == "rules" else "settings"
        if one.kind in KINDS:
            return KINDS[one.kind]
        if one.kind == "who":
            return "people"
        if one.positional and not one.choices and (one.base == "int" or one.kind == "code"):
            return "names"
        if one.metavar.startswith("FILE"):
            return "files"
        if not one.choices:
            return ""
        words = tuple(noted(plain(choice.typed)) for choice in one.choices)
        return self._list(words, f"{where}.{one.field}".strip(".")) + ("," if one.split else "")

    def _list(self, words: tuple[Word, ...], name: str) -> str:
        if words not in self._lists:
            while name in self._used:
                name += "_"
            self._used.add(name)
            self._lists[words] = name
        return self._lists[words]


def same(word: str) -> Text:
    """Give a text that is the same in both languages."""
    return Text(word, word)


def words_of(pairs: Iterable[tuple[Text, Text]]) -> tuple[Word, ...]:
    """Make words of pairs of a word and its meaning."""
    return tuple(Word(*pair) for pair in pairs)


def noted(typed: Text) -> Word:
    """Give a word whose description, where it differs, is the English one."""
    return Word(typed, Text("", "" if typed.en == typed.es else typed.en))


def verb_words(game: Game) -> tuple[Word, ...]:
    """List the verbs of a game."""
    return tuple(spoken(verb) for verb in game.verbs)


def spoken(verb: Verb) -> Word:
    """Give a verb by the name that each language shows."""
    return Word(Text(verb.name, verb.spanish), verb.help)


def setting_words(game: Game) -> tuple[Word, ...]:
    """List the house rules of a game."""
    return tuple(Word(same(one.name), one.help) for one in game.settings)


def value_words(setting: Setting) -> tuple[Word, ...]:
    """List the values of a house rule; of numbers, those that are known."""
    known = setting.values or tuple(
        same(value) for value in dict.fromkeys((setting.default, setting.published)) if value
    )
    return tuple(Word(plain(value), remark(setting, value)) for value in known)


def plain(text: Text) -> Text:
    """Give a word as most keyboards type it: small letters without accents."""
    if text.es.isascii() and text.es == text.es.lower():
        return text
    return Text(text.en, typeable(fold(text.es)))


def remark(setting: Setting, value: Text) -> Text:
    """Say of a value that it is in force without a word, or in the published book."""
    if value.en == setting.default:
        return Text("default", "por defecto")
    return Text("published", "publicado") if value.en == setting.published else Text("", "")


def rule_words(game: Game) -> tuple[Word, ...]:
    """List the rules of a game."""
    return tuple(
        Word(same(rule), Text(shortened(text.en), shortened(text.es)))
        for rule, text in game.rules.items()
    )


def shortened(text: str) -> str:
    """Cut a text to what fits beside a word."""
    if len(text) <= LONGEST:
        return text
    return text[:LONGEST].rpartition(" ")[0].rstrip(",;:.") + "..."


def filter_words(game: Game) -> tuple[Word, ...]:
    """List the words that stand for groups of weapons: sections, and kinds of damage."""
    kinds = dict.fromkeys(item.kind for item in game.weapons if item.kind)
    sections = tuple(noted(plain(section.typed)) for section in game.sections)
    names = {section.name for section in game.sections}
    others = (typeable(kind) for kind in kinds if kind not in names)
    return (*sections, *(Word(same(kind), Text("", "")) for kind in others))


def item_rows(items: Iterable[Item]) -> tuple[Row, ...]:
    """Lay out the names of items: by id in English, by name in Spanish."""
    return tuple(
        Row(
            (
                tuple(dict.fromkeys((item.id, item.name.en, *item.aliases))),
                tuple(dict.fromkeys((item.name.es, item.id, *item.aliases))),
            ),
            Text(item.name.en, item.id),
        )
        for item in items
    )


def schema_words(program: Program) -> tuple[Word, ...]:
    """List what there is a schema of."""
    verbs = (verb.name for game in program.games for verb in game.verbs)
    names = dict.fromkeys((*schema_names(), *verbs))
    return tuple(Word(same(name), Text("", "")) for name in names)


def merged(pairs: Iterable[tuple[str, Any]]) -> dict[tuple[str, ...], Any]:
    """Bring the keys of equal entries together; leave empty entries out."""
    found: dict[Any, list[str]] = {}
    for key, entry in pairs:
        if entry:
            found.setdefault(entry, []).append(key)
    return {tuple(keys): entry for entry, keys in found.items()}
