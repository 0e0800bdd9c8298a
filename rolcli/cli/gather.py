"""The way out of a call whose answer is one line of JSON, whatever it prints."""

from __future__ import annotations

from json import JSONEncoder, loads

from rolcli.cli.output import Output
from rolcli.render import as_json, layout

TYPE_CHECKING = False
if TYPE_CHECKING:

    from rolcli.cli.environment import Environment
    from rolcli.cli.output import Voices
    from rolcli.errors import RolcliError
    from rolcli.result import Result

encode = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Writes an object in one line."""
HEAD = '{"rolcli":1,'
"""How every object of ours begins."""


class Gathered(Output):
    """Keeps what is printed: ``pieces`` are JSON objects, the rest is text."""

    __slots__ = ("pieces", "rest", "texts")
    usual = "json"

    def __init__(self, environment: Environment, voices: Voices) -> None:
        super().__init__(environment, voices)
        self.begin()

    def begin(self) -> None:
        """Begin the answer to a line: nothing is kept of the one before."""
        self.pieces: list[str] = []
        self.texts: list[str] = []
        self.rest = ""
        self.failed = self.printed = False

    def result(self, result: Result) -> None:
        """Keep a result."""
        if self.format != "json":
            super().result(result)
            return
        if result.failed:
            self.failed = True
        thing = as_json.result_object(result, self.options.tr)
        try:
            text = encode(thing)
        except TypeError:  # a number that is no double
            text = layout.written(thing, self.options)
        if not text.isprintable():
            text = layout.written(thing, self.options)
        self.pieces.append(text)

    def error(self, error: RolcliError) -> None:
        """Keep an error."""
        self.pieces.append(layout.error(error, self.options))

    def write(self, text: str, end: str = "\n") -> None:
        """Keep lines, or a part of one."""
        if self.format != "json":
            self.texts.append(text + end)
            return
        self.rest += text
        if end:
            self.pieces.append(self.rest)
            self.rest = ""

    def flush(self) -> None:
        """Keep what is held: it is sent on with its line."""

    def line(self, mark: object) -> str:
        """Give the one line of the answer, with the id of the call."""
        pieces = [piece if "\n" not in piece else joined(piece) for piece in self.pieces]
        if self.texts or not pieces:
            text = "".join(self.texts).rstrip("\n")
            pieces.append(encode({"rolcli": 1, "text": text}))
        one = pieces[0] if len(pieces) == 1 else f'{HEAD}"results":[{",".join(pieces)}]}}'
        if mark is None:
            return one
        head, _, tail = one.partition("{")
        named = HEAD + f'"id":{encode(mark)},'
        return head + named + tail.removeprefix(HEAD[1:])


def joined(piece: str) -> str:
    """Bring JSON that is laid out over lines into one; text becomes JSON."""
    try:
        return encode(loads(piece))
    except ValueError:  # a script, which is printed as it is in every format
        return encode({"rolcli": 1, "text": piece.rstrip("\n")})


def failure(bug: Exception) -> str:
    """Word a mistake of ours as an answer."""
    text = f"a mistake of ours ({type(bug).__name__}: {bug})".replace("\n", " ")
    thing = {"rolcli": 1, "error": {"code": "internal", "message": text}}
    return encode(thing)
