"""Spanish imports nothing but its own tables, and of these only what a call needs."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from rolcli.locale.spanish import ROOMS
from workshop.__main__ import ROOT
from workshop.catalogue import TABLES

SHOW = """
import sys
from rolcli.cli.environment import Environment
from rolcli.cli.run import run
run(sys.argv[1:], Environment(None, None, None, {}))
print(*sorted(sys.modules))
"""


def imported(*argv: str) -> set[str]:
    """Give the modules that a call imports in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", SHOW, *argv], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("argv", "tables"),
    [
        (("roll", "3d6"), set()),
        (("d6", "test", "4D", "--difficulty", "10"), {"d6"}),
        (("ryf", "test", "5", "3", "--difficulty", "10"), {"ryf"}),
        (("coc7", "test", "60"), {"coc7"}),
        (("unisystem", "test", "3", "2"), {"unisystem"}),
    ],
)
def test_a_call_in_spanish_imports_its_tables_and_nothing_else(
    argv: tuple[str, ...], tables: set[str]
) -> None:
    more = imported(*argv, "--lang", "es") - imported(*argv, "--lang", "en")
    own = {"rolcli.locale.spanish", "rolcli.locale.es"}
    assert more == own | {f"rolcli.locale.es.{table}" for table in tables}


@pytest.mark.parametrize("room", ["__init__", *ROOMS])
def test_a_table_is_a_literal(room: str) -> None:
    tree = ast.parse((ROOT / TABLES / f"{room}.py").read_text(encoding="utf-8"))
    assert isinstance(tree.body[0], ast.Expr)
    for statement in tree.body[1:]:
        assert isinstance(statement, ast.AnnAssign)
        assert statement.value is not None
        ast.literal_eval(statement.value)
