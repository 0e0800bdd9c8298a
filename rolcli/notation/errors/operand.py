"""What is wrong where a number, dice, a name or a parenthesis should begin.

Every error of the notation is worded for the person who wrote the text.
"""

from __future__ import annotations

import re

from rolcli.messages import msg
from rolcli.notation.errors.brackets import closed, nothing_inside
from rolcli.notation.errors.characters import after, error, strange_character, unexpected
from rolcli.notation.text import Notation, beginning, folded, open_bracket, run_at
from rolcli.notation.vocabulary import EXTREMES, FUNCTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from rolcli.errors import NotationError


def refuse_operand(s: Notation, loc: int) -> NoReturn:
    """Raise for a place where an operand should begin and none does."""
    rest = s[loc:]
    if rest == "" or rest[0] == "#":
        raise unfinished(s, loc)
    strange_character(s, loc)
    if rest[0].isalpha() or rest[0] == "_":
        refuse_word(s, loc)
    if rest[0] in ")}]":
        raise nothing_inside(s, loc)
    if rest[0] == ",":
        raise error(
            s,
            loc,
            "missing_operand",
            msg("Nothing stands before this comma."),
            msg("A comma separates two expressions, such as 2d6, 1d8."),
        )
    if rest[0] == ".":
        raise error(
            s,
            loc,
            "wrong_form",
            msg("A number begins with a digit."),
            msg("Write {form}.", form="0" + beginning(r"\.\d*", rest))
            if rest[1:2].isdigit()
            else None,
        )
    if rest[0] == "@":
        raise missing_name(s, loc)
    if rest[0] == "!":
        raise error(
            s,
            loc,
            "misplaced_modifier",
            msg("There are no dice before this ! to explode."),
            msg("It stands straight after dice, such as 3d6!."),
        )
    if rest[0] == "[":
        raise error(
            s,
            loc,
            "missing_operand",
            msg("There is nothing before this label."),
            msg("A label follows what it names, such as 1d8[fire]."),
        )
    if rest[0] in "*/%^<>=×":  # noqa: RUF001
        raise missing_left(s, loc)
    raise unexpected(s, loc)


def missing_name(s: Notation, loc: int) -> NotationError:
    """Word an @ without a name."""
    braces = re.match(r"\{\s*([^\W\d]\w*)[^}]*\}", s[loc + 1 :])
    if braces:
        return error(
            s,
            loc,
            "missing_operand",
            msg("The name of a variable stands straight after its @."),
            msg("Write {form}.", form="@" + braces[1]),
        )
    return error(
        s,
        loc,
        "missing_operand",
        msg("After @ the name of a variable is expected."),
        msg("Write it without a space, such as @strength."),
    )


def unfinished(s: Notation, loc: int) -> NotationError:
    """Word a text that ends too early."""
    before = s[:loc].rstrip()
    if before == "":
        return error(
            s,
            0,
            "empty",
            msg("There is nothing to roll here."),
            msg(
                "Write dice, such as 3d6. If something was there, the shell took it: put it in"
                " single quotes, such as '4d6!'."
            ),
        )
    if re.fullmatch(r"\s*\d+#", before):
        return error(
            s,
            len(before),
            "missing_operand",
            msg("Nothing to repeat follows {times}.", times=before.strip()),
            msg("Write dice after it, such as {form}.", form=before.strip() + "3d6"),
        )
    whole = re.sub(r"([-+*/^<>=,(\s]|(?<![dD])%|(?<![^\W\d_])[xX])+$", "", before).strip()
    times = re.search(r"(?<![^\W\d_])[xX]$", before) is not None
    joined = before[-1].isalpha() and not times
    form = before + (" 2" if joined or before[-2:-1] == " " else "2")
    return error(
        s,
        len(before),
        "missing_operand",
        msg(
            "The text ends where a number or dice should follow {operator}.",
            operator=before[-1] if times else after(s, loc),
        ),
        msg("Finish it, such as {form}, or leave it at {whole}.", form=form, whole=whole)
        if whole and open_bracket(s, loc) is None
        else msg("Finish it, such as {form}.", form=closed(s, form)),
    )


def missing_left(s: Notation, loc: int) -> NotationError:
    """Word an operator that has nothing to its left."""
    found = re.match(r"\*\*|//|[<>=]+|\S", s[loc:])
    operator = found.group() if found else s[loc]
    left = after(s, loc)
    if left:
        return error(
            s,
            loc,
            "missing_operand",
            msg(
                "A number or dice are missing between {left} and {operator}.",
                left=left,
                operator=operator,
            ),
        )
    return error(
        s,
        loc,
        "missing_operand",
        msg("A number or dice are missing before {operator}.", operator=operator),
    )


def refuse_word(s: Notation, loc: int) -> NoReturn:
    """Raise for a word where an operand should begin."""
    word = run_at(s, loc)
    lower = folded(word)
    if lower == "d":
        raise error(
            s,
            loc,
            "missing_operand",
            msg("A d alone is no die: the number of sides is missing."),
            msg("Write d6 for a six-sided die, or 4D for four of them."),
        )
    if lower in FUNCTIONS:
        two = lower in EXTREMES
        raise error(
            s,
            loc,
            "missing_operand",
            msg("{word} is a function, and its parenthesis is missing.", word=lower),
            msg(
                "Write {form}. A variable of that name is {name}.",
                form=lower + ("(2, 3)" if two else "(7/2)"),
                name="@" + lower,
            ),
        )
    if lower in ("x", "o"):
        raise error(
            s,
            loc,
            "bad_name" if lower == "o" or s[:loc].strip() == "" else "missing_operand",
            msg(
                "{word} is a word of the dice language, and something is missing before it.",
                word=lower,
            ),
            msg("A variable of that name is {name}.", name="@" + lower),
        )
    if s.vocabulary.is_reserved(lower):
        raise error(
            s,
            loc,
            "bad_name",
            msg(
                "{word} is a word of the dice language and works only on dice straight before it.",
                word=word,
            ),
            msg("A variable of that name is {name}.", name="@" + lower),
        )
    raise unexpected(s, loc)


def unknown_function(s: Notation, loc: int, name: str) -> NotationError:
    """Word a call of something that is no function."""
    if folded(name) in s.known:
        return error(
            s,
            loc + len(name),
            "missing_operand",
            msg("An operator is missing after {name}.", name=name),
            msg("Write {form} to multiply.", form=s[:loc] + name + "*" + s[loc + len(name) :]),
        )
    repeat = re.match(r"\( *(.+?) *, *([0-9]+) *\)", s[loc + len(name) :])
    if folded(name) == "repeat" and repeat:
        return error(
            s,
            loc,
            "unknown_word",
            msg("There is no function called {name}.", name=name),
            msg("To repeat a roll, write {form}.", form=f"{repeat[2]}#{repeat[1]}"),
        )
    return error(
        s,
        loc,
        "unknown_word",
        msg("There is no function called {name}.", name=name),
        msg("Known: {names}.", names=", ".join(FUNCTIONS)),
    )
