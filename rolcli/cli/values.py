"""Texts of the command line to the values that verbs take, with worded refusals."""

from __future__ import annotations

from rolcli.cli.frontdoor import whole as plain_whole
from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.files import Files
    from rolcli.cli.spec import Option


def read_values(
    options: list[Option], raw: dict[str, object], files: Files
) -> tuple[dict[str, object], dict[str, object]]:
    """Turn what was typed into the verb's parameters and the result's ``input``.

    ``raw`` maps keys to None, True, a text or texts. Raise UsageError for a
    value that an option does not take, DataError for a file that does not serve.
    """
    parameters: dict[str, object] = {}
    given: dict[str, object] = {}
    for option in options:
        typed = raw.get(option.key)
        if typed is None or typed is False or typed == () or typed == []:
            continue
        if option.flag:
            parameters[option.key] = given[option.field] = True
            continue
        texts = typed if isinstance(typed, (list, tuple)) else (typed,)
        split = option.param.split
        if split is not None:
            texts = [part for text in texts for part in str(text).split(split)]
        pairs = [read_value(option, str(text), files) for text in texts]
        if option.repeat or split is not None:
            parameters[option.key] = [value for value, _ in pairs]
            given[option.field] = [shown for _, shown in pairs]
        else:
            parameters[option.key], given[option.field] = pairs[-1]
    return parameters, given


def read_value(option: Option, text: str, files: Files) -> tuple[object, object]:
    """Read one value; give it as the verb takes it and as ``input`` shows it."""
    param = option.param
    kind = param.kind
    value: object
    if kind == "choice":
        value = choice_of(option, text)
    elif kind == "ladder":
        number = whole(text)
        value = choice_of(option, text) if number is None else bounded(option, number)
    elif kind == "distance":
        from rolcli.distance import as_given
        from rolcli.rulesets.asking import distance

        value = as_given(distance(option.label, text))
    elif kind == "result":
        return files.result(text), text
    elif kind == "toml":
        return files.toml(text), text
    elif option.base is int and kind == "plain":
        number = whole(text)
        if number is None:
            raise UsageError(
                "not_a_number",
                msg("{option} takes a whole number, not {value}.", option=option.label, value=text),
            )
        value = bounded(option, number)
    else:
        value = text if kind == "plain" else text.strip()
        if not value and kind != "plain":
            raise UsageError(
                "empty_value",
                msg("{option} needs a value, and it is empty.", option=option.label),
            )
    if param.check is not None:
        value = param.check(value)  # type: ignore[arg-type]
    return value, value


def whole(text: str) -> int | None:
    """Read a whole number as people type it, or None."""
    return plain_whole(text.strip().replace("\N{MINUS SIGN}", "-"))


def bounded(option: Option, number: int) -> int:
    """Give a number back if it lies within the bounds of its option."""
    least, most = option.param.least, option.param.most
    if (least is None or number >= least) and (most is None or number <= most):
        return number
    if least is None:
        wanted = msg("It is at most {most}.", most=most)
    elif most is None:
        wanted = msg("It is at least {least}.", least=least)
    else:
        wanted = msg("It is {least} to {most}.", least=least, most=most)
    raise UsageError(
        "out_of_bounds",
        msg("{option} cannot be {value}.", option=option.label, value=number),
        hint=wanted,
    )


def choice_of(option: Option, text: str) -> str:
    """Give the canonical form of a word, or list those that exist."""
    choices = option.param.choices or {}
    word = canonical(text, choices)
    if word is not None:
        return word
    from rolcli.cli.spec import Words

    names = Words(choices)
    if option.param.kind == "ladder":
        hint = msg("It takes a whole number, or {names}.", names=names)
    else:
        hint = msg("It takes {names}.", names=names)
    raise UsageError(
        "bad_choice", msg("{option} cannot be {value}.", option=option.label, value=text), hint=hint
    )
