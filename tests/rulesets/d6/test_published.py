"""What the published games add, each asked for by an option or a setting."""

from fractions import Fraction
from itertools import product

import pytest

from rolcli.errors import DataError, UsageError
from rolcli.odds.verb import verb_odds
from rolcli.rulesets.d6 import D6
from rolcli.rulesets.d6.equipment import catalogue, listing
from rolcli.rulesets.frame import Ready
from tests.rulesets.helpers import run

FORCE = {"force_points": "on"}
POINTS = {"character_points": "on"}


def odds(verb, settings=None, depth=20, **parameters):
    call = Ready(D6.verbs[verb], D6.house(settings), parameters)
    return verb_odds(call.run, D6.verbs[verb].odds, depth)


def refusal(verb, settings=None, **parameters):
    with pytest.raises(UsageError) as caught:
        run(D6, verb, "s", settings, **parameters)
    return caught.value


@pytest.mark.parametrize(
    ("options", "effective"),
    [
        ({"code": "3D+2"}, "7D+1"),  # D6-PV002
        ({"code": "5D+2"}, "11D+1"),  # D6-PV004
        ({"code": "3D+2", "uses": 2, "wounded": True}, "5D+1"),  # D6-PV006
        ({"code": "4D", "uses": 2}, "7D"),
    ],
)
def test_force_point_doubles_first(options, effective):  # D6-P1
    result = run(D6, "test", "s", FORCE, difficulty=10, force_point=True, **options)
    assert result.details["code"] == effective
    assert "D6-P1" in result.rules_applied


def test_force_point_of_an_attack_leaves_the_weapon_alone():  # D6-P1
    options = {"code": "1D", "difficulty": 3, "force_point": True, "strength": "1D"}
    dice = [6, 6, *[1] * 7, 3]
    result = run(D6, "attack", dice, FORCE, damage="STR+1D", own_strength="3D", **options)
    assert result.rolls[1].size == 7
    plain = run(D6, "attack", [6, 6, 1, 1, 1, 3], FORCE, damage="3D", **options)
    assert plain.rolls[1].size == 3
    bare = run(
        D6, "attack", [6, 6, *[1] * 6, 3], FORCE, unarmed=True, own_strength="3D", **options
    )
    assert bare.rolls[1].size == 6


def test_force_point_of_the_target_doubles_dodge_and_strength():  # D6-P1
    result = run(
        D6, "attack", "s", FORCE, code="20D", range="short", dodge="1D+1", damage="3D",
        strength="2D", target_force_point=True,
    )
    assert [roll.notation for roll in result.rolls] == ["2d6 + 2", "20d6", "3d6", "4d6"]


def test_character_points_explode():  # D6-P2, D6-PV008
    result = run(D6, "test", [1, 2, 2, 6, 4], POINTS, code="3D", difficulty=15, character_points=1)
    assert (result.total, result.outcome) == (15, "success")
    assert "D6-P2" in result.rules_applied


def test_character_points_have_exact_odds():
    found = odds("test", POINTS, 3, code="1D", difficulty=5, character_points=1)
    expected = {}
    for face in range(1, 7):
        for further in range(9):
            for last in range(1, 6):
                total = face + 6 * further + last
                expected[total] = expected.get(total, 0) + Fraction(1, 6 * 6 ** (further + 1))
    listed = found.quantities["total"]
    assert {total: expected[total] for total in listed} == listed
    assert found.truncated == 1 - sum(listed.values()) <= Fraction(1, 6**3)


def test_character_points_in_an_attack_and_with_the_wild_die():
    attack = run(D6, "attack", [5, 6, 1], POINTS, code="1D", range="short", character_points=1)
    assert (attack.total, attack.outcome) == (12, "hit")
    wild = {"wild_die": "drop_highest", **POINTS}
    test = run(D6, "test", [1, 3, 5, 4], wild, code="3D", difficulty=5, character_points=1)
    assert test.total == 3 + 4


@pytest.mark.parametrize(
    ("verb", "options"),
    [
        ("test", {"code": "3D", "force_point": True}),
        ("test", {"code": "3D", "character_points": 1}),
        ("test", {"code": "3D", "wounded_twice": True}),
        ("attack", {"code": "3D", "range": "short", "scale": "speeder", "target_scale": "walker"}),
        ("damage", {"code": "3D", "strength": "2D", "state": "wounded_twice"}),
        ("damage", {"code": "3D", "strength": "2D", "target_force_point": True}),
        ("advance", {"from_": "3D", "to": "4D", "specialisation": True}),
    ],
)
def test_what_the_table_does_not_play_with_is_refused(verb, options):
    error = refusal(verb, **options)
    assert error.code == "needs_setting"
    assert "--set " in str(error.hint)


