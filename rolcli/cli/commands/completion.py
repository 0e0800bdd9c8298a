"""`rolcli completion`: the completion of a shell, printed or put where the shell loads it."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

from rolcli.declare import Ask, Flag, Many, Text, Word
from rolcli.errors import DataError, UsageError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rolcli.cli.session import Session
    from rolcli.messages import Message

FILES = {"bash": "rolcli.bash", "zsh": "_rolcli", "fish": "rolcli.fish", "powershell": "rolcli.ps1"}
"""Shell -> its file."""

INSTALL = {shell: f"rolcli completion {shell} --install" for shell in FILES}
"""Shell -> what to type there, once, to have it from the next start on."""

FOLDERS = (files("rolcli") / "completions", Path(__file__).parents[3] / "completions")
"""Where the files are: in the installed package, or above it in a checkout."""

LOADED = {
    "bash": ("XDG_DATA_HOME", ".local/share", "bash-completion/completions/rolcli"),
    "zsh": ("XDG_DATA_HOME", ".local/share", "zsh/site-functions/_rolcli"),
    "fish": ("XDG_CONFIG_HOME", ".config", "fish/completions/rolcli.fish"),
    "powershell": ("XDG_DATA_HOME", ".local/share", "rolcli/rolcli.ps1"),
}
"""Shell -> variable of a folder, the folder at home without it, and the file in it."""
LOADERS = (
    "/usr/share/bash-completion/bash_completion",
    "/usr/local/share/bash-completion/bash_completion",
    "/usr/local/etc/profile.d/bash_completion.sh",
    "/opt/homebrew/etc/profile.d/bash_completion.sh",
    "/etc/bash_completion",
)
"""What loads completions in bash when they are first asked for."""
ALIAS = """# Completes an alias of rolcli (rolcli completion bash --install --alias {name}).
. {file}
complete -F _rolcli_alias {name}
"""


class Completion(Ask):
    """What `completion` takes."""

    shell = Word(
        N_("The shell."),
        {"bash": (), "zsh": (), "fish": (), "powershell": ("pwsh",)},
        positional=True,
        metavar="SHELL",
    )
    install = Flag(
        N_("Write it where the shell loads it when it is first needed."), es="instalar"
    )
    uninstall = Flag(N_("Take it away again."), es="desinstalar")
    alias = Many(
        Text(
            N_("With --install in bash: an alias of rolcli to complete, too."),
            metavar="NAME",
            es="alias",
        )
    )


def completion(session: Session, ask: Completion) -> None:
    """Print the completion of a shell, write it, or take it away."""
    if ask.install and ask.uninstall:
        raise UsageError("excludes", msg("--install and --uninstall do not go together."))
    if ask.alias and (ask.shell != "bash" or not (ask.install or ask.uninstall)):
        raise UsageError("needs", msg("--alias serves only with --install, in bash."))
    if not (ask.install or ask.uninstall):
        session.output.write(script(ask.shell).rstrip("\n"))
        return
    env = session.environment.env
    file = place(ask.shell, env)
    files = {file: script(ask.shell)}
    for name in ask.alias:
        if not name.replace("-", "").replace("_", "").isalnum():
            raise UsageError("bad_name", msg("{name} is no name of an alias.", name=name))
        files[os.path.join(os.path.dirname(file), name)] = ALIAS.format(name=name, file=file)
    tr = session.output.options.tr
    if ask.uninstall:
        if ask.shell == "bash" and not ask.alias:
            files |= dict.fromkeys(aliases_beside(file), "")
        gone = list(taken_away(files))
        said = [msg("Taken away: {file}", file=name) for name in gone]
        if not gone:
            said = [msg("There is no {file}.", file=file)]
        session.output.text("\n".join(map(tr, said)), {"removed": gone})
        return
    written(files)
    said = [msg("Written: {file}", file=name) for name in files]
    said += advice(ask.shell, file)
    session.output.text("\n".join(map(tr, said)), {"written": list(files)})


def script(shell: str) -> str:
    """Give the text of a shell's completion; raise DataError where it is not installed."""
    for folder in FOLDERS:
        path = folder / FILES[shell]
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise DataError(
        "not_found", msg("The completion of {shell} is not installed.", shell=shell)
    )


def place(shell: str, env: Mapping[str, str]) -> str:
    """Name the file that a shell loads by itself."""
    variable, folder, name = LOADED[shell]
    base = env.get(variable, "")
    if not os.path.isabs(base):
        home = env.get("HOME") or env.get("USERPROFILE") or os.path.expanduser("~")
        base = os.path.join(home, *folder.split("/"))
    return os.path.join(base, *name.split("/"))


def written(files: Mapping[str, str]) -> None:
    """Write files whole, with their folders; raise DataError."""
    from rolcli.writing import save

    for name, text in files.items():
        save(name, text)


def aliases_beside(file: str) -> list[str]:
    """List the files of aliases that were written beside the completion of bash."""
    found, folder = [], os.path.dirname(file)
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        path = os.path.join(folder, name)
        try:
            with open(path, encoding="utf-8") as stream:
                if stream.read(2000) == ALIAS.format(name=name, file=file):
                    found.append(path)
        except (OSError, ValueError):
            continue  # somebody else's
    return found


def taken_away(files: Mapping[str, str]) -> Iterator[str]:
    """Delete files and yield those that were there; raise DataError."""
    for name in files:
        try:
            os.unlink(name)
        except FileNotFoundError:
            continue
        except OSError as error:
            from rolcli.writing import unwritable

            raise unwritable(name, error) from None
        yield name


def advice(shell: str, file: str) -> list[Message]:
    """Say what else is to be done, once, for a shell to load the file."""
    if shell == "zsh":
        line = f"fpath=({os.path.dirname(file)} $fpath)"
        return [
            msg("In ~/.zshrc, before compinit, unless it is there: {line}", line=line)
        ]
    if shell == "bash" and not any(map(os.path.exists, LOADERS)):
        return [
            msg("Without bash-completion add to ~/.bashrc: {line}", line=f". {file}")
        ]
    if shell == "powershell":
        return [msg("Add to $PROFILE: {line}", line=f". '{file}'")]
    return [msg("The next shell that needs it loads it.")]
