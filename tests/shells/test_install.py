"""Completions that are installed, in real shells: loaded when needed, for aliases as well."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from shells import require

from rolcli.cli.commands.completion import place, script

if TYPE_CHECKING:
    from collections.abc import Sequence

LOADER = """
_completion_loader() {{ . "{folder}/${{1##*/}}" 2>/dev/null && return 124; }}
complete -D -F _completion_loader
"""
"""What bash-completion does: the file of a command's name is read when it is asked for."""
ASKED = """
{before}
COMP_WORDS=({words}) COMP_CWORD={last} COMP_LINE='{line}' COMP_POINT={point}
{load}
read -ra how <<<"$(complete -p {name})"
"${{how[2]}}" {name} '' ''
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


def run(home: Path, argv: Sequence[str]) -> str:
    """Run a shell at a home of its own; give what it prints."""
    tool = home / "bin" / "rolcli"  # fish completes only commands that there are
    if not tool.exists():
        tool.parent.mkdir()
        tool.write_text("#!/bin/sh\n")
        tool.chmod(0o755)
    env = {"PATH": f"{tool.parent}:/usr/bin:/bin", "HOME": str(home), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(argv, env=env, cwd=home, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout


def install(shell: str, home: Path) -> Path:
    """Put the completion where ``--install`` puts it."""
    file = Path(place(shell, {"HOME": str(home)}))
    file.parent.mkdir(parents=True)
    file.write_text(script(shell), encoding="utf-8")
    return file


def asked(name: str, line: str, before: str, load: str) -> str:
    """Write what bash does at TAB."""
    words = line.split(" ")
    return ASKED.format(
        before=before, words=" ".join(f"'{word}'" for word in words), last=len(words) - 1,
        line=line, point=len(line), load=load, name=name,
    )


def test_bash_loads_it_by_the_name_of_the_command(tmp_path: Path) -> None:
    require("bash")
    file = install("bash", tmp_path)
    loader = LOADER.format(folder=file.parent)
    text = asked("rolcli", "rolcli coc7 test 60 --diff", loader, "_completion_loader rolcli")
    assert run(tmp_path, ["bash", "--norc", "-c", text]).split() == ["--difficulty"]


@pytest.mark.parametrize("meaning", ["rolcli coc7", "rolcli -r coc7"])
def test_an_alias_completes_in_bash(tmp_path: Path, meaning: str) -> None:
    require("bash")
    file = install("bash", tmp_path)
    before = f"shopt -s expand_aliases; alias cc='{meaning}'"
    text = asked("cc", "cc test 60 --diff", before, f". {file}")
    assert run(tmp_path, ["bash", "--norc", "-c", text]).split() == ["--difficulty"]
    text = asked("cc", "cc sani", before, f". {file}")
    assert run(tmp_path, ["bash", "--norc", "-c", text]).split() == ["sanity"]


def test_zsh_loads_it_from_its_path(tmp_path: Path) -> None:
    require("zsh")
    file = install("zsh", tmp_path)
    text = f"fpath=({file.parent} $fpath); autoload -Uz compinit; compinit -u -D"
    assert run(tmp_path, ["zsh", "-f", "-c", f"{text}; print -r -- $_comps[rolcli]"]) == "_rolcli\n"


def test_fish_loads_it_by_itself(tmp_path: Path) -> None:
    require("fish")
    install("fish", tmp_path)
    found = run(tmp_path, ["fish", "-c", "complete -C 'rolcli coc7 test 60 --diff'"])
    assert found.startswith("--difficulty")


def test_uninstall_takes_the_aliases_away_as_well_and_nothing_of_others(rolcli, tmp_path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path)}
    folder = tmp_path / "bash-completion" / "completions"
    rolcli("completion bash --install --alias cc --alias dd", env=env)
    (folder / "other").write_text("complete -W x other\n", encoding="utf-8")
    assert {path.name for path in folder.iterdir()} == {"rolcli", "cc", "dd", "other"}
    out = rolcli("completion bash --uninstall", env=env).out
    assert out.count("Taken away") == 3
    assert {path.name for path in folder.iterdir()} == {"other"}
    assert "There is no" in rolcli("completion bash --uninstall", env=env).out
