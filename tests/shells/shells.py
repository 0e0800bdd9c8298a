"""The three shells, each completing as it does for its users."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from terminal import COMPLETIONS, Answer, Terminal

BASH = f"""
PS1='$ '
HISTFILE=
source {COMPLETIONS}/rolcli.bash
bind 'set completion-query-items 0'
bind 'set page-completions off'
bind 'set show-all-if-ambiguous on'
bind 'set bell-style none'
bind -x '"\\C-x\\C-d": printf "%s\\n." "$READLINE_LINE" >$DUMPED'
"""
ZSH = f"""
PS1='$ '
HISTFILE=
LISTMAX=10000
unsetopt beep prompt_sp list_ambiguous
fpath=({COMPLETIONS} $fpath)
autoload -Uz compinit
compinit -u -D
bindkey -e
dump() {{ print -rn -- "$BUFFER"$'\\n.' >$DUMPED }}
zle -N dump
bindkey '^X^D' dump
"""
KINDS = ("bash", "zsh", "fish")
RECORDER = """#!/bin/sh
printf '%s\\n' "$0" "$@" >>"$RECORD"
if [ "$1" = __complete ]; then cat "${ROWS:-/dev/null}"; else : >"$RECORD.done"; fi
"""


def require(kind: str) -> None:
    """Skip when a shell is not installed; in CI that is a failure."""
    if shutil.which(kind) is None:
        if os.environ.get("CI"):
            pytest.fail(f"{kind} is not installed")
        pytest.skip(f"{kind} is not installed")


class Shell:
    """A shell in a world of its own: its folder, its configuration, its variables.

    ``rolcli`` and the Pythons that it finds only record their calls, in ``record``.
    """

    def __init__(self, kind: str, folder: Path, variables: dict[str, str]) -> None:
        require(kind)
        self.kind = kind
        self.folder = folder
        self.record = folder / "record"
        tools = folder / "bin"
        tools.mkdir()
        for name in ("rolcli", "python", "python3"):
            tool = tools / name
            tool.write_text(RECORDER, encoding="utf-8")
            tool.chmod(0o755)
        self.env = {
            "PATH": f"{tools}:{os.environ['PATH']}",
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "LC_ALL": "C.UTF-8",
            "RECORD": str(self.record),
            **variables,
        }
        self._terminal: Terminal | None = None

    @property
    def terminal(self) -> Terminal:
        """The shell in its terminal; bash and zsh only."""
        if self._terminal is None:
            if self.kind == "bash":
                argv, setup = ["bash", "--norc", "--noprofile", "-i"], BASH
            else:
                argv, setup = ["zsh", "-f", "-i"], ZSH
            self._terminal = Terminal(argv, setup, self.env, self.folder)
        return self._terminal

    def offers(self, line: str) -> list[str]:
        """List what TAB offers at the end of a line."""
        if self.kind == "fish":
            return [entry.partition("\t")[0] for entry in self.fish(line)]
        answer = self.terminal.complete(line)
        words = answer.words  # which bash lists quoted
        if self.kind == "bash":
            words = list(map(unquoted, words))
        return words or [last_word(answer, line)]

    def fish(self, line: str) -> list[str]:
        """Ask fish what it offers: words with a tab and a description."""
        script = f"source {COMPLETIONS}/rolcli.fish; complete -C (cat)"
        run = subprocess.run(
            ["fish", "--no-config", "-c", script],
            input=line, env=self.env, cwd=self.folder, capture_output=True, text=True, check=True,
        )
        assert run.stderr == ""
        return run.stdout.splitlines()

    def configure(self, name: str, text: str) -> None:
        """Write a file of the user's configuration."""
        place = self.folder / "config" / "rolcli"
        place.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")

    def close(self) -> None:
        """End the shell."""
        if self._terminal is not None:
            self._terminal.close()


def last_word(answer: Answer, line: str) -> str:
    """Give the word that a lone offer made of the last one; empty where nothing was offered."""
    if answer.line == line:
        return ""
    return unquoted(answer.line)


def unquoted(text: str) -> str:
    """Give the last word of a line as the shell reads it."""
    try:
        return shlex.split(text)[-1]
    except ValueError:
        return text
