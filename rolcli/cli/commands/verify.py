"""`rolcli verify`: results, journals and posts are rolled again and compared."""

from __future__ import annotations

import os

from rolcli.campaign.fair import is_link
from rolcli.campaign.journal import MAX_LINE
from rolcli.campaign.receipts import claims, receipts_in
from rolcli.campaign.text import read_json
from rolcli.campaign.verify import Report, check_lines
from rolcli.cli.again import again, claimed, obey, spoken
from rolcli.declare import Ask, Text
from rolcli.errors import DONE, NO_SUCCESS, DataError, RolcliError, UsageError
from rolcli.messages import N_, msg, nmsg
from rolcli.reading import WAIT_FOR_NOBODY, cannot_read, decoded, read_bytes, too_long, unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any, BinaryIO

    from rolcli.cli.session import Session
    from rolcli.result import Result

MAX_POST = 10 << 20
"""The most bytes of a post."""
DONE_BY_HAND = "--dice"


class Verify(Ask):
    """What `verify` takes."""

    file = Text(
        N_("Results as JSON, a journal, or a post with receipts; - reads standard input."),
        positional=True, metavar="FILE|-",
    )
    anchor = Text(
        N_("The anchor that was posted before: its links are checked too."),
        metavar="HEX", default=None, es="ancla",
    )


def verify(session: Session, ask: Verify) -> int:
    """Check a file; give 1 when anything differs."""
    anchor = None if ask.anchor is None else ask.anchor.strip().lower()
    if anchor is not None and not is_link(anchor):
        raise UsageError(
            "bad_value", msg("{text} is no link: 64 hexadecimal digits.", text=anchor[:80])
        )
    stream = opened(session, ask.file)
    try:
        beginning = stream.read(1 << 16)
        if beginning.lstrip()[:1] == b"{":
            report = check_lines(lines_of(stream, beginning), Roller(), anchor)
        else:
            report = check_post(session, ask.file, post_of(ask.file, stream, beginning))
    except OSError as error:
        raise unreadable(ask.file, error) from None
    finally:
        if ask.file != "-":
            stream.close()
    tell(session, report, anchor)
    return NO_SUCCESS if report.wrong else DONE


def opened(session: Session, name: str) -> BinaryIO:
    """Open what is to be checked, without waiting for a pipe; raise DataError."""
    if name == "-":
        stdin = session.environment.stdin
        if stdin is None:
            raise DataError("cannot_read", msg("Standard input is closed, so - cannot be read."))
        buffer = getattr(stdin, "buffer", None)
        if buffer is not None:
            found: BinaryIO = buffer
            return found
        from io import BytesIO

        return BytesIO(stdin.read().encode("utf-8", "replace"))
    try:
        handle = os.open(name, os.O_RDONLY | WAIT_FOR_NOBODY | getattr(os, "O_BINARY", 0))
    except (OSError, ValueError) as error:
        raise unreadable(name, error) from None
    if not os.path.isfile(name):
        os.close(handle)
        read_bytes(name, 0)  # words what it is
        raise cannot_read(name, msg("it is no file"))
    return os.fdopen(handle, "rb")


def lines_of(stream: BinaryIO, beginning: bytes) -> Iterator[bytes]:
    """Yield the lines of a stream, one at a time; a result laid out over many is one."""
    rest = beginning
    while b"\n" not in rest and len(rest) <= MAX_LINE:
        more = stream.read(1 << 16)
        if not more:
            break
        rest += more
    if is_laid_out(rest):
        whole = rest + stream.read(MAX_LINE)
        yield b" ".join(whole.split(b"\n"))
        return
    while True:
        lines = rest.split(b"\n")
        rest = lines.pop()
        yield from lines
        if len(rest) > MAX_LINE:
            rest = rest[: MAX_LINE + 1]  # too long to be read; its end is still to come
        more = stream.read(1 << 16)
        if not more:
            break
        rest += more
    if rest:
        yield rest


def is_laid_out(text: bytes) -> bool:
    """Tell whether a text begins with an object that does not end on its line."""
    line, found, _ = text.lstrip().partition(b"\n")
    return bool(found) and line.strip() == b"{"


def post_of(name: str, stream: BinaryIO, beginning: bytes) -> str:
    """Read a post; raise DataError for one that is too long or no text."""
    data = beginning + stream.read(MAX_POST + 1)
    if len(data) > MAX_POST:
        raise too_long(name, MAX_POST)
    return decoded(name, data)


class Roller:
    """Rolls results again, one after the other; each may go on from the one before it."""

    __slots__ = ("_before",)

    def __init__(self) -> None:
        self._before: dict[object, Mapping[str, Any]] = {}

    def __call__(self, thing: Mapping[str, Any]) -> Mapping[str, Any]:
        """Give the JSON of a result that was rolled again; raise RolcliError."""
        rules = thing.get("rules")
        game = rules if isinstance(rules, str) else None
        before = self._before.get(game)
        self._before[game] = thing
        rolls = thing.get("rolls") or ()
        counted = any(isinstance(roll, dict) and "counts" in roll for roll in rolls)
        return as_thing(again(thing, before), kept=not counted)


def as_thing(result: Result, kept: bool) -> dict[str, Any]:
    """Give a result as its JSON is read, whole or as it is ``kept``."""
    from rolcli.locale import translator
    from rolcli.render.as_json import compact, result_object

    thing = result_object(result, translator("en"), kept)
    found: dict[str, Any] = read_json(compact(thing))
    return found


def check_post(session: Session, name: str, text: str) -> Report:
    """Check the receipts of a post: each must give what stands before it."""
    from rolcli.locale import translator
    from rolcli.render.options import Options

    report = Report()
    told = [Options(translator(lang)) for lang in ("en", "es")]
    for receipt in receipts_in(text):
        where = msg("line {line}", line=receipt.line)
        if receipt.words is None:
            report.differ(where, msg("its quotes do not close"))
            continue
        try:
            result = obey(receipt.words)
        except RolcliError as error:
            report.differ(where, error.message)
            continue
        result.who = None
        if not any(claims(receipt.claim, claimed(result, options)) for options in told):
            head = spoken(result, told[0])
            report.differ(where, msg("the post says something else than: {head}", head=head))
        elif DONE_BY_HAND in receipt.words:
            report.by_hand += 1
        else:
            report.same += 1
    if not report.results:
        raise DataError(
            "not_found",
            msg("{file} has neither results nor receipts.", file=name),
            hint=msg("Results are made with --json, receipts with --receipt."),
        )
    return report


def tell(session: Session, report: Report, anchor: str | None) -> None:
    """Print what a check came to."""
    output, tr = session.output, session.output.options.tr
    parts = [
        nmsg("{n} result", "{n} results", report.results),
        msg("{n} as rolled", n=report.same),
        *([msg("{n} by hand", n=report.by_hand)] if report.by_hand else []),
        *([msg("{n} not checked", n=report.unchecked)] if report.unchecked else []),
        *([nmsg("{n} differs", "{n} differ", report.wrong)] if report.wrong else []),
        *([msg("{n} of the chain", n=report.fair)] if anchor is not None else []),
    ]
    first, *rest = [tr(part) for part in parts]
    lines = [f"{first}: {', '.join(rest)}"]
    lines += [tr(one) for one in (*report.told, *report.cautions)]
    output.text(
        "\n".join(lines),
        {
            "results": report.results, "same": report.same, "by_hand": report.by_hand,
            "unchecked": report.unchecked, "wrong": report.wrong, "fair": report.fair,
            "journal": report.chained,
            "differences": [tr(one) for one in report.told],
            "cautions": [tr(one) for one in report.cautions],
        },
    )
