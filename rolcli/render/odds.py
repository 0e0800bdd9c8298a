"""Exact odds for people: what was asked, the figures, and a row a value."""

from __future__ import annotations

from rolcli.locale.numbers import MAX_DIGITS, digits
from rolcli.messages import msg, nmsg
from rolcli.render.bins import choose
from rolcli.render.grid import Grid, aligned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any

    from rolcli.chances import OddsReport, Table
    from rolcli.locale import Translator
    from rolcli.messages import Message
    from rolcli.render.options import Options

LIMITS = {"plain": 100, "table": 40, "markdown": 40, "bbcode": 40}
"""The most rows of a table, by format; beyond it values are put together in steps."""
LONGEST = 24
"""The most digits of a fraction's denominator that people are shown."""
TOO_LONG = 8000
"""Fractions over denominators of more digits are not brought to lowest terms."""

POINTS = {
    "at_least": msg("at least {value}"),
    "at_most": msg("at most {value}"),
    "exactly": msg("exactly {value}"),
}


def render(report: OddsReport, form: str, options: Options) -> str:
    """Print odds in one of the formats for people."""
    tr = options.tr
    head = title(report, tr)
    facts = [*points(report, tr), *summaries(report, tr)]
    grids = [grid(name, table, report, form, tr) for name, table in report.tables.items()]
    remarks = tail(report, tr)
    if form == "table":
        from rolcli.render import odds_table

        return odds_table.draw_odds(head, facts, grids, remarks, options)
    if form == "markdown":
        from rolcli.render import markdown

        parts = [f"**{markdown.escape(head)}**"]
        if facts:
            parts.append("\n".join(["- " + markdown.escape(fact) for fact in facts]))
        for one in grids:
            parts += [markdown.table(one.head, one.rows), *map(markdown.escape, one.remarks)]
        return "\n\n".join([*parts, *map(markdown.escape, remarks)])
    if form == "bbcode":
        from rolcli.render import bbcode

        parts = [f"[b]{bbcode.escape(head)}[/b]", *map(bbcode.escape, facts)]
        for one in grids:
            parts += [bbcode.block("\n".join(aligned(one))), *map(bbcode.escape, one.remarks)]
        return "\n".join([*parts, *map(bbcode.escape, remarks)])
    from rolcli.render.plain import clean, line

    parts = [line([("total", head)], options.color), *map(clean, facts)]
    for one in grids:
        parts += [*map(clean, aligned(one)), *one.remarks]
    return "\n".join([*parts, *map(clean, remarks)])


def title(report: OddsReport, tr: Translator) -> str:
    """Word what the odds are of."""
    words = tr(report.title) if report.title is not None else call_of(report, tr)
    label = report.input.get("label")
    if label:
        words = f"{label}: {words}"
    if report.who:
        words = f"{report.who}: {words}"
    return f"{words}  # {report.note}" if report.note else words


def call_of(report: OddsReport, tr: Translator) -> str:
    """Word a verb and what it was given, so that two tables can be told apart."""
    given = []
    for key, value in report.input.items():
        known = not tr.words or key in tr.words or f"{report.rules}.{key}" in tr.words
        name = tr.word(key, report.rules) if known else report.names.get(key, "")
        if isinstance(value, dict):
            given += [f"{tr.word(one)} {spoken(rule, report, tr)}" for one, rule in value.items()]
        elif value is True:
            given.append(name)
        else:
            several = value if isinstance(value, list | tuple) else [value]
            words = [name, *[spoken(one, report, tr) for one in several]]
            given.append(" ".join(filter(None, words)))
    verb = tr.word(report.verb, report.rules)
    given = list(filter(None, given))
    return f"{verb} ({', '.join(given)})" if given else verb


def spoken(value: object, report: OddsReport, tr: Translator) -> str:
    """Word a value that was given: a canonical name in the language, anything else as it is."""
    name = value.replace("-", "_") if isinstance(value, str) else ""
    if name.isidentifier() and name.islower():
        return tr.word(name, report.rules)
    return str(value)


