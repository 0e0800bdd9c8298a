"""Declarations: rule texts, settings."""

from rolcli.rulesets.d6 import D6
from tests.rulesets.helpers import run


def test_every_rule_is_there():
    wanted = [f"D6-{number:02d}" for number in range(84)]
    assert [rule for rule in wanted if rule not in D6.rules] == []
    assert D6.rules["D6-00"][0] == "Titles only."


def test_settings_default_to_the_text():
    assert dict(D6.house()) == {
        "wild_die": "off", "minimum_dice": "0", "dodge": "add", "mortal_again": "stays",
        "death_count_start": "0", "force_points": "off", "character_points": "off",
        "specialisations": "off", "scale": "off", "wounds": "ratio", "static": "off",
        "book": "house",
    }


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
