"""Where things are kept: the folders of characters, of the state, of a campaign."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

CAMPAIGN_FILE = "rolcli.toml"
CHARACTERS = "characters"


def state_folder(env: Mapping[str, str], windows: bool) -> str:
    """Name the folder of what is remembered between calls; it need not exist."""
    if windows and env.get("LOCALAPPDATA"):
        return os.path.join(env["LOCALAPPDATA"], "rolcli")
    base = env.get("XDG_STATE_HOME", "")
    if not os.path.isabs(base):  # the XDG rule: a relative path is ignored
        home = env.get("HOME") or env.get("USERPROFILE") or os.path.expanduser("~")
        base = os.path.join(home, ".local", "state")
    return os.path.join(base, "rolcli")


def campaign_above(folder: str) -> str | None:
    """Find the nearest folder from ``folder`` upwards that holds a campaign, or None."""
    while True:
        if os.path.isfile(os.path.join(folder, CAMPAIGN_FILE)):
            return folder
        above = os.path.dirname(folder)
        if above == folder:
            return None
        folder = above


class Places:
    """The folders of one call. ``config`` holds config.toml, ``state`` what is remembered,
    ``campaign`` is the campaign's folder or None.
    """

    __slots__ = ("campaign", "config", "state")

    def __init__(self, config: str, state: str, campaign: str | None = None) -> None:
        self.config = config
        self.state = state
        self.campaign = campaign

    @property
    def characters(self) -> list[str]:
        """The folders of characters, the campaign's first."""
        above = [self.config] if self.campaign is None else [self.campaign, self.config]
        return [os.path.join(folder, CHARACTERS) for folder in above]

    @property
    def home(self) -> str:
        """The folder that new characters go to."""
        return self.characters[0]

    @property
    def memory(self) -> str:
        """The folder of what was read before."""
        return os.path.join(self.state, "read")
