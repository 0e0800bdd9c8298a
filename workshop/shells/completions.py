"""The completions of four shells, as products."""

from __future__ import annotations

from workshop.declaration import declaration
from workshop.shells import bash, fish, powershell, zsh
from workshop.shells.plan import Plan

FILES = {
    "completions/rolcli.bash": bash,
    "completions/_rolcli": zsh,
    "completions/rolcli.fish": fish,
    "completions/rolcli.ps1": powershell,
}
"""Path -> the module that writes it."""


def products() -> dict[str, str]:
    """Make the files: {path: text}."""
    plan = Plan(declaration())
    return {path: shell.text(plan) for path, shell in FILES.items()}
