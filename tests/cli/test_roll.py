"""`roll` from the command line: what is rolled, repeated, replayed and refused."""

from __future__ import annotations

import pytest

ROLLS = [
    # argv, total
    ("roll 1d4x2 --dice 3", 6),
    ("roll '(1d4-1)*3' --dice 3", 6),
    ("roll -1d6+3 --dice 5", -2),
    ("roll 1d20 -1 --dice 12", 11),
    ("roll -- -1d6 --dice", None),
    ("roll -d6 --dice 4", -4),
    ("roll 2d20khmin10 --dice 4,7", 10),
    ("roll '3+2d6 >= 9' --dice 1,4", 8),
    ("roll 8d4kh4! --dice 4,4,3,3,2,1,1,1,2,4,1", 21),
    ("roll 8d4!kh4 --dice 4,4,3,3,2,1,1,1,2,4,1", 15),
    ("roll '{d6,d6,d8,d12}kh2' --dice 1,2,3,4", 7),
    ("roll '4d6[fire]+2' --dice 1,2,3,4", 12),
    ("roll 1o3d10 --dice 10,7,10,4,4,2", 14),
    ("roll 10d10ge7 --dice 7,1,1,1,1,1,1,1,8,10", 3),
    ("roll 4d6!!kh1 --dice 6,1,2,3,6,2", 14),
    ("roll 4dF --dice -1,0,1,1", 1),
    ("roll 1d100 --dice 07", 7),
    ("roll 3d6 --dice '1, 2 ,3'", 6),
    ("roll 3d6 --dice '1 2 3'", 6),
    ("roll 1d20+strength --var strength=3 --dice 5", 8),
    ("roll '1d20+@e' --var @e=1/2 --dice 5", 5.5),
    ("roll 1d20+b --var a=2 --var b=a*3 --dice 5", 11),
    ("--dice 1,2,3 roll 3d6", 6),
    ("roll --dice=1,2,3 3d6", 6),
]


@pytest.mark.parametrize(("argv", "total"), [case for case in ROLLS if case[1] is not None])
def test_total(rolcli, argv: str, total: object) -> None:
    answer = rolcli(argv + " --json")
    assert answer.err == ""
    assert answer.code == 0
    assert answer.json["total"] == total


def test_after_two_dashes_everything_is_the_expression(rolcli) -> None:
    answer = rolcli("roll --dice 4 --json -- -1d6")
    assert answer.json["total"] == -4


REFUSED = [
    # argv, code, what the message or hint says
    ("roll 'd6!>0'", 2, "always"),
    ("roll '(99^99)d20'", 2, "1000000"),
    ("roll 'd6 d'", 2, "number of sides"),
    ("roll 7d%3", 2, "7d100 % 3"),
    ("roll 3d6+", 2, "3d6+2"),
    ("roll ''", 2, "shell"),
    ("roll", 2, "roll 4d6kh3"),
    ("odds", 2, "odds 4d6kh3"),
    ("roll 3d6 --odds --times 2", 2, "no meaning for --odds"),
    ("roll 3d6 --bogus", 2, "--help lists"),
    ("roll 3d6 fire", 2, "# fire"),
    ("roll 3d6 --dice 1,2", 2, "die 3"),
    ("roll 3d6 --dice 1,2,3,4", 2, "left over"),
    ("roll 3d6 --dice 1,2,7", 2, "cannot show 7"),
    ("roll 3d6 --dice 1,,3", 2, "--dice"),
    ("roll 3d6 --dice ''", 2, "--dice"),
    ("roll 3d6 --dice a", 2, "7,3,10"),
    ("roll 3d6 --dice 1,2,3 --seed a", 2, "--seed"),
    ("roll 3d6 --dice 1,2,3 --odds", 2, "--odds"),
    ("roll 3d6 --seed a --odds", 2, "--odds"),
    ("odds 3d6 --seed a", 2, "--seed"),
    ("odds 3d6 --times 2", 2, "--times"),
    ("roll 3d6 --depth 3", 2, "--depth"),
    ("roll 3d6 --set a=b", 2, "--set"),
    ("roll 3d6 --times 0", 2, "1 to 1000000"),
    ("roll 3d6 --times 1000001", 2, "1 to 1000000"),
    ("roll 3d6 --times x", 2, "whole number"),
    ("roll 3d6 2d6 --times 600000", 2, "1000000"),
    ("roll 3d6 --var e=3", 2, "@e"),
    ("roll 3d6 --var 3=3", 2, "starts with a letter"),
    ("roll 3d6 --var a", 2, "strength=3"),
    ("roll 3d6 --var a=1d6", 2, "has dice"),
    ("roll 3d6 --var a=", 2, "not a=."),
    ("roll 4d6 --dice 6 1 4 3", 2, "--dice 6,1,4"),
    ("roll nosuch+1", 2, "--var nosuch=3"),
    ("roll 3d6 --file x", 2, "not from both"),
    ("roll --file /no/such/file", 3, "no such file"),
    ("roll --file /", 3, "folder"),
    ("roll --file ''", 3, "'' cannot be read"),
    ("roll 3d6 --jsn", 2, "--json"),
    ("roll 3d6 -json", 2, "--json"),
    ("roll -x 3d6", 2, "-x"),
    ("--jsn roll 3d6", 2, "--json"),
    ("roll 3d6 --json=yes", 2, "takes no value"),
    ("roll 3d6 --seed", 2, "needs a value"),
    ("--seed", 2, "needs a value"),
    ("roll 3d6 -r", 2, "needs a value"),
    ("roll 3d6 -r nosuch", 2, "unisystem"),
    ("roll 3d6 --format pdf", 2, "markdown"),
    ("rol 3d6", 2, "roll"),
    ("3d6", 2, "rolcli roll 3d6"),
]


