"""What the two profiles declare: verbs, parameters, settings, rules; and how little they import."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets import find
from rolcli.rulesets.unisystem import UNISYSTEM, UNISYSTEM_COMBAT
from rolcli.rulesets.unisystem.tables import words
from rolcli.words import fold

HEAVY = (
    "typer", "rich", "pyparsing", "re", "typing", "enum", "dataclasses", "pathlib", "json",
    "fractions", "decimal", "inspect", "difflib",
)  # fmt: skip
VERBS = [(game, verb) for game in (UNISYSTEM, UNISYSTEM_COMBAT) for verb in game.verbs.values()]


def test_the_games_are_found_by_their_names():
    assert find("unisystem") is UNISYSTEM
    assert find("Unisystem_Combat") is UNISYSTEM_COMBAT


@pytest.mark.parametrize(
    ("game", "verb"), VERBS, ids=[f"{game.name}-{verb.name}" for game, verb in VERBS]
)
def test_every_parameter_has_its_rule_and_its_spanish_name(game, verb):
    for key, field in verb.record.FIELDS.items():
        assert field.rule in game.rules, key
        assert field.es, key


@pytest.mark.parametrize(
    ("game", "verb"), VERBS, ids=[f"{game.name}-{verb.name}" for game, verb in VERBS]
)
def test_combinations_name_parameters_and_rules(game, verb):
    record = verb.record
    for one in (*record.NEEDS, *record.EXCLUDES, *record.ONE_OF):
        keys = one.keys if hasattr(one, "keys") else (one.key, *one.others)
        names = {key if isinstance(key, str) else key[0] for key in keys}
        assert names <= set(record.FIELDS)
        assert one.rule in game.rules


def test_the_combat_attack_has_every_option_of_the_core():
    core, combat = (game.verbs["attack"].record for game in (UNISYSTEM, UNISYSTEM_COMBAT))
    assert issubclass(combat, core)
    assert set(core.FIELDS) < set(combat.FIELDS)
    absent = set(combat.FIELDS) - set(core.FIELDS)
    assert all(getattr(core, key) in (None, False, ()) for key in absent)


@pytest.mark.parametrize("name", [name for name in vars(words) if name.isupper()])
def test_words_are_folded_and_clear(name):
    taken = {}
    for word, others in getattr(words, name).items():
        for one in (word, *others):
            assert fold(one) == one
            assert taken.setdefault(one, word) == word, one


def test_every_rule_has_its_line_in_both_languages():
    """UNI-00..35, UNX-00..81."""
    wanted = [f"UNI-{n:02}" for n in range(36)] + [f"UNI-P{n}" for n in range(1, 9)]
    wanted += [f"UNX-{n:02}" for n in range(82)]
    assert list(UNISYSTEM.rules) == wanted
    lines = [line for pair in UNISYSTEM.rules.values() for line in pair]
    assert all(line.endswith(".") and len(line) <= 110 for line in lines)
    assert len(set(lines)) == len(lines)


DEFAULTS = {
    "book": "house",
    "initiative": "narrative",
    "armour": "rolled",
    "levels": "bullets-only",
    "success_bonus": "off",
    "range_rules": True,
    "medium_range": (0, 0),
    "dodge_ranged_cost": "none",
    "part_four": False,
    "multiplier_floor": 1,
    "attack_needs_nine": True,
    "tie": "attacker",
    "rule_of_ten": False,
    "action_penalty": -1,
    "ap": "plain",
}


def test_settings_have_their_defaults():
    assert dict(UNISYSTEM.house()) == DEFAULTS
    assert dict(UNISYSTEM_COMBAT.house()) == DEFAULTS | {
        "initiative": "rolled",
        "armour": "fixed",
        "levels": "table",
        "success_bonus": "on",
        "dodge_ranged_cost": "no-fire-back",
        "part_four": True,
    }
    assert all(setting.rule in UNISYSTEM.rules for setting in UNISYSTEM.settings.values())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("armour", "soft"),
        ("medium_range", "-1"),
        ("multiplier_floor", "one"),
        ("rule_of_ten", "maybe"),
        ("nosuch", "1"),
    ],
)
def test_settings_refuse_other_values(key, value):
    with pytest.raises(UsageError):
        UNISYSTEM.house({key: value})


CALLS = {
    "test": ("unisystem", "test", {"attribute": 3, "skill": 2, "vs": 4}),
    "check": ("unisystem", "check", {"attribute": 3, "simple": True}),
    "attack": (
        "unisystem",
        "attack",
        {"dex": 3, "skill": 4, "weapon": "ak-47", "dodge": 5, "armour": ("2d6",), "life": 40},
    ),
    "combat": (
        "unisystem-combat",
        "attack",
        {
            "dex": 9, "skill": 9, "weapon": "Rifle de asalto, 7,62 mm", "mode": "burst", "aim": 3,
            "location": "head", "armour": ("class-ii", "riot-shield"), "life": 40,
        },
    ),
    "initiative": ("unisystem-combat", "initiative", {"who": ["A:3", "B:2"]}),
}  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
def test_a_verb_imports_nothing_heavy(call):
    game, verb, params = CALLS[call]
    code = (
        "import sys\n"
        "before = set(sys.modules)\n"
        "from rolcli.dice.source import Stream\n"
        "from rolcli.rulesets import find\n"
        "from rolcli.rulesets.frame import play\n"
        f"game = find({game!r})\n"
        f"result = play(game.verbs[{verb!r}], Stream('s'), game.house(), {params!r})\n"
        "str(result.headline)\n"
        "print(*sorted(set(sys.modules) - before))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    loaded = done.stdout.split()
    assert not [name for name in HEAVY if name in loaded]
    assert "rolcli.rulesets.unisystem.user_rows" not in loaded
