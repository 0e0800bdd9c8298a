"""Exact odds of every verb, against distributions reckoned by hand and against long runs."""

from fractions import Fraction
from itertools import product

import pytest

from rolcli.dice.source import Dice, Stream
from rolcli.odds.verb import verb_odds
from rolcli.rulesets.frame import Ready, play
from rolcli.rulesets.ryf import RYF

RUNS = 2500
THROWS = [sorted(throw) for throw in product(range(1, 11), repeat=3)]
KEPT = {
    keep: [Fraction(sum(throw[place] == face for throw in THROWS), 1000) for face in range(1, 11)]
    for place, keep in enumerate(("low", "mid", "high"))
}
"""Chance of each value of the kept die, by counting all throws."""
MEAN = {"low": "3.028", "mid": "5.658", "high": "10.940"}


def odds(verb, settings=None, depth=20, **params):
    """The odds of a verb, as --odds gives them."""
    declared = RYF.verbs[verb]
    ready = Ready(declared, RYF.house(settings), params)
    return verb_odds(ready.run, declared.odds, depth)


def kept_total(keep, depth=30):
    """The distribution of 1o3d10, the chain followed ``depth`` times."""
    found, share = {}, Fraction(1)
    for n in range(depth + 1):
        for face in range(1, 10):
            found[10 * n + face] = share * KEPT[keep][face - 1]
        share *= KEPT[keep][9]
    return found


def open_d6(depth=20):
    """The distribution of a d6 that explodes on a 6."""
    return {
        6 * n + face: Fraction(1, 6 ** (n + 1)) for n in range(depth + 1) for face in range(1, 6)
    }


def plus(a, b):
    found = {}
    for x, p in a.items():
        for y, q in b.items():
            found[x + y] = found.get(x + y, 0) + p * q
    return found


def close(found, wanted, truncated):
    """Tell that a chance lies below the true one by no more than what was cut off."""
    return -Fraction(1, 10**12) <= wanted - found <= truncated + Fraction(1, 10**12)


@pytest.mark.parametrize("keep", ["low", "mid", "high"])
def test_the_kept_die_to_a_stated_depth(keep):
    """RYF-02..04, RYF-19: the table of the kept die, its mean, and what is cut off."""
    found = odds("check", depth=12, attribute=0, difficulty=10, keep=keep)
    assert found.quantities["total"] == {
        value: chance for value, chance in kept_total(keep, 12).items() if chance
    }
    assert found.truncated == KEPT[keep][9] ** 13
    fumble = {"low": 196, "mid": 13, "high": 1}[keep]
    assert found.outcome["fumble"] == Fraction(fumble, 1000)
    assert sum(found.outcome.values()) == 1


@pytest.mark.parametrize("keep", ["low", "mid", "high"])
def test_the_mean_with_explosions(keep):
    plain = sum(face * chance for face, chance in enumerate(KEPT[keep], 1))
    table = odds("check", depth=40, attribute=0, difficulty=10, keep=keep).quantities["total"]
    mean = sum(value * chance for value, chance in table.items())
    assert f"{float(mean):.3f}" == MEAN[keep]
    assert f"{float(plain):.3f}" == {"low": "3.025", "mid": "5.500", "high": "7.975"}[keep]


def test_outcomes_of_a_skill_roll():
    """RYF-13, RYF-18, RYF-19."""
    found = odds("test", attribute=5, skill=3, difficulty=15)
    die = kept_total("mid")
    assert close(
        found.outcome["success"], sum(p for v, p in die.items() if 7 <= v < 17), found.truncated
    )
    assert close(
        found.outcome["critical"], sum(p for v, p in die.items() if v >= 17), found.truncated
    )
    assert found.outcome["fumble"] == Fraction(13, 1000)
    assert found.outcome["failure"] == sum(p for v, p in die.items() if v < 7) - Fraction(13, 1000)
    assert found.success == found.outcome["success"] + found.outcome["critical"]


