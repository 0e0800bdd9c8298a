"""Verbs, good and bad."""

from rolcli.declare import Ask, Earlier, Excludes, Expr, Flag, Many, Needs, Text, Whole, Word
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.combatants import Form, read_all, whole
from rolcli.rulesets.order import order


class Target(Ask):
    HEADING = "the target"
    life = Whole("Life.", default=None, least=0, most=100, sheet="life", of="target")
    armour = Expr("Armour.", default=None, sheet="armour", of="target")
    mood = Word("Mood.", {"calm": ("tranquilo",), "wild": ()}, default=None, sheet="mood")


class Strike(Target):
    skill = Whole("Skill.", positional=True, default=0)
    damage = Expr("Damage.", default=None, names=("str",))
    called = Flag("Aim.")
    earlier = Earlier("An earlier result.")

    NEEDS = (Needs("life", "damage", rule="S-1"),)
    EXCLUDES = (Excludes("called", ("mood", "wild"), rule="S-2"),)


def strike(dice, house, ask: Strike):
    result = Result("strike")
    hit = dice.chance(hits, ask.skill)
    result.success, result.outcome = hit, "hit" if hit else "miss"
    if ask.damage is None:
        return result
    final = dice.roll(ask.damage, "damage", {"str": 2}).total if hit else 0
    result.details["final"] = final
    if ask.life is not None:
        result.state["life"] = max(0, ask.life - final)
    dice.tell(say, result, final)
    return result


def hits(dice, skill):
    return dice.die(6, "attack") + skill >= 6


def say(dice, result, final):
    result.headline = msg("{final} damage", final=final)


class Race(Ask):
    who = Many(Text("Who.", kind="who", positional=True))


FORM = Form("NAME:PACE[:quick]", "A:1", whole, {"quick": ("rapido",)})


def race(dice, house, ask: Race):
    result = Result("race")
    runners = read_all(ask.who, FORM)
    placed = order(
        dice, result, [one.name for one in runners],
        [(pace, one.value) for one in runners], ("roll", "pace"),
    )
    result.details["decided"] = dice.seen([one.decided for one in placed])
    return result


def pace(dice, value):
    return dice.die(6, "pace") + value, value


def seven(dice, house, ask: Race):
    return 7


def falls(dice, house, ask: Race):
    return dice.nothing()


class Fieldless:
    pass


def fieldless(dice, house, ask: Fieldless):
    return Result("fieldless")
