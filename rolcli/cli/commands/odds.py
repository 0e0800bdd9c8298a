"""`rolcli odds`: the exact chances of expressions."""

from __future__ import annotations

from rolcli.chances import OddsReport
from rolcli.cli.commands.expressions import (
    Expressions,
    Trouble,
    at_line,
    inputs_of,
    nothing_read,
    read_arguments,
    read_lines,
    read_one,
    source_of,
    variables_of,
)  # fmt: skip
from rolcli.declare import Many, Text, Whole
from rolcli.errors import RolcliError, UsageError
from rolcli.messages import N_, msg
from rolcli.modifiers import placed
from rolcli.notation.check import remarks
from rolcli.notation.readings import Readings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rolcli.cli.session import Session
    from rolcli.exact import Number
    from rolcli.notation.tree import Input, Node
    from rolcli.odds.algebra import Law
    from rolcli.odds.distribution import Contest


class Questions:
    """What is asked of each expression beside its distribution."""

    __slots__ = ("against", "points", "text", "variables")

    def __init__(
        self,
        points: dict[str, int | None],
        against: str | None,
        variables: dict[str, Number],
    ) -> None:
        self.points = {name: value for name, value in points.items() if value is not None}
        self.text = against or ""
        self.against = None if against is None else read_one(against, variables)
        self.variables = variables


class Odds(Expressions):
    """What `odds` takes."""

    expressions = Many(
        Text(
            N_("Whose odds; `-` reads one expression a line."),
            positional=True,
            metavar="EXPR",
        ),
        needed=False,
    )
    at_least = Whole(N_("The chance of this total or more."), default=None, es="al-menos")
    at_most = Whole(N_("The chance of this total or less."), default=None, es="como-mucho")
    exactly = Whole(N_("The chance of exactly this total."), default=None, es="justo")
    vs = Text(
        N_("The chances to win, tie and lose against another roll."),
        metavar="EXPR",
        default=None,
        es="contra",
    )


def odds(session: Session, ask: Odds) -> int:
    """Print the odds of every expression; give the exit code."""
    session.refuse(["book", "set", "seed", "dice"])
    source = source_of(ask.expressions, ask.file, session.call.verb)
    if session.shared.sweep:
        sweep(session, ask)
        return 0
    variables = variables_of(ask.var)
    given = inputs_of(variables, ask.label)
    points = {"at_least": ask.at_least, "at_most": ask.at_most, "exactly": ask.exactly}
    asked = Questions(points, ask.vs, variables)
    given |= asked.points
    if ask.vs is not None:
        given["vs"] = str(asked.against)
    if source is None:
        refuse_verb(session, ask.expressions[0], variables)
        texts = read_arguments(session, ask.expressions, variables)
        if len(texts) > 1:
            session.output.several()
        for text in texts:
            print_odds(session, text, asked, given)
        return 0
    trouble = Trouble()
    session.output.several()
    number = 0
    for number, line in read_lines(session, source, variables):
        try:
            if isinstance(line, RolcliError):
                raise line
            print_odds(session, line, asked, given)
        except RolcliError as error:
            trouble.add(session, at_line(number, error))
        session.output.flush()
    if not number:
        raise nothing_read(source)
    return trouble.code


def refuse_verb(session: Session, word: str, variables: dict[str, Number]) -> None:
    """Refuse a verb of the game where dice are wanted."""
    game = session.ruleset
    if game is not None and word in game.verbs and word not in variables:
        raise UsageError(
            "verb_as_dice",
            msg("{word} is a verb of the game, and dice are wanted here.", word=word),
            hint=msg("For the odds of a verb, write {call}.",
                     call=f"rolcli {game.name} {word} ... --odds"),
        )  # fmt: skip


def separate(expressions: Sequence[Node]) -> list[Node]:
    """Give each reading of a throw apart: it has odds of its own."""
    found: list[Node] = []
    for one in expressions:
        found += [one.one(each) for each in one.readings] if isinstance(one, Readings) else [one]
    return found


