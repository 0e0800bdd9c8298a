"""Typer reads what the quick way does not: a line in any doubt, already taken apart.

Typer is imported here and where help is set, and nowhere else. It reads every value as
text; what a text means is decided in ``values``.
"""

from __future__ import annotations

from inspect import Parameter as Slot
from inspect import Signature
from typing import Annotated, Any

import typer
from typer.main import get_command

from rolcli.cli.fields import FLAG, Label, dashed, is_needed, plain_name, repeats, table_of
from rolcli.cli.metavars import metavar
from rolcli.cli.scan import NO_FLAG, NO_VALUE
from rolcli.cli.shared import SHARED, SHARED_TABLE
from rolcli.cli.suggest import meant_as, surplus, unknown_option
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rolcli.cli.fields import Fields, Table, Typed
    from rolcli.cli.scan import Parts
    from rolcli.declare import Field
    from rolcli.messages import Message

PREFIX = "shared_"
"""Before the keys of shared options, so that a verb may have a parameter of the same name."""
Refusal: Any = typer.BadParameter.__mro__[1]
"""What Typer raises when a command line does not fit."""
DASHES = "\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{NON-BREAKING HYPHEN}"
"""What text programs make of the hyphens before an option."""


def read(name: str, fields: Fields, before: Parts, parts: Parts) -> tuple[Typed, Typed]:
    """Read a line; give the texts of the shared options and of the verb's own by key.

    Raise UsageError when they do not fit.
    """
    refuse_fault(parts, SHARED_TABLE | table_of(fields))
    arguments = [field for field in fields.values() if field.positional]
    if not any(map(repeats, arguments)) and len(parts.values) > len(arguments):
        extra = parts.values[len(arguments) :]
        raise too_many_values(extra, one_game(name, parts.values) or meant_as(extra, fields))
    command = command_of(name, fields)
    argv = [*written([*before.given, *parts.given]), "--", *parts.values]
    try:
        with command.make_context(name, argv) as context:
            params = dict(context.params)
    except Refusal as refusal:
        raise worded(refusal, fields) from None
    shared = {key: params.get(PREFIX + key) for key in SHARED}
    return typed_of(shared), typed_of({key: params.get(key) for key in fields})


def refuse_fault(parts: Parts, table: Table, before_verb: bool = False) -> None:
    """Raise UsageError for what the scanner found wrong."""
    if parts.fault is None:
        return
    kind, option = parts.fault
    if kind == NO_FLAG:
        raise UsageError("usage", msg("{option} takes no value.", option=option))
    if kind == NO_VALUE:
        raise without_value(option)
    raise unknown_option(option, table.values(), before_verb=before_verb)


def without_value(option: str) -> UsageError:
    """Word an option that lacks its value, perhaps with the one that stands in its place."""
    name, taken, other = option.partition("=")
    problem = msg("{option} needs a value.", option=name)
    if not taken:
        return UsageError("missing_value", problem)
    hint = msg("If {other} is to be its value, write {option}.", other=other,
               option=option if name[:2] == "--" else name + other)
    return UsageError("missing_value", problem, hint=hint)


def written(given: Iterable[tuple[Field, str | None]]) -> list[str]:
    """Write options with their values so that they cannot be taken for anything else."""
    return [
        long_name(field) if text is None else f"{long_name(field)}={text}" for field, text in given
    ]


def long_name(field: Field) -> str:
    """Give the one name by which Typer knows an option."""
    prefix = PREFIX.replace("_", "-") if SHARED.get(field.key) is field else "own-"
    return dashed(prefix + plain_name(field))


def typed_of(params: dict[str, Any]) -> Typed:
    """Bring what Typer read down to texts by key; leave out what was not given."""
    found: Typed = {}
    for key, value in params.items():
        if value is True:
            found[key] = [FLAG]
        elif isinstance(value, str):
            found[key] = [value]
        elif value:
            found[key] = list(value)
    return found


def one_game(name: str, values: Sequence[str]) -> Message | None:
    """Say that the words behind ``use`` are the name of one game, where they are."""
    from rolcli.rulesets import resolve

    joined = "-".join(values)
    if name != "use" or resolve(joined) is None:
        return None
    return msg("Is it {option}?", option=joined)


def too_many_values(extra: Sequence[str], meant: Message | None) -> UsageError:
    """Word values that no parameter takes; ``meant`` says what they may be."""
    for value in extra:
        if value[:1] in DASHES:
            return UsageError(
                "unexpected_character",
                msg("The dash before {value} is no hyphen.", value=value),
                hint=msg("Type it as --{name}", name=value.lstrip(DASHES + "-")),
            )
    return surplus(extra, meant or msg("--help shows what the verb takes."))


def command_of(name: str, fields: Fields) -> Any:
    """Make the Typer command of a verb."""
    slots = [slot_of(field, field.key) for field in fields.values()]
    slots += [slot_of(field, PREFIX + field.key) for field in SHARED.values()]

    def read(**values: object) -> dict[str, object]:
        return values

    read.__signature__ = Signature(slots)  # type: ignore[attr-defined]  # what Typer looks at
    read.__annotations__ = {slot.name: slot.annotation for slot in slots}
    app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)
    app.command(name, add_help_option=False, help="")(read)
    return get_command(app)


def slot_of(field: Field, key: str) -> Slot:
    """Make the parameter through which Typer reads a field.

    An option may be said several times to Typer; whether it may is decided with its value.
    """
    flag = field.base is bool
    info: Any
    if field.positional:
        kind: Any = list[str] if repeats(field) else str
        info = typer.Argument(metavar=metavar(field), show_default=False)
    else:
        kind = bool if flag else list[str]
        info = typer.Option(long_name(field), show_default=False)
    default: Any = Slot.empty if is_needed(field) else False if flag else None
    wanted = kind if flag or is_needed(field) else kind | None
    return Slot(key, Slot.KEYWORD_ONLY, default=default, annotation=Annotated[wanted, info])


def worded(refusal: Any, fields: Fields) -> UsageError:
    """Turn Typer's refusal into ours."""
    if type(refusal).__name__ == "MissingParameter":
        label = Label(fields[refusal.param.name])
        return UsageError(
            "missing_value",
            msg("{name} is missing.", name=label),
            hint=msg("--help shows what the verb takes."),
        )
    return UsageError("usage", msg("{problem}", problem=refusal.format_message()))
