"""Spanish, from tables that ``python -m workshop`` writes from the translator's file, es.po.

``rolcli.locale.es`` has the names and what every call may say; there is one module more
for each room or game, imported only when it speaks. A game of another package brings its own.
"""

from __future__ import annotations

from sys import modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from rolcli.declare.spanish import Spanish as Brought

    Table = Mapping[str, str | tuple[str, str]]

ROOMS = {
    "unisystem": "rolcli.rulesets.unisystem",
    "d6": "rolcli.rulesets.d6",
    "ryf": "rolcli.rulesets.ryf",
    "coc7": "rolcli.rulesets.coc7",
    "dice": "rolcli.notation",
    "cli": "rolcli.cli",
    "campaign": "rolcli.campaign",
    "unisystem_help": "rolcli.rulesets.unisystem",
    "d6_help": "rolcli.rulesets.d6",
    "ryf_help": "rolcli.rulesets.ryf",
    "coc7_help": "rolcli.rulesets.coc7",
}
"""Table -> the package that says what is in it; in the order in which they are looked into."""


def further() -> Iterator[Table]:
    """Yield the tables of the packages that this call has imported: only these can have spoken."""
    for room, package in ROOMS.items():
        if package in modules:
            yield __import__(f"rolcli.locale.es.{room}", fromlist=("MESSAGES",)).MESSAGES
    for spanish in brought(None):
        yield spanish.messages


def brought(rules: str | None) -> list[Brought]:
    """List the Spanish that imported games bring themselves: of all of them, or of one."""
    if "rolcli.declare.game" not in modules:
        return []
    from rolcli.declare.game import SPEAKING

    if not SPEAKING:
        return []
    from rolcli.declare.spanish import known

    return [known(game) for name, game in SPEAKING.items() if rules in (None, name)]


def with_options(text: str, option: Callable[[str], str]) -> str:
    """Name the options that a text mentions as ``option`` does."""
    first, *parts = text.split("--")
    for part in parts:
        end = 0
        while end < len(part) and part[end] in "abcdefghijklmnopqrstuvwxyz-":
            end += 1
        name = part[:end].rstrip("-")
        first += (option("--" + name) if name else "--") + part[len(name) :]
    return first


class SpanishTables:
    """The Spanish of one call: messages, names, and further tables to look for messages in."""

    __slots__ = ("further", "messages", "words")

    def __init__(
        self,
        messages: Table,
        words: Mapping[str, str],
        further: Callable[[], Iterator[Table]] | None = None,
    ) -> None:
        self.messages = messages
        self.words = words
        self.further = further

    def find(self, text: str, option: Callable[[str], str] | None) -> str | tuple[str, str] | None:
        """Find the translation of a message id, or None; ``option`` names what it mentions."""
        found = self.messages.get(text)
        if found is None and self.further is not None:
            for table in self.further():
                if text in table:
                    found = table[text]
                    break
        if found is None or option is None:
            return found
        if isinstance(found, str):
            return with_options(found, option)
        return with_options(found[0], option), with_options(found[1], option)

    def word(self, key: str, rules: str | None) -> str | None:
        """Find the word for a canonical name, or None.

        A game may have its own word for it, its profiles too: for
        ``unisystem-combat``, ``unisystem.failure`` is looked up first. A word that
        begins with ``_`` serves as the end of any name.
        """
        words = self.words
        if rules is not None:
            own = f"{rules.partition('-')[0]}.{key}"
            if own in words:
                return words[own]
            theirs = self.theirs(key, rules)
            if theirs is not None:
                return theirs
        if key in words:
            return words[key]
        theirs = self.theirs(key, None)
        if theirs is not None:
            return theirs
        name, mark, end = key.partition("_")
        if mark + end in words:
            known = self.word(name, rules)
            return f"{name if known is None else known} {words[mark + end]}"
        return None

    def theirs(self, key: str, rules: str | None) -> str | None:
        """Find the word that games bring themselves for a name, or None."""
        if self.further is None:
            return None
        return next((one.words[key] for one in brought(rules) if key in one.words), None)
