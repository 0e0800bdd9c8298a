"""The entry point's own finder: the same modules as the import system's, and never old code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rolcli

HERE = Path(rolcli.__file__).parent

TOLD = """
import sys
from rolcli import __main__ as main
if sys.argv[1] == "ours":
    main.load_quickly()
    assert isinstance(sys.meta_path[0], main.Finder)
import rolcli.cli.run, rolcli.rulesets.coc7.test, rolcli.locale.es
for name, module in sorted(sys.modules.items()):
    if name.startswith("rolcli.") and name != "rolcli.__main__":
        spec = module.__spec__
        print(name, module.__file__, module.__cached__, module.__package__, spec.origin,
              spec.cached, spec.has_location, spec.parent, list(getattr(module, "__path__", ())),
              len(spec.loader.get_source(name)))
"""


def told(which: str, *options: str, **env: str) -> str:
    """Run Python with our finder or without it; give what it tells of the modules."""
    done = subprocess.run(
        [sys.executable, *options, "-c", TOLD, which],
        capture_output=True, text=True, check=True, env={**os.environ, **env},
    )
    return done.stdout


def test_modules_are_the_same_as_the_import_system_makes_them() -> None:
    ours, theirs = told("ours"), told("theirs")
    assert ours.count("\n") > 30
    assert ours == theirs


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Give a folder with a package rolcli of three small modules and the real entry point."""
    package = tmp_path / "rolcli"
    (package / "cli").mkdir(parents=True)
    shutil.copy(HERE / "__main__.py", package)
    (package / "__init__.py").write_text("")
    (package / "cli" / "__init__.py").write_text("")
    (package / "cli" / "environment.py").write_text(
        "class Environment:\n    process = staticmethod(lambda: None)\n"
    )
    return tmp_path


def answer(folder: Path, code: str, *options: str, **env: str) -> str:
    """Write ``cli/run.py`` and run the package, which compiles what is not compiled."""
    (folder / "rolcli" / "cli" / "run.py").write_text(
        f"def run(argv, environment):\n    print({code})\n    return 0\n"
    )
    done = subprocess.run(
        [sys.executable, *options, "-m", "rolcli"],
        capture_output=True, text=True, cwd=folder, check=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPATH": str(folder), **env},
    )
    return done.stdout.strip()


def test_code_that_has_changed_is_read_anew(copy: Path) -> None:
    assert answer(copy, "'one'") == "one"
    compiled = list((copy / "rolcli" / "cli" / "__pycache__").glob("run.*.pyc"))
    assert len(compiled) == 1
    assert answer(copy, "'two and more'") == "two and more"
    compiled[0].write_bytes(b"torn")
    assert answer(copy, "'two and more'") == "two and more"
    compiled[0].unlink()
    assert answer(copy, "'two and more'") == "two and more"


def test_compiled_code_is_what_runs(copy: Path) -> None:
    assert answer(copy, "'one'") == "one"
    source = copy / "rolcli" / "cli" / "run.py"
    date = source.stat().st_mtime_ns
    compiled = next((copy / "rolcli" / "cli" / "__pycache__").glob("run.*.pyc"))
    data = compiled.read_bytes()
    assert data.count(b"one") == 1
    compiled.write_bytes(data.replace(b"one", b"two"))
    source.write_text(source.read_text())
    os.utime(source, ns=(date, date))
    done = subprocess.run(
        [sys.executable, "-m", "rolcli"], capture_output=True, text=True, cwd=copy, check=True,
        env={**os.environ, "PYTHONPATH": str(copy)},
    )
    assert done.stdout.strip() == "two"


@pytest.mark.parametrize(
    ("options", "env"),
    [(("-O",), {}), (("-OO",), {}), ((), {"PYTHONPYCACHEPREFIX": "elsewhere"})],
)
def test_compiled_code_kept_elsewhere_is_left_to_the_import_system(
    copy: Path, options: tuple[str, ...], env: dict[str, str]
) -> None:
    told = "[type(one).__name__ for one in __import__('sys').meta_path]"
    assert "Finder" in answer(copy, told).split("'")
    seen = answer(copy, told, *options, **env)
    assert seen.startswith("[")
    assert "'Finder'" not in seen


def test_a_module_that_does_not_exist_is_missing_as_usual() -> None:
    code = "from rolcli import __main__ as main; main.load_quickly(); import rolcli.nothing"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("ModuleNotFoundError: No module named 'rolcli.nothing'")
