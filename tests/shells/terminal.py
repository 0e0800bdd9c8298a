"""A shell in a terminal of its own: what is typed into it and what then stands on its line."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
COMPLETIONS = ROOT / "completions"
PATIENCE = 60
UP = re.compile(rb"\x1b\[\d*A")
ESCAPES = re.compile(
    rb"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b[()][0-9A-B]|\x1b[=>]|\x1b\][^\x07]*\x07|\r|\x07"
)
DUMP = "\x18\x04"  # Ctrl-X Ctrl-D, bound to write the line down


class Answer(NamedTuple):
    """What TAB came to: the line after it, and what was listed below."""

    line: str
    words: list[str]


def listed(screen: str) -> list[str]:
    """Take the words out of a list on the screen: columns, perhaps with descriptions."""
    below = screen.split("\n")[1:]
    lines = [line for line in below if not line.startswith(("$ ", "rolcli"))]
    cells = re.split(r"\s{2,}|\n", "\n".join(lines))
    return [cell.strip() for cell in cells if cell.strip() and not cell.startswith("-- ")]


class Terminal:
    """A shell that reads its terminal; ``setup`` must bind DUMP to write the line to $DUMPED."""

    def __init__(self, argv: list[str], setup: str, env: dict[str, str], folder: Path) -> None:
        self.dumped = folder / "dumped"
        self.env = {**env, "DUMPED": str(self.dumped), "TERM": "xterm", "PS1": "$ "}
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execvpe(argv[0], argv, self.env)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 400, 160, 0, 0))
        ready = folder / "setup"
        ready.write_text(setup + f"\n: >{folder}/started\n", encoding="utf-8")
        self.send(f" source {ready}\r")
        self._wait(folder / "started")
        self.read(0.05)

    def complete(self, line: str, clear: bool = True) -> Answer:
        """Type a line, press TAB, and see."""
        self.send("\x05\x15" + line)
        self.read(0.02)
        self.send("\t")
        self.dumped.unlink(missing_ok=True)
        self.send(DUMP)
        screen = self._wait(self.dumped) + self.read(0.02)
        after = self.dumped.read_text(encoding="utf-8").removesuffix("\n.")
        if clear:
            self.send("\x05\x15")
        return Answer(after, listed(screen))

    def run(self, line: str, marker: Path) -> None:
        """Type a line, press TAB and then Enter; wait for a file that the command makes."""
        marker.unlink(missing_ok=True)
        self.complete(line, clear=False)
        self.send("\r")
        try:
            self._wait(marker)
        finally:
            self.send("\x03")
            self.read(0.02)

    def send(self, text: str) -> None:
        """Type."""
        os.write(self.fd, text.encode())

    def read(self, quiet: float) -> str:
        """Read what is printed until nothing comes for a while."""
        found = b""
        while select.select([self.fd], [], [], quiet)[0]:
            try:
                found += os.read(self.fd, 65536)
            except OSError:
                break
        return ESCAPES.sub(b"", UP.sub(b"\n", found)).decode(errors="replace")

    def close(self) -> None:
        """End the shell."""
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.fd)

    def _wait(self, path: Path) -> str:
        end = time.monotonic() + PATIENCE
        seen = ""
        while not path.exists() or (path == self.dumped and not complete(path)):
            if time.monotonic() > end:
                raise AssertionError(f"the shell does not answer: {seen}")
            seen += self.read(0.01)
        return seen


def complete(path: Path) -> bool:
    """Tell whether the line is written down to its end."""
    return path.read_bytes().endswith(b"\n.")
