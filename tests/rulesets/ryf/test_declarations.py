"""What the game declares: verbs, parameters, settings, rules; and how little it imports."""

import subprocess
import sys
import typing
from inspect import signature

import pytest

from rolcli.errors import UsageError
from rolcli.params import Param
from rolcli.rulesets import find
from rolcli.rulesets.ryf import RYF, options

HEAVY = ("typer", "rich", "pyparsing", "re", "typing", "enum", "dataclasses", "pathlib", "json")


def test_the_game_is_found_by_its_names():
    assert find("ryf") is RYF
    assert find("1o3d10") is RYF


@pytest.mark.parametrize("verb", RYF.verbs.values(), ids=lambda verb: verb.name)
def test_every_parameter_is_declared_with_a_rule(verb):
    known = vars(options)
    for parameter in list(signature(verb.function).parameters.values())[2:]:
        declared = typing.get_args(known[parameter.annotation])[1]
        assert isinstance(declared, Param), parameter.name
        assert declared.rule in RYF.rules, parameter.name


def test_every_rule_has_its_line_in_both_languages():
    """RYF-01..63."""
    assert list(RYF.rules) == [f"RYF-{n:02}" for n in range(1, 64)]
    lines = [line for pair in RYF.rules.values() for line in pair]
    assert all(line.endswith(".") and len(line) <= 100 for line in lines)
    assert len(set(lines)) == len(lines)


def test_settings_have_their_defaults_and_refuse_other_values():
    assert dict(RYF.house()) == {
        "pifia": "ranked",
        "natural_one_fails": False,
        "death_multiplier": "5",
        "pv_multiplier": "3",
        "actions_from": 25,
        "margin_dice": "all",
        "rank_stacking": "net",
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
        "     dict(attribute=5, skill=3, difficulty='easy', vs=None))\n"
        "print(*sorted(set(sys.modules) - before))\n"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "rolcli.rulesets.ryf.attack" in loaded
    assert not loaded & {*HEAVY, "fractions", "decimal", "rolcli.rulesets.ryf.options"}
