"""What lists games, rules, weapons, schemas and shells."""

from __future__ import annotations

import pytest

from rolcli.cli.commands.completion import INSTALL
from rolcli.cli.games import every
from rolcli.declare.game import Ruleset
from rolcli.locale import translator
from rolcli.rulesets import ALIASES
from rolcli.rulesets.equipment import rows_of


def test_games_are_listed_with_their_other_names(rolcli) -> None:
    listed = {game["rules"]: game["aliases"] for game in rolcli("rules list --json").lines}
    assert {"coc", "cthulhu"} <= set(listed["coc7"])
    assert {"starwars"} <= set(listed["d6"])
    for alias, game in ALIASES.items():
        typed = alias.replace("_", "-")
        assert (typed in listed[game]) is (typed != game)
    assert "coc, cthulhu" in rolcli("rules list").out


@pytest.mark.parametrize("name", ["coc7", "cthulhu", "UNI-26", "uni-26", "ryf-10"])
@pytest.mark.parametrize("rest", ["", " --json", " --lang es"])
def test_a_name_at_once_is_shown(rolcli, name: str, rest: str) -> None:
    shown = rolcli(f"rules show {name}{rest}")
    assert shown.code == 0
    assert rolcli(f"rules {name}{rest}").out == shown.out
    assert rolcli(f"rules mostrar {name}{rest}").out == shown.out


def test_no_other_word_passes_for_a_topic(rolcli) -> None:
    assert rolcli("rules LISTA").out == rolcli("rules list").out
    for line, code in {
        "rules shwo": "unknown_ruleset",
        "rules coc7 COC-01": "usage",
        "rules list coc7": "usage",
        "rules": "no_ruleset",
        "rules COC-999": "not_found",
    }.items():
        assert rolcli(f"{line} --json").json["error"]["code"] == code, line


def test_schema_says_that_every_verb_has_one(rolcli) -> None:
    assert "Every verb has one: rolcli -r NAME schema VERB" in rolcli("schema").out
    assert "Verbs of d6: test, check" in rolcli("-r d6 schema").out
    assert rolcli("-r d6 schema --json").json["verbs"][:2] == ["test", "check"]
    assert "verbs" not in rolcli("schema --json").json


def test_words_in_markdown_stand_to_the_left(rolcli) -> None:
    for line in ("-r unisystem weapons", "rules list"):
        rule = rolcli(f"{line} --format markdown").out.splitlines()[1]
        assert set(rule.split()) == {"|", ":---"}


def test_ids_stay_whole_on_a_narrow_terminal(rolcli) -> None:
    ids = [row["id"] for row in rolcli("-r unisystem-combat weapons --json").lines]
    answer = rolcli("-r unisystem-combat weapons --format table", width=60)
    first = [line.split("│")[1].strip() for line in answer.out.splitlines() if "│" in line]
    assert [cell for cell in first if cell][1:] == ids
    assert max(map(len, answer.out.splitlines())) <= 60


def test_each_shell_is_told_how_to_install_its_completion(rolcli) -> None:
    told = rolcli("completion --help").out
    assert all(f"{shell} " in told and line in told for shell, line in INSTALL.items())
    assert "rolcli completion bash --install" in told


@pytest.mark.parametrize("game", [game for game in every() if game.equipment is not None])
def test_what_sort_of_thing_a_row_is_has_a_spanish_word(game: Ruleset) -> None:
    words = translator("es").words
    for row in rows_of(game):
        sorts = [row["category"], row.get("kind"), *(row.get("damage") or {"hit": 0})]
        sorts += ["front_only"] if row.get("front_only") else []
        assert [one for one in sorts if one not in (None, "hit") and one not in words] == []


@pytest.mark.parametrize(
    ("typed", "rule"),
    [("COC34", "COC-34"), ("coc-034", "COC-34"), ("uni5", "UNI-05"), ("D6-5", "D6-05"),
     ("cocp1", "COC-P1"), ("COC-P1", "COC-P1"), ("d6 p5", "D6-P5"), ("coc_7", "COC-07")],
)
def test_the_id_of_a_rule_as_people_write_it(rolcli, typed: str, rule: str) -> None:
    for words in (["rules", typed], ["rules", "show", typed]):
        assert rolcli(words).out.startswith(f"{rule}: ")


def test_what_bends_a_rule_is_told_in_the_language(rolcli) -> None:
    assert "  --ajuste armour=... (tirada, fijo)" in rolcli("--lang es reglas ver UNX-25").out
