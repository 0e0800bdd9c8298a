"""How a game is told to the program: its verbs, its house rules and where its parts are."""

from __future__ import annotations

from rolcli.declare import Verb as Verb
from rolcli.declare import load as load
from rolcli.declare import module as module
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from rolcli.declare.spanish import Spanish


SPEAKING: dict[str, Ruleset] = {}
"""The games that were imported and bring their own Spanish."""


class Setting:
    """A house rule with a name.

    ``kind`` is choice (one of ``values``), bool, int or pair (two integers
    ``A/B``). ``published`` is the value that ``book=published`` gives it. Values may be
    mapped to their other names, the Spanish one first; where there is none, the words that
    house rules share serve.
    """

    __slots__ = ("default", "help", "kind", "least", "others", "published", "rule", "values")

    def __init__(
        self,
        default: object,
        rule: str,
        help: str,
        *,
        values: tuple[str, ...] | Mapping[str, tuple[str, ...]] = (),
        kind: str = "choice",
        least: int | None = None,
        published: object = None,
    ) -> None:
        self.default = default
        self.rule = rule
        self.help = help
        self.values = tuple(values)
        self.others = values if isinstance(values, dict) else None
        self.kind = kind
        self.least = least
        self.published = published

    def read(self, key: str, text: object) -> object:
        """Read a value as typed or as in TOML; raise UsageError that lists what exists."""
        value = self._read(str(text).lower() if isinstance(text, bool) else str(text))
        if value is None:
            raise UsageError(
                "bad_value",
                msg("{value} is no value of {key}.", value=str(text), key=key),
                hint=msg("It takes {values}.", values=self.takes),
            )
        return value

    @property
    def takes(self) -> object:
        """The values, in words."""
        if self.kind == "int":
            return msg("a whole number")
        if self.kind == "pair":
            return msg("two whole numbers such as -1/0")
        if self.kind == "bool":
            return Words(("on", "off"))
        return Words(self.values, self.others)

    def typed(self, value: object) -> object:
        """Give a value as it is typed, in the language of whoever reads it."""
        if isinstance(value, bool):
            return Words(("on" if value else "off",))
        if isinstance(value, tuple):
            return "/".join(map(str, value))
        return Words((str(value),), self.others)

    def _read(self, text: str) -> object:
        from rolcli.words import canonical, fold, integer, switch

        if self.kind == "bool":
            return switch(text)
        if self.kind == "int":
            number = integer(text)
            too_small = number is not None and self.least is not None and number < self.least
            return None if too_small else number
        if self.kind == "pair":
            pair = [integer(part) for part in text.split("/")]
            return None if len(pair) != 2 or None in pair else tuple(pair)
        from rolcli.declare.setting_words import other_names

        found = canonical(text, other_names(self.values, self.others))
        return {fold(v): v for v in self.values}.get(found or "")


