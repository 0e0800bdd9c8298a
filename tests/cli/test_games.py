"""Games from the command line: which one is played, with which house rules and files."""

from __future__ import annotations

import json

import pytest

TEST = "test 3D --difficulty 10 --dice 3,4,5 --json"
SAME = [
    f"-r d6 {TEST}",
    f"--rules=d6 {TEST}",
    f"-rd6 {TEST}",
    f"d6 {TEST}",
    f"starwars {TEST}",
    f"{TEST} -r d6",
    "test -r d6 3D --json --difficulty=10 --dice=3,4,5",
    "-r d6 --json test --dice 3,4,5 3D --difficulty 10",
    f"d6 {TEST} -r d6",
]


@pytest.mark.parametrize("argv", SAME)
def test_one_call_in_many_spellings(rolcli, argv: str) -> None:
    answer = rolcli(argv)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == rolcli(SAME[0]).out
    assert answer.json["rules"] == "d6"
    assert answer.json["success"] is True


def test_game_of_the_environment(rolcli) -> None:
    assert rolcli(TEST, env={"ROLCLI_RULES": "D6"}).json["rules"] == "d6"


def test_use_is_remembered(rolcli) -> None:
    assert rolcli(TEST).code == 2
    answer = rolcli("use starwars")
    assert answer.code == 0
    assert (rolcli.folder / "active").read_text().split() == ["d6"]
    assert str(rolcli.folder) in answer.out
    assert rolcli("use").out.startswith("d6: ")
    assert rolcli("use --json").json["rules"] == "d6"
    assert rolcli(TEST).json["rules"] == "d6"
    assert rolcli(TEST, env={"ROLCLI_RULES": "ryf"}).code == 2
    assert rolcli(f"-r d6 {TEST}", env={"ROLCLI_RULES": "ryf"}).code == 0


REFUSED = [
    # argv, code, what is said
    ("test 3D", 2, "rolcli use NAME"),
    ("use", 2, "rolcli use NAME"),
    ("use nosuch", 2, "ryf"),
    ("-r nosuch test 3D", 2, "ryf"),
    ("-r d6 ryf test 5 3", 2, "one game"),
    ("d6 advance", 2, "FROM"),
    ("unisystem advance 3D", 2, "d6"),
    ("d6 tset 3D", 2, "test"),
    ("d6 test 3D --dificulty 10", 2, "--difficulty"),
    ("d6 test 3D 4D 5D", 2, "no place"),
    ("ryf test 5 3 --difficulty nosuch", 2, "nearly-impossible"),
    ("ryf test 5 x --difficulty 10", 2, "whole number"),
    ("ryf test -- 5 -3 --difficulty 10", 2, "no place"),
    ("ryf test 5 -3 --difficulty 10", 2, "at least 0"),
    ("ryf test 5 3 --difficulty 10 --set nosuch=1", 2, "no setting called nosuch"),
    ("ryf test 5 3 --difficulty 10 --set nosuch", 2, "KEY=VALUE"),
    ("ryf test 5 3 --difficulty 10 --dice 1,2,3,4", 2, "left over"),
]


@pytest.mark.parametrize(("argv", "code", "says"), REFUSED)
def test_refused(rolcli, argv: str, code: int, says: str) -> None:
    answer = rolcli(argv)
    assert (answer.code, answer.out) == (code, "")
    assert says in answer.err


def test_active_game_that_does_not_exist(rolcli) -> None:
    rolcli.folder.mkdir()
    (rolcli.folder / "active").write_text("nosuch\n")
    answer = rolcli(TEST)
    assert answer.code == 3
    assert str(rolcli.folder / "active") in answer.err


@pytest.mark.parametrize("mod", ["--mod -2", "--mod=-2"])
def test_negative_values_of_options(rolcli, mod: str) -> None:
    answer = rolcli(f"ryf test 5 3 {mod} --difficulty 10 --dice 3,4,5 --json")
    assert (answer.json["input"]["mod"], answer.json["total"]) == (-2, 10)


@pytest.mark.parametrize("word", ["very-hard", "VERY_HARD", "muy dificil", "Muy_Difícil"])
def test_choices_in_any_language(rolcli, word: str) -> None:
    answer = rolcli(["ryf", "test", "5", "3", "--difficulty", word, "--json"])
    assert answer.json["input"]["difficulty"] == "very_hard"


def test_dice_by_hand_that_are_left_over_print_no_result(rolcli) -> None:
    answer = rolcli("ryf damage 1d6 --times 3 --dice 1,2,3,4")
    assert (answer.code, answer.out) == (2, "")
    assert "1 left over" in answer.err
    assert rolcli("ryf damage 1d6 --times 3 --dice 1,2,3 -q").out.split() == ["1", "2", "3"]


def test_a_target_hit_three_times_has_been_hit_three_times(rolcli) -> None:
    """Whether or not its wounds were given."""
    argv = "ryf damage 5 --fisico 8 --times 3 --json"
    assert [one["state"]["wounds"] for one in rolcli(argv).lines] == [5, 10, 15]
    assert [one["input"].get("wounds") for one in rolcli(argv).lines] == [None, 5, 10]


def test_the_published_book_in_short(rolcli) -> None:
    long = rolcli("ryf test 5 3 --difficulty 9 --set book=published --seed x --json")
    assert rolcli("ryf test 5 3 --difficulty 9 --book published --seed x --json").out == long.out
    assert rolcli("ryf test 5 3 --difficulty 9 --libro publicado --seed x --json").out == long.out
    assert rolcli("roll 3d6 --book published").code == 2


