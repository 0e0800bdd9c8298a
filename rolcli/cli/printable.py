"""Text that a stream's encoding can show: signs are spelt out where it cannot."""

from __future__ import annotations

from rolcli.render.as_json import escaped

SPELT = {
    "×": "x",
    "÷": "/",
    "−": "-",
    "–": "-",
    "—": "-",
    "…": "...",
    "·": ".",
    "•": "*",
    "≥": ">=",
    "≤": "<=",
    "≠": "!=",
    "±": "+-",
    "→": "->",
    "«": '"',
    "»": '"',
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "¿": "",
    "¡": "",
    "σ": "sd",
    "\u0336": "",
    "\xa0": " ",
    "\u202f": " ",
}
"""Signs that have a spelling in ASCII."""

BLOCKS = dict.fromkeys("█▉▊▋▌▍▎▏▇▆▅▄▃▂▁■", "#")
LINES = dict.fromkeys("─━═╌╍┄┅╴╶╸╺", "-") | dict.fromkeys("│┃║╎┆┊╵╷╹╻", "|")
CORNERS = dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋┡┩┢┪╇╈╞╡╪╔╗╚╝╠╣╦╩╬╒╕╘╛", "+")
TABLE = str.maketrans(SPELT | BLOCKS | LINES | CORNERS)


def printable(text: str, encoding: str | None, json: bool) -> str:
    """Give the text back, changed only where the encoding cannot show it.

    JSON keeps its content: what cannot be shown is written as ``\\uXXXX``.
    """
    if text.isascii():
        return text
    encoding = encoding or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        pass
    except LookupError:
        return text
    else:
        return text
    if json:
        return "".join([sign if shows(sign, encoding) else escaped(sign) for sign in text])
    return "".join([sign if shows(sign, encoding) else spelt(sign, encoding) for sign in text])


def shows(sign: str, encoding: str) -> bool:
    """Tell whether an encoding has a sign."""
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def spelt(sign: str, encoding: str) -> str:
    """Write a sign otherwise: by its spelling, without its accent, or as a question mark."""
    other = sign.translate(TABLE)
    if other == sign:
        from unicodedata import combining, normalize

        if combining(sign):
            return ""
        other = "".join(part for part in normalize("NFKD", sign) if not combining(part))
    return other.encode(encoding, "replace").decode(encoding)
