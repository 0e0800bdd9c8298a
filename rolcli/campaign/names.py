"""Names as players write them: any case, accents, punctuation and spaces; two languages.

A name is looked for in this order: the exact name or one of its names; a speciality
without its skill, or a base skill of which there is one speciality; the start of a name.
Whatever fits several keys in the same step is refused with all of them.
"""

from __future__ import annotations

from rolcli.words import PLAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Gathered = dict[str, list["Nameable"]]

LONGEST = 200
"""Letters of a name that anybody looks for."""
COMBINING = "\u0300\u0301\u0302\u0303\u0308\u0327"
"""Accents that stand behind their letter, as some systems write them."""
APART = str.maketrans(
    {sign: " " for sign in "-_/.,;:()[]{}'\"!?&+*#\t\r\u2019\u2018\u201c\u201d\xb7\xbf\xa1"}
)


def folded(name: str) -> str:
    """Bring a name to its comparison form: ``Armas de fuego (AC)`` -> ``armas de fuego ac``."""
    return forms([name.replace("\n", " ")])[0]


def forms(names: Sequence[str]) -> list[str]:
    """Bring many names to their comparison form at once, which is much faster."""
    text = "\n".join(names).casefold()
    if not text.isascii():
        if any(mark in text for mark in COMBINING):
            from unicodedata import normalize

            text = normalize("NFC", text)
        text = text.translate(PLAIN)
    return [" ".join(name.split()) for name in text.translate(APART).split("\n")]


class Nameable:
    """Something with names: ``key``, what is ``shown`` for it, every full name.

    ``alone`` are the names of a speciality without its skill; ``above`` those of the
    skill it is a speciality of, where that may stand for it.
    """

    __slots__ = ("above", "alone", "key", "names", "shown")

    def __init__(
        self,
        key: str,
        shown: str,
        names: Iterable[str],
        alone: Iterable[str] = (),
        above: Iterable[str] = (),
    ) -> None:
        self.key = key
        self.shown = shown
        self.names = (*names, key)
        self.alone = tuple(alone)
        self.above = tuple(above)


class Index:
    """Names brought to their comparison form once, to look many words up."""

    __slots__ = ("_above", "_alone", "_full", "_known")

    def __init__(self, known: Sequence[Nameable]) -> None:
        self._known = known
        self._full = gathered(known, "names")
        self._alone: Gathered | None = None
        self._above: Gathered | None = None

    def names(self) -> list[str]:
        """List every name, also of specialities alone."""
        return [name for one in self._known for name in (*one.names, *one.alone)]

    def match(self, word: str) -> list[Nameable]:
        """Find what a word names: one when it is clear, several when it is not, or none."""
        found = self.exactly(word)
        wanted = folded(word[:LONGEST])
        if found or not wanted or len(word) > LONGEST:
            return found
        begins = [one for name, whose in self._full.items() if name.startswith(wanted)
                  for one in whose]
        begins += [one for name, whose in (self._alone or {}).items() if name.startswith(wanted)
                   for one in whose]
        return list(dict.fromkeys(begins))

    def exactly(self, word: str) -> list[Nameable]:
        """Find what a word names in full: with its skill, or as a speciality alone."""
        wanted = folded(word[:LONGEST])
        if not wanted or len(word) > LONGEST:
            return []
        found = self._full.get(wanted)
        if found is None:
            if self._alone is None or self._above is None:
                self._alone = gathered(self._known, "alone")
                self._above = gathered(self._known, "above")
            found = [*self._alone.get(wanted, ()), *self._above.get(wanted, ())]
        return list(dict.fromkeys(found))


def gathered(known: Sequence[Nameable], which: str) -> Gathered:
    """Map the comparison forms of one kind of names to whose they are."""
    names: list[str] = []
    owners: list[Nameable] = []
    for one in known:
        own = getattr(one, which)
        names += own
        owners += [one] * len(own)
    found: Gathered = {}
    for name, one in zip(forms(names) if names else (), owners, strict=True):
        found.setdefault(name, []).append(one)
    return found


def nearest(word: str, known: Iterable[str], count: int = 3, cutoff: float = 0.6) -> list[str]:
    """List the names most like a word, the likest first."""
    from difflib import get_close_matches

    shown: dict[str, str] = {}
    for name in known:
        shown.setdefault(folded(name), name)
    found = get_close_matches(folded(word[:LONGEST]), shown, 3 * count, cutoff)
    return list(dict.fromkeys([shown[one] for one in found]))[:count]
