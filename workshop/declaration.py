"""All that is declared, walked once into plain values that products are made from.

``declaration()`` imports every built-in game. Texts are in both languages.
Nothing here is imported when a command line is answered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module

from rolcli.cli.fields import fields_of, is_needed, json_key, repeats, shown_names
from rolcli.cli.general import GENERAL
from rolcli.cli.metavars import choice, metavar
from rolcli.cli.shared import SHARED
from rolcli.cli.spoken import example, speak, verb_name
from rolcli.locale import translator
from rolcli.rulesets import BUILT_IN, find, other_names
from rolcli.rulesets.equipment import rows_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.cli.fields import Fields
    from rolcli.declare import Field, game

ENGLISH = translator("en")
SPANISH = translator("es")


@dataclass(frozen=True)
class Text:
    """A text in both languages."""

    en: str
    es: str

    def __getitem__(self, lang: str) -> str:
        return self.es if lang == "es" else self.en


@dataclass(frozen=True)
class Choice:
    """A word that a parameter takes: as JSON has it, and as people type it."""

    name: str
    typed: Text
    others: tuple[str, ...]


@dataclass(frozen=True)
class Parameter:
    """An option or, without ``names``, an argument; ``spanish`` are the names shown in Spanish.

    ``kind`` is one of ``rolcli.declare.KINDS``; ``base`` the name of the Python type.
    """

    key: str
    field: str
    names: tuple[str, ...]
    help: Text
    metavar: str
    kind: str
    base: str
    repeat: bool
    required: bool
    split: str | None
    rule: str | None
    least: int | None
    most: int | None
    choices: tuple[Choice, ...]
    hidden: bool = False
    spanish: tuple[str, ...] = ()

    def called(self, lang: str) -> tuple[str, ...]:
        """List the names that a language shows."""
        return self.spanish if lang == "es" else self.names

    @property
    def flag(self) -> bool:
        """Whether it takes no value."""
        return self.base == "bool"

    @property
    def positional(self) -> bool:
        """Whether it is an argument."""
        return not self.names


@dataclass(frozen=True)
class Verb:
    """A verb of a game, or a general command."""

    name: str
    help: Text
    example: str
    parameters: tuple[Parameter, ...]
    spanish: str
    spanish_example: str
    others: tuple[str, ...]

    def called(self, lang: str) -> str:
        """Give the name that a language shows."""
        return self.spanish if lang == "es" else self.name

    def shown(self, lang: str) -> str:
        """Give the example in the words of a language."""
        return self.spanish_example if lang == "es" else self.example

    @property
    def arguments(self) -> tuple[Parameter, ...]:
        """Those that stand without a name."""
        return tuple(one for one in self.parameters if one.positional)

    @property
    def options(self) -> tuple[Parameter, ...]:
        """Those that have a name."""
        return tuple(one for one in self.parameters if not one.positional and not one.hidden)


@dataclass(frozen=True)
class Setting:
    """A house rule; ``values`` are the words it takes, ``default`` is one of them as typed."""

    name: str
    help: Text
    kind: str
    rule: str
    values: tuple[Text, ...]
    default: str
    published: str | None


@dataclass(frozen=True)
class Item:
    """A row of a game's equipment."""

    id: str
    name: Text
    section: str
    category: str
    kind: str
    aliases: tuple[str, ...]


@dataclass(frozen=True)
class Game:
    """A game; ``aliases`` are its other names, folded."""

    name: str
    title: Text
    aliases: tuple[str, ...]
    verbs: tuple[Verb, ...]
    settings: tuple[Setting, ...]
    rules: dict[str, Text] = field(hash=False)
    sections: tuple[Choice, ...] = ()
    weapons: tuple[Item, ...] = ()
    armours: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Program:
    """Everything: the games, the general commands and what all verbs share."""

    games: tuple[Game, ...]
    general: tuple[Verb, ...]
    shared: tuple[Parameter, ...]


def declaration() -> Program:
    """Walk over all built-in games and the general commands."""
    return Program(
        tuple(game_of(find(name)) for name in BUILT_IN),
        tuple(verb_of(verb, None) for verb in GENERAL.values()),
        parameters_of(SHARED, None),
    )


