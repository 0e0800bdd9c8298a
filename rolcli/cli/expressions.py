"""The expressions of `roll` and `odds`: read from arguments, a file or standard input."""

from __future__ import annotations

from rolcli.declare import Ask, Many, Text
from rolcli.errors import NotationError, UsageError
from rolcli.messages import N_, msg
from rolcli.modifiers import parse, placed
from rolcli.notation.tree import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

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
                "excludes",
                msg("Expressions come from the command line or from --file, not from both."),
            )
        return file
    if list(expressions) == ["-"]:
        return "-"
    if not expressions:
        raise UsageError(
            "missing_value",
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


def inputs_of(variables: dict[str, Number], label: str | None) -> dict[str, object]:
    """Give the part of a result's input that all expressions share."""
    given: dict[str, object] = {}
    if variables:
        given["var"] = dict(variables)
    if label is not None:
        given["label"] = label
    return given
