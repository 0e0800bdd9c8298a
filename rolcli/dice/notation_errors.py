"""What is wrong with a text, worded for the person who wrote it."""

from __future__ import annotations

import re

from rolcli.dice.notation_text import (
    DICE, NAME, Text, die_at, folded, open_bracket, run_at, run_start, split_run,
)  # fmt: skip
from rolcli.dice.words import COMPARE_WORDS, FUNCTIONS, RESERVED, is_reserved
from rolcli.errors import NotationError
from rolcli.messages import Message, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

LOOKALIKES = str.maketrans({
    "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "‒": "-", "﹣": "-", "－": "-",  # noqa: RUF001
    "＋": "+", "÷": "/", "∕": "/", "⁄": "/", "／": "/",  # noqa: RUF001
    "·": "*", "•": "*", "∙": "*", "⋅": "*", "∗": "*", "＊": "*", "✕": "x", "✖": "x",  # noqa: RUF001
    "≥": ">=", "≤": "<=", "⩾": ">=", "⩽": "<=", "＞": ">", "＜": "<", "＝": "=",  # noqa: RUF001
    "（": "(", "）": ")", "｛": "{", "｝": "}", "［": "[", "］": "]",  # noqa: RUF001
    "，": ",", "、": ",", "＃": "#", "！": "!", "％": "%", "＠": "@", "．": ".", "…": "..",  # noqa: RUF001
    "²": "^2", "³": "^3", "½": "0.5", "\u200b": "", "\u200c": "", "\u200d": "", "\ufeff": "",
    "\u00ad": "", "\u2060": "",
    "“": "", "”": "", "„": "", "‘": "", "’": "", "‚": "", "«": "", "»": "", "‹": "", "›": "",  # noqa: RUF001
    "`": "", "´": "",
})  # fmt: skip
"""Characters of word processors and other keyboards, and what was meant."""

QUOTES = "\"'`´“”„‘’‚«»‹›"  # noqa: RUF001
FILE = re.compile(r"[\w-]+\.[A-Za-z]\w*|LICENSE|README|Makefile")


def error(
    s: Text, column: int, code: str, message: Message, hint: Message | None = None
) -> NotationError:
    """Make a NotationError about a text."""
    return NotationError(code, message, hint=hint, text=s.original, column=column)


def plain_form(text: str) -> str:
    """Write a text with the characters of this language only, as far as they are known."""
    out = text.translate(LOOKALIKES)
    return "".join(str(int(c)) if c.isdecimal() and not c.isascii() else c for c in out)


def after(s: Text, loc: int) -> str:
    """Give the last operator, bracket or word before a column."""
    found = re.search(r"(\w+|\*\*|//|[<>=!]+|\S)\s*$", s[:loc])
    return found.group(1) if found else ""


# What stands where a number, a die, a name or a parenthesis should


def refuse_operand(s: Text, loc: int) -> NoReturn:
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
            s, loc, "missing_operand",
            msg("Nothing stands before this comma."),
            msg("A comma separates two expressions, such as 2d6, 1d8."),
        )  # fmt: skip
    if rest[0] == ".":
        raise error(
            s, loc, "bad_number",
            msg("A number begins with a digit."),
            msg("Write {form}.", form="0" + re.match(r"\.\d*", rest).group())  # type: ignore[union-attr]
            if rest[1:2].isdigit() else None,
        )  # fmt: skip
    if rest[0] == "@":
        raise error(
            s, loc, "missing_name",
            msg("After @ the name of a variable is expected."),
            msg("Write it without a space, such as @strength."),
        )  # fmt: skip
    if rest[0] == "!":
        raise error(
            s, loc, "modifier_without_dice",
            msg("There are no dice before this ! to explode."),
            msg("It stands straight after dice, such as 3d6!."),
        )  # fmt: skip
    if rest[0] == "[":
        raise error(
            s, loc, "label_without_operand",
            msg("There is nothing before this label."),
            msg("A label follows what it names, such as 1d8[fire]."),
        )  # fmt: skip
    if rest[0] in "*/%^<>=×":  # noqa: RUF001
        raise missing_left(s, loc)
    raise unexpected(s, loc)


