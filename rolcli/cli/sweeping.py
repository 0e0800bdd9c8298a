"""``--for NAME=10..90:10``: the odds of a call for each value of one parameter, or of two."""

from __future__ import annotations

from rolcli.chances import Axis, OddsReport, Sweep
from rolcli.cli.fields import Label, json_key, names_of
from rolcli.cli.odds_output import print_odds, print_sweep
from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.words import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from rolcli.cli.fields import Fields
    from rolcli.cli.session import Session
    from rolcli.declare import Field
    from rolcli.messages import Message

MOST_VALUES = 1000
"""The most values of one parameter."""
MOST_CELLS = 10_000
"""The most calls of one sweep."""
MOST_AXES = 2
LONG_ENOUGH = 1.0
"""Seconds after which progress is shown on a terminal."""


class Asked:
    """What ``--for`` asks: the name as typed and the texts of the values."""

    __slots__ = ("name", "texts")

    def __init__(self, name: str, texts: list[str]) -> None:
        self.name = name
        self.texts = texts


def left_out(swept: Sequence[Field]) -> Message:
    """Say that what is gone through is not given besides."""
    return msg("--for goes through {name}: leave it out.", name=Label(swept[0]))


def read(texts: Sequence[str]) -> list[Asked]:
    """Read NAME=VALUES texts; raise UsageError for what is none, or for too many."""
    asked = [one(text) for text in texts]
    if len(asked) > MOST_AXES:
        raise UsageError(
            "limit",
            msg("--for goes through one or two parameters, not {n}.", n=len(asked)),
        )
    cells = 1
    for axis in asked:
        cells *= len(axis.texts)
    if cells > MOST_CELLS:
        raise UsageError(
            "limit",
            msg("--for goes through at most {most} calls, and these are {n}.",
                most=MOST_CELLS, n=cells),
        )
    return asked


def one(text: str) -> Asked:
    """Read one NAME=VALUES."""
    name, equals, values = text.partition("=")
    name = name.strip()
    found: list[str] = []
    for part in values.split(","):
        found += between(part.strip(), text)
    if not equals or not name or not all(found):
        raise bad(text)
    if len(found) > MOST_VALUES:
        raise UsageError(
            "limit",
            msg("--for goes through at most {most} values of one parameter.", most=MOST_VALUES),
        )
    return Asked(name, list(dict.fromkeys(found)))


def between(part: str, text: str) -> list[str]:
    """Give the values of ``A..B`` or ``A..B:STEP``, or the one value that stands there."""
    first, dots, rest = part.partition("..")
    if not dots:
        return [part]
    last, colon, step = rest.partition(":")
    try:
        low, high, width = int(first), int(last), int(step) if colon else 1
    except ValueError:
        raise bad(text) from None
    if width == 0 or len(part) > 40:
        raise bad(text)
    width = abs(width) if low <= high else -abs(width)
    stop = high + (1 if width > 0 else -1)
    if abs(stop - low) // abs(width) > MOST_VALUES:
        raise UsageError(
            "limit",
            msg("--for goes through at most {most} values of one parameter.", most=MOST_VALUES),
        )
    return [str(value) for value in range(low, stop, width)]


def bad(text: str) -> UsageError:
    """Word a ``--for`` that says no values."""
    return UsageError(
        "bad_value",
        msg("--for takes a name and values, not {text}.", text=text or "''"),
        hint=msg("For example --for skill=10..90:10 or --for difficulty=regular,hard."),
    )


def field_of(name: str, fields: Fields) -> Field:
    """Find the parameter that a sweep names, by any of its names; raise UsageError."""
    wanted = fold(name.lstrip("-"))
    for key, field in fields.items():
        known = {key, json_key(field), *(fold(one.lstrip("-")) for one in names_of(field))}
        if wanted in known | {fold(word) for word in field.es}:
            if field.base is bool or field.kind in ("result", "toml") or field.split is not None:
                break
            return field
    usable = [
        json_key(f).replace("_", "-")
        for f in fields.values()
        if f.base is not bool and f.kind not in ("result", "toml") and not f.hidden
    ]
    raise UsageError(
        "unknown_option",
        msg("--for cannot go through {name} here.", name=name),
        hint=msg("It can go through {names}.", names=", ".join(usable)),
    )


