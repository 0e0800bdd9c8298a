"""What is generated from the declaration is as the declaration says."""

from __future__ import annotations

import pytest

from workshop.__main__ import COMMAND, PRODUCTS, ROOT, main, products, stale, write
from workshop.pictures import FOLDER, PICTURES, RECORD, finish, missing


@pytest.mark.parametrize("name", PRODUCTS)
def test_what_is_committed_is_fresh(name: str) -> None:
    assert stale(products(name), ROOT) == [], f"run: {COMMAND}"


def test_every_picture_is_there_and_shown() -> None:
    assert missing() == []
    page = (ROOT / "docs" / "pictures.md").read_text(encoding="utf-8")
    there = {path.name for path in (ROOT / FOLDER).glob("*.svg")}
    assert there == {f"{one.name}.svg" for one in PICTURES}
    assert all(f"(pictures/{name})" in page for name in there)


def test_pictures_are_drawn_where_what_they_are_drawn_of_has_changed(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("workshop.pictures.ROOT", tmp_path)
    (tmp_path / FOLDER).mkdir(parents=True)
    assert finish([]) == [one.file for one in PICTURES]  # they are missing
    assert all((tmp_path / one.file).read_bytes().startswith(b"<?xml") for one in PICTURES)
    assert finish([]) == []
    assert finish([RECORD]) == [one.file for one in PICTURES]


def test_staleness_is_noticed(tmp_path) -> None:
    (tmp_path / "same").write_text("a", encoding="utf-8")
    (tmp_path / "other").write_text("a", encoding="utf-8")
    assert stale({"same": "a", "other": "b", "missing": "c"}, tmp_path) == ["other", "missing"]


def test_only_what_is_stale_is_written(tmp_path, capsys) -> None:
    (tmp_path / "same").write_text("a", encoding="utf-8")
    write({"same": "a", "new/one": "b"}, tmp_path)
    assert capsys.readouterr().out == "written: new/one\n"
    assert (tmp_path / "new" / "one").read_text(encoding="utf-8") == "b"


def test_check_only_says_what_is_stale(monkeypatch, capsys) -> None:
    monkeypatch.setattr("workshop.__main__.PRODUCTS", {"one": "nowhere:nothing"})
    monkeypatch.setattr("workshop.__main__.products", lambda name: {"no/such/file": "x"})
    assert main(["--check"]) == 1
    assert capsys.readouterr().err == f"stale: no/such/file\nRun {COMMAND}\n"
    assert not (ROOT / "no").exists()
