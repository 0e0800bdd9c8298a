"""Reads the parameters of a verb off its signature."""

from __future__ import annotations

import builtins
import inspect
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from rolcli.cli.spec import Option
from rolcli.params import Param

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def options_of(
    function: Callable[..., object], vocabulary: Mapping[str, object], skip: int
) -> list[Option]:
    """Read the parameters of a function after its first ``skip`` ones.

    Lazy annotations are resolved with ``vocabulary``, the ruleset's ``options``
    module. Raise TypeError for a parameter that is not declared there.
    """
    parameters = list(inspect.signature(function).parameters.values())[skip:]
    return [option_of(parameter, vocabulary) for parameter in parameters]


def option_of(parameter: inspect.Parameter, vocabulary: Mapping[str, object]) -> Option:
    """Read one parameter."""
    annotation = parameter.annotation
    if isinstance(annotation, str):  # our own source text, kept lazy so that verbs stay cheap
        annotation = eval(annotation, {"__builtins__": builtins, **vocabulary})
    base, param, repeat = unwrap(annotation)
    if param is None:
        raise TypeError(f"parameter {parameter.name} has no Param")
    empty = parameter.default is parameter.empty
    return Option(
        parameter.name,
        param,
        base,
        repeat=repeat,
        required=empty,
        default=None if empty else parameter.default,
    )


def unwrap(annotation: Any) -> tuple[object, Param | None, bool]:
    """Take an annotation apart: its type, its Param and whether it repeats."""
    param: Param | None = None
    repeat = False
    while True:
        origin = get_origin(annotation)
        if origin is Annotated:
            annotation, *metadata = get_args(annotation)
            param = param or next((m for m in metadata if isinstance(m, Param)), None)
        elif origin in (Union, UnionType):
            kinds = [kind for kind in get_args(annotation) if kind is not NoneType]
            if len(kinds) > 1:  # such as int | str, which ``kind`` tells apart
                return str, param, repeat
            annotation = kinds[0]
        elif isinstance(origin, type) and origin is not dict:
            repeat = True
            annotation = get_args(annotation)[0]
        else:
            return annotation, param, repeat