@pytest.mark.parametrize(
    ("settings", "fumble", "success"),
    [
        ({}, 13, 987), ({"pifia": "plain-one"}, 28, 972), ({"natural_one_fails": "on"}, 13, 972),
    ],
)
def test_odds_follow_the_house_rules_on_a_one(settings, fumble, success):
    found = odds("check", settings, attribute=30, difficulty=9)
    assert found.outcome["fumble"] == Fraction(fumble, 1000)
    assert close(found.success, Fraction(success, 1000), found.truncated)


def test_an_opposed_roll():
    """RYF-14, RYF-19: reckoned over both dice."""
    found = odds("check", depth=6, attribute=8, vs=7)
    mine = kept_total("mid", 6)
    split = [(1, True, Fraction(13, 1000)), (1, False, Fraction(15, 1000))]
    split += [(value, False, chance) for value, chance in mine.items() if value != 1]
    wanted = dict.fromkeys(("win", "lose", "tie"), Fraction(0))
    for (a, a_fumbles, p), (b, b_fumbles, q) in product(split, repeat=2):
        if a_fumbles != b_fumbles:
            outcome = "lose" if a_fumbles else "win"
        elif a_fumbles or a + 8 == b + 7:
            outcome = "tie"
        else:
            outcome = "win" if a + 8 > b + 7 else "lose"
        wanted[outcome] += p * q
    left = 1 - sum(wanted.values())  # of chains longer than those that were followed
    assert all(0 <= found.outcome[name] - chance <= left for name, chance in wanted.items())
    assert 1 - sum(found.outcome.values()) < left**2 + KEPT["mid"][9] ** 14


@pytest.mark.parametrize(
    ("settings", "params"),
    [
        ({}, {"defence": 14}),
        ({}, {"defence": 17, "damage": ("1d6/2-1",), "token": True, "wounds": 3}),
        ({"natural_one_fails": "on"}, {"defence": 2, "damage": ("1d4+1",), "fisico": 5}),
        ({"margin_dice": "all"}, {"range": "short", "damage": ("2d4",), "fisico": 4}),
        ({"critical": "ten-five"}, {"range": "point_blank", "skill": 0, "fisico": 4}),
        ({}, {"defence": 90}),
        ({"death_multiplier": "6"},
         {"defence": 3, "damage": ("1d6", "1d4"), "two_weapons": True, "fisico": 3, "wounds": 4}),
    ],
)
def test_odds_of_an_attack_are_those_of_all_its_branches(settings, params):
    """RYF-27, RYF-43..46, RYF-51, RYF-P1: every throw and damage, followed one by one."""
    params = {"attribute": 8, "skill": 2, **params}
    names = ("damage", "wounds", "pv", "health")
    depth = 1 if "token" in params else 2
    found = odds("attack", settings, depth, **params)
    ready = Ready(RYF.verbs["attack"], RYF.house(settings), params)
    slow = verb_odds(lambda dice: ready.run(OneByOne(dice)), names, depth)
    most = max(found.truncated, slow.truncated)  # either leaves something out
    tables = [(found.outcome, slow.outcome)]
    tables += [(found.quantities[name], slow.quantities[name]) for name in found.quantities]
    for one, other in tables:
        assert all(abs(one.get(key, 0) - other.get(key, 0)) <= most for key in {*one, *other})


@pytest.mark.parametrize(
    ("verb", "settings", "params"),
    [
        ("test", {}, {"skill": 3, "vs": 8}),
        ("test", {"pifia": "plain-one"}, {"skill": 0, "vs": 2, "vs_keep": "high"}),
        ("check", {"natural_one_fails": "on"}, {"vs": 1, "keep": "low", "vs_keep": "low"}),
        ("check", {"critical": "ten-five"}, {"vs": 9, "keep": "high", "vs_keep": "high"}),
    ],
)
def test_odds_of_an_opposed_roll_are_those_of_all_its_branches(verb, settings, params):
    params = {"attribute": 4, **params}
    found = odds(verb, settings, 3, **params)
    ready = Ready(RYF.verbs[verb], RYF.house(settings), params)
    slow = verb_odds(lambda dice: ready.run(OneByOne(dice)), ("total",), 3)
    most = max(found.truncated, slow.truncated)  # either leaves something out
    for name, chance in found.outcome.items():
        assert abs(chance - slow.outcome[name]) <= most
    assert abs(found.success - slow.success) <= most
    for name, table in found.quantities.items():
        other = slow.quantities[name]
        assert all(abs(table.get(v, 0) - other.get(v, 0)) <= most for v in {*table, *other})


