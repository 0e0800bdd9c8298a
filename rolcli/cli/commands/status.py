"""What is so now in a campaign: `status`, `next`, `undo`, `day`."""

from __future__ import annotations

from rolcli.campaign.find import stems_in
from rolcli.campaign.games import sheet_table
from rolcli.cli.at_table import changed_by_hand
from rolcli.cli.commands.log import told
from rolcli.cli.commands.sheet_set import no_campaign, record, worded
from rolcli.cli.commands.sheet_show import worth
from rolcli.cli.listing import print_rows
from rolcli.declare import Ask, Whole
from rolcli.errors import DataError, RolcliError, UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.sheet import KEPT, POOL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.campaign.character import Character
    from rolcli.cli.session import Session
    from rolcli.declare.game import Ruleset

OUT = ("dead", "dying", "unconscious", "incapacitated", "mortally_wounded", "gravely_wounded")
"""Conditions in which nobody takes a turn."""
CONDITIONS = ("condition", "wound", "health")
"""The keys that say how somebody is."""


class Nothing(Ask):
    """What takes nothing."""


class Undo(Ask):
    """What `undo` takes."""

    count = Whole(
        N_("How many results to take back."), positional=True, metavar="N", least=1, most=1000,
        default=1,
    )


def game_of(session: Session) -> Ruleset:
    """Give the game of the campaign; raise RolcliError where there is no campaign or game."""
    if session.config.table is None:
        raise no_campaign()
    if session.ruleset is None:
        raise UsageError(
            "no_ruleset",
            msg("No game is chosen."),
            hint=msg("Write it in {file}, or choose it with -r.", file=session.config.table.file),
        )
    return session.ruleset


def everybody(session: Session, ruleset: Ruleset) -> tuple[list[Character], list[RolcliError]]:
    """Read every character of the campaign; what cannot be read is no reason to hide the rest."""
    sheets = sheet_table(ruleset)
    if sheets is None:
        raise DataError(
            "no_sheets", msg("{rules} has no sheets of characters.", rules=ruleset.name)
        )
    table = session.table
    house = session.house(ruleset, {})
    folder = table.places.home
    names = [*stems_in(folder), *(who for who in table.sums.people if "#" in who)]
    order = table.sums.table.get("order")
    others = [*table.sums.people, *(map(str, order) if isinstance(order, list) else ())]
    names += [who for who in dict.fromkeys(others) if who not in names]
    found, wrong = [], []
    for name in names:
        try:
            found.append(table.character(name, sheets, house, session.output.options.tr.lang))
        except RolcliError as error:
            if error.code not in ("other_game", "no_character"):
                wrong.append(error)
    return found, wrong


def status(session: Session, ask: Nothing) -> int:
    """Print the table of everybody, and whose turn it is."""
    ruleset = game_of(session)
    people, wrong = everybody(session, ruleset)
    caution(session)
    for error in wrong:
        session.output.error(error)
    output, tr, board = session.output, session.output.options.tr, session.table.sums.table
    if output.format == "json":
        output.text("", {"status": [as_object(one) for one in people], **board})
        return 0
    pools = [key for key in people[0].table.group(POOL)] if people else []
    used = [key for key in pools if any(one.value(key.key) for one in people)]
    head = [tr(msg("character")), *[key.name(tr.lang) for key in used], tr(msg("now"))]
    rows = []
    for one in people:
        cells = []
        for key in used:
            value = one.value(key.key)
            cells.append("" if value is None else worded(worth(one, key, value), tr))
        rows.append([f"{one.name} [{one.key}]", *cells, ", ".join(conditions(one, tr))])
    if rows:
        print_rows(output, head, [head, *rows] if plain(session) else rows, whole=1)
    else:
        output.write(tr(msg("There are no characters.")))
    if board.get("order"):
        output.write(tr(turn_of(board)))
    return 0


def plain(session: Session) -> bool:
    """Tell whether rows are printed without a head."""
    output = session.output
    return output.format in ("plain", "bbcode") and (output.explicit or not output.environment.tty)


