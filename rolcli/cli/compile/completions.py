"""The completions of four shells, as products."""

from __future__ import annotations

from rolcli.cli.compile import bash, fish, powershell, zsh
from rolcli.cli.compile.declaration import declaration
from rolcli.cli.compile.plan import Plan

FILES = {
    "completions/rolcli.bash": bash,
    "completions/_rolcli": zsh,
    "completions/rolcli.fish": fish,
    "completions/rolcli.ps1": powershell,
}
"""Path -> the module that writes it."""


def completions() -> dict[str, str]:
    """Make the files: {path: text}."""
    plan = Plan(declaration())
    return {path: shell.text(plan) for path, shell in FILES.items()}
