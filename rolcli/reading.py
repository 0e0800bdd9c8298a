"""Reads files that people wrote, with care: never waits, never takes what is too large."""

from __future__ import annotations

import os
from stat import S_ISDIR, S_ISREG

from rolcli.errors import DataError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.messages import Message

MAX_TOML = 1_000_000
"""The most bytes of a TOML file: a sheet, a configuration, a list of equipment."""
MAX_PARTS = 50
"""The most parts of a dotted key; the library takes seconds for thousands."""
MAX_BITS = 4096
"""The most bits of a whole number."""
MAX_DIGITS = MAX_BITS // 4
"""What is shorter than this holds no longer number, in hexadecimal either."""
WAIT_FOR_NOBODY = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
"""A pipe without a writer would be waited for for ever."""


def absolute(name: str) -> str:
    """Give the whole path of a name; raise DataError where the working folder is gone."""
    try:
        return os.path.abspath(name)
    except OSError:
        raise DataError(
            "cannot_read", msg("The working folder does not exist any more."),
            hint=msg("Change to another with cd, or write a whole path."),
        ) from None


def read_bytes(name: str, most: int) -> tuple[bytes, os.stat_result]:
    """Read an ordinary file of at most ``most`` bytes; raise DataError for any other."""
    try:
        handle = os.open(name, os.O_RDONLY | WAIT_FOR_NOBODY | getattr(os, "O_BINARY", 0))
    except (OSError, ValueError) as error:
        raise unreadable(name, error) from None
    try:
        about = os.fstat(handle)
        if not S_ISREG(about.st_mode):
            what = msg("it is a folder") if S_ISDIR(about.st_mode) else msg("it is no file")
            raise cannot_read(name, what)
        if about.st_size > most:
            raise too_long(name, most)
        data = os.read(handle, most + 1)
        while len(data) <= most and (more := os.read(handle, most + 1 - len(data))):
            data += more
    except OSError as error:
        raise unreadable(name, error) from None
    finally:
        os.close(handle)
    if len(data) > most:
        raise too_long(name, most)
    return data, about


def decoded(name: str, data: bytes) -> str:
    """Read bytes as UTF-8, with or without a byte-order mark; raise DataError."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise unreadable(name, error) from None


def read_toml(name: str) -> tuple[dict[str, Any], str]:
    """Read a TOML file; give what it holds and its text. Raise DataError."""
    text = decoded(name, read_bytes(name, MAX_TOML)[0])
    return parse_toml(name, text), text


def parse_toml(name: str, text: str) -> dict[str, Any]:
    """Read TOML text; raise DataError that names file and place."""
    from tomllib import loads

    line = long_key(text)
    if line is not None:
        raise bad_toml(
            name, msg("line {line}: a key of more than {most} parts", line=line, most=MAX_PARTS)
        )
    try:
        found = loads(text)
        if len(text) > MAX_DIGITS and has_long_number(found):
            raise bad_toml(name, msg("a number in it is too long"))
        return found
    except RecursionError:
        raise bad_toml(name, msg("it is nested too deep")) from None
    except ValueError as error:  # of the format, or a number of thousands of digits
        problem = str(error)
        if "digits" in problem:
            raise bad_toml(name, msg("a number in it is too long")) from None
        raise placed(name, problem, text) from None


PROBLEMS = (
    ("Expected '='", N_("an = is missing behind the key")),
    ("Expected ']", N_("a ] is missing")),
    ("Expected newline", N_("something stands behind the value")),
    ("Invalid value", N_("there is no value behind the =")),
    ("Invalid statement", N_("a line begins with a key")),
    ("Invalid initial character", N_("a line begins with a key")),
    ("Cannot overwrite", N_("the key stands there twice")),
    ("Cannot declare", N_("the table stands there twice")),
    ("Unterminated", N_("a text has no end")),
    ("Illegal character", N_("there is a character that may not be there")),
    ("Unclosed", N_("a list has no end")),
)
"""How the library begins what is wrong -> our words for it."""


def placed(name: str, problem: str, text: str) -> DataError:
    """Word what the library found wrong, with the line; other letters in a key want quotes."""
    words: object = next((msg(ours) for begun, ours in PROBLEMS if problem.startswith(begun)), None)
    place = problem.rpartition("(at line ")[2].rstrip(")")
    line, found, column = place.partition(", column ")
    if not found or not line.isdigit() or not column.isdigit():
        return bad_toml(name, words or problem)
    if words is None:
        words = problem.rpartition(" (at ")[0]
    lines = text.split("\n")
    row = lines[int(line) - 1] if int(line) <= len(lines) else ""
    sign = row[int(column) - 1 : int(column)]
    hint = None
    if sign.isalpha() and not sign.isascii():
        hint = msg(
            'A key with other letters than a to z stands in quotes: "{key}".', key=key_of(row)
        )
    return bad_toml(name, msg("line {line}: {problem}", line=line, problem=words), hint)


def key_of(row: str) -> str:
    """Give the key of a line, or of the last part of a table's name."""
    head = row.partition("=")[0].strip().strip("[]").strip()
    return head if "=" in row else head.rpartition(".")[2]


def has_long_number(found: object) -> bool:
    """Tell whether a whole number in what was read is longer than can be written out.

    One in decimals is refused by Python; in hexadecimal it is not.
    """
    waiting = [found]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int) and value.bit_length() > MAX_BITS:
            return True
    return False


def long_key(text: str) -> int | None:
    """Give the line of a dotted key of too many parts, or None."""
    if text.count(".") <= MAX_PARTS:
        return None
    from re import DOTALL, compile

    strings = compile(
        r'"""(?:\\.|.)*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*', DOTALL
    )
    bare = strings.sub(lambda found: "q" + "\n" * found[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), 1):
        if line.count(".") > MAX_PARTS:
            for key in line.replace(",", "=").replace("{", "=").split("="):
                if key.count(".") > MAX_PARTS:
                    return number
    return None


def unreadable(name: str, error: Exception) -> DataError:
    """Word a file that cannot be read."""
    reason: object
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        reason = msg("there is no such file")
    elif isinstance(error, IsADirectoryError):
        reason = msg("it is a folder")
    elif isinstance(error, PermissionError):
        reason = msg("you may not read it")
    elif isinstance(error, UnicodeDecodeError):
        reason = msg("it is not UTF-8 text")
    else:
        reason = getattr(error, "strerror", None) or str(error)
    return cannot_read(name, reason)


def cannot_read(name: str, reason: object) -> DataError:
    """Word a file that cannot be read, with the reason."""
    return DataError(
        "cannot_read", msg("{file} cannot be read: {reason}.", file=shown(name), reason=reason)
    )


def bad_toml(name: str, problem: object, hint: Message | None = None) -> DataError:
    """Word a file that is not TOML."""
    return DataError(
        "bad_file", msg("{file} is not TOML: {problem}.", file=shown(name), problem=problem),
        hint=hint,
    )


def too_long(name: str, most: int) -> DataError:
    """Word a file that is too long."""
    return DataError(
        "limit",
        msg("{file} is too long.", file=shown(name)),
        hint=msg("It may have {most} bytes.", most=most),
    )


def shown(name: str) -> str | Message:
    """Name a file for people."""
    if name == "-":
        return msg("Standard input")
    if len(name) > 300:
        return name[:300] + "..."
    return name or "''"
