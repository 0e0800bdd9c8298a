"""The nearest right word to a wrong one, in the language in force; imported only for errors."""

from __future__ import annotations

from rolcli.cli.fields import dashed, plain_name, table_of
from rolcli.errors import RolcliError, UsageError
from rolcli.locale import translator
from rolcli.messages import Message, msg, nmsg
from rolcli.modifiers import parse
from rolcli.notation.operands import Name
from rolcli.rulesets.refusal import Named
from rolcli.words import canonical, fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rolcli.declare import Field
    from rolcli.declare.game import Ruleset, Verb

MOST = 3
"""The most words that are offered."""
ROLLS = {
    "adv": "2d20kh1", "advantage": "2d20kh1", "ventaja": "2d20kh1",
    "dis": "2d20kl1", "disadvantage": "2d20kl1", "desventaja": "2d20kl1",
    "stats": "6#4d6kh3", "coin": "1d2", "moneda": "1d2",
}
"""What other programs call a roll -> the expression."""
OPTIONS = {
    "actions": ("uses", "two-actions", "attacks"),
    "advantage": ("bonus",),
    "disadvantage": ("penalty",),
    "dc": ("difficulty",),
    "target": ("difficulty",),
    "modifier": ("mod",),
    "repeat": ("times",),
    "count": ("times",),
    "n": ("times",),
    "language": ("lang",),
    "locale": ("lang",),
    "system": ("rules",),
    "ruleset": ("rules",),
    "game": ("rules",),
    "comment": ("note",),
    "reason": ("note",),
    "name": ("who",),
    "output": ("format",),
    "hitpoints": ("hp", "life"),
    "probability": ("odds",),
    "prob": ("odds",),
    "ac": ("armour",),
    "range": ("distance",),
    "armadura": ("armour",),
    "fuerza": ("strength",),
    "objetivo": ("difficulty",),
    "modificador": ("mod",),
    "repetir": ("times",),
    "comentario": ("note",),
    "nombre": ("who",),
    "sistema": ("rules",),
    "reglas": ("rules",),
    "salida": ("format",),
    "puntos-de-vida": ("hp", "life"),
    "vs": ("vs", "difficulty"),
    "against": ("vs", "difficulty"),
    "opposed": ("vs",),
    "tn": ("difficulty", "target"),
    "threshold": ("difficulty", "target"),
    "hit-points": ("hp", "life"),
    "armor-class": ("armour",),
    "bono": ("bonus", "mod"),
    "bonificador": ("bonus", "mod"),
    "enfrentada": ("vs",),
    "enfrentado": ("vs",),
    "oponente": ("vs",),
    "rival": ("vs",),
    "pg": ("hp", "life"),
    "cd": ("difficulty",),
    "dado": ("keep",),
    "protección": ("armour",),
    "proteccion": ("armour",),
    "coraza": ("armour",),
    "repeticiones": ("times",),
    "detalles": ("verbose",),
}
"""Names of options in other programs and games -> ours, of which a verb may have one."""


VERBS = {
    "throw": ("roll",), "dice": ("roll",),
    "lanzar": ("roll",), "lanza": ("roll",), "dado": ("roll",), "dados": ("roll",),
    "skill": ("test",), "save": ("test",), "habilidad": ("test",), "salvación": ("test",),
    "característica": ("check",), "caracteristica": ("check",), "atributo": ("check",),
    "characteristic": ("check",), "attribute": ("check",), "ability": ("check",),
    "probability": ("odds",), "chances": ("odds",), "chance": ("odds",),
    "sanidad": ("sanity",), "locura": ("sanity",), "madness": ("sanity",),
    "hit": ("attack",), "shoot": ("attack",), "fire": ("attack",), "strike": ("attack",),
    "golpear": ("attack",), "disparar": ("attack",), "pegar": ("attack",), "combate": ("attack",),
    "wound": ("damage",), "herida": ("damage",), "herir": ("damage",),
    "sanar": ("heal",), "medicina": ("heal",), "descanso": ("heal",), "rest": ("heal",),
    "turno": ("initiative", "next"), "turn": ("initiative", "next"),
    "character": ("sheet",), "pj": ("sheet",),
    "settings": ("config",), "ajustes": ("config",), "opciones": ("config",),
    "preferencias": ("config",), "history": ("log",), "historial": ("log",),
    "improve": ("advance",), "experience": ("advance",), "experiencia": ("advance",),
    "huida": ("chase",), "huir": ("chase",),
}
"""What verbs are called elsewhere -> ours, of which the first that is played is meant."""


class Suggestion:
    """Words that may have been meant, by what the language of the message calls them.

    ``names`` maps the English name of each to the Spanish one. Where nothing is near, it
    says where the words are listed.
    """

    __slots__ = ("fallback", "names", "typed")

    def __init__(self, typed: str, names: dict[str, str], fallback: Message) -> None:
        self.typed = typed
        self.names = names
        self.fallback = fallback

    def __str__(self) -> str:
        return translator("en")(self.told(nearest(self.typed, self.names)))

    @property
    def es(self) -> Message:
        """The suggestion with Spanish names."""
        found = nearest(self.typed, self.names.values())
        return self.told(found or [self.names[name] for name in nearest(self.typed, self.names)])

    def told(self, close: Iterable[str]) -> Message:
        """Word it."""
        names = ", ".join(dict.fromkeys(close))
        return msg("Did you mean {names}?", names=names) if names else self.fallback