class Words:
    """Values of a setting inside a message, as they are typed in its language."""

    __slots__ = ("others", "values")

    def __init__(
        self, values: tuple[str, ...], others: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        self.values = values
        self.others = others

    def __str__(self) -> str:
        return ", ".join(self.values)

    @property
    def es(self) -> str:
        """The values in Spanish."""
        from rolcli.declare.setting_words import spanish

        return ", ".join([spanish(value, self.others) for value in self.values])


class House(dict[str, object]):
    """The house rules in force for one call: setting name -> value.

    ``game`` is the Ruleset that they belong to and ``ruleset`` its name; ``given`` are
    those that were chosen. Compared and hashed by identity, so that it can be an argument
    of a chance.
    """

    __slots__ = ("game", "given")
    __hash__ = object.__hash__  # type: ignore[assignment]  # a dict has none

    def __init__(
        self, game: Ruleset, values: Mapping[str, object], given: Mapping[str, object]
    ) -> None:
        super().__init__(values)
        self.game = game
        self.given = given

    @property
    def ruleset(self) -> str:
        """The name of the game."""
        return self.game.name

    def number(self, key: str) -> int:
        """Give a setting that is a whole number, also one that is chosen among numbers."""
        return int(str(self[key]))

    def __eq__(self, other: object) -> bool:
        return self is other


class Ruleset:
    """A game: its name, its verbs and where its parts are.

    ``tables`` is the package of the modules ``settings`` (SETTINGS: name -> Setting),
    ``rules`` (RULES: id -> (English, Spanish)) and ``sheet`` (SHEET), where that is not
    ``package`` itself. ``spanish`` is the module of its MESSAGES and WORDS in Spanish,
    of a game that brings its own.
    ``overrides`` are the defaults that this profile changes. ``prefixes`` are the
    rule-id prefixes it uses. ``order`` lists the names of outcomes, levels and states
    as odds list them, the best first. ``kin`` are the games whose earlier results serve
    here, itself among them. ``equipment`` is ``module:function`` that makes the
    catalogue from user rows, for games that have one. ``maker`` is the package of a
    third party that the game was found in; None for our own.
    """

    __slots__ = (
        "aliases", "config", "equipment", "kin", "maker", "name", "order", "overrides",
        "package", "prefixes", "roll_hint", "spanish", "spoken", "tables", "title", "verbs",
    )

    def __init__(
        self,
        name: str,
        title: str,
        package: str,
        verbs: tuple[Verb, ...],
        *,
        aliases: tuple[str, ...] = (),
        prefixes: tuple[str, ...] = (),
        overrides: dict[str, object] | None = None,
        equipment: str | None = None,
        config: tuple[str, ...] = (),
        roll_hint: str | None = None,
        order: tuple[str, ...] = (),
        kin: tuple[str, ...] = (),
        tables: str | None = None,
        spanish: str | None = None,
    ) -> None:
        self.name = name
        self.kin = kin or (name,)
        self.title = title
        self.package = package
        self.tables = tables or package
        self.verbs = {verb.name: verb for verb in verbs}
        self.aliases = aliases
        self.prefixes = prefixes
        self.overrides = overrides or {}
        self.equipment = equipment
        self.config = config or (name,)
        self.roll_hint = roll_hint
        self.order = order
        self.maker: str | None = None
        self.spanish = spanish
        self.spoken: Spanish | None = None
        if spanish is not None:
            SPEAKING[name] = self

    def called(self, word: str) -> str:
        """Give the verb that a word means, in English or Spanish; the word where it means none."""
        if word in self.verbs:
            return word
        from rolcli.words import fold

        folded = fold(word)
        for verb in self.verbs.values():
            if folded in map(fold, verb.es):
                return verb.name
        return word

    def table(self, part: str) -> Any:
        """Give a table: SETTINGS, RULES or SHEET, of the module called so.

        Raise GameError for what a third party's is no table.
        """
        if self.maker is not None:
            from rolcli.guests import table_of

            return table_of(self, part)
        return getattr(module(f"{self.tables}.{part}"), part.upper())

    def carried(self, key: str) -> str:
        """Give the name under which results carry what has a key on the game's sheet."""
        sheet = self.sheet
        found = None if sheet is None else sheet.keys.get(key)
        return key if found is None else str(found.state)

    @property
    def sheet(self) -> Any:
        """The table of the game's sheet; None for a game that has none."""
        try:
            return self.table("sheet")
        except ModuleNotFoundError as error:
            if error.name != f"{self.tables}.sheet":
                raise
            return None

    @property
    def settings(self) -> dict[str, Setting]:
        """The declared house rules."""
        found: dict[str, Setting] = self.table("settings")
        return found

    @property
    def rules(self) -> dict[str, tuple[str, str]]:
        """The rules: id -> one line in English and in Spanish."""
        found: dict[str, tuple[str, str]] = self.table("rules")
        return found

    def house(self, given: Mapping[str, object] | None = None) -> House:
        """Settle the house rules: defaults, the profile's overrides, then what was given.

        Raise UsageError for an unknown key or value, listing what exists.
        """
        declared = self.settings
        chosen: dict[str, object] = {}
        for key, text in (given or {}).items():
            from rolcli.words import canonical

            name = canonical(key, {k: () for k in declared})
            if name is None:
                raise UsageError(
                    "unknown_setting",
                    msg("{rules} has no setting called {key}.", rules=self.name, key=key),
                    hint=msg("It has {names}.", names=", ".join(sorted(declared))),
                )
            chosen[name] = declared[name].read(name, text)
        published = chosen.get("book") == "published"
        values = {key: setting.default for key, setting in declared.items()} | self.overrides
        if published:
            values |= {k: s.published for k, s in declared.items() if s.published is not None}
        return House(self, values | chosen, chosen)
