"""A command line in the words of a language: verbs, options and choices as help shows them."""

from __future__ import annotations

from rolcli.cli.fields import dashed, plain_name, table_of
from rolcli.cli.metavars import choice, worded
from rolcli.cli.scan import is_value
from rolcli.cli.shared import SHARED_TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.fields import Fields, Table
    from rolcli.declare import Field
    from rolcli.declare.game import Verb
    from rolcli.locale import Translator


def verb_name(verb: Verb, tr: Translator) -> str:
    """Give the name of a verb that a language shows."""
    return verb.es[0] if tr.lang == "es" and verb.es else verb.name


def option_name(field: Field, tr: Translator) -> str:
    """Give the name of an option that a language shows first."""
    return dashed(field.es[0] if tr.lang == "es" and field.es else plain_name(field))


def named(name: str, fields: Fields, tr: Translator) -> str:
    """Give the name that a language shows for an option of a call, however it was named."""
    table: Table = SHARED_TABLE | table_of(fields)
    return option_name(table[name], tr) if name in table else name


def speak(fields: Fields, tr: Translator) -> None:
    """Let a translation name the options that it mentions as the language does."""
    if tr.lang == "es":
        tr.option = lambda name: named(name, fields, tr)


def example(verb: Verb, fields: Fields, tr: Translator, rules: str | None = None) -> str:
    """Write the example of a verb in the words of a language."""
    if tr.lang != "es":
        return verb.example
    from shlex import split

    tokens = split(verb.example)
    if verb.name not in tokens:
        return verb.example
    at = tokens.index(verb.name)
    head = [*tokens[:at], verb_name(verb, tr)]
    words = TokenNames(fields, tr, rules)
    tail = words.spoken(tokens[at + 1 :])
    return " ".join([quoted(word) for word in (*head, *tail)])


def quoted(word: str) -> str:
    """Quote a word where a shell would read it itself; letters with accents need none."""
    from shlex import quote

    return word if all(sign.isalnum() or sign in "-_./:=,+%@" for sign in word) else quote(word)


class TokenNames:
    """What the tokens behind a verb are called in a language."""

    __slots__ = ("arguments", "rules", "table", "tr")

    def __init__(self, fields: Fields, tr: Translator, rules: str | None) -> None:
        self.table: Table = SHARED_TABLE | table_of(fields)
        self.arguments = [field for field in fields.values() if field.positional]
        self.tr = tr
        self.rules = rules

    def spoken(self, tokens: list[str]) -> list[str]:
        """Word each token."""
        found: list[str] = []
        arguments = list(self.arguments)
        waiting: Field | None = None
        for token in tokens:
            if waiting is not None:
                found.append(self.value(waiting, token))
                waiting = None
                continue
            field = None if is_value(token) else self.table.get(token)
            if field is not None:
                found.append(option_name(field, self.tr) if token[:2] == "--" else token)
                waiting = None if field.base is bool else field
            elif arguments and is_value(token):
                found.append(self.value(arguments[0], token))
                if not arguments[0].many:
                    del arguments[0]
            else:
                found.append(token)
        return found

    def value(self, field: Field, text: str) -> str:
        """Word a value: a choice by its name in the language."""
        word = text.replace("-", "_")
        if field.choices and word in field.choices:
            return choice(word, field.choices, self.tr, self.rules)
        if field.metavar is not None and text in field.metavar.split("|"):
            return worded(text, self.tr, self.rules)
        return text
