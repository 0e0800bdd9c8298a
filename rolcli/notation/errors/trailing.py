"""What is wrong with what follows an expression without belonging to it."""

from __future__ import annotations

import re

from rolcli.messages import msg
from rolcli.notation.errors.brackets import unclosed, unmatched
from rolcli.notation.errors.characters import error, not_equal, strange_character, unexpected
from rolcli.notation.errors.operand import missing_name, refuse_word
from rolcli.notation.errors.spoken import form_of
from rolcli.notation.text import (
    DICE,
    NAME,
    Notation,
    beginning,
    die_at,
    folded,
    open_bracket,
    run_at,
    run_start,
    split_run,
)
from rolcli.notation.vocabulary import ADVANTAGE, COMPARE_WORDS, FUNCTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from rolcli.errors import NotationError

FILE = re.compile(r"[\w-]+\.[A-Za-z]\w*|LICENSE|README|Makefile")


def refuse_next(s: Notation, loc: int) -> NoReturn:
    """Raise for whatever follows an expression and is neither operator nor end."""
    opened = open_bracket(s, loc)
    if loc >= len(s) or s[loc] == "#":
        raise unclosed(s, loc if opened is None else opened)
    strange_character(s, loc)
    char = s[loc]
    if char in ")}]":
        raise unmatched(s, loc)
    if s.startswith(("!=", "<>", "><"), loc):
        raise not_equal(s, loc)
    if char == "!":
        raise error(
            s,
            loc,
            "misplaced_modifier",
            msg("There are no dice before this ! to explode."),
            msg("It stands straight after dice, before any label, such as 3d6![fire]."),
        )
    word = run_at(s, loc).lower()
    if char in "<>=" or word.rstrip("0123456789") in COMPARE_WORDS:
        raise error(
            s,
            loc,
            "wrong_form",
            msg("Only one comparison can stand here."),
            msg("Put one of them in parentheses: it counts as 1 when it holds, else as 0."),
        )
    if char == "[":
        raise error(
            s,
            loc,
            "unmatched_bracket",
            msg("The label is not closed, or it is empty."),
            msg("A label stands in square brackets, such as 3d6[fire]."),
        )
    if char == "," and opened is not None:
        clamp = re.search(r"(?i:max|min) *$", s[:opened])
        if clamp is not None:
            raise clamped(s, loc, clamp.start())
        raise error(
            s,
            loc,
            "unexpected_character",
            msg("A comma cannot stand inside a parenthesis."),
            msg(
                "Decimals are written with a point; sub-rolls that compete stand in braces, such"
                " as {{2d6, 1d12}}kh."
            ),
        )
    if char == "@" and not NAME.match(s, loc + 1):
        raise missing_name(s, loc)
    if char.isalnum() or char in "_@({":
        raise missing_operator(s, loc, opened)
    if char == ".":
        raise stray_point(s, loc)
    raise unexpected(s, loc)


def clamped(s: Notation, loc: int, start: int) -> NotationError:
    """Word a ``max(1, 2)`` behind another expression, where it is read as a modifier."""
    before = s[:start].rstrip()
    return error(
        s,
        loc,
        "unexpected_character",
        msg(
            "Behind another expression {name} limits its dice, and takes one number.",
            name=folded(s[start : start + 3]),
        ),
        msg(
            "Two expressions have a comma between them: {form}.",
            form=f"'{before}, {s[start:].strip()}'",
        ),
    )


def stray_point(s: Notation, loc: int) -> NotationError:
    """Word a point that belongs to no number, or to the name of a file."""
    start = run_start(s, loc)
    if FILE.match(s, start):
        return file_name(s, start)
    return error(
        s,
        loc,
        "wrong_form",
        msg("This point belongs to no number."),
        msg("A decimal has digits on both sides of it, such as 2.5."),
    )


