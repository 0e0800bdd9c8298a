"""Turns messages into words: English as written, Spanish from tables (``spanish``).

``translator("es")`` gives an object made for one call. English imports nothing.
"""

from __future__ import annotations

from rolcli.messages import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from rolcli.locale.spanish import SpanishTables

LANGUAGES = ("en", "es")
VARIABLES = ("ROLCLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
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
        from rolcli.locale.spanish import SpanishTables, further

        return Translator("es", SpanishTables(MESSAGES, WORDS, further))
    return Translator()


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


class Translator:
    """Words messages, names and numbers in one language; what is missing stays English.

    ``spanish`` are the tables of a call in Spanish. ``option``, where it is set, gives the
    name in this language of an option that a translation mentions.
    """

    __slots__ = ("lang", "option", "spanish")

    def __init__(self, lang: str = "en", spanish: SpanishTables | None = None) -> None:
        self.lang = lang
        self.spanish = spanish
        self.option: Callable[[str], str] | None = None

    @property
    def words(self) -> Mapping[str, str]:
        """The names that this language has words for."""
        return {} if self.spanish is None else self.spanish.words

    def find(self, text: str) -> str | tuple[str, str] | None:
        """Find the translation of a message id, or None."""
        return None if self.spanish is None else self.spanish.find(text, self.option)

    def __call__(self, message: object) -> str:
        """Word a Message, with the messages inside it, or a string marked with ``N_``.

        What has a method ``spoken`` words itself, what has an attribute of the language's
        name is worded by that; anything else is printed as it is.
        """
        if type(message) is not Message:
            if type(message) is str:
                known = self.find(message)
                return message if known is None else known if type(known) is str else known[0]
            if hasattr(message, "spoken"):
                said: str = message.spoken(self)
                return said
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

        A game may have its own word for it.
        """
        known = None if self.spanish is None else self.spanish.word(key, rules)
        return key.replace("_", " ") if known is None else known

    def choice(
        self, word: str, choices: dict[str, tuple[str, ...]], rules: str | None = None
    ) -> str:
        """Give the word of the language for a choice, in a form that is accepted for it.

        A language is its code everywhere.
        """
        if self.words and word in choices and word not in LANGUAGES:
            from rolcli.locale.choices import spoken

            return spoken(word, choices, self, rules)
        return word.replace("_", "-")

    def decimal(self, text: str) -> str:
        """Give decimal digits the language's decimal mark."""
        return text if self.lang == "en" else text.replace(".", ",")

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

        sign = "%" if self.lang == "en" else " %"
        return self.decimal(numbers.percent(n, d, places)) + sign
