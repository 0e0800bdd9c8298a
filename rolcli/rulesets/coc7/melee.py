"""Attacks hand to hand: opposed by a dodge or by fighting back, or by nothing (COC-19..24)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.coc7.attack_groups import Cause, named
from rolcli.rulesets.coc7.levels import RANK, made, margin_of
from rolcli.rulesets.coc7.percentile import candidates, capped, side
from rolcli.rulesets.coc7.strike import NO_HARM, Hits, land
from rolcli.rulesets.coc7.tables import LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.attack_groups import Attack
    from rolcli.rulesets.coc7.strike import Blow, Harm
    from rolcli.rulesets.frame import House

REGULAR, EXTREME = RANK["regular"], RANK["extreme"]
TOO_BIG = 3
"""The difference of Build from which a manoeuvre cannot be tried (COC-24)."""

DEFENCES = {
    "dodge": msg("a dodge: the attacker must do better"),
    "fight_back": msg("fighting back: the attacker wins ties"),
    "none": msg("none"),
}


def duel(level: str, vs_level: str, dodging: bool) -> str:
    """Tell who hits: hit, miss or hit_back (COC-19, D10).

    A dodge wins ties; who fights back loses them, and hits when strictly better.
    """
    own, other = RANK[level], RANK[vs_level]
    if own >= REGULAR and (own > other or (own == other and not dodging)):
        return "hit"
    return "hit_back" if other >= REGULAR and not dodging else "miss"


def defence_of(ask: Attack) -> str:
    """Name the defence, which is declared before either side rolls (COC-19)."""
    if ask.dodge:
        return "dodge"
    return "fight_back" if ask.fight_back else "none"


def outnumbered(house: House, ask: Attack, defence: str) -> bool:
    """Tell whether the attacker gets the die of a later attack (COC-20..22, D11).

    The first defence of a turn is free, or as many as the defender has actions.
    """
    before = ask.defended_before or 0
    return before >= ask.free_defences and (
        defence != "none" or house["outnumbered"] == "always"
    )


def smaller(dice: Dice, result: Result, build: int, vs_build: int) -> int | None:
    """Give the penalty dice of a smaller attacker's manoeuvre, or None when it is impossible.

    A difference of 3 or more cannot be tried (COC-24).
    """
    result.details["manoeuvre"] = True
    difference = max(0, vs_build - build)
    if difference < TOO_BIG:
        return difference
    result.outcome, result.success = "impossible", False
    dice.step(msg("Build against Build"), f"{build} - {vs_build}", "COC-24")
    result.headline = msg(
        "Impossible: a Build of {own} against {other} is too small for a manoeuvre",
        own=build,
        other=vs_build,
    )
    return None


def hand(
    dice: Dice, house: House, result: Result, ask: Attack, causes: list[Cause], blow: Blow | None
) -> Harm:
    """Gather what speaks for and against an attack hand to hand, and resolve it."""
    defence = defence_of(ask)
    if outnumbered(house, ask, defence):
        causes.append(Cause("outnumbered", 1, "COC-22"))
    if ask.manoeuvre:
        assert ask.build is not None
        assert ask.vs_build is not None
        penalty = smaller(dice, result, ask.build, ask.vs_build)
        if penalty is None:
            return NO_HARM
        if penalty:
            causes.append(Cause("smaller_build", -penalty, "COC-24"))
    bonus, penalty = named(dice, causes)
    net = capped(dice, house, bonus, penalty)
    result.details |= {
        "value": ask.skill, "difficulty": "regular", "defence": defence, "net_dice": net,
        "bonus_dice": bonus, "penalty_dice": penalty,
    }
    level, total = dice.chance(side, house, ask.skill, net, "attack")
    result.total, result.target, result.level = total, ask.skill, level
    dice.tell(tell_attack, result)
    dice.step(msg("Defence"), DEFENCES[defence], "COC-19")
    if ask.vs is None:
        result.outcome = "hit" if unopposed(house, level) else "miss"
    else:
        vs_level, vs_total = dice.chance(side, house, ask.vs, 0, "defence")
        result.outcome = duel(level, vs_level, defence == "dodge")
        result.details |= {"vs": ask.vs, "vs_level": vs_level, "vs_total": vs_total}
        dice.step(msg("The defender's level"), LEVEL_WORDS[vs_level], "COC-19")
    result.success = result.outcome == "hit"
    hits = Hits(0, 0, False)
    if result.success:
        extreme = RANK[level] >= EXTREME
        hits = Hits(1, int(extreme and blow is not None and blow.impales), extreme)
    dice.tell(tell_blow, house, result, ask, hits)
    harm = land(dice, NO_HARM, blow, hits)
    if blow is not None and result.success:
        dice.tell(tell_hit, result, blow)
    return harm


def tell_attack(dice: Dice, result: Result) -> None:
    """Say what the attack rolled."""
    result.details["candidates"] = candidates(dice.rolls[-1:])
    dice.step(msg("Needed"), result.target or 0, "COC-19")
    dice.step(msg("Level rolled"), LEVEL_WORDS[str(result.level)], "COC-03")


def tell_blow(dice: Dice, house: House, result: Result, ask: Attack, hits: Hits) -> None:
    """Say how many hits there are, and by how much a lone roll was made or missed."""
    result.details |= {"hits": hits.hits, "impaling": hits.impaling}
    total = result.total
    assert isinstance(total, int)
    if ask.vs is None and house["undefended"] == "roll" and total not in (1, 100):
        result.margin = margin_of(total, ask.skill, result.success is True)


def tell_hit(dice: Dice, result: Result, blow: Blow) -> None:
    """Put the blow's numbers into the details."""
    (hit,) = blow.hits
    result.details |= {key: hit[key] for key in ("raw", "final", "damage_bonus", "extreme")}


def unopposed(house: House, level: str) -> bool:
    """Tell whether an attack that nobody defends against hits (D10).

    The published book lets it miss on a fumble only.
    """
    return level != "fumble" if house["undefended"] == "fumble-only" else made(level)
