"""What several results come to together (``--times``, ``6#``)."""

from __future__ import annotations

from rolcli.messages import msg, nmsg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.locale import Translator
    from rolcli.render.pieces import Line
    from rolcli.result import Result


ALSO = {"final": "damage"}
"""What an entry of details is called in a sum, where its own name says too little."""


class Summary:
    """Sums results up as they go by, without keeping them.

    ``done`` is what is added up by name where a verb does something (damage, a loss),
    ``total`` the sum of totals, or None where one of them has none.
    """

    __slots__ = ("count", "done", "rules", "successes", "tested", "total")

    def __init__(self) -> None:
        self.count = 0
        self.tested = 0
        self.successes = 0
        self.total: Any = 0
        self.done: dict[str, Any] = {}
        self.rules: str | None = None

    def add(self, result: Result) -> None:
        """Take one result in."""
        self.count += 1
        self.rules = result.rules
        if result.success is not None:
            self.tested += 1
            self.successes += result.success
        if self.total is not None:
            self.total = None if result.total is None else self.total + result.total
        if result.done is not None:
            self.done.setdefault(result.done, 0)
            self.done[result.done] += result.details.get(result.done) or 0

    def line(self, tr: Translator) -> Line:
        """Word the sum: how many succeeded, what was done; else the sum of totals."""
        parts = []
        if self.tested:
            text = nmsg(
                "{n} success in {count} rolls", "{n} successes in {count} rolls",
                self.successes, count=self.count,
            )
            parts.append(tr(text))
        for name, value in self.done.items():
            parts.append(f"{tr.word(ALSO.get(name, name), self.rules)} {tr.number(value)}")
        if not parts and self.total is not None:
            total = tr.number(self.total)
            parts.append(tr(msg("sum of {count} rolls: {total}", count=self.count, total=total)))
        return [("", ", ".join(parts))] if parts else []