def points(report: OddsReport, tr: Translator) -> list[str]:
    """Word the answers to the questions asked of the total."""
    return [
        f"{tr(asked(name, value, tr))}: {answer(chance, tr)}"
        for name, (value, chance) in report.points.items()
    ]


def answer(chance: Any, tr: Translator) -> str:
    """Word a chance, or the digits of it that are certain."""
    if not hasattr(chance, "low"):
        return chance_words(chance.numerator, chance.denominator, tr)
    low, high = (tr.percent(end.numerator, end.denominator) for end in chance)
    if low == high:
        return tr(msg("about {value}", value=low))
    return tr(msg("{low} to {high}", low=low, high=high))


def figure(value: Any, tr: Translator) -> str:
    """Word an exact figure, or the digits of one that are certain."""
    if not hasattr(value, "low"):
        return tr.short(value)
    return tr(msg("about {value}", value=tr.short(certain(value))))


def certain(between: Any) -> Fraction:
    """Give the number with the most decimals, ten at most, to which both ends are rounded."""
    from fractions import Fraction

    for places in range(10, -1, -1):
        ends = {round(end * 10**places) for end in between}
        if len(ends) == 1:
            return Fraction(ends.pop(), 10**places)
    middle: Fraction = (between.low + between.high) / 2
    return middle


def asked(name: str, value: Any, tr: Translator) -> Message:
    """Word a question."""
    return msg(POINTS[name].text, value=tr.exact(value))


def chance_words(n: int, d: int, tr: Translator) -> str:
    """Word a chance: ``9.26% (5/54)``."""
    written = fraction(n, d)
    return f"{tr.percent(n, d)} ({written})" if written else tr.percent(n, d)


def fraction(n: int, d: int) -> str:
    """Write n/d in lowest terms, or nothing when it is too long to read."""
    from math import gcd

    if digits(d) > TOO_LONG:
        return ""
    common = gcd(n, d)
    n, d = n // common, d // common
    return f"{n}/{d}" if digits(d) <= LONGEST else ""


def summaries(report: OddsReport, tr: Translator) -> list[str]:
    """Word mean, deviation, median and ends of each quantity."""
    from rolcli.render.moments import summarise

    lines = []
    for name, table in report.tables.items():
        if not table.summary or table.named or not table.items:
            continue
        line, *rest = [tr(part) for part in figures(summarise(report, name), tr)]
        for part in rest:
            line = tr(msg("{first}, {next}", first=line, next=part))
        lines.append(line if name == "total" else f"{tr.word(name, report.rules)}: {line}")
    return lines


def figures(known: dict[str, Any], tr: Translator) -> list[Message]:
    """Word the figures that there are."""
    from rolcli.render.moments import deviation

    mean, variance, median = known["mean"], known["variance"], known["median"]
    parts = [msg("no known mean") if mean is None else msg("mean {mean}", mean=figure(mean, tr))]
    if variance is not None:
        n, d = deviation(variance, 4)
        parts.append(msg("standard deviation {deviation}", deviation=tr.rounded(n, d)))
    if median is not None:
        parts.append(msg("median {median}", median=tr.exact(median)))
    least, most = known["minimum"], known["maximum"]
    if least is not None and most is not None:
        parts.append(msg("{least} to {most}", least=tr.exact(least), most=tr.exact(most)))
    elif least is not None:
        parts.append(msg("{least} and up", least=tr.exact(least)))
    elif most is not None:
        parts.append(msg("{most} and down", most=tr.exact(most)))
    return parts


