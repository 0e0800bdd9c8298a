"""Reads clear calls from the compiled table, without Typer.

Any doubt (an unknown option, a missing value, a wrong count, a value that does
not fit, --help) and ``enter`` gives None: Typer reads the line again and words
the error. So errors and help have one author, and what is read here is what
Typer would have read.
"""

from __future__ import annotations

from rolcli.cli.table import GENERAL, KNOWN, SHARED
from rolcli.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.cli.environment import Environment
    from rolcli.cli.output import Output
    from rolcli.cli.session import Session, Shared

    Row = tuple[str, str, bool, bool, str, Any, int | None, int | None, bool, str | None, bool, int]
    Given = list[tuple[Row, str | None]]
    Reader = Callable[[str], Any]

ALONE = ("--help", "-h", "--version")
"""Options that end the call."""
RULES = ("-r", "--rules")
LATER = ("result", "toml")
"""Kinds whose values are files, read once everything else is known to be right."""
OPEN = ("roll", "odds")
"""The general commands that are answered here; the others are never in a hurry."""
FREE = {
    "rules", "seed", "times", "who", "note", "lang", "color", "quiet", "verbose", "explain",
    "receipt", "exit_code",
}  # fmt: skip - one a line says no more
"""Shared options that contradict none of each other and are taken as they are."""
MAX_DIGITS = 18
"""The most digits of a whole number."""


class Line:
    """A line taken apart: the game's name as typed, the verb, what was given.

    ``shared`` and ``own`` are pairs of a row of the table and the text typed.
    """

    __slots__ = ("game", "own", "shared", "verb")

    def __init__(self) -> None:
        self.game: str | None = None
        self.verb = ""
        self.shared: Given = []
        self.own: Given = []


def enter(argv: Sequence[str], environment: Environment, output: Output) -> Session | None:
    """Read a line into a Session, or give None in any doubt.

    Raise DataError for a file that does not serve.
    """
    line = Line()
    rest = take_apart(argv, line)
    if rest is None:
        return None
    game = None
    if line.verb in GENERAL:
        if line.verb not in OPEN or line.game is not None or named_game(line, rest):
            return None
        verb = GENERAL[line.verb]
    else:
        game = game_of(line, rest, environment)
        if game is None or line.verb not in verbs_of(game):
            return None
        verb = verbs_of(game)[line.verb]
    if not sort_out(line, rest, verb):
        return None
    shared = read_shared(line.shared)
    return None if shared is None else session_of(line, game, shared, environment, output)


def verbs_of(game: str) -> dict[str, Any]:
    """Give the compiled verbs of a built-in game."""
    name = game.replace("-", "_")
    return __import__(f"rolcli.cli.tables.{name}", fromlist=["VERBS"]).VERBS  # type: ignore[no-any-return]


def take_apart(argv: Sequence[str], line: Line) -> list[str] | None:
    """Find the game, the verb and the options before it; give the rest, or None in doubt."""
    at = 0
    size = len(argv)
    while at < size:
        token = argv[at]
        at += 1
        if token[:1] == "-":
            row = SHARED.get(token.partition("=")[0])
            if row is None:
                return None
            taken = take(argv, at, token, row, line.shared)
            if taken is None:
                return None
            at = taken
        elif line.game is None and token not in GENERAL and is_game(token):
            line.game = token
        else:
            line.verb = token if token in KNOWN else spoken(token)
            return list(argv[at:])
    return None


def spoken(word: str) -> str:
    """Give the verb that a word of another language means."""
    from rolcli.cli.aliases import canonical_verb

    return canonical_verb(word)


def take(argv: Sequence[str], at: int, token: str, row: Row, into: Given) -> int | None:
    """Take an option with its value; give the place after it, or None in doubt."""
    name, equals, value = token.partition("=")
    if name in ALONE or (equals and (row[2] or name[:2] != "--")):
        return None
    if row[2]:
        into.append((row, None))
    elif equals:
        into.append((row, value))
    elif at == len(argv) or not is_value(argv[at]):
        return None
    else:
        into.append((row, argv[at]))
        at += 1
    return at


def is_value(token: str) -> bool:
    """Tell whether a token after an option can only be its value."""
    return token[:1] != "-" or (token[1:2].isdigit() and token.isascii())


def is_negative(token: str) -> bool:
    """Tell whether a token with a dash is a value although no option waits for one."""
    head = token[1:2]
    if head in "0123456789.(@{":
        return head != ""
    return head in "dD" and token[2:3] in tuple("0123456789%Ff{(")


def is_game(word: str) -> bool:
    """Tell whether a word names a built-in game."""
    from rolcli.rulesets import resolve

    return resolve(word) is not None


def named_game(line: Line, rest: Sequence[str]) -> str | None:
    """Give the game that -r names, wherever it stands; the last one counts."""
    named = None
    for row, text in line.shared:
        if row[0] == "rules":
            named = text
    for at, token in enumerate(rest):
        if token in RULES and at + 1 < len(rest):
            named = rest[at + 1]
        elif token.startswith("--rules="):
            named = token[8:]
    return named


