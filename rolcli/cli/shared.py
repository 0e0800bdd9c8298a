"""The options that every verb shares, before or after it: a record like those of the verbs."""

from __future__ import annotations

from rolcli.cli.fields import Shared, table_of, whole
from rolcli.declare import Ask, Flag, Many, Text, Whole, Word
from rolcli.errors import UsageError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

Choices = dict[str, tuple[str, ...]]

FORMATS: Choices = {
    "table": ("tabla",),
    "plain": ("texto", "text", "txt"),
    "json": (),
    "markdown": (),
    "bbcode": (),
    "csv": (),
}
COLORS: Choices = {
    "auto": (), "always": ("siempre", "yes", "on", "si"), "never": ("nunca", "no", "off"),
}
BOOKS: Choices = {"house": ("casa", "documento"), "published": ("publicado",)}
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
    ))
    book = Word(
        N_("Play by the house document or by the published book."), BOOKS, default=None, es="libro"
    )
    seed = Text(
        N_("Roll again what this seed gave: any text, as printed in JSON."),
        default=None, es="semilla",
    )
    dice = Text(
        N_("Use dice rolled by hand, in the order they are asked for."),
        metavar="7,3,10", default=None, es="dados",
    )
    odds = Flag(N_("Give the exact chances instead of rolling."), es="probabilidades")
    depth = Whole(
        N_("With odds: how many explosions of a die the rows follow (20)."),
        least=0, most=1000, default=None, es="profundidad",
    )
    sweep = Many(Text(
        N_("With odds: go through values of a parameter, or of two."), name="--for",
        metavar="NAME=10..90:10", es="para",
    ))
    mean = Flag(
        N_("With --for: the mean instead of the chance of each outcome."), es="media"
    )
    one_in = Flag(
        N_("With odds: one in how many, beside percentages."), es="una-de-cada"
    )
    plot = Text(
        N_("With odds: draw a picture, .svg, .png or .pdf."), metavar="FILE", default=None,
        es="gráfico",
    )
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
    )
    target = Text(
        N_("The character who is acted upon; ghoul#2 is the second of a kind."),
        name="--on", metavar="NAME", default=None, es="sobre",
    )
    campaign = Text(
        N_("The folder of the campaign."), metavar="FOLDER", default=None, es="campaña"
    )
    no_save = Flag(N_("Look without recording in the campaign."), es="sin-guardar")
    fair = Text(
        N_("Take the next link of the chain of fair dice, with these words of the player."),
        metavar="WORDS", default=None, es="limpio",
    )
    fair_link = Text(
        N_("Mix a second person's link in."), metavar="HEX", default=None, es="segundo-eslabón"
    )
    link = Whole(
        N_("The number of the link that the seed was made of."), least=1, default=None,
        hidden=True, es="eslabón",
    )
    note = Text(N_("A remark; shown with the result."), default=None, es="nota")
    json = Flag(N_("The same as --format json: one object a result."), es="json")
    format = Word(N_("How to print."), FORMATS, default=None, es="formato")
    exit_code = Flag(
        N_("Exit with 1 when a result is no success, for scripts."), es="código-salida"
    )
    lang = Word(
        N_("The language to print in."), LANGUAGES, metavar="en|es", default=None,
        check=language, es="idioma",
    )
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

TEXTS = (
    "rules", "book", "seed", "depth", "times", "who", "note", "format", "lang", "color", "actor",
    "target", "campaign", "fair", "fair_link", "link", "plot",
)
"""The shared options that are taken as they were read."""
FLAGS = (
    "odds", "verbose", "explain", "receipt", "exit_code", "quiet", "no_save", "mean", "one_in",
)
"""Those that are on or off."""


def shared_of(values: dict[str, object]) -> Shared:
    """Put the shared options in place; raise UsageError where they contradict each other."""
    shared = Shared()
    for name in TEXTS:
        setattr(shared, name, values.get(name))
    for name in FLAGS:
        setattr(shared, name, values.get(name, False))
    if values.get("json"):
        if shared.format not in (None, "json"):
            raise UsageError(
                "excludes",
                msg("--json and --format {format} contradict each other.", format=shared.format),
            )
        shared.format = "json"
    shared.sweep = list(values.get("sweep", ()))  # type: ignore[call-overload]  # texts, as read
    shared.set = settings(values.get("set", []))  # type: ignore[arg-type]  # texts, as read
    if shared.book is not None:
        shared.set = {"book": shared.book, **shared.set}
    dice = values.get("dice")
    if dice is not None:
        shared.dice = dice_list(str(dice))
    if shared.fair_link is not None and shared.fair is None:
        raise UsageError("needs", msg("--fair-link goes with --fair."))
    sources = [
        name
        for name, given in (
            ("--dice", dice is not None),
            ("--seed", shared.seed is not None),
            ("--fair", shared.fair is not None),
            ("--odds", shared.odds),
        )
        if given
    ]
    if len(sources) > 1:
        raise UsageError(
            "excludes",
            msg(
                "{one} and {other} contradict each other: dice come from one place.",
                one=sources[0],
                other=sources[1],
            ),
        )
    return shared


def settings(texts: Sequence[str]) -> dict[str, str]:
    """Read KEY=VALUE texts."""
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise UsageError(
                "bad_value",
                msg("--set takes KEY=VALUE, not {text}.", text=text),
                hint=msg("`rolcli rules show` lists the settings of the game."),
            )
        found[key.strip()] = value.strip()
    return found


def dice_list(text: str) -> list[int]:
    """Read dice rolled by hand: whole numbers with commas or spaces between them."""
    found = []
    parts = text.replace(",", " , ").split()
    numbers = [part for part in parts if part != ","]
    if not numbers or parts[0] == "," or parts[-1] == "," or ", ," in " ".join(parts):
        raise UsageError(
            "bad_dice",
            msg("--dice takes numbers with commas between them, not {text}.", text=text or "''"),
            hint=msg("For example --dice 7,3,10."),
        )
    for part in numbers:
        number = whole(part)
        if number is None:
            raise UsageError(
                "bad_dice",
                msg("--dice takes numbers with commas between them, not {text}.", text=part),
                hint=msg("For example --dice 7,3,10."),
            )
        found.append(number)
    return found
