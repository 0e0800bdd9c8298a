"""What is done to the dice of a term after they fell: one file a modifier, and this list.

A modifier's file says everything about it: its node and how that prints, what
must hold before any die is thrown, and the deed that rolls and exact odds
share. An entry says which words stand for it. Nothing else in the program knows
which modifiers there are.
"""

from __future__ import annotations

from rolcli.notation.vocabulary import Entry, Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.modifiers.base import Modifier


def kind(name: str) -> type[Modifier]:
    """Import a modifier: the class ``Keep`` stands in the file ``keep``."""
    module = __import__(f"rolcli.modifiers.{name.lower()}", fromlist=[name])
    found: type[Modifier] = getattr(module, name)
    return found


ENTRIES = (
    Entry(
        lambda: kind("Keep"),
        {"k": "kh", "kh": "kh", "kl": "kl", "km": "km", "dh": "dh", "dl": "dl", "d": "dl"},
        unless={"km": ("in", "ax")},
        touching=("d",),
    ),
    Entry(
        lambda: kind("Explode"),
        {"!": "!", "!!": "!!", "!p": "!p", "!o": "!o"}
        | {"e": "!", "ee": "!!", "ep": "!p", "eo": "!o"},
    ),
    Entry(lambda: kind("Reroll"), {"r": "r", "rr": "r", "ro": "ro"}),
    Entry(lambda: kind("Clamp"), {"min": "min", "max": "max"}),
    Entry(lambda: kind("Unique"), {"u": "u"}),
    Entry(lambda: kind("Sort"), {"s": "s", "sd": "sd"}),
    Entry(
        lambda: kind("Count"),
        {"cs": "cs", "f": "cf", "cf": "cf", "ds": "ds"},
        comparison="cs",
    ),
)

VOCABULARY = Vocabulary(ENTRIES)
