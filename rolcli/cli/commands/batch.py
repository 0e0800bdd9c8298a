"""`rolcli batch`: many calls in one process, a JSON line for each."""

from __future__ import annotations

import os

from rolcli.cli.files import MAX_LINE, line_too_long
from rolcli.cli.gather import Gathered, failure
from rolcli.declare import Ask, Text
from rolcli.errors import RolcliError, UsageError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from rolcli.cli.environment import Config, Environment
    from rolcli.cli.output import Output
    from rolcli.cli.session import Session

    Answer = Callable[
        [Sequence[str], Environment, Output, Config, dict[tuple[str, ...], Any]], int
    ]

CHUNK = 1 << 16
"""The most bytes that are taken from the input at once."""
PROGRAM = "rolcli"
"""May stand first in a line, as it does in a shell."""


class Batch(Ask):
    """What `batch` takes."""

    file = Text(
        N_("A file with a call a line; `-`, or none, is standard input."),
        positional=True,
        metavar="FILE|-",
        default=None,
    )


def batch(session: Session, ask: Batch) -> int:
    """Answer every line in order; what is wrong with one is its answer."""
    from rolcli.cli.run import answer

    output = session.output
    clerk = Clerk(session, answer)
    name = ask.file or "-"
    handle = None
    try:
        stream = session.files().raw(name)
        handle = None if name == "-" else stream
        for lines in read_lines(stream, name):
            for line in lines:
                output.write(clerk.answered(line))
            output.flush()
    finally:
        if isinstance(handle, int):
            os.close(handle)
    return 0


def read_lines(stream: Any, name: str) -> Iterator[list[bytes]]:
    """Yield the lines that are there whenever the input pauses, without those that are empty.

    ``stream`` is a file's number, or anything that has lines of text.
    """
    if not isinstance(stream, int):
        for line in stream:
            if line.strip():
                yield [line.encode("utf-8", "replace")]
        return
    rest = b""
    while True:
        try:
            data = os.read(stream, CHUNK)
        except OSError as error:
            from rolcli.reading import unreadable

            raise unreadable(name, error) from None
        *lines, rest = (rest + data).split(b"\n") if data else (rest, b"")
        found = [line for line in lines if line.strip()]
        if found:
            yield found
        if not data:
            return
        if len(rest) > MAX_LINE:
            raise line_too_long(name)


class Clerk:
    """Answers the lines of a batch, each as a call of its own, with what they share kept."""

    __slots__ = ("answer", "config", "kept", "output", "world")

    def __init__(self, session: Session, answer: Answer) -> None:
        self.answer = answer
        self.config = session.config
        self.kept: dict[tuple[str, ...], Any] = {}
        self.world = session.environment.without_streams(settled(session))
        self.output = Gathered(self.world, {})

    def answered(self, line: bytes) -> str:
        """Answer a line; never raise what is the line's own fault."""
        output = self.output
        output.begin()
        mark: object = None
        try:
            argv, mark = read_call(line)
            if isinstance(argv, UsageError) or argv[:1] == ["batch"]:
                output.settle({})
                if isinstance(argv, UsageError):
                    raise argv
                raise UsageError("usage", msg("A batch holds no batch."))
            self.answer(argv, self.world, output, self.config, self.kept)
        except RolcliError as error:
            output.error(error)
        except Exception as bug:
            output.pieces.append(failure(bug))
        return output.line(mark)


def settled(session: Session) -> dict[str, str]:
    """Give the variables that stand for the options of the batch itself.

    A bot has its own results; keeping the last of thousands a second would be most of the work.
    """
    found = {"ROLCLI_LAST": "off"}
    if session.ruleset is not None:
        found["ROLCLI_RULES"] = session.ruleset.name
    if session.shared.lang is not None:
        found["ROLCLI_LANG"] = session.shared.lang
    return found


def read_call(line: bytes) -> tuple[list[str] | UsageError, object]:
    """Read a line: as a shell would, a JSON list of arguments, or an object with it and an id.

    Give the arguments, or what is wrong, and the id, or None.
    """
    text = line.decode("utf-8", "replace").strip().removeprefix("\ufeff")
    if text[:1] in ("[", "{"):
        return read_json(text)
    if text.isascii() and text.isprintable() and not set("'\"\\") & set(text):
        argv = text.split()
    else:
        from shlex import split

        try:
            argv = split(text)
        except ValueError:
            problem = msg("A quotation mark in the line is never closed.")
            return UsageError("bad_file", problem), None
    return (argv[1:] if argv[:1] == [PROGRAM] else argv), None


def is_json(value: object) -> bool:
    """Tell whether a value can be written as JSON: Python reads NaN and 1e999, too."""
    from json import dumps

    try:
        dumps(value, allow_nan=False)
    except (ValueError, RecursionError):
        return False
    return True


def read_json(text: str) -> tuple[list[str] | UsageError, object]:
    """Read a line of JSON."""
    from json import loads

    try:
        value = loads(text)
    except (ValueError, RecursionError):
        return UsageError("bad_file", msg("The line is not JSON.")), None
    mark = value.get("id") if isinstance(value, dict) else None
    if isinstance(mark, float | list | dict) and not is_json(mark):
        return UsageError("bad_file", msg("The line is not JSON.")), None
    argv = value.get("argv") if isinstance(value, dict) else value
    if not isinstance(argv, list) or not all(isinstance(word, str) for word in argv):
        error = UsageError(
            "bad_file",
            msg("The line holds no arguments."),
            hint=msg("Write {example}.", example='{"id": 1, "argv": ["roll", "3d6"]}'),
        )
        return error, mark
    return (argv[1:] if argv[:1] == [PROGRAM] else argv), mark