def conditions(character: Character, tr: Any) -> list[str]:
    """Word how somebody is: what is not as usual, and what is due."""
    found = []
    for key in character.table.group(KEPT):
        value = character.state.get(key.state)
        if value is None or value == key.base or key.kind == "whole":
            continue
        found.append(key.name(tr.lang) if value is True else worded(value, tr))
    for name, value in character.state.items():
        weapon = name.partition(":")[2]
        if weapon:
            found.append(f"{weapon} {value}")
    due = character.state.get("due")
    found += [tr.word(one) for one in due if isinstance(one, str)] if isinstance(due, list) else []
    once: dict[str, str] = {}
    for one in found:  # a condition that is due as well is said once
        once.setdefault(one.casefold(), one)
    return list(once.values())


def as_object(character: Character) -> dict[str, object]:
    """Give how somebody is as JSON has it."""
    pools = {}
    for key in character.table.group(POOL):
        value = character.value(key.key)
        if value is not None:
            whole = None if key.full is None else character.value(key.full)
            pools[key.key] = value.value
            if whole is not None:
                pools[str(key.full)] = whole.value
    return {"key": character.key, "name": character.name, "points": pools,
            "state": dict(character.state)}


def turn_of(board: dict[str, Any]) -> Any:
    """Word whose turn it is."""
    order = [str(name) for name in board["order"]]
    turn = board.get("turn", 0)
    name = order[turn] if isinstance(turn, int) and 0 <= turn < len(order) else order[0]
    return msg("Round {round}, {name}: {order}", round=board.get("round", 1), name=name,
               order=" > ".join(order))


def caution(session: Session) -> None:
    """Say on stderr what is wrong with the journal; everything goes on."""
    sums = session.table.sums
    if sums.broken:
        session.output.caution(changed_by_hand(sums.broken[0]))


def next_turn(session: Session, ask: Nothing) -> None:
    """Go on to the next who can act; count rounds."""
    game_of(session)
    session.table.open()
    try:
        board = session.table.sums.table
        order = board.get("order")
        if not isinstance(order, list) or not order:
            raise DataError(
                "not_found",
                msg("There is no order of initiative."),
                hint=msg("Roll it: rolcli initiative ana bruno."),
            )
        turn, rounds = int(board.get("turn", 0)), int(board.get("round", 1))
        for _ in order:
            turn += 1
            if turn >= len(order):
                turn, rounds = 0, rounds + 1
            if not is_out(session.table.sums.people.get(str(order[turn]), {})):
                break
        record(session, None, "next", {"name": order[turn]},
               table={"turn": turn, "round": rounds})
        board = session.table.sums.table
    finally:
        session.table.close()
    session.output.text(session.output.options.tr(turn_of(board)), dict(board))


def is_out(state: dict[str, Any]) -> bool:
    """Tell whether somebody cannot take his turn."""
    return any(str(state.get(key)) in OUT for key in CONDITIONS)


def undo(session: Session, ask: Undo) -> None:
    """Take the last results back by another line."""
    if session.config.table is None:
        raise no_campaign()
    from rolcli.campaign.undo import last_lines

    session.table.open()
    book = session.table.book
    assert book is not None
    try:
        lines = last_lines(book.journal.handle, book.journal.size, ask.count)
        if not lines:
            raise DataError("not_found", msg("There is nothing to take back."))
        numbers = [line["n"] for line in lines]
        record(session, None, "undo", {"count": ask.count}, undoes=numbers)
        book.recount()
    finally:
        session.table.close()
    tr = session.output.options.tr
    taken = [
        tr(msg("Taken back: {n} {what}", n=line["n"], what=told(session, line))) for line in lines
    ]
    session.output.text("\n".join(taken), {"undoes": numbers})


def day(session: Session, ask: Nothing) -> None:
    """Begin a new day: what counts by the day begins anew."""
    ruleset = game_of(session)
    session.table.open()
    try:
        people, _ = everybody(session, ruleset)
        changes = {one.key: new_day(one) for one in people}
        count = int(session.table.sums.table.get("day", 1)) + 1
        record(session, ruleset.name, "day", {}, table={"day": count},
               changes={key: values for key, values in changes.items() if values})
    finally:
        session.table.close()
    tr = session.output.options.tr
    session.output.text(tr(msg("Day {n} begins.", n=count)), {"day": count})


def new_day(character: Character) -> dict[str, Any]:
    """Give what a new day changes of somebody: only what has changed since it was reset."""
    changes: dict[str, Any] = {}
    for name, value in character.table.daily.items():
        if name in character.state:
            now = character.value(value) if isinstance(value, str) else None
            changes[name] = value if now is None else now.value
    return changes