class OneByOne:
    """A source that answers the words for sums and contests by rolling, branch by branch."""

    def __init__(self, dice):
        self.walk = dice

    def __getattr__(self, name):
        return getattr(self.walk, name)

    def chance(self, step, *arguments):
        return step(self, *arguments)

    def contest(self, key, step, *arguments):
        other = step(self, *arguments)
        return (key > other) - (key < other), None

    def amount(self, expression, what, n=0, die=None):
        return Dice.amount(self, expression, what, n, die)

    def derive(self, value, step, *arguments):
        return step(value, *arguments)


def test_deep_odds_of_an_attack_are_worked_out():
    """Rows run further with the depth; what they come to together does not change."""
    params = {"attribute": 6, "skill": 4, "defence": 12, "damage": ("2d6",), "fisico": 8}
    for depth in (5, 28):
        found = odds("attack", depth=depth, **params)
        assert sum(found.quantities["damage"].values()) + found.truncated == 1
        assert 1 - sum(found.quantities["health"].values()) <= found.truncated


def test_an_attack_with_margin_dice():
    """RYF-20, RYF-26, RYF-27: damage of every number of dice, weighed by the margin."""
    found = odds(
        "attack", depth=8, attribute=6, skill=4, defence=12, damage=("1d6+1",), fisico=8, wounds=3
    )
    die = kept_total("mid")
    wanted = {0: sum(p for v, p in die.items() if v < 2)}
    one = open_d6(8)
    for extra in range(5):
        reach = sum(p for v, p in die.items() if 2 + 10 * extra <= v < 12 + 10 * extra)
        damage = {1: Fraction(1)}
        for _ in range(extra + 1):
            damage = plus(damage, one)
        for value, chance in damage.items():
            wanted[value] = wanted.get(value, 0) + reach * chance
    damage = found.quantities["damage"]
    for value in range(30):
        assert abs(damage.get(value, 0) - wanted.get(value, 0)) < Fraction(1, 10**6)
    assert {value + 3: chance for value, chance in damage.items()} == found.quantities["wounds"]
    assert found.outcome["fumble"] == Fraction(13, 1000)
    assert found.outcome["miss"] == Fraction(15, 1000)
    assert sum(damage.values()) + found.truncated == 1


def test_two_weapons_roll_both():
    """RYF-51: the higher of two independent damages."""
    found = odds(
        "attack", attribute=40, skill=4, keep="low", range="long", two_weapons=True,
        damage=("1d6", "1d6"), settings={"margin_dice": "melee"},
    )
    one = open_d6()
    hit = 1 - Fraction(196, 1000)
    wanted = hit * sum(p * q for (a, p), (b, q) in product(one.items(), repeat=2) if max(a, b) == 5)
    assert close(found.quantities["damage"][5], wanted, found.truncated)


def test_damage_gives_the_chance_of_each_state():
    """RYF-42: from 15 wounds with Físico 8."""
    found = odds("damage", amount="2d6", fisico=8, wounds=15)
    two = plus(open_d6(), open_d6())
    dead = 1 - sum(p for v, p in two.items() if v < 25)
    assert close(found.outcome["dead"], dead, found.truncated)
    assert close(
        found.outcome["badly_hurt"], sum(p for v, p in two.items() if v < 9), found.truncated
    )


