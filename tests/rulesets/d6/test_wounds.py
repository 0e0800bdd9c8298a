"""Severity, states that add up, the dying and the healed."""

import pytest

from rolcli.errors import DataError, UsageError
from rolcli.rulesets.d6 import D6
from rolcli.rulesets.d6.wounds import limits_of, severities
from tests.rulesets.helpers import run

STATES = ["healthy", "stunned", "wounded", "incapacitated", "mortally_wounded"]
HITS = {"stunned": [1, 2], "wounded": [2, 2], "incapacitated": [4, 2], "mortally_wounded": [6, 2]}


def severity_of(damage, strength, settings=None):
    house = D6.house(settings)
    return severities(house)[sum(strength >= limit for limit in limits_of(house, damage))]


def test_severity_by_ratio():  # D6-42..45, the worked row of Strength 7
    assert [severity_of(damage, 7) for damage in (6, 7, 13, 14, 20, 21, 50)] == [
        "stunned", "wounded", "wounded", "incapacitated", "incapacitated", "mortally_wounded",
        "mortally_wounded",
    ]


def test_severity_agrees_with_a_ratio_rounded_down():
    names = STATES[1:]
    for damage in range(1, 80):
        for strength in range(1, 40):
            assert severity_of(damage, strength) == names[min(damage // strength, 3)]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("hit", HITS)
def test_states_add_up(state, hit):  # D6-49, D6-51, else the worse one stays
    expected = max(state, hit, key=STATES.index)
    if (state, hit) == ("wounded", "wounded"):
        expected = "incapacitated"
    if state == "incapacitated" and hit in ("wounded", "incapacitated"):
        expected = "mortally_wounded"
    result = run(D6, "damage", HITS[hit], code="1D", strength="1D", state=state)
    assert (result.outcome, result.level, result.state["wound"]) == (hit, expected, expected)


@pytest.mark.parametrize("hit", HITS)
def test_second_edition_kills_the_mortally_wounded(hit):  # D6-52
    options = {"code": "1D", "strength": "1D", "state": "mortally_wounded"}
    result = run(D6, "damage", HITS[hit], {"mortal_again": "killed"}, **options)
    dead = hit in ("incapacitated", "mortally_wounded")
    assert result.state["wound"] == ("dead" if dead else "mortally_wounded")
    assert ("dead" in result.effects) is dead


@pytest.mark.parametrize(
    ("hit", "rules"),
    [
        ("stunned", ["D6-46"]),
        ("wounded", ["D6-47", "D6-48"]),
        ("incapacitated", ["D6-50"]),
        ("mortally_wounded", ["D6-52", "D6-53"]),
    ],
)
def test_state_says_what_it_does(hit, rules):
    result = run(D6, "damage", HITS[hit], code="1D", strength="1D")
    assert result.rules_applied[-len(rules) :] == rules
    assert result.state.get("rounds") == (0 if hit == "mortally_wounded" else None)


def test_wounded_and_stunned_again():
    result = run(D6, "damage", HITS["stunned"], code="1D", strength="1D", state="wounded")
    assert result.effects == ["falls", "no_action_this_round", "minus_one_die"]
    assert {"D6-46", "D6-48"} <= set(result.rules_applied)


def test_damage_of_an_earlier_result():
    earlier = {"rules": "d6", "verb": "attack", "details": {"damage": 14}}
    result = run(D6, "damage", [2, 3, 2], earlier=earlier, strength="3D")
    assert (result.details, result.outcome) == (
        {"severity": "incapacitated", "damage": 14, "strength": 7},
        "incapacitated",
    )


@pytest.mark.parametrize(
    "earlier",
    [
        {},
        {"rules": "d6", "verb": "attack", "outcome": "miss", "details": {}},
        {"rules": "ryf", "details": {"damage": 14}},
        {"rules": "d6", "state": {"wound": ["wounded"]}, "details": {"damage": 14}},
        {"rules": "d6", "state": {"wound": "bananas"}, "details": {"damage": 14}},
        {"rules": "d6", "details": {"damage": 10**30}},
        {"rules": "d6", "details": {"damage": -1}},
        {"rules": "d6", "details": {"damage": "14"}},
        {"rules": "d6", "details": {"damage": True}},
        {"rules": "d6", "details": [14]},
    ],
)
def test_earlier_result_that_does_not_serve(earlier):
    with pytest.raises(DataError) as caught:
        run(D6, "damage", [], earlier=earlier, strength="3D")
    assert caught.value.exit_code == 3


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"strength": "3D"}, "one_of"),
        ({"code": "3D"}, "missing_value"),
    ],
)
def test_damage_needs_both_sides_once(options, code):
    with pytest.raises(UsageError) as caught:
        run(D6, "damage", [], **options)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("rounds", "dice", "outcome"),
    [(2, [1, 1], "alive"), (3, [1, 1], "dead"), (3, [1, 2], "alive"), (13, [6, 6], "dead")],
)
def test_dying_below_the_count_of_rounds(rounds, dice, outcome):  # D6-53, D6-54
    result = run(D6, "dying", dice, rounds=rounds)
    assert (result.outcome, result.success) == (outcome, outcome == "alive")
    assert (result.margin >= 0) is result.success
    assert result.state["wound"] == ("dead" if outcome == "dead" else "mortally_wounded")


