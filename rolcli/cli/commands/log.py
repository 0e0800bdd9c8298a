"""`rolcli log`: what was rolled when, as rows; or counts and sums by person."""

from __future__ import annotations

import os
from datetime import date, timedelta

from rolcli.campaign.backwards import lines_backwards
from rolcli.campaign.book import whole_size
from rolcli.campaign.journal import MAX_LINE, journal_file, open_to_read
from rolcli.campaign.names import folded
from rolcli.campaign.sums import lines_from, thing_of, undoes, undone_in
from rolcli.cli.commands.sheet_set import no_campaign
from rolcli.cli.listing import print_rows
from rolcli.declare import Ask, Flag, Text, Whole
from rolcli.errors import RolcliError, UsageError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from rolcli.cli.session import Session
    from rolcli.locale import Translator

    Entry = dict[str, Any]

LEVELS = ("critical", "extreme", "hard", "regular", "fumble")
ENTRIES = ("set", "next", "day", "undo")
"""What is recorded and no result."""
USUAL = 1_000
"""The most lines that are listed when nobody says how many."""
MOST = 5_000
"""The most lines that are listed."""


class Log(Ask):
    """What `log` takes."""

    last = Whole(
        N_("How many of the last ones: 1000 where nothing is said, 5000 at most."),
        metavar="N", least=1, most=MOST, default=None, es="últimas",
    )
    since = Text(
        N_("Only from a day on: 2026-12-01, today or yesterday."), metavar="DAY", default=None,
        es="desde",
    )
    summary = Flag(N_("Counts, levels and damage by person."), es="resumen")


def log(session: Session, ask: Log) -> None:
    """List what stands in the journal."""
    if session.config.table is None:
        raise no_campaign()
    since = None if ask.since is None else day_of(ask.since)
    who = session.shared.actor
    file = journal_file(session.config.table.folder)
    entries: list[Entry] = []
    if os.path.exists(file):
        handle = open_to_read(file)
        try:
            size = whole_size(handle)
            if ask.summary and ask.last is None:
                lines = lines_from(handle, 0, size)
                tallies = tallied(counting(lines, undone_in(handle, size), who, since))
                summary(session, tallies)
                return
            entries = latest(handle, size, ask.last or USUAL + 1, who, since)
        finally:
            os.close(handle)
    if ask.summary:
        summary(session, tallied(entries))
        return
    if ask.last is None and len(entries) > USUAL:
        entries = entries[1:]
        session.output.caution(
            msg(
                "Only the last {usual} are listed: --last N lists up to {most}.",
                usual=USUAL, most=MOST,
            )
        )
    show(session, entries)


def day_of(text: str) -> str:
    """Read a day as the journal begins its times; raise UsageError."""
    if folded(text) in ("today", "hoy"):
        return date.today().isoformat()
    if folded(text) in ("yesterday", "ayer"):
        return (date.today() - timedelta(days=1)).isoformat()
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise UsageError(
            "bad_value",
            msg("{text} is no day.", text=text[:40]),
            hint=msg("Write it like 2026-12-01, today or yesterday."),
        ) from None


def latest(handle: int, size: int, count: int, who: str | None, since: str | None) -> list[Entry]:
    """Read the last lines that count and that were asked for, the first of them first."""
    found: list[Entry] = []
    undone: set[int] = set()
    for line in lines_backwards(handle, size, MAX_LINE):
        thing = thing_of(line)
        if thing is None:
            continue
        if since is not None and str(thing.get("at", "")) < since:
            break
        if thing.get("verb") == "undo":
            undone |= undoes(thing)
        elif not taken_back(thing, undone) and is_of(thing, who):
            found.append(thing)
            if len(found) == count:
                break
    return found[::-1]


def taken_back(thing: Entry, undone: set[int]) -> bool:
    """Tell whether a line counts no longer."""
    number = thing.get("n")
    return isinstance(number, int) and number in undone


def is_of(thing: Entry, who: str | None) -> bool:
    """Tell whether a line is of somebody."""
    if who is None:
        return True
    names = (thing.get("as"), thing.get("on"), thing.get("who"))
    return any(isinstance(name, str) and folded(name) == folded(who) for name in names)


