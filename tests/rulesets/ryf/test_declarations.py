"""What the game declares: verbs, parameters, settings, rules; and how little it imports."""

import subprocess
import sys

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets import find
from rolcli.rulesets.ryf import RYF
from rolcli.rulesets.ryf.tables.sheet import SHEET

HEAVY = ("typer", "rich", "pyparsing", "re", "typing", "enum", "dataclasses", "pathlib", "json")


def test_the_game_is_found_by_its_names():
    assert find("ryf") is RYF
    assert find("1o3d10") is RYF


@pytest.mark.parametrize("verb", RYF.verbs.values(), ids=lambda verb: verb.name)
def test_every_parameter_is_declared_with_a_rule_and_its_spanish_name(verb):
    for field in verb.record.FIELDS.values():
        assert field.rule in RYF.rules, field.key
        assert field.es, field.key
        known = field.sheet is None or field.sheet in SHEET.keys
        assert known, field.key
    for one in (*verb.record.ONE_OF, *verb.record.NEEDS, *verb.record.EXCLUDES):
        assert one.rule in RYF.rules


def test_options_stand_in_groups():
    headings = [field.heading for field in RYF.verbs["attack"].record.FIELDS.values()]
    assert list(dict.fromkeys(headings)) == [
        None, "The weapon", "The shot", "The target", "The roll",
    ]


def test_every_rule_has_its_line_in_both_languages():
    """RYF-01..63 and what is published beyond them."""
    numbered = [f"RYF-{n:02}" for n in range(1, 64)]
    assert list(RYF.rules) == [*numbered, "RYF-P1", "RYF-P2", "RYF-P4", "RYF-P5"]
    lines = [line for pair in RYF.rules.values() for line in pair]
    assert all(line.endswith(".") and len(line) <= 100 for line in lines)
    assert len(set(lines)) == len(lines)


def test_settings_have_their_defaults_and_refuse_other_values():
    assert dict(RYF.house()) == {
        "book": "house",
        "pifia": "ranked",
        "natural_one_fails": False,
        "death_multiplier": "5",
        "pv_multiplier": "3",
        "actions_from": 25,
        "margin_dice": "melee",
        "rank_stacking": "net",
        "critical": "margin",
        "skill_cost": "off",
    }
    assert dict(RYF.house({"book": "published"})) == dict(RYF.house()) | {
        "book": "published", "natural_one_fails": True, "death_multiplier": "6",
        "actions_from": 20, "margin_dice": "all",
    }
    for key, value in [("death_multiplier", "7"), ("pifia", "never"), ("actions_from", "0")]:
        with pytest.raises(UsageError):
            RYF.house({key: value})
    assert all(setting.rule in RYF.rules for setting in RYF.settings.values())


def test_a_verb_imports_nothing_heavy():
    code = (
        "import sys\n"
        "before = set(sys.modules)\n"
        "from rolcli.dice.source import Stream\n"
        "from rolcli.rulesets.frame import play\n"
        "from rolcli.rulesets.ryf import RYF\n"
        "play(RYF.verbs['attack'], Stream('x'), RYF.house(),\n"
        "     dict(attribute=20, skill=4, defence=10, damage=('2d6+1',), fisico=8))\n"
        "play(RYF.verbs['test'], Stream('x'), RYF.house(),\n"
        "     dict(attribute=5, skill=3, difficulty='easy'))\n"
        "print(*sorted(set(sys.modules) - before))\n"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "rolcli.rulesets.ryf.attack" in loaded
    assert not loaded & {*HEAVY, "fractions", "decimal", "rolcli.rulesets.ryf.tables.weapons"}
