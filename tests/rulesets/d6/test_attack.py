"""Shots, blows and grenades, each with the defence that meets it."""

import pytest

from rolcli.errors import UsageError
from rolcli.rulesets.d6 import D6
from tests.rulesets.helpers import run


@pytest.mark.parametrize(
    ("band", "difficulty", "rule"),
    [
        ("point_blank", 5, "D6-35"),
        ("short", 10, "D6-36"),
        ("medium", 15, "D6-37"),
        ("long", 20, "D6-38"),
    ],
)
@pytest.mark.parametrize("grenade", [False, True])
def test_range_is_the_difficulty(band, difficulty, rule, grenade):  # D6-34, D6-68, D6-69
    result = run(D6, "attack", "s", code="3D", range=band, grenade=grenade)
    assert result.target == result.details["base_difficulty"] == difficulty
    assert rule in result.rules_applied


@pytest.mark.parametrize(
    ("distance", "difficulty"),
    [(0, 5), (3, 5), (4, 10), (10, 10), (30, 15), (31, 20), (100, 20)],
)
def test_distance_among_the_weapons_ranges(distance, difficulty):  # D6-39
    result = run(D6, "attack", "s", code="3D", distance=distance, ranges="3/10/30/100")
    assert result.target == difficulty
    assert result.rules_applied[0] == "D6-39"


def test_beyond_long_range_nothing_is_rolled():
    result = run(D6, "attack", [], code="3D", distance=101, ranges="3/10/30/100", dodge="2D")
    assert (result.outcome, result.success) == ("out_of_range", False)


def test_damage_follows_a_hit_only():  # D6-40, D6-41
    options = {"code": "2D", "range": "short", "damage": "2D", "strength": "1D"}
    hit = run(D6, "attack", [5, 5, 4, 3, 3], **options)
    assert hit.details["severity"] == hit.level == hit.state["wound"] == "incapacitated"
    assert [roll.what for roll in hit.rolls] == ["attack", "damage", "strength"]
    miss = run(D6, "attack", [5, 4], **options)
    assert (miss.outcome, miss.level, miss.state) == ("miss", "healthy", {"wound": "healthy"})


def test_strength_roll_is_never_modified():  # D6-55
    result = run(
        D6, "attack", [6, 6, 5, 2, 2], code="3D", range="point_blank", damage="1D", strength="2D",
        running=True, mod=9,
    )
    assert (result.details["damage"], result.details["strength"]) == (5, 4)
    assert "D6-55" in result.rules_applied


def test_dodge_is_added_and_serves_for_the_segment():  # D6-56, D6-57, D6-58
    first = run(D6, "attack", [4, 5, 6, 5, 5, 4], code="4D", range="short", dodge="2D")
    assert (first.target, first.total, first.outcome) == (19, 20, "hit")
    assert "--dodge-total 9" in str(first.notes[0])
    second = run(D6, "attack", [6, 5, 5], code="3D", range="short", dodge_total=9)
    assert (second.target, second.outcome) == (19, "miss")


def test_dodge_may_replace_the_difficulty():
    options = {"code": "2D", "range": "long", "dodge": "1D"}
    result = run(D6, "attack", [4, 3, 3], {"dodge": "replace"}, **options)
    assert (result.target, result.outcome) == (4, "hit")


@pytest.mark.parametrize(
    ("kind", "defence", "serves"),
    [
        # kind of attack, defence, whether it meets it: D6-63..67, D6-73, D6-76
        ({"range": "short"}, {"dodge": "1D"}, True),
        ({"range": "short"}, {"parry": "1D"}, False),
        ({"range": "short"}, {"parry_unarmed": "1D"}, False),
        ({"range": "short", "grenade": True}, {"dodge": "1D"}, True),
        ({"range": "short", "grenade": True}, {"parry": "1D"}, False),
        ({"difficulty": 10}, {"dodge": "1D"}, False),
        ({"difficulty": 10}, {"dodge_total": 5}, False),
        ({"difficulty": 10}, {"parry": "1D"}, True),
        ({"difficulty": 10}, {"parry_unarmed": "1D"}, False),
        ({"difficulty": 10, "unarmed": True}, {"dodge": "1D"}, False),
        ({"difficulty": 10, "unarmed": True}, {"parry": "1D"}, True),
        ({"difficulty": 10, "unarmed": True}, {"parry_unarmed": "1D"}, True),
    ],
)
def test_defence_by_kind_of_attack(kind, defence, serves):
    if serves:
        result = run(D6, "attack", [4, 6, 6], code="2D", **kind, **defence)
        assert (result.target, result.total, result.outcome) == (14, 12, "miss")
    else:
        with pytest.raises(UsageError) as caught:
            run(D6, "attack", [], code="2D", **kind, **defence)
        assert caught.value.code in ("excludes", "needs")


def test_blow_has_the_difficulty_of_its_weapon():  # D6-59, D6-60, D6-61
    armed = run(D6, "attack", [6, 6, 3, 4], code="2D", difficulty=12, damage="1D", strength="1D")
    assert (armed.details["kind"], armed.outcome, armed.level) == ("armed", "hit", "stunned")
    assert {"D6-60", "D6-61"} <= set(armed.rules_applied)