def game_of(line: Line, rest: Sequence[str], environment: Environment) -> str | None:
    """Settle the game as ``games.chosen`` does; None where it is not a built-in one."""
    from rolcli.rulesets import resolve

    option = named_game(line, rest)
    if option is not None:
        game = resolve(option)
        return game if line.game is None or resolve(line.game) == game else None
    name = line.game or environment.env.get("ROLCLI_RULES")
    if not name:
        from rolcli.cli.config import read_active

        name = read_active(environment)
    return None if name is None else resolve(name)


def sort_out(line: Line, rest: Sequence[str], verb: Any) -> bool:
    """Sort what follows the verb into options and arguments; False in doubt."""
    arguments, options = verb
    values: list[str] = []
    at = 0
    while at < len(rest):
        token = rest[at]
        at += 1
        if token[:1] != "-" or len(token) == 1:
            values.append(token)
            continue
        name = token.partition("=")[0]
        own = options.get(name)
        row = own or SHARED.get(name)
        if row is not None:
            taken = take(rest, at, token, row, line.shared if own is None else line.own)
            if taken is None:
                return False
            at = taken
        elif name[:2] == "--" or not is_negative(token) or token[:2] in SHARED:
            return False
        else:
            values.append(token)
    for row in arguments:
        if row[10] and not values:
            return False
        if row[8]:
            line.own += [(row, value) for value in values]
            values = []
        elif values:
            line.own.append((row, values.pop(0)))
    if values:
        return False
    given = [row[0] for row, _ in line.own]
    return all(row[0] in given for row in options.values() if row[10])


def read_shared(given: Given) -> Shared | None:
    """Read the shared options, or give None in doubt."""
    if not given:
        from rolcli.cli.session import Shared

        return Shared()
    read = read_values(given)
    if read is None:
        return None
    values = read[0]
    if not values.keys() - FREE:
        from rolcli.cli.session import Shared

        shared = Shared()
        for name, value in values.items():
            setattr(shared, name, value)
        return shared
    from rolcli.cli.sharing import shared_of

    try:
        return shared_of(values)
    except UsageError:
        return None


def session_of(
    line: Line, game: str | None, shared: Shared, environment: Environment, output: Output
) -> Session | None:
    """Read the verb's own parameters and make the session, or give None in doubt."""
    from rolcli.cli.session import Call, Config, Session

    read = read_values(line.own)
    if read is None:
        return None
    parameters, given = read
    output.settle_call(shared, None)
    config = Config()
    if environment.config_file is not None:
        from rolcli.cli.config import read_config

        config = read_config(environment)
        output.settle_call(shared, config)
    files = None
    later = {row[0]: row for row, _ in line.own if row[4] in LATER}
    if later:
        from rolcli.cli.files import Files

        files = Files(environment)
        for row in later.values():
            read_file: Any = files.result if row[4] == "result" else files.toml
            names = given[row[1]]
            parameters[row[0]] = [*map(read_file, names)] if row[8] else read_file(names)
    ruleset = None
    if game is not None:
        from rolcli.rulesets import find

        ruleset = find(game)
    call = Call(line.verb, game, parameters, given, shared)
    return Session(call, ruleset, environment, config, files, output)


def read_values(given: Given) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Turn texts into parameters and the result's ``input``, or give None in doubt.

    Of files only the name is taken here.
    """
    parameters: dict[str, Any] = {}
    shown: dict[str, Any] = {}
    for row, text in sorted(given, key=place) if len(given) > 1 else given:
        key, field, repeated, split = row[0], row[1], row[8], row[9]
        if row[2]:
            parameters[key] = shown[field] = True
            continue
        assert text is not None
        values = []
        for part in (text,) if split is None else text.split(split):
            value = read_value(row, part)
            if value is None:
                return None
            values.append(value)
        if repeated:
            parameters.setdefault(key, []).extend(values)
            shown.setdefault(field, []).extend(values)
        elif split is not None:
            parameters[key], shown[field] = values, list(values)
        else:
            parameters[key] = shown[field] = values[0]
    return parameters, shown


def place(pair: tuple[Row, str | None]) -> int:
    """Give the place of a parameter in the declaration."""
    return pair[0][11]


def read_value(row: Row, text: str) -> Any:
    """Read one value, or give None in doubt."""
    kind, choices, least, most = row[4:8]
    if kind == "ladder" or (kind == "plain" and row[3]):
        number = whole(text)
        if number is None:
            return word(text, choices) if kind == "ladder" else None
        if (least is not None and number < least) or (most is not None and number > most):
            return None
        return number
    if kind == "choice":
        return word(text, choices)
    if kind == "distance":
        from rolcli.distance import as_given, read_length

        length = read_length(text)
        return None if length is None else as_given(length)
    if kind == "plain" or kind in LATER:
        return text
    return text.strip() or None


def whole(text: str) -> int | None:
    """Read a whole number as it is usually typed, or None."""
    digits = text[1:] if text[:1] in ("-", "+") else text
    if digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS:
        return int(text)
    return None


def word(text: str, choices: dict[str, tuple[str, ...]]) -> str | None:
    """Give the canonical form of a word, or None."""
    if text in choices:
        return text
    from rolcli.words import canonical

    return canonical(text, choices)