def test_a_force_point_and_character_points_do_not_go_together():  # D6-P2
    both = {**FORCE, **POINTS}
    error = refusal("test", both, code="3D", force_point=True, character_points=1)
    assert error.code == "excludes"


@pytest.mark.parametrize(
    ("start", "goal", "cost"), [("4D", "4D+1", 2), ("5D+2", "6D", 3), ("3D", "4D", 6)]
)
def test_specialisations_cost_half_rounded_up(start, goal, cost):  # D6-P3, D6-PV012
    settings = {"specialisations": "on"}
    result = run(D6, "advance", [], settings, from_=start, to=goal, specialisation=True)
    assert result.details["cost"] == cost
    assert "D6-P3" in result.rules_applied


@pytest.mark.parametrize(
    ("attacker", "target", "attack", "strength", "defence", "damage"),
    [
        ("speeder", "walker", 2, 2, 0, 0),  # D6-PV020
        ("starfighter", "capital", 6, 6, 0, 0),  # D6-PV022
        ("starfighter", "character", 0, 0, 6, 6),
        ("death_star", "speeder", 0, 0, 22, 22),
        ("walker", "walker", 0, 0, 0, 0),
    ],
)
def test_scale_adds_dice(attacker, target, attack, strength, defence, damage):  # D6-P4
    result = run(
        D6, "attack", "s", {"scale": "modifiers"}, code="90D", range="point_blank", dodge="1D",
        damage="1D", strength="1D", scale=attacker, target_scale=target,
    )
    assert result.outcome == "hit"
    added = {modifier.name: modifier.value for modifier in result.modifiers}
    expected = {"attack": attack, "strength": strength, "defence": defence, "damage": damage}
    assert added == {f"scale_{name}": dice for name, dice in expected.items() if dice}
    sizes = [roll.size for roll in result.rolls]
    assert sizes == [1 + defence, 90 + attack, 1 + damage, 1 + strength]


def test_scale_of_damage_alone():
    result = run(
        D6, "damage", [1, 2, 3, 4], {"scale": "modifiers"}, code="1D", strength="1D",
        scale="speeder", target_scale="character",
    )
    assert (result.details["damage"], result.details["strength"]) == (6, 4)


DIFFERENCE = {"wounds": "difference"}


@pytest.mark.parametrize(
    ("damage", "severity"),
    [
        (9, "none"), (10, "stunned"), (13, "stunned"), (14, "wounded"), (18, "wounded"),
        (19, "incapacitated"), (22, "incapacitated"), (23, "mortally_wounded"),
        (25, "mortally_wounded"), (26, "killed"), (99, "killed"),
    ],
)
def test_wounds_by_difference(damage, severity):  # D6-P5, D6-PV030..038 of Strength 10
    earlier = {"rules": "d6", "verb": "damage", "details": {"damage": damage}}
    result = run(D6, "damage", [4, 6], DIFFERENCE, earlier=earlier, strength="2D")
    assert result.outcome == result.details["severity"] == severity
    state = {"none": "healthy", "killed": "dead"}.get(severity, severity)
    assert result.state["wound"] == state
    assert "D6-P5" in result.rules_applied
    assert result.effects == [] or severity != "none"


@pytest.mark.parametrize(
    ("before", "dice", "after"),
    [
        ("wounded", [5, 1], "wounded_twice"),
        ("wounded_twice", [5, 1], "incapacitated"),
        ("wounded_twice", [2, 1], "wounded_twice"),
        ("wounded_twice", [1, 6], "wounded_twice"),
        ("incapacitated", [5, 1], "mortally_wounded"),
    ],
)
def test_wounds_add_up_by_difference(before, dice, after):  # D6-P5
    result = run(D6, "damage", dice, DIFFERENCE, code="1D", strength="1D", state=before)
    assert result.state["wound"] == after


def test_wounded_twice_costs_two_dice():  # D6-P5
    result = run(D6, "test", "s", DIFFERENCE, code="4D", wounded_twice=True)
    assert result.details["code"] == "2D"