def first_texts(texts: Sequence[str], fields: Fields) -> dict[str, list[str]]:
    """Give the first text of each parameter that a sweep fills, so that none is missing."""
    return {field_of(axis.name, fields).key: [axis.texts[0]] for axis in read(texts)}


def sweep_verb(
    session: Session,
    fields: Fields,
    run: Callable[[dict[str, Any]], OddsReport],
    given: dict[str, Any],
) -> None:
    """Print the odds of a verb for each value; ``run`` gives those of some parameters."""
    from rolcli.cli.fields import read_value

    asked = read(session.shared.sweep)
    found = [field_of(axis.name, fields) for axis in asked]
    if len({field.key for field in found}) < len(found):
        raise UsageError("given_twice", msg("--for goes through {name} twice.", name=asked[0].name))
    values = [
        [read_value(field, text) for text in axis.texts]
        for field, axis in zip(found, asked, strict=True)
    ]
    made = Sweep(
        session.call.verb,
        [Axis(json_key(f), found) for f, found in zip(found, values, strict=True)],
        session.call.rules,
    )
    head = OddsReport(session.call.verb, session.call.rules)
    session.sign(head, {k: v for k, v in given.items() if k not in {json_key(f) for f in found}})
    made.head = head

    def calls() -> Iterator[tuple[tuple[Any, ...], OddsReport]]:
        for cell in product(values):
            new = {
                field.key: [value] if field.many else value
                for field, value in zip(found, cell, strict=True)
            }
            report = run({**session.call.parameters, **new})
            shown = {json_key(f): new[f.key] for f in found}
            session.sign(report, {**given, **shown})
            yield cell, report

    gather(session, made, calls())


def product(values: Sequence[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """Yield every combination, the last parameter changing fastest."""
    from itertools import product as combinations

    yield from combinations(*values)


def gather(
    session: Session, made: Sweep, calls: Iterator[tuple[tuple[Any, ...], OddsReport]]
) -> None:
    """Work a sweep out and print it; with Ctrl-C what is done."""
    from time import monotonic

    made.mean = session.shared.mean
    total = 1
    for axis in made.axes:
        total *= len(axis.values)
    session.output.several()
    environment = session.environment
    began = monotonic()
    shown = False
    try:
        for cell, report in calls:
            if session.output.format == "json":
                print_odds(session.output, report)
            made.reports[cell] = report
            if environment.error_tty and monotonic() - began > LONG_ENOUGH:
                shown = progress(environment.stderr, f"\r{len(made.reports)}/{total}")
    except KeyboardInterrupt:
        finish(session, made, shown)
        raise
    finish(session, made, shown)


def finish(session: Session, made: Sweep, shown: bool) -> None:
    """Print what is worked out, and draw it where a picture is wanted."""
    if shown:
        progress(session.environment.stderr, "\r" + " " * 20 + "\r")
    if made.reports and not made.columns and session.output.format != "json":
        raise nothing_to_list(made)
    if made.reports and session.output.format != "json":
        print_sweep(session.output, made)
    if made.reports and session.shared.plot is not None:
        from rolcli.render import plot

        picture(session, plot.draw_sweep(made, session.output.options.tr))


def nothing_to_list(made: Sweep) -> UsageError:
    """Word a sweep of which no row would have a figure."""
    if made.mean:
        return UsageError(
            "option_without_meaning",
            msg("There is no number here to give the mean of."),
            hint=msg("Leave out --mean for the chance of each outcome."),
        )
    return UsageError(
        "option_without_meaning", msg("Nothing is thrown here: what comes of it is certain.")
    )


def picture(session: Session, figure: Any) -> None:
    """Write a picture; raise DataError where its file cannot be written."""
    from rolcli.errors import DataError
    from rolcli.render import plot

    path = session.shared.plot
    assert path is not None
    try:
        plot.save(figure, path)
    except OSError as error:
        raise DataError(
            "cannot_write",
            msg("{file} cannot be written: {reason}.", file=path,
                reason=error.strerror or str(error)),
        ) from None


def progress(stream: Any, text: str) -> bool:
    """Say on a terminal how far it is; give whether anything was said."""
    try:
        stream.write(text)
        stream.flush()
    except (OSError, ValueError, AttributeError):
        return False
    return True
