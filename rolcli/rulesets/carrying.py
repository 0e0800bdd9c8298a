"""What an earlier result, or the one just made, has for the parameters of a call."""

from __future__ import annotations

from rolcli.declare import REQUIRED
from rolcli.errors import RolcliError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rolcli.declare import Ask, Field
    from rolcli.declare.game import Ruleset
    from rolcli.earlier import EarlierResult

    Read = Callable[[Field, object], object]


def filled(
    record: type[Ask],
    given: Mapping[str, object],
    earlier: EarlierResult,
    game: Ruleset | None,
    read: Read,
) -> dict[str, object]:
    """Give the parameters that an earlier result has the values for and nobody gave.

    A field says by its ``sheet`` key what it is; the result may carry that in its state,
    in its details or, of the one acted upon, among what it was given. ``read`` reads a
    value as if it had been typed.
    """
    found: dict[str, object] = {}
    for key, field in record.FIELDS.items():
        if field.sheet is None or key in given or key in record.APART or field.many:
            continue
        places = ("state", "details", "input") if field.of == "target" else ("state", "details")
        for name in names_of(field, game):
            for place in places:
                value = taken(field, earlier, f"{place}.{name}", read)
                if value is not None and key not in found:
                    found[key] = value
    return found


def names_of(field: Field, game: Ruleset | None) -> list[str]:
    """List the keys under which a result may carry what fills a field."""
    names = [field.sheet or "", field.key]
    if game is not None:
        names.insert(0, game.carried(names[0]))
    return list(dict.fromkeys(names))


def carried_on(
    record: type[Ask], ask: Ask, state: Mapping[str, object], game: Ruleset, every: bool = False
) -> dict[str, object]:
    """Give the parameters that the state of a result changes: those in force, or ``every`` one."""
    changed: dict[str, object] = {}
    for key, field in record.FIELDS.items():
        if field.sheet is None or field.many:
            continue
        if not every and key not in ask and field.default in (None, REQUIRED):
            continue
        for name in names_of(field, game):
            if name in state and state[name] != getattr(ask, key):
                changed[key] = state[name]
                break
    return changed


def taken(field: Field, earlier: EarlierResult, path: str, read: Read) -> object:
    """Take a field's value from a path of an earlier result; None where it has none."""
    value = earlier.find(path)
    if value is None:
        return None
    if field.choices and (field.kind == "choice" or isinstance(value, str)):
        return earlier.word(path, field.choices)
    if field.base is bool:
        return earlier.fact(path)
    if field.base is int or field.kind == "ladder":
        return earlier.whole(path, field.least, field.most)
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str):
        raise earlier.wrong(path)
    try:
        return read(field, value)
    except RolcliError:
        raise earlier.wrong(path) from None
