"""rolcli resolves rolls for tabletop role-playing games, from the shell and from Python.

>>> import rolcli
>>> rolcli.roll("4d6kh3", seed="rolcli").total
14
>>> str(rolcli.play("coc7", "test", skill=60, dice=[35]))
'35 against 60: regular success  [35]'

Importing it costs nothing: what a function needs is imported when it is called.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction
    from types import ModuleType

    from rolcli.errors import DataError as DataError
    from rolcli.errors import EvaluationError as EvaluationError
    from rolcli.errors import LimitError as LimitError
    from rolcli.errors import NotationError as NotationError
    from rolcli.errors import RolcliError as Error
    from rolcli.errors import ScriptError as ScriptError
    from rolcli.errors import UsageError as UsageError
    from rolcli.face import Chances as Chances
    from rolcli.face import Played as Played
    from rolcli.version import __version__ as __version__

    Number = int | Fraction
else:
    ModuleType = type(sys)  # importing types costs more than all the rest here

__all__ = [
    "Chances",
    "DataError",
    "Error",
    "EvaluationError",
    "LimitError",
    "NotationError",
    "Played",
    "ScriptError",
    "UsageError",
    "__version__",
    "chances",
    "odds",
    "play",
    "roll",
]


def roll(
    expression: str,
    *,
    seed: str | None = None,
    dice: Sequence[int] | None = None,
    variables: Mapping[str, Number] | None = None,
) -> Played:
    """Roll one expression of the dice language, such as ``4d6kh3`` or ``2d6+3 >= 9``.

    Dice come from the stream of ``seed`` (a new one by default), or are those rolled by
    hand in ``dice``, in the order in which they are asked for. ``variables`` are names
    that the expression uses. Raise ``Error`` for an expression that cannot be read, has
    no value or is beyond a limit.
    """
    from rolcli.face import roll as run

    return run(expression, seed, dice, variables)


def odds(
    expression: str, *, depth: int = 20, variables: Mapping[str, Number] | None = None
) -> Chances:
    """Work out the exact odds of one expression; ``depth`` ends the rows of exploding dice."""
    from rolcli.face import odds as run

    return run(expression, depth, variables)


def play(
    game: str,
    verb: str,
    *,
    seed: str | None = None,
    dice: Sequence[int] | None = None,
    settings: Mapping[str, object] | None = None,
    **parameters: object,
) -> Played:
    """Play a verb of a game: ``play("coc7", "test", skill=60, difficulty="hard")``.

    Parameters are those of the command line, with underscores; words may be of any
    language. ``settings`` are house rules. Raise ``Error`` for what does not fit.
    """
    from rolcli.face import play as run

    return run(game, verb, seed, dice, settings, parameters)


def chances(
    game: str,
    verb: str,
    *,
    depth: int = 20,
    settings: Mapping[str, object] | None = None,
    **parameters: object,
) -> Chances:
    """Work out the exact odds of a verb of a game; the parameters are those of ``play``."""
    from rolcli.face import chances as run

    return run(game, verb, depth, settings, parameters)


def __getattr__(name: str) -> object:
    """Give an error class or a class of results by name, imported only now."""
    if name == "__version__":
        from rolcli.version import __version__

        return __version__
    if name in ("Played", "Chances"):
        from rolcli import face

        return getattr(face, name)
    if name in __all__:
        from rolcli import errors

        return getattr(errors, "RolcliError" if name == "Error" else name)
    raise AttributeError(f"module 'rolcli' has no attribute {name!r}")


class Package(ModuleType):
    """This module's class: importing the room ``rolcli.odds`` leaves the function in its place.

    The import system puts every module into its package under its name. ``odds`` and
    ``chances`` are functions here and modules as well, which are reached by importing
    from them.
    """

    @property
    def odds(self) -> object:
        """The function."""
        return self.__dict__["odds"]

    @odds.setter
    def odds(self, room: object) -> None:
        """Take no notice of the import system."""

    @property
    def chances(self) -> object:
        """The function."""
        return self.__dict__["chances"]

    @chances.setter
    def chances(self, module: object) -> None:
        """Take no notice of the import system."""


sys.modules[__name__].__class__ = Package
