"""Turns messages into words: English as written, Spanish from a generated table.

``translator("es")`` gives an object made for one call. English imports nothing.
Spanish imports tables that ``python -m workshop`` writes from
``es.po``, the translator's file: ``rolcli.locale.es`` with the names and what
every call may say, and one module more for each room or game, only when it speaks.
A game of another package brings its own.
"""

from __future__ import annotations

from sys import modules

from rolcli.messages import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from rolcli.declare.spanish import Spanish

    Table = Mapping[str, str | tuple[str, str]]

LANGUAGES = ("en", "es")
VARIABLES = ("ROLCLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
ROOMS = {
    "unisystem": "rolcli.rulesets.unisystem",
    "d6": "rolcli.rulesets.d6",
    "ryf": "rolcli.rulesets.ryf",
    "coc7": "rolcli.rulesets.coc7",
    "dice": "rolcli.notation",
    "cli": "rolcli.cli",
    "campaign": "rolcli.campaign",
    "unisystem_help": "rolcli.rulesets.unisystem",
    "d6_help": "rolcli.rulesets.d6",
    "ryf_help": "rolcli.rulesets.ryf",
    "coc7_help": "rolcli.rulesets.coc7",
}
"""Table -> the package that says what is in it; in the order in which they are looked into."""
AS_IT_IS = (str, int)
"""What stands in a message without being worded."""
SPANISH = ("es", "spa", "spanish", "español", "espanol", "castellano")


def choose_language(option: str | None, env: Mapping[str, str]) -> str:
    """Choose ``en`` or ``es``: ``--lang``, else the first variable that is set.

    Values are locale names such as ``es``, ``es_ES.UTF-8`` or ``C``; what is
    not Spanish is English.
    """
    for value in (option, *(env.get(name) for name in VARIABLES)):
        if value:
            name = value.replace("-", "_").replace(".", "_").replace("@", "_").split("_")[0]
            return "es" if name.casefold() in SPANISH else "en"
    return "en"


def translator(lang: str = "en") -> Translator:
    """Make the translator of a language."""
    if lang == "es":
        from rolcli.locale.es import MESSAGES, WORDS

        return Translator("es", MESSAGES, WORDS, further)
    return Translator("en", {}, {})


def further() -> Iterator[Table]:
    """Yield the tables of the packages that this call has imported: only these can have spoken."""
    for room, package in ROOMS.items():
        if package in modules:
            yield __import__(f"rolcli.locale.es.{room}", fromlist=("MESSAGES",)).MESSAGES
    for spanish in brought(None):
        yield spanish.messages


def brought(rules: str | None) -> list[Spanish]:
    """List the Spanish that imported games bring themselves: of all of them, or of one."""
    if "rolcli.declare.game" not in modules:
        return []
    from rolcli.declare.game import SPEAKING

    if not SPEAKING:
        return []
    from rolcli.declare.spanish import known

    return [known(game) for name, game in SPEAKING.items() if rules in (None, name)]


def whole(value: int) -> str:
    """Write a whole number; one too long for print by its size."""
    if value.bit_length() < 1000:
        return str(value)
    from rolcli.locale import numbers

    return numbers.whole(value)


def rounded(n: int, d: int, places: int) -> str:
    """Write n/d in decimals, as ``numbers`` does."""
    from rolcli.locale import numbers

    return numbers.rounded(n, d, places)


def with_options(text: str, option: Callable[[str], str]) -> str:
    """Name the options that a text mentions as ``option`` does."""
    first, *parts = text.split("--")
    for part in parts:
        end = 0
        while end < len(part) and part[end] in "abcdefghijklmnopqrstuvwxyz-":
            end += 1
        name = part[:end].rstrip("-")
        first += (option("--" + name) if name else "--") + part[len(name) :]
    return first


class Translator:
    """Words messages, names and numbers in one language; what is missing stays English.

    ``further`` gives the tables to look into after ``messages``. ``option``, where it is
    set, gives the name in this language of an option that a translation mentions.
    """

    __slots__ = ("further", "lang", "messages", "option", "words")

    def __init__(
        self,
        lang: str,
        messages: Table,
        words: Mapping[str, str],
        further: Callable[[], Iterator[Table]] | None = None,
    ) -> None:
        self.lang = lang
        self.messages = messages
        self.words = words
        self.further = further
        self.option: Callable[[str], str] | None = None

    def find(self, text: str) -> str | tuple[str, str] | None:
        """Find the translation of a message id, or None."""
        found = self.messages.get(text)
        if found is None and self.further is not None:
            for table in self.further():
                if text in table:
                    found = table[text]
                    break
        if found is None or self.option is None:
            return found
        if isinstance(found, str):
            return with_options(found, self.option)
        return with_options(found[0], self.option), with_options(found[1], self.option)

    def __call__(self, message: object) -> str:
        """Word a Message, with the messages inside it, or a string marked with ``N_``.

        What has an attribute of the language's name is worded by that; anything
        else is printed as it is.
        """
        if type(message) is not Message:
            if type(message) is str:
                known = self.find(message)
                return message if known is None else known if type(known) is str else known[0]
            own = getattr(message, self.lang, message)
            return self(own) if type(own) is Message else str(own)
        text, plural, values = message.text, message.plural, message.values
        found = self.find(text)
        if found is not None:
            text, plural = (found, None) if isinstance(found, str) else found
        elif not values and " " not in text and (self.words or "_" in text):
            return self.word(text)  # a canonical name inside a message
        if plural is not None and values["n"] != 1:
            text = plural
        if not values:
            return text.replace("{{", "{").replace("}}", "}")
        return text.format(**{k: v if type(v) in AS_IT_IS else self(v) for k, v in values.items()})

    def word(self, key: str, rules: str | None = None) -> str:
        """Word a canonical snake_case name (``point_blank`` -> "point blank").

        A game may have its own word for it, its profiles too: for
        ``unisystem-combat``, ``unisystem.failure`` is looked up first. A word that
        begins with ``_`` serves as the end of any name.
        """
        words = self.words
        if words:
            if rules is not None:
                own = f"{rules.partition('-')[0]}.{key}"
                if own in words:
                    return words[own]
                theirs = self.theirs(key, rules)
                if theirs is not None:
                    return theirs
            if key in words:
                return words[key]
            theirs = self.theirs(key, None)
            if theirs is not None:
                return theirs
            name, mark, end = key.partition("_")
            if mark + end in words:
                return f"{self.word(name, rules)} {words[mark + end]}"
        return key.replace("_", " ")

    def theirs(self, key: str, rules: str | None) -> str | None:
        """Find the word that games bring themselves for a name, or None."""
        if self.further is None:
            return None
        return next((one.words[key] for one in brought(rules) if key in one.words), None)

    def decimal(self, text: str) -> str:
        """Give decimal digits the language's decimal mark."""
        return text.replace(".", ",") if self.lang == "es" else text

    def number(self, value: Any, places: int = 3) -> str:
        """Write an exact number: whole, or as ``4.5 (9/2)``."""
        if isinstance(value, int):
            return whole(value)
        n, d = value.numerator, value.denominator
        if d == 1:
            return whole(n)
        return f"{self.decimal(rounded(n, d, places))} ({n}/{d})"

    def signed(self, value: Any) -> str:
        """Write an exact number with its sign: ``+3``, ``-2``."""
        n: int = value.numerator
        return self.number(value) if n < 0 else "+" + self.number(value)

    def exact(self, value: Any) -> str:
        """Write an exact number for scripts and lists: ``9``, ``4.5`` or, unending, ``10/3``."""
        n, d = value.numerator, value.denominator
        if d == 1:
            return whole(n)
        if 10**6 % d == 0:
            return self.decimal(rounded(n, d, 6))
        return f"{n}/{d}"

    def short(self, value: Any, places: int = 3) -> str:
        """Write an exact number in decimals alone, rounded to ``places``."""
        n, d = value.numerator, value.denominator
        return self.rounded(n, d, places)

    def rounded(self, n: int, d: int, places: int = 3) -> str:
        """Write n/d in decimals alone, rounded to ``places``."""
        return self.decimal(rounded(n, d, places))

    def percent(self, n: int, d: int, places: int = 2) -> str:
        """Write n/d as a percentage, rounded by integers; never 0 or 100 by rounding."""
        from rolcli.locale import numbers

        text = self.decimal(numbers.percent(n, d, places))
        return f"{text} %" if self.lang == "es" else f"{text}%"
