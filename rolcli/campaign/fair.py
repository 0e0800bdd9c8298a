"""Seeds that nobody picked: a secret chain of links whose end was posted before.

A chain begins with a secret; each link is the SHA-256 of the next one, and the anchor that
of the first. Whoever posts the anchor can change no link any more; whoever writes the words
that are mixed in does not know the link. Links are used in order, each once: the number of
those used is on the disk before a link is given out.
"""

from __future__ import annotations

import os

from rolcli.campaign.lock import lock
from rolcli.campaign.sha import sha256
from rolcli.campaign.text import read_json, write_json
from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.writing import replace_file, unwritable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FOLDER = "fair"
CURRENT = "chain.json"
LOCK = "lock"
MARK = "fair/1:"
"""What every seed made of a link begins with."""
ROLLS = 1000
MOST_ROLLS = 100_000
PATIENCE = 10 * MOST_ROLLS
"""How many steps are made in all to look for links that turn out to be foreign."""
NEAR = 100
"""How many links may be left out between two even then."""
HEX = frozenset("0123456789abcdef")


def next_of(link: str) -> str:
    """Give the link, or the anchor, that a link leads to: its SHA-256."""
    return str(sha256(bytes.fromhex(link)).hexdigest())


def is_link(text: str) -> bool:
    """Tell whether a text can be a link: 64 hexadecimal digits in small letters."""
    return len(text) == 64 and HEX.issuperset(text)


def seed_of(link: str, words: str, second: str | None = None) -> str:
    """Make the seed of a link, the words of the player and perhaps a second person's link."""
    return f"{MARK}{link}{'' if second is None else '+' + second}:{words}"


def parts_of(seed: str) -> tuple[str, str | None, str] | None:
    """Take a seed apart: link, the second person's link, words; None for any other seed."""
    if not seed.startswith(MARK):
        return None
    links, mark, words = seed[len(MARK) :].partition(":")
    first, plus, second = links.partition("+")
    if not mark or not is_link(first) or (plus and not is_link(second)):
        return None
    return first, second if plus else None, words


class Link:
    """A link in use: its number (1, 2, ...), itself, and the anchor of its chain."""

    __slots__ = ("anchor", "link", "number")

    def __init__(self, number: int, link: str, anchor: str) -> None:
        self.number = number
        self.link = link
        self.anchor = anchor


class Chain:
    """A chain as it is kept: its secret, how many links it has and how many were used."""

    __slots__ = ("anchor", "rolls", "secret", "used")

    def __init__(self, secret: str, rolls: int, used: int, anchor: str) -> None:
        self.secret = secret
        self.rolls = rolls
        self.used = used
        self.anchor = anchor

    @classmethod
    def new(cls, rolls: int) -> Chain:
        """Make a chain; raise UsageError for too few or too many links."""
        if not 1 <= rolls <= MOST_ROLLS:
            raise UsageError(
                "bad_value", msg("A chain is of 1 to {most} rolls.", most=MOST_ROLLS)
            )
        secret = os.urandom(32).hex()
        chain = cls(secret, rolls, 0, "")
        chain.anchor = next_of(chain.link(1))
        return chain

    def link(self, number: int) -> str:
        """Give a link by its number."""
        link = self.secret
        for _ in range(self.rolls - number):
            link = next_of(link)
        return link

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {name: getattr(self, name) for name in self.__slots__}


