"""What must hold of every text of the dice language."""

from __future__ import annotations

from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import EvaluationError, LimitError, NotationError, RolcliError
from rolcli.modifiers import VOCABULARY, parse_expression
from rolcli.notation.check import check
from rolcli.notation.plain import read_plain
from rolcli.notation.tree import walk
from rolcli.odds.expression import distribution
from rolcli.render import as_json
from rolcli.result import Result
from tests.fuzz.writer import VARIABLES
from tests.notation.reference import read
from tests.odds.oracle import TooManyLeavesError, agree, brute

DEPTH = 4
LEAVES = 2_000
UNKNOWN = "unknown_name"
"""What is said of a name without a value when it is reached."""


def examine(text, with_odds):
    """Hold a text against the grammar, its printed form, its replays and brute force.

    Give what became of it: refused, undefined, rolled or weighed.
    """
    found = both_readers(text)
    if found is None:
        return "refused"
    (tree,) = found.expressions
    printed = str(tree)
    assert read(printed, VARIABLES) == found, f"printed as {printed}"
    if not all(rolls(tree, f"{text}{i}") for i in range(2)):
        return "undefined"
    return "weighed" if with_odds and weighed(tree) else "rolled"


def both_readers(text):
    """Read a text with the grammar and by hand; None where it is refused."""
    try:
        found = read(text, VARIABLES)
    except RolcliError:
        plain = read_plain(text, VOCABULARY, VARIABLES)
        assert plain is None or refused_by_checks(plain), "read by hand, refused by the grammar"
        return None
    plain = read_plain(text, VOCABULARY, VARIABLES)
    if plain is not None:
        assert plain[0] == found, "read otherwise by hand"
        for one, other in zip(found.expressions, plain[0].expressions, strict=True):
            assert [n.at for n in walk(one)] == [n.at for n in walk(other)]
    return found if len(found.expressions) == 1 and found.times is None else None


def refused_by_checks(plain):
    """Tell whether what was read by hand is left to the checks, and refused by them."""
    found, sure = plain
    try:
        for expression in found.expressions:
            check(expression, VARIABLES)
    except (NotationError, LimitError):
        return not sure
    return False


def rolls(tree, seed):
    """Roll, and roll again from the seed and from the dice of the JSON; None if undefined."""
    try:
        first = roll(tree, Stream(seed), VARIABLES)
    except (EvaluationError, LimitError):
        return False
    except NotationError as error:
        if error.code != UNKNOWN:
            raise
        return False
    again = roll(tree, Stream(seed), VARIABLES)
    assert outcome(again) == outcome(first), "another roll from the same seed"
    result = Result("roll")
    result.rolls = [first]
    if first.size <= as_json.MOST_LISTED:
        dice = as_json.dice(first)
        source = Scripted([die.get("face", die["value"]) for die in dice])
        replayed = roll(tree, source, VARIABLES)
        source.finish()
        assert outcome(replayed) == outcome(first), f"another roll from its dice, seed {seed}"
        assert as_json.dice(replayed) == dice
    return True


def outcome(rolled):
    """Give what a roll came to."""
    read = [reading.total for reading in rolled.readings]
    values = [list(term.values) for term in rolled.terms]
    return rolled.total, rolled.target, rolled.success, values, read


def weighed(tree):
    """Hold exact odds against a list of all throws; False where either is too large."""
    try:
        chances, success, beyond = brute(tree, VARIABLES, DEPTH, LEAVES)
        undefined = None
    except TooManyLeavesError:
        return False
    except EvaluationError as error:
        undefined, beyond = error, 0
    except LimitError:
        return False
    try:
        odds = distribution(parse_expression(str(tree), VARIABLES), VARIABLES)
    except EvaluationError:  # perhaps only where a chain goes on that was listed to DEPTH
        assert undefined is not None or beyond, "odds are undefined, no roll is"
        return True
    except LimitError:
        return False
    assert undefined is None, f"a roll is undefined: {undefined}"
    try:
        agree(odds, chances, success, beyond)
    except LimitError:  # rows are worked out when they are asked for
        return False
    return True
