"""The verb initiative: by what happened (UNI-11..14) or by a roll (UNX-01, UNX-02)."""

from __future__ import annotations

from rolcli.declare import Ask, Many, Text, Whole
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.result import Result
from rolcli.rulesets.combatants import Form, read_all, whole
from rolcli.rulesets.order import order
from rolcli.rulesets.unisystem.d10 import d10

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.dice.source import Dice
    from rolcli.rulesets.combatants import Combatant
    from rolcli.rulesets.frame import House
    from rolcli.rulesets.order import Placed

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
ROLLED = Form(N_("NAME:DEX[:fast]"), N_("Ana:4 Zombie:1 Luis:3:fast"), whole, SPEED)
TOLD = Form(
    N_("NAME[:surprise][:started][:struck][:ranged]"), N_("Ana:started Zombie Luis:ranged"),
    None, FLAGS,
)

CRITERIA = (
    ("surprise", "UNI-14"),
    ("started", "UNI-11"),
    ("struck", "UNI-12"),
    ("ranged", "UNI-13"),
)
"""What decides, the strongest first; who started counts in turn 1 only, who struck later."""


class Initiative(Ask):
    """What the verb initiative asks."""

    who = Many(
        Text(
            N_("NAME:DEX[:fast], or NAME[:surprise][:started][:struck][:ranged] by the story."),
            "who", positional=True, rule="UNI-11", es="quién",
        )
    )
    turn = Whole(
        N_("The turn of the combat (1 when left out)."), default=None, least=1, rule="UNI-12",
        es="turno",
    )


def initiative(dice: Dice, house: House, ask: Initiative) -> Result:
    """Put the combatants in order, by the setting ``initiative``."""
    if house["initiative"] != "rolled":
        return told(dice, read_all(ask.who, TOLD), ask.turn or 1)
    if ask.turn is not None:
        raise UsageError(
            "excludes",
            msg("Initiative is rolled here, the same in every turn."),
            hint=msg("Leave out --turn."),
        )
    return rolled(dice, house, read_all(ask.who, ROLLED))


def rolled(dice: Dice, house: House, fighters: list[Combatant]) -> Result:
    """Roll 1d10 + Dexterity for each; the highest acts first, equals act together (UNX-01)."""
    result = Result("initiative")
    names = [one.name for one in fighters]
    rolls = [(reaction, house, one.name, one.value, "fast" in one.flags) for one in fighters]
    found = order(dice, result, names, rolls, ("roll",))
    dice.tell(ranked, result, names, found)
    return result


def reaction(dice: Dice, house: House, name: str, dex: int, fast: bool) -> tuple[int]:
    """Roll the initiative of one combatant."""
    total = d10(dice, name, house) + dex + (FAST if fast else 0)
    dice.step(msg("Initiative of {name}", name=name), total, "UNX-01")
    if fast:
        dice.step(msg("Fast Reaction Time, in it"), f"+{FAST}", "UNX-02")
    return (total,)


def ranked(dice: Dice, result: Result, names: list[str], found: list[Placed]) -> None:
    """Write totals and ties, and word the order."""
    result.details["order"] = [
        {
            "name": names[one.index],
            "place": one.place,
            "total": one.key[0],
            "tied": one.shared,
            "decided_by": one.decided,
        }
        for one in found
    ]
    by_name = sorted(found, key=lambda one: one.index)
    result.details["totals"] = {names[one.index]: one.key[0] for one in by_name}
    result.answer = [names[one.index] for one in found]
    if any(one.shared for one in found):
        result.effects.append("tied")
        dice.step(msg("Equal totals"), msg("act at the same time"), "UNX-01")
    groups: dict[int, list[str]] = {}
    for one in found:
        groups.setdefault(one.place, []).append(f"{names[one.index]} {one.key[0]}")
    said = ", ".join([" = ".join(group) for group in groups.values()])
    result.headline = msg("Order: {order}", order=said)


def told(dice: Dice, fighters: list[Combatant], turn: int) -> Result:
    """Order by what happened: surprise, then who began or who struck, then ranged weapons.

    Those alike keep the order in which they are given.
    """
    result = Result("initiative")
    idle = "struck" if turn == 1 else "started"
    criteria = [(flag, rule) for flag, rule in CRITERIA if flag != idle]
    if any(idle in one.flags for one in fighters):
        result.notes.append(
            msg("In the first turn nobody has struck yet: struck counts with --turn 2.")
            if turn == 1
            else msg("Who started it counts in the first turn only.")
        )
    keys = [tuple([flag not in one.flags for flag, _ in criteria]) for one in fighters]
    places = sorted(range(len(fighters)), key=lambda index: keys[index])
    listed = []
    for place, index in enumerate(places, 1):
        beside = keys[places[place] if place < len(places) else places[place - 2]]
        name = fighters[index].name
        by, rule = "order_given", "UNI-12"
        label = msg("Place {place}: {name}, decided by", place=place, name=name)
        for (flag, its), mine, other in zip(criteria, keys[index], beside, strict=True):
            if mine != other:
                by, rule = flag, its
                if mine:  # the other has it
                    label = msg(
                        "Place {place}: {name}, behind others by", place=place, name=name
                    )
                break
        listed.append({"name": name, "place": place, "decided_by": by})
        dice.step(label, by, rule)
    result.details["order"] = listed
    result.details["turn"] = turn
    names = [fighters[index].name for index in places]
    result.answer = names
    result.headline = msg("Order: {order}", order=", ".join(names))
    return result
