"""The grammar with every modifier, as the tests of notation read with it."""

from rolcli.modifiers import VOCABULARY
from rolcli.notation import reference


def read(text, variables, checked=True):
    """Read a text through the grammar, never through the everyday reader."""
    if checked:
        return reference.read(text, VOCABULARY, variables)
    return reference.read_unchecked(text, VOCABULARY, variables)
