"""The options that every verb shares, before or after it: a record like those of the verbs."""

from __future__ import annotations

from rolcli.cli.fields import table_of
from rolcli.declare import Ask, Flag, Many, Text, Whole, Word
from rolcli.messages import N_

Choices = dict[str, tuple[str, ...]]

FORMATS: Choices = {
    "table": ("tabla",),
    "plain": ("texto",),
    "json": (),
    "markdown": (),
    "bbcode": (),
    "csv": (),
}
COLORS: Choices = {"auto": (), "always": ("siempre",), "never": ("nunca",)}
LANGUAGES: Choices = {
    "en": ("english", "ingles"),
    "es": ("spanish", "espanol", "castellano"),
}


def language(text: str) -> str:
    """Bring the name of a locale such as ``es_ES.UTF-8`` down to its language."""
    for mark in "_.@-":
        head, _, tail = text.partition(mark)
        if tail and head.strip().casefold() in LANGUAGES:
            return head
    return text


class SharedOptions(Ask):
    """In the order in which help lists them."""

    rules = Text(
        N_("The game to play by."), metavar="NAME", default=None, also=("r",), es="juego"
    )
    set = Many(Text(
        N_("A house rule of the game; `rules show` lists them."), metavar="KEY=VALUE", es="ajuste"
    ))  # fmt: skip - one option as the others
    seed = Text(
        N_("Roll again what this seed gave: any text, as printed in JSON."),
        default=None, es="semilla",
    )  # fmt: skip
    dice = Text(
        N_("Use dice rolled by hand, in the order they are asked for."),
        metavar="7,3,10", default=None, es="dados",
    )  # fmt: skip
    odds = Flag(N_("Give the exact chances instead of rolling."), es="probabilidades")
    depth = Whole(
        N_("With odds: how many explosions of a die to follow (20)."),
        least=0, most=1000, default=None, es="profundidad",
    )  # fmt: skip
    sweep = Many(Text(
        N_("With odds: go through values of a parameter, or of two."), name="--for",
        metavar="NAME=10..90:10", es="para",
    ))  # fmt: skip - one option as the others
    mean = Flag(
        N_("With --for: the mean instead of the chance of each outcome."), es="media"
    )
    plot = Text(
        N_("With odds: draw a picture, .svg, .png or .pdf."), metavar="FILE", default=None,
        es="gráfico",
    )  # fmt: skip - one option as the others
    verbose = Flag(
        N_("Show the whole working; without it one line answers."), also=("v",), es="detalle"
    )
    explain = Flag(N_("Say by which rule each number came about."), es="explicar")
    receipt = Flag(N_("Add the command that rolls it again."), es="recibo")
    times = Whole(
        N_("Do it so many times."), least=1, most=1_000_000, default=None, es="veces"
    )
    who = Text(
        N_("Who rolls; shown with the result."), metavar="NAME", default=None, es="quien"
    )
    actor = Text(
        N_("The character who acts: a name, the start of one, or a file."),
        name="--as", metavar="NAME", default=None, es="como",
    )  # fmt: skip
    target = Text(
        N_("The character who is acted upon; ghoul#2 is the second of a kind."),
        name="--on", metavar="NAME", default=None, es="sobre",
    )  # fmt: skip
    campaign = Text(
        N_("The folder of the campaign."), metavar="FOLDER", default=None, es="campaña"
    )
    no_save = Flag(N_("Look without recording in the campaign."), es="sin-guardar")
    fair = Text(
        N_("Take the next link of the chain of fair dice, with these words of the player."),
        metavar="WORDS", default=None, es="limpio",
    )  # fmt: skip
    fair_link = Text(
        N_("Mix a second person's link in."), metavar="HEX", default=None, es="segundo-eslabón"
    )
    link = Whole(
        N_("The number of the link that the seed was made of."), least=1, default=None,
        hidden=True, es="eslabón",
    )  # fmt: skip
    note = Text(N_("A remark; shown with the result."), default=None, es="nota")
    json = Flag(N_("The same as --format json: one object a result."), es="json")
    format = Word(N_("How to print."), FORMATS, default=None, es="formato")
    exit_code = Flag(
        N_("Exit with 1 when a result is no success, for scripts."), es="código-salida"
    )
    lang = Word(
        N_("The language to print in."), LANGUAGES, metavar="en|es", default=None,
        check=language, es="idioma",
    )  # fmt: skip
    color = Word(
        N_("Colours in the output."), COLORS, default=None, also=("colour",), es="color"
    )
    quiet = Flag(N_("Print only what it came to."), also=("q",), es="escueto")
    version = Flag(N_("Print the version and stop."), es="versión")
    brief = Flag(N_("Print what the verb takes, on one screen."), name="-h", es="h")
    help = Flag(N_("Print all help there is, with these options."), es="ayuda")


SHARED = SharedOptions.FIELDS
SHARED_TABLE = table_of(SHARED)
"""``-r`` -> its field."""
