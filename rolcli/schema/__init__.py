"""JSON Schema files (draft 2020-12) of what ``--json`` prints.

``roll`` and ``odds`` describe those commands and ``--odds``; ``result`` describes
the verbs of every game; ``error`` describes errors and lists their codes.
"""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent


def names() -> list[str]:
    """List the schemas that ship."""
    return sorted(path.stem for path in HERE.glob("*.json"))


def load(name: str) -> str:
    """Give the text of a schema; a verb without one of its own has that of ``result``."""
    path = HERE / f"{name}.json"
    if name not in names():
        path = HERE / "result.json"
    return path.read_text(encoding="utf-8")
