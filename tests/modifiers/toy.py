"""A modifier that rolcli does not have, registered in one place: ``hv`` halves each die."""

from rolcli.messages import N_
from rolcli.modifiers import ENTRIES
from rolcli.modifiers.base import DiceModifier
from rolcli.modifiers.deeds import Steady
from rolcli.notation import limits
from rolcli.notation.modifier import NUMBER
from rolcli.notation.node import Number, argument
from rolcli.notation.vocabulary import Entry, Vocabulary


class Halve(DiceModifier):
    """Divide each die by a number, rounding down: ``hv`` by two, ``hv3`` by three."""

    __slots__ = ("by",)
    fields = ("by",)
    takes, optional = NUMBER, True
    of_groups = True

    def __init__(self, by, at=None):
        self.by = by
        self.at = at

    @classmethod
    def read(cls, name, following, at):
        return cls(Number(2, at) if following is None else following, at)

    def __str__(self):
        return "hv" + argument(self.by)

    @property
    def arguments(self):
        return (self.by,)

    def bind(self, values, highest):
        return Halved(limits.whole(values[0], self.by, N_("The limit of a die")))

    def check(self, possible):
        by = possible.whole(self.by, N_("The limit of a die"), least=1)
        possible.values = [
            (low and low // (by or 1), high and high // (by or 1)) for low, high in possible.values
        ]


class Halved(Steady):
    """A division by a known number."""

    __slots__ = ("by",)
    rising = True

    def __init__(self, by):
        self.by = by

    def changed(self, value):
        return value // self.by


VOCABULARY = Vocabulary((*ENTRIES, Entry(lambda: Halve, {"hv": "hv"})))
