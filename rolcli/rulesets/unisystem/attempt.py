"""An attack as it is settled before any die falls."""

from __future__ import annotations

from rolcli.result import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.messages import Message
    from rolcli.rulesets.unisystem.means import Means
    from rolcli.rulesets.unisystem.plan import Plan
    from rolcli.rulesets.unisystem.target import Target


class Attempt:
    """What the options alone decide of an attack.

    ``plan`` is None where nothing is rolled to hit. ``details``, ``effects`` and ``notes``
    are what the result has from the options alone.
    """

    __slots__ = (
        "band", "details", "effects", "means", "melee", "notes", "plan", "rounds_left", "target",
        "unarmed",
    )

    def __init__(self, means: Means) -> None:
        self.means = means
        self.band: str | None = None
        self.melee = False
        self.unarmed = False
        self.rounds_left: int | None = None
        self.plan: Plan | None = None
        self.target: Target | None = None
        self.details: dict[str, object] = {}
        self.effects: list[str] = []
        self.notes: list[Message] = []

    def result(self) -> Result:
        """Begin a result with what is known already."""
        result = Result("attack")
        result.details |= self.details
        result.effects += self.effects
        result.notes += self.notes
        return result
