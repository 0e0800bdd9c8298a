"""The general commands: what belongs to no game, declared like a game's verbs.

Their functions take the Session instead of dice and house rules, print through
it and return nothing.
"""

from __future__ import annotations

from rolcli.declare import Verb
from rolcli.messages import N_

GENERAL = {
    verb.name: verb
    for verb in (
        Verb(
            "roll",
            "rolcli.cli.roll:roll",
            N_("Roll dice."),
            "roll 4d6kh3",
            es=("tirar", "tira", "tirada"),
        ),
        Verb(
            "odds",
            "rolcli.cli.commands.odds:odds",
            N_("Exact chances of a roll."),
            "odds 3d6 --at-least 15",
            es=("probabilidades", "probabilidad"),
        ),
        Verb(
            "use",
            "rolcli.cli.commands.use:use",
            N_("Choose the game to play from now on, or say which it is."),
            "use coc7",
            es=("usar", "usa"),
        ),
        Verb(
            "rules",
            "rolcli.cli.commands.rules:rules",
            N_("List the games; show the rules and house rules of one."),
            "rules list",
            es="reglas",
        ),
        Verb(
            "weapons",
            "rolcli.cli.commands.weapons:weapons",
            N_("List the weapons and armours of a game."),
            "-r unisystem-combat weapons katana",
            es="armas",
        ),
        Verb(
            "config",
            "rolcli.cli.commands.config:config",
            N_("List what is in force and where it comes from; read or write a key."),
            "config list",
            es="configuración",
        ),
        Verb(
            "batch",
            "rolcli.cli.commands.batch:batch",
            N_("Answer many calls in one process, a JSON line for each."),
            "batch calls.txt",
            es="lote",
        ),
        Verb(
            "completion",
            "rolcli.cli.commands.completion:completion",
            N_("Print the completion of a shell."),
            "completion bash",
            es="completado",
        ),
        Verb(
            "schema",
            "rolcli.cli.commands.schema:schema",
            N_("Print the JSON Schema of what a verb prints."),
            "schema roll",
            es="esquema",
        ),
        Verb(
            "sheet",
            "rolcli.cli.commands.sheet:sheet",
            N_("Make, show, check, change or import characters."),
            "sheet show ana",
            es=("ficha", "fichas", "personaje"),
        ),
        Verb(
            "last",
            "rolcli.cli.commands.last:last",
            N_("Print one of the last results again."),
            "last --format bbcode",
            es=("último", "ultima"),
        ),
        Verb(
            "campaign",
            "rolcli.cli.commands.campaign:campaign",
            N_("Make a folder a campaign, or say which is in force."),
            "campaign init",
            es="campaña",
        ),
        Verb(
            "status",
            "rolcli.cli.commands.status:status",
            N_("How everybody in the campaign is, and whose turn it is."),
            "status",
            es=("estado", "situacion"),
        ),
        Verb(
            "next",
            "rolcli.cli.commands.status:next_turn",
            N_("Go on to the next in the order of initiative."),
            "next",
            es="siguiente",
        ),
        Verb(
            "undo",
            "rolcli.cli.commands.status:undo",
            N_("Take the last results of the campaign back."),
            "undo",
            es="deshacer",
        ),
        Verb(
            "day",
            "rolcli.cli.commands.status:day",
            N_("Begin a new day: what counts by the day begins anew."),
            "day",
            es="día",
        ),
        Verb(
            "log",
            "rolcli.cli.commands.log:log",
            N_("List what was rolled in the campaign."),
            "log --last 20",
            es=("diario", "registro"),
        ),
        Verb(
            "verify",
            "rolcli.cli.commands.verify:verify",
            N_("Roll results, a journal or a post with receipts again and compare."),
            "verify journal.jsonl",
            es=("comprobar", "verificar"),
        ),
        Verb(
            "fair",
            "rolcli.cli.commands.fair:fair",
            N_("Make a chain of seeds that nobody can have picked."),
            "fair new --rolls 100",
            es=("limpio", "limpios"),
        ),
    )
}

HELP = ("help", "ayuda")
"""The word for help, in both languages."""

ROLLING = ("roll", "odds")
"""Those that take dice, seeds, odds and repetitions."""
FREE = (*ROLLING, "use", "batch")
"""Those that do not ask which game is played, unless the line names one."""

LANGUAGE = (
    N_("Several expressions are rolled apart: roll 3d6 2d8. `6#4d6kh3` rolls six times."),
    N_(
        "The dice language is that of Roll20 and Foundry with these differences: "
        "x always multiplies (1d4x2), it never explodes or repeats; "
        "< and > are strict, so 10d10>7 leaves the sevens out and 10d10>=7 counts them; "
        "1o3d10 keeps the middle of three d10, which explodes; "
        "4D+2 is a code of six-sided dice."
    ),
    N_(
        "Where a shell would read !, *, (, > or { itself, quote the expression or use words: "
        "10d10ge7 is 10d10>=7, d6e6 is d6!6, 1d4x2 is 1d4*2."
    ),
)
"""What the help of roll and odds adds."""


def general_verb(word: str) -> str:
    """Give the general command that a word means, in English or Spanish; else the word."""
    return word if word in GENERAL else called().get(folded(word), word)


CALLED: dict[str, str] = {}


def called() -> dict[str, str]:
    """Map the Spanish names, folded, to general commands."""
    if not CALLED:
        CALLED.update({folded(word): verb.name for verb in GENERAL.values() for word in verb.es})
    return CALLED


def folded(word: str) -> str:
    """Fold a word; most calls have none that needs it."""
    from rolcli.words import fold

    return fold(word)
