"""The everyday subset of the dice language, read by hand and at once.

Sums and differences of dice and whole numbers, keep and drop, ``1o3d10``, and a
test of the total: what is typed a hundred times an evening must not wait for
the grammar to be imported. Whatever is rarer, doubtful or wrong is left to the
grammar, which gives the same tree for what is read here.
"""

from __future__ import annotations

from rolcli.notation.modifier import NUMBER
from rolcli.notation.node import Node, Number
from rolcli.notation.tree import Binary, Compare, Pool, Ranked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.notation.vocabulary import Vocabulary

DIGITS = "0123456789"
RANKS = {"m": "mid", "h": "high", "l": "low"}
MAX_DICE = 1_000_000
MAX_SIDES = 10**9
ENDS = " +-*x\n"
"""What may follow a number, so that it is no part of anything longer."""
LONGEST = 60
"""The most characters that are tried here; a longer text is no everyday one."""


def read_plain(text: str, vocabulary: Vocabulary) -> Node | None:
    """Read an everyday expression, or give None to leave the text to the grammar."""
    size = len(text)
    if size > LONGEST or not text.isascii():
        return None
    text = text.lower() + "\n"  # an end that no token contains
    at = skip(text, 0)
    read = product(text, at, vocabulary)
    if read is None:
        return None
    node, at = read
    bare = type(node) is Pool
    at = skip(text, at)
    while text[at] in "+-":
        operator, place = text[at], at
        read = product(text, skip(text, at + 1), vocabulary)
        if read is None:
            return None
        right, at = read
        node = Binary(operator, node, right, place)
        bare = False
        at = skip(text, at)
    if at == size:
        return node
    if bare or text[at] not in "<>":
        return None
    place = at
    operator = text[at : at + 2] if text[at + 1] == "=" else text[at]
    at = skip(text, at + len(operator))
    end = digits(text, at)
    if end == at or skip(text, end) != size:
        return None
    return Compare(operator, node, Number(int(text[at:end]), at), place)


def skip(text: str, at: int) -> int:
    """Give the column after the blanks at a column."""
    while text[at] == " ":
        at += 1
    return at


def digits(text: str, at: int) -> int:
    """Give the column after the digits at a column."""
    while text[at] in DIGITS:
        at += 1
    return at


def product(text: str, at: int, vocabulary: Vocabulary) -> tuple[Node, int] | None:
    """Read an operand and the whole numbers that multiply it."""
    read = operand(text, at, vocabulary)
    if read is None:
        return None
    node, at = read
    place = skip(text, at)
    while text[place] in "*x":
        at = skip(text, place + 1)
        end = digits(text, at)
        if end == at or text[end] not in ENDS:
            return None
        node = Binary("*", node, Number(int(text[at:end]), at), place)
        at = end
        place = skip(text, at)
    return node, at


def operand(text: str, at: int, vocabulary: Vocabulary) -> tuple[Node, int] | None:
    """Read a number or a dice term; give it and the column after it."""
    start = at
    at = digits(text, at)
    following = text[at]
    if following == "o":
        return ranked(text, start, at)
    if following != "d":
        return None if at == start else (Number(int(text[start:at]), start), at)
    if at == start:
        count = Number(1, start)
    else:
        count = Number(int(text[start:at]), start)
        if count.value > MAX_DICE:
            return None
    at += 1
    end = digits(text, at)
    if end > at:
        sides = Number(int(text[at:end]), at)
        if not 0 < sides.value <= MAX_SIDES:
            return None
        at = end
    elif text[at] == "%":
        if text[skip(text, at + 1)] not in ENDS:
            return None
        sides = Number(100, at)
        at += 1
    elif at - 1 > start and text[at] in "+-*x\n":  # a die code, 4D
        sides = Number(6, at - 1)
    else:
        return None
    if text[at] not in "kd":
        return Pool(count, sides, (), start), at
    place = at
    word = vocabulary.word_at(text, at)
    if word in ("", "d"):
        return None
    row = vocabulary.words[word]
    kind = row.kind()
    if not kind.sure or kind.takes != NUMBER or not kind.optional:
        return None
    at += len(word)
    end = digits(text, at)
    if text[end] not in ENDS or (end == at and text[end] == " "):
        return None
    number = Number(int(text[at:end]), at) if end > at else None
    modifier = kind.read(row.words[word], number, place)
    return Pool(count, sides, (modifier,), start), end


def ranked(text: str, start: int, at: int) -> tuple[Node, int] | None:
    """Read 1o3d10 and the letter of its rank."""
    middle = digits(text, at + 1)
    end = digits(text, middle + 1) if text[middle] == "d" else middle
    if text[start:at] != "1" or end <= middle + 1 or middle == at + 1:
        return None
    count, sides = int(text[at + 1 : middle]), int(text[middle + 1 : end])
    rank = RANKS.get(text[end])
    if rank is None:
        rank = "mid"
        if text[end] in "+-" and text[skip(text, end + 1)] not in DIGITS + "d":
            return None
    else:
        end += 1
    if not 0 < count <= MAX_DICE or not 1 < sides <= MAX_SIDES:
        return None
    if (rank == "mid" and count % 2 == 0) or text[end] not in ENDS:
        return None
    return Ranked(count, sides, rank, start), end
