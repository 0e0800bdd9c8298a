"""What the user settled once, and where it is looked for."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.campaign.settings import Settings
    from rolcli.cli.environment import Environment


class Config:
    """The user's configuration; empty where there is no file.

    ``written`` are its keys; ``sections`` maps a game's name to settings as they stand in
    it, and ``campaign`` is the folder that it names. ``table`` is what the campaign of this
    call settles, or None.
    """

    __slots__ = (
        "campaign", "color", "equipment", "file", "format", "lang", "last", "receipt", "sections",
        "table", "verbose", "written",
    )  # fmt: skip - the keys, as they come

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
