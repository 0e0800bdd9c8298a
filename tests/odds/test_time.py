"""An answer or a refusal in words within three seconds of work, whatever is asked of odds."""

import time

import pytest


@pytest.mark.parametrize(
    ("call", "code"),
    [
        ("d6 test 1000D --difficulty 100 --set wild_die=drop-highest", "odds_too_big"),
        ("d6 damage 100D --strength 50D --set wild_die=complication", None),
        ("ryf test 5 3 --vs 9 --depth 1000", "odds_too_long"),
        ("ryf initiative A:3 B:4 --depth 1000", None),
        ("ryf damage 1000d6", None),
        ("coc7 attack 10000 --burst 300 --damage 1d10 --hp 12000 --hp-max 12000 --magazine 2000"
         " --base-range 10 --distance 5", "odds_too_long"),
    ],
)
def test_odds_of_verbs_are_answered_or_refused_in_time(rolcli, call, code):
    start = time.process_time()
    answer = rolcli(f"{call} --odds --json")
    assert time.process_time() - start < 5  # three, on a machine that does nothing else
    assert answer.code == (2 if code else 0)
    if code:
        assert answer.json["error"]["code"] == code


def test_a_die_of_many_sides_is_written_in_time(rolcli):
    start = time.process_time()
    answer = rolcli("odds d300000 --json")
    assert time.process_time() - start < 3
    assert answer.out.count('"fraction":"1/300000"') == 300_000
