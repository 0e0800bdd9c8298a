"""Shells for the tests, one for each world that they ask for."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from shells import KINDS, Shell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session")
def worlds(tmp_path_factory: Any) -> Iterator[Callable[..., Shell]]:
    """Make a shell of a kind with variables, once for all tests that ask for the same."""
    made: dict[Any, Shell] = {}

    def make(kind: str, **variables: str) -> Shell:
        key = (kind, *sorted(variables.items()))
        if key not in made:
            made[key] = Shell(kind, tmp_path_factory.mktemp(kind), variables)
        return made[key]

    yield make
    for shell in made.values():
        shell.close()


@pytest.fixture(params=KINDS)
def kind(request: Any) -> str:
    """Each shell."""
    return str(request.param)
