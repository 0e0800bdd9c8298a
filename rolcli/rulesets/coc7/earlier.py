"""What push, luck, damage and heal read of an earlier result beyond its single values."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.rulesets.coc7.levels import HARDER, LEVELS, Trial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.earlier import EarlierResult
    from rolcli.messages import Message
    from rolcli.result import Result

MOST_DICE = 99
"""The most bonus or penalty dice of an earlier roll."""


class PastRoll:
    """A percentile roll of an earlier result: what was tried, the total and the level."""

    __slots__ = ("level", "total", "trial")

    def __init__(self, past: EarlierResult) -> None:
        values = past.wholes("details.values", 0)  # of several, the greatest counts (COC-P10)
        self.trial = Trial(
            max(values) if values else past.needed("details.value", 0),
            past.word("details.difficulty", HARDER) or "regular",
            past.whole("details.net_dice", -MOST_DICE, MOST_DICE) or 0,
        )
        self.total = past.needed("total", 1, 100)
        level = past.word("level", LEVELS)
        if level is None:
            raise past.lacks("level")
        self.level = level


def carry_names(result: Result, past: EarlierResult) -> None:
    """Give a result the names of the earlier one that it goes on from."""
    result.who, result.note, result.named = [past.text(key) for key in ("who", "note", "named")]
    if result.named is not None:
        result.people["named"] = result.named


def outcome_of(past: EarlierResult) -> str:
    """Give how it ended; empty where it has no outcome."""
    return past.text("outcome") or ""


def serving(past: EarlierResult, *wanted: str) -> str:
    """Give the verb of an earlier result; raise DataError where none of these gave it."""
    verb = past.verb
    if verb in wanted:
        return str(verb)
    raise refused(
        "bad_earlier_result",
        msg("This result does not serve: it is no {wanted}.", wanted=Verbs(wanted)),
        msg("Use the JSON of an earlier result of this game."),
    )


class Verbs:
    """The verbs that would serve, inside a message."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: tuple[str, ...]) -> None:
        self.verbs = verbs

    def __str__(self) -> str:
        return joined(self.verbs, " or ")

    @property
    def es(self) -> str:
        """The same in Spanish; verbs are named as JSON has them."""
        return joined(self.verbs, " ni ")


def joined(words: tuple[str, ...], last: str) -> str:
    """Join words, the last two by a word of their own."""
    return last.join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def refused(code: str, why: Message, hint: Message | None = None) -> DataError:
    """Make the refusal of an earlier result by the rules."""
    return DataError(code, why, hint=hint)