def missing_operator(s: Notation, loc: int, opened: int | None) -> NotationError:
    """Word two operands side by side where that cannot be."""
    apart = s[loc - 1] in " ]"
    word = run_at(s, loc)
    if apart and word and s.vocabulary.is_reserved(word) and not die_at(s, loc):
        return misplaced_word(s, loc, word)
    left, right = s[:loc].rstrip(), s[loc:].lstrip()
    star = f"{left}*{right}".strip()
    times = re.fullmatch(r" *([0-9]+)", left)
    inside = re.fullmatch(r"\{ *([^{}]+?) *\} *", right)
    if times and inside:
        return error(
            s,
            loc,
            "missing_operand",
            msg("An operator is missing here."),
            msg(
                "To roll it {times} times, write '{repeat}'; to multiply, '{star}'.",
                times=times[1],
                repeat=f"{times[1]}#{inside[0].strip()}",
                star=star,
            ),
        )
    if opened is not None and s[opened] == "{":
        return error(
            s,
            loc,
            "missing_operand",
            msg("A comma or an operator is missing here, between the braces."),
            msg("Sub-rolls are separated by commas: {comma}.", comma=f"{left}, {right}".strip()),
        )
    if opened is not None:
        return error(
            s,
            loc,
            "missing_operand",
            msg("An operator is missing here, inside the bracket."),
            msg("Write '{star}' to multiply (without quotes the shell takes the *).", star=star),
        )
    return error(
        s,
        loc,
        "missing_operand",
        msg("An operator is missing here."),
        msg(
            "Write '{star}' to multiply (without quotes the shell takes the *; x needs none), or"
            " a comma between two expressions: {comma}.",
            star=star,
            comma=f"{left}, {right}".strip(),
        ),
    )


def misplaced_word(s: Notation, loc: int, word: str) -> NotationError:
    """Word a modifier that does not follow dice."""
    if word.lower() == "d" or (folded(word) in FUNCTIONS and folded(word) not in ("min", "max")):
        refuse_word(s, loc)
    return error(
        s,
        loc,
        "misplaced_modifier",
        msg("{word} works only on dice straight before it.", word=word),
        msg("Modifiers stand after their dice and before a label, such as 4d6kh3[strength]."),
    )


def free_words(s: Notation, loc: int) -> NotationError:
    """Word text that trails behind an expression."""
    left, rest = s[:loc].rstrip(), s[loc:].strip()
    words = rest.split("#")[0].strip()
    if FILE.search(words):
        return file_name(s, loc)
    if folded(words) in ADVANTAGE:
        return error(
            s,
            loc,
            "unknown_word",
            msg("{word} is neither dice nor a variable that was given.", word=words),
            msg("Advantage is written {form}.", form=ADVANTAGE[folded(words)]),
        )
    label = beginning(r"[^\]\[]*", words).strip()
    word = run_at(s, loc)
    form = form_of(left, words)
    if form is not None:
        return error(
            s, loc, "unknown_word",
            msg("{word} is neither dice nor a variable that was given.", word=word),
            msg("Write {form}.", form=form),
        )
    return error(
        s,
        loc,
        "unknown_word",
        msg("{word} is neither dice nor a variable that was given.", word=word),
        msg(
            "A comment follows #: '{comment}'. A label: '{label}'. A variable: --var {name}=3.",
            comment=f"{left} # {words}",
            label=f"{left}[{label}]",
            name=folded(word),
        )
        if open_bracket(s, loc) is None
        else msg(
            "A label stands in square brackets: '{label}'.",
            label=f"{left[(open_bracket(s, loc) or 0) + 1 :].lstrip()}[{word}]",
        ),
    )


def late_repeat(s: Notation, loc: int) -> NotationError:
    """Word a repeat that does not stand first."""
    start = run_start(s, loc)
    return error(
        s,
        start,
        "wrong_form",
        msg("A repeat such as {times} stands first in the text.", times=s[start : loc + 1]),
        msg("It repeats the whole text. A comment begins with # after a space."),
    )


