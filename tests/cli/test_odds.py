"""`odds` from the command line."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from rolcli import schema


def test_at_least(rolcli) -> None:
    answer = rolcli("odds 3d6 --at-least 15 --json")
    assert answer.json["odds"]["at_least"]["fraction"] == "5/54"
    assert "5/54" in rolcli("odds 3d6 --at-least 15").out


def test_at_most_and_exactly(rolcli) -> None:
    odds = rolcli("odds 1d6 --at-most 2 --exactly 3 --json").json["odds"]
    assert odds["at_most"] == {"value": 2, "fraction": "1/3", "probability": 1 / 3}
    assert odds["exactly"]["fraction"] == "1/6"


def test_rows_are_exact_and_ascending(rolcli) -> None:
    rows = rolcli("odds 2d6 --json").json["odds"]["total"]
    assert [row["value"] for row in rows] == list(range(2, 13))
    assert rows[5]["fraction"] == "1/6"


def test_odds_of_roll_are_the_same(rolcli) -> None:
    assert (
        rolcli("roll 3d6 --odds --json").json["odds"] == rolcli("odds 3d6 --json").json["odds"]
    )


def test_against_another_roll(rolcli) -> None:
    outcome = rolcli("odds 1d6 --vs 1d6 --json").json["odds"]["outcome"]
    assert [outcome[name]["fraction"] for name in ("win", "tie", "lose")] == [
        "5/12", "1/6", "5/12",
    ]


def test_a_test_has_outcomes(rolcli) -> None:
    outcome = rolcli("odds '2d6+3 >= 9' --json").json["odds"]["outcome"]
    assert outcome["success"]["fraction"] == "13/18"
    assert outcome["failure"]["fraction"] == "5/18"


def test_what_is_cut_off_is_said(rolcli) -> None:
    assert rolcli("odds 'd6!' --depth 2 --json").json["truncated"]["fraction"] == "1/216"
    assert "odds" in rolcli("odds 'd6!' --json").json


@pytest.mark.parametrize("argv", ["odds 1000d6", "odds 1000d6 --json"])
def test_thousands_of_values(rolcli, argv: str) -> None:
    answer = rolcli(argv)
    assert (answer.code, answer.err) == (0, "")


def test_too_many_values_are_refused(rolcli) -> None:
    answer = rolcli("odds 10000d6")
    assert (answer.code, answer.out) == (2, "")
    assert "268435456" in answer.err


def test_lines_of_a_file(rolcli) -> None:
    answer = rolcli("odds - --json", stdin="d6\nd\nd8\n")
    assert answer.code == 2
    assert [len(line["odds"]["total"]) for line in answer.lines if "odds" in line] == [6, 8]
    assert "Line 2" in answer.err


def test_undefined_is_refused(rolcli) -> None:
    assert rolcli("odds '1/(1d2-1)'").code == 2


def test_label_is_shown(rolcli) -> None:
    assert rolcli("odds d2 --label luck --who Ana").out.startswith("Ana: luck: 1d2\n")


def test_odds_against_say_so_as_they_are_read(rolcli) -> None:
    assert rolcli("odds 5D --vs 4d").out.startswith("5d6 against 4d6: win 71.81% ")
    assert rolcli("odds 5D --vs 4d --json").json["input"]["vs"] == "4d6"


def test_success_and_failure_of_dice_that_explode_add_up(rolcli) -> None:
    odds = rolcli("odds '(d6!)>=(d6!)' --depth 0 --json").json
    assert odds["odds"]["outcome"]["success"]["fraction"] == "4/7"
    assert odds["odds"]["outcome"]["failure"]["fraction"] == "3/7"


def test_odds_of_a_repeat_say_whose_they_are(rolcli) -> None:
    assert "Each of the 6 results" in rolcli("odds '6#4d6kh3'").out
    assert "(1d4) + (1d4)." in rolcli("odds '2#d4'").out
    assert "Each of" not in rolcli("odds d4").out


@pytest.mark.parametrize("text", ["2d6 >= 9", "3d6<1", "4dF>1", "3d6=7"])
def test_a_count_that_no_die_can_meet_is_remarked_on(rolcli, text: str) -> None:
    for verb in ("roll", "odds"):
        assert "never holds. Perhaps (" in rolcli([verb, text]).out


@pytest.mark.parametrize("text", ["2d6>=6", "3d6<=1", "4dF=0", "2d6+3 >= 20", "2d6!!>=9"])
def test_a_count_that_a_die_can_meet_is_not(rolcli, text: str) -> None:
    assert "To compare" not in rolcli(["roll", text]).out


@pytest.mark.parametrize(
    ("argv", "table", "names"),
    [
        ("coc7 test 60 --odds", "level",
         ["critical", "extreme", "hard", "regular", "failure", "fumble"]),
        ("coc7 damage 1d10 --hp 9 --hp-max 10 --con 50 --odds", "outcome",
         ["wounded", "major_wound", "unconscious", "dying"]),
        ("coc7 damage 1d10 --hp 9 --hp-max 10 --odds", "major_wound", ["yes", "no"]),
        ("coc7 attack 60 --undefended --damage 1d8 --hp-max 9 --odds", "dead", ["no"]),
        ("d6 attack 4D --range short --damage 4D --strength 3D --odds", "level",
         ["healthy", "stunned", "wounded", "incapacitated", "mortally_wounded"]),
        ("ryf test 5 3 --difficulty normal --odds", "outcome",
         ["critical", "success", "failure", "fumble"]),
        ("ryf attack 5 3 --defence 12 --odds", "outcome",
         ["critical_hit", "hit", "miss", "fumble"]),
        ("unisystem attack 3 4 --odds", "outcome", ["hit", "miss"]),
        ("unisystem --set success_bonus=published test 3 4 --odds", "level",
         ["excellent", "very_good", "good", "decent", "adequate", "none"]),
    ],
)
def test_names_are_listed_from_best_to_worst(rolcli, argv, table, names):
    assert list(rolcli(f"{argv} --json").json["odds"][table]) == names


def test_facts_have_a_chance_and_no_mean(rolcli):
    answer = rolcli("coc7 attack 60 --undefended --damage 1d8 --hp-max 9 --odds --lang en")
    assert "major wound" in answer.out
    assert "major wound: mean" not in answer.out


def test_a_verb_is_no_dice(rolcli) -> None:
    answer = rolcli(["coc7", "odds", "test", "60"])
    assert answer.code == 2
    assert "rolcli coc7 test ... --odds" in answer.err


def test_a_test_is_answered_in_one_line(rolcli):
    line = "1d100cs<=45: success 45.00% (9/20), failure 55.00% (11/20)\n"
    assert rolcli(["odds", "1d100<=45"]).out == line
    assert rolcli(["odds", "2d6+3 >= 12", "--one-in"]).out == (
        "2d6 + 3 >= 12: success 27.78% (5/18, 1 in 3.6), failure 72.22% (13/18, 1 in 1.38)\n"
    )
    assert rolcli(["odds", "3d6 # luck", "--vs", "3d6"]).out == (
        "3d6 against 3d6: win 45.36% (3527/7776), tie 9.28% (361/3888), "
        "lose 45.36% (3527/7776)  # luck\n"
    )
    two = rolcli(["odds", "1d20>=11", "1d20+5 >= 11"]).out.splitlines()
    assert [line.partition(",")[0] for line in two] == [
        "1d20cs>=11: success 50.00% (1/2)", "1d20 + 5 >= 11: success 75.00% (3/4)"
    ]
    assert rolcli(["odds", "1d6>=7", "-q"]).out == "failure 1/1\n"
    assert rolcli(["odds", "2d6>=7", "-q"]).out == "0\n"


def test_the_rows_of_a_test_come_with_verbose(rolcli):
    lines = rolcli(["odds", "1d20+3 <= 12", "-v"]).out.splitlines()
    assert lines[1] == "mean 13.5, standard deviation 5.766, median 13, 4 to 23"
    assert lines[5].split() == ["total", "chance", "fraction", "at", "most"]
    assert lines[-1].split() == ["23", "5.00%", "1/20", "100.00%"]
    assert len(lines) == 26


def test_rows_say_at_most_where_less_is_asked(rolcli):
    lines = rolcli(["odds", "3d6!", "--at-most", "4", "--depth", "1"]).out.splitlines()
    assert lines[3].split()[-2:] == ["at", "most"]
    assert lines[4].split()[-1] == "0.46%"
    assert lines[-1].split()[-1] == "100.00%"
    lines = rolcli(["odds", "3d6", "2d8", "--at-most", "4"]).out.splitlines()
    assert lines[2].split("  ")[-1] == "at most"
    assert lines[-1].split()[1:] == ["0.46%", "100.00%", "-", "100.00%"]


def test_one_in_stands_beside_percentages(rolcli):
    lines = rolcli(["odds", "2d6", "--one-in", "--exactly", "12"]).out.splitlines()
    assert lines[1] == "exactly 12: 2.78% (1/36, 1 in 36)"
    assert lines[3].split() == ["total", "chance", "1", "in", "fraction", "at", "least"]
    assert lines[4].split() == ["2", "2.78%", "36", "1/36", "100.00%"]
    assert "| 1 in |" in rolcli(["odds", "2d6", "--one-in", "--format", "markdown"]).out
    out = rolcli(["coc7", "test", "45", "--odds", "--one-in"]).out
    assert "critical   1.00%   100     1/100" in out
    out = rolcli(["odds", "1d100<=@n", "--for", "n=0,30", "--one-in", "--format", "csv"]).out
    assert out.splitlines() == [
        "n,failure,failure_one_in,success,success_one_in",
        "0,1,1,0,",
        "30,0.7,1.4285714285714286,0.3,3.3333333333333335",
    ]
    found = rolcli(["odds", "3d6", "9d10", "--one-in"]).out.splitlines()[2]
    assert found.split() == ["total", "3d6", "1", "in", "at", "least", "9d10", "1", "in", "at",
                             "least"]
    assert rolcli(["odds", "30d10", "--exactly", "30", "--one-in"]).out.splitlines()[1] == (
        "exactly 30: <0.01% (1 in 1e30)"
    )


def test_one_in_is_for_odds(rolcli):
    answer = rolcli(["roll", "3d6", "--one-in"])
    assert answer.code == 2
    assert "--one-in has no meaning for roll." in answer.err


def test_pairs_of_readings_are_a_table(rolcli):
    lines = rolcli(["odds", "2d6: =6, =1[ones]", "--joint"]).out.splitlines()
    assert lines[-5:] == [
        "2d6: cs=6, cs=1[ones]",
        "cs=6 \\ ones       0       1      2",
        "          0  44.44%  22.22%  2.78%",
        "          1  22.22%   5.56%      -",
        "          2   2.78%       -      -",
    ]
    out = rolcli(["odds", "2d6: =6, =1", "--joint", "-q"]).out.splitlines()
    assert out[2:] == ["0 0 4/9", "0 1 2/9", "0 2 1/36", "1 0 2/9", "1 1 1/18", "2 0 1/36"]


def test_pairs_of_readings_in_json_are_rows(rolcli):
    *_, last = rolcli(["odds", "2d6: sum, cs=6 >= 1", "--joint", "--json"]).out.splitlines()
    (pairs,) = json.loads(last)["odds"]["pairs"]
    assert pairs["readings"] == ["sum", "cs=6 >= 1"]
    assert pairs["rows"][-1] == {"values": [12, "success"], "fraction": "1/36",
                                 "probability": 0.027777777777777776}
    Draft202012Validator(json.loads(schema.load("odds"))).validate(json.loads(last))


@pytest.mark.parametrize("argv", [["3d6"], ["3d6: sum"], ["3d6: sum, =1", "--for", "n=1..3"]])
def test_pairs_need_two_readings(rolcli, argv):
    answer = rolcli(["odds", *argv, "--joint"])
    assert answer.code == 2
    assert "--joint is for one throw that is read several ways." in answer.err