@pytest.mark.parametrize(("argv", "code", "says"), REFUSED)
def test_refused(rolcli, argv: str, code: int, says: str) -> None:
    answer = rolcli(argv)
    assert answer.code == code
    assert answer.out == ""
    assert says in answer.err
    assert answer.err.startswith("rolcli: ")


def test_caret_points_at_the_mistake(rolcli) -> None:
    lines = rolcli("roll 7d%3").err.splitlines()
    assert lines[1].index("7d%3") + 1 == lines[2].index("^")


FALLEN = [
    # argv, what is said, the column of the caret
    ("roll '1/(1d2-1)' --dice 1", "divided by zero", 1),
    ("roll '10 + 1//(1d2-1)' --dice 1", "divided by zero", 6),
    ("roll '0^(1d2-2)' --dice 1", "divided by zero", 1),
    ("roll 1/0", "divided by zero", 1),
    ("roll '(1d2-2)d6' --dice 1", "-1", 4),
    ("roll '3d(1d2-1)' --dice 1", "0 sides", 6),
    ("roll '3d6kh(1d2/2)' --dice 1,2,3,1", "1/2", 9),
    ("roll 10^3000", "4096 bits", 2),
    ("roll 500001d1+500000d1", "1000001", 9),
    ("roll '3d6 @foo'", "foo", 4),
    ("roll 3d6 --var a=1/0", "divided by zero", 1),
    ("odds '3d6 + 1/(1d2-1)'", "divided by zero", 7),
    ("odds 5d6 --vs '1/(1d2-1)'", "divided by zero", 1),
    ("odds 5d6 --vs '2 + @foo'", "foo", 4),
]


@pytest.mark.parametrize(("argv", "says", "column"), FALLEN)
def test_caret_where_only_the_dice_bring_up_the_mistake(rolcli, argv, says, column) -> None:
    answer = rolcli(argv)
    assert (answer.code, answer.out) == (2, "")
    lines = answer.err.splitlines()
    assert says in lines[0]
    assert lines[2] == "  " + " " * column + "^"


def test_caret_in_a_line_of_a_file(rolcli) -> None:
    lines = rolcli("roll -", stdin="d6\n 1 / (d1-1)\n").err.splitlines()
    assert lines[1:] == ["  1 / (d1-1)", "    ^"]


@pytest.mark.parametrize("argv", ["roll ''", "roll ' '", "odds ''"])
def test_nothing_to_roll_has_no_caret(rolcli, argv) -> None:
    assert len(rolcli(argv).err.splitlines()) == 1


def test_unknown_name_is_refused_before_anything_is_rolled(rolcli) -> None:
    answer = rolcli("roll 3d6 @foo --json")
    assert [list(line) for line in answer.lines] == [["rolcli", "error"]]


DICE_IN_CONDITIONS = [
    ("4d6!>(1d3+3) --dice 6,1,2,3,1,1", " !>([1] + 3)"),
    ("4d6r<(1d3) --dice 3,3,3,3,2", " r<([2])"),
    ("4d6cs>=(1d3)f<(1d2) --dice 3,3,3,1,2,2", " cs>=([2]) cf<([2])"),
    ("{2d6,1d6}>=(1d6) --dice 3,3,3,4", " cs>=([4])"),
]


@pytest.mark.parametrize(("argv", "end"), DICE_IN_CONDITIONS)
def test_dice_in_conditions_are_shown(rolcli, argv: str, end: str) -> None:
    expression, options = argv.split(" --dice ")
    answer = rolcli(["roll", expression, "--dice", options])
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.rstrip().endswith(end)


def test_error_under_json_goes_to_both_streams(rolcli) -> None:
    answer = rolcli("roll 3d6+ --json")
    assert answer.json["error"]["code"] == "missing_operand"
    assert answer.json["error"]["column"] == 4
    assert "3d6+2" in answer.err


@pytest.mark.parametrize("seed", ["a", "", "ñ", "a b"])
def test_seed_replays(rolcli, seed: str) -> None:
    first = rolcli(["roll", "100d6", "--seed", seed, "--json"])
    assert first.json["seed"] == seed
    assert rolcli(["roll", "100d6", f"--seed={seed}", "--json"]) == first


