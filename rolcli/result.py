"""What a verb returns: dice as they fell, modifiers, and what they come to.

These classes are built on every call, so they are plain ``__slots__`` classes.
They hold keys and message ids, never words for people.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.messages import Message
    from rolcli.notation.tree import Node


class Die:
    """One die as it fell.

    ``value`` is what it counts for and ``face`` what it showed; they differ
    after a clamp or a penetrating explosion. ``origin`` is the index, within
    the same roll, of the die that this one came from, and ``why`` is
    ``exploded`` or ``rerolled``. ``term`` is the index of the term it belongs to.
    """

    __slots__ = ("face", "faces", "kept", "kind", "origin", "sides", "term", "value", "why")

    def __init__(
        self,
        sides: int,
        value: int,
        kept: bool = True,
        face: int | None = None,
        origin: int | None = None,
        why: str | None = None,
        term: int = 0,
        kind: str | None = None,
        faces: tuple[int, ...] | None = None,
    ) -> None:
        self.sides = sides
        self.value = value
        self.kept = kept
        self.face = value if face is None else face
        self.origin = origin
        self.why = why
        self.term = term
        self.kind = kind
        self.faces = faces

    def __repr__(self) -> str:
        return f"Die(d{self.sides}: {self.value}{'' if self.kept else ', out'})"


class Term:
    """The dice of one term (``4d6kh3``, ``1o3d10``) in the order they were thrown.

    ``faces`` and ``values`` are parallel sequences; ``kept`` is a sequence of
    flags or None when every die counts. The last dice may have come from
    others: ``parents`` gives the index within the term of the die each came
    from and ``reasons`` why (``exploded``, ``rerolled``). ``total`` is the sum of
    the dice kept, or the number of successes when the term ``counted``. ``late``
    lists, in order, where dice begin that fell after dice of other terms: the
    index within the term, and within all dice of the roll as they fell.
    """

    __slots__ = (
        "_kept", "counted", "faces", "kind", "late", "node", "order", "out", "parents", "reasons",
        "sides", "special", "total", "values",
    )  # fmt: skip

    def __init__(self, node: Node, sides: int, faces: Sequence[int], total: int) -> None:
        self.node = node
        self.sides = sides
        self.faces = faces
        self.values = faces
        self.total = total
        self._kept: Sequence[int] | tuple[Any, ...] | None = None
        self.parents: Sequence[int] = ()
        self.reasons: Sequence[str] = ()
        self.late: Sequence[tuple[int, int]] = ()
        self.order: list[int] | None = None
        self.counted = False
        self.out = False
        self.kind: str | None = None
        self.special: tuple[int, ...] | None = None

    @property
    def kept(self) -> Sequence[int] | None:
        """Flags of the dice that count, or None when all of them do."""
        kept = self._kept
        if type(kept) is tuple:  # worked out only when somebody looks
            flags, *arguments = kept
            kept = self._kept = flags(self.values, *arguments)
        if self.out:
            return bytes(len(self.faces))
        return kept

    @kept.setter
    def kept(self, kept: Sequence[int] | tuple[Any, ...] | None) -> None:
        """Set the flags, or (function, arguments...) that give them for the values."""
        self._kept = kept

    @property
    def notation(self) -> str:
        """The printed form of the term."""
        return str(self.node)

    def dice(self, term: int = 0, first: int = 0) -> Iterator[Die]:
        """Yield the dice; ``first`` is the index of the term's first die in the roll."""
        kept, sides, kind, special, faces = (
            self.kept, self.sides, self.kind, self.special, self.faces,
        )  # fmt: skip
        thrown = len(faces) - len(self.parents)
        for i, value in enumerate(self.values):
            if i < thrown:
                origin = why = None
            else:
                origin, why = first + self.parents[i - thrown], self.reasons[i - thrown]
            counts = kept is None or kept[i] != 0
            yield Die(sides, value, counts, faces[i], origin, why, term, kind, special)