def show(session: Session, entries: list[Entry]) -> None:
    """Print lines as rows: number, when, what."""
    output, tr = session.output, session.output.options.tr
    if output.format == "json":
        from rolcli.campaign.text import write_json

        for thing in entries:
            output.raw(write_json(thing))
        return
    if not entries:
        output.write(tr(msg("Nothing has been recorded.")))
        return
    head = [tr(msg("number")), tr(msg("when")), tr(msg("what"))]
    rows = [[str(one.get("n", "")), when(one), told(session, one)] for one in entries]
    print_rows(output, head, rows, whole=2)


def when(thing: Entry) -> str:
    """Give the time of a line, to the minute."""
    return str(thing.get("at", ""))[:16].replace("T", " ")


def told(session: Session, thing: Entry) -> str:
    """Word a line: the headline of a result, else what it did."""
    tr = session.output.options.tr
    if thing.get("verb") not in ENTRIES:
        from rolcli.cli.again import again, names, spoken
        from rolcli.cli.fields import blamed
        from rolcli.rulesets import find

        try:
            result = again(thing)
            names(result, thing)
            game = None if result.rules is None else find(result.rules)
            return blamed(game, lambda: spoken(result, session.output.options))
        except RolcliError:  # of a game that is not here, or whose words cannot be printed
            pass
    who = thing.get("who", thing.get("as"))
    return (f"{who}: " if isinstance(who, str) else "") + done(thing, tr)


def done(thing: Entry, tr: Translator) -> str:
    """Word what a line did that rolled nothing."""
    verb, given, table = str(thing.get("verb", "")), thing.get("input"), thing.get("table")
    given = given if isinstance(given, dict) else {}
    table = table if isinstance(table, dict) else {}
    if verb == "next" and "round" in table and "name" in given:
        return tr(msg("Round {round}, {name}", round=table["round"], name=str(given["name"])))
    if verb == "day" and "day" in table:
        return tr(msg("Day {n} begins.", n=table["day"]))
    if verb == "set":
        return ", ".join(map(str, given.get("changes") or ()))
    parts = [tr.word(verb)]
    if thing.get("outcome"):
        parts.append(tr.word(str(thing["outcome"])))
    return " ".join(parts)


class PersonSummary:
    """What one person did: rolls, successes, levels, damage done."""

    __slots__ = ("damage", "levels", "made", "rolls")

    def __init__(self) -> None:
        self.rolls = 0
        self.made = 0
        self.levels: dict[str, int] = {}
        self.damage = 0


def counting(
    lines: Iterable[bytes], undone: set[int], who: str | None, since: str | None
) -> Iterator[Entry]:
    """Yield what was asked for, without what was taken back."""
    for line in lines:
        thing = thing_of(line)
        if thing is None or (since is not None and str(thing.get("at", "")) < since):
            continue
        if not taken_back(thing, undone) and is_of(thing, who):
            yield thing


def tallied(things: Iterable[Entry]) -> dict[str, PersonSummary]:
    """Count results by person."""
    tallies: dict[str, PersonSummary] = {}
    for thing in things:
        if not thing.get("rolls") or thing.get("verb") == "initiative":
            continue
        details = thing.get("details")
        final = details.get("final") if isinstance(details, dict) else None
        tally = tallies.setdefault(str(thing.get("who") or thing.get("as") or "-"), PersonSummary())
        tally.rolls += 1
        tally.made += thing.get("success") is True
        if thing.get("verb") == "attack" and isinstance(final, int):
            tally.damage += final
        level = thing.get("level")
        if level in LEVELS:
            tally.levels[level] = tally.levels.get(level, 0) + 1
    return tallies


def summary(session: Session, tallies: dict[str, PersonSummary]) -> None:
    """Print what everybody did, a row a person."""
    output, tr = session.output, session.output.options.tr
    if output.format == "json":
        people = {
            name: {"rolls": one.rolls, "successes": one.made, "levels": one.levels,
                   "damage": one.damage}
            for name, one in tallies.items()
        }
        output.text("", {"summary": people})
        return
    if not tallies:
        output.write(tr(msg("Nothing has been recorded.")))
        return
    levels = [one for one in LEVELS if any(one in tally.levels for tally in tallies.values())]
    head = [tr(msg("character")), tr(msg("rolls")), tr(msg("successes")),
            *map(tr.word, levels), tr(msg("damage"))]
    rows = [
        [name, str(one.rolls), str(one.made),
         *(str(one.levels.get(level, 0)) for level in levels), str(one.damage)]
        for name, one in tallies.items()
    ]
    print_rows(output, head, [head, *rows] if output.format == "plain" else rows, whole=1)