def test_times_are_summed_up(rolcli) -> None:
    argv = "ryf test 5 3 --difficulty 10 --times 2 --dice 3,4,5,1,1,1"
    assert len(rolcli(argv + " --json").lines) == 2
    assert rolcli(argv).out.splitlines()[-1].startswith("1 ")


def test_explain_names_rules(rolcli) -> None:
    argv = "ryf test 5 3 --difficulty normal --dice 3,4,5"
    assert "RYF-16: " in rolcli(argv + " --explain").out
    assert "RYF-16" not in rolcli(argv).out


def test_exit_code(rolcli) -> None:
    argv = "ryf test 5 3 --difficulty 30 --dice 3,4,5"
    assert rolcli(argv).code == 0
    assert rolcli(argv + " --exit-code").code == 1


def test_every_example_works(rolcli, tmp_path, monkeypatch) -> None:
    from rolcli.cli.games import every
    from rolcli.cli.general import GENERAL

    earlier = rolcli("-r coc7 test 60 --dice 80 --json").out  # a failure, to be pushed or bought
    (tmp_path / "result.json").write_text(earlier, encoding="utf-8")
    (tmp_path / "calls.txt").write_text("roll 3d6\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    order = {"campaign": 0, "sheet": 2}  # what makes a thing comes before what reads it
    general = sorted(GENERAL.values(), key=lambda verb: order.get(verb.name, 1))
    for verb in (*general, *(verb for game in every() for verb in game.verbs.values())):
        if verb.name == "sheet":
            assert rolcli("sheet new ana -r coc7").code == 0
        if verb.name in ("next", "undo", "verify", "log"):
            assert rolcli("coc7 initiative ana:50 eva:60").code == 0
        answer = rolcli(verb.example)
        assert (answer.code, answer.err) == (0, ""), verb.example
        assert answer.out


def test_settings_of_the_config_file(rolcli) -> None:
    rolcli.configure('lang = "es"\nformat = "json"\n[ryf]\nkeep_default = "nosuch"\n')
    answer = rolcli("ryf test 5 3 --difficulty 10")
    assert answer.code == 3
    assert "ryf.keep_default" in answer.err
    assert "config.toml" in answer.err
    assert answer.json["error"]["code"] == "bad_file"


BAD_CONFIGS = ["nosuch = 1", "[nosuch]\na = 1", 'lang = "fr"', "equipment = 3", "d6 = 3", "a = = b"]


@pytest.mark.parametrize("text", BAD_CONFIGS)
def test_bad_config_names_the_file(rolcli, text: str) -> None:
    rolcli.configure(text)
    answer = rolcli("roll 3d6")
    assert (answer.code, answer.out) == (3, "")
    assert str(rolcli.folder / "config.toml") in answer.err
    assert rolcli("--help").code == 0


def test_config_is_weaker_than_the_command_line(rolcli) -> None:
    rolcli.configure('format = "json"\ncolor = "always"\n')
    assert rolcli("roll 3d6 --dice 1,2,3").json["total"] == 6
    answer = rolcli("roll 3d6 --dice 1,2,3 --format plain")
    assert "\x1b[" in answer.out
    answer = rolcli("roll 3d6 --dice 1,2,3 --format plain --color never")
    assert answer.out == "3d6 = 6  [1, 2, 3]\n"


NOT_RESULTS = [
    "", "{", "[]", "3", "{}", '{"rolcli":2,"verb":"attack"}', '{"rolcli":1}',
    '{"rolcli":1,"error":{"code":"x"}}', '{"rolcli":1,"verb":"attack","details":5}',
    '{"rolcli":1,"verb":"attack","total":"x"}', '{"rolcli":1,"verb":"odds","odds":{}}',
    '{"rolcli":1,"verb":"a"}\n{"rolcli":1,"verb":"a"}\n', "[" * 100_000, "\x00",
]


@pytest.mark.parametrize("text", NOT_RESULTS)
def test_from_refuses_what_is_no_result(rolcli, text: str) -> None:
    answer = rolcli("d6 damage --strength 3D --from -", stdin=text)
    assert (answer.code, answer.out) == (3, "")
    assert "Standard input" in answer.err


def test_from_a_file_that_is_not_there(rolcli, tmp_path) -> None:
    answer = rolcli(["d6", "damage", "--strength", "3D", "--from", str(tmp_path / "no")])
    assert answer.code == 3


def test_rules_list_and_show(rolcli) -> None:
    assert "ryf" in rolcli("rules list").out
    assert rolcli("rules list --json").lines[0]["rules"] == "unisystem"
    assert "RYF-16" in rolcli("rules show ryf").out
    assert "RYF-16" in rolcli("rules show ryf --json").json["texts"]
    assert rolcli("rules show ryf-16").out.startswith("RYF-16: ")
    spanish = rolcli("rules show RYF-16 --lang es").out
    assert spanish != rolcli("rules show RYF-16").out
    assert rolcli("rules show RYF-99").code == 2
    assert rolcli("rules show").code == 2
    assert rolcli("rules show -r ryf").out == rolcli("rules show ryf").out


def test_schema(rolcli) -> None:
    assert json.loads(rolcli("schema roll").out)["$schema"]
    assert "roll" in rolcli("schema").out.split()
    assert rolcli("schema nosuch").code == 2
