"""Words as people type them: any case, with or without accents, ``-``, ``_`` or a space.

Whole numbers as well.
"""

from __future__ import annotations

PLAIN = str.maketrans("áàâäãéèêëíìîïóòôöõúùûüñç", "aaaaaeeeeiiiiooooouuuunc")
"""The accented letters of the languages spoken here, after casefold."""
ON = ("on", "true", "yes", "si", "activado", "1")
OFF = ("off", "false", "no", "desactivado", "0")


def fold(word: str) -> str:
    """Bring a word to its comparison form: ``Cuerpo a Cuerpo`` -> ``cuerpo_a_cuerpo``."""
    folded = word.strip().casefold()
    if not folded.isascii():
        folded = folded.translate(PLAIN)
        if not folded.isascii():  # letters typed as base letter and combining accent
            from unicodedata import normalize

            folded = normalize("NFC", folded).translate(PLAIN)
    return "_".join(folded.replace("-", " ").replace("_", " ").split())


def canonical(word: str, choices: dict[str, tuple[str, ...]]) -> str | None:
    """Give the canonical form of a word, or None.

    ``choices`` maps each canonical snake_case word to its other names, which
    are stored folded.
    """
    folded = fold(word)
    if folded in choices:
        return folded
    for name, others in choices.items():
        if folded in others:
            return name
    return None


def switch(text: str) -> bool | None:
    """Read a word for on or off, yes or no, or None."""
    folded = fold(text)
    return True if folded in ON else False if folded in OFF else None


def integer(text: str, most: int = 18) -> int | None:
    """Read a whole number of at most ``most`` digits, with a sign or without, or None."""
    text = text.strip()
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= most else None