def file_name(s: Notation, loc: int) -> NotationError:
    """Word a file name, which the shell puts where a bare * stands."""
    word = beginning(r"[^\s,]+", s[loc:])
    return error(
        s,
        loc,
        "unknown_word",
        msg("{word} is not part of the dice, and it looks like the name of a file.", word=word),
        msg(
            "The shell put file names where a * stood: use single quotes, such as '2d6 * 3', or x"
            " for times."
        ),
    )


def unknown_word(s: Notation, loc: int, end: int) -> NotationError:
    """Word a run of letters that does not come apart into words, and show how far it does."""
    start = run_start(s, loc)
    head = DICE.match(s, start, loc) or re.compile(r"[0-9]+").match(s, start, loc)
    pieces = [head.group()] if head else []
    at = head.end() if head else start
    found, _ = split_run(s, at, end)
    while found and len(found[-1]) == 1 and found[-1].isalpha():
        found.pop()  # a single letter before the rest belongs to it rather than to the language
    for piece in found:
        if piece.isdigit() and pieces and pieces[-1].isalpha():
            pieces[-1] += piece
        else:
            pieces.append(piece)
        at += len(piece)
    strange_character(s, at)
    rest = s[at:end]
    before = s[at - 1 : at]
    once = re.fullmatch(r"(?ai:xo)([0-9]*)", rest)
    if folded(rest) in ADVANTAGE:
        hint = msg("Advantage is written {form}.", form=ADVANTAGE[folded(rest)])
    elif once:
        dice = s[start:at]
        hint = msg(
            "To let a die explode once, write '{form}', or {words} without quotes.",
            form=f"{dice}!o{once[1]}",
            words=f"{dice}eo{once[1]}",
        )
    elif before == "]" and "]" in s[end:]:
        hint = msg("A label cannot hold square brackets: it ends at the first ].")
    elif re.fullmatch(r"(_[0-9]{3})+", rest) and before.isdigit():
        hint = msg("Write {form}.", form=s[start:end].replace("_", ""))
    elif (
        len(pieces) == bool(head)
        and not DICE.fullmatch(s, start, at)
        and NAME.fullmatch(rest)
        and (before.isdigit() or before in ")]")
    ):
        hint = msg("To multiply, write '{form}'.", form=f"{s[:at]}*{rest}".strip())
    else:
        if not pieces:
            pieces = [s[:at].replace(",", " ").rpartition(" ")[2]]
        split = " ".join(f"'{piece}'" for piece in (*pieces, rest))
        hint = msg("It was read as {split}.", split=split)
    return error(
        s, at, "unknown_word", msg("{rest} is no word of the dice language.", rest=rest), hint
    )


def lone_number(s: Notation, loc: int) -> NotationError:
    """Word a number alone between other expressions."""
    comma = re.search(r"(?<![\w.])([0-9]+) *, *([0-9]+)(?![\w.])", s)
    return error(
        s,
        loc,
        "wrong_form",
        msg("A number alone between other expressions is hardly meant."),
        msg(
            "Decimals take a point: {form}.",
            form=f"{s[: comma.start()]}{comma[1]}.{comma[2]}{s[comma.end() :]}",
        )
        if comma
        else msg(
            "Leave it out, or write an operator before it, such as + or x. Dice rolled by hand"
            " have commas between them: --dice 6,1,4."
        ),
    )


def lone_d1(s: Notation, loc: int) -> NotationError:
    """Word a d1 that stands beside dice."""
    before = s[:loc].rstrip()
    return error(
        s,
        loc,
        "wrong_form",
        msg("A die of one side beside other dice is hardly meant."),
        msg(
            "To drop the lowest die, write {drop}; for two rolls a comma: {two}.",
            drop=f"{before}dl1",
            two=f"{before}, {s[loc:]}",
        ),
    )
