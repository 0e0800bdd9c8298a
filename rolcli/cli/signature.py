"""Reads the parameters of a verb off its signature, where it has no record."""

from __future__ import annotations

import builtins
import inspect
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from rolcli.declare import REQUIRED, Field
from rolcli.params import Param

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def fields_of_signature(
    function: Callable[..., object], vocabulary: Mapping[str, object], skip: int
) -> dict[str, Field]:
    """Read the parameters of a function after its first ``skip`` ones.

    Lazy annotations are resolved with ``vocabulary``, the ruleset's ``options``
    module. Raise TypeError for a parameter that is not declared there.
    """
    parameters = list(inspect.signature(function).parameters.values())[skip:]
    return {one.name: field_of(one, vocabulary) for one in parameters}


def field_of(parameter: inspect.Parameter, vocabulary: Mapping[str, object]) -> Field:
    """Read one parameter."""
    annotation = parameter.annotation
    if isinstance(annotation, str):  # our own source text, kept lazy so that verbs stay cheap
        annotation = eval(annotation, {"__builtins__": builtins, **vocabulary})
    base, param, many = unwrap(annotation)
    if param is None:
        raise TypeError(f"parameter {parameter.name} has no Param")
    facts = {name: getattr(param, name) for name in FACTS}
    empty = parameter.default is parameter.empty
    field = Field(
        param.help,
        base if isinstance(base, type) else str,
        param.kind,
        default=REQUIRED if empty else parameter.default,
        **facts,
    )
    field.key = parameter.name
    field.many = many or param.split is not None
    field.split = param.split
    return field


FACTS = ("name", "metavar", "positional", "choices", "least", "most", "rule", "hidden")


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
