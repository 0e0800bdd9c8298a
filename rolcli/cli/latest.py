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

MISSING = ("missing_value", "needs", "one_of", "damage_or_from", "wounds_wanted")
"""What an earlier result may mend."""


class Latest:
    """Runs something of a verb, and once more with the last result where that was missing.

    ``used`` tells that it was; then ``parameters`` hold it.
    """

    __slots__ = ("_field", "_session", "parameters", "used")

    def __init__(self, session: Session, verb: Verb, parameters: Parameters) -> None:
        self._session = session
        self._field = field_of(verb)
        self.parameters = parameters
        self.used = False

    def run(self, make: Callable[[Parameters], T]) -> T:
        """Run ``make``; raise RolcliError for what the last result does not mend either."""
        try:
            return make(self.parameters)
        except UsageError as error:
            field = self._field
            if field is None or self.used or error.code not in MISSING:
                raise
            if field.key in self.parameters:
                raise
            found = self.last()
            if found is None:
                raise
            try:
                result = make({**self.parameters, field.key: found})
            except RolcliError:
                if error.code == "missing_value":  # there is no other way
                    raise
                raise error from None
            self.parameters = {**self.parameters, field.key: found}
            self.used = True
            return result

    def last(self) -> dict[str, Any] | None:
        """Give the last result of the game, or None."""
        try:
            return self._session.files().result(LAST)
        except DataError:
            return None

    @property
    def given(self) -> dict[str, object]:
        """What the ``input`` of a result says of it."""
        return {"from": LAST} if self.used else {}


def field_of(verb: Verb) -> Field | None:
    """Give the field of a verb that takes an earlier result, or None."""
    record = verb.record
    if record is None:
        return None
    return next((one for one in record.FIELDS.values() if one.kind == "result"), None)
