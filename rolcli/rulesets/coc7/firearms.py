"""Attacks with firearms: range, shots and bursts one after the other (COC-27, COC-28)."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.rulesets.by_value import ByValue
from rolcli.rulesets.coc7.levels import HARDER, level_of, made, needed
from rolcli.rulesets.coc7.percentile import percentile, side
from rolcli.rulesets.coc7.strike import Hits, land
from rolcli.rulesets.coc7.tables import DIFFICULTY_WORDS, LEVEL_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.coc7.attack_groups import Attack
    from rolcli.rulesets.coc7.strike import Blow, Harm
    from rolcli.rulesets.frame import House

    Entry = dict[str, object]


class Shot(ByValue):
    """A shot, or a burst of so many bullets, at a target; with its bonus less penalty dice.

    ``cost`` is what it takes from the magazine.
    """

    __slots__ = ("bullets", "cost", "net", "target")

    def __init__(self, bullets: int | None, net: int, target: int = 0, cost: int = 1) -> None:
        self.bullets = bullets
        self.net = net
        self.target = target
        self.cost = cost


class Volley(ByValue):
    """All shots of an attack, and what they have in common.

    ``step`` is how much harder than regular the distance makes them, ``jams_from`` the roll
    from which the weapon jams; ``each`` tells what became of every shot, for the details.
    """

    __slots__ = ("ask", "blow", "each", "house", "jams_from", "shots", "step")

    def __init__(
        self, house: House, ask: Attack, step: int, shots: tuple[Shot, ...], blow: Blow | None
    ) -> None:
        self.jams_from: int | None = None
        self.house = house
        self.ask = ask
        self.step = step
        self.shots = shots
        self.blow = blow
        self.each: list[Entry] = []

    def compared(self) -> tuple[object, ...]:
        """Give what is compared: all but what became of the shots."""
        return self.house, self.ask, self.step, self.shots, self.blow, self.jams_from


class VolleyState(ByValue):
    """How far a volley has come.

    ``rolled`` tells whether anything was rolled, ``ally`` whether a fumble hit one,
    ``dived`` whether the target's dive passed (None: not tried yet), ``level`` that of a
    lone shot.
    """

    __slots__ = (
        "ally", "dived", "harm", "hits", "impaling", "index", "jammed", "level", "rolled",
    )

    def __init__(self, harm: Harm) -> None:
        self.index = self.hits = self.impaling = 0
        self.jammed = self.rolled = self.ally = False
        self.dived: bool | None = None
        self.level = ""
        self.harm = harm

    def onward(self) -> VolleyState:
        """Copy it for the next shot."""
        run = VolleyState(self.harm)
        for name in self.__slots__:
            setattr(run, name, getattr(self, name))
        run.index += 1
        return run


class Aim(ByValue):
    """What was rolled for a shot; without a difficulty it could not be made."""

    __slots__ = ("difficulty", "dived", "jams", "level", "net", "total")

    def __init__(self, net: int, dived: bool | None) -> None:
        self.net = net
        self.dived = dived
        self.difficulty: str | None = None
        self.jams = False
        self.level = ""
        self.total = 0


def settle(house: House, raw: int, step: int) -> tuple[int, str | None]:
    """Give the dice and the difficulty of a shot; None when it cannot be made (COC-28, D5).

    Each penalty die beyond the cap makes the shot one step harder instead:
    regular, hard, extreme, critical only, impossible.
    """
    cap = house.number("dice_cap")
    step += max(0, -raw - cap)
    return max(-cap, min(cap, raw)), HARDER[step] if step < len(HARDER) else None


def extreme_hit(level: str, difficulty: str) -> bool:
    """Tell whether a hit does extreme damage: a 01 only where Extreme was demanded (COC-23)."""
    return level == "critical" or (level == "extreme" and difficulty in ("regular", "hard"))


def aim(dice: Dice, volley: Volley, raw: int, diving: bool) -> Aim:
    """Roll a shot: its level, whether it jams, its difficulty, whether the target dived.

    A dive is rolled after the attack, and its penalty die then joins the throw (COC-28).
    """
    house, ask = volley.house, volley.ask
    net, difficulty = settle(house, raw, volley.step)
    found = Aim(net, None)
    if difficulty is None:
        return found
    if diving:
        assert ask.dive is not None
        from rolcli.rulesets.coc7.late import fallen, with_penalty

        roll = dice.early(fallen, net, "attack")
        found.dived = dice.chance(dives, house, ask.dive)
        found.net, difficulty = settle(house, raw - found.dived, volley.step)
        if difficulty is None:
            return found
        total = with_penalty(dice, roll, net, found.net, "attack")
    else:
        total = percentile(dice, net, "attack")
    found.difficulty = difficulty
    found.jams = volley.jams_from is not None and total >= volley.jams_from
    found.level = level_of(house, total, ask.skill, difficulty)
    found.total = dice.seen(total)
    return found


def dives(dice: Dice, house: House, value: int) -> bool:
    """Roll the target's Dodge for a dive to cover (COC-28)."""
    level, _ = side(dice, house, value, 0, "dive")
    if made(level):
        dice.modifier("dive", -1, "COC-28", "die")
    return made(level)