def unfinished(s: Text, loc: int) -> NotationError:
    """Word a text that ends too early."""
    before = s[:loc].rstrip()
    if before == "":
        return error(
            s, loc, "empty",
            msg("There is nothing to roll here."),
            msg(
                "Write dice, such as 3d6. If something was there, the shell took it: put it in"
                " single quotes, such as '4d6!'."
            ),
        )  # fmt: skip
    if re.fullmatch(r"\s*\d+#", before):
        return error(
            s, len(before), "missing_operand",
            msg("Nothing to repeat follows {times}.", times=before.strip()),
            msg("Write dice after it, such as {form}.", form=before.strip() + "3d6"),
        )  # fmt: skip
    whole = re.sub(r"(\*\*|//|[-+*/%^<>=!,(]|(?<![^\W\d_])[xX])+\s*$", "", before).strip()
    form = before + (" 2" if before[-1].isalpha() else "2")
    return error(
        s, len(before), "missing_operand",
        msg("The text ends where a number or dice should follow {operator}.",
            operator=after(s, loc)),
        msg("Finish it, such as {form}, or leave it at {whole}.", form=form, whole=whole)
        if whole and open_bracket(s, loc) is None else
        msg("Finish it, such as {form}.", form=closed(s, form)),
    )  # fmt: skip


def closed(s: Text, text: str) -> str:
    """Add the brackets that a text leaves open."""
    ends = ""
    at = open_bracket(s, len(s))
    while at is not None:
        ends += ")" if s[at] == "(" else "}"
        at = open_bracket(s, at)
    return text + ends


def nothing_inside(s: Text, loc: int) -> NotationError:
    """Word a closing bracket that comes where an operand is expected."""
    opened = open_bracket(s, loc)
    if opened is None or "({".find(s[opened]) != ")}".find(s[loc]):
        return unmatched(s, loc)
    if s[opened + 1 : loc].strip() == "":
        return error(
            s, opened, "empty_brackets",
            msg("There is nothing between these brackets."),
            msg("Put an expression there, such as (1d4+1) or {{2d6, 1d12}}kh."),
        )  # fmt: skip
    return error(
        s, loc, "missing_operand",
        msg("A number or dice are missing between {operator} and {bracket}.",
            operator=after(s, loc), bracket=s[loc]),
    )  # fmt: skip


def unmatched(s: Text, loc: int) -> NotationError:
    """Word a closing bracket that nothing opened."""
    opened = open_bracket(s, loc)
    if opened is not None and s[loc] in ")}":
        return error(
            s, loc, "wrong_bracket",
            msg("The bracket {opened} is closed by {bracket}.", opened=s[opened], bracket=s[loc]),
            msg("Close it with {right}.", right=")" if s[opened] == "(" else "}"),
        )  # fmt: skip
    form = (s[:loc] + s[loc + 1 :]).strip()
    if s[loc] == "}":
        return error(
            s, loc, "unmatched_bracket",
            msg("Nothing opens this brace."),
            msg("Braces are split by the shell: put the whole in single quotes, such as"
                " '{{2d6,1d12}}kh'."),
        )  # fmt: skip
    return error(
        s, loc, "unmatched_bracket",
        msg("Nothing opens this {bracket}.", bracket=s[loc]),
        msg("Leave it out: {form}.", form=form) if form else None,
    )  # fmt: skip


def unclosed(s: Text, opened: int) -> NotationError:
    """Word a bracket that nothing closes."""
    if s[opened] == "{":
        return error(
            s, opened, "unclosed_bracket",
            msg("A closing brace is missing for this one."),
            msg("Close it with }}. If it was there, the shell split it: put the whole in single"
                " quotes, such as '{{2d6,1d12}}kh'."),
        )  # fmt: skip
    return error(
        s, opened, "unclosed_bracket",
        msg("A closing parenthesis is missing for this one."),
        msg("Close it: {form}.", form=closed(s, s.strip())) if len(s) <= 60 else None,
    )  # fmt: skip


def missing_left(s: Text, loc: int) -> NotationError:
    """Word an operator that has nothing to its left."""
    found = re.match(r"\*\*|//|[<>=]+|\S", s[loc:])
    operator = found.group() if found else s[loc]
    left = after(s, loc)
    if left:
        return error(
            s, loc, "missing_operand",
            msg("A number or dice are missing between {left} and {operator}.",
                left=left, operator=operator),
        )  # fmt: skip
    return error(
        s, loc, "missing_operand",
        msg("A number or dice are missing before {operator}.", operator=operator),
    )  # fmt: skip


