"""What is wrong where a number, dice, a name or a parenthesis should begin.

Every error of the notation is worded for the person who wrote the text.
"""

from __future__ import annotations

import re

from rolcli.errors import NotationError
from rolcli.messages import Message, msg
from rolcli.notation.text import Notation, folded, open_bracket, run_at
from rolcli.notation.vocabulary import FUNCTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

WIDE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Letters that East Asian keyboards also have in double width."""
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
    "`": "", "´": "",  # noqa: RUF001
} | {chr(ord(letter) + 0xFEE0): letter for letter in WIDE})  # fmt: skip
"""Characters of word processors and other keyboards, and what was meant."""

QUOTES = "\"'`´“”„‘’‚«»‹›"  # noqa: RUF001


def error(
    s: Notation, column: int, code: str, message: Message, hint: Message | None = None
) -> NotationError:
    """Make a NotationError about a text."""
    return NotationError(code, message, hint=hint, text=s.original, column=column)


def plain_form(text: str) -> str:
    """Write a text with the characters of this language only, as far as they are known."""
    out = text.translate(LOOKALIKES)
    return "".join(str(int(c)) if c.isdecimal() and not c.isascii() else c for c in out)


def after(s: Notation, loc: int) -> str:
    """Give the last operator, bracket or word before a column."""
    found = re.search(r"(\w+|\*\*|//|[<>=!]+|\S)\s*$", s[:loc])
    return found.group(1) if found else ""


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
        raise missing_name(s, loc)
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


def missing_name(s: Notation, loc: int) -> NotationError:
    """Word an @ without a name."""
    braces = re.match(r"\{\s*([^\W\d]\w*)[^}]*\}", s[loc + 1 :])
    if braces:
        return error(
            s,
            loc,
            "missing_name",
            msg("The name of a variable stands straight after its @."),
            msg("Write {form}.", form="@" + braces[1]),
        )
    return error(
        s, loc, "missing_name",
        msg("After @ the name of a variable is expected."),
        msg("Write it without a space, such as @strength."),
    )  # fmt: skip


def unfinished(s: Notation, loc: int) -> NotationError:
    """Word a text that ends too early."""
    before = s[:loc].rstrip()
    if before == "":
        return error(
            s, 0, "empty",
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
    whole = re.sub(r"([-+*/^<>=,(\s]|(?<![dD])%|(?<![^\W\d_])[xX])+$", "", before).strip()
    times = re.search(r"(?<![^\W\d_])[xX]$", before) is not None
    joined = before[-1].isalpha() and not times
    form = before + (" 2" if joined or before[-2:-1] == " " else "2")
    return error(
        s, len(before), "missing_operand",
        msg("The text ends where a number or dice should follow {operator}.",
            operator=before[-1] if times else after(s, loc)),
        msg("Finish it, such as {form}, or leave it at {whole}.", form=form, whole=whole)
        if whole and open_bracket(s, loc) is None else
        msg("Finish it, such as {form}.", form=closed(s, form)),
    )  # fmt: skip


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
            s, opened, "empty_brackets",
            msg("There is nothing between these brackets."),
            msg("Put an expression there, such as (1d4+1) or {{2d6, 1d12}}kh."),
        )  # fmt: skip
    return error(
        s, loc, "missing_operand",
        msg("A number or dice are missing between {operator} and {bracket}.",
            operator=after(s, loc), bracket=s[loc]),
    )  # fmt: skip


def unmatched(s: Notation, loc: int) -> NotationError:
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


def unclosed(s: Notation, opened: int) -> NotationError:
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


def missing_left(s: Notation, loc: int) -> NotationError:
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


def refuse_word(s: Notation, loc: int) -> NoReturn:
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
    if s.vocabulary.is_reserved(lower):
        raise error(
            s, loc, "reserved_name",
            msg("{word} is a word of the dice language and works only on dice straight before it.",
                word=word),
            msg("A variable of that name is {name}.", name="@" + lower),
        )  # fmt: skip
    raise unexpected(s, loc)


def unknown_function(s: Notation, loc: int, name: str) -> NotationError:
    """Word a call of something that is no function."""
    if folded(name) in s.known:
        return error(
            s, loc + len(name), "missing_operator",
            msg("An operator is missing after {name}.", name=name),
            msg("Write {form} to multiply.", form=s[:loc] + name + "*" + s[loc + len(name) :]),
        )  # fmt: skip
    repeat = re.match(r"\( *(.+?) *, *([0-9]+) *\)", s[loc + len(name) :])
    if folded(name) == "repeat" and repeat:
        return error(
            s,
            loc,
            "unknown_function",
            msg("There is no function called {name}.", name=name),
            msg("To repeat a roll, write {form}.", form=f"{repeat[2]}#{repeat[1]}"),
        )
    return error(
        s, loc, "unknown_function",
        msg("There is no function called {name}.", name=name),
        msg("Known: {names}.", names=", ".join(FUNCTIONS)),
    )  # fmt: skip


def strange_character(s: Notation, loc: int) -> None:
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


def unexpected(s: Notation, loc: int) -> NotationError:
    """Word a character that means nothing here."""
    char = s[loc]
    if "\ud800" <= char <= "\udfff":
        return error(
            s, loc, "unexpected_character", msg("There is a byte here that is no text in UTF-8.")
        )
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


def not_equal(s: Notation, loc: int) -> NotationError:
    """Word a wish for not-equal."""
    return error(
        s, loc, "no_not_equal",
        msg("There is no comparison for not equal."),
        msg("Compare with = and turn the result round: 1 - (2d6 = 7). Straight after dice, !=6"
            " explodes on 6."),
    )  # fmt: skip
