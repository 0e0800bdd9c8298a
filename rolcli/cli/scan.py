"""argv taken apart, once for all readers: the game, the verb, options with their values, values.

Nothing is refused here. What does not fit is kept as a fault for whoever words errors.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rolcli.cli.fields import OptionNames, Table
    from rolcli.declare import Field

UNKNOWN, NO_VALUE, NO_FLAG = "unknown", "no value", "no flag"
"""Faults: an option that does not exist, one that lacks its value, a flag that was given one."""


class Parts:
    """Tokens taken apart: options with the text given to each, values, the first fault.

    A flag has no text. A fault is its kind and the option as it was typed; where an option
    stands in place of a value, that one too, behind a ``=``.
    """

    __slots__ = ("fault", "given", "values")

    def __init__(self) -> None:
        self.given: list[tuple[Field, str | None]] = []
        self.values: list[str] = []
        self.fault: tuple[str, str] | None = None

    def note(self, kind: str, option: str) -> None:
        """Keep the first fault."""
        if self.fault is None:
            self.fault = (kind, option)


class CommandLine:
    """A command line: shared options before the verb, a game's name, the verb, what follows."""

    __slots__ = ("before", "game", "rest", "verb")

    def __init__(self, before: Parts | None = None) -> None:
        self.before = before or Parts()
        self.game: str | None = None
        self.verb: str | None = None
        self.rest: list[str] = []

    def seen(self) -> dict[str, str | bool]:
        """Look for shared options anywhere, forgiving everything: key -> last text, or True.

        Serves what must be known before the verb is (the game, the language, help).
        """
        given = self.before.given
        if has_options(self.rest):
            given = [*given, *take_apart(self.rest, shared_table()).given]
        return {field.key: True if text is None else text for field, text in given}

    def within(self, game: str) -> CommandLine:
        """Read the verb as the name of a game: what follows holds the verb."""
        line = scan(self.rest, lambda word: False, self.before)
        line.game = game
        return line


def scan(
    argv: Sequence[str], is_game: Callable[[str], bool], before: Parts | None = None
) -> CommandLine:
    """Find the game, the verb and the options before it; ``is_game`` tells the name of a game."""
    line = CommandLine(before)
    at = 0
    while at < len(argv):
        token = argv[at]
        at += 1
        if token == "--":
            if at < len(argv):
                line.verb, line.rest = argv[at], ["--", *argv[at + 1 :]]
            break
        if token[:1] == "-" and len(token) > 1:
            at = take_option(argv, at, shared_table(), line.before)
        elif line.game is None and is_game(token):
            line.game = token
        else:
            line.verb, line.rest = token, list(argv[at:])
            break
    return line


def has_options(tokens: Sequence[str]) -> bool:
    """Tell whether there may be options among tokens; without any, no table of them is needed."""
    return any(token[:1] == "-" for token in tokens)


def shared_table() -> Table:
    """Give the options of every verb by their names."""
    from rolcli.cli.shared import SHARED_TABLE

    return SHARED_TABLE


def take_apart(tokens: Sequence[str], table: Table | OptionNames) -> Parts:
    """Part options, with their values, from other values, negative numbers among these."""
    parts = Parts()
    at = 0
    while at < len(tokens):
        token = tokens[at]
        at += 1
        if token == "--":
            parts.values += tokens[at:]
            break
        if is_value(token) and (token[:1] != "-" or token[:2] not in table):
            parts.values.append(token)
        else:
            at = take_option(tokens, at, table, parts)
    return parts


def take_option(tokens: Sequence[str], at: int, table: Table | OptionNames, parts: Parts) -> int:
    """Take the option before ``at`` with its value; give the place after it."""
    token = tokens[at - 1]
    if token[1] != "-":
        return take_letters(tokens, at, table, parts)
    name, equals, text = token.partition("=")
    field = table.get(name)
    if field is None:
        parts.note(UNKNOWN, name)
    elif field.base is bool:
        if equals:
            parts.note(NO_FLAG, name)
        else:
            parts.given.append((field, None))
    elif equals:
        parts.given.append((field, text))
    else:
        return take_value(tokens, at, field, parts, table)
    return at


def take_letters(tokens: Sequence[str], at: int, table: Table | OptionNames, parts: Parts) -> int:
    """Take options of one letter that stand together, the last perhaps with its value."""
    token = tokens[at - 1]
    for place, letter in enumerate(token[1:], 2):
        field = table.get("-" + letter)
        if field is None:
            parts.note(UNKNOWN, token)
            break
        if field.base is not bool:
            if place == len(token):
                return take_value(tokens, at, field, parts, table)
            parts.given.append((field, token[place:]))
            break
        parts.given.append((field, None))
    return at


def take_value(
    tokens: Sequence[str], at: int, field: Field, parts: Parts, table: Table | OptionNames
) -> int:
    """Take the next token as the value of an option, unless it is an option itself."""
    if field.bare is not None and is_bare(tokens, at, field.bare, table):
        parts.given.append((field, field.bare))
    elif at == len(tokens):
        parts.note(NO_VALUE, tokens[at - 1])
    elif tokens[at][:1] == "-" and tokens[at] in table:
        parts.note(NO_VALUE, f"{tokens[at - 1]}={tokens[at]}")
    else:
        parts.given.append((field, tokens[at]))
        at += 1
    return at


def is_bare(tokens: Sequence[str], at: int, bare: str, table: Table | OptionNames) -> bool:
    """Tell whether no value follows an option that has a meaning without one.

    Where that is a number, a name that follows is no value of it.
    """
    if at == len(tokens) or (tokens[at][:1] == "-" and tokens[at] in table):
        return True
    return bare.isdigit() and not is_number(tokens[at])


def is_number(token: str) -> bool:
    """Tell whether a token is a whole number."""
    return token.lstrip("+-").isdigit()


def is_value(token: str) -> bool:
    """Tell whether a token is a value although no option waits for one."""
    if token[:1] != "-" or len(token) == 1:
        return True
    head = token[1]
    if head in "0123456789.(@{":
        return True
    return head in "dD" and token[2:3] in tuple("0123456789%Ff{(")