def test_count_of_rounds_may_start_at_one():
    result = run(D6, "dying", [1, 1], {"death_count_start": 1}, rounds=2)
    assert (result.target, result.outcome) == (3, "dead")
    plain = run(D6, "dying", [1, 1], {"wild_die": "drop-highest"}, rounds=2)
    assert plain.total == 2


@pytest.mark.parametrize(("state", "to"), [("wounded", "healthy"), ("incapacitated", "wounded")])
def test_healing_leads_to_a_better_state(state, to):  # D6-48, D6-50
    given = run(D6, "heal", [], state=state, to=to)
    assert (given.state, given.success) == ({"wound": to}, True)
    earlier = {"rules": "d6", "state": {"wound": state}}
    assert run(D6, "heal", [], earlier=earlier, to=to).state == {"wound": to}


@pytest.mark.parametrize(
    ("options", "code", "kind"),
    [
        ({}, "one_of", UsageError),
        ({"state": "wounded", "to": "wounded"}, "forbidden", UsageError),
        ({"state": "healthy"}, "forbidden", UsageError),
        ({"earlier": {"rules": "d6", "state": {"wound": "healthy"}}}, "forbidden", DataError),
        ({"earlier": {"rules": "d6", "state": {"wound": "dead"}}}, "forbidden", DataError),
        ({"earlier": {"rules": "d6"}}, "earlier_result_lacks", DataError),
        ({"earlier": {"rules": "ryf", "state": {"wound": "wounded"}}}, "other_game", DataError),
    ],
)
def test_healing_that_makes_no_sense(options, code, kind):
    with pytest.raises(kind) as caught:
        run(D6, "heal", [], **options)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("dice", "before", "left"),
    [([1, 1], None, "healthy"), ([1, 1], "wounded", "wounded"), ([1, 1], "stunned", "stunned")],
)
def test_miss_hurts_nobody_when_it_is_passed_on(dice, before, left):  # D6-40
    options = {"code": "2D", "range": "short", "damage": "3D", "strength": "2D"}
    if before is not None:
        options["state"] = before
    missed = run(D6, "attack", dice, **options)
    assert (missed.level, missed.state) == (left, {"wound": left})
    earlier = {
        "rules": "d6", "verb": "attack", "success": False, "details": missed.details,
        "state": missed.state,
    }
    result = run(D6, "damage", [], earlier=earlier, strength="2D")
    assert (result.outcome, result.total, result.rolls) == ("miss", 0, [])
    assert result.state == {"wound": left}
    assert [step.rule for step in result.steps] == ["D6-40"]
    again = run(D6, "damage", [], earlier=earlier, strength="2D", state="incapacitated")
    assert again.state == {"wound": "incapacitated"}


