"""A call, read: what whoever reads argv makes and ``execute`` runs."""

from __future__ import annotations


class Shared:
    """The shared options of one call, read."""

    __slots__ = (
        "color", "depth", "dice", "exit_code", "explain", "format", "lang", "note", "odds",
        "quiet", "rules", "seed", "set", "times", "who",
    )  # fmt: skip

    def __init__(self) -> None:
        self.rules: str | None = None
        self.set: dict[str, str] = {}
        self.seed: str | None = None
        self.dice: list[int] | None = None
        self.odds = False
        self.depth: int | None = None
        self.explain = False
        self.times: int | None = None
        self.who: str | None = None
        self.note: str | None = None
        self.format: str | None = None
        self.exit_code = False
        self.lang: str | None = None
        self.color: str | None = None
        self.quiet = False


class Call:
    """One call, read: what to run, with what. Whoever reads argv makes it.

    ``verb`` is the name of a verb of ``rules`` (the canonical name of a game),
    or of a general command when ``rules`` is None. ``parameters`` go to the
    verb; ``given`` are the same in their canonical form, for the result's
    ``input``.
    """

    __slots__ = ("given", "parameters", "rules", "shared", "verb")

    def __init__(
        self,
        verb: str,
        rules: str | None,
        parameters: dict[str, object],
        given: dict[str, object],
        shared: Shared,
    ) -> None:
        self.verb = verb
        self.rules = rules
        self.parameters = parameters
        self.given = given
        self.shared = shared
