"""Many dice are counted."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rolcli.render.as_json import LARGE, compact
from rolcli.render.many import tally


@pytest.mark.parametrize("faces", [6, 255, 1000, 10**9])
@pytest.mark.parametrize("kind", [list, bytes, iter])
def test_values_are_counted_in_rising_order(faces: int, kind) -> None:
    dice = Random(faces).choices(range(1, min(faces, 255 if kind is bytes else faces) + 1), k=5000)
    assert list(tally(kind(dice)).items()) == sorted(Counter(dice).items())


def test_large_objects_are_written_like_small_ones() -> None:
    numbers = {n: n * n for n in range(2 * LARGE + 1)}
    assert compact(numbers) == "{" + ",".join([f'"{n}":{n * n}' for n in numbers]) + "}"
