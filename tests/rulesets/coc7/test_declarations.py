"""What the game declares: verbs, parameters, settings, rules; and how little it imports."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets import find
from rolcli.rulesets.coc7 import COC7

HEAVY = ("typer", "rich", "pyparsing", "re", "typing", "enum", "dataclasses", "pathlib", "json",
         "fractions", "decimal", "collections", "inspect")  # fmt: skip


def test_the_game_is_found_by_its_names():
    assert find("coc7") is find("cthulhu") is find("coc") is COC7


@pytest.mark.parametrize("verb", COC7.verbs.values(), ids=lambda verb: verb.name)
def test_every_parameter_is_declared_with_a_rule_and_a_spanish_name(verb):
    fields = verb.record.FIELDS
    assert fields
    for key, field in fields.items():
        assert field.rule in COC7.rules, key
        assert field.es, key
    names = [name for field in fields.values() for name in (*field.es, *field.also)]
    assert len(set(names)) == len(names)


def rules_of(verb):
    record = verb.record
    return (*record.NEEDS, *record.EXCLUDES, *record.ONE_OF)


@pytest.mark.parametrize("verb", COC7.verbs.values(), ids=lambda verb: verb.name)
def test_every_combination_names_parameters_that_exist_and_a_rule(verb):
    fields = verb.record.FIELDS
    for one in rules_of(verb):
        keys = [*getattr(one, "keys", ()), *getattr(one, "others", ())]
        keys += [one.key] if hasattr(one, "key") else []
        assert all((key[0] if isinstance(key, tuple) else key) in fields for key in keys)
        assert one.rule in COC7.rules


def test_every_rule_has_its_line_in_both_languages():
    published = [f"COC-P{n}" for n in range(19) if n != 4]  # P4 is a Keeper's call
    assert list(COC7.rules) == [*(f"COC-{n:02}" for n in range(1, 52)), *published]
    lines = [line for pair in COC7.rules.values() for line in pair]
    assert all(line.endswith(".") and len(line) <= 100 for line in lines)
    assert len(set(lines)) == len(lines)


HOUSE = {
    "book": "house",
    "fumble_band": "needed",
    "fumble_rank": "failure",
    "opposed_tie": "higher-value",
    "dice_scope": "all",
    "dice_cap": 2,
    "initiative": "rolled",
    "outnumbered": "if-defending",
    "undefended": "roll",
    "half_db": "total",
    "burst_penalty": "flat",
    "burst_gap": "burst",
    "shotgun_armour": "total",
    "point_blank_weapons": "all",
    "burst_remainder": "refuse",
    "point_blank_dex": "shooter",
    "instant_death": "over",
    "indefinite": "floor",
    "luck_levels": "normal",
    "luck_recovery": "off",
    "luck_spends": "none",
    "improvement_always": "96",
    "push_fumbles": "no",
}
PUBLISHED = {
    "book": "published",
    "initiative": "dex",
    "outnumbered": "always",
    "undefended": "fumble-only",
    "burst_penalty": "cumulative",
    "burst_gap": "magazine",
    "shotgun_armour": "per-die",
    "point_blank_weapons": "short",
    "burst_remainder": "use",
    "luck_levels": "any",
    "luck_recovery": "core",
}


def test_the_document_is_the_default_and_the_book_flips_its_own_settings():
    assert dict(COC7.house()) == HOUSE
    assert dict(COC7.house({"book": "published"})) == HOUSE | PUBLISHED
    mixed = COC7.house({"book": "published", "undefended": "roll"})
    assert (mixed["undefended"], mixed["burst_gap"]) == ("roll", "magazine")


def test_settings_refuse_what_they_do_not_take():
    for key, value in [("fumble_band", "never"), ("dice_cap", "two"), ("book", "both")]:
        with pytest.raises(UsageError):
            COC7.house({key: value})
    assert all(setting.rule in COC7.rules for setting in COC7.settings.values())


def test_verbs_import_nothing_heavy():
    code = (
        "import sys\n"
        "before = set(sys.modules)\n"
        "from rolcli.dice.source import Stream\n"
        "from rolcli.rulesets.frame import play\n"
        "from rolcli.rulesets.coc7 import COC7\n"
        "def go(name, **given):\n"
        "    return play(COC7.verbs[name], Stream('x'), COC7.house(), given)\n"
        "go('test', skill=60, bonus=1, vs=50, limit=100)\n"
        "go('attack', skill=90, undefended=True, damage='1d6+1', db='1d4', hp_max=12)\n"
        "go('attack', skill=90, burst=['5', '5:1'], damage='1d8', impale=True)\n"
        "go('damage', damage='1d10', hp_max=10, con=50)\n"
        "go('sanity', san=50, loss='1/1d10', int_=99)\n"
        "go('heal', method='medicine', skill=50, hp=3, hp_max=9)\n"
        "go('initiative', who=['ana:60', 'bruno:50'])\n"
        "go('luck', points=40), go('dying', con=50), go('build', strength='50', size='60')\n"
        "print(*sorted(set(sys.modules) - before))\n"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "rolcli.rulesets.coc7.bursts" in loaded
    assert not loaded & {*HEAVY, "rolcli.odds.enumerate"}