def refuse_word(s: Text, loc: int) -> NoReturn:
    """Raise for a word where an operand should begin."""
    word = run_at(s, loc)
    lower = folded(word)
    if lower == "d":
        raise error(
            s, loc, "lone_d",
            msg("A d alone is no die: the number of sides is missing."),
            msg("Write d6 for a six-sided die, or 4D for four of them."),
        )  # fmt: skip
    if lower in FUNCTIONS:
        two = lower in ("min", "max")
        raise error(
            s, loc, "function_without_parenthesis",
            msg("{word} is a function, and its parenthesis is missing.", word=lower),
            msg("Write {form}. A variable of that name is {name}.",
                form=lower + ("(2, 3)" if two else "(7/2)"), name="@" + lower),
        )  # fmt: skip
    if lower in ("x", "o"):
        raise error(
            s, loc, "reserved_name" if lower == "o" or s[:loc].strip() == "" else "missing_operand",
            msg("{word} is a word of the dice language, and something is missing before it.",
                word=lower),
            msg("A variable of that name is {name}.", name="@" + lower),
        )  # fmt: skip
    if is_reserved(lower):
        raise error(
            s, loc, "reserved_name",
            msg("{word} is a word of the dice language and works only on dice straight before it.",
                word=word),
            msg("A variable of that name is {name}.", name="@" + lower),
        )  # fmt: skip
    raise unexpected(s, loc)


def unknown_function(s: Text, loc: int, name: str) -> NotationError:
    """Word a call of something that is no function."""
    if folded(name) in s.known:
        return error(
            s, loc + len(name), "missing_operator",
            msg("An operator is missing after {name}.", name=name),
            msg("Write {form} to multiply.", form=s[:loc] + name + "*" + s[loc + len(name) :]),
        )  # fmt: skip
    return error(
        s, loc, "unknown_function",
        msg("There is no function called {name}.", name=name),
        msg("Known: {names}.", names=", ".join(FUNCTIONS)),
    )  # fmt: skip


def strange_character(s: Text, loc: int) -> None:
    """Raise when the character is one that looks like, or stands for, another."""
    char = s[loc]
    if char == "≠":
        raise not_equal(s, loc)
    if char in QUOTES:
        form = plain_form(s).replace('"', "").replace("'", "").strip()
        raise error(
            s, loc, "quote",
            msg("A quote is no part of the dice language."),
            msg("Leave it out: {form}. Quotes are for the shell, and cmd.exe knows only the"
                " straight double ones.", form=form),
        )  # fmt: skip
    if not char.isascii() and (ord(char) in LOOKALIKES or char.isdecimal()):
        raise error(
            s, loc, "unusual_character",
            msg("{char} only looks like what is meant.", char=char)
            if char.isprintable() else msg("There is a character here that cannot be seen."),
            msg("Type it as {form}.", form=plain_form(s).strip()),
        )  # fmt: skip


def unexpected(s: Text, loc: int) -> NotationError:
    """Word a character that means nothing here."""
    char = s[loc]
    if not char.isprintable():
        return error(
            s, loc, "unexpected_character",
            msg("There is a character here that cannot be seen (U+{code}).",
                code=f"{ord(char):04X}"),
        )  # fmt: skip
    return error(
        s, loc, "unexpected_character",
        msg("{char} means nothing here.", char=char),
        msg("A comment follows #, a label stands in square brackets, such as 3d6[fire].")
        if char not in "$&|;\\" else
        msg("If the shell was meant to see it, it belongs outside the quotes."),
    )  # fmt: skip


# What follows a finished expression without belonging to it


def refuse_next(s: Text, loc: int) -> NoReturn:
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
            s, loc, "modifier_without_dice",
            msg("There are no dice before this ! to explode."),
            msg("It stands straight after dice, before any label, such as 3d6![fire]."),
        )  # fmt: skip
    word = run_at(s, loc).lower()
    if char in "<>=" or word.rstrip("0123456789") in COMPARE_WORDS:
        raise error(
            s, loc, "second_comparison",
            msg("Only one comparison can stand here."),
            msg("Put one of them in parentheses: it counts as 1 when it holds, else as 0."),
        )  # fmt: skip
    if char == "[":
        raise error(
            s, loc, "unclosed_bracket",
            msg("The label is not closed, or it is empty."),
            msg("A label stands in square brackets, such as 3d6[fire]."),
        )  # fmt: skip
    if char == "," and opened is not None:
        raise error(
            s, loc, "misplaced_comma",
            msg("A comma cannot stand inside a parenthesis."),
            msg("Decimals are written with a point; sub-rolls that compete stand in braces, such"
                " as {{2d6, 1d12}}kh."),
        )  # fmt: skip
    if char.isalnum() or char in "_@({":
        raise missing_operator(s, loc, opened)
    if char == ".":
        start = run_start(s, loc)
        if FILE.match(s, start):
            raise file_name(s, start)
        raise error(
            s, loc, "bad_number",
            msg("This point belongs to no number."),
            msg("A decimal has digits on both sides of it, such as 2.5."),
        )  # fmt: skip
    raise unexpected(s, loc)


