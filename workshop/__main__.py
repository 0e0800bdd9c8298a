"""``python -m workshop`` writes all that is generated; ``--check`` only says what is stale.

The order matters: manual, completions and schema speak Spanish by the tables that are
made first. It works in a checkout of the project.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
COMMAND = "python -m workshop"
"""What makes everything anew, as every test of stale files says."""

PRODUCTS = {
    "locale": "workshop.catalogue:products",
    "completions": "workshop.shells.completions:products",
    "manual": "workshop.man:products",
    "schema": "workshop.schema:products",
    "pictures": "workshop.pictures:products",
}
"""Name -> ``module:function`` that gives {path from the root: text}; in the order of making."""


def products(name: str) -> dict[str, str]:
    """Make one product: {path from the root: text}."""
    module, _, function = PRODUCTS[name].partition(":")
    found: dict[str, str] = getattr(import_module(module), function)()
    return found


def stale(files: dict[str, str], root: Path = ROOT) -> list[str]:
    """List the files that are not what they should be."""
    found = []
    for name, text in files.items():
        path = root / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            found.append(name)
    return found


def write(files: dict[str, str], root: Path = ROOT) -> list[str]:
    """Write what is stale; give the names."""
    names = stale(files, root)
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name], encoding="utf-8", newline="\n")
        sys.stdout.write(f"written: {name}\n")
    return names


def check() -> list[str]:
    """List every stale file."""
    from workshop.pictures import missing

    return [path for name in PRODUCTS for path in stale(products(name))] + missing()


def main(argv: Sequence[str]) -> int:
    """Write what is stale, or say it."""
    if "--check" in argv:
        old = check()
        for path in old:
            sys.stderr.write(f"stale: {path}\n")
        if old:
            sys.stderr.write(f"Run {COMMAND}\n")
        return 1 if old else 0
    from workshop.pictures import finish

    written = [path for name in PRODUCTS for path in write(products(name))]
    for path in finish(written):
        sys.stdout.write(f"drawn: {path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
