"""The stream is a public contract: these answers never change."""

from hashlib import shake_256

import pytest

from rolcli.dice.stream import BLOCK, Bytes, new_seed

KNOWN = [
    ('rolcli', (6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6), (5, 6, 3, 3, 4, 1, 3, 3, 1, 2, 3, 6)),
    ('rolcli', (20, 20, 20, 20, 20, 20, 20, 20, 20, 20), (1, 3, 9, 12, 1, 17, 15, 19, 16, 3)),
    ('rolcli', (100, 100, 100, 100, 100, 100, 100, 100), (23, 89, 72, 1, 75, 99, 16, 83)),
    ('rolcli', (10, 10, 10, 10, 10, 10), (1, 6, 3, 9, 2, 1)),
    ('rolcli', (1000, 1000, 1000, 1000, 1000), (566, 421, 777, 491, 804)),
    ('rolcli', (6, 20, 1000, 6, 1000000000), (5, 3, 300, 1, 964323444)),
    ('ñandú 7', (6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6), (5, 1, 4, 3, 4, 2, 2, 4, 3, 5, 6, 2)),
    ('ñandú 7', (20, 20, 20, 20, 20, 20, 20, 20, 20, 20), (1, 13, 4, 5, 10, 20, 10, 4, 19, 5)),
    ('ñandú 7', (100, 100, 100, 100, 100, 100, 100, 100), (61, 13, 84, 45, 10, 20, 50, 24)),
    ('ñandú 7', (10, 10, 10, 10, 10, 10), (1, 3, 4, 5, 10, 10)),
    ('ñandú 7', (1000, 1000, 1000, 1000, 1000), (973, 893, 324, 668, 913)),
    ('ñandú 7', (6, 20, 1000, 6, 1000000000), (5, 13, 893, 4, 322009895)),
]


@pytest.mark.parametrize(("seed", "sides", "faces"), KNOWN)
def test_known_answers(seed, sides, faces):
    drawn = Bytes(seed)
    assert tuple(drawn.faces(1, s)[0] for s in sides) == faces


def test_known_answer_across_blocks():
    faces = Bytes("rolcli").faces(10_000, 6)
    assert (sum(faces), list(faces[-5:])) == (35138, [3, 1, 5, 2, 2])


def first_bytes(seed, size):
    """Write the definition down a second time, without any of the program's code."""
    blocks = (
        shake_256(b"rolcli/1\0" + seed.encode() + b"\0" + j.to_bytes(8, "big")).digest(4096)
        for j in range(-(-size // 4096))
    )
    return b"".join(blocks)[:size]


@pytest.mark.parametrize("seed", ["", "a", "ñandú 7", "x" * 300])
def test_bytes_follow_the_definition(seed):
    taken = Bytes(seed)
    raw = b"".join(taken.take(n) for n in (1, 5, BLOCK, 3, 2 * BLOCK, 7))
    assert raw == first_bytes(seed, len(raw))


def test_a_bulk_draw_follows_the_definition():
    size = 100 * BLOCK + 5
    assert Bytes("bulk").take(size) == first_bytes("bulk", size)


def slow_face(raw, sides):
    """Read one face from an iterator of bytes as the design words it."""
    size = 1
    while 256**size < sides:
        size += 1
    limit = 256**size - 256**size % sides
    while True:
        number = int.from_bytes(bytes(next(raw) for _ in range(size)), "big")
        if number < limit:
            return number % sides + 1


@pytest.mark.parametrize(
    "sides", [1, 2, 3, 6, 7, 100, 129, 200, 255, 256, 257, 1000, 65535, 65536, 65537, 10**9]
)
def test_many_at_once_are_the_same_as_one_by_one(sides):
    count = 300
    raw = iter(first_bytes("same", 20_000))
    expected = [slow_face(raw, sides) for _ in range(count)]
    together = Bytes("same")
    assert list(together.faces(count, sides)) == expected
    one_by_one = Bytes("same")
    assert [one_by_one.faces(1, sides)[0] for _ in range(count)] == expected
    # Both took exactly the same bytes, so what follows is alike too.
    assert together.take(8) == one_by_one.take(8)


def test_mixed_dice_take_bytes_in_order():
    raw = iter(first_bytes("mix", 5000))
    drawn = Bytes("mix")
    for count, sides in [(3, 6), (2, 1000), (0, 6), (5, 20), (1, 10**9), (4, 256)]:
        assert list(drawn.faces(count, sides)) == [slow_face(raw, sides) for _ in range(count)]


def test_faces_are_fair():
    faces = Bytes("fair").faces(60_000, 6)
    # The chi-square of 5 degrees of freedom is above 30 once in 60,000 seeds.
    assert sum((faces.count(face) - 10_000) ** 2 / 10_000 for face in range(1, 7)) < 30


def test_new_seeds_are_32_hexadecimal_digits_and_differ():
    first, second = new_seed(), new_seed()
    assert len(first) == 32
    assert int(first, 16) >= 0
    assert first != second


def test_a_seed_with_bytes_that_are_no_text_is_used_as_typed():
    assert Bytes("\udcff").faces(8, 6) != Bytes("?").faces(8, 6)


@pytest.mark.parametrize(
    "sizes", [[136, 1], [135, 2], [137], [1] * 300, [100, 100, 4000], [4096, 1]]
)
def test_bytes_are_the_same_however_many_are_taken_at_once(sizes):
    by_pieces, at_once = Bytes("pieces"), Bytes("pieces")
    taken = b"".join([by_pieces.take(size) for size in sizes])
    assert taken == at_once.take(8000)[: len(taken)]


@pytest.mark.parametrize("sides", [256, 300, 70_000, 10**9, 2**33])
def test_large_dice_in_batches_are_those_one_by_one(sides, monkeypatch):
    monkeypatch.setattr("rolcli.dice.stream.BATCH", 100)
    many, one = Bytes("wide"), Bytes("wide")
    assert list(many.faces(1000, sides)) == [one.faces(1, sides)[0] for _ in range(1000)]
    assert many.take(8) == one.take(8)
