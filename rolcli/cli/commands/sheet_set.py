"""`sheet set`: what somebody has now is changed, and that is recorded."""

from __future__ import annotations

from rolcli.campaign.values import problem_of
from rolcli.cli.commands.sheet_show import seated
from rolcli.cli.metavars import placeholder
from rolcli.errors import DONE, DataError, UsageError
from rolcli.messages import msg
from rolcli.words import canonical, switch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from rolcli.campaign.character import Character
    from rolcli.cli.session import Session
    from rolcli.rulesets.sheet import Key

def change(session: Session, name: str, texts: Sequence[str]) -> int:
    """Change the state of a character in the campaign; raise DataError where there is none."""
    if session.config.table is None:
        raise no_campaign()
    if not texts:
        raise UsageError(
            "missing_value",
            msg(
                "{name} is missing.",
                name=placeholder("KEY=VALUE", session.output.options.tr),
            ),
            hint=msg("For example: {call}", call=f"rolcli sheet set {name[:80]} hp=9"),
        )
    session.table.open()
    try:
        character, ruleset = seated(session, name)
        changes = {key: value for text in texts for key, value in [read(character, text)]}
        record(session, ruleset.name, "set", {"changes": list(texts)}, actor=character.key,
               changes={character.key: changes})
        character.state = session.table.sums.people.get(character.key, {})
    finally:
        session.table.close()
    tr = session.output.options.tr
    told = []
    for state in changes:
        key = next((one for one in character.table.keys.values() if one.state == state), None)
        value = character.value(state if key is None else key.key)
        shown = state if key is None else character.shown(key)
        told.append(f"{shown} {'-' if value is None else worded(value.value, tr)}")
    session.output.text(
        f"{character.name}: {', '.join(told)}", {"as": character.key, "state": changes}
    )
    return DONE


def worded(value: Any, tr: Any) -> str:
    """Word a value of the state."""
    if isinstance(value, bool):
        return str(tr.word("yes" if value else "no"))
    return str(tr.word(value)) if isinstance(value, str) else str(value)


def record(
    session: Session, rules: str | None, verb: str, given: dict[str, object], **more: Any
) -> int:
    """Write a line into the journal that is no roll; give its number."""
    from rolcli.campaign.text import write_json

    book = session.table.book
    assert book is not None
    thing: dict[str, object] = {"rolcli": 1}
    if rules is not None:
        thing["rules"] = rules
    return book.write(write_json({**thing, "verb": verb, "input": given}), **more)


def no_campaign() -> DataError:
    """Word that a command needs a campaign."""
    return DataError(
        "not_found",
        msg("This is no campaign, nor is a folder above."),
        hint=msg("Make one with rolcli campaign init, or name it with --campaign."),
    )


def read(character: Character, text: str) -> tuple[str, object]:
    """Read ``hp=9``, ``luck=-5``, ``hp=+2``, ``life==-5`` or, for the sheet's own, ``hp=``."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise UsageError(
            "bad_value",
            msg("{text} is no change.", text=text[:80]),
            hint=msg("Write it like hp=9, luck=-5 or hp=+2."),
        )
    found = character.look_up(name)
    key = character.table.keys.get(found.key)
    if key is None:
        raise UsageError(
            "bad_value",
            msg("{name} is no value that changes in play.", name=found.name),
            hint=msg("Write it in {file}.", file=character.sheet.file),
        )
    value = value.strip()
    if not value:
        return key.state, None
    return key.state, valued(character, key, found.value, value)


def valued(character: Character, key: Key, now: Any, text: str) -> object:
    """Read the new value of a key; raise UsageError for one that it cannot have."""
    value: Any = text.removeprefix("=")
    if key.kind == "whole":
        digits = value.removeprefix("+").removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(value) > 6:
            raise bad_value(key, text, msg("it is a whole number."))
        number = int(value)
        added = text[0] in "+-"
        value = within(character, key, int(now or 0) + number) if added else number
    elif key.kind == "flag":
        known = switch(value)
        value = value if known is None else known
    elif key.kind == "word":
        value = canonical(value, key.words) or value
    problem = problem_of(key, value)
    if problem is not None:
        raise bad_value(key, text, problem)
    return value


def within(character: Character, key: Key, number: int) -> int:
    """Keep what was added to or taken off within what there can be."""
    whole = None if key.full is None else character.value(key.full)
    most = key.most if whole is None else int(whole.value)
    if most is not None and number > most:
        return most
    return number if key.least is None else max(number, key.least)


def bad_value(key: Key, text: str, problem: object) -> UsageError:
    """Word a value that a key cannot have."""
    return UsageError(
        "bad_value", msg("{key} cannot be {value}: {problem}", key=key.key, value=text[:40],
                          problem=problem),
    )
