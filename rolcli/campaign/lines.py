"""On which line of a TOML file a key stands: the library does not tell."""

from __future__ import annotations

from re import compile

PART = r'"(?:\\.|[^"\\])*"|\'[^\']*\'|[A-Za-z0-9_-]+'
HEADER = compile(rf"\s*\[\s*((?:{PART})(?:\s*\.\s*(?:{PART}))*)\s*\]")
ASSIGNMENT = compile(rf"\s*((?:{PART})(?:\s*\.\s*(?:{PART}))*)\s*=")
PARTS = compile(PART)

Path = tuple[str, ...]


def lines_of(text: str) -> dict[Path, int]:
    """Map each key that begins a line, with the tables it is in, to the number of its line."""
    found: dict[Path, int] = {}
    table: Path = ()
    for number, line in enumerate(text.split("\n"), 1):
        header = HEADER.match(line)
        if header:
            table = split(header[1])
            found.setdefault(table, number)
            continue
        assignment = ASSIGNMENT.match(line)
        if assignment:
            found.setdefault(table + split(assignment[1]), number)
    return found


def split(key: str) -> Path:
    """Take a dotted key apart; what is quoted loses its quotes."""
    return tuple([unquoted(part) for part in PARTS.findall(key)])


def unquoted(part: str) -> str:
    """Give the text of a part of a key."""
    if part[:1] == '"' and "\\" in part:
        from tomllib import loads

        try:
            return next(iter(loads(f"{part} = 0")))
        except ValueError:
            return part[1:-1]
    return part[1:-1] if part[:1] in "\"'" else part


def line_of(lines: dict[Path, int], path: Path) -> int | None:
    """Give the line of a key, or of the innermost table around it that has one."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return None