def text_of(message: object) -> Text:
    """Word a message in both languages."""
    return Text(ENGLISH(message), SPANISH(message))


def game_of(ruleset: game.Ruleset) -> Game:
    """Describe one game."""
    house = ruleset.house()
    items = items_of(ruleset)
    sections = sections_of(ruleset)
    return Game(
        ruleset.name,
        text_of(ruleset.title),
        tuple(other_names(ruleset)),
        tuple(verb_of(verb, ruleset) for verb in ruleset.verbs.values()),
        tuple(setting_of(name, one, house[name]) for name, one in ruleset.settings.items()),
        {rule: Text(*texts) for rule, texts in ruleset.rules.items()},
        sections,
        tuple(item for item in items if item.section != "armour"),
        tuple(item for item in items if item.section == "armour"),
    )


def verb_of(verb: game.Verb, ruleset: game.Ruleset | None) -> Verb:
    """Describe a verb; a general command when there is no game."""
    fields = fields_of(verb, ruleset)
    name = None if ruleset is None else ruleset.name
    return Verb(
        verb.name,
        text_of(verb.help),
        verb.example,
        parameters_of(fields, name),
        verb_name(verb, SPANISH),
        example(verb, fields, SPANISH, name),
        verb.es,
    )


def parameters_of(fields: Fields, rules: str | None) -> tuple[Parameter, ...]:
    """Describe options and arguments; what a Spanish text mentions has its Spanish name."""
    speak(fields, SPANISH)
    found = tuple(parameter_of(one, rules) for one in fields.values())
    SPANISH.option = None
    return found


def parameter_of(one: Field, rules: str | None) -> Parameter:
    """Describe an option or argument."""
    return Parameter(
        one.key,
        json_key(one),
        () if one.positional else shown_names(one),
        text_of(one.help),
        metavar(one),
        one.kind,
        getattr(one.base, "__name__", "str"),
        repeats(one),
        is_needed(one),
        one.split,
        one.rule,
        one.least,
        one.most,
        tuple(choice_of(name, also, rules) for name, also in (one.choices or {}).items()),
        one.hidden,
        () if one.positional else shown_names(one, "es"),
    )


def choice_of(name: str, others: Iterable[str], rules: str | None) -> Choice:
    """Describe a word, in Spanish as help shows it."""
    others = tuple(others)
    spanish = choice(name, {name: others}, SPANISH, rules)
    return Choice(name, Text(typeable(name), spanish), others)


def typeable(word: str) -> str:
    """Write a folded word as people type it."""
    return word.replace("_", "-")


def setting_of(name: str, setting: game.Setting, default: object) -> Setting:
    """Describe a house rule."""
    values: tuple[Text, ...]
    if setting.kind == "bool":
        values = (Text("on", "activado"), Text("off", "desactivado"))
    else:
        shown = [setting.typed(word) for word in setting.values]
        values = tuple(Text(str(one), str(getattr(one, "es", one))) for one in shown)
    return Setting(
        name,
        text_of(setting.help),
        setting.kind,
        setting.rule,
        values,
        typed(default),
        None if setting.published is None else typed(setting.published),
    )


def typed(value: object) -> str:
    """Write a setting's value as it is typed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def sections_of(ruleset: game.Ruleset) -> tuple[Choice, ...]:
    """List the groups of a game's equipment, which filters name."""
    if ruleset.equipment is None:
        return ()
    module = import_module(ruleset.equipment.partition(":")[0])
    return tuple(choice_of(name, also, ruleset.name) for name, also in module.SECTIONS.items())


def items_of(ruleset: game.Ruleset) -> list[Item]:
    """List a game's equipment."""
    if ruleset.equipment is None:
        return []
    return [
        Item(
            row["id"],
            Text(row["name"], row["name_es"]),
            row["section"],
            row["category"],
            row.get("kind", ""),
            tuple(row.get("aliases", ())),
        )
        for row in rows_of(ruleset)
    ]