def test_unarmed_damage_is_the_attackers_own_strength():  # D6-62
    result = run(
        D6, "attack", [6, 6, 5, 4, 3], code="2D", difficulty=5, unarmed=True, wounded=False,
        own_strength="2D+1", strength="1D", running=False,
    )
    assert (result.details["damage"], result.level) == (10, "mortally_wounded")


def test_grenade_lands_or_the_referee_says_where():  # D6-70, D6-71
    lands = run(D6, "attack", [5, 5], code="2D", range="short", grenade=True)
    assert (lands.outcome, lands.details["lands_where_wanted"]) == ("hit", True)
    astray = run(D6, "attack", [5, 4], code="2D", range="short", grenade=True, damage="6D")
    assert (astray.outcome, astray.details["lands_where_wanted"]) == ("miss", False)
    assert "D6-71" in astray.rules_applied
    assert len(astray.notes) == 1


@pytest.mark.parametrize(("metres", "reached"), [(0, True), (10, True), (11, False)])
def test_grenade_reaches_ten_metres_with_full_damage(metres, reached):  # D6-72
    dice = [6, 6, 3, 3, 1] if reached else [6, 6]
    result = run(
        D6, "attack", dice, code="2D", range="short", grenade=True, from_blast=metres,
        damage="2D", strength="1D",
    )
    assert result.outcome == ("hit" if reached else "landed")
    assert result.details["in_blast"] is reached
    assert result.details["lands_where_wanted"] is True
    assert result.level == ("mortally_wounded" if reached else "healthy")
    assert (result.success, result.margin) == (True, 2)  # the throw itself is made


def test_dodging_a_grenade_saves_the_dodger_alone_on_the_ground():  # D6-73, D6-74, D6-75
    safe = run(D6, "attack", [5, 6, 6], code="2D", range="short", grenade=True, dodge="1D")
    assert (safe.outcome, safe.details["lands_where_wanted"]) == ("miss", True)
    assert safe.effects == ["dodger_prone"]
    assert {"D6-74", "D6-75"} <= set(safe.rules_applied)
    hurt = run(D6, "attack", [6, 6], code="2D", range="short", grenade=True, dodge_total=2)
    assert (hurt.outcome, hurt.effects) == ("hit", ["dodger_prone"])


def test_replacing_dodge_does_not_make_a_stray_grenade_hit():
    result = run(
        D6, "attack", [4, 4], {"dodge": "replace"}, code="2D", range="short", grenade=True,
        dodge_total=3,
    )
    assert (result.outcome, result.target) == ("miss", 10)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "one_of"),
        ({"range": "short", "difficulty": 5}, "one_of"),
        ({"range": "short", "distance": 5, "ranges": "1/2/3/4"}, "one_of"),
        ({"distance": 5}, "needs"),
        ({"ranges": "1/2/3/4"}, "one_of"),
        ({"distance": 5, "ranges": "1/2/3"}, "bad_value"),
        ({"distance": 5, "ranges": "4/3/2/1"}, "bad_value"),
        ({"distance": 5, "ranges": "a/b/c/d"}, "bad_value"),
        ({"range": "short", "unarmed": True}, "excludes"),
        ({"difficulty": 5, "grenade": True}, "needs"),
        ({"range": "short", "from_blast": 3}, "needs"),
        ({"range": "short", "dodge": "1D", "dodge_total": 3}, "one_of"),
        ({"range": "short", "own_strength": "2D"}, "needs"),
        ({"difficulty": 5, "unarmed": True, "damage": "2D"}, "excludes"),
        ({"range": "short", "strength": "2D"}, "needs"),
        ({"range": "short", "damage": "2D", "state": "wounded"}, "needs"),
    ],
)
def test_options_that_do_not_go_together(options, code):
    with pytest.raises(UsageError) as caught:
        run(D6, "attack", [], code="2D", **options)
    assert caught.value.code == code


def test_every_number_of_an_attack_has_a_rule():
    result = run(
        D6, "attack", "every", code="9D", range="short", dodge="1D", damage="3D", strength="3D",
        state="wounded", prepared=True, wounded=True, running=True, uses=1, mod=2,
    )
    assert result.outcome == "hit"
    told = {step.value for step in result.steps}
    assert {result.target, result.details["damage"], result.details["strength"]} <= told
    assert all(part.rule.startswith("D6-") for part in (*result.steps, *result.modifiers))


def test_wild_die_complication_of_an_attack():
    result = run(D6, "attack", [1, 6], {"wild_die": "complication"}, code="2D", range="point_blank")
    assert (result.outcome, result.effects) == ("hit", ["complication"])


def test_unarmed_damage_names_its_rule():  # D6-40, D6-62
    options = {"code": "1D", "difficulty": 1, "strength": "1D"}
    bare = run(D6, "attack", [4, 5, 3], unarmed=True, own_strength="1D", **options)
    assert {"D6-62"} == {step.rule for step in bare.steps if step.value == 5}
    armed = run(D6, "attack", [4, 5, 3], damage="1D", **options)
    assert {"D6-40"} == {step.rule for step in armed.steps if step.value == 5}


def test_headline_of_a_dodged_grenade_is_no_stray_one():  # D6-74
    options = {"code": "2D", "range": "short", "grenade": True, "dodge": "1D"}
    saved = run(D6, "attack", [6, 5, 5], **options)
    assert saved.details["lands_where_wanted"]
    assert "lands" in str(saved.headline)
    stray = run(D6, "attack", [6, 1, 1], **options)
    assert "lands" not in str(stray.headline)
