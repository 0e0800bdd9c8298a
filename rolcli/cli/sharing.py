"""The shared options of a call, put in place: what contradicts what, lists of dice, settings."""

from __future__ import annotations

from rolcli.cli.values import whole
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


TEXTS = (
    "rules", "seed", "depth", "times", "who", "note", "format", "lang", "color", "actor",
    "target", "campaign", "fair", "fair_link", "link", "plot",
)  # fmt: skip
"""The shared options that are taken as they were read."""


class Shared:
    """The shared options of one call, read."""

    __slots__ = (
        "actor", "campaign", "color", "depth", "dice", "exit_code", "explain", "fair",
        "fair_link", "format", "lang", "link", "mean", "no_save", "note", "odds", "plot", "quiet",
        "receipt", "rules", "seed", "set", "sweep", "target", "times", "verbose", "who",
    )  # fmt: skip

    def __init__(self) -> None:
        self.rules: str | None = None
        self.set: dict[str, str] = {}
        self.seed: str | None = None
        self.dice: list[int] | None = None
        self.odds = False
        self.depth: int | None = None
        self.verbose = False
        self.explain = False
        self.receipt = False
        self.times: int | None = None
        self.who: str | None = None
        self.actor: str | None = None
        self.target: str | None = None
        self.campaign: str | None = None
        self.no_save = False
        self.fair: str | None = None
        self.fair_link: str | None = None
        self.link: int | None = None
        self.note: str | None = None
        self.format: str | None = None
        self.exit_code = False
        self.lang: str | None = None
        self.color: str | None = None
        self.quiet = False
        self.sweep: list[str] = []
        self.mean = False
        self.plot: str | None = None


def shared_of(values: dict[str, object]) -> Shared:
    """Put the shared options in place; raise UsageError where they contradict each other."""
    shared = Shared()
    for name in TEXTS:
        setattr(shared, name, values.get(name))
    for name in ("odds", "verbose", "explain", "receipt", "exit_code", "quiet", "no_save", "mean"):
        setattr(shared, name, values.get(name, False))
    if values.get("json"):
        if shared.format not in (None, "json"):
            raise UsageError(
                "two_formats",
                msg("--json and --format {format} contradict each other.", format=shared.format),
            )
        shared.format = "json"
    shared.sweep = list(values.get("sweep", ()))  # type: ignore[call-overload]
    shared.set = settings(values.get("set", []))  # type: ignore[arg-type]
    dice = values.get("dice")
    if dice is not None:
        shared.dice = dice_list(str(dice))
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
            "two_sources",
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
                "bad_setting",
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
