"""From argv to a Call through Typer."""

from __future__ import annotations

from rolcli.cli.call import Call, Shared
from rolcli.cli.shared import SHARED
from rolcli.cli.signature import options_of
from rolcli.cli.spec import Option
from rolcli.cli.values import read_values, whole
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.files import Files
    from rolcli.rulesets.frame import Ruleset, Verb

PREFIX = "shared_"
"""Before the keys of shared options, so that a verb may have a parameter of the same name."""


def verb_options(verb: Verb, ruleset: Ruleset | None) -> list[Option]:
    """Read the parameters of a verb; those of a general command when there is no game."""
    if ruleset is None:
        from rolcli.cli import options

        return options_of(verb.function, vars(options), skip=1)
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


def shared_of(values: dict[str, object]) -> Shared:
    """Put the shared options in place; raise UsageError where they contradict each other."""
    shared = Shared()
    for name in ("rules", "seed", "depth", "times", "who", "note", "format", "lang", "color"):
        setattr(shared, name, values.get(name))
    for name in ("odds", "explain", "exit_code", "quiet"):
        setattr(shared, name, values.get(name, False))
    if values.get("json"):
        if shared.format not in (None, "json"):
            raise UsageError(
                "two_formats",
                msg("--json and --format {format} contradict each other.", format=shared.format),
            )
        shared.format = "json"
    shared.set = settings(values.get("set", []))  # type: ignore[arg-type]
    dice = values.get("dice")
    if dice is not None:
        shared.dice = dice_list(str(dice))
    sources = [
        name
        for name, given in (
            ("--dice", dice is not None),
            ("--seed", shared.seed is not None),
            ("--odds", shared.odds),
        )
        if given
    ]
    if len(sources) > 1:
        raise UsageError(
            "two_sources",
            msg(
                "{one} and {other} contradict each other: dice come from one place.",
                one=sources[0],
                other=sources[1],
            ),
        )
    return shared


def settings(texts: Sequence[str]) -> dict[str, str]:
    """Read KEY=VALUE texts."""
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise UsageError(
                "bad_setting",
                msg("--set takes KEY=VALUE, not {text}.", text=text),
                hint=msg("`rolcli rules show` lists the settings of the game."),
            )
        found[key.strip()] = value.strip()
    return found


def dice_list(text: str) -> list[int]:
    """Read dice rolled by hand: whole numbers with commas or spaces between them."""
    found = []
    parts = text.replace(",", " , ").split()
    numbers = [part for part in parts if part != ","]
    if not numbers or parts[0] == "," or parts[-1] == "," or ", ," in " ".join(parts):
        raise UsageError(
            "bad_dice",
            msg("--dice takes numbers with commas between them, not {text}.", text=text or "''"),
            hint=msg("For example --dice 7,3,10."),
        )
    for part in numbers:
        number = whole(part)
        if number is None:
            raise UsageError(
                "bad_dice",
                msg("--dice takes numbers with commas between them, not {text}.", text=part),
                hint=msg("For example --dice 7,3,10."),
            )
        found.append(number)
    return found
