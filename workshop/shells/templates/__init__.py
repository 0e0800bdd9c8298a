"""The part of each completion that is written by hand; the tables take the place of a mark."""

from __future__ import annotations

from pathlib import Path

MARK = "@tables@\n"


def template(name: str, tables: str) -> str:
    """Put the tables into the file of a shell."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    before, mark, after = text.partition(MARK)
    assert mark, name
    return before + tables + after
