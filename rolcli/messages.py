"""Texts for people, kept as message ids until somebody prints them.

A verb, a parser or an error never builds a sentence: it names one. The
translator of the call's language turns it into words at the very end, so the
same result can be printed in any language.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Message:
    """A sentence in English with ``{named}`` places, translated when printed.

    ``values`` fill the places; a value may be a Message itself. With ``plural``
    the number ``values["n"]`` chooses between the two forms.
    """

    __slots__ = ("plural", "text", "values")

    def __init__(self, text: str, plural: str | None, values: dict[str, object]) -> None:
        self.text = text
        self.plural = plural
        self.values = values

    def __eq__(self, other: object) -> bool:
        return (
            type(other) is Message
            and (self.text, self.plural, self.values) == (other.text, other.plural, other.values)
        )

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Message({self.text!r}, {self.plural!r}, {self.values!r})"

    def __str__(self) -> str:
        """Give the sentence in English."""
        return english(self)


def msg(text: str, /, **values: object) -> Message:
    """Name a sentence; Babel extracts the literal."""
    return Message(text, None, values)


def nmsg(one: str, many: str, n: int, /, **values: object) -> Message:
    """Name a sentence that depends on the number ``n``; Babel extracts both literals."""
    values["n"] = n
    return Message(one, many, values)


def listed(parts: Sequence[Message]) -> Message:
    """Name a list of one or more, with commas between; one of thousands is not nested deep."""
    waiting = list(parts)
    while len(waiting) > 1:
        pairs = zip(waiting[::2], waiting[1::2], strict=False)
        last = waiting[-1:] if len(waiting) % 2 else []
        waiting = [msg("{first}, {then}", first=one, then=other) for one, other in pairs]
        waiting += last
    return waiting[0]


def N_(text: str) -> str:  # noqa: N802 - gettext's own name for this
    """Mark a literal for translation and give it back unchanged."""
    return text


TWO_PARTS = N_("{said}, {more}")
"""A headline in two parts: what happened, then what it leaves."""


def in_two_parts(said: object, more: object) -> Message:
    """Name a headline of two parts: where a line would be too wide, the second has its own."""
    return Message(TWO_PARTS, None, {"said": said, "more": more})


def english(message: Message | str) -> str:
    """Word a message in English."""
    if isinstance(message, str):
        return message
    values = message.values
    text = message.text
    if message.plural is not None and values["n"] != 1:
        text = message.plural
    if not values:
        return text.replace("{{", "{").replace("}}", "}")
    return text.format(**{k: english(v) if type(v) is Message else v for k, v in values.items()})