class Roll:
    """An expression as it fell: its terms from left to right and what it comes to.

    ``total`` is exact, an int or a Ratio; of a test it is the left side, with
    ``target``, ``margin`` (positive or zero only when the test is made, or
    negative when it is not; for strict comparisons at least 1 when made) and
    ``success``. ``groups`` says, for each group in order, which members count.
    """

    __slots__ = ("groups", "margin", "success", "target", "terms", "total", "tree", "what")

    def __init__(self, tree: Node, total: Number, terms: list[Term], what: str | None) -> None:
        self.tree = tree
        self.total = total
        self.terms = terms
        self.what = what
        self.groups: list[list[bool]] = []
        self.target: Number | None = None
        self.margin: Number | None = None
        self.success: bool | None = None

    @property
    def notation(self) -> str:
        """The printed form of the expression."""
        return str(self.tree)

    @property
    def dice(self) -> list[Die]:
        """All dice, in the order they were thrown."""
        found: list[Die] = []
        places: dict[int, int] = {}
        for index, term in enumerate(self.terms):
            first = len(found)
            found += term.dice(index, first)
            for start, place in term.late:  # each runs on to the next
                for i in range(start, len(term.faces)):
                    places[first + i] = place + i - start
        return in_order(found, places) if places else found

    @property
    def size(self) -> int:
        """How many dice were thrown."""
        return sum(len(term.faces) for term in self.terms)


def in_order(dice: list[Die], places: dict[int, int]) -> list[Die]:
    """Put the dice listed in ``places`` there; the others fill the gaps in their order."""
    taken = set(places.values())
    gaps = iter([place for place in range(len(dice)) if place not in taken])
    new = [places[i] if i in places else next(gaps) for i in range(len(dice))]
    found = list(dice)
    for die, place in zip(dice, new, strict=True):
        found[place] = die
        if die.origin is not None:
            die.origin = new[die.origin]
    return found


class Modifier:
    """A named number that was added, with the rule that says so.

    ``unit`` says what it counts where it is no number added to a total: ``die``, or
    ``D`` for the dice of a code.
    """

    __slots__ = ("name", "rule", "unit", "value")

    def __init__(self, name: str, value: Number, rule: str, unit: str = "") -> None:
        self.name = name
        self.value = value
        self.rule = rule
        self.unit = unit


class Step:
    """One line of the working: what was reckoned, what it came to, by which rule.

    ``label`` and, where it is a phrase, ``value`` are messages.
    """

    __slots__ = ("label", "rule", "value")

    def __init__(self, label: Message, value: Message | Number | str, rule: str) -> None:
        self.label = label
        self.value = value
        self.rule = rule


class Result:
    """What a verb found out. A field that has no meaning for the verb stays None or empty.

    ``outcome``, ``level``, the keys of ``details`` and ``state`` and the names
    in ``effects`` are stable English snake_case. ``headline`` is the one line that
    answers: what was rolled against what, what it came to, and the numbers that the
    table now needs (damage, what is left, the wound). ``rows`` are lines under it where
    there is something to compare (shots, bursts, targets, the places of an order), and
    ``notes`` say what somebody must now do or know; everything else is a step.
    ``answer`` is what it came to in short (``-q``): a number, a word, or a list of
    names; without one, the outcome or the total. ``done`` names the entry of
    ``details`` that repetitions add up: damage, a loss.
    """

    __slots__ = (
        "answer", "details", "done", "effects", "headline", "input", "level", "margin",
        "modifiers", "note", "notes", "outcome", "receipt", "rolls", "rows", "rules", "seed",
        "state", "steps", "success", "target", "total", "verb", "who",
    )  # fmt: skip

    def __init__(self, verb: str, rules: str | None = None) -> None:
        self.rules = rules
        self.verb = verb
        self.who: str | None = None
        self.note: str | None = None
        self.input: dict[str, object] = {}
        self.rolls: list[Roll] = []
        self.modifiers: list[Modifier] = []
        self.steps: list[Step] = []
        self.total: Number | None = None
        self.target: Number | None = None
        self.margin: Number | None = None
        self.outcome: str | None = None
        self.level: str | None = None
        self.success: bool | None = None
        self.headline: Message | None = None
        self.details: dict[str, object] = {}
        self.state: dict[str, object] = {}
        self.effects: list[str] = []
        self.rows: list[Message] = []
        self.notes: list[Message] = []
        self.answer: Number | str | list[str] | None = None
        self.done: str | None = None
        self.receipt: str | None = None
        self.seed: str | None = None

    @property
    def rules_applied(self) -> list[str]:
        """The ids of every rule named in modifiers and steps, each once, in order."""
        rules = [modifier.rule for modifier in self.modifiers]
        return list(dict.fromkeys([*rules, *[step.rule for step in self.steps]]))