def test_two_formats_contradict_each_other(rolcli) -> None:
    answer = rolcli("roll 3d6 --json --format plain")
    assert (answer.code, answer.json["error"]["code"]) == (2, "excludes")


def test_seed_is_new_each_time(rolcli) -> None:
    assert rolcli("roll 3d6 --json").json["seed"] != rolcli("roll 3d6 --json").json["seed"]


@pytest.mark.parametrize(
    "argv", ["roll 3d6 3d6 3d6", "roll 3#3d6", "roll 3d6 --times 3", "roll -", "roll 3d6,3d6,3d6"]
)
def test_each_result_of_several_replays_alone(rolcli, argv: str) -> None:
    several = rolcli(argv + " --seed s --json", stdin="3d6\n3d6\n\n3d6\n").lines
    assert [one["seed"] for one in several] == ["s", "s#2", "s#3"]
    for one in several:
        alone = rolcli(["roll", "3d6", "--json", "--seed", one["seed"]]).json
        assert alone["rolls"] == one["rolls"]


def test_one_list_of_dice_feeds_all_results(rolcli) -> None:
    lines = rolcli("roll 2d6 1d20 --times 2 --dice 1,2,20,3,4,19 --json").lines
    assert [line["total"] for line in lines] == [3, 20, 7, 19]
    assert {line["seed"] for line in lines} == {None}


def test_dice_left_over_by_lines_are_an_error_at_the_end(rolcli) -> None:
    answer = rolcli("roll - --dice 1,2,3", stdin="d6\nd6\n")
    assert answer.code == 2
    assert len(answer.out.splitlines()) == 2
    assert "left over" in answer.err


def test_repeats_are_summed_up_for_people(rolcli) -> None:
    answer = rolcli("roll 2#3d6 --dice 1,2,3,4,5,6")
    assert answer.out.splitlines()[-1] == "sum of 2 rolls: 21"
    assert "sum" not in rolcli("roll 3d6 2d8").out
    assert len(rolcli("roll 2#3d6 --json").lines) == 2


def test_wrong_line_does_not_lose_the_others(rolcli, tmp_path) -> None:
    file = tmp_path / "rolls.txt"
    file.write_text("# fists\n3d6\n\nd6 d\n2d8 # hit\n", encoding="utf-8")
    answer = rolcli(["roll", "--file", str(file), "--json"])
    assert answer.code == 2
    assert [line.get("total", None) is None for line in answer.lines] == [False, True, False]
    assert "Line 4" in answer.err


@pytest.mark.parametrize("stdin", ["", "\n\n# nothing\n"])
def test_nothing_to_roll_is_said(rolcli, stdin: str) -> None:
    answer = rolcli("roll -", stdin=stdin)
    assert answer.code == 3
    assert "nothing to roll" in answer.err


def test_input_is_canonical(rolcli) -> None:
    answer = rolcli("roll 1D20+Strength --var STRENGTH=3 --label hit --who Ana --note first --json")
    assert answer.json["input"] == {
        "expression": "1d20 + @strength", "var": {"strength": 3}, "label": "hit",
    }
    assert (answer.json["who"], answer.json["note"]) == ("Ana", "first")


@pytest.mark.parametrize(
    ("dice", "code"), [("1,1", 1), ("6,6", 0)], ids=["failed test", "made test"]
)
def test_exit_code_of_a_test(rolcli, dice: str, code: int) -> None:
    argv = f"roll '2d6+3 >= 9' --dice {dice}"
    assert rolcli(argv + " --exit-code").code == code
    assert rolcli(argv).code == 0


def test_exit_code_looks_at_every_result(rolcli) -> None:
    assert rolcli("roll 'd6+0 >= 4' --times 3 --dice 6,1,6 --exit-code").code == 1


def test_quiet_leaves_the_total(rolcli) -> None:
    assert rolcli("roll 3d6 -q --dice 1,2,3").out == "6\n"


def test_typographic_dashes_are_named(rolcli) -> None:
    answer = rolcli(["coc7", "test", "60", "\N{EN DASH}\N{EN DASH}difficulty", "hard"])
    assert (answer.code, "--difficulty" in answer.err) == (2, True)
    assert rolcli(["unisystem", "test", "3", "2", "--mod", "\N{MINUS SIGN}2"]).code == 0


@pytest.mark.parametrize(
    ("text", "dice", "code"),
    [
        ("3d10ge7", "1,2,3", 1),
        ("3d10ge7", "1,2,7", 0),
        ("3d10ge7f=1", "1,7,8", 0),
        ("3d10ge7f=1[x]", "1,1,7", 1),
        ("3d10", "1,1,1", 0),
        ("3d10ge7 ge 2", "1,1,7", 1),
    ],
)
def test_a_count_of_none_is_no_success(rolcli, text, dice, code) -> None:
    assert rolcli(["roll", text, "--dice", dice, "--exit-code"]).code == code
