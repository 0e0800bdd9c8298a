"""The process world as an argument: streams, variables, terminal; what the user settled once."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TextIO

    from rolcli.campaign.settings import Settings

PIPE_WIDTH = 100
"""Columns of a table that is asked for without a terminal to tell."""


class Environment:
    """What a call sees of the world; tests make their own.

    ``stdout`` is None when the process was started with it closed. ``tty`` and
    ``error_tty`` tell whether stdout and stderr are terminals. ``windows``
    decides where configuration is kept.
    """

    __slots__ = (
        "_settings", "_width", "env", "error_tty", "stderr", "stdin", "stdout", "tty", "windows",
    )

    def __init__(
        self,
        stdin: TextIO | None,
        stdout: TextIO | None,
        stderr: TextIO | None,
        env: Mapping[str, str],
        *,
        tty: bool = False,
        error_tty: bool = False,
        width: int | None = None,
        windows: bool = False,
    ) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.stderr = stderr
        self.env = env
        self.tty = tty
        self.error_tty = error_tty
        self.windows = windows
        self._width = width
        self._settings: str | None = None

    @classmethod
    def process(cls) -> Environment:
        """Take the world of this process."""
        return cls(
            sys.stdin,
            sys.stdout,
            sys.stderr,
            os.environ,
            tty=is_terminal(sys.stdout),
            error_tty=is_terminal(sys.stderr),
            windows=os.name == "nt",
        )

    def without_streams(self, more: Mapping[str, str]) -> Environment:
        """Give the same world without streams or a terminal, and with more variables."""
        env = {**self.env, **more}
        return Environment(None, None, None, env, width=self.width, windows=self.windows)

    @property
    def width(self) -> int:
        """The columns to print in; asked only for tables and help."""
        if self._width is None:
            self._width = self._measure()
        return self._width

    def _measure(self) -> int:
        columns = self.env.get("COLUMNS", "")
        if columns.isascii() and columns.isdigit() and int(columns[:6]):
            return int(columns[:6])
        if self.tty and self.stdout is not None:
            try:
                return os.get_terminal_size(self.stdout.fileno()).columns or PIPE_WIDTH
            except (OSError, ValueError):
                pass
        return PIPE_WIDTH

    @property
    def config_file(self) -> str | None:
        """The path of ``config.toml``, or None where there is no such file."""
        file = os.path.join(self.config_folder, "config.toml")
        return file if is_there(file) else None

    @property
    def state_folder(self) -> str:
        """The folder of what is remembered between calls; it need not exist."""
        return self._folder("LOCALAPPDATA", "XDG_STATE_HOME", os.path.join(".local", "state"))

    @property
    def config_folder(self) -> str:
        """The folder of ``active`` and ``config.toml``."""
        if self._settings is None:
            self._settings = self._folder("APPDATA", "XDG_CONFIG_HOME", ".config")
        return self._settings

    def _folder(self, on_windows: str, variable: str, usual: str) -> str:
        """Name a folder of the program: by a variable, or at its usual place at home."""
        env = self.env
        if self.windows and env.get(on_windows):
            base = env[on_windows]
        else:
            base = env.get(variable, "")
            if not os.path.isabs(base):  # the XDG rule: a relative path is ignored
                home = env.get("HOME") or env.get("USERPROFILE") or os.path.expanduser("~")
                base = os.path.join(home, usual)
        return os.path.join(base, "rolcli")


def is_there(name: str) -> bool:
    """Tell whether there is a file; of one that may not be looked at reading says why not."""
    try:
        os.lstat(name)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError):
        pass
    return True


def is_terminal(stream: TextIO | None) -> bool:
    """Tell whether a stream is a terminal; a closed one is not."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


class Config:
    """The user's configuration; empty where there is no file.

    ``written`` are its keys; ``sections`` maps a game's name to settings as they stand in
    it, and ``campaign`` is the folder that it names. ``table`` is what the campaign of this
    call settles, or None.
    """

    __slots__ = (
        "campaign", "color", "equipment", "file", "format", "lang", "last", "receipt", "sections",
        "table", "verbose", "written",
    )

    def __init__(self, file: str = "") -> None:
        self.file = file
        self.written: set[str] = set()
        self.lang: str | None = None
        self.color: str | None = None
        self.format: str | None = None
        self.verbose = False
        self.receipt = False
        self.last = True
        self.campaign: str | None = None
        self.table: Settings | None = None
        self.equipment: tuple[str, ...] = ()
        self.sections: dict[str, dict[str, object]] = {}

    @property
    def bends(self) -> bool:
        """Whether it holds house rules of any game."""
        return bool(self.sections) or self.table is not None


def active_file(environment: Environment) -> str:
    """Name the file with the game that `use` wrote."""
    return os.path.join(environment.config_folder, "active")


def above() -> str | None:
    """Find the nearest folder upwards that holds a campaign, or None."""
    try:
        folder = os.getcwd()
    except OSError:  # it has been deleted
        return None
    while not os.path.isfile(os.path.join(folder, "rolcli.toml")):
        folder, below = os.path.dirname(folder), folder
        if folder == below:
            return None
    return folder
