"""Markdown and BBCode: what a user typed is never markup."""

from __future__ import annotations

import pytest

from rolcli.render import bbcode, markdown
from rolcli.render.complaint import caret


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("4d6[fire]", r"4d6\[fire\]"),
        ("a*b_c`d", r"a\*b\_c\`d"),
        ("<b>&lt;", r"\<b\>&amp;lt;"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("# title", r"\# title"),
        ("-1d6 = 3", r"\-1d6 = 3"),
    ],
)
def test_markdown_prints_text_as_typed(text: str, escaped: str) -> None:
    assert markdown.line([("", text)]) == escaped


@pytest.mark.parametrize("text", ["[b]x[/b]", "[*]x", "[url=x]y[/url]"])
def test_bbcode_breaks_up_what_looks_like_a_tag(text: str) -> None:
    written = bbcode.line([("", text)])
    assert written != text
    assert written.replace(bbcode.JOINER, "") == text


@pytest.mark.parametrize("text", ["[6, 5, 2]", "[[6], 3]", "plain", "4d6[fire]", "[GM]"])
def test_bbcode_leaves_dice_and_labels_alone(text: str) -> None:
    assert bbcode.line([("", text)]) == text


@pytest.mark.parametrize(
    ("text", "column"), [("3d6+", 4), ("3d6", 0), ("x" * 500 + "!", 500), ("!" + "x" * 500, 0)]
)
def test_the_caret_points_at_the_character(text: str, column: int) -> None:
    shown, pointer = caret(text, column)
    at = pointer.index("^")
    assert len(shown) < 90
    assert shown[at : at + 1] == text[column : column + 1]


def test_the_caret_counts_columns_not_characters() -> None:
    shown, pointer = caret("日本+", 2)
    assert shown == "  日本+"
    assert pointer == "      ^"