def test_odds_by_difference_are_those_of_every_throw():
    found = odds("damage", DIFFERENCE, code="2D", strength="1D", state="wounded").outcome
    count = {}
    for a, b, c in product(range(1, 7), repeat=3):
        result = run(
            D6, "damage", [a, b, c], DIFFERENCE, code="2D", strength="1D", state="wounded"
        )
        count[result.outcome] = count.get(result.outcome, 0) + 1
    assert found == {name: Fraction(n, 216) for name, n in count.items()}


def test_static_numbers_stand_for_dodge_and_strength():  # D6-P7, D6-PV052
    settings = {"static": "x3"}
    result = run(
        D6, "attack", [6, 6, 6, 6, 4], settings, code="4D", range="short", dodge="3D+2",
        damage="1D", strength="4D",
    )
    assert (result.details["dodge_total"], result.target) == (11, 21)
    assert result.details["strength"] == 12
    assert "D6-P7" in result.rules_applied
    assert [roll.what for roll in result.rolls] == ["attack", "damage"]
    options = {"code": "2D", "range": "point_blank", "dodge": "1D"}
    found = odds("attack", settings, **options).outcome
    assert found["hit"] == Fraction(15, 36)  # 8 and more


def test_full_dodge_is_added_in_any_case():  # D6-P9
    options = {"code": "2D", "range": "short", "dodge": "1D"}
    replaced = run(D6, "attack", [4, 3, 3], {"dodge": "replace"}, **options)
    full = run(D6, "attack", [4, 3, 3], {"dodge": "replace"}, full_dodge=True, **options)
    assert (replaced.target, full.target) == (4, 14)
    assert "D6-P9" in full.rules_applied
    assert run(D6, "attack", [4, 3, 3], full_dodge=True, **options).target == 14
    assert refusal("attack", code="2D", range="short", full_dodge=True).code == "needs"


@pytest.mark.parametrize(
    ("distance", "difficulty"),
    [
        (2, 5), ("2.9", 5), (3, 10), (10, 10), ("10.1", 15), (11, 15), (30, 15), (120, 20),
        ("131 yd", 20), ("30m", 15),
    ],
)
def test_blaster_pistol_by_distance(distance, difficulty):  # D6-P8, D6-PV060..064
    result = run(D6, "attack", "s", code="9D", weapon="blaster-pistol", distance=distance)
    assert result.target == difficulty
    assert "D6-P8" in result.rules_applied
    assert result.rolls[-1].notation == ("4d6" if result.success else "9d6")


def test_beyond_the_last_range_of_a_weapon():  # D6-P8
    far = run(D6, "attack", [], code="9D", weapon="pistola bláster", distance=121)
    assert far.outcome == "out_of_range"
    assert "121 m" in str(far.headline)
    assert run(D6, "attack", [], code="9D", weapon="blaster-pistol", distance="132yd").outcome == (
        "out_of_range"
    )


def test_weapon_hand_to_hand_has_its_difficulty():  # D6-P8, D6-PV066
    options = {"code": "4D", "weapon": "vibroblade", "own_strength": "3D"}
    result = run(D6, "attack", [5, 5, 5, 5, 4, 4, 4, 4], **options)
    assert (result.target, result.details["damage"]) == (15, 16)
    typed = run(D6, "attack", [5, 5, 5, 5, 3], difficulty=20, damage="1D", code="4D", weapon="club")
    assert (typed.target, typed.details["damage"]) == (20, 3)
    assert refusal("attack", code="4D", weapon="vibroblade").code == "needs"
    assert refusal("attack", dodge="3D", **options).code == "excludes"  # D6-67


@pytest.mark.parametrize(
    ("damage", "strength", "code"),
    [
        ("STR", "3D", "3d6"), ("STR+1", "3D+2", "4d6"), ("STR+2", "3D+2", "4d6 + 1"),
        ("str+1D+1", "2D+1", "3d6 + 2"), ("FUE+2D", "2D", "4d6"), ("for+1d", "1D", "2d6"),
    ],
)
def test_damage_that_adds_to_strength(damage, strength, code):  # D6-P8
    result = run(
        D6, "attack", "s", code="50D", difficulty=5, damage=damage, own_strength=strength
    )
    assert result.rolls[1].notation == code


def test_strength_that_goes_unused_is_refused():
    options = {"code": "4D", "range": "short", "damage": "4D", "own_strength": "2D"}
    assert refusal("attack", **options).code == "needs"


