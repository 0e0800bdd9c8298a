"""Exact odds for people: what was asked, the figures, and a row a value."""

from __future__ import annotations

from rolcli.locale.numbers import MAX_DIGITS, digits
from rolcli.messages import msg
from rolcli.render.chance import answer, chance_words, fraction
from rolcli.render.odds_grid import grid
from rolcli.render.tables import Tables, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any

    from rolcli.chances import OddsReport
    from rolcli.locale import Translator
    from rolcli.messages import Message
    from rolcli.render.grid import Grid
    from rolcli.render.options import Options

POINTS = {
    "at_least": msg("at least {value}"),
    "at_most": msg("at most {value}"),
    "exactly": msg("exactly {value}"),
}


def render(report: OddsReport, form: str, options: Options) -> str:
    """Print odds in one of the formats for people."""
    tr = options.tr
    brief = report.answer is not None and not options.verbose
    head, grids = title(report, tr), [] if brief else tables(report, form, options)
    if brief and form == "table":
        grids = tables(report, form, options, report.answer)
    elif brief:
        head = title(report, tr, outcomes(report, options))
    facts = [*points(report, options), *([] if brief else summaries(report, tr))]
    remarks = tail(report, options)
    return write(Tables(head, facts, grids, remarks), form, options)


def tables(report: OddsReport, form: str, options: Options, only: str | None = None) -> list[Grid]:
    """Make the table of each quantity, or of one, and of each two readings."""
    made = [
        grid(name, table, report, form, options)
        for name, table in report.tables.items() if only in (None, name)
    ]
    if report.pairs:
        from rolcli.render import odds_pairs

        made += [odds_pairs.grid(pairs, form, options) for pairs in report.pairs]
    return made


def outcomes(report: OddsReport, options: Options) -> str:
    """Word the chances of what was asked: ``success 45.00% (9/20), failure 55.00% (11/20)``."""
    assert report.answer is not None
    table, tr = report.tables[report.answer], options.tr
    return ", ".join([
        f"{tr.word(str(name), report.rules)} "
        f"{chance_words(n, table.denominator, tr, options.one_in)}"
        for name, n in table.items
    ])


def title(report: OddsReport, tr: Translator, answer: str = "") -> str:
    """Word what the odds are of, and perhaps what they are."""
    words = tr(report.title) if report.title is not None else call_of(report, tr)
    label = report.input.get("label")
    if label:
        words = f"{label}: {words}"
    if report.who:
        words = f"{report.who}: {words}"
    if answer:
        words = f"{words}: {answer}"
    return f"{words}  # {report.note}" if report.note else words


def call_of(report: OddsReport, tr: Translator) -> str:
    """Word a verb and what it was given, so that two tables can be told apart."""
    given = []
    for key, value in report.input.items():
        name = tr.word(key, report.rules) if known(key, report, tr) else report.names.get(key, "")
        if isinstance(value, dict):
            given += [house_rule(one, rule, report, tr) for one, rule in value.items()]
        elif value is True:
            given.append(name)
        else:
            several = value if isinstance(value, list | tuple) else [value]
            words = [name, *[spoken(one, report, tr) for one in several]]
            given.append(" ".join(filter(None, words)))
    verb = tr.word(report.verb, report.rules)
    given = list(filter(None, given))
    return f"{verb} ({', '.join(given)})" if given else verb


def known(key: str, report: OddsReport, tr: Translator) -> bool:
    """Tell whether the language has a word for a name."""
    return not tr.words or key in tr.words or f"{report.rules}.{key}" in tr.words


def house_rule(name: str, value: object, report: OddsReport, tr: Translator) -> str:
    """Word a house rule; one that the language has no word for as it is typed."""
    if isinstance(value, bool):
        value = "on" if value else "off"
    if not known(name, report, tr):
        return f"{name}={value}"
    return f"{tr.word(name)} {spoken(value, report, tr)}"


def spoken(value: object, report: OddsReport, tr: Translator) -> str:
    """Word a value that was given: a canonical name in the language, anything else as it is."""
    name = value.replace("-", "_") if isinstance(value, str) else ""
    if name.isidentifier() and name.islower():
        return tr.word(name, report.rules)
    return str(value)


def points(report: OddsReport, options: Options) -> list[str]:
    """Word the answers to the questions asked of the total."""
    tr = options.tr
    return [
        f"{tr(asked(name, value, tr))}: {answer(chance, tr, options.one_in)}"
        for name, (value, chance) in report.points.items()
    ]


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


def tail(report: OddsReport, options: Options) -> list[str]:
    """Word what has no row, and the notes."""
    tr = options.tr
    lines = []
    if report.truncated and not any(table.above or table.below for table in report.tables.values()):
        n, d = report.truncated.numerator, report.truncated.denominator
        lines.append(tr(msg("Not listed: {chance}", chance=chance_words(n, d, tr, options.one_in))))
    return lines + [tr(note) for note in report.notes]


def quiet(report: OddsReport, tr: Translator) -> str:
    """Give only the chances asked for, else of each outcome, else the mean."""
    if report.points:
        return "\n".join([bare(chance, tr) for _, chance in report.points.values()])
    lines = []
    if report.pairs:
        from rolcli.render import odds_pairs

        return "\n".join([line for pairs in report.pairs for line in odds_pairs.quiet(pairs, tr)])
    for table in report.tables.values():
        if table.named:
            d = table.denominator
            for name, n in table.items:
                chance = fraction(n, d) or tr.percent(n, d)
                lines.append(f"{tr.word(str(name), report.rules)} {chance}")
    if lines or not report.tables:
        return "\n".join(lines or [tr(note) for note in report.notes])
    from rolcli.render.moments import summarise

    means = [summarise(report, name)["mean"] for name in report.tables]
    return "\n".join([figure(m, tr) if hasattr(m, "low") else "-" if m is None
                      else in_decimals(m) or tr.exact(m) for m in means])


def bare(chance: Any, tr: Translator) -> str:
    """Write a chance as a fraction, or, where none is had, in words."""
    if hasattr(chance, "low"):
        return answer(chance, tr)
    return in_decimals(chance) or f"{chance.numerator}/{chance.denominator}"


def in_decimals(value: int | Fraction) -> str:
    """Write what has more than 4,000 digits as a fraction in decimals; nothing for the rest."""
    if digits(value.denominator) <= MAX_DIGITS:
        return ""
    from rolcli.render.as_json import decimal

    return decimal(value.numerator, value.denominator).text
