"""The options that every verb shares, before or after it."""

from __future__ import annotations

from rolcli.cli.spec import Option
from rolcli.messages import N_
from rolcli.params import Param

Choices = dict[str, tuple[str, ...]]

FORMATS: Choices = {
    "table": ("tabla",),
    "plain": ("texto",),
    "json": (),
    "markdown": (),
    "bbcode": (),
}
COLORS: Choices = {"auto": (), "always": ("siempre",), "never": ("nunca",)}

SHARED = [
    Option("rules", Param(N_("The game to play by."), metavar="NAME"), names=("-r", "--rules")),
    Option(
        "set",
        Param(N_("A house rule of the game; `rules show` lists them."), metavar="KEY=VALUE"),
        repeat=True,
    ),
    Option(
        "seed",
        Param(N_("Roll again what this seed gave: any text, as printed in JSON."), metavar="TEXT"),
    ),
    Option(
        "dice",
        Param(N_("Use dice rolled by hand, in the order they are asked for."), metavar="7,3,10"),
    ),
    Option("odds", Param(N_("Give the exact chances instead of rolling.")), bool),
    Option(
        "depth",
        Param(N_("With odds: how many explosions of a die to follow (20)."), least=0, most=1000),
        int,
    ),
    Option(
        "verbose",
        Param(N_("Show the whole working; without it one line answers.")),
        bool,
        names=("-v", "--verbose"),
    ),
    Option("explain", Param(N_("Say by which rule each number came about.")), bool),
    Option("receipt", Param(N_("Add the command that rolls it again.")), bool),
    Option("times", Param(N_("Do it so many times."), least=1, most=1_000_000), int),
    Option("who", Param(N_("Who rolls; shown with the result."), metavar="NAME")),
    Option("note", Param(N_("A remark; shown with the result."))),
    Option("json", Param(N_("The same as --format json: one object a result.")), bool),
    Option("format", Param(N_("How to print."), kind="choice", choices=FORMATS)),
    Option(
        "exit_code", Param(N_("Exit with 1 when a result is no success, for scripts.")), bool
    ),
    Option(
        "lang",
        Param(
            N_("The language to print in."),
            kind="choice",
            metavar="en|es",
            choices={"en": ("english", "ingles"), "es": ("spanish", "espanol", "castellano")},
        ),
    ),
    Option("color", Param(N_("Colours in the output."), kind="choice", choices=COLORS)),
    Option(
        "quiet",
        Param(N_("Print only what it came to.")),
        bool,
        names=("-q", "--quiet"),
    ),
    Option("version", Param(N_("Print the version and stop.")), bool),
    Option("help", Param(N_("Print help and stop.")), bool, names=("-h", "--help")),
]
"""In the order in which help lists them."""

BY_NAME = {name: option for option in SHARED for name in option.names}
"""``-r`` -> its Option."""