def test_grenade_row_throws_a_grenade():  # D6-P8
    result = run(
        D6, "attack", [6, 6, *[3] * 5], code="2D", weapon="fragmentation-grenade", distance=5,
        from_blast=8,
    )
    assert (result.details["kind"], result.details["damage"]) == ("grenade", 15)
    error = refusal("attack", code="2D", weapon="blaster-rifle", distance=5, from_blast=8)
    assert error.code == "needs"


def test_range_of_a_listed_weapon_may_be_said():
    result = run(D6, "attack", "s", code="9D", weapon="blaster-pistol", range="long")
    assert result.target == 20
    assert refusal("attack", code="9D", weapon="blaster-pistol").code == "one_of"


def test_list_of_weapons():
    rows = listing(catalogue())
    assert len(rows) == 34
    assert all(row["sources"] >= 1 and row["name_es"] for row in rows)
    assert {row["section"] for row in rows} == {"melee", "ranged", "explosive"}
    assert [row["id"] for row in listing(catalogue(), "granada aturdidora")] == ["stun-grenade"]
    assert len(listing(catalogue(), "cuerpo a cuerpo")) == 11
    for row in rows:
        assert ("ranges" in row) != ("difficulty" in row)
        lonely = "published by one source only" in row.get("notes", ())
        assert lonely is (row["sources"] == 1)


def test_weapons_of_ones_own():
    own = {"weapon": [{"id": "Rail gun", "name": "Rail gun", "damage": "7D",
                       "ranges": "5/50/500/5000"}]}
    result = run(
        D6, "attack", "s", code="9D", weapon="rail-gun", distance=400, equipment=[("x.toml", own)]
    )
    assert result.target == 15


@pytest.mark.parametrize(
    "row",
    [
        {"id": "x", "name": "x", "damage": "seven"},
        {"id": "x", "name": "x", "damage": "7D", "ranges": "5/4/3/2"},
        {"id": "x", "name": "x", "damage": "7D", "speed": 3},
        {"id": "x", "name": "x"},
    ],
)
def test_bad_rows_name_file_and_key(row):
    with pytest.raises(DataError) as caught:
        catalogue([("own.toml", {"weapon": [row]})])
    assert "own.toml" in str(caught.value.message)


@pytest.mark.parametrize(
    ("dice", "level"),
    [
        ([1, 1], "none"), ([2, 3], "very_easy"), ([5, 5], "easy"), ([6, 6], "easy"),
    ],
)
def test_total_without_a_target_says_what_it_reaches(dice, level):  # D6-P6
    result = run(D6, "test", dice, code="2D")
    assert (result.total, result.level) == (sum(dice), level)
    assert (result.outcome, result.success, result.target) == (None, None, None)
    assert "D6-P6" in result.rules_applied


def test_total_of_31_is_heroic():
    assert run(D6, "test", [6] * 5 + [1], code="6D").level == "heroic"
    assert run(D6, "test", [6] * 5, code="5D").level == "very_difficult"


def test_levels_reached_have_odds_that_add_up():
    found = odds("test", code="3D")
    assert sum(found.level.values()) == 1
    assert found.level["moderate"] == Fraction(20, 216)
    assert found.quantities["total"][18] == Fraction(1, 216)


def test_the_published_book_opens_its_options_and_changes_no_roll():
    house = D6.house({"book": "published"})
    opened = {"force_points": "on", "character_points": "on", "specialisations": "on",
              "scale": "modifiers"}
    assert {key: house[key] for key in opened} == opened
    plain = D6.house()
    kept = [key for key in house if key not in (*opened, "book")]
    assert {key: house[key] for key in kept} == {key: plain[key] for key in kept}
    assert D6.house({"book": "published", "scale": "off"})["scale"] == "off"


def test_damage_of_a_listed_weapon():  # D6-P8
    result = run(D6, "damage", [3] * 10 + [1], weapon="thermal-detonator", strength="1D")
    assert (result.total, result.outcome) == (30, "mortally_wounded")
    assert "D6-P8" in result.rules_applied
    knife = run(D6, "damage", [3, 3, 1], weapon="cuchillo", own_strength="2D", strength="1D")
    assert knife.total == 7
    assert refusal("damage", weapon="knife", strength="1D").code == "needs"
    assert refusal("damage", weapon="knife", code="4D", strength="1D").code == "one_of"
    assert refusal("damage", weapon="spoon", strength="1D").code == "unknown_name"
