"""The attacks of a round as they went, to be told."""

from __future__ import annotations

from rolcli.rulesets.unisystem.harm import Teller, Wounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.unisystem.harm import Wound
    from rolcli.rulesets.unisystem.manoeuvres import Fire


class Swing(Wounds):
    """One attack as it went: its mode, totals, and its hits."""

    __slots__ = ("fire", "guard", "landed", "target", "total")

    def __init__(self, fire: Fire, total: int, guard: int | None, target: int, landed: int) -> None:
        super().__init__()
        self.fire = fire
        self.total = total
        self.guard = guard
        self.target = target
        self.landed = landed


class Record(Teller):
    """The attacks of a round as they went."""

    __slots__ = ("aim", "aim_total", "swings")

    def __init__(self) -> None:
        self.swings: list[Swing] = []
        self.aim_total: int | None = None
        self.aim = 0

    @property
    def wounds(self) -> list[Wound]:
        """All hits of the round."""
        return [wound for swing in self.swings for wound in swing.hits]

    def aimed(self, dice: Dice, total: int, added: int) -> None:
        """Note how the aim went."""
        self.aim_total = total
        self.aim = added

    def latest(self) -> Wounds:
        """Give the latest attack."""
        return self.swings[-1]

    def struck(self, dice: Dice, swing: Swing) -> None:
        """Note an attack."""
        self.swings.append(swing)
