"""What is made to be installed: the sdist, the one-file program, the packages."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from rolcli.version import __version__
from workshop import formula, zipapp

ROOT = Path(__file__).parents[1]
DEBIAN = ROOT / "packaging" / "debian"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory) -> Path:
    """Build the sdist."""
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "build", "--sdist", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = folder.glob("*.tar.gz")
    return path


@pytest.mark.parametrize(
    "name",
    [
        "rolcli/__init__.py",
        "rolcli/py.typed",
        "rolcli/locale/es.po",
        "workshop/__main__.py",
        "docs/stream.md",
        "packaging/debian/rules",
        "tests/test_distribution.py",
        "completions/_rolcli",
        "man/es/rolcli.1",
        "README.es.md",
        "CONTRIBUTING.md",
        "LICENSE",
        ".ci/run",
    ],
)
def test_the_sdist_has_all_that_a_checkout_has(sdist: Path, name: str) -> None:
    with tarfile.open(sdist) as archive:
        assert f"rolcli-{__version__}/{name}" in archive.getnames()


def test_the_sdist_has_nothing_of_an_environment(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        for name in archive.getnames():
            assert not re.search(r"/(\.venv|\.git|__pycache__|\.mypy_cache|dist)(/|$)", name), name


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Path:
    """Make the one-file program."""
    return zipapp.make(tmp_path_factory.mktemp("zipapp") / "rolcli.pyz")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("roll 3d6 --dice 1,2,3", "3d6 = 6  [1, 2, 3]"),
        ("coc7 test 60 --dice 35 --lang es", "35 contra 60"),
        ("odds 2d6 --at-least 12 -q", "1/36"),
        ("--help", "Usage: rolcli"),
        ("schema roll", '"$schema"'),
        ("completion bash", "_rolcli"),
        ("rules show COC-06", "COC-06"),
        ("roll 3d6 --format table --dice 1,2,3", "│"),
    ],
)
def test_one_file_is_the_whole_program(program: Path, line: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(program), *line.split()],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


def test_the_packages_have_the_version_of_the_program() -> None:
    first = (DEBIAN / "changelog").read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith(f"rolcli ({__version__})")
    news = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{__version__}]" in news


def test_the_formula_has_the_hash_of_the_sdist(sdist: Path) -> None:
    text = formula.formula(sdist, "https://example.org/rolcli.tar.gz")
    digest = re.search(r'sha256 "([0-9a-f]{64})"', text)
    assert digest is not None
    assert subprocess.run(
        ["sha256sum", str(sdist)], capture_output=True, text=True, check=True
    ).stdout.startswith(digest[1])
    assert "@" not in re.sub(r"python@3", "", text)
    for name in re.findall(r'install "([^"]+)"', text):
        if "/" in name:
            assert (ROOT / name).exists(), name
    if shutil.which("ruby"):
        subprocess.run(["ruby", "-c"], input=text, text=True, check=True, capture_output=True)


@pytest.mark.slow
def test_the_debian_package_is_built_installed_and_removed(tmp_path) -> None:
    tree = tmp_path / "rolcli"
    kept = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, text=True, check=True
    )
    for name in kept.stdout.split("\0")[:-1]:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    shutil.copytree(DEBIAN, tree / "debian")
    subprocess.run(["dpkg-buildpackage", "--build=binary", "--no-sign"], cwd=tree, check=True)
    (package,) = tmp_path.glob("*.deb")
    subprocess.run(["dpkg", "--install", str(package)], check=True)
    try:
        done = subprocess.run(
            ["/usr/bin/rolcli", "roll", "3d6", "--dice", "1,2,3"],
            capture_output=True, text=True, check=True,
        )
        assert done.stdout == "3d6 = 6  [1, 2, 3]\n"
        subprocess.run(["man", "-w", "rolcli"], check=True)
    finally:
        subprocess.run(["dpkg", "--purge", "rolcli"], check=True)
    assert not Path("/usr/lib/rolcli").exists()
