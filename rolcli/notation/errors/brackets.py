"""What is wrong with brackets: nothing inside, nothing that opens or closes one."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.notation.errors.characters import after, error
from rolcli.notation.text import Notation, open_bracket

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.errors import NotationError


def closed(s: Notation, text: str) -> str:
    """Add the brackets that a text leaves open."""
    ends = ""
    at = open_bracket(s, len(s))
    while at is not None:
        ends += ")" if s[at] == "(" else "}"
        at = open_bracket(s, at)
    return text + ends


def nothing_inside(s: Notation, loc: int) -> NotationError:
    """Word a closing bracket that comes where an operand is expected."""
    opened = open_bracket(s, loc)
    if opened is None or "({".find(s[opened]) != ")}".find(s[loc]):
        return unmatched(s, loc)
    if s[opened + 1 : loc].strip() == "":
        return error(
            s,
            opened,
            "empty",
            msg("There is nothing between these brackets."),
            msg("Put an expression there, such as (1d4+1) or {{2d6, 1d12}}kh."),
        )
    return error(
        s,
        loc,
        "missing_operand",
        msg(
            "A number or dice are missing between {operator} and {bracket}.",
            operator=after(s, loc),
            bracket=s[loc],
        ),
    )


def unmatched(s: Notation, loc: int) -> NotationError:
    """Word a closing bracket that nothing opened."""
    opened = open_bracket(s, loc)
    if opened is not None and s[loc] in ")}":
        return error(
            s,
            loc,
            "unmatched_bracket",
            msg("The bracket {opened} is closed by {bracket}.", opened=s[opened], bracket=s[loc]),
            msg("Close it with {right}.", right=")" if s[opened] == "(" else "}"),
        )
    form = (s[:loc] + s[loc + 1 :]).strip()
    if s[loc] == "}":
        return error(
            s,
            loc,
            "unmatched_bracket",
            msg("Nothing opens this brace."),
            msg(
                "Braces are split by the shell: put the whole in single quotes, such as"
                " '{{2d6,1d12}}kh'."
            ),
        )
    return error(
        s,
        loc,
        "unmatched_bracket",
        msg("Nothing opens this {bracket}.", bracket=s[loc]),
        msg("Leave it out: {form}.", form=form) if form else None,
    )


def unclosed(s: Notation, opened: int) -> NotationError:
    """Word a bracket that nothing closes."""
    if s[opened] == "{":
        return error(
            s,
            opened,
            "unmatched_bracket",
            msg("A closing brace is missing for this one."),
            msg(
                "Close it with }}. If it was there, the shell split it: put the whole in single"
                " quotes, such as '{{2d6,1d12}}kh'."
            ),
        )
    return error(
        s,
        opened,
        "unmatched_bracket",
        msg("A closing parenthesis is missing for this one."),
        msg("Close it: {form}.", form=closed(s, s.strip())) if len(s) <= 60 else None,
    )