def missing_operator(s: Text, loc: int, opened: int | None) -> NotationError:
    """Word two operands side by side where that cannot be."""
    spaced = s[loc - 1] == " "
    word = run_at(s, loc)
    if spaced and (word.lower() in RESERVED or (word and is_reserved(word))) and not die_at(s, loc):
        return misplaced_word(s, loc, word)
    left, right = s[:loc].rstrip(), s[loc:].lstrip()
    star = f"{left}*{right}".strip()
    if opened is not None:
        return error(
            s, loc, "missing_operator",
            msg("An operator is missing here, inside the bracket."),
            msg("Write '{star}' to multiply (without quotes the shell takes the *).", star=star),
        )  # fmt: skip
    return error(
        s, loc, "missing_operator",
        msg("An operator is missing here."),
        msg(
            "Write '{star}' to multiply (without quotes the shell takes the *; x needs none), or"
            " a comma between two expressions: {comma}.",
            star=star, comma=f"{left}, {right}".strip(),
        ),
    )  # fmt: skip


def misplaced_word(s: Text, loc: int, word: str) -> NotationError:
    """Word a modifier that does not follow dice."""
    if word.lower() == "d":
        refuse_word(s, loc)
    return error(
        s, loc, "modifier_without_dice",
        msg("{word} works only on dice straight before it.", word=word),
        msg("Modifiers stand after their dice and before a label, such as 4d6kh3[strength]."),
    )  # fmt: skip


def not_equal(s: Text, loc: int) -> NotationError:
    """Word a wish for not-equal."""
    return error(
        s, loc, "no_not_equal",
        msg("There is no comparison for not equal."),
        msg("Compare with = and turn the result round: 1 - (2d6 = 7). Straight after dice, !=6"
            " explodes on 6."),
    )  # fmt: skip


def wrong_comparison(s: Text, loc: int, written: str) -> NotationError:
    """Word a comparison with its signs in the wrong order."""
    if written in ("<>", "><"):
        return not_equal(s, loc)
    right = written[::-1]
    return error(
        s, loc, "wrong_comparison",
        msg("The comparison is written {right}, not {written}.", right=right, written=written),
        msg("Write {form}.", form=s[:loc].strip() + " " + right + " " + s[loc + 2 :].strip()),
    )  # fmt: skip


def free_words(s: Text, loc: int) -> NotationError:
    """Word text that trails behind an expression."""
    left, rest = s[:loc].rstrip(), s[loc:].strip()
    words = rest.split("#")[0].strip()
    if FILE.search(words):
        return file_name(s, loc)
    label = re.match(r"[^\]\[]*", words).group().strip()  # type: ignore[union-attr]
    word = run_at(s, loc)
    return error(
        s, loc, "free_words",
        msg("{word} is neither dice nor a variable that was given.", word=word),
        msg(
            "A comment follows #: '{comment}'. A label: '{label}'. A variable: --var {name}=3.",
            comment=f"{left} # {words}", label=f"{left}[{label}]", name=folded(word),
        ) if open_bracket(s, loc) is None else
        msg("A label stands in square brackets: '{label}'.", label=f"{left}[{word}]"),
    )  # fmt: skip


def file_name(s: Text, loc: int) -> NotationError:
    """Word a file name, which the shell puts where a bare * stands."""
    word = re.match(r"[^\s,]+", s[loc:]).group()  # type: ignore[union-attr]
    return error(
        s, loc, "free_words",
        msg("{word} is not part of the dice, and it looks like the name of a file.", word=word),
        msg("The shell put file names where a * stood: use single quotes, such as '2d6 * 3', or x"
            " for times."),
    )  # fmt: skip


