"""The Typer app, made from the declarations: argv in, a Call or a help page out.

Typer is imported here and nowhere else. It reads every value as text; what a
text means is decided in ``values``, which other readers share.
"""

from __future__ import annotations

from inspect import Parameter as Slot
from inspect import Signature
from typing import Annotated, Any

import typer
from typer.core import TyperCommand
from typer.main import get_command

from rolcli.cli.frontdoor import is_negative
from rolcli.cli.suggest import unknown_option
from rolcli.errors import UsageError
from rolcli.messages import Message, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.pages import Page
    from rolcli.cli.spec import Option

MAX_WIDTH = 100
"""The most columns of a help page."""

Refusal: Any = typer.BadParameter.__mro__[1]
"""What Typer raises when a command line does not fit."""


class Command(TyperCommand):
    """A command that takes negative numbers as values wherever they stand."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        options, values = sorted_out(args, taking_values(self.params), flags(self.params))
        positional = [p for p in self.params if p.param_type_name == "argument"]
        if all(p.nargs == 1 for p in positional) and len(values) > len(positional):
            raise too_many_values(values[len(positional) :])
        return super().parse_args(ctx, [*options, "--", *values])


def taking_values(params: Sequence[Any]) -> set[str]:
    """Collect the names of options that take a value."""
    return {
        name
        for param in params
        if param.param_type_name == "option" and not param.is_flag
        for name in param.opts
    }


def flags(params: Sequence[Any]) -> set[str]:
    """Collect the names of options that take none."""
    return {
        name
        for param in params
        if param.param_type_name == "option" and param.is_flag
        for name in param.opts
    }


def sorted_out(
    args: Sequence[str], taking: set[str], plain: set[str]
) -> tuple[list[str], list[str]]:
    """Part options, with their values, from other values, negative numbers among these.

    Raise UsageError for an option that does not exist or lacks its value.
    """
    options: list[str] = []
    values: list[str] = []
    tokens = iter(args)
    for token in tokens:
        if token == "--":
            values += tokens
        elif len(token) < 2 or token[0] != "-":
            values.append(token)
        elif token.startswith("--"):
            name, equals, _ = token.partition("=")
            if name not in taking | plain:
                raise unknown_option(name, taking | plain)
            options.append(token)
            if name in taking and not equals:
                options += one_more(tokens, name)
        elif is_negative(token) and token[:2] not in taking | plain:
            values.append(token)
        else:
            options.append(token)
            for i, letter in enumerate(token[1:], 2):
                if "-" + letter in taking:
                    if i == len(token):
                        options += one_more(tokens, "-" + letter)
                    break
                if "-" + letter not in plain:
                    raise unknown_option(token, taking | plain)
    return options, values


def one_more(tokens: Any, name: str) -> list[str]:
    """Take the value of an option."""
    for token in tokens:
        return [token]
    raise UsageError("missing_value", msg("{option} needs a value.", option=name))


DASHES = "\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{NON-BREAKING HYPHEN}"
"""What text programs make of the hyphens before an option."""


def too_many_values(extra: Sequence[str]) -> UsageError:
    """Word values that no parameter takes."""
    for value in extra:
        if value[:1] in DASHES:
            return UsageError(
                "typographic_dash",
                msg("The dash before {value} is no hyphen.", value=value),
                hint=msg("Type it as --{name}", name=value.lstrip(DASHES + "-")),
            )
    return UsageError(
        "too_many_arguments",
        msg("There is no place for {values}.", values=" ".join(extra)),
        hint=msg("--help shows what the verb takes."),
    )


def command_of(name: str, options: Sequence[Option]) -> Command:
    """Make the Typer command of a verb."""
    slots = [slot_of(option) for option in options]

    def read(**values: object) -> dict[str, object]:
        return values

    read.__signature__ = Signature(slots)  # type: ignore[attr-defined]
    read.__annotations__ = {slot.name: slot.annotation for slot in slots}
    app = typer.Typer(
        rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False
    )
    app.command(name, cls=Command, add_help_option=False, help="")(read)
    return get_command(app)  # type: ignore[return-value]


def slot_of(option: Option) -> Slot:
    """Make the parameter through which Typer reads an option."""
    info: Any
    kind: Any = bool if option.flag else list[str] if option.repeat else str
    if option.positional:
        info = typer.Argument(metavar=option.metavar, help=option.param.help, show_default=False)
    else:
        info = typer.Option(
            *option.names,
            metavar=None if option.flag else option.metavar,
            help=option.param.help,
            show_default=False,
        )
    default: Any = False if option.flag else None
    return Slot(
        option.key,
        Slot.KEYWORD_ONLY,
        default=Slot.empty if option.required else default,
        annotation=Annotated[kind if option.flag or option.required else kind | None, info],
    )


def read(command: Command, argv: Sequence[str], options: Sequence[Option]) -> dict[str, Any]:
    """Read the arguments of a verb as text; raise UsageError when they do not fit."""
    try:
        with command.make_context(command.name, list(argv)) as context:
            return dict(context.params)
    except Refusal as refusal:
        raise worded(refusal, options) from None


def worded(refusal: Any, options: Sequence[Option]) -> UsageError:
    """Turn Typer's refusal into ours."""
    kind = type(refusal).__name__
    if kind == "NoSuchOption":
        names = [name for option in options for name in option.names]
        return unknown_option(refusal.option_name, names)
    if kind == "MissingParameter":
        missing = next(option for option in options if option.key == refusal.param.name)
        wanted: Message = msg("{name} is missing.", name=missing.label)
        return UsageError(
            "missing_argument", wanted, hint=msg("--help shows what the verb takes.")
        )
    if kind == "BadOptionUsage":
        flag = any(refusal.option_name in o.names and o.flag for o in options)
        if flag:
            text = msg("{option} takes no value.", option=refusal.option_name)
        else:
            text = msg("{option} needs a value.", option=refusal.option_name)
        return UsageError("option_value", text)
    return UsageError("usage", msg("{problem}", problem=refusal.format_message()))


def typeset(page: Page, prefix: str, width: int) -> str:
    """Set a page of help in so many columns."""
    context = typer.Context(
        command_of("rolcli", []), terminal_width=max(40, min(width, MAX_WIDTH))
    )
    formatter = context.make_formatter()
    for number, (program, arguments) in enumerate(page.usages):
        formatter.write_usage(program, arguments, f"{prefix if not number else ' ' * len(prefix)} ")
    for paragraph in page.before:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(paragraph)
    for heading, rows in page.sections:
        with formatter.section(heading):
            formatter.write_dl(rows)
    for paragraph in page.after:
        formatter.write_paragraph()
        formatter.write_text(paragraph)
    return formatter.getvalue().rstrip("\n")
