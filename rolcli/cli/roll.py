"""`rolcli roll`: expressions from the command line, a file or standard input."""

from __future__ import annotations

from rolcli.cli.expressions import Expressions, inputs_of, read_arguments, source_of
from rolcli.declare import Many, Text
from rolcli.dice import doubtful, roll_verb
from rolcli.errors import RolcliError
from rolcli.messages import N_
from rolcli.modifiers import placed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.session import Session
    from rolcli.exact import Number
    from rolcli.notation.tree import Input


class Roll(Expressions):
    """What `roll` takes."""

    expressions = Many(
        Text(
            N_("What to roll; `-` reads one expression a line."),
            positional=True,
            metavar="EXPR",
        ),
        needed=False,
    )


def roll(session: Session, ask: Roll) -> int:
    """Roll every expression, as often as asked; give the exit code."""
    session.refuse(["book", "set"])
    if session.shared.odds:
        from rolcli.cli.commands.odds import Odds, odds

        return odds(session, Odds(ask.given))
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
    """Roll a file line by line; a wrong line does not keep the others from being rolled."""
    from rolcli.cli.file_lines import Trouble, at_line, nothing_read, read_lines

    trouble = Trouble()
    session.output.several()
    number = 0
    for number, asked in read_lines(session, source, variables):
        try:
            if isinstance(asked, RolcliError):
                raise asked
            roll_input(session, asked, variables, given)
        except RolcliError as error:
            trouble.add(session, at_line(number, error))
        session.output.flush()  # whoever types the lines sees each result at once
    if not number:
        raise nothing_read(source)
    if not trouble.code:
        session.sources.close()
    return trouble.code


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
