"""Declarations: rule texts, settings, imports."""

import subprocess
import sys
from pathlib import Path

import pytest

from rolcli.rulesets.d6 import D6
from tests.rulesets.helpers import run

ROOT = Path(__file__).parents[3]
SOURCES = "".join(path.read_text("utf-8") for path in (ROOT / "rolcli/rulesets/d6").rglob("*.py"))


def test_every_rule_has_a_line_in_both_languages():
    wanted = [f"D6-{number:02d}" for number in range(84)]
    assert [rule for rule in wanted if rule not in D6.rules] == []
    for english, spanish in D6.rules.values():
        assert english.endswith(".")
        assert spanish.endswith(".")
        assert english != spanish
    assert D6.rules["D6-00"][0] == "Titles only."


def test_settings_default_to_the_text():
    assert dict(D6.house()) == {
        "wild_die": "off", "minimum_dice": "0", "dodge": "add", "mortal_again": "stays",
        "death_count_start": "0", "force_points": "off", "character_points": "off",
        "specialisations": "off", "scale": "off", "wounds": "ratio", "static": "off",
        "book": "house",
    }  # fmt: skip
    for name, setting in D6.settings.items():
        assert setting.rule in D6.rules
        for value in setting.values:
            assert D6.house({name: value})[name] == value


def test_every_verb_says_by_which_rules():
    results = [
        run(D6, "heal", [], state="mortally_wounded"),
        run(D6, "dying", "s", rounds=3),
        run(D6, "advance", [], from_="3D", points=9),
        run(D6, "initiative", "s", combatants=["A:3D", "B:3D:pc:8"]),
    ]
    for result in results:
        assert result.rules_applied
        assert set(result.rules_applied) <= set(D6.rules)


PROGRAM = """
import sys
sys.path.insert(0, {root!r})
from rolcli.rulesets.d6 import D6
from rolcli.rulesets.frame import play
from rolcli.dice.source import Stream
for verb, parameters in {calls!r}:
    play(D6.verbs[verb], Stream("s"), D6.house(), parameters)
print(*sorted(sys.modules))
"""


@pytest.mark.parametrize(
    ("verb", "parameters"),
    [
        ("test", {"code": "3D+1", "difficulty": 10, "dice_mod": "+1D"}),
        ("check", {"code": "3D", "vs": "2D"}),
        ("attack", {"code": "9D", "range": "short", "dodge": "1D", "damage": "3D",
                    "strength": "2D"}),
        ("damage", {"code": "3D", "strength": "2D"}),
        ("dying", {"rounds": 3}),
        ("heal", {"state": "wounded"}),
        ("initiative", {"combatants": ["A:3D", "B:3D:pc:8"]}),
        ("advance", {"from_": "3D", "points": 9}),
    ],
)  # fmt: skip
def test_verb_imports_only_what_it_needs(verb, parameters):
    program = PROGRAM.format(root=str(ROOT), calls=[(verb, parameters)])
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True
    )
    imported = set(done.stdout.split())
    heavy = {
        "typer", "rich", "pyparsing", "re", "typing", "enum", "dataclasses", "pathlib", "json",
        "fractions", "decimal", "rolcli.rulesets.d6.tables.weapons",
        "rolcli.rulesets.d6.tables.rules",
        "rolcli.odds.enumerate", "rolcli.notation.reference",
    }  # fmt: skip
    assert heavy & imported == set()
