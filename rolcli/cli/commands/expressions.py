"""The expressions of `roll` and `odds`: read from arguments, a file or standard input."""

from __future__ import annotations

from rolcli.declare import Ask, Many, Text
from rolcli.errors import DataError, NotationError, RolcliError, UsageError
from rolcli.messages import N_, msg
from rolcli.modifiers import parse, parse_expression, placed
from rolcli.notation.tree import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rolcli.cli.session import Session
    from rolcli.exact import Number
    from rolcli.notation.tree import Input, Node


class Expressions(Ask):
    """What `roll` and `odds` take beside the expressions themselves."""

    var = Many(
        Text(
            N_("A variable: then `strength` or `@strength` stands for 3."),
            metavar="strength=3",
            es="variable",
        )
    )
    label = Text(N_("What the roll is for; printed before it."), default=None, es="etiqueta")
    file = Text(
        N_("Read one expression a line from a file."), metavar="FILE|-", default=None, es="archivo"
    )


def source_of(expressions: Sequence[str], file: str | None, verb: str = "roll") -> str | None:
    """Tell which file the expressions come from, or None for the arguments themselves."""
    if file is not None:
        if expressions:
            raise UsageError(
                "two_places",
                msg("Expressions come from the command line or from --file, not from both."),
            )
        return file
    if list(expressions) == ["-"]:
        return "-"
    if not expressions:
        raise UsageError(
            "missing_argument",
            msg("{name} is missing.", name="EXPR"),
            hint=msg("For example: {call}", call=f"rolcli {verb} 4d6kh3"),
        )
    return None


def read_arguments(
    session: Session, expressions: Sequence[str], variables: dict[str, Number]
) -> list[Input]:
    """Read the texts of the command line, all before anything is rolled."""
    comma = decimal_comma(session)
    if not any("#" in expression for expression in expressions):
        return [read_known(" ".join(expressions), variables, comma)]
    from rolcli.notation.arguments import texts_of

    return [read_known(text, variables, comma) for text in texts_of(expressions)]


def decimal_comma(session: Session) -> bool:
    """Tell whether decimals are written with a comma where this call is typed."""
    return session.output.options.tr.lang == "es"


READ: dict[tuple[str, bool], Input] = {}
"""Texts that this process has read, with what they ask for: a bot asks the same over and over."""
MOST_READ = 1000
LONGEST_READ = 100


def read_known(text: str, variables: dict[str, Number], comma: bool) -> Input:
    """Read a text; raise NotationError before anything is rolled for a name that is not known."""
    asked = None if variables else READ.get((text, comma))
    if asked is None:
        asked = parse(text, variables, comma)
        for expression in asked.expressions:
            refuse_unknown(expression, text, variables)
        if not variables and len(READ) < MOST_READ and len(text) <= LONGEST_READ:
            READ[text, comma] = asked
    return asked


def refuse_unknown(expression: Node, text: str, variables: dict[str, Number]) -> None:
    """Raise NotationError for the first name of an expression that is not known."""
    for node in walk(expression):
        if node.is_name:
            from rolcli.notation.arithmetic import lookup
            from rolcli.notation.operands import Name

            assert isinstance(node, Name)
            try:
                lookup(node, variables)
            except NotationError as error:
                raise placed(error, text) from None


def read_one(text: str, variables: dict[str, Number]) -> Node:
    """Read a text that must be exactly one expression."""
    node = parse_expression(text, variables)
    refuse_unknown(node, text, variables)
    return node


def read_lines(
    session: Session, file: str, variables: dict[str, Number]
) -> Iterator[tuple[int, Input | RolcliError]]:
    """Yield each line's number and what it asks for, or what is wrong with it.

    Empty lines and lines that are a comment are skipped.
    """
    for number, text in session.files().lines(file):
        if text and not text.startswith("#"):
            try:
                yield number, read_known(text, variables, decimal_comma(session))
            except RolcliError as error:
                yield number, error


def at_line(number: int, error: RolcliError) -> RolcliError:
    """Say in which line of a file an error is."""
    error.message = msg("Line {number}: {problem}", number=number, problem=error.message)
    return error


def variables_of(texts: Sequence[str]) -> dict[str, Number]:
    """Read NAME=VALUE texts; a value is a number or arithmetic without dice."""
    found: dict[str, Number] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = variable_name(name.strip())
        if not equals:
            raise UsageError(
                "bad_variable",
                msg("--var takes a name and a value such as strength=3, not {text}.", text=text),
            )
        found[name] = value_of(value, found)
    return found


def variable_name(name: str) -> str:
    """Bring the name of a variable to the form it is looked up by.

    A word of the dice language is a name only where ``@`` marks it.
    """
    from rolcli.modifiers import is_reserved
    from rolcli.notation.vocabulary import is_name

    marked = name.startswith("@")
    name = name.removeprefix("@").casefold()
    if is_reserved(name) and not marked:
        raise UsageError(
            "reserved_name",
            msg("{name} is a word of the dice language.", name=name),
            hint=msg("Write --var @{name}=... and @{name} in the expression.", name=name),
        )
    if not is_name(name):
        raise UsageError(
            "bad_variable_name",
            msg("{name} cannot be the name of a variable.", name=name or "''"),
            hint=msg("A name is letters, digits and _, and starts with a letter."),
        )
    return name


def value_of(text: str, variables: dict[str, Number]) -> Number:
    """Work out the value of a variable."""
    from rolcli.dice.scripted import Scripted

    dice = Scripted(())
    try:
        rolled = dice.roll(parse_expression(text, variables), None, variables)
    except RolcliError as error:
        if error.code != "too_few_dice":
            raise placed(error, text) from None
        rolled = None
    if rolled is None or rolled.terms:
        raise UsageError(
            "random_variable",
            msg("A variable is a number, and {text} has dice.", text=text),
            hint=msg("Put the dice into the expression itself."),
        )
    return rolled.total


def inputs_of(variables: dict[str, Number], label: str | None) -> dict[str, object]:
    """Give the part of a result's input that all expressions share."""
    given: dict[str, object] = {}
    if variables:
        given["var"] = dict(variables)
    if label is not None:
        given["label"] = label
    return given


class Trouble:
    """The exit code of a call that goes on after errors: that of data outweighs that of usage."""

    __slots__ = ("code",)

    def __init__(self) -> None:
        self.code = 0

    def add(self, session: Session, error: RolcliError) -> None:
        """Print an error and remember that there was one."""
        session.output.error(error)
        self.code = max(self.code, error.exit_code)


def nothing_read(file: str) -> DataError:
    """Word a file without a single expression."""
    from rolcli.reading import shown

    return DataError("nothing_to_roll", msg("{file} holds nothing to roll.", file=shown(file)))