def print_odds(
    session: Session, read: Input, asked: Questions, given: dict[str, object]
) -> None:
    """Print the odds of each expression of one text; repeats have the same odds."""
    trees = separate(read.expressions)
    if len(trees) > 1:
        session.output.several()
    comment = {"comment": read.comment} if read.comment else {}
    reports = []
    for tree in trees:
        try:
            report = report_of(tree, asked, session.depth)
        except RolcliError as error:
            raise placed(error, read.text or "") from None
        session.sign(report, {"expression": str(tree), **given, **comment})
        if read.times is not None:
            report.notes.append(
                msg(
                    "Each of the {times} results has these odds; those of their sum: {text}.",
                    times=read.times,
                    text=sum_of(str(tree), read.times),
                )
            )
        report.notes += remarks(tree, asked.variables)
        if read.comment and report.note is None:
            report.note = read.comment
        reports.append(report)
        if len(trees) == 1:
            session.output.odds(report)
    if len(reports) > 1:
        session.output.compared(reports)
    if session.shared.plot is not None:
        from rolcli.cli.sweeping import picture
        from rolcli.render import plot

        picture(session, plot.draw(reports, session.output.options.tr))


def sweep(session: Session, ask: Odds) -> None:
    """Print the odds of one expression for each value of one variable, or of two."""
    from rolcli.chances import Axis, Sweep
    from rolcli.cli.sweeping import gather, product
    from rolcli.cli.sweeping import read as read_sweep

    if ask.file is not None or list(ask.expressions) == ["-"]:
        raise UsageError("two_places", msg("--for goes with one expression of the command line."))
    axes = read_sweep(session.shared.sweep)
    fixed = [text for text in ask.var if text.partition("=")[0] not in {a.name for a in axes}]
    text = " ".join(ask.expressions)
    points = {"at_least": ask.at_least, "at_most": ask.at_most, "exactly": ask.exactly}
    given = inputs_of(variables_of(fixed), ask.label)
    made = Sweep("odds", [Axis(axis.name, axis.texts) for axis in axes])
    made.title = text

    def calls() -> Iterator[tuple[tuple[str, ...], OddsReport]]:
        for cell in product([axis.texts for axis in axes]):
            swept = [f"{axis.name}={value}" for axis, value in zip(axes, cell, strict=True)]
            variables = variables_of([*fixed, *swept])
            tree = read_one(text, variables)
            asked = Questions(points, ask.vs, variables)
            report = report_of(tree, asked, session.depth)
            shown = inputs_of(variables, ask.label) | asked.points
            session.sign(report, {"expression": str(tree), **given, **shown})
            yield cell, report

    gather(session, made, calls())


def sum_of(text: str, times: int) -> str:
    """Write the sum of several results of an expression."""
    return " + ".join([f"({text})"] * min(times, 3)) + (" + ..." if times > 3 else "")


def report_of(tree: Node, asked: Questions, depth: int) -> OddsReport:
    """Work out the odds of an expression and what is asked of it."""
    from rolcli.odds.budget import checked_depth
    from rolcli.odds.expression import distribution
    from rolcli.odds.tables import enter, of_contest, of_test

    checked_depth(depth)
    found = distribution(tree, asked.variables)
    total = found.total
    report = OddsReport("odds")
    report.title = str(tree)
    if found.success is not None:
        report.tables["outcome"] = of_test(found.success, report)
    if asked.against is not None:
        report.tables["outcome"] = of_contest(contest(total, asked), report)
        report.title = msg(
            "{total} against {target}", total=str(tree), target=str(asked.against)
        )
    enter(report, "total", total, depth)
    for name, value in asked.points.items():
        ask = {"at_least": total.at_least, "at_most": total.at_most, "exactly": total.exactly}
        report.points[name] = (value, ask[name](value))
    return report


def contest(total: Law, asked: Questions) -> Contest:
    """Weigh the chances against another expression."""
    from rolcli.odds.budget import Budget
    from rolcli.odds.expression import distribution
    from rolcli.odds.extremes import versus

    assert asked.against is not None
    try:
        other = distribution(asked.against, asked.variables).total
        budget = Budget()
        budget.node = asked.against
        return versus(total, other, budget)
    except RolcliError as error:
        raise placed(error, asked.text) from None
