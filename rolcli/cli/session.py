"""What a call runs with: its options, the user's files and configuration, the way out."""

from __future__ import annotations

from rolcli.cli.sources import Sources
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.chances import OddsReport
    from rolcli.cli.call import Call, Shared
    from rolcli.cli.config import Config
    from rolcli.cli.environment import Environment
    from rolcli.cli.files import Files
    from rolcli.cli.output import Output
    from rolcli.result import Result
    from rolcli.rulesets.frame import Ruleset

DEPTH = 20
"""How many explosions odds follow when nobody says."""


class Session:
    """One call while it runs. ``ruleset`` is the game in force, or None."""

    __slots__ = ("_sources", "call", "config", "environment", "files", "output", "ruleset")

    def __init__(
        self,
        call: Call,
        ruleset: Ruleset | None,
        environment: Environment,
        config: Config,
        files: Files,
        output: Output,
    ) -> None:
        self.call = call
        self.ruleset = ruleset
        self.environment = environment
        self.config = config
        self.files = files
        self.output = output
        self._sources: Sources | None = None

    @property
    def shared(self) -> Shared:
        """The shared options."""
        return self.call.shared

    @property
    def depth(self) -> int:
        """How many explosions odds follow."""
        return DEPTH if self.shared.depth is None else self.shared.depth

    @property
    def sources(self) -> Sources:
        """Where the dice come from."""
        if self._sources is None:
            self._sources = Sources(self.shared.seed, self.shared.dice)
        return self._sources

    def sign(self, found: Result | OddsReport, given: dict[str, object]) -> None:
        """Put who, note and input on what was found out."""
        found.who = self.shared.who
        found.note = self.shared.note
        found.input = {**given, **found.input}

    def refuse(self, names: Iterable[str]) -> None:
        """Raise UsageError for the first of these shared options that was given."""
        for name in names:
            if getattr(self.shared, name) not in (None, False, {}):
                raise UsageError(
                    "option_without_meaning",
                    msg(
                        "--{option} has no meaning for {verb}.",
                        option=name.replace("_", "-"),
                        verb=self.call.verb,
                    ),
                )