def unknown_word(s: Text, loc: int, end: int) -> NotationError:
    """Word a run of letters that does not come apart into words, and show how far it does."""
    start = run_start(s, loc)
    pieces: list[str] = []
    head = DICE.match(s, start, loc) or re.compile(r"\d+").match(s, start, loc)
    at = start
    if head:
        pieces.append(head.group())
        at = head.end()
    found, _ = split_run(s, at, end)
    for piece in found:
        if piece.isdigit() and pieces and pieces[-1].isalpha():
            pieces[-1] += piece
        else:
            pieces.append(piece)
        at += len(piece)
    rest = s[at:end]
    split = " ".join(f"'{piece}'" for piece in (*pieces, rest))
    hint = msg("It was read as {split}.", split=split)
    if not pieces or (len(pieces) == 1 and head and not DICE.fullmatch(pieces[0])):
        form = s[start:at] + "*" + rest
        if NAME.fullmatch(rest):
            hint = msg("It was read as {split}. To multiply, write '{form}'.", split=split,
                       form=form)  # fmt: skip
    return error(
        s, at, "unknown_word",
        msg("{rest} is no word of the dice language.", rest=rest),
        hint,
    )  # fmt: skip

# Numbers and sides that a modifier or a die waits for


def percent_and_operand(s: Text, loc: int, tokens: Sequence[str]) -> NoReturn:
    """Raise for 7d%3, which means one of two things."""
    start = run_start(s, loc)
    count = s[start:loc]
    rest = s[loc + 2 :].split(",")[0].split("#")[0].strip()
    raise error(
        s, loc, "percent_and_number",
        msg("This d% is a die of 100 sides, and an operator is missing after it."),
        msg(
            "Write {hundred} for the rest of a division, or {code} for six-sided dice.",
            hundred=f"{count}d100 % {rest}", code=f"{count or 1}D % {rest}",
        ),
    )  # fmt: skip


def space_in_dice(s: Text, loc: int, tokens: Sequence[str]) -> NoReturn:
    """Raise for ``3d 6``."""
    count = s[run_start(s, loc) : loc]
    sides = tokens[0][1:].strip()
    raise error(
        s, loc + 1, "space_in_dice",
        msg("A space stands between the d and the number of sides."),
        msg("Write {die}, or a comma between two expressions: {two}.",
            die=f"{count}d{sides}", two=f"{count}D, {sides}"),
    )  # fmt: skip


def bare_sides(s: Text, loc: int, tokens: Sequence[str]) -> NoReturn:
    """Raise for 2d@n."""
    raise error(
        s, loc + 1, "bare_sides",
        msg("Sides that are not a plain number stand in parentheses."),
        msg("Write {form}.", form=s[run_start(s, loc) : loc] + f"d({tokens[0][1:]})"),
    )  # fmt: skip


def dice_as_point(s: Text, loc: int, tokens: Sequence[str]) -> NoReturn:
    """Raise for dice as a comparison point without parentheses."""
    dice = re.match(r"[^\s,#)}]+", s[loc:]).group()  # type: ignore[union-attr]
    operator = re.search(r"(?ai:[<>=]+|ge|le|gt|lt|eq)\s*[+-]?\s*$", s[:loc])
    at = operator.start() if operator else loc
    left = s[:at].rstrip()
    if re.search(r"(?ai:!|!p|!o|(?<![a-z])(?:e|ee|ep|eo|r|rr|ro|cs|cf|f|ds))$", left):
        hint = msg("Put it in parentheses: {form}.", form=f"{left}{s[at:loc].strip()}({dice})")
    else:
        start = s.last.at if s.last is not None and s.last.at < at else 0
        operator_text = s[at:loc].strip()
        hint = msg("To compare two totals, write {form}.",
                   form=f"({left[start:]}) {operator_text} {dice}")  # fmt: skip
    raise error(
        s, loc, "dice_as_point",
        msg("A comparison straight after dice looks at each of them and needs a number, and this"
            " is dice."),
        hint,
    )  # fmt: skip


def refuse_point(s: Text, loc: int) -> NoReturn:
    """Raise for whatever stands where the number of a modifier or comparison should."""
    if loc < len(s) and s[loc] != "#":
        strange_character(s, loc)
    raise error(
        s, min(loc, len(s.rstrip())), "missing_number",
        msg("After {word} a number is expected.", word=after(s, loc)),
        msg("Write one, such as 5; or @name, or an expression in parentheses."),
    )  # fmt: skip


def refuse_face(s: Text, loc: int) -> NoReturn:
    """Raise for whatever is no face in d{...}."""
    opened = open_bracket(s, loc)
    if loc >= len(s) or s[loc] == "#":
        raise unclosed(s, loc if opened is None else opened)
    strange_character(s, loc)
    raise error(
        s, loc, "bad_face",
        msg("The faces of a die are whole numbers, separated by commas."),
        msg("Write them such as d{{1,2,4}} or d{{-1..1}}."),
    )  # fmt: skip
