"""How a verb is told to the program, and its parameters: a record, one class a verb.

    class Attack(Ask, Armed, Target):
        skill = Whole(N_("The skill's value."), positional=True, least=0, rule="COC-01")
        damage = Expr(N_("The weapon's damage."), default=None, rule="COC-23")

        ONE_OF = (OneOf("vs", "distance", rule="COC-23"),)

A verb is ``f(dice, house, ask: Attack) -> Result`` and reads ``ask.skill``. Command
line, help, completions, manual, schema and the fields of a character sheet are made
from the record. A parameter that several verbs share stands in a base class, whose
``HEADING`` names its group in help.

To a type checker a field is the value that it holds (``ask.skill`` is an int). Records
cost nothing worth mentioning to import, since a call reads its arguments from them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType
    from typing import Any, ClassVar

    from rolcli.result import Result

    Choices = dict[str, tuple[str, ...]]


class Required:
    """Stands for the default of a field that must be given."""


REQUIRED = Required()

KINDS = (
    "plain", "expr", "choice", "ladder", "code", "distance", "item", "armour", "result", "toml",
    "who",
)
"""What a parameter's text is, beyond its Python type.

plain: by type (int, str, bool as a flag). expr: the dice language; arrives as a tree.
choice: one of ``choices``. ladder: one of ``choices`` or a whole number. code: a die
code such as 4D+2. distance: a number, perhaps decimal, with a unit behind it if it is
not the weapon's (18.3, 20yd); arrives as a Length. item, armour: a name out of the
game's equipment (armour also takes an expression). result: an earlier result of this
program, read from a file or ``-``; arrives as an EarlierResult. toml: a TOML file; arrives as a
pair (name, dict). who: a combatant, ``NAME:...``.
"""


class Field:
    """One parameter of a verb.

    ``help`` is a message id. ``base`` is bool (a flag), int or str. ``name`` overrides
    the name that is typed (``--from`` for a field called ``earlier``). ``positional``
    makes an argument. ``choices`` maps canonical words to their other names, folded:
    the Spanish one first, where there is one. ``least`` and ``most`` bound a number.
    ``rule`` is the id of the rule it serves. ``many`` makes a repeatable option whose
    value is a tuple; ``split`` is the sign that parts several values in one text.
    ``hidden`` keeps an option out of help, completions and manual: one that is only
    refused, or a second name of another. ``es`` is its Spanish name (several: the first
    is shown), ``also`` are other English spellings, all without dashes. ``sheet`` is
    the key of a character sheet that fills it, ``of`` whose it is: ``actor`` or
    ``target``. ``unit`` is what a number counts; one in ``%`` may be typed with the sign.
    ``names`` are the variables that an expression may use beside those of the call.
    ``bare`` is the text that an option for a number stands for when no number follows it,
    or the name of a sheet that it stands for when no value does.
    ``check`` is given the text before it is read, and gives it back as it is meant.
    """

    help: str
    base: type
    kind: str
    key = ""
    heading: str | None = None
    many = False
    split: str | None = None
    default: Any = REQUIRED
    name: str | None = None
    metavar: str | None = None
    positional = False
    choices: Choices | None = None
    least: int | None = None
    most: int | None = None
    rule: str | None = None
    hidden = False
    es: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    sheet: str | None = None
    of = "actor"
    unit: str | None = None
    names: tuple[str, ...] = ()
    bare: str | None = None
    check: Callable[[str], str] | None = None

    def __init__(self, help: str, base: type, kind: str, facts: dict[str, Any]) -> None:
        """Take ``facts`` over: a call makes fifty fields, that hold few facts each."""
        if not FACTS.issuperset(facts):
            raise TypeError(f"a field has no {', '.join(facts.keys() - FACTS)}")
        if type(facts.get("es")) is str:
            facts["es"] = (facts["es"],)
        facts["help"] = help
        facts["base"] = base
        facts["kind"] = kind
        self.__dict__ = facts

    @property
    def required(self) -> bool:
        """Whether it must be given."""
        return self.default is REQUIRED


FACTS = {name for name in vars(Field) if name[0] != "_"} - {"key", "heading", "required"}
"""What may be said of any field."""


class Needs:
    """``key`` makes no sense without one of ``others``; a pair (key, value) asks for a value."""

    __slots__ = ("key", "others", "rule")

    def __init__(
        self, key: str | tuple[str, object], *others: str | tuple[str, object], rule: str
    ) -> None:
        self.key = key
        self.others = others
        self.rule = rule


class Excludes:
    """``key`` does not go together with any of ``others``."""

    __slots__ = ("key", "others", "rule")

    def __init__(
        self, key: str | tuple[str, object], *others: str | tuple[str, object], rule: str
    ) -> None:
        self.key = key
        self.others = others
        self.rule = rule


class OneOf:
    """Exactly one of ``keys`` is given.

    At most one where ``optional`` or with an ``unless``, at least one where ``several``.
    """

    __slots__ = ("keys", "optional", "rule", "several", "unless")

    def __init__(
        self,
        *keys: str,
        rule: str,
        optional: bool = False,
        several: bool = False,
        unless: tuple[str, ...] = (),
    ) -> None:
        self.keys = keys
        self.rule = rule
        self.optional = optional
        self.several = several
        self.unless = unless


class Under:
    """``key`` is given only where the house plays with ``value`` of ``setting``."""

    __slots__ = ("key", "rule", "setting", "value")

    def __init__(
        self, key: str | tuple[str, object], setting: str, value: object, *, rule: str
    ) -> None:
        self.key = key
        self.setting = setting
        self.value = value
        self.rule = rule


RULES = ("NEEDS", "EXCLUDES", "ONE_OF", "UNDER")


def own_of(part: type) -> tuple[dict[str, Field], list[tuple[Any, ...]]]:
    """Give the fields and the rules that stand in a class itself; they are noted in it."""
    held = part.__dict__
    own: tuple[dict[str, Field], list[tuple[Any, ...]]] | None = held.get("OWN")
    if own is None:
        fields = {key: field for key, field in held.items() if type(field) is Field}
        for key, field in fields.items():
            if not field.key:
                field.key, field.heading = key, held.get("HEADING")
        own = fields, [held.get(name, ()) for name in RULES]
        part.OWN = own  # type: ignore[attr-defined]  # its rules are about to be joined by others
    return own


class Joined:
    """What a record has of its own and from its bases, joined when somebody asks for it."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, ask: Ask | None, record: type[Ask]) -> Any:
        fields: dict[str, Field] = {}
        rules: list[tuple[Any, ...]] = [()] * len(RULES)
        for base in record.__mro__[:-1]:
            own, own_rules = own_of(base)
            for key, field in own.items():
                fields.setdefault(key, field)
            for place, some in enumerate(own_rules):
                if some:
                    rules[place] += some
        record.FIELDS = fields
        record.DEFAULTS = {
            key: () if field.many else field.default
            for key, field in fields.items()
        }
        record.NEEDS, record.EXCLUDES, record.ONE_OF, record.UNDER = rules
        record.EARLIER = tuple([key for key, field in fields.items() if field.kind == "result"])
        return record.__dict__[self.name]


