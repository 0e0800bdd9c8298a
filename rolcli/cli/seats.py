"""Seats the people of a call and keeps the last results."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.fields import Shared, Typed
    from rolcli.cli.session import Session
    from rolcli.cli.target import Target


def seat(session: Session, target: Target, shared: Shared, typed: Typed) -> Typed:
    """Read the characters of a call; give the texts of its parameters, names made values."""
    ruleset = target.playing or target.ruleset
    if target.playing is None and target.verb.name != "roll":
        return typed
    table = session.table
    if ruleset is None:  # dice alone: the game is that of the one who throws them
        named = shared.actor or shared.target
        if named is None:
            return typed
        ruleset = table.game_of(named)
    if not (shared.no_save or shared.odds):
        table.open()  # what somebody has now must not change before it is written what he has then
    house = session.house(ruleset, shared.set)
    lang = session.output.options.tr.lang
    ambient = session.environment.env.get("ROLCLI_AS")
    table.seat(shared, target.verb.name, ambient, ruleset, house, lang)
    for key, field in target.fields.items():
        if field.kind == "who" and key in typed:
            texts = [table.combatant(text, field, ruleset, house, lang) for text in typed[key]]
            typed = {**typed, key: texts}
    typed = table.people.named(target.fields, typed)
    return useful(session, target, typed) if table.people.brought else typed


def useful(session: Session, target: Target, typed: Typed) -> Typed:
    """Leave out what a weapon brought and the call has no use for."""
    from rolcli.cli.fields import read_values

    plain = {key: one for key, one in target.fields.items() if one.kind not in ("result", "toml")}
    given = read_values(plain, typed, session.files)[0]
    given |= {key: True for key in typed if key not in plain}
    needless = session.table.people.needless(target.verb.record, given)
    return {key: texts for key, texts in typed.items() if key not in needless}


