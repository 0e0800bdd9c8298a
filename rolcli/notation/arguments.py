"""Which arguments of a command line are one text of the dice language."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def texts_of(arguments: Sequence[str]) -> list[str]:
    """Join arguments with spaces, but for those that are texts of their own.

    These have a comment, which ends with its argument, or begin with ``N#``, which
    reaches to its argument's end. An argument that is nothing but a comment
    belongs to what stands before it.
    """
    texts: list[str] = []
    waiting: list[str] = []
    for argument in arguments:
        if "#" not in argument or not stands_alone(argument):
            waiting.append(argument)
        elif argument.lstrip().startswith("#"):
            texts.append(" ".join([*waiting, argument]))
            waiting = []
        else:
            if waiting:
                texts.append(" ".join(waiting))
            texts.append(argument)
            waiting = []
    if waiting or not texts:
        texts.append(" ".join(waiting))
    return texts


def stands_alone(argument: str) -> bool:
    """Tell whether an argument has a # that is in no label: a comment, or a repeat."""
    inside = False
    for char in argument:
        if char == "[":
            inside = True
        elif char == "]":
            inside = False
        elif char == "#" and not inside:
            return True
    return False


def with_points(text: str) -> str:
    """Write a point for each comma that stands in a decimal number, as Spanish writes them.

    That is a comma straight between digits where no list can be meant: outside all
    brackets, and with a number of its own on either side.
    """
    out = list(text)
    deep = 0
    for at, char in enumerate(text):
        if char in "([{":
            deep += 1
        elif char in ")]}":
            deep -= 1
        elif char == "#" and text[:at].strip(" 0123456789"):
            break
        elif char == "," and deep == 0 and number_ends(text[:at]) and number_begins(text[at + 1 :]):
            out[at] = "."
    return "".join(out)


def number_ends(text: str) -> bool:
    """Tell whether a text ends in a whole number that is no part of anything longer."""
    before = text.rstrip("0123456789")
    if before == text:
        return False
    if before[-1:].lower() == "x":  # times
        before = before[:-1]
        return before[-1:] in ")]} " or before[-1:].isdigit()
    return not (before[-1:].isalnum() or before[-1:] in ("_", ".", ","))


def number_begins(text: str) -> bool:
    """Tell whether a text begins with a whole number that is no part of anything longer."""
    after = text.lstrip("0123456789")
    return after != text and not (after[:1].isalnum() or after[:1] in ("_", ".", ","))
