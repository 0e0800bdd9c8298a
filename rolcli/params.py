"""How a verb's parameters are declared: metadata that stands inside ``Annotated``.

A ruleset's ``options`` module names its parameter types once, for example
``Mod = Annotated[int, Param(N_("Added to the total."), rule="UNI-05")]``; its
verbs use those names as (lazy) annotations. Command line, help, completions
and schema are made from them. Nothing here is imported when a verb runs.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = ("plain", "expr", "choice", "ladder", "code", "item", "armour", "result", "toml", "who")
"""What a parameter's text is, beyond its Python type.

plain: by type (int, str, bool as a flag). expr: the dice language. choice: one
of ``choices``. ladder: one of ``choices`` or a whole number. code: a die code
such as 4D+2. item, armour: a name out of the ruleset's equipment (armour also
takes an expression). result: an earlier result of this program, read from a
file or ``-``; the verb gets the dict. toml: a TOML file; the verb gets (name,
dict) pairs. who: a combatant, ``NAME:...``.
"""


class Param:
    """What the command line must know of a parameter beyond its name, type and default.

    ``help`` is a message id. ``name`` overrides the option's name (``--from``
    for a parameter called ``earlier``). ``positional`` makes an argument.
    ``choices`` maps canonical words to their other names in any language,
    folded. ``least`` and ``most`` bound a whole number. ``rule`` is the id of
    the rule it serves. ``hidden`` keeps an option out of help, completions and
    the man page: one that is only refused, or a second name of another. A list
    type is a repeatable option.
    """

    __slots__ = (
        "check", "choices", "help", "hidden", "kind", "least", "metavar", "most", "name",
        "positional", "rule", "split",
    )  # fmt: skip

    def __init__(
        self,
        help: str,
        *,
        name: str | None = None,
        metavar: str | None = None,
        kind: str = "plain",
        choices: dict[str, tuple[str, ...]] | None = None,
        least: int | None = None,
        most: int | None = None,
        positional: bool = False,
        rule: str | None = None,
        split: str | None = None,
        check: Callable[[str], object] | None = None,
        hidden: bool = False,
    ) -> None:
        self.help = help
        self.name = name
        self.metavar = metavar
        self.kind = kind
        self.choices = choices
        self.least = least
        self.most = most
        self.positional = positional
        self.rule = rule
        self.split = split
        self.check = check
        self.hidden = hidden
