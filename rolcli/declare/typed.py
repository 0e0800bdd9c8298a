"""Fields as a type checker sees them: each is the value that it holds.

Nobody imports this at run time; ``rolcli.declare`` has what they really are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict, TypeVar, Unpack, overload

from rolcli.distance import Length
from rolcli.earlier import EarlierResult
from rolcli.notation.node import Node

T = TypeVar("T")
Choices = dict[str, tuple[str, ...]]


class Facts(TypedDict, total=False):
    """What every kind of field may say; see ``Field``."""

    name: str
    metavar: str
    positional: bool
    rule: str
    hidden: bool
    es: str | tuple[str, ...]
    also: tuple[str, ...]
    sheet: str
    of: str
    unit: str
    bare: str
    check: Callable[[str], str]


@overload
def Whole(
    help: str, *, least: int = ..., most: int = ..., **facts: Unpack[Facts]
) -> int: ...
@overload
def Whole(
    help: str, *, default: T, least: int = ..., most: int = ..., **facts: Unpack[Facts]
) -> int | T: ...
def Whole(help: str, **facts: Any) -> Any:  # noqa: N802 - a class at run time
    """A whole number from ``least`` to ``most``."""

def Flag(help: str, **facts: Unpack[Facts]) -> bool:  # noqa: N802 - a class at run time
    """Said or not."""
    raise NotImplementedError

@overload
def Word(help: str, choices: Choices, **facts: Unpack[Facts]) -> str: ...
@overload
def Word(help: str, choices: Choices, *, default: T, **facts: Unpack[Facts]) -> str | T: ...
def Word(help: str, choices: Choices, **facts: Any) -> Any:  # noqa: N802
    """One of some words."""

@overload
def Ladder(
    help: str, choices: Choices, *, least: int = ..., most: int = ..., **facts: Unpack[Facts]
) -> int | str: ...
@overload
def Ladder(
    help: str,
    choices: Choices,
    *,
    default: T,
    least: int = ...,
    most: int = ...,
    **facts: Unpack[Facts],
) -> int | str | T: ...
def Ladder(help: str, choices: Choices, **facts: Any) -> Any:  # noqa: N802
    """One of some words, or a whole number."""

@overload
def Expr(help: str, *, names: tuple[str, ...] = ..., **facts: Unpack[Facts]) -> Node: ...
@overload
def Expr(
    help: str, *, default: T, names: tuple[str, ...] = ..., **facts: Unpack[Facts]
) -> Node | T: ...
def Expr(help: str, **facts: Any) -> Any:  # noqa: N802 - a class at run time
    """An expression of the dice language; arrives as a tree."""

@overload
def Text(help: str, kind: str = ..., **facts: Unpack[Facts]) -> str: ...
@overload
def Text(help: str, kind: str = ..., *, default: T, **facts: Unpack[Facts]) -> str | T: ...
def Text(help: str, kind: str = "plain", **facts: Any) -> Any:  # noqa: N802
    """A text: plain, a die code, a name of the equipment, a combatant."""

@overload
def Distance(help: str, **facts: Unpack[Facts]) -> Length: ...
@overload
def Distance(help: str, *, default: T, **facts: Unpack[Facts]) -> Length | T: ...
def Distance(help: str, **facts: Any) -> Any:  # noqa: N802 - a class at run time
    """A distance, perhaps decimal, perhaps with its unit."""

def Earlier(help: str, **facts: Unpack[Facts]) -> EarlierResult | None:  # noqa: N802
    """An earlier result of this program."""
    raise NotImplementedError

def Toml(help: str, **facts: Unpack[Facts]) -> tuple[str, dict[str, Any]]:  # noqa: N802
    """A TOML file: its name and what is in it."""
    raise NotImplementedError

def Many(  # noqa: N802
    field: T, split: str | None = None, needed: bool = True
) -> tuple[T, ...]:
    """A repeatable field; arrives as a tuple, empty when nothing was given.

    An argument must stand at least once unless it is not ``needed``.
    """
    raise NotImplementedError