JOINED = {name: Joined(name) for name in ("FIELDS", "DEFAULTS", *RULES, "EARLIER")}


class Ask:
    """What a verb is asked: the values of one call. Base of every record.

    ``key in ask`` tells whether a value was given rather than left to its default. A
    record is compared and hashed by identity, so that it can be an argument of a chance.
    """

    FIELDS: ClassVar[dict[str, Field]] = {}
    """Every field by its key: own ones first, then those of the base classes in order."""
    DEFAULTS: ClassVar[dict[str, Any]] = {}
    HEADING: ClassVar[str | None] = None
    """The title of the group in help, a message id; a verb's own fields may have none."""
    NEEDS: ClassVar[tuple[Needs, ...]] = ()
    EXCLUDES: ClassVar[tuple[Excludes, ...]] = ()
    ONE_OF: ClassVar[tuple[OneOf, ...]] = ()
    APART: ClassVar[tuple[str, ...]] = ()
    """Keys of fields that an earlier result does not fill by itself."""
    UNDER: ClassVar[tuple[Under, ...]] = ()
    EARLIER: ClassVar[tuple[str, ...]] = ()
    """The keys of the fields that are earlier results."""

    def __init_subclass__(cls) -> None:
        own_of(cls)
        for name, joined in JOINED.items():  # most groups are but a part of others
            setattr(cls, name, joined)

    given: Mapping[str, Any]
    """The values that were given, by key."""

    offered: frozenset[str] = frozenset()
    """The keys of those that sheets filled."""

    def __init__(self, given: Mapping[str, object]) -> None:
        values = self.__dict__
        values.update(self.DEFAULTS)
        values.update(given)
        values["given"] = given

    def __contains__(self, key: str) -> bool:
        return key in self.__dict__["given"]

    def withdraw(self, *keys: str) -> None:
        """Leave out what sheets filled under some keys: it is of no use in this call."""
        for key in self.offered.intersection(keys):
            self.offered -= {key}
            self.__dict__[key] = self.DEFAULTS[key]
            self.given = {name: value for name, value in self.given.items() if name != key}