class Secrets:
    """The chain of a user, in a folder that only he can read."""

    __slots__ = ("_folder",)

    def __init__(self, state: str) -> None:
        self._folder = os.path.join(state, FOLDER)

    @property
    def file(self) -> str:
        """The file of the chain in use."""
        return os.path.join(self._folder, CURRENT)

    def new(self, rolls: int = ROLLS) -> Chain:
        """Make a chain and use it from now on; the one before stays beside it. Raise DataError."""
        chain = Chain.new(rolls)
        with Held(self._folder):
            old = self.read()
            if old is not None:
                self.write(old, f"{old.anchor}.json")
            self.write(chain)
        return chain

    def take(self) -> Link:
        """Take the next link; it is used up before this returns. Raise DataError."""
        with Held(self._folder):
            chain = self.read()
            if chain is None:
                raise DataError(
                    "not_found",
                    msg("There is no chain of fair dice."),
                    hint=msg("Make one with rolcli fair new, and post its anchor."),
                )
            if chain.used >= chain.rolls:
                raise DataError(
                    "chain_used_up",
                    msg("All {n} links of the chain are used.", n=chain.rolls),
                    hint=msg("Make another with rolcli fair new, and post its anchor."),
                )
            chain.used += 1
            self.write(chain)
            return Link(chain.used, chain.link(chain.used), chain.anchor)

    def read(self) -> Chain | None:
        """Read the chain in use, or None; raise DataError for a file that is spoilt."""
        try:
            with open(self.file, "rb") as stream:
                held = read_json(stream.read(4096).decode())
            chain = Chain(held["secret"], held["rolls"], held["used"], held["anchor"])
            if is_link(chain.secret) and 0 <= chain.used <= chain.rolls <= MOST_ROLLS:
                return chain
        except FileNotFoundError:
            return None
        except OSError as error:
            raise DataError(
                "cannot_read",
                msg(
                    "{file} cannot be read: {reason}.",
                    file=self.file, reason=error.strerror or str(error),
                ),
            ) from None
        except (ValueError, KeyError, TypeError):
            pass
        raise DataError(
            "bad_file",
            msg("{file} is spoilt.", file=self.file),
            hint=msg("Make another with rolcli fair new, and post its anchor."),
        )

    def write(self, chain: Chain, name: str = CURRENT) -> None:
        """Write a chain and wait until it is on the disk; raise DataError."""
        file = os.path.join(self._folder, name)
        try:
            replace_file(file, write_json(chain.plain()).encode(), 0o600)
        except OSError as error:
            raise unwritable(file, error) from None


class Held:
    """A folder that one process at a time works in; raise DataError when it cannot be had."""

    __slots__ = ("_folder", "_handle")

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._handle = -1

    def __enter__(self) -> None:
        file = os.path.join(self._folder, LOCK)
        try:
            os.makedirs(self._folder, mode=0o700, exist_ok=True)
            self._handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise unwritable(file, error) from None
        if not lock(self._handle):
            os.close(self._handle)
            raise DataError(
                "busy", msg("{file} is held by another program.", file=file)
            )

    def __exit__(self, *_: object) -> None:
        os.close(self._handle)


class Anchored:
    """Checks that links belong to an anchor, in order, each used by one call.

    ``skipped`` and ``problem`` of the last link looked at are for the report.
    """

    __slots__ = ("_at", "_link", "_patience", "_seed")

    def __init__(self, anchor: str) -> None:
        self._link = anchor
        self._patience = PATIENCE
        self._at = 0
        self._seed: str | None = None

    def number(self, link: str) -> int | None:
        """Give the number of a link that comes after the last one seen, or None."""
        most = min(MOST_ROLLS, max(self._patience, NEAR))
        found, steps = link, 0
        while found != self._link:
            if steps > most:
                self._patience -= steps  # a file full of foreign links must come to an end
                return None
            found = next_of(found)
            steps += 1
        return self._at + steps

    def take(self, seed: str) -> tuple[int | None, int]:
        """Look at the next seed: the number of its link (None: it does not belong), and how
        many links were left out before it. Further results of the same call have its seed
        with ``#2``, ``#3`` behind it.
        """
        parts = parts_of(seed)
        if parts is None:
            return None, 0
        link = parts[0]
        if self._seed is not None and link == self._link:
            base, mark, count = seed.rpartition("#")
            same = bool(mark) and base == self._seed and count.isdigit()
            return (self._at if same else None), 0
        number = self.number(link)
        if number is None or number == self._at:
            return None, 0
        left_out = number - self._at - 1
        self._link, self._at, self._seed = link, number, seed
        return number, left_out


def drawn(state: str, words: str, second: str | None) -> tuple[int, str]:
    """Take the next link of the chain kept in a folder: its number, and the seed made of it.

    ``words`` are the player's, ``second`` is the link of a second person. Raise UsageError
    for one that is none, DataError for a chain that does not serve.
    """
    if second is not None and not is_link(second):
        raise UsageError(
            "bad_value",
            msg("{text} is no link: 64 hexadecimal digits.", text=second[:80]),
        )
    link = Secrets(state).take()
    return link.number, seed_of(link.link, words, second)