def fire(dice: Dice, run: VolleyState, volley: Volley) -> VolleyState:
    """Fire the next shot or burst of a volley; a jam ends it."""
    shot, after = volley.shots[run.index], run.onward()
    after.level = ""
    if run.jammed or shot.bullets == 0:
        dice.tell(log_unfired, volley, shot, "not_fired" if run.jammed else "void")
        return after
    diving = run.dived is None and volley.ask.dive is not None
    found = dice.chance(aim, volley, shot.net - (run.dived is True), diving)
    if found.dived is not None:
        after.dived = found.dived
    if found.difficulty is None:
        dice.tell(log_unfired, volley, shot, "impossible")
        return after
    hits = effect(found, shot, volley.blow)
    dice.tell(log_shot, volley, shot, found, hits)
    after.harm = land(dice, run.harm, volley.blow, hits, shot.target)
    dice.tell(log_damage, volley)
    after.hits += hits.hits
    after.impaling += hits.impaling
    after.rolled, after.jammed = True, found.jams
    after.ally = run.ally or (
        volley.ask.into_melee and found.level == "fumble" and not found.jams
    )
    if len(volley.shots) == 1:
        after.level = found.level
    return after


def effect(found: Aim, shot: Shot, blow: Blow | None) -> Hits:
    """Give the hits of one shot or burst."""
    level, difficulty = found.level, str(found.difficulty)
    if found.jams or not made(level, difficulty):
        return Hits(0, 0, False)
    if shot.bullets is not None:
        from rolcli.rulesets.coc7.bursts import burst_hits

        return Hits(*burst_hits(shot.bullets, level, difficulty), False)
    extreme = extreme_hit(level, difficulty)
    return Hits(1, int(extreme and blow is not None and blow.impales), extreme)


def log_unfired(dice: Dice, volley: Volley, shot: Shot, outcome: str) -> None:
    """Note a shot that was not fired, or that cannot hit."""
    volley.each.append(entry(shot, outcome))


def log_shot(dice: Dice, volley: Volley, shot: Shot, found: Aim, hits: Hits) -> None:
    """Note what became of a shot, and record its working."""
    difficulty, word = str(found.difficulty), DIFFICULTY_WORDS[str(found.difficulty)]
    number = len(volley.each) + 1
    several = len(volley.shots) > 1
    rolled = msg("Shot or burst {number}: rolled", number=number) if several else msg("Rolled")
    dice.step(rolled, found.total, "COC-09" if found.net else "COC-01")
    need = needed(volley.ask.skill, difficulty)
    dice.step(msg("Needed ({difficulty})", difficulty=word), need, "COC-27")
    if found.jams:
        dice.step(msg("Malfunction: rolled this or more"), volley.jams_from or 0, "COC-28")
    else:
        dice.step(msg("Level rolled"), LEVEL_WORDS[found.level], "COC-03")
    if shot.bullets is not None and hits.hits:
        dice.step(msg("Bullets that hit"), hits.hits, "COC-34")
        if hits.impaling:
            dice.step(msg("Bullets that impale"), hits.impaling, "COC-34")
    volley.each.append(
        entry(shot, "jam" if found.jams else "hit" if hits.hits else "miss") | {
            "total": found.total, "level": found.level, "difficulty": difficulty,
            "net_dice": found.net, "hits": hits.hits, "impaling": hits.impaling, "damage": [],
        }
    )


def entry(shot: Shot, outcome: str) -> Entry:
    """Open the entry of a shot or burst in the result's details."""
    found: Entry = {"outcome": outcome}
    if shot.bullets is not None:
        found["bullets"] = shot.bullets
    return found


def log_damage(dice: Dice, volley: Volley) -> None:
    """Put the hits just rolled with their shot."""
    if volley.blow is not None:
        volley.each[-1]["damage"] = volley.blow.hits[:]
        volley.blow.hits.clear()
