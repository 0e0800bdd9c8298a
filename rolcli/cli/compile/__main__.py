"""``python -m rolcli.cli.compile`` writes what is generated; ``--check`` only says what is stale.

It works in a checkout of the project, above whose package the files stand.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rolcli.cli.compile.completions import completions
from rolcli.cli.compile.inputs import inputs
from rolcli.cli.compile.man import pages
from rolcli.cli.compile.table import table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = Path(__file__).parents[3]

PRODUCTS: dict[str, Callable[[], dict[str, str]]] = {
    "table": table,
    "completions": completions,
    "man": pages,
    "schema": inputs,
}
"""Name -> a function that gives {path from the root: text}."""


def products() -> dict[str, str]:
    """Make all products: {path from the root: text}."""
    return {path: text for make in PRODUCTS.values() for path, text in make().items()}


def stale(files: dict[str, str], root: Path = ROOT) -> list[str]:
    """List the files that are not what they should be."""
    found = []
    for name, text in files.items():
        path = root / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            found.append(name)
    return found


def main(argv: Sequence[str]) -> int:
    """Write what is stale, or say it."""
    files = products()
    old = stale(files)
    if "--check" in argv:
        for name in old:
            sys.stderr.write(f"stale: {name}\n")
        return 1 if old else 0
    for name in old:
        path = ROOT / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(files[name], encoding="utf-8", newline="\n")
        sys.stdout.write(f"written: {name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