class Verb:
    """A verb of a game: where its function is and what its odds tell.

    ``target`` is ``module:function``; the function takes a dice source, the house
    rules and ``ask``, the record of its parameters, and returns a Result. ``odds``
    names the quantities (of the result, its details or its state) whose distributions
    ``--odds`` gives beside outcome and level; the places of an order come by themselves.
    ``example`` is a command line (after the program's name) that works. ``es`` are its
    Spanish names, the one that is shown first.
    """

    __slots__ = (
        "_function", "_record", "es", "example", "help", "name", "names", "odds", "target",
    )

    def __init__(
        self,
        name: str,
        target: str,
        help: str,
        example: str,
        odds: tuple[str, ...] = (),
        es: str | tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.target = target
        self.es = (es,) if isinstance(es, str) else es
        self.help = help
        self.example = example
        self.odds = odds
        self.names: Any = None  # of its options; kept by whoever reads lines
        self._function: Callable[..., Result] | None = None
        self._record: type[Ask] | None = None

    @property
    def function(self) -> Callable[..., Result]:
        """The verb itself."""
        if self._function is None:
            self._function = load(self.target)
        return self._function

    @property
    def record(self) -> type[Ask]:
        """The record of its parameters: the class that its function's ``ask`` is said to be.

        Raise TypeError where the function says none.
        """
        if self._record is None:
            function = self.function
            name = getattr(function, "__annotations__", {}).get("ask")
            record = function.__globals__.get(name) if isinstance(name, str) else name
            if not (isinstance(record, type) and issubclass(record, Ask)):
                raise TypeError(f"{self.target} has no parameter ask that is said to be an Ask")
            self._record = record
        return self._record


def load(target: str) -> Any:
    """Import ``module:name``."""
    place, _, name = target.partition(":")
    return getattr(module(place), name)


def module(name: str) -> ModuleType:
    """Import a module by its name; the package importlib costs a twentieth of a call."""
    return __import__(name, fromlist=("__name__",))


if TYPE_CHECKING:
    from rolcli.declare.typed import Distance as Distance
    from rolcli.declare.typed import Earlier as Earlier
    from rolcli.declare.typed import Expr as Expr
    from rolcli.declare.typed import Flag as Flag
    from rolcli.declare.typed import Ladder as Ladder
    from rolcli.declare.typed import Many as Many
    from rolcli.declare.typed import Text as Text
    from rolcli.declare.typed import Toml as Toml
    from rolcli.declare.typed import Whole as Whole
    from rolcli.declare.typed import Word as Word

else:

    def Whole(help: str, **facts: Any) -> Field:  # noqa: N802 - a class to type checkers
        return Field(help, int, "plain", facts)

    def Flag(help: str, **facts: Any) -> Field:  # noqa: N802
        return Field(help, bool, "plain", {"default": False, **facts})

    def Word(help: str, choices: Choices, **facts: Any) -> Field:  # noqa: N802
        return Field(help, str, "choice", {"choices": choices, **facts})

    def Ladder(help: str, choices: Choices, **facts: Any) -> Field:  # noqa: N802
        return Field(help, str, "ladder", {"choices": choices, **facts})

    def Expr(help: str, **facts: Any) -> Field:  # noqa: N802
        return Field(help, str, "expr", facts)

    def Text(help: str, kind: str = "plain", **facts: Any) -> Field:  # noqa: N802
        return Field(help, str, kind, facts)

    def Distance(help: str, **facts: Any) -> Field:  # noqa: N802
        return Field(help, str, "distance", facts)

    def Earlier(help: str, **facts: Any) -> Field:  # noqa: N802
        return Field(help, dict, "result", {"default": None, "name": "--from", **facts})

    def Toml(help: str, **facts: Any) -> Field:  # noqa: N802
        return Field(help, str, "toml", facts)

    def Many(field: Field, split: str | None = None, needed: bool = True) -> Field:  # noqa: N802
        field.many = True
        field.split = split
        if not needed:
            field.default = ()
        return field
