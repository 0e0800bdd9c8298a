"""The wheel: built, opened, and what is in it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> zipfile.ZipFile:
    """Build the wheel and open it."""
    folder = tmp_path_factory.mktemp("dist")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


def content(wheel: zipfile.ZipFile, ending: str) -> str:
    """Read the one file whose name has an ending."""
    (name,) = [name for name in wheel.namelist() if name.endswith(ending)]
    return wheel.read(name).decode("utf-8")


def test_every_module_and_data_file_is_in_it(wheel) -> None:
    names = set(wheel.namelist())
    package = ROOT / "rolcli"
    for pattern in ("*.py", "*.json", "*.po"):
        for path in package.rglob(pattern):
            assert path.relative_to(ROOT).as_posix() in names


def test_nothing_else_is_in_it(wheel) -> None:
    for name in wheel.namelist():
        assert name.startswith("rolcli"), name
        assert "__pycache__" not in name
        assert not name.startswith("rolcli/tests")


def test_the_command_is_an_ordinary_script(wheel) -> None:
    assert "rolcli = rolcli.__main__:entry" in content(wheel, "dist-info/entry_points.txt")


def test_metadata(wheel) -> None:
    from rolcli.version import __version__

    metadata = content(wheel, "dist-info/METADATA")
    for line in (
        "Name: rolcli",
        f"Version: {__version__}",
        "Requires-Python: >=3.11",
        "License-Expression: MIT",
        "Requires-Dist: typer<0.29,>=0.26",
        "Requires-Dist: pyparsing>=3.3.3",
        "Provides-Extra: test",
        "Provides-Extra: dev",
    ):
        assert line in metadata.splitlines()
    assert "The rolcli authors" in content(wheel, "licenses/LICENSE")


def test_it_runs_from_the_wheel_alone(wheel) -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-c", RUN, str(wheel.filename)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "3d6 = 6  [1, 2, 3]\n"), done.stderr


RUN = """
import sys
path = sys.argv[1]
sys.path.insert(0, path)
import rolcli.__main__
assert rolcli.__main__.__file__.startswith(path), rolcli.__main__.__file__
sys.argv = ["rolcli", "roll", "3d6", "--dice", "1,2,3"]
sys.exit(rolcli.__main__.main())
"""
