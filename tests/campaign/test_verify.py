"""A check finds every difference and trusts nothing in the file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import pytest

from rolcli.campaign.fair import Chain, seed_of
from rolcli.campaign.receipts import Claimed, claims, receipts_in
from rolcli.campaign.verify import Report, check_lines
from rolcli.errors import UsageError
from rolcli.messages import msg


def result(seed: str | None = "7", **more: Any) -> dict[str, Any]:
    """Make a result: its die is the length of its seed."""
    value = len(seed or "")
    roll = {"notation": "1d6", "dice": [{"sides": 6, "value": value, "kept": True}]}
    return {
        "rolcli": 1, "verb": "roll", "input": {"expression": "1d6"}, "rolls": [roll],
        "total": value, "seed": seed, **more,
    }


def again(thing: Mapping[str, Any]) -> Mapping[str, Any]:
    """Roll such a result again."""
    if thing["verb"] != "roll":
        raise UsageError("unknown_verb", msg("There is no such verb."))
    return result(thing["seed"])


def check(things: list[Any], anchor: str | None = None) -> Report:
    """Check things, one a line."""
    lines = [one if isinstance(one, bytes) else json.dumps(one).encode() for one in things]
    return check_lines(lines, again, anchor)


def journal(count: int) -> list[bytes]:
    """Make the lines of a journal."""
    lines: list[bytes] = []
    before = "0" * 64
    for number in range(1, count + 1):
        at = f"2026-01-01T00:00:{number:02}Z"
        thing = {"n": number, "at": at, "prev": before, **result(str(number))}
        lines.append(json.dumps(thing).encode())
        before = sha256(lines[-1]).hexdigest()
    return lines


def words(report: Report) -> str:
    """Give all that a report tells, in one text."""
    return "; ".join(map(str, [*report.told, *report.cautions]))


def test_results_as_rolled_and_dice_by_hand_are_counted_apart() -> None:
    report = check([result("a"), result("bb"), result(None)])
    assert (report.same, report.by_hand, report.wrong, report.results) == (2, 1, 0, 3)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"total": 5}, "line 1: total is said to be 5; it is 1"),
        ({"outcome": "critical"}, "line 1: outcome is said to be critical; it is -"),
        ({"rolls": [{"dice": [{"value": 6}]}]}, "the dice are said to be 6; the seed gives 1"),
        ({"rolls": [{"dice": [3]}]}, "the dice are said to be None; the seed gives 1"),
        ({"rolls": [{"counts": {"6": 5000}}]}, "the dice are said to be ..."),
        ({"verb": "hack"}, "line 1: There is no such verb."),
        ({"rolcli": 2}, "not made by this version"),
        ({"rolls": "x"}, "it is no result of a roll"),
        ({"rolls": [3]}, "the dice are said to be ..."),
        ({"input": 3}, "it is no result of a roll"),
        ({"odds": {}}, "it is no result of a roll"),
        ({"total": "\x1b[31m" * 9999}, "total is said to be ?[31m"),
    ],
)
def test_each_difference_is_told(change: dict[str, Any], told: str) -> None:
    report = check([result(**change)])
    assert report.wrong == 1
    assert told in words(report)


@pytest.mark.parametrize("line", [b"hello", b"[1]", b"[" * 100_000, b"\xff", b'{"a":' * 9999])
def test_what_is_no_result_is_told(line: bytes) -> None:
    assert "line 1: it is no JSON object" in words(check([line]))


def test_a_whole_journal_has_no_difference() -> None:
    report = check([*journal(5)])
    assert (report.same, report.wrong, report.chained) == (5, 0, True)


def test_a_journals_own_lines_are_entries() -> None:
    lines = journal(1)
    thing = {"n": 2, "at": "2027", "prev": sha256(lines[0]).hexdigest(), "rolcli": 1,
             "verb": "day", "input": {}}
    report = check([*lines, thing])
    assert (report.same, report.entries, report.wrong) == (1, 1, 0)


def test_an_edited_line_is_named() -> None:
    lines = journal(4)
    lines[1] = lines[1].replace(b'"note"', b'"Note"').replace(b":02Z", b":03Z")
    report = check([*lines])
    assert words(report) == "line 2: it was changed after it was written"


def test_a_line_that_was_taken_out_is_noticed() -> None:
    lines = journal(4)
    del lines[1]
    assert "its number is 3, and 2 was to come" in words(check([*lines]))


def test_a_clock_that_went_back_is_a_caution() -> None:
    first = {"n": 1, "at": "2026-01-02T00:00:00Z", "prev": "0" * 64, **result("a")}
    line = json.dumps(first).encode()
    second = {"n": 2, "at": "2026-01-01", "prev": sha256(line).hexdigest(), **result("b")}
    report = check([line, second])
    assert report.wrong == 0
    assert "the clock had gone back" in words(report)


def test_fair_links_are_checked_against_their_anchor() -> None:
    chain = Chain.new(10)
    seeds = [seed_of(chain.link(number), "words") for number in range(1, 11)]
    report = check([result(seeds[0]), result(seeds[1])], chain.anchor)
    assert (report.fair, report.wrong) == (2, 0)
    report = check([result(seeds[0]), result(seeds[3])], chain.anchor)
    assert "2 links before it were left out" in words(report)
    report = check([result(seeds[1]), result(seeds[0])], chain.anchor)
    assert "does not come next" in words(report)
    report = check([result("other")], chain.anchor)
    assert "its seed is of no chain" in words(report)


def test_a_file_full_of_foreign_links_comes_to_an_end() -> None:
    chain = Chain.new(10)
    foreign = [result(seed_of(f"{number:064x}", "x")) for number in range(500)]
    report = check([*foreign, result(seed_of(chain.link(1), "x"))], chain.anchor)
    assert report.fair == 1


PLAIN = "Ana: 12 against 60 (regular): extreme success  [12]\n  rolcli coc7 test 60 --seed 1\n"
BBCODE = (
    "Ana: 12 against 60 (regular): [b][i][color=green]extreme[/color][/i][/b] success  [12]\n"
    "[list]\n[*]rolcli coc7 test 60 --seed 1\n[/list]\n"
)
MARKDOWN = (
    "Ana: 12 against 60 (regular): **extreme** success  \\[12\\]\n\n"
    "- `rolcli coc7 test 60 --seed 1`\n"
)


@pytest.mark.parametrize("post", [PLAIN, BBCODE, MARKDOWN])
def test_receipts_are_found_in_every_format_with_what_is_claimed(post: str) -> None:
    text = f"I open the door.\n{post}and then\n{post}"
    found = list(receipts_in(text))
    assert [one.words for one in found] == [["coc7", "test", "60", "--seed", "1"]] * 2
    for one in found:
        assert claims(one.claim, Claimed("12 against 60 (regular): extreme success  [12]"))
        assert not claims(one.claim, Claimed("12 against 60 (regular): hard success  [12]"))


def test_a_receipt_whose_quotes_do_not_close_is_no_command() -> None:
    assert [one.words for one in receipts_in("rolcli roll 'd6\n")] == [None]


def test_a_receipt_is_words_and_nothing_is_run() -> None:
    (found,) = receipts_in("rolcli roll d6; rm -rf $(HOME) > x | cat && true")
    assert found.words is not None
    assert found.words[:2] == ["roll", "d6;"]
    assert "$(HOME)" in found.words


WIDE = (
    "d6 attack 9D --weapon blaster-pistol --distance 20 --strength 2D --dodge 2D --who Marcos",
    "coc7 attack 70 --vs 20 --dodge --damage 1d8 --hp 12 --hp-max 12 --who Investigadora --times 4",
    "ryf attack 9 9 --defence 14 --damage 2d6 --fisico 8 --who Investigadora --times 3",
    "unisystem attack 4 5 --weapon katana --strength 4 --life 9 --who Investigadora --times 3",
    "coc7 sanity 30 5/5 --int 99 --alone --who Investigadora",
    "roll 9d6 --who Marcos",
)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("form", ["plain", "markdown", "bbcode"])
@pytest.mark.parametrize("line", WIDE)
def test_a_line_that_shows_the_dice_that_fit_is_that_of_its_receipt(
    rolcli: Any, line: str, form: str, lang: str
) -> None:
    for seed in ("s0", "s1", "b"):
        post = rolcli(f"{line} --seed {seed} --receipt --format {form} --lang {lang}").out
        said = rolcli("verify -", post).out
        assert "as rolled" in said, said
        assert "else" not in said, (post, said)


DICE = "[1, 5]  [4, 3, 2]  [2, 3]"


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("26 against 21: hit, 5 damage, 4 left  [1, 5]  [4, 3, 2]  [2, 3]", True),
        ("26 against 21: hit, 5 damage, 4 left  [1, 5] \N{HORIZONTAL ELLIPSIS}", True),
        ("26 against 21: hit, 5 damage, 4 left  [1, 5] ...", True),
        ("26 against 21: hit, 5 damage, 4 left", True),
        ("26 against 21: hit, 5 damage  [1, 5] \N{HORIZONTAL ELLIPSIS}\n  Ghoul #2: 4 left", True),
        ("26 against 21: hit, 5 damage\n  4 left", True),
        ("26 against 21: hit, 5 damage, 4 left  [1, 6] \N{HORIZONTAL ELLIPSIS}", False),
        ("26 against 21: hit, 5 damage, 4 left  [1, 5]  [4, 3, 3]  [2, 3]", False),
        ("26 against 21: hit, 5 damage, 4 left  [1, 5]", False),
        ("26 against 21: hit, 5 damage, 4 left  [1, 5]  [4, 3, 2]  [2, 3]  [6]", False),
        ("26 against 21: hit, 5 damage  [1, 5]  [4, 3, 2]  [2, 3]\n  3 left", False),
        ("26 against 21: hit, 6 damage\n  4 left", False),
        ("26 against 21: hit, 5 damage" + " word" * 30 + " 4 left", False),
    ],
)
def test_what_a_post_shows_of_the_dice_is_as_they_fell(text: str, good: bool) -> None:
    head = Claimed(
        "26 against 21: hit, 5 damage, 4 left", DICE, ("26 against 21: hit, 5 damage", "4 left")
    )
    assert claims(text, head) is good
