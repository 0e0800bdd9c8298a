"""The nearest right word to a wrong one; imported only for errors."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.messages import Message


def nearest(word: str, words: Iterable[str]) -> list[str]:
    """List the words that look like another, the likeliest first."""
    from difflib import get_close_matches

    return get_close_matches(word.lower(), list(words), n=3, cutoff=0.6)


def nearest_options(name: str, names: Iterable[str]) -> list[str]:
    """List the options that a wrong one may have meant."""
    long = sorted(option for option in names if option.startswith("--"))
    word = name.lstrip("-")
    if len(word) == 1:
        return [option for option in long if option[2] == word.lower()][:3]
    starting = [option for option in long if len(word) > 2 and option[2:].startswith(word.lower())]
    return starting[:3] or ["--" + name for name in nearest(word, [o[2:] for o in long])]


def unknown_option(name: str, names: Iterable[str], *, before_verb: bool = False) -> UsageError:
    """Word an option that does not exist, with the nearest that does."""
    close = nearest_options(name, names)
    hint: Message
    if close:
        hint = msg("Did you mean {names}?", names=", ".join(close))
    elif before_verb:
        hint = msg("The options of a verb stand after it; --help lists the others.")
    else:
        hint = msg("--help lists the options.")
    return UsageError(
        "unknown_option", msg("There is no option {option} here.", option=name), hint=hint
    )
