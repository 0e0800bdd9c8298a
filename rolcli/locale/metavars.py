"""What stands for a value in help, in the language of the help: ``RANGE``, ``short|medium|N``."""

from __future__ import annotations

from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.spec import Option
    from rolcli.locale import Translator

    Choices = dict[str, tuple[str, ...]]

JOINERS = ":|[]=/,. "
"""What stands between the words of a metavar."""
MOST = 60
"""The longest list of choices that is shown in full."""
FIRST = 3


def metavar(option: Option, tr: Translator, rules: str | None = None) -> str:
    """Give what help shows for the value of an option: placeholders and choices in words.

    ``rules`` names the game, whose own words come first. What is shown for a
    choice can be typed.
    """
    param = option.param
    if not tr.words:
        return option.metavar
    if param.metavar is None and param.choices and not option.positional:
        shown = [choice(word, param.choices, tr, rules) for word in param.choices]
        if param.kind == "ladder":
            shown.append("N")
        joined = "|".join(shown)
        return joined if len(joined) <= MOST else "|".join([*shown[:FIRST], "..."])
    return placeholder(option.metavar, tr, rules)


def choice(word: str, choices: Choices, tr: Translator, rules: str | None = None) -> str:
    """Give the word of the language for a choice, in a form that is accepted for it."""
    for shown in (tr.word(word, rules), tr(word), *choices[word]):
        if shown != word and canonical(shown, choices) == word:
            return shown.replace(" ", "-").replace("_", "-")
    return word.replace("_", "-")


def placeholder(text: str, tr: Translator, rules: str | None = None) -> str:
    """Word each part of a metavar such as ``NAME:BASE[:badly-hurt]``."""
    found, part = "", ""
    for char in text + JOINERS[0]:
        if char not in JOINERS:
            part += char
            continue
        found += worded(part, tr, rules) + char
        part = ""
    return found[:-1]


def worded(part: str, tr: Translator, rules: str | None) -> str:
    """Word one part: a placeholder in capitals, or a name as it may be typed."""
    if not part or part in tr.words:
        return tr.words.get(part, part)
    if part.isupper() or not part.replace("-", "").isalpha():
        return part
    return tr.word(part.replace("-", "_"), rules).replace(" ", "-")
