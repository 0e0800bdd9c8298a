"""Fair dice: links in order, each once, and an anchor that nothing else leads to."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from rolcli.campaign.fair import Anchored, Chain, Secrets, parts_of, seed_of
from rolcli.errors import DataError, UsageError

TAKE = """
import sys
from rolcli.campaign.fair import Secrets
for _ in range(5):
    print(Secrets(sys.argv[1]).take().number)
"""


def test_each_link_is_the_hash_of_the_next_and_the_anchor_that_of_the_first() -> None:
    chain = Chain.new(5)
    links = [chain.link(number) for number in range(1, 6)]
    assert links[-1] == chain.secret
    before = chain.anchor
    for link in links:
        assert sha256(bytes.fromhex(link)).hexdigest() == before
        before = link


def test_links_are_given_out_in_order_and_run_out(tmp_path: Path) -> None:
    secrets = Secrets(str(tmp_path))
    with pytest.raises(DataError) as caught:
        secrets.take()
    assert caught.value.code == "not_found"
    chain = secrets.new(3)
    assert [secrets.take().link for _ in range(3)] == [chain.link(n) for n in (1, 2, 3)]
    with pytest.raises(DataError) as caught:
        secrets.take()
    assert caught.value.code == "chain_used_up"


def test_secrets_are_for_their_owner_alone(tmp_path: Path) -> None:
    secrets = Secrets(str(tmp_path))
    first = secrets.new(3)
    secrets.take()
    secrets.new(3)
    for file in (tmp_path / "fair").iterdir():
        assert file.stat().st_mode & 0o077 == 0, file
    assert (tmp_path / "fair" / f"{first.anchor}.json").exists()


def test_two_processes_never_use_the_same_link(tmp_path: Path) -> None:
    Secrets(str(tmp_path)).new(100)
    processes = [
        subprocess.Popen([sys.executable, "-c", TAKE, str(tmp_path)], stdout=subprocess.PIPE)
        for _ in range(10)
    ]
    numbers = [int(n) for one in processes for n in one.communicate()[0].split()]
    assert sorted(numbers) == list(range(1, 51))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"secret":"x","rolls":3,"used":1,"anchor":""}'])
def test_a_spoilt_chain_is_refused_in_words(tmp_path: Path, text: str) -> None:
    secrets = Secrets(str(tmp_path))
    secrets.new(3)
    Path(secrets.file).write_text(text)
    with pytest.raises(DataError) as caught:
        secrets.take()
    assert caught.value.code == "bad_file"


@pytest.mark.parametrize("rolls", [0, -1, 100_001])
def test_a_chain_has_bounds(rolls: int) -> None:
    with pytest.raises(UsageError):
        Chain.new(rolls)


@pytest.mark.parametrize("words", ["", "I open the door", "a:b+c#2", "ñandú 🎲"])
@pytest.mark.parametrize("second", [None, "ab" * 32])
def test_a_seed_is_taken_apart_as_it_was_made(words: str, second: str | None) -> None:
    link = "0f" * 32
    assert parts_of(seed_of(link, words, second)) == (link, second, words)


@pytest.mark.parametrize("seed", ["", "5f2c", "fair/1:", "fair/1:00:x", f"fair/1:{'0F' * 32}:"])
def test_other_seeds_are_no_fair_ones(seed: str) -> None:
    assert parts_of(seed) is None


def test_an_anchor_knows_its_links_in_order() -> None:
    chain = Chain.new(10)
    seeds = [seed_of(chain.link(n), f"words {n}") for n in range(1, 11)]
    anchored = Anchored(chain.anchor)
    assert anchored.take(seeds[0]) == (1, 0)
    assert anchored.take(seeds[0] + "#2") == (1, 0)
    assert anchored.take(seeds[1]) == (2, 0)
    assert anchored.take(seeds[1]) == (None, 0), "used twice"
    assert anchored.take(seed_of(chain.link(2), "other words")) == (None, 0), "words changed"
    assert anchored.take(seeds[4]) == (5, 2), "two are left out"
    assert anchored.take(seeds[3]) == (None, 0), "out of order"
    assert anchored.take(seed_of(Chain.new(1).link(1), "x")) == (None, 0), "of another chain"
    assert anchored.take("5f2c") == (None, 0)
