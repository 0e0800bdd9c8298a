"""Seeded bytes, and fair faces from them: the public contract ``rolcli/1``.

Block j of a seed is ``SHAKE-256("rolcli/1\\0" + seed + "\\0" + j)``, the seed as
UTF-8 and j as 8 bytes big-endian, 4,096 bytes long; the stream is the blocks
one after the other. A die of s <= 256 sides takes bytes until one is below
``256 - 256 % s``; its face is ``byte % s + 1``. A larger die does the same with
the fewest bytes that hold s, big-endian. This never changes; another stream
would have another name.
"""

from __future__ import annotations

try:
    # hashlib costs more to import than a roll takes.
    from _sha3 import shake_256  # type: ignore[import-not-found]  # it has no stub
except ImportError:  # a Python built without its own SHA-3
    from hashlib import shake_256

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

BLOCK = 4096
BEGINNING = 136
"""What SHAKE-256 gives at once; a longer digest begins with the same bytes."""
MANY = 64 * BLOCK
BATCH = 2**17
"""How many large dice are read from bytes at once."""
NAME = b"rolcli/1\0"
EVERY_BYTE = bytes(range(256))


def new_seed() -> str:
    """Draw 32 hexadecimal digits from the operating system's entropy."""
    from os import urandom

    return urandom(16).hex()


class Bytes:
    """The byte stream of a seed."""

    __slots__ = ("_block", "_buffer", "_position", "_prefix", "_shake")

    def __init__(self, seed: str) -> None:
        # A seed may hold bytes that are not UTF-8, as the shell passed them.
        self._prefix = NAME + seed.encode("utf-8", "surrogateescape") + b"\0"
        self._shake = shake_256
        self._block = 0
        self._buffer = b""
        self._position = 0

    def take(self, size: int) -> bytes:
        """Take the next ``size`` bytes."""
        start = self._position
        end = start + size
        if end > len(self._buffer):
            self._fill(size)
            start, end = 0, size
        self._position = end
        return self._buffer[start:end]

    def _fill(self, size: int) -> None:
        """Make the buffer hold at least ``size`` bytes from the position on."""
        first = self._block
        if first == 0:  # most rolls need no more than the beginning of block 0
            block = self._shake(self._prefix + bytes(8))
            if size <= BEGINNING and not self._buffer:
                self._buffer = block.digest(BEGINNING)
                return
            rest, first = block.digest(BLOCK)[self._position :], 1
        else:
            rest = self._buffer[self._position :]
        last = first + -(-(size - len(rest)) // BLOCK)
        if (last - first) * BLOCK >= MANY:
            from hashlib import shake_256 as fast  # worth its import from here on

            self._shake = fast
        shake, prefix = self._shake, self._prefix
        self._buffer = rest + b"".join(
            [shake(prefix + j.to_bytes(8, "big")).digest(BLOCK) for j in range(first, last)]
        )
        self._block = last
        self._position = 0

    def faces(self, count: int, sides: int, what: object = None) -> bytes | list[int]:
        """Draw ``count`` faces, 1 to ``sides``, exactly as one by one; bytes up to 255 sides."""
        if sides > 255:
            return self._wide_faces(count, sides)
        limit = 256 - 256 % sides
        reject = EVERY_BYTE[limit:]
        table = EVERY_BYTE[1 : sides + 1] * (256 // sides) + reject
        faces = self.take(count).translate(table, reject)
        while len(faces) < count:  # only as many bytes as dice still need one
            faces += self.take(count - len(faces)).translate(table, reject)
        return faces

    def _wide_faces(self, count: int, sides: int) -> list[int]:
        size = (sides - 1).bit_length() + 7 >> 3
        limit = 256**size - 256**size % sides
        if count == 1:
            while True:
                number = int.from_bytes(self.take(size), "big")
                if number < limit:
                    return [number % sides + 1]
        faces: list[int] = []
        while len(faces) < count:  # never more bytes than dice still need
            numbers = numbers_of(self.take(size * min(BATCH, count - len(faces))), size)
            faces += [n % sides + 1 for n in numbers if n < limit]
        return faces


def numbers_of(raw: bytes, size: int) -> Sequence[int]:
    """Read numbers of ``size`` bytes each, big-endian."""
    if size == 1:
        return raw
    if size > 4:
        return [int.from_bytes(raw[i : i + size], "big") for i in range(0, len(raw), size)]
    from struct import unpack

    if size == 3:
        wide = bytearray(len(raw) // 3 * 4)
        for place in range(3):
            wide[place + 1 :: 4] = raw[place::3]
        raw, size = bytes(wide), 4
    return unpack(f">{len(raw) // size}{'H' if size == 2 else 'I'}", raw)
