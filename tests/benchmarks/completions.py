"""How long a static TAB takes in bash, zsh and fish, in milliseconds.

Run by hand on an idle machine: ``python tests/benchmarks/completions.py``. Each shell
completes each line many times inside one running shell; the median of the rounds is
printed, and the exit code is 1 where one is above the limit.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "shells"))
from terminal import COMPLETIONS, Terminal

LIMIT = 10.0
ROUNDS, TIMES = 7, 20
LINES = [
    "rolcli ",
    "rolcli -r coc7 test 60 --dif",
    "rolcli -r unisystem-combat attack 3 4 --weapon k",
    "rolcli --set armour=",
    "rolcli coc7 test 60 --difficulty ",
]
BASH = """
source {file}
COMP_LINE={line}; COMP_POINT=${{#COMP_LINE}}
read -ra COMP_WORDS <<<"$COMP_LINE"
[[ $COMP_LINE == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
compopt() {{ :; }}
_rolcli >/dev/null 2>&1
for round in {{1..{rounds}}}; do
    start=${{EPOCHREALTIME/[.,]/}}
    for time in {{1..{times}}}; do _rolcli >/dev/null 2>&1; done
    echo $((${{EPOCHREALTIME/[.,]/}} - start))
done
"""
FISH = """
source {file}
complete -C {line} >/dev/null
for round in (seq {rounds})
    set start (date +%s%N)
    for time in (seq {times}); complete -C {line} >/dev/null; end
    math "("(date +%s%N)" - $start) / 1000"
end
"""
ZSH = """
PS1='$ '
LISTMAX=10000
unsetopt beep
zmodload zsh/datetime
fpath=({folder} $fpath)
autoload -Uz compinit
compinit -u -D
bindkey -e
timed() {{
    zle list-choices
    local found= start
    repeat {rounds}; do
        start=$EPOCHREALTIME
        repeat {times}; do zle list-choices; done
        found+="$(( (EPOCHREALTIME - start) * 1000000 ))"$'\\n'
    done
    print -rn -- "$found"$'\\n.' >$DUMPED
}}
zle -N timed
bindkey '^X^D' timed
"""


def in_bash(line: str, folder: Path) -> list[float]:
    """Time the completion function; give microseconds a round."""
    script = BASH.format(
        file=COMPLETIONS / "rolcli.bash", line=f"'{line}'", rounds=ROUNDS, times=TIMES
    )
    return numbers(subprocess.run(["bash", "-c", script], capture_output=True, text=True).stdout)


def in_fish(line: str, folder: Path) -> list[float]:
    """Time `complete -C`."""
    script = FISH.format(
        file=COMPLETIONS / "rolcli.fish", line=f"'{line}'", rounds=ROUNDS, times=TIMES
    )
    argv = ["fish", "--no-config", "-c", script]
    return numbers(subprocess.run(argv, capture_output=True, text=True).stdout)


def in_zsh(line: str, folder: Path) -> list[float]:
    """Time listing the choices in a terminal."""
    setup = ZSH.format(folder=COMPLETIONS, rounds=ROUNDS, times=TIMES)
    env = {"PATH": "/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    shell = Terminal(["zsh", "-f", "-i"], setup, env, folder)
    try:
        shell.dumped.unlink(missing_ok=True)
        shell.send(line)
        shell.read(0.1)
        shell.send("\x18\x04")
        shell._wait(shell.dumped)
        return numbers(shell.dumped.read_text(encoding="utf-8").removesuffix("."))
    finally:
        shell.close()
        (folder / "started").unlink(missing_ok=True)


def numbers(text: str) -> list[float]:
    """Read one number a line."""
    return [float(word) for word in text.split()]


def main() -> int:
    """Measure and print the table."""
    worst = 0
    for name, measure in (("bash", in_bash), ("zsh", in_zsh), ("fish", in_fish)):
        if shutil.which(name) is None:
            print(f"{name} is not installed")
            continue
        for line in LINES:
            with tempfile.TemporaryDirectory() as folder:
                rounds = measure(line, Path(folder))
            value = statistics.median(rounds) / TIMES / 1000
            worst |= value > LIMIT
            print(f"{value:6.2f} ms{'  ABOVE' if value > LIMIT else ''}  {name:5} {line!r}")
    return worst


if __name__ == "__main__":
    sys.exit(main())
