"""What a verb returns: dice as they fell, modifiers, and what they come to.

These classes are built on every call, so they are plain ``__slots__`` classes.
They hold keys and message ids, never words for people.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence
    from typing import Any

    from rolcli.exact import Number
    from rolcli.messages import Message


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
    from and ``reasons`` why (``exploded``, ``rerolled``); those in ``chained``
    count together with the die that they came from, and ``units`` are then the
    dice and chains in play. ``total`` is the sum of the dice kept or, where
    there is a ``score``, the sum of what that gives for each. ``falling`` says
    how to order the dice for print: up (False), down or not at all (None).
    ``first`` is the place of the first die among all dice of the roll as they
    fell; ``late`` lists where later ones begin that fell after dice of other
    terms, as the index within the term and that place.
    """

    __slots__ = (
        "_kept", "chained", "faces", "falling", "first", "kind", "late", "node", "out", "parents",
        "reasons", "score", "sides", "special", "total", "units", "values",
    )

    def __init__(self, node: Any, sides: int, faces: Sequence[int], total: int) -> None:
        self.node = node
        self.sides = sides
        self.faces = faces
        self.values = faces
        self.total = total
        self._kept: Sequence[int] | tuple[Any, ...] | None = None
        self.parents: Sequence[int] = ()
        self.reasons: Sequence[str] = ()
        self.chained: Collection[int] = ()
        self.units: list[int | list[int]] | None = None
        self.first: int | None = None
        self.late: Sequence[tuple[int, int]] = ()
        self.falling: bool | None = None
        self.score: Callable[[int], int] | None = None
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
        )
        thrown = len(faces) - len(self.parents)
        for i, value in enumerate(self.values):
            if i < thrown:
                origin = why = None
            else:
                origin, why = first + self.parents[i - thrown], self.reasons[i - thrown]
            counts = kept is None or kept[i] != 0
            yield Die(sides, value, counts, faces[i], origin, why, term, kind, special)


class Reading:
    """One of several readings of a throw: what it is called, its label, what it came to.

    ``target``, ``margin`` and ``success`` are those of a test.
    """

    __slots__ = ("label", "margin", "name", "success", "target", "total")

    def __init__(self, name: str, label: str | None, total: Number) -> None:
        self.name = name
        self.label = label
        self.total = total
        self.target: Number | None = None
        self.margin: Number | None = None
        self.success: bool | None = None


class Roll:
    """An expression as it fell: its terms from left to right and what it comes to.

    ``total`` is exact, an int or a Ratio; of a test it is the left side, with
    ``target``, ``margin`` (positive or zero only when the test is made, or
    negative when it is not; for strict comparisons at least 1 when made) and
    ``success``. A throw that was read several ways has ``readings``, of which the
    first gives ``total`` and what is told of a test. ``groups`` says, for each
    group in order, which members count.
    """

    __slots__ = (
        "groups", "margin", "readings", "success", "target", "terms", "total", "tree", "what",
    )

    def __init__(self, tree: Any, total: Number, terms: list[Term], what: str | None) -> None:
        self.tree = tree
        self.total = total
        self.terms = terms
        self.what = what
        self.groups: list[list[bool]] = []
        self.readings: list[Reading] = []
        self.target: Number | None = None
        self.margin: Number | None = None
        self.success: bool | None = None

    @property
    def notation(self) -> str:
        """The printed form of the expression."""
        return str(self.tree)

    @property
    def whole(self) -> int:
        """The total, rounded down."""
        total = self.total
        return total if isinstance(total, int) else total.__floor__()

    @property
    def dice(self) -> list[Die]:
        """All dice, in the order they were thrown."""
        found: list[Die] = []
        places: list[int] = []
        for index, term in enumerate(self.terms):
            first = len(found)
            found += term.dice(index, first)
            starts = [(0, first if term.first is None else term.first), *term.late]
            for start, place in starts:  # each runs on to the next
                del places[first + start :]
                places += range(place, place + len(term.faces) - start)
        in_order = all(place == i for i, place in enumerate(places))
        return found if in_order else moved(found, places)

    @property
    def size(self) -> int:
        """How many dice were thrown."""
        return sum(len(term.faces) for term in self.terms)


def moved(dice: list[Die], places: list[int]) -> list[Die]:
    """Put every die at its place among all."""
    found = list(dice)
    for die, place in zip(dice, places, strict=True):
        found[place] = die
        if die.origin is not None:
            die.origin = places[die.origin]
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
    ``details`` that repetitions add up: damage, a loss. ``people`` are the characters, ``as``
    and ``on``, and ``named`` the names of a sheet that the call was made with.
    """

    __slots__ = (
        "answer", "details", "done", "effects", "headline", "input", "level", "margin",
        "modifiers", "named", "note", "notes", "outcome", "people", "receipt", "rolls", "rows",
        "rules", "seed", "state", "steps", "success", "target", "total", "verb", "who",
    )

    def __init__(self, verb: str, rules: str | None = None) -> None:
        self.rules = rules
        self.verb = verb
        self.who: str | None = None
        self.note: str | None = None
        self.people: dict[str, str] = {}
        self.named: str | None = None
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
    def failed(self) -> bool:
        """True where this is no success: a failure, or a count of dice of 0 or less."""
        if self.success is not None:
            return not self.success
        if self.verb != "roll" or not self.rolls or self.total is None:
            return False
        tree = self.rolls[-1].tree
        while hasattr(tree, "operand"):  # labels and signs
            tree = tree.operand
        return self.total <= 0 and any(one.counts for one in getattr(tree, "modifiers", ()))

    @property
    def rules_applied(self) -> list[str]:
        """The ids of every rule named in modifiers and steps, each once, in order."""
        rules = [modifier.rule for modifier in self.modifiers]
        rules += [step.rule for step in self.steps]
        return list(dict.fromkeys([rule for rule in rules if rule]))
