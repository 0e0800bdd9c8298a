"""`rolcli completion`: the completion of a shell, as it ships."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from rolcli.declare import Ask, Word
from rolcli.errors import DataError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.session import Session

FILES = {"bash": "rolcli.bash", "zsh": "_rolcli", "fish": "rolcli.fish", "powershell": "rolcli.ps1"}
"""Shell -> its file."""

INSTALL = {
    "bash": """echo 'eval "$(rolcli completion bash)"' >>~/.bashrc""",
    "zsh": """echo 'eval "$(rolcli completion zsh)"' >>~/.zshrc""",
    "fish": "rolcli completion fish >~/.config/fish/completions/rolcli.fish",
    "powershell": "Add-Content $PROFILE 'rolcli completion pwsh | Out-String | iex'",
}
"""Shell -> what to type there, once, to have it from the next start on."""

FOLDERS = (files("rolcli") / "completions", Path(__file__).parents[3] / "completions")
"""Where the files are: in the installed package or a zip file, or above it in a checkout."""


class Completion(Ask):
    """What `completion` takes."""

    shell = Word(
        N_("The shell."),
        {"bash": (), "zsh": (), "fish": (), "powershell": ("pwsh",)},
        positional=True,
        metavar="SHELL",
    )


def completion(session: Session, ask: Completion) -> None:
    """Print the completion of a shell."""
    session.output.write(script(ask.shell).rstrip("\n"))


def script(shell: str) -> str:
    """Give the text of a shell's completion; raise DataError where it is not installed."""
    for folder in FOLDERS:
        path = folder / FILES[shell]
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise DataError(
        "no_completion", msg("The completion of {shell} is not installed.", shell=shell)
    )
