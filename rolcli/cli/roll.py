"""`rolcli roll`: expressions from arguments, a file or standard input; `odds` takes the same."""

from __future__ import annotations

from rolcli.declare import Ask, Many, Text
from rolcli.dice import doubtful, roll_verb
from rolcli.errors import NotationError, RolcliError, UsageError
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


class RollAsk(Expressions):
    """What `roll` takes."""

    expressions = Many(
        Text(
            N_("What to roll; `-` reads one expression a line."),
            positional=True,
            metavar="EXPR",
        ),
        needed=False,
    )


def roll(session: Session, ask: RollAsk) -> int:
    """Roll every expression, as often as asked; give the exit code."""
    session.refuse(["book", "set"])
    source = source_of(ask.expressions, ask.file)
    variables: dict[str, Number] = {}
    if ask.var:
        from rolcli.cli.variables import variables_of

        variables = variables_of(ask.var)
    given = inputs_of(variables, ask.label)
    if source is None:
        texts = read_arguments(session, ask.expressions, variables)
        if len(texts) > 1:
            session.output.several()
        for asked in texts:
            roll_input(session, asked, variables, given, last=asked is texts[-1])
        return 0
    return roll_lines(session, source, variables, given)


def roll_lines(
    session: Session, source: str, variables: dict[str, Number], given: dict[str, object]
) -> int:
    """Roll a file line by line; give the exit code."""
    from rolcli.cli.file_lines import answer_lines

    code = answer_lines(
        session,
        source,
        lambda text: read_known(text, variables, decimal_comma(session)),
        lambda asked: roll_input(session, asked, variables, given),
    )
    if not code:
        session.sources.close()
    return code


def roll_input(
    session: Session,
    asked: Input,
    variables: dict[str, Number],
    given: dict[str, object],
    last: bool = False,
) -> None:
    """Roll what one text asks for; ``last`` if no other text is to come.

    What several results of one expression come to is summed up.
    """
    rounds = (session.shared.times or 1) * (asked.times or 1)
    session.sources.allow(rounds * len(asked.expressions))
    summary = None
    if rounds * len(asked.expressions) > 1:
        from rolcli.render.summary import Summary

        session.output.several()
        summary = Summary()
    inputs = inputs_for(asked, given)
    if asked.sure is None:
        asked.sure = tuple([not doubtful(one) for one in asked.expressions])
    for number in range(1, rounds + 1):
        for expression, its_input, sure in zip(asked.expressions, inputs, asked.sure, strict=True):
            final = last and number == rounds and its_input is inputs[-1]
            try:
                result = roll_verb(session.sources.next(final), expression, variables, sure)
            except RolcliError as error:
                raise placed(error, asked.text or "") from None
            session.sign(result, its_input)
            if session.output.receipt:
                from rolcli.cli.general import GENERAL

                session.add_receipt(result, GENERAL["roll"])
            session.publish(result)
            if summary is not None:
                summary.add(result)
    if summary is not None and len(inputs) == 1:
        session.output.summary(summary)


def inputs_for(asked: Input, given: dict[str, object]) -> list[dict[str, object]]:
    """Give the ``input`` of each expression's results."""
    comment = {} if not asked.comment else {"comment": asked.comment}
    return [{"expression": str(one), **given, **comment} for one in asked.expressions]


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
