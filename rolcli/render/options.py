"""How to print."""

from __future__ import annotations

from rolcli.locale import translator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rolcli.locale import Translator


class Options:
    """How to print: what the call, the terminal and the user's language decide.

    ``tr`` translates (English by default). ``verbose`` asks for the whole working;
    without it one line answers. ``color`` asks for ANSI colours
    (plain and table only). ``explain`` gives the one line of a rule id, or is
    None when rules are not wanted. ``quiet`` leaves only the total or outcome.
    ``width`` is the terminal's, in columns; only tables look at it. ``compact``
    is for JSON: one line without spaces (a pipe, or several results). ``one_in`` asks for
    one in how many beside percentages. ``told`` holds what several results have said below
    their lines, which is said once; None where each says all of it.
    """

    __slots__ = (
        "color", "compact", "explain", "one_in", "quiet", "told", "tr", "verbose", "width",
    )

    def __init__(
        self,
        tr: Translator | None = None,
        color: bool = False,
        explain: Callable[[str], str] | None = None,
        quiet: bool = False,
        width: int = 80,
        compact: bool = True,
        verbose: bool = False,
        one_in: bool = False,
    ) -> None:
        self.tr = translator("en") if tr is None else tr
        self.color = color
        self.explain = explain
        self.quiet = quiet
        self.width = width
        self.compact = compact
        self.verbose = verbose
        self.one_in = one_in
        self.told: set[str] | None = None

    @property
    def working(self) -> bool:
        """Whether the working is wanted: for itself, or with its rules."""
        return self.verbose or self.explain is not None
