"""`rolcli odds`: the exact chances of expressions."""

from __future__ import annotations

from rolcli.chances import OddsReport
from rolcli.cli.file_lines import answer_lines
from rolcli.cli.odds_output import print_compared, print_odds
from rolcli.cli.roll import (
    Expressions,
    decimal_comma,
    inputs_of,
    read_arguments,
    read_known,
    refuse_unknown,
    source_of,
)
from rolcli.cli.variables import variables_of
from rolcli.declare import Flag, Many, Text, Whole
from rolcli.errors import RolcliError, UsageError
from rolcli.messages import N_, msg
from rolcli.modifiers import parse_expression, placed
from rolcli.notation.check import remarks
from rolcli.notation.operands import Group, Labelled
from rolcli.notation.readings import Look, Readings
from rolcli.notation.tree import Pool

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

    __slots__ = ("against", "joint", "points", "text", "variables")

    def __init__(
        self,
        points: dict[str, int | None],
        against: str | None,
        variables: dict[str, Number],
        joint: bool = False,
    ) -> None:
        self.points = {name: value for name, value in points.items() if value is not None}
        self.text = against or ""
        self.against = None if against is None else read_one(against, variables)
        self.variables = variables
        self.joint = joint

    @property
    def under(self) -> bool:
        """Whether somebody asks for a total or less, and for no total or more."""
        return "at_most" in self.points and "at_least" not in self.points


class OddsAsk(Expressions):
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
    joint = Flag(
        N_("Of a throw read several ways: the chances of what two readings come to together."),
        es="conjunta",
    )


def odds(session: Session, ask: OddsAsk) -> int:
    """Print the odds of every expression; give the exit code."""
    session.refuse(["book", "set", "seed", "dice"])
    source = source_of(ask.expressions, ask.file, session.call.verb)
    if session.shared.sweep:
        if ask.joint:
            raise no_pairs()
        sweep(session, ask)
        return 0
    variables = variables_of(ask.var)
    given = inputs_of(variables, ask.label)
    points = {"at_least": ask.at_least, "at_most": ask.at_most, "exactly": ask.exactly}
    asked = Questions(points, ask.vs, variables, ask.joint)
    given |= asked.points
    if ask.joint:
        given["joint"] = True
    if ask.vs is not None:
        given["vs"] = str(asked.against)
    if source is None:
        refuse_verb(session, ask.expressions[0], variables)
        texts = read_arguments(session, ask.expressions, variables)
        if len(texts) > 1:
            session.output.several()
        for text in texts:
            show_odds(session, text, asked, given)
        return 0
    return answer_lines(
        session,
        source,
        lambda text: read_known(text, variables, decimal_comma(session)),
        lambda read: show_odds(session, read, asked, given),
    )


def refuse_verb(session: Session, word: str, variables: dict[str, Number]) -> None:
    """Refuse a verb of the game where dice are wanted."""
    game = session.ruleset
    if game is not None and word in game.verbs and word not in variables:
        raise UsageError(
            "unknown_word",
            msg("{word} is a verb of the game, and dice are wanted here.", word=word),
            hint=msg("For the odds of a verb, write {call}.",
                     call=f"rolcli {game.name} {word} ... --odds"),
        )


def separate(expressions: Sequence[Node]) -> list[tuple[Node, bool]]:
    """Give each reading of a throw apart, for it has odds of its own.

    With each stands whether totals are asked of it: of several readings, the first.
    """
    found: list[tuple[Node, bool]] = []
    for one in expressions:
        if isinstance(one, Readings):
            found += [(one.one(each), not i) for i, each in enumerate(one.readings)]
        else:
            found.append((one, True))
    return found


def show_odds(
    session: Session, read: Input, asked: Questions, given: dict[str, object]
) -> None:
    """Print the odds of each expression of one text; repeats have the same odds."""
    trees = separate(read.expressions)
    if len(trees) > 1:
        session.output.several()
    if read.comment:
        given = given | {"comment": read.comment}
    try:
        couples = of_couples(session, read, asked, given)
    except RolcliError as error:
        raise placed(error, read.text or "") from None
    reports = []
    for tree, totals_asked in trees:
        try:
            report = report_of(tree, asked, session.depth, totals_asked)
        except RolcliError as error:
            raise placed(error, read.text or "") from None
        session.sign(report, {"expression": str(tree), **given})
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
            print_odds(session.output, report)
    if len(reports) > 1:
        print_compared(session.output, reports)
    for report in couples:
        print_odds(session.output, report)
    if session.shared.plot is not None:
        from rolcli.cli.sweeping import picture
        from rolcli.render import plot

        picture(session, plot.draw(reports, session.output.options.tr))


def of_couples(
    session: Session, read: Input, asked: Questions, given: dict[str, object]
) -> list[OddsReport]:
    """Work out what the readings of each throw come to together, where that is asked."""
    if not asked.joint:
        return []
    from rolcli.odds.budget import checked_depth
    from rolcli.odds.couples import couples

    checked_depth(session.depth)
    reports = []
    for tree in read.expressions:
        if not isinstance(tree, Readings) or len(tree.readings) < 2:
            raise no_pairs()
        report = OddsReport("odds")
        report.title = str(tree)
        for couple in couples(tree, asked.variables, session.depth):
            report.pairs.append(couple.pairs)
            report.truncated = max(report.truncated, couple.truncated)
        session.sign(report, {"expression": str(tree), **given})
        if read.comment and report.note is None:
            report.note = read.comment
        reports.append(report)
    return reports


def no_pairs() -> UsageError:
    """Word that there are no two readings."""
    return UsageError(
        "option_without_meaning",
        msg("--joint is for one throw that is read several ways."),
        hint=msg("For example: {call}", call="rolcli odds '10d6: >=5, =1' --joint"),
    )


def sweep(session: Session, ask: OddsAsk) -> None:
    """Print the odds of one expression for each value of one variable, or of two."""
    from rolcli.chances import Axis, Sweep
    from rolcli.cli.sweeping import gather, product
    from rolcli.cli.sweeping import read as read_sweep

    if ask.file is not None or list(ask.expressions) == ["-"]:
        raise UsageError("excludes", msg("--for goes with one expression of the command line."))
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


def report_of(
    tree: Node, asked: Questions, depth: int, totals_asked: bool = True
) -> OddsReport:
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
    if "outcome" not in report.tables and one_or_none(tree, total):
        report.tables["outcome"] = of_test(total.at_least(1), report)
    if "outcome" in report.tables:
        report.answer = "outcome"
    report.tables["total"].under = asked.under or (found.operator or "")[:1] == "<"
    for name, value in asked.points.items() if totals_asked else ():
        ask = {"at_least": total.at_least, "at_most": total.at_most, "exactly": total.exactly}
        report.points[name] = (value, ask[name](value))
    return report


def one_or_none(tree: Node, total: Law) -> bool:
    """Tell whether an expression only counts if one die, or one sub-roll, meets a condition."""
    if isinstance(tree, Readings):
        tree = tree.readings[0]
    while isinstance(tree, Labelled):
        tree = tree.operand
    modifiers = tree.modifiers if isinstance(tree, Pool | Group | Look) else ()
    if not any(modifier.counts for modifier in modifiers):
        return False
    ends = total.minimum, total.maximum
    single = isinstance(tree, Pool) and str(tree.count) == "1"
    return ends == (0, 1) or (single and ends in ((0, 0), (1, 1)))


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


def read_one(text: str, variables: dict[str, Number]) -> Node:
    """Read a text that must be exactly one expression."""
    node = parse_expression(text, variables)
    refuse_unknown(node, text, variables)
    return node
