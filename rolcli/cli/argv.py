"""A first look at argv: the game and the verb in it, and what must be known before the rest.

Nothing is judged here but options that stand before the verb; the verb's own
reader looks at everything again.
"""

from __future__ import annotations

from rolcli.cli.aliases import canonical_verb
from rolcli.cli.shared import BY_NAME
from rolcli.cli.suggest import unknown_option
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Line:
    """An argv taken apart: options before the verb, a game's name, the verb, the rest."""

    __slots__ = ("before", "game", "rest", "verb")

    def __init__(self) -> None:
        self.before: list[str] = []
        self.game: str | None = None
        self.verb: str | None = None
        self.rest: list[str] = []


def take_apart(argv: Sequence[str], is_game: Callable[[str], bool]) -> Line:
    """Find the verb and the options before it; ``is_game`` tells the name of a game.

    Raise UsageError for an unknown option before the verb.
    """
    line = Line()
    at = 0
    while at < len(argv):
        token = argv[at]
        if token == "--":
            at += 1
            if at < len(argv):
                line.verb = canonical_verb(argv[at])
                line.rest = ["--", *argv[at + 1 :]]
            break
        if len(token) > 1 and token[0] == "-":
            size = option_size(argv, at)
            line.before += argv[at : at + size]
            at += size
        elif line.game is None and is_game(token):
            line.game = token
            at += 1
        else:
            line.verb = canonical_verb(token)
            line.rest = list(argv[at + 1 :])
            break
    return line


def option_size(argv: Sequence[str], at: int) -> int:
    """Count the tokens of the shared option at a place: 1, or 2 with its value."""
    token = argv[at]
    if token.startswith("--"):
        name, equals, _ = token.partition("=")
        option = BY_NAME.get(name)
        if option is None:
            raise unknown_option(name, BY_NAME, before_verb=True)
        if option.flag or equals:
            return 1
    else:
        for i, letter in enumerate(token[1:], 2):
            option = BY_NAME.get("-" + letter)
            if option is None:
                raise unknown_option(token, BY_NAME, before_verb=True)
            if not option.flag:
                if i < len(token):
                    return 1
                break
        else:
            return 1
    if at + 1 == len(argv):
        raise missing_value(option.long)
    return 2


def missing_value(name: str) -> UsageError:
    """Word an option that lacks its value."""
    return UsageError("missing_value", msg("{option} needs a value.", option=name))


def peek(argv: Sequence[str]) -> dict[str, str | bool]:
    """Look for shared options anywhere, forgiving everything: field -> last value.

    Serves what must be known before the verb is read (the game, help) and
    when it cannot be read (how to print the error).
    """
    found: dict[str, str | bool] = {}
    tokens = iter(argv)
    for token in tokens:
        if token == "--":
            break
        if len(token) < 2 or token[0] != "-":
            continue
        if token.startswith("--"):
            name, equals, value = token.partition("=")
            option = BY_NAME.get(name)
            if option is None:
                continue
            if option.flag:
                if not equals:
                    found[option.field] = True
            elif equals or (value := next(tokens, "")):
                found[option.field] = value
            continue
        for i, letter in enumerate(token[1:], 2):
            option = BY_NAME.get("-" + letter)
            if option is None:
                break
            if option.flag:
                found[option.field] = True
                continue
            value = token[i:] or next(tokens, "")
            if value:
                found[option.field] = value
            break
    return found
