"""The verb initiative: by what happened (UNI-11..14) or by a roll (UNX-01, UNX-02)."""

from __future__ import annotations

from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.result import Result
from rolcli.rulesets.unisystem.d10 import d10
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.unisystem.options import Turn, Who

FAST = 3
"""What Fast Reaction Time adds (UNX-02)."""

FLAGS = {
    "surprise": ("sorpresa", "surprised_them", "sorprende", "sorprendio", "surprises"),
    "started": ("empezo", "inicio", "initiated", "empieza", "inicia", "starts"),
    "struck": ("golpeo", "hit", "acerto", "golpea", "acierta", "strikes"),
    "ranged": ("distancia", "a_distancia", "dispara"),
}
SPEED: dict[str, tuple[str, ...]] = {
    "fast": ("rapido", "rapida", "fast_reaction_time", "reflejos", "reflejos_rapidos"),
}

CRITERIA = (
    ("surprise", "UNI-14"),
    ("started", "UNI-11"),
    ("struck", "UNI-12"),
    ("ranged", "UNI-13"),
)
"""What decides, the strongest first; who started counts in turn 1 only, who struck later."""


class Combatant:
    """One of those in the fight; ``total`` where it is rolled, ``flags`` where it is not."""

    __slots__ = ("dex", "fast", "flags", "name", "total")

    def __init__(self, name: str) -> None:
        self.name = name
        self.dex = 0
        self.fast = False
        self.flags: tuple[str, ...] = ()
        self.total = 0


def initiative(dice: Dice, house: House, who: Who, turn: Turn = None) -> Result:
    """Put the combatants in order, by the setting ``initiative``."""
    result = Result("initiative")
    if house["initiative"] == "rolled":
        if turn is not None:
            raise UsageError(
                "turn_of_rolled",
                msg("Initiative is rolled here, the same in every turn."),
                hint=msg("Leave out --turn."),
            )
        return rolled(dice, house, distinct([read_rolled(text) for text in who]), result)
    return told(dice, distinct([read_told(text) for text in who]), turn or 1, result)


def distinct(fighters: list[Combatant]) -> list[Combatant]:
    """Give the combatants back, or refuse two of one name."""
    names = [one.name for one in fighters]
    for name in names:
        if names.count(name) > 1:
            raise UsageError(
                "same_name",
                msg("Two combatants are called {name}.", name=name),
                hint=msg("Give each a name of its own, such as Zombie1 and Zombie2."),
            )
    return fighters


def read_rolled(text: str) -> Combatant:
    """Read ``NAME:DEX[:fast]``."""
    name, *rest = text.split(":")
    one = Combatant(name.strip())
    if not one.name or not rest or not rest[0].removeprefix("-").isdecimal():
        raise bad(text, msg("Where initiative is rolled it is NAME:DEX or NAME:DEX:fast."))
    one.dex = int(rest[0])
    for word in rest[1:]:
        if canonical(word, SPEED) is None:
            raise bad(text, msg("Where initiative is rolled it is NAME:DEX or NAME:DEX:fast."))
        one.fast = True
    return one


def read_told(text: str) -> Combatant:
    """Read ``NAME[:surprise][:started][:struck][:ranged]``."""
    name, *rest = text.split(":")
    one = Combatant(name.strip())
    words = [canonical(word, FLAGS) for word in rest]
    if not one.name or None in words:
        raise bad(
            text,
            msg("Where the story decides it is NAME with :surprise, :started, :struck or :ranged."),
        )
    one.flags = tuple(word for word in words if word is not None)
    return one


def bad(text: str, hint: object) -> UsageError:
    """Word a combatant that cannot be read."""
    return UsageError(
        "bad_combatant",
        msg("{text} is no combatant.", text=text),
        hint=hint,  # type: ignore[arg-type]
    )


def rolled(dice: Dice, house: House, fighters: list[Combatant], result: Result) -> Result:
    """Roll 1d10 + Dexterity for each; the highest acts first, equals act together (UNX-01)."""
    for one in fighters:
        die = d10(dice, one.name, house["rule_of_ten"] is True)
        one.total = die + one.dex + (FAST if one.fast else 0)
        dice.step(msg("Initiative of {name}", name=one.name), one.total, "UNX-01")
        if one.fast:
            dice.step(msg("Fast Reaction Time, in it"), f"+{FAST}", "UNX-02")
    fighters = sorted(fighters, key=lambda one: -one.total)
    totals = [one.total for one in fighters]
    result.details["order"] = [
        {
            "name": one.name,
            "place": totals.index(one.total) + 1,
            "total": one.total,
            "tied": totals.count(one.total) > 1,
            "decided_by": "tie" if totals.count(one.total) > 1 else "roll",
        }
        for one in fighters
    ]
    result.details["totals"] = {one.name: one.total for one in fighters}
    if len(set(totals)) < len(totals):
        result.effects.append("tied")
        result.notes.append(msg("Equal totals act at the same time."))
    groups: dict[int, list[str]] = {}
    for one in fighters:
        groups.setdefault(one.total, []).append(f"{one.name} {one.total}")
    result.headline = msg("Order: {order}", order=", ".join(" = ".join(g) for g in groups.values()))
    return result


def told(dice: Dice, fighters: list[Combatant], turn: int, result: Result) -> Result:
    """Order by what happened: surprise, then who began or who struck, then ranged weapons.

    Those alike keep the order in which they are given.
    """
    idle = "struck" if turn == 1 else "started"
    criteria = [(flag, rule) for flag, rule in CRITERIA if flag != idle]

    def key(one: Combatant) -> list[bool]:
        return [flag not in one.flags for flag, _ in criteria]

    for one in fighters:
        if idle in one.flags:
            result.notes.append(
                msg("In the first turn nobody has struck yet: struck counts with --turn 2.")
                if turn == 1
                else msg("Who started it counts in the first turn only.")
            )
            break
    ordered = sorted(fighters, key=key)
    listed = []
    for place, one in enumerate(ordered):
        beside = ordered[place + 1] if place + 1 < len(ordered) else ordered[place - 1]
        by, rule = "order_given", "UNI-12"
        label = msg("Place {place}: {name}, decided by", place=place + 1, name=one.name)
        for (flag, its), mine, other in zip(criteria, key(one), key(beside), strict=True):
            if mine != other:
                by, rule = flag, its
                if mine:  # the other has it
                    label = msg(
                        "Place {place}: {name}, behind others by", place=place + 1, name=one.name
                    )
                break
        listed.append({"name": one.name, "place": place + 1, "decided_by": by})
        dice.step(label, by, rule)
    result.details["order"] = listed
    result.details["turn"] = turn
    result.headline = msg("Order: {order}", order=", ".join(one.name for one in ordered))
    return result