def test_rest_is_a_plain_die():
    """RYF-52, RYF-55."""
    found = odds("heal", method="rest", wounds=10, combat_wounds=3)
    sixth = Fraction(1, 6)
    assert found.quantities["healed"] == {-1: sixth, 0: sixth, 1: sixth, 2: sixth, 3: 2 * sixth}
    assert found.outcome == {"worse": sixth, "unchanged": sixth, "healed": 4 * sixth}
    assert found.truncated == 0


def test_the_healing_skill():
    """RYF-61, RYF-63."""
    found = odds("heal", method="skill", attribute=8, skill=4, life_max=24, life=16)
    success = sum(p for v, p in kept_total("mid").items() if v >= 6)
    assert close(found.success, success, found.truncated)
    assert close(found.quantities["healed"][8], success * Fraction(3, 10), found.truncated)


def places(who, depth=20, settings=None):
    return odds("initiative", settings, depth, who=who)


def test_places_in_initiative():
    """RYF-21: two combatants, over all pairs; the higher base goes first of equal totals."""
    found = places(("Ana:12", "Orc:10:badly-hurt"), depth=5)
    ana, orc = kept_total("mid", 9), kept_total("low", 9)
    first = sum(p * q for (a, p), (b, q) in product(ana.items(), orc.items()) if a + 12 >= b + 10)
    cut = 1 - sum(ana.values()) * sum(orc.values())
    assert 0 <= found.quantities["Ana"][1] - first <= cut
    assert found.quantities["Orc"] == {1: found.quantities["Ana"][2], 2: found.quantities["Ana"][1]}
    assert sum(found.quantities["Ana"].values()) == 1
    assert found.truncated == 0


def test_equal_combatants_share_the_better_place():
    found = places(("Ana:10", "Bea:10", "Cid:30"))
    assert found.quantities["Ana"] == found.quantities["Bea"]
    tied = sum(p * p for p in kept_total("mid").values())
    assert float(found.quantities["Ana"][2]) == pytest.approx(float((1 + tied) / 2), abs=0.01)


LONG = [
    ("test", {"attribute": 5, "skill": 0, "difficulty": 9}, {}),
    ("check", {"attribute": 6, "vs": 5, "vs_keep": "high"}, {}),
    ("attack", {"attribute": 6, "skill": 4, "range": "short", "token": True, "fisico": 6,
                "damage": ("2d6",)}, {"natural_one_fails": "on"}),
    ("damage", {"amount": "2d6+2", "fisico": 5, "wounds": 4}, {"death_multiplier": "6"}),
    ("heal", {"method": "skill", "attribute": 5, "skill": 5, "life_max": 24, "life": 18}, {}),
    ("heal", {"method": "kit", "wounds": 9, "combat_wounds": 4}, {}),
]


@pytest.mark.parametrize(("verb", "params", "settings"), LONG)
def test_a_long_run_agrees(verb, params, settings):
    """The same verb rolled from a seeded stream falls as its odds say."""
    exact = odds(verb, settings, depth=8, **params)
    house, declared = RYF.house(settings), RYF.verbs[verb]
    outcomes, sums = {}, {}
    for n in range(RUNS):
        result = play(declared, Stream(f"long#{n}"), house, params)
        outcomes[result.outcome] = outcomes.get(result.outcome, 0) + 1
        damage = result.details.get("damage", result.details.get("healed"))
        if damage is not None:
            sums[min(damage, 20)] = sums.get(min(damage, 20), 0) + 1
    table = exact.quantities.get("damage", exact.quantities.get("healed", {}))
    folded = {}
    for value, chance in table.items():
        folded[min(value, 20)] = folded.get(min(value, 20), 0) + chance
    for counted, chances in ((outcomes, exact.outcome), (sums, folded)):
        assert set(counted) <= set(chances)
        for key, chance in chances.items():
            spread = 6 * float(chance * (1 - chance) / RUNS) ** 0.5 + 3 / RUNS
            assert abs(counted.get(key, 0) / RUNS - float(chance)) < spread, key
