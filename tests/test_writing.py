"""Files are written whole, and only where files are."""

from __future__ import annotations

import os

import pytest

from rolcli.writing import replace_file


def test_a_link_is_followed_and_rights_are_kept(tmp_path):
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    replace_file(str(link), b"new")
    assert real.read_bytes() == b"new"
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert sorted(os.listdir(tmp_path)) == ["link", "real"]


def test_what_is_no_file_is_never_replaced(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    link = tmp_path / "link"
    link.symlink_to(pipe)
    for name in (pipe, link, tmp_path):
        with pytest.raises(OSError, match="no regular file"):
            replace_file(str(name), b"new")
    assert pipe.is_fifo()
    assert sorted(os.listdir(tmp_path)) == ["link", "pipe"]
