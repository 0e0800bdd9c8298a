"""What is wrong inside a die, a modifier or a comparison."""

from __future__ import annotations

import re

from rolcli.messages import msg
from rolcli.notation.errors.brackets import unclosed
from rolcli.notation.errors.characters import after, error, not_equal, strange_character
from rolcli.notation.modifier import CONDITION
from rolcli.notation.text import Notation, beginning, open_bracket, run_start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

    from rolcli.errors import NotationError


def percent_and_operand(s: Notation, loc: int, tokens: Sequence[str]) -> NoReturn:
    """Raise for 7d%3, which means one of two things."""
    start = run_start(s, loc)
    count = s[start:loc]
    rest = s[loc + 2 :].split(",")[0].split("#")[0].strip()
    raise error(
        s,
        loc,
        "wrong_form",
        msg("This d% is a die of 100 sides, and an operator is missing after it."),
        msg(
            "Write {hundred} for the rest of a division, or {code} for six-sided dice.",
            hundred=f"{count}d100 % {rest}",
            code=f"{count or 1}D % {rest}",
        ),
    )


def space_in_dice(s: Notation, loc: int, tokens: Sequence[str]) -> NoReturn:
    """Raise for ``3d 6``."""
    count = s[run_start(s, loc) : loc]
    sides = tokens[0][1:].strip()
    raise error(
        s,
        loc + 1,
        "wrong_form",
        msg("A space stands between the d and the number of sides."),
        msg(
            "Write {die}, or a comma between two expressions: {two}.",
            die=f"{count}d{sides}",
            two=f"{count}D, {sides}",
        ),
    )


def bare_sides(s: Notation, loc: int, tokens: Sequence[str]) -> NoReturn:
    """Raise for 2d@n."""
    raise error(
        s,
        loc + 1,
        "missing_operand",
        msg("Sides that are not a plain number stand in parentheses."),
        msg("Write {form}.", form=s[run_start(s, loc) : loc] + f"d({tokens[0][1:]})"),
    )


def dice_as_point(s: Notation, loc: int, tokens: Sequence[str]) -> NoReturn:
    """Raise for dice as a comparison point without parentheses."""
    dice = beginning(r"[^\s,#)}]+", s[loc:])
    operator = re.search(r"(?ai:[<>=]+|ge|le|gt|lt|eq)\s*[+-]?\s*$", s[:loc])
    at = operator.start() if operator else loc
    left = s[:at].rstrip()
    if takes_condition(s, left):
        hint = msg("Put it in parentheses: {form}.", form=f"{left}{s[at:loc].strip()}({dice})")
    else:
        start = s.last.at if s.last is not None and s.last.at < at else 0
        operator_text = s[at:loc].strip()
        hint = msg(
            "To compare two totals, write {form}.", form=f"({left[start:]}) {operator_text} {dice}"
        )
    raise error(
        s,
        loc,
        "wrong_form",
        msg(
            "A comparison straight after dice looks at each of them and needs a number, and this"
            " is dice."
        ),
        hint,
    )


def takes_condition(s: Notation, text: str) -> bool:
    """Tell whether a text ends in the word of a modifier that a condition may follow."""
    entries = [entry for entry in s.vocabulary.entries if entry.kind().takes == CONDITION]
    ends = "|".join(re.escape(word) for entry in entries for word in entry.words)
    return re.search(f"(?ai:(?<![a-z])(?:{ends}))$", text) is not None


def refuse_point(s: Notation, loc: int) -> NoReturn:
    """Raise for whatever stands where the number of a modifier or comparison should."""
    if loc < len(s) and s[loc] != "#":
        strange_character(s, loc)
    raise error(
        s,
        min(loc, len(s.rstrip())),
        "missing_operand",
        msg("After {word} a number is expected.", word=after(s, loc)),
        msg("Write one, such as 5; or @name, or an expression in parentheses."),
    )


def refuse_face(s: Notation, loc: int) -> NoReturn:
    """Raise for whatever is no face in d{...}."""
    opened = open_bracket(s, loc)
    if loc >= len(s) or s[loc] == "#":
        raise unclosed(s, loc if opened is None else opened)
    strange_character(s, loc)
    raise error(
        s,
        loc,
        "wrong_form",
        msg("The faces of a die are whole numbers, separated by commas."),
        msg("Write them such as d{{1,2,4}} or d{{-1..1}}."),
    )


def wrong_comparison(s: Notation, loc: int, written: str) -> NotationError:
    """Word a comparison with its signs in the wrong order."""
    if written in ("<>", "><"):
        return not_equal(s, loc)
    right = written[::-1]
    return error(
        s,
        loc,
        "wrong_form",
        msg("The comparison is written {right}, not {written}.", right=right, written=written),
        msg("Write {form}.", form=s[:loc].strip() + " " + right + " " + s[loc + 2 :].strip()),
    )
