"""Attacks hand to hand: opposed by a dodge or by fighting back, or by nothing (COC-19..24)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets.coc7.levels import LEVEL_WORDS, RANK, made, margin_of
from rolcli.rulesets.coc7.opposed import side
from rolcli.rulesets.coc7.percentile import candidates, capped
from rolcli.rulesets.coc7.tally import Log, land

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.result import Result
    from rolcli.rulesets.coc7.strike import Blow
    from rolcli.rulesets.coc7.tally import Tally
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


def defence_of(
    vs: int | None, dodge: bool, fight_back: bool, undefended: bool, surprised: bool
) -> str:
    """Name the defence, which is declared before either side rolls (COC-19)."""
    chosen = [
        name
        for name, given in (
            ("dodge", dodge),
            ("fight_back", fight_back),
            ("none", undefended or surprised),
        )
        if given
    ]
    if len(chosen) != 1:
        raise UsageError(
            "one_defence",
            msg("A melee attack meets one defence, declared before the rolls (COC-19)."),
            hint=msg("Give --vs with --dodge or --fight-back, or --undefended, or --surprised."),
        )
    if (vs is None) != (chosen[0] == "none"):
        raise UsageError(
            "defence_value",
            msg("A defence needs the defender's value, and no defence has none (COC-19)."),
            hint=msg("Give it with --vs, beside --dodge or --fight-back."),
        )
    return chosen[0]


def outnumbered(house: House, defence: str, before: int, free: int) -> bool:
    """Tell whether the attacker gets the die of a later attack (COC-20..22, D11).

    The first defence of a turn is free, or as many as the defender has actions.
    """
    return before >= free and (defence != "none" or house["outnumbered"] == "always")


def manoeuvre_penalty(build: int | None, vs_build: int | None) -> int | None:
    """Give the penalty dice of a smaller attacker, or None when it cannot be tried (COC-24)."""
    if build is None or vs_build is None:
        raise UsageError(
            "manoeuvre_builds",
            msg("A manoeuvre compares the Builds of both (COC-24)."),
            hint=msg("Give --build and --vs-build; the verb build tells them."),
        )
    smaller = max(0, vs_build - build)
    return None if smaller >= TOO_BIG else smaller


def fight(
    dice: Dice,
    house: House,
    result: Result,
    skill: int,
    vs: int | None,
    defence: str,
    causes: list[tuple[str, int, str]],
    blow: Blow | None,
    hp_max: int | None,
    tally: Tally,
) -> Tally:
    """Resolve one attack hand to hand and give what it did."""
    bonus = sum(value for _, value, _ in causes if value > 0)
    penalty = -sum(value for _, value, _ in causes if value < 0)
    for name, value, rule in causes:
        dice.modifier(name, value, rule, "" if name.endswith("_dice") else "die")
    net = capped(dice, house, bonus, penalty)
    level, total = dice.chance(side, house, skill, net, "attack")
    result.details |= {
        "value": skill, "difficulty": "regular", "defence": defence, "net_dice": net,
        "bonus_dice": bonus, "penalty_dice": penalty,
    }  # fmt: skip
    if total is not None and not dice.enumerating:
        result.details["candidates"] = candidates(dice.rolls[-1])
        dice.step(msg("Needed"), skill, "COC-19")
        dice.step(msg("Level rolled"), LEVEL_WORDS[level], "COC-03")
    result.total, result.target, result.level = total, skill, level
    dice.step(msg("Defence"), DEFENCES[defence], "COC-19")
    if vs is not None:
        vs_level, vs_total = dice.chance(side, house, vs, 0, "defence")
        outcome = duel(level, vs_level, defence == "dodge")
        result.details |= {"vs": vs, "vs_level": vs_level}
        if not dice.enumerating:
            result.details["vs_total"] = vs_total
            dice.step(msg("The defender's level"), LEVEL_WORDS[vs_level], "COC-19")
    else:
        outcome = "hit" if unopposed(house, level) else "miss"
        if not dice.enumerating and total is not None and house["undefended"] == "roll":
            result.margin = margin_of(total, skill, outcome == "hit")
    result.outcome, result.success = outcome, outcome == "hit"
    if outcome != "hit":
        return tally
    extreme = RANK[level] >= EXTREME
    impaling = int(extreme and blow is not None and blow[3])
    log = None if dice.enumerating else Log()
    tally = land(dice, tally, house, blow, hp_max, 1, impaling, extreme, log)
    if log is not None and log.hits:
        result.details |= log.hits[0]
    return tally


def unopposed(house: House, level: str) -> bool:
    """Tell whether an attack that nobody defends against hits (D10).

    The published book lets it miss on a fumble only.
    """
    return level != "fumble" if house["undefended"] == "fumble-only" else made(level)
