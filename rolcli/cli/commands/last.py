"""`rolcli last`: the result just made once more, in any format, to be posted."""

from __future__ import annotations

from rolcli.campaign.last import results
from rolcli.cli.again import again, names
from rolcli.declare import Ask, Whole
from rolcli.errors import DataError, RolcliError
from rolcli.messages import N_, msg
from rolcli.writing import KEPT, wanted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.cli.session import Session


class Last(Ask):
    """What `last` takes."""

    number = Whole(
        N_("Which: 1 is the latest, 2 the one before it."),
        positional=True, metavar="N", least=1, most=KEPT, default=1,
    )


def last(session: Session, ask: Last) -> None:
    """Print one of the last results again."""
    here = session.environment
    held = results(here.state_folder) if wanted(here.env, session.config.last) else []
    if len(held) < ask.number:
        raise DataError(
            "not_found",
            msg("There is no such result: {n} are kept.", n=len(held)),
            hint=msg("Results are kept unless ROLCLI_LAST=off or `last = false` says not to."),
        )
    thing, *older = held[ask.number - 1 :]
    game = thing.get("rules")
    show(session, thing, next((one for one in older if one.get("rules") == game), None))


def count(thing: dict[str, Any], earlier: dict[str, Any] | None) -> None:
    """Give rolls of very many dice, which were kept without them, their counts again."""
    rolls = thing.get("rolls")
    if not isinstance(rolls, list) or all(map(has_dice, rolls)):
        return
    from rolcli.render.as_json import roll_object

    try:
        thing["rolls"] = [roll_object(one) for one in again(thing, earlier).rolls]
    except RolcliError:
        pass


def has_dice(roll: object) -> bool:
    """Tell whether a roll, as it was kept, says what its dice were."""
    return not isinstance(roll, dict) or "dice" in roll or "counts" in roll


def show(session: Session, thing: dict[str, Any], earlier: dict[str, Any] | None) -> None:
    """Print a result of which there is only the JSON: rolled again, where that can be.

    ``earlier`` is the one before it, which it may go on from.
    """
    output = session.output
    line = thing.pop("line", None)
    if output.format == "json":
        count(thing, earlier)
        output.text("", {key: value for key, value in thing.items() if key != "rolcli"})
        return
    try:
        result = again(thing, earlier)
    except RolcliError:
        output.write(line if isinstance(line, str) else str(thing.get("outcome", "")))
        return
    names(result, thing)
    link = thing["input"].get("link")
    if type(link) is int:  # of the chain that the seed is of; it throws nothing
        result.input["link"] = link
    from rolcli.cli.fields import blamed, fields_of
    from rolcli.rulesets import find

    game = None if result.rules is None else find(result.rules)
    if output.receipt:
        from rolcli.cli.general import GENERAL
        from rolcli.cli.receipt import receipt

        verb = GENERAL["roll"] if game is None else game.verbs[result.verb]
        result.receipt = receipt(result, fields_of(verb, game))
    blamed(game, lambda: output.result(result))  # its words are the game's
