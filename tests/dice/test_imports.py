"""What rolling through ``rolcli.dice`` imports: nothing that costs more than the roll."""

import subprocess
import sys

import pytest

from workshop.__main__ import ROOT

HEAVY = (
    "typer", "rich", "pyparsing", "re", "typing", "enum", "dataclasses", "pathlib", "json",
    "fractions", "decimal", "hashlib", "collections", "functools", "random",
)


def imported(code: str) -> set[str]:
    """Run code in a fresh interpreter without site-packages; give the modules it loaded."""
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("text", ["4d6kh3", "d20", "2d10+3", "2d6+3 >= 9", "1o3d10", "d%"])
def test_an_everyday_roll_imports_nothing_heavy(text: str) -> None:
    loaded = imported(f"from rolcli.dice import roll\nroll({text!r}, seed='x').dice")
    assert "rolcli.dice.evaluate" in loaded
    assert loaded.isdisjoint(HEAVY)


def test_many_dice_load_only_the_faster_hash() -> None:
    loaded = imported("from rolcli.dice import roll\nroll('1000000d6')")
    assert loaded & set(HEAVY) == {"hashlib"}


def test_odds_are_allowed_their_fractions() -> None:
    assert "fractions" in imported("from rolcli.odds import odds\nodds('4d6kh3')")
