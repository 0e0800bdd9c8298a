"""From argv to a Call through Typer."""

from __future__ import annotations

from rolcli.cli.session import Call
from rolcli.cli.shared import SHARED
from rolcli.cli.sharing import shared_of
from rolcli.cli.signature import options_of
from rolcli.cli.spec import Option
from rolcli.cli.values import read_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.files import Files
    from rolcli.declare.game import Ruleset, Verb

PREFIX = "shared_"
"""Before the keys of shared options, so that a verb may have a parameter of the same name."""


def verb_options(verb: Verb, ruleset: Ruleset | None) -> list[Option]:
    """Read the parameters of a verb; those of a general command when there is no game."""
    if ruleset is None:
        from rolcli.cli import options

        return options_of(verb.function, vars(options), skip=1)
    record = verb.record
    if record is not None:
        return [
            Option(
                field.key, field, field.base,
                repeat=field.many and field.split is None,
                required=field.required and not field.many,
                default=None if field.required else field.default,
            )
            for field in record.FIELDS.values()
        ]  # fmt: skip - one field a line says no more
    return options_of(verb.function, vars(ruleset.part("options")), skip=2)


def shared_options() -> list[Option]:
    """List the shared options under keys of their own."""
    return [
        Option(
            PREFIX + option.key,
            option.param,
            option.base,
            names=option.names,
            repeat=option.repeat,
        )
        for option in SHARED
    ]


def read_call(
    verb: Verb, ruleset: Ruleset | None, before: Sequence[str], rest: Sequence[str], files: Files
) -> Call:
    """Read a whole call; ``before`` and ``rest`` are what stands before and after the verb.

    Raise UsageError or DataError.
    """
    from rolcli.cli.app import command_of, read

    own = verb_options(verb, ruleset)
    options = [*own, *shared_options()]
    raw = read(command_of(verb.name, options), [*before, *rest], options)
    values, _ = read_values(options[len(own) :], raw, files)
    shared = shared_of({key.removeprefix(PREFIX): value for key, value in values.items()})
    parameters, given = read_values(own, raw, files)
    return Call(verb.name, None if ruleset is None else ruleset.name, parameters, given, shared)
