"""What a campaign's rolcli.toml settles: its game, its language, its house rules."""

from __future__ import annotations

import os

from rolcli.campaign.names import nearest
from rolcli.campaign.places import CAMPAIGN_FILE, CHARACTERS
from rolcli.errors import DataError
from rolcli.messages import msg
from rolcli.reading import read_toml
from rolcli.writing import save

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.campaign.memory import Memory
    from rolcli.messages import Message

KEYS = ("game", "lang", "house")
LANGUAGES = ("en", "es")


class Settings:
    """A campaign: its folder, and what holds inside it. ``game`` and ``lang`` may be None."""

    __slots__ = ("file", "folder", "game", "house", "lang")

    def __init__(self, folder: str, held: dict[str, Any]) -> None:
        self.folder = folder
        self.file = os.path.join(folder, CAMPAIGN_FILE)
        self.game: str | None = held.get("game")
        self.lang: str | None = held.get("lang")
        self.house: dict[str, object] = held.get("house", {})


def read_campaign(folder: str, memory: Memory) -> Settings:
    """Read a campaign's settings; raise DataError for what they should not hold."""
    file = os.path.join(folder, CAMPAIGN_FILE)
    return Settings(folder, memory.read(file, "campaign", read))


def read(file: str) -> dict[str, Any]:
    """Read and check the file of a campaign."""
    from rolcli.campaign.lines import line_of, lines_of

    data, text = read_toml(file)
    for key, value in data.items():
        problem, hint = problem_of(key, value)
        if problem is not None:
            raise DataError(
                "bad_file",
                msg(
                    "{file}, line {line}, {key}: {problem}",
                    file=file, line=line_of(lines_of(text), (key,)) or 1, key=key[:80],
                    problem=problem,
                ),
                hint=hint,
            )
    return data


def problem_of(key: str, value: object) -> tuple[Message | None, Message | None]:
    """Say what is wrong with a key of a campaign's file, and what is right."""
    if key == "house":
        plain = (str, int, bool)
        if isinstance(value, dict) and all(isinstance(one, plain) for one in value.values()):
            return None, None
        return msg("it is a table of settings."), msg("Write [house].")
    if key == "lang":
        if value in LANGUAGES:
            return None, None
        return msg("it is one of {words}.", words=", ".join(LANGUAGES)), None
    if key == "game":
        return (None, None) if isinstance(value, str) else (msg("it is a text."), None)
    like = nearest(key, KEYS, 1)
    hint = msg("Is it {name}?", name=like[0]) if like else msg(
        "There are {names}.", names=", ".join(KEYS)
    )
    return msg("there is no such key."), hint


def make(folder: str, game: str | None, lang: str | None) -> str:
    """Make a campaign in a folder; give its file. Raise DataError where there is one."""
    file = os.path.join(folder, CAMPAIGN_FILE)
    if os.path.lexists(file):
        raise DataError("cannot_write", msg("There is a campaign already: {file}.", file=file))
    lines = [
        f'game = "{game}"' if game else '# game = "coc7"',
        f'lang = "{lang}"' if lang else '# lang = "en"',
        "",
        "[house]",
        "# setting = value; `rolcli rules show` lists the settings of the game",
        "",
    ]
    save(file, "\n".join(lines))
    try:
        os.makedirs(os.path.join(folder, CHARACTERS), exist_ok=True)
    except OSError as error:
        from rolcli.writing import unwritable

        raise unwritable(os.path.join(folder, CHARACTERS), error) from None
    return file
