"""The parameter vocabulary of the general commands."""

from __future__ import annotations

from typing import Annotated

from rolcli.messages import N_
from rolcli.params import Param

Expressions = Annotated[
    list[str],
    Param(N_("What to roll; `-` reads one expression a line."), positional=True, metavar="EXPR"),
]
Asked = Annotated[
    list[str],
    Param(N_("Whose odds; `-` reads one expression a line."), positional=True, metavar="EXPR"),
]
Var = Annotated[
    list[str],
    Param(N_("A variable: then `strength` or `@strength` stands for 3."), metavar="strength=3"),
]
Label = Annotated[str, Param(N_("What the roll is for; printed before it."))]
File = Annotated[str, Param(N_("Read one expression a line from a file."), metavar="FILE|-")]
AtLeast = Annotated[int, Param(N_("The chance of this total or more."))]
AtMost = Annotated[int, Param(N_("The chance of this total or less."))]
Exactly = Annotated[int, Param(N_("The chance of exactly this total."))]
Against = Annotated[
    str, Param(N_("The chances to win, tie and lose against another roll."), kind="expr")
]
Game = Annotated[
    str,
    Param(N_("The game to play from now on; none: no game."), positional=True, metavar="NAME"),
]
What = Annotated[
    str,
    Param(
        N_("list: the games. show, or a name at once: the rules of a game, or one of them."),
        positional=True,
        metavar="list|show|NAME|RULE-ID",
    ),
]
Which = Annotated[
    str, Param(N_("A game, or the id of a rule."), positional=True, metavar="NAME|RULE-ID")
]
Filter = Annotated[
    list[str],
    Param(N_("Part of a name, or of a group of weapons."), positional=True, metavar="FILTER"),
]
Equipment = Annotated[
    list[str], Param(N_("A TOML file with equipment of your own."), kind="toml", metavar="FILE")
]
VerbName = Annotated[str, Param(N_("The verb of the result."), positional=True, metavar="VERB")]
Shell = Annotated[
    str,
    Param(
        N_("The shell."),
        positional=True,
        kind="choice",
        metavar="SHELL",
        choices={"bash": (), "zsh": (), "fish": (), "powershell": ("pwsh",)},
    ),
]
