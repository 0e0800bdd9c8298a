"""What stands for a value in help, in the language of the help: ``RANGE``, ``short|medium|N``."""

from __future__ import annotations

from rolcli.locale import translator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.declare import Field
    from rolcli.locale import Translator

    Choices = dict[str, tuple[str, ...]]

METAVARS = {
    "expr": "EXPR",
    "code": "CODE",
    "distance": "M",
    "item": "NAME",
    "armour": "NAME|EXPR",
    "result": "FILE|-",
    "toml": "FILE",
    "who": "WHO",
}
"""How the value of a kind is shown where the declaration does not say."""
JOINERS = ":|[]=/,. "
"""What stands between the words of a metavar."""
MOST = 50
"""The longest list of choices that is shown in full."""
FIRST = 3


def metavar(field: Field, tr: Translator | None = None, rules: str | None = None) -> str:
    """Give what help shows for a value: placeholders and choices in words.

    ``rules`` names the game, whose own words come first. What is shown for a
    choice can be typed.
    """
    tr = tr or translator("en")
    if field.metavar is None and field.choices and not field.positional:
        words = [choice(word, field.choices, tr, rules) for word in field.choices]
        if field.kind == "ladder":
            words.append("N")
        joined = "|".join(words)
        return joined if len(joined) <= MOST else "|".join([*words[:FIRST], "..."])
    text = declared(field)
    if tr.words and text not in tr.words and field.es and field.positional and not field.metavar:
        return field.es[0].replace("_", "-").upper()  # a game of another package
    return placeholder(text, tr, rules, field.choices)


def named(field: Field, tr: Translator | None = None) -> str:
    """Give what an error calls an argument: its placeholder, or WHAT for one of some words."""
    tr = tr or translator("en")
    if field.choices and "|" in declared(field):
        return placeholder(field.key.upper(), tr)
    return metavar(field, tr)


def declared(field: Field) -> str:
    """Give the placeholder of a value in English."""
    if field.metavar is not None:
        return field.metavar
    if field.positional:
        return (field.name or field.key).strip("_-").replace("_", "-").upper()
    if field.kind in METAVARS:
        return METAVARS[field.kind]
    if field.base is int:
        return "N" if field.split is None else f"N{field.split}N..."
    return "TEXT"


def choice(
    word: str, choices: Choices, tr: Translator | None = None, rules: str | None = None
) -> str:
    """Give the word of the language for a choice, in a form that is accepted for it."""
    return word.replace("_", "-") if tr is None else tr.choice(word, choices, rules)


def placeholder(
    text: str, tr: Translator, rules: str | None = None, choices: Choices | None = None
) -> str:
    """Word each part of a metavar such as ``NAME:BASE[:badly-hurt]``, or ``new|show``."""
    if not tr.words:
        return text
    found, part = "", ""
    for char in text + JOINERS[0]:
        if char not in JOINERS:
            part += char
            continue
        known = choices is not None and part in choices
        found += choice(part, choices or {}, tr, rules) if known else worded(part, tr, rules)
        found += char
        part = ""
    return found[:-1]


def worded(part: str, tr: Translator, rules: str | None) -> str:
    """Word one part: a placeholder in capitals, or a name as it may be typed."""
    if not part or part in tr.words:
        return tr.words.get(part, part)
    if part.isupper() or not part.replace("-", "").isalpha():
        return part
    return tr.word(part.replace("-", "_"), rules).replace(" ", "-")


class Choosable:
    """The choices of a parameter inside a message, as they are typed in its language."""

    __slots__ = ("choices", "rules")

    def __init__(self, choices: Choices, rules: str | None = None) -> None:
        self.choices = choices
        self.rules = rules

    def __str__(self) -> str:
        return ", ".join(choice(word, self.choices) for word in self.choices)

    @property
    def es(self) -> str:
        """The choices in Spanish."""
        spanish = translator("es")
        return ", ".join(choice(word, self.choices, spanish, self.rules) for word in self.choices)
