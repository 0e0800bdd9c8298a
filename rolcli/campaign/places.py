"""Where things are kept: the folders of characters, of the state, of a campaign."""

from __future__ import annotations

import os

CAMPAIGN_FILE = "rolcli.toml"
CHARACTERS = "characters"


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
