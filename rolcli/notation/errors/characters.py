"""Characters that cannot be meant as they stand, and what was perhaps meant."""

from __future__ import annotations

import re

from rolcli.errors import NotationError
from rolcli.messages import Message, msg
from rolcli.notation.text import Notation

WIDE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Letters that East Asian keyboards also have in double width."""
LOOKALIKES = str.maketrans({
    "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "‒": "-", "﹣": "-", "－": "-",
    "＋": "+", "÷": "/", "∕": "/", "⁄": "/", "／": "/",
    "·": "*", "•": "*", "∙": "*", "⋅": "*", "∗": "*", "＊": "*", "✕": "x", "✖": "x",
    "≥": ">=", "≤": "<=", "⩾": ">=", "⩽": "<=", "＞": ">", "＜": "<", "＝": "=",
    "（": "(", "）": ")", "｛": "{", "｝": "}", "［": "[", "］": "]",
    "，": ",", "、": ",", "＃": "#", "！": "!", "％": "%", "＠": "@", "．": ".", "…": "..",
    "²": "^2", "³": "^3", "½": "0.5", "\u200b": "", "\u200c": "", "\u200d": "", "\ufeff": "",
    "\u00ad": "", "\u2060": "",
    "“": "", "”": "", "„": "", "‘": "", "’": "", "‚": "", "«": "", "»": "", "‹": "", "›": "",
    "`": "", "´": "",
} | {chr(ord(letter) + 0xFEE0): letter for letter in WIDE})
"""Characters of word processors and other keyboards, and what was meant."""

QUOTES = "\"'`´“”„‘’‚«»‹›"


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


def strange_character(s: Notation, loc: int) -> None:
    """Raise when the character is one that looks like, or stands for, another."""
    char = s[loc]
    if char == "≠":
        raise not_equal(s, loc)
    if char in QUOTES:
        form = plain_form(s).replace('"', "").replace("'", "").strip()
        raise error(
            s,
            loc,
            "unexpected_character",
            msg("A quote is no part of the dice language."),
            msg(
                "Leave it out: {form}. Quotes are for the shell, and cmd.exe knows only the"
                " straight double ones.",
                form=form,
            ),
        )
    if not char.isascii() and (ord(char) in LOOKALIKES or char.isdecimal()):
        raise error(
            s,
            loc,
            "unexpected_character",
            msg("{char} only looks like what is meant.", char=char)
            if char.isprintable()
            else msg("There is a character here that cannot be seen."),
            msg("Type it as {form}.", form=plain_form(s).strip()),
        )


def unexpected(s: Notation, loc: int) -> NotationError:
    """Word a character that means nothing here."""
    char = s[loc]
    if "\ud800" <= char <= "\udfff":
        return error(
            s, loc, "unexpected_character", msg("There is a byte here that is no text in UTF-8.")
        )
    if not char.isprintable():
        return error(
            s,
            loc,
            "unexpected_character",
            msg(
                "There is a character here that cannot be seen (U+{code}).", code=f"{ord(char):04X}"
            ),
        )
    return error(
        s,
        loc,
        "unexpected_character",
        msg("{char} means nothing here.", char=char),
        msg("A comment follows #, a label stands in square brackets, such as 3d6[fire].")
        if char not in "$&|;\\"
        else msg("If the shell was meant to see it, it belongs outside the quotes."),
    )


def not_equal(s: Notation, loc: int) -> NotationError:
    """Word a wish for not-equal."""
    return error(
        s,
        loc,
        "wrong_form",
        msg("There is no comparison for not equal."),
        msg(
            "Compare with = and turn the result round: 1 - (2d6 = 7). Straight after dice, !=6"
            " explodes on 6."
        ),
    )
