"""A campaign of a fresh user, for the tests of this room to type in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rolcli.campaign.book import look


class Game:
    """A campaign of a fresh user, to type in."""

    def __init__(self, rolcli: Any, folder: Path) -> None:
        self.rolcli = rolcli
        self.folder = folder

    def __call__(self, line: str, code: int = 0, **more: Any) -> str:
        """Type a line; give what is printed, errors too."""
        answer = self.rolcli(line, **more)
        assert answer.code == code, answer
        return str(answer.out + answer.err)

    def json(self, line: str) -> Any:
        """Type a line; give the JSON that is printed."""
        return json.loads(self(f"{line} --json"))

    @property
    def people(self) -> dict[str, dict[str, Any]]:
        """What is known of everybody."""
        return look(str(self.folder)).people
