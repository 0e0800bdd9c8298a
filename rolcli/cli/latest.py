"""The last result as the default of what needs an earlier one: ``push``, ``luck --spend 20``."""

from __future__ import annotations

from rolcli.earlier import LAST
from rolcli.errors import DataError, RolcliError, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from rolcli.cli.session import Session
    from rolcli.declare import Field
    from rolcli.declare.game import Verb

    T = TypeVar("T")
    Parameters = dict[str, object]

IN_VAIN = ("missing_value", "needs", "one_of", "earlier_result_lacks")
"""What is said where an earlier result does not mend it: nobody typed one, so it is not told of."""


def once_more(
    session: Session,
    verb: Verb,
    parameters: Parameters,
    make: Callable[[Parameters], T],
    error: UsageError,
) -> tuple[T, Parameters]:
    """Run ``make``, which ended in ``error``, once more with the last result.

    Give what it made, and the parameters with that result. Where that result lacks what was
    missing raise ``error``, which says what may be typed; raise RolcliError for what a rule
    has against the result.
    """
    field = field_of(verb)
    if field is None or field.key in parameters or not may_mend(error, field):
        raise error
    found = last(session)
    if found is None:
        raise error
    parameters = {**parameters, field.key: found}
    try:
        return make(parameters), parameters
    except RolcliError as second:
        if error.code == "missing_value":  # there is no other way
            raise told(error, second) from None
        raise error from None


def may_mend(error: UsageError, field: Field) -> bool:
    """Tell whether an earlier result may mend an error: a value is missing, or it is asked for.

    An attack that does not say what it meets is not made by the distance of another.
    """
    asked_for = error.message.values.get("options")
    return error.code == "missing_value" or any(
        one.field is field for one in getattr(asked_for, "named", ())
    )


def told(first: UsageError, second: RolcliError) -> RolcliError:
    """Give the error to tell: the first where the last result only lacks what was missing."""
    return first if second.code in IN_VAIN else second


def last(session: Session) -> dict[str, Any] | None:
    """Give the last result of the game, or None."""
    try:
        return session.files().result(LAST)
    except DataError:
        return None


def field_of(verb: Verb) -> Field | None:
    """Give the field of a verb that takes an earlier result, or None."""
    record = verb.record
    if record is None:
        return None
    return next((one for one in record.FIELDS.values() if one.kind == "result"), None)