def grid(name: str, table: Table, report: OddsReport, form: str, tr: Translator) -> Grid:
    """Make the table of a quantity."""
    from fractions import Fraction

    d, rules = table.denominator, report.rules
    made = Grid([tr.word(name, rules), tr(msg("chance"))])
    fractions = [fraction(n, d) for _, n in table.items] if len(table.items) <= 100 else [""]
    with_fractions = all(fractions)
    if with_fractions:
        made.head.append(tr(msg("fraction")))
    if table.named:
        for position, (value, n) in enumerate(table.items):
            words = [tr.word(str(value), rules), tr.percent(n, d)]
            made.rows.append([*words, fractions[position]] if with_fractions else words)
            made.weights.append(n)
        made.most = d
        return made
    more = table.above[1] if table.above else 0
    rows, width = choose(table.items, d, LIMITS[form])
    made.head.append(tr(msg("at least")))
    add_end(made, table.below, msg("{value} and less"), with_fractions, tr)
    for position, row in enumerate(rows):
        label = tr.exact(row.first)
        if row.last != row.first:
            label += f"..{tr.exact(row.last)}"
        cells = [label, tr.percent(row.weight, d)]
        if with_fractions:
            cells.append(fractions[position] if not width else fraction(row.weight, d))
        n, below = row.at_least, d
        if more:
            at_least = Fraction(n, d) + more
            n, below = at_least.numerator, at_least.denominator
        made.rows.append([*cells, tr.percent(n, below)])
        made.weights.append(Fraction(row.weight, d) if table.above or table.below else row.weight)
    add_end(made, table.above, msg("{value} and more"), with_fractions, tr)
    if width:
        values = len(table.items)
        made.remarks.append(
            tr(
                nmsg(
                    "{values} values, put together; --json has each of them.",
                    "{values} values, put together in steps of {n}; --json has each of them.",
                    width, values=values,
                )
            )
        )  # fmt: skip
    return made


def add_end(
    made: Grid, end: tuple[Any, Fraction] | None, words: Message, with_fraction: bool,
    tr: Translator,
) -> None:  # fmt: skip
    """Add the row of all values beyond the first or the last."""
    if end is None:
        return
    value, chance = end
    n, d = chance.numerator, chance.denominator
    cells = [tr(msg(words.text, value=tr.exact(value))), tr.percent(n, d)]
    if with_fraction:
        cells.append(fraction(n, d))
    upper = not made.rows
    made.rows.append([*cells, tr.percent(1, 1) if upper else tr.percent(n, d)])
    made.weights.append(chance)


def tail(report: OddsReport, tr: Translator) -> list[str]:
    """Word what has no row, and the notes."""
    lines = []
    if report.truncated and not any(table.above or table.below for table in report.tables.values()):
        n, d = report.truncated.numerator, report.truncated.denominator
        lines.append(tr(msg("Not listed: {chance}", chance=chance_words(n, d, tr))))
    return lines + [tr(note) for note in report.notes]


def quiet(report: OddsReport, tr: Translator) -> str:
    """Give only the chances asked for, else of each outcome, else the mean."""
    if report.points:
        return "\n".join([bare(chance, tr) for _, chance in report.points.values()])
    lines = []
    for table in report.tables.values():
        if table.named:
            d = table.denominator
            for name, n in table.items:
                chance = fraction(n, d) or tr.percent(n, d)
                lines.append(f"{tr.word(str(name), report.rules)} {chance}")
    if lines:
        return "\n".join(lines)
    from rolcli.render.moments import summarise

    means = [summarise(report, name)["mean"] for name in report.tables]
    return "\n".join([figure(m, tr) if hasattr(m, "low") else "-" if m is None
                      else in_decimals(m) or tr.exact(m) for m in means])  # fmt: skip


def bare(chance: Any, tr: Translator) -> str:
    """Write a chance as a fraction, or, where none is had, in words."""
    if hasattr(chance, "low"):
        return answer(chance, tr)
    return in_decimals(chance) or f"{chance.numerator}/{chance.denominator}"


def in_decimals(value: int | Fraction) -> str:
    """Write what has more than 4,000 digits as a fraction in decimals; nothing for the rest."""
    if digits(value.denominator) <= MAX_DIGITS:
        return ""
    from rolcli.render.writer import decimal

    return decimal(value.numerator, value.denominator).text
