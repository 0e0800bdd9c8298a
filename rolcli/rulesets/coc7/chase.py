"""The speed rolls before a chase: who escapes, who drops out, who moves how often (COC-P11)."""

from __future__ import annotations

from rolcli.declare import Ask, Many, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg, nmsg
from rolcli.result import Result
from rolcli.rulesets.coc7.levels import level_of
from rolcli.rulesets.coc7.percentile import percentile
from rolcli.rulesets.coc7.tables import LEVEL_WORDS
from rolcli.rulesets.combatants import Form, positive, read_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.messages import Message
    from rolcli.rulesets.frame import House

SHIFT = {"fumble": -1, "failure": -1, "extreme": 1, "critical": 1}
"""What a level does to MOV; the others leave it (a fumble is a failure)."""
SIDES: dict[str, tuple[str, ...]] = {
    "prey": ("presa", "perseguido", "perseguida"),
    "hunter": ("cazador", "cazadora", "perseguidor", "perseguidora"),
}
FATES: dict[str, Message] = {
    "escaped": msg("escapes"),
    "dropped": msg("drops out"),
    "chase": msg("in the chase"),
}
FORM = Form(
    N_("NAME[+N]:CON:MOV:prey|hunter"), N_("ana:50:8:prey"), positive, SIDES, mov=positive
)


class Chase(Ask):
    """What the verb asks."""

    who = Many(
        Text(
            N_("Who runs and who hunts; +1 behind a name is a bonus die, -1 a penalty die."),
            "who", metavar="NAME:CON:MOV:prey|hunter", positional=True, rule="COC-P11",
            es="quien",
        )
    )


class Runner:
    """One of those who run: CON (or the driving skill), MOV, the side, dice, and the fate."""

    __slots__ = ("con", "fate", "level", "mov", "name", "net", "prey", "speed")

    def __init__(self, name: str, con: int, mov: int, prey: bool) -> None:
        self.name, self.net = named(name)
        self.con = con
        self.mov = self.speed = mov
        self.prey = prey
        self.level = "regular"
        self.fate = "chase"


def named(text: str) -> tuple[str, int]:
    """Take the dice off a name: ``ana+1`` has a bonus die."""
    for sign, factor in (("+", 1), ("-", -1)):
        name, found, count = text.rpartition(sign)
        if found and name and count.isascii() and count.isdigit() and len(count) < 3:
            return name, factor * int(count)
    return text, 0


def chase(dice: Dice, house: House, ask: Chase) -> Result:
    """Roll CON for each one in the order given; MOV changes by one at most (COC-P11)."""
    runners = read_runners(ask)
    result = Result("chase")
    for runner in runners:
        net = capped(house, runner.net)
        runner.level = dice.chance(rolled, house, runner.con, net, runner.name)
        runner.speed = runner.mov + SHIFT.get(runner.level, 0)
    settle(runners)
    result.outcome = "chase" if any(one.fate == "chase" for one in runners) else "escaped"
    dice.tell(tell, result, runners)
    return result


def read_runners(ask: Chase) -> list[Runner]:
    """Read who runs; raise UsageError where there is no prey or no hunter."""
    runners = []
    for one in read_all(ask.who, FORM):
        mov = one.facts.get("mov")
        if mov is None or len(one.flags) != 1:
            raise UsageError(
                "bad_value",
                msg("{text} needs MOV and a side (COC-P11).", text=one.name),
                hint=msg("Write {shape}, for example {example}.", shape=msg(FORM.shape),
                         example=msg(FORM.example)),
            )
        runners.append(Runner(one.name, one.value, mov, one.flags[0] == "prey"))
    if len({runner.prey for runner in runners}) < 2:
        raise UsageError(
            "needs",
            msg("A chase has prey and hunters (COC-P11)."),
            hint=msg("Such as chase ana:50:8:prey ghoul:60:9:hunter."),
        )
    return runners


def capped(house: House, net: int) -> int:
    """Keep bonus or penalty dice within the cap (COC-09)."""
    cap = house.number("dice_cap")
    return max(-cap, min(cap, net))


def rolled(dice: Dice, house: House, con: int, net: int, name: str) -> str:
    """Roll for one of them: the level."""
    return level_of(house, percentile(dice, net, name), con, "regular")


def settle(runners: list[Runner]) -> None:
    """Find who escapes and who drops out.

    Prey faster than the fastest hunter has escaped; a hunter slower than the slowest prey
    that is left drops out.
    """
    fastest = max(one.speed for one in runners if not one.prey)
    left = [one for one in runners if one.prey and one.speed <= fastest]
    for one in runners:
        if one.prey:
            one.fate = "chase" if one in left else "escaped"
        elif not left or one.speed < min(prey.speed for prey in left):
            one.fate = "dropped"


def tell(dice: Dice, result: Result, runners: list[Runner]) -> None:
    """Say what each one rolled, and what becomes of each."""
    chased = [one.speed for one in runners if one.fate == "chase"]
    rows: list[dict[str, object]] = []
    for one, roll in zip(runners, dice.rolls, strict=True):
        row: dict[str, object] = {
            "name": one.name, "side": "prey" if one.prey else "hunter", "total": roll.total,
            "level": one.level, "mov": one.speed, "fate": one.fate,
        }
        label = msg("{name}: {total} against {con} (published)", name=one.name, total=roll.total,
                    con=one.con)
        dice.step(label, LEVEL_WORDS[one.level], "COC-P11")
        dice.step(msg("MOV of {name}", name=one.name), one.speed, "COC-P11")
        told = msg("{name}: MOV {mov}, {fate}", name=one.name, mov=one.speed, fate=FATES[one.fate])
        if one.fate == "chase":
            actions = row["actions"] = 1 + one.speed - min(chased)
            told = nmsg("{told}, {n} action", "{told}, {n} actions", int(str(actions)), told=told)
        result.rows.append(told)
        rows.append(row)
    result.details["runners"] = rows
    result.headline = (
        msg("The chase is on") if chased else msg("No chase: the prey escapes")
    )
