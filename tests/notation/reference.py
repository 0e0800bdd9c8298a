"""The grammar with every modifier, as the tests of notation read with it."""

from rolcli.modifiers import VOCABULARY
from rolcli.notation import reference


def read(text, variables):
    """Read a text through the grammar, never through the everyday reader."""
    return reference.read(text, VOCABULARY, variables)
