"""Files that the user names: results of earlier calls, TOML, lists of expressions."""

from __future__ import annotations

import os

from rolcli.earlier import LAST
from rolcli.errors import DataError
from rolcli.messages import Message, msg
from rolcli.reading import decoded, parse_toml, shown, too_long, unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, TextIO

    from rolcli.cli.environment import Environment

MAX_SIZE = 32 * 1024 * 1024
MAX_LINE = 1 << 20
"""The most characters of a line of expressions, or bytes of one of a batch."""
"""The most characters of a file that is read whole."""

SHAPE: dict[str, tuple[type, ...]] = {
    "rules": (str,),
    "verb": (str,),
    "who": (str,),
    "note": (str,),
    "input": (dict,),
    "rolls": (list,),
    "modifiers": (list,),
    "total": (int, float),
    "target": (int, float),
    "margin": (int, float),
    "outcome": (str,),
    "level": (str,),
    "success": (bool,),
    "details": (dict,),
    "state": (dict,),
    "effects": (list,),
    "notes": (list,),
    "seed": (str,),
}
"""What the keys of a result hold; any of them may be absent or null."""


class Files:
    """Reads what the user names; ``-`` is standard input, which can be read once."""

    __slots__ = ("_environment", "_kin", "_last", "_used")

    def __init__(
        self, environment: Environment, kin: tuple[str, ...] = (), last: object = None
    ) -> None:
        """``kin`` are the games whose results may be the ``last`` one.

        ``last`` is what the configuration says of keeping results.
        """
        self._last = last
        self._environment = environment
        self._used = False
        self._kin = kin

    def text(self, name: str) -> str:
        """Read a whole file of text. Raise DataError when it cannot be read."""
        if name == "-":
            return self._read(name, self._stdin())
        try:
            with open(name, "rb", opener=unwaiting) as stream:
                data = stream.read(MAX_SIZE + 1)
        except (OSError, ValueError) as error:
            raise unreadable(name, error) from None
        if len(data) > MAX_SIZE:
            raise too_long(name, MAX_SIZE)
        return decoded(name, data)

    def lines(self, name: str) -> Iterator[tuple[int, str]]:
        """Yield the lines of a file with their numbers, as they come.

        A wrong byte spoils its own line alone.
        """
        if name == "-":
            yield from self._lines(name, self._stdin())
            return
        try:
            stream = open(  # noqa: SIM115 - closed below
                name, encoding="utf-8-sig", errors="replace", opener=unwaiting
            )
        except (OSError, ValueError) as error:
            raise unreadable(name, error) from None
        with stream:
            yield from self._lines(name, stream)

    def raw(self, name: str) -> int | TextIO:
        """Open a file to be read as it comes; give its number, or a stream that has none."""
        if name == "-":
            stream = self._stdin()
            try:
                return stream.fileno()
            except (OSError, ValueError):
                return stream
        try:
            return unwaiting(name, os.O_RDONLY)
        except (OSError, ValueError) as error:
            raise unreadable(name, error) from None

    def result(self, name: str) -> dict[str, Any]:
        """Read an earlier result of this program, ``last`` being the latest of the game;
        refuse anything else.
        """
        if name == LAST:
            return self.last()
        import json

        text = self.text(name)
        try:
            value = json.loads(text, parse_constant=float)
        except (ValueError, RecursionError):
            first, _, rest = text.strip().partition("\n")
            if rest and first.startswith("{") and rest.lstrip().startswith("{"):
                raise not_a_result(
                    name, msg("It holds several results, and one is wanted.")
                ) from None
            raise not_a_result(name, msg("It is not JSON: make it with --json.")) from None
        problem = problem_of(value)
        if problem is not None:
            raise not_a_result(name, problem)
        found: dict[str, Any] = value
        return found

    def last(self) -> dict[str, Any]:
        """Give the latest result of the game; raise DataError where there is none."""
        from rolcli.campaign.last import latest
        from rolcli.writing import wanted

        found = None
        if wanted(self._environment.env, self._last):  # else the roll just made is not among them
            found = latest(self._environment.state_folder, self._kin)
        if found is None:
            raise DataError(
                "not_found",
                msg("There is no last result of this game."),
                hint=msg("Results are kept unless ROLCLI_LAST=off or `last = false` says not to."),
            )
        return found

    def toml(self, name: str) -> tuple[str, dict[str, Any]]:
        """Read a TOML file; give its name and what it holds."""
        return name, parse_toml(name, self.text(name))

    def _stdin(self) -> TextIO:
        stream = self._environment.stdin
        if stream is None:
            raise DataError("cannot_read", msg("Standard input is closed, so - cannot be read."))
        if self._used:
            raise DataError("cannot_read", msg("Standard input can be read only once."))
        self._used = True
        return stream

    def _read(self, name: str, stream: TextIO) -> str:
        try:
            text = stream.read(MAX_SIZE + 1)
        except (OSError, ValueError) as error:
            raise unreadable(name, error) from None
        if len(text) > MAX_SIZE:
            raise too_long(name, MAX_SIZE)
        return text.removeprefix("\ufeff")

    def _lines(self, name: str, stream: TextIO) -> Iterator[tuple[int, str]]:
        number = 0
        while True:
            try:
                line = stream.readline(MAX_LINE)
            except (OSError, ValueError) as error:
                raise unreadable(name, error) from None
            if not line:
                return
            if len(line) == MAX_LINE and line[-1] != "\n":  # a device may have no end of a line
                raise line_too_long(name)
            number += 1
            yield number, line.removeprefix("\ufeff").strip()


def line_too_long(name: str) -> DataError:
    """Word a line that is too long."""
    return DataError("limit", msg("A line of {file} is too long.", file=shown(name)))


def unwaiting(name: str, flags: int) -> int:
    """Open a file without waiting for whoever may never write to a pipe."""
    handle = os.open(name, flags | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(handle, True)  # a pipe without a writer now is at its end
    return handle


def problem_of(value: Any) -> Message | None:
    """Say why a JSON value is no result of this program, or None."""
    if not isinstance(value, dict) or not isinstance(value.get("rolcli"), int):
        return msg("It was not made by rolcli --json.")
    if value["rolcli"] != 1:
        return msg("It was made by another version of rolcli.")
    if "error" in value:
        return msg("It is the error of an earlier call.")
    if "odds" in value:
        return msg("It holds odds, not a result.")
    if not isinstance(value.get("verb"), str):
        return msg("It does not say by which verb it was made.")
    for key, types in SHAPE.items():
        held = value.get(key)
        if held is None:
            continue
        if not isinstance(held, types) or (isinstance(held, bool) and bool not in types):
            return msg("Its key {key} holds something else.", key=key)
    return None


def not_a_result(name: str, problem: Message) -> DataError:
    """Word a file that is no result."""
    return DataError(
        "bad_earlier_result", msg("{file} is no earlier result.", file=shown(name)), hint=problem
    )
