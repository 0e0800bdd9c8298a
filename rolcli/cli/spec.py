"""What the command line knows of a parameter."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.declare import Field
    from rolcli.params import Param

METAVARS = {
    "expr": "EXPR",
    "code": "CODE",
    "distance": "M",
    "item": "NAME",
    "armour": "NAME|EXPR",
    "result": "FILE|-",
    "toml": "FILE",
    "who": "WHO",
}
"""How the value of a kind is shown in help where the declaration does not say."""


class Placeholder:
    """The metavar of an argument inside a message: worded in the language of the message."""

    __slots__ = ("option",)

    def __init__(self, option: Option) -> None:
        self.option = option

    def __str__(self) -> str:
        return self.option.metavar

    @property
    def es(self) -> str:
        """The placeholder in Spanish."""
        from rolcli.locale import translator
        from rolcli.locale.metavars import metavar

        return metavar(self.option, translator("es"))


class Words:
    """The choices of a parameter inside a message, as they are typed in its language."""

    __slots__ = ("choices",)

    def __init__(self, choices: dict[str, tuple[str, ...]]) -> None:
        self.choices = choices

    def __str__(self) -> str:
        return ", ".join(word.replace("_", "-") for word in self.choices)

    @property
    def es(self) -> str:
        """The choices in Spanish."""
        from rolcli.locale import translator
        from rolcli.locale.metavars import choice

        spanish = translator("es")
        return ", ".join(choice(word, self.choices, spanish) for word in self.choices)


class Option:
    """One option or argument of a verb.

    ``key`` is the name of the function's parameter, ``field`` the name in the
    result's ``input``; ``names`` are what is typed, empty for an argument.
    """

    __slots__ = (
        "base", "default", "field", "flag", "key", "names", "param", "positional", "repeat",
        "required",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        param: Param | Field,
        base: object = str,
        *,
        names: tuple[str, ...] | None = None,
        repeat: bool = False,
        required: bool = False,
        default: object = None,
    ) -> None:
        self.key = key
        self.param = param
        self.base = base
        self.flag = base is bool
        self.positional = param.positional
        self.repeat = repeat
        self.required = required
        self.default = default
        plain = (param.name if self.positional and param.name else key).strip("_-")
        plain = plain.replace("-", "_")
        if names is None:
            names = () if self.positional else (param.name or "--" + plain.replace("_", "-"),)
        self.names = names
        self.field = plain if self.positional else self.long.lstrip("-").replace("-", "_")

    @property
    def long(self) -> str:
        """The long name of an option."""
        return next((name for name in self.names if name.startswith("--")), self.names[0])

    @property
    def label(self) -> Placeholder | str:
        """What an error calls the parameter."""
        return Placeholder(self) if self.positional else self.long

    @property
    def metavar(self) -> str:
        """What stands for the value in help."""
        param = self.param
        if param.metavar is not None:
            return param.metavar
        if param.choices and param.kind in ("choice", "ladder"):
            words = [word.replace("_", "-") for word in param.choices]
            if param.kind == "ladder":
                words.append("N")
            joined = "|".join(words)
            if self.positional:
                return self.field.replace("_", "-").upper()
            return joined if len(joined) <= 60 else "|".join([*words[:3], "..."])
        if self.positional:
            return self.field.replace("_", "-").upper()
        if param.kind in METAVARS:
            return METAVARS[param.kind]
        if self.base is int:
            return "N" if param.split is None else f"N{param.split}N..."
        return "TEXT"