def nearest(typed: str, words: Iterable[str]) -> list[str]:
    """List the words that look like another: those that begin so, then the likeliest."""
    from difflib import get_close_matches

    word = typed.casefold().strip("-")
    plain = {one.strip("-"): one for one in words}
    begun = sorted((one for one in plain if len(word) > 1 and one.startswith(word)), key=len)
    if len(word) == 1:
        begun = [one for one in plain if one.startswith(word)]
    found = begun or get_close_matches(word, list(plain), n=MOST, cutoff=0.6)
    return [plain[one] for one in found[:MOST]]


class InSeries:
    """Texts inside a message, the last two joined by a word."""

    __slots__ = ("texts",)

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts

    def __str__(self) -> str:
        return self.joined(" and ")

    @property
    def es(self) -> str:
        """The list in Spanish."""
        return self.joined(" y ")

    def joined(self, word: str) -> str:
        """Join the texts."""
        *first, last = self.texts
        return word.join([", ".join(first), last]) if first else last


def surplus(values: Sequence[str], hint: Message | None = None) -> UsageError:
    """Word values that nothing takes."""
    return UsageError(
        "usage",
        nmsg(
            "There is no place for {values}.", "There is no place for {values}.", len(values),
            values=InSeries([value[:80] for value in values]),
        ),
        hint=hint,
    )


def meant_as(extra: Sequence[str], fields: Mapping[str, Field]) -> Message | None:
    """Say which option surplus values may be meant as: ``contra 40``, ``hard``, ``15``."""
    word = extra[0]
    options = {key: one for key, one in fields.items() if not one.positional and not one.hidden}
    field = table_of(options).get(dashed(fold(word).replace("_", "-")))
    named: Named | None = None
    if field is not None and (field.base is bool or (field.bare and not extra[1:])):
        named = Named(field)
    elif field is not None and len(extra) > 1:
        named = Named(field, extra[1])
    elif field is None:
        number = word.isascii() and word.isdigit()
        found = [
            Named(one, word if number else canonical(word, one.choices))
            for one in options.values()
            if one.choices
            and (one.kind == "ladder" if number else canonical(word, one.choices) is not None)
        ]
        named = found[0] if len(found) == 1 else None
    return None if named is None else msg("Is it {option}?", option=named)


def unknown_option(
    name: str, fields: Iterable[Field], *, before_verb: bool = False
) -> UsageError:
    """Word an option that does not exist, with the nearest that does."""
    known = {plain_name(field): field for field in fields if not field.hidden}
    if before_verb:
        fallback = msg("The options of a verb stand after it; --help lists the others.")
    else:
        fallback = msg("--help lists the options.")
    meant = [known[word] for word in OPTIONS.get(name.strip("-"), ()) if word in known]
    offered = meant or [field for field in known.values() if not field.positional]
    names = {
        dashed(word): dashed(field.es[0] if field.es else plain_name(field))
        for field in offered
        for word in (plain_name(field), *field.also)
    }
    hint: object = Meant(*next(iter(names.items()))) if meant else Suggestion(name, names, fallback)
    return UsageError(
        "unknown_option",
        msg("There is no option {option} here.", option=name),
        hint=msg("{hint}", hint=hint),
    )


class Meant:
    """What a word of another program is here."""

    __slots__ = ("english", "spanish")

    def __init__(self, english: str, spanish: str) -> None:
        self.english = english
        self.spanish = spanish

    def __str__(self) -> str:
        return translator("en")(msg("Here that is {name}.", name=self.english))

    @property
    def es(self) -> str:
        """The same in Spanish."""
        return translator("es")(msg("Here that is {name}.", name=self.spanish))


def is_notation(word: str) -> bool:
    """Tell whether a word is something to roll; a name alone is not, for it has no value."""
    if not any(letter.isdigit() for letter in word):
        return False
    try:
        read = parse(word)
    except RolcliError:
        return False
    return not any(isinstance(one, Name) for one in read.expressions)


def unknown_verb(
    verb: str, general: Iterable[Verb], played: Ruleset | None, games: Sequence[Ruleset]
) -> UsageError:
    """Word a verb that does not exist; what can be rolled is shown how to be."""
    text = ROLLS.get(verb.casefold(), verb if is_notation(verb) else None)
    if fold(verb) == "version":
        hint = msg("{hint}", hint=Meant("rolcli --version", "rolcli --versión"))
    elif text is not None:
        hint = msg("To roll dice: rolcli roll {text}", text=text)
    else:
        playable = [played] if played is not None else games
        verbs = [*general, *(one for game in playable for one in game.verbs.values())]
        names = {one.name: one.es[0] if one.es else one.name for one in verbs}
        names |= {game.name: game.name for game in games if played is None}
        fallback = msg("rolcli --help lists the verbs.")
        meant = [word for word in VERBS.get(verb.casefold(), ()) if word in names]
        told: object = Suggestion(verb, names, fallback)
        if meant:
            told = Meant(meant[0], names[meant[0]])
        hint = msg("{hint}", hint=told)
    return UsageError("unknown_verb", msg("There is no verb {verb}.", verb=verb or "''"), hint=hint)
