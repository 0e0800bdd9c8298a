"""The lines that install a completion, typed in real shells."""

from __future__ import annotations

import shlex
import subprocess
from typing import TYPE_CHECKING

import pytest
from shells import require
from terminal import COMPLETIONS

from rolcli.cli.commands.completion import FILES, INSTALL

if TYPE_CHECKING:
    from pathlib import Path

KNOWN = {
    "bash": ["--norc", "-c", ". ~/.bashrc; complete -p rolcli"],
    "zsh": ["-f", "-c", ". ~/.zshrc; print -r -- $_comps[rolcli]"],
    "fish": ["-c", "complete -C 'rolcli coc7 test 60 --diff'"],
}
"""Shell -> how it tells, at its next start, that it has the completion."""

TOLD = {"bash": "complete -F _rolcli rolcli", "zsh": "_rolcli", "fish": "--difficulty"}


@pytest.mark.parametrize("kind", KNOWN)
def test_the_completion_is_there_from_the_next_start_on(tmp_path: Path, kind: str) -> None:
    require(kind)
    tools = tmp_path / "bin"
    tools.mkdir()
    rolcli = tools / "rolcli"
    rolcli.write_text(f"#!/bin/sh\ncat {shlex.quote(str(COMPLETIONS / FILES[kind]))}\n", "utf-8")
    rolcli.chmod(0o755)
    (tmp_path / ".config" / "fish" / "completions").mkdir(parents=True)  # as fish makes them
    env = {"PATH": f"{tools}:/usr/bin:/bin", "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    for arguments in (["-c", INSTALL[kind]], KNOWN[kind]):
        run = subprocess.run(
            [kind, *arguments], env=env, cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert run.stderr == ""
    assert run.stdout.startswith(TOLD[kind])
