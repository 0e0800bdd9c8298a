"""Draws the pictures of docs/ by the program's own --plot; docs/pictures.md shows them.

matplotlib does not write the same file everywhere, so what is compared is what they are drawn
of: the numbers that each command prints, and the source that draws. It is needed only when
one of these has changed.
"""

from __future__ import annotations

import io
import shlex
from hashlib import sha256
from pathlib import Path

from rolcli.cli.environment import Environment
from rolcli.cli.run import run

ROOT = Path(__file__).parents[1]
FOLDER = "docs/pictures"
RECORD = f"{FOLDER}/drawn.txt"
PAGE = "docs/pictures.md"
NOWHERE = {"HOME": "/nonexistent", "ROLCLI_LAST": "off"}
"""A world in which nobody has settled anything, and nothing is kept."""
SOURCE = "rolcli/render/plot.py"
"""What draws."""


class Picture:
    """A picture: its name, what it shows, the command that draws it."""

    def __init__(self, name: str, shows: str, command: str) -> None:
        self.name = name
        self.shows = shows
        self.command = command

    @property
    def file(self) -> str:
        """The file, from the root."""
        return f"{FOLDER}/{self.name}.svg"

    @property
    def typed(self) -> str:
        """The command line that draws it."""
        return f"rolcli {self.command} --plot {self.name}.svg"

    def words(self, *more: str) -> list[str]:
        """Give the words of the command behind the program's name."""
        return [*shlex.split(self.command), *more]


PICTURES = (
    Picture("bars", "One distribution is bars, with its mean.", "odds 4d6kh3"),
    Picture(
        "compared", "Several distributions are curves: which way of rolling attributes?",
        "odds 4d6kh3 3d6 2d6+6",
    ),
    Picture(
        "curves", "A sweep is curves over a parameter: a test with a bonus die, by skill.",
        "coc7 test --bonus --odds --for skill=5..95:5",
    ),
    Picture(
        "heat", "Two sweeps are a heat map: skill against difficulty.",
        "ryf test 6 --odds --for skill=0..8 --for difficulty=10..24:2",
    ),
    Picture(
        "es", "In Spanish, of an attack against somebody who dodges.",
        "coc7 attack 55 --vs 40 --dodge --odds --lang es",
    ),
)
INTRODUCTION = """\
# Pictures

`--plot FILE.svg` (or `.png`, `.pdf`) draws odds; it needs matplotlib: `pip install 'rolcli[plot]'`.
The workshop draws these by the commands above them.
"""


def products() -> dict[str, str]:
    """Make the page, and the record of what the pictures are drawn of."""
    page = [INTRODUCTION]
    drawn = [f"{SOURCE} {digest((ROOT / SOURCE).read_bytes())}"]
    for one in PICTURES:
        page.append(f"{one.shows}\n\n```sh\n{one.typed}\n```\n\n![{one.shows}](pictures/{one.name}.svg)\n")
        drawn.append(f"{one.name} {one.command}\n{printed(one.words())}")
    return {PAGE: "\n".join(page), RECORD: "\n".join(drawn)}


def digest(data: bytes) -> str:
    """Give a short fingerprint."""
    return sha256(data).hexdigest()[:16]


def printed(words: list[str]) -> str:
    """Give what a command prints; raise RuntimeError where it is refused."""
    out, err = io.StringIO(), io.StringIO()
    code = run(words, Environment(io.StringIO(), out, err, NOWHERE, width=100))
    if code:
        raise RuntimeError(err.getvalue())
    return out.getvalue()


def missing() -> list[str]:
    """List the pictures that are not there."""
    return [one.file for one in PICTURES if not (ROOT / one.file).exists()]


def finish(written: list[str]) -> list[str]:
    """Draw them where what they are drawn of has changed, or one is missing; give their files."""
    if RECORD not in written and not missing():
        return []
    for one in PICTURES:
        printed(one.words("--plot", str(ROOT / one.file)))
    return [one.file for one in PICTURES]
