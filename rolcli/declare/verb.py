"""How a verb is told to the program: its name and where its function is."""

from __future__ import annotations

from rolcli.declare import Ask

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any

    from rolcli.result import Result


class Verb:
    """A verb of a game: where its function is and what its odds tell.

    ``target`` is ``module:function``; the function takes a dice source, the house
    rules and ``ask``, the record of its parameters, and returns a Result. ``odds``
    names the quantities (of the result, its details or its state) whose distributions
    ``--odds`` gives beside outcome and level; the places of an order come by themselves.
    ``example`` is a command line (after the program's name) that works. ``es`` are its
    Spanish names, the one that is shown first.
    """

    __slots__ = (
        "_function", "_record", "es", "example", "help", "name", "names", "odds", "target",
    )  # fmt: skip - one a line says no more

    def __init__(
        self,
        name: str,
        target: str,
        help: str,
        example: str,
        odds: tuple[str, ...] = (),
        es: str | tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.target = target
        self.es = (es,) if isinstance(es, str) else es
        self.help = help
        self.example = example
        self.odds = odds
        self.names: dict[str, Any] | None = None  # of its options; kept by whoever reads lines
        self._function: Callable[..., Result] | None = None
        self._record: type[Ask] | None = None

    @property
    def function(self) -> Callable[..., Result]:
        """The verb itself."""
        if self._function is None:
            self._function = load(self.target)  # type: ignore[assignment]
        return self._function  # type: ignore[return-value]

    @property
    def record(self) -> type[Ask]:
        """The record of its parameters: the class that its function's ``ask`` is said to be.

        Raise TypeError where the function says none.
        """
        if self._record is None:
            function = self.function
            name = getattr(function, "__annotations__", {}).get("ask")
            record = function.__globals__.get(name) if isinstance(name, str) else name
            if not (isinstance(record, type) and issubclass(record, Ask)):
                raise TypeError(f"{self.target} has no parameter ask that is said to be an Ask")
            self._record = record
        return self._record


def load(target: str) -> object:
    """Import ``module:name``."""
    place, _, name = target.partition(":")
    found: object = getattr(module(place), name)
    return found


def module(name: str) -> ModuleType:
    """Import a module by its name; the package importlib costs a twentieth of a call."""
    return __import__(name, fromlist=("__name__",))
