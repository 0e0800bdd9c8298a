"""What is generated from the declaration is as the declaration says."""

from __future__ import annotations

import pytest

from rolcli.cli.compile.__main__ import PRODUCTS, ROOT, main, stale


@pytest.mark.parametrize("name", PRODUCTS)
def test_what_is_committed_is_fresh(name: str) -> None:
    assert stale(PRODUCTS[name](), ROOT) == []


def test_staleness_is_noticed(tmp_path) -> None:
    (tmp_path / "same").write_text("a", encoding="utf-8")
    (tmp_path / "other").write_text("a", encoding="utf-8")
    assert stale({"same": "a", "other": "b", "missing": "c"}, tmp_path) == ["other", "missing"]


def test_check_only_says_what_is_stale(monkeypatch, capsys, tmp_path) -> None:
    monkeypatch.setattr("rolcli.cli.compile.__main__.ROOT", tmp_path)
    monkeypatch.setattr("rolcli.cli.compile.__main__.products", lambda: {"a": "x"})
    monkeypatch.setattr("rolcli.cli.compile.__main__.stale", lambda files: list(files))
    assert main(["--check"]) == 1
    assert capsys.readouterr().err == "stale: a\n"
    assert list(tmp_path.iterdir()) == []