def test_count_that_starts_at_one_is_told():  # D6-54
    result = run(D6, "dying", [1, 1], {"death_count_start": "1"}, rounds=2)
    assert [(step.value, step.rule) for step in result.steps[:2]] == [(1, "D6-54"), (3, "D6-54")]


def test_the_working_says_from_which_state_to_which():
    """D6-49."""
    result = run(D6, "damage", [6, 6, 2], code="2D", strength="1D", state="wounded")
    assert "From wounded to" in [str(step.label) for step in result.steps]


WRONG = (True, 0, -1, 10**40, 1.5, "", "bananas", [], ["wounded"], {}, {"wound": 1})


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
@pytest.mark.parametrize(
    ("verb", "options"),
    [
        ("damage", {"code": "1D", "strength": "1D"}),
        ("attack", {"code": "9D", "range": "short", "damage": "1D", "strength": "1D"}),
        ("heal", {}),
    ],
)
def test_damaged_state_of_an_earlier_result_is_refused(verb, options, wrong):
    earlier = {"rules": "d6", "verb": "attack", "state": {"wound": wrong}}
    with pytest.raises(DataError) as caught:
        run(D6, verb, "s", earlier=earlier, **options)
    assert "state.wound" in str(caught.value.message)


@pytest.mark.parametrize("verb", ["attack", "damage"])
def test_state_of_an_earlier_result_goes_on(verb):
    earlier = {"rules": "d6", "verb": "heal", "state": {"wound": "incapacitated"}}
    if verb == "attack":
        options = {"code": "1D", "range": "point_blank", "damage": "1D"}
        dice = [6, 5, 4]
    else:
        options = {"code": "1D"}
        dice = [5, 4]
    result = run(D6, verb, dice, earlier=earlier, strength="1D", **options)
    assert result.state["wound"] == "mortally_wounded"  # D6-51
    said = run(D6, verb, dice, earlier=earlier, strength="1D", state="healthy", **options)
    assert said.state["wound"] == "wounded"


def test_damage_of_a_grenade_meets_the_next_one_too():
    first = run(
        D6, "attack", [6, 6, 6, 6, 1], code="2D", range="short", grenade=True, damage="2D",
        strength="1D",
    )
    earlier = {"rules": "d6", "verb": "attack", "success": True, "details": first.details,
               "state": first.state, "outcome": "hit"}
    result = run(D6, "damage", [6, 6], earlier=earlier, strength="2D")
    assert (result.total, result.outcome, result.state) == (12, "wounded", {"wound": "wounded"})


def test_landed_grenade_hurts_nobody_when_it_is_passed_on():
    earlier = {"rules": "d6", "verb": "attack", "outcome": "landed", "success": True,
               "details": {"damage": 9}}
    assert run(D6, "damage", [], earlier=earlier, strength="2D").outcome == "miss"


def test_dying_goes_on_with_the_next_round():
    earlier = {"rules": "d6", "verb": "damage", "state": {"rounds": 0}}
    first = run(D6, "dying", [1, 1], earlier=earlier)
    assert first.state == {"wound": "mortally_wounded", "rounds": 1}
    second = run(D6, "dying", [1, 1], earlier={"rules": "d6", "state": first.state})
    assert second.state["rounds"] == 2
    with pytest.raises(DataError):
        run(D6, "dying", [], earlier={"rules": "d6", "state": {"rounds": "3"}})


def test_one_target_hit_again_and_again_stays_hit():
    from rolcli.dice.source import Stream
    from rolcli.rulesets.frame import Ready

    call = Ready(D6.verbs["damage"], D6.house(), {"code": "6D", "strength": "2D"})
    states = []
    for number in range(4):
        result = call.play(Stream(f"again {number}"))
        states.append(result.state["wound"])
        call = call.after(result)
    assert states == sorted(states, key=STATES.index)
    assert states[-1] == "mortally_wounded"
