"""The words of the dice language, and which names they leave free."""

from __future__ import annotations

FUNCTIONS = ("abs", "ceil", "floor", "max", "min", "round", "sign", "trunc")
"""Functions of numbers; min and max take two or more, the others one."""

KEEP_WORDS = {"k": "kh", "kh": "kh", "kl": "kl", "km": "km", "dh": "dh", "dl": "dl", "d": "dl"}
"""Keep and drop, as written and as kept in the tree."""

EXPLODE_WORDS = {
    "!": "!", "!!": "!!", "!p": "!p", "!o": "!o", "e": "!", "ee": "!!", "ep": "!p", "eo": "!o",
}  # fmt: skip
"""Explosions, as written and as kept in the tree."""

REROLL_WORDS = {"r": "r", "rr": "r", "ro": "ro"}
"""Rerolls, as written and as kept in the tree."""

COUNT_WORDS = {"cs": "cs", "f": "cf", "cf": "cf", "ds": "ds"}
"""Counts, as written and as kept in the tree."""

COMPARE_WORDS = {"ge": ">=", "le": "<=", "gt": ">", "lt": "<", "eq": "="}
"""Comparisons that need no quotes in a shell."""

NUMBERED = frozenset((
    *KEEP_WORDS, *EXPLODE_WORDS, *REROLL_WORDS, *COUNT_WORDS, *COMPARE_WORDS,
    "min", "max", "u", "s", "sd", "df", "x",
))  # fmt: skip
"""Words that a number may follow at once, such as the kh of kh3."""

RESERVED = NUMBERED | {"o", *FUNCTIONS}
"""Words that cannot stand for a variable without ``@``."""


def is_reserved(name: str) -> bool:
    """Tell whether a name, bare, would be read as a word of the language: e, kh3, floor."""
    name = name.casefold()
    return name in RESERVED or name.rstrip("0123456789") in NUMBERED


def is_name(text: str) -> bool:
    """Tell whether a text is a name: letters, digits and ``_``, no digit first."""
    return (
        text != ""
        and not text[0].isdigit()
        and all(c.isalnum() or c == "_" or "\u0300" <= c <= "\u036f" for c in text)
        and (text[0].isalpha() or text[0] == "_")
    )
