"""The command that rolls a result again, in values only."""

from __future__ import annotations

from shlex import quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rolcli.cli.spec import Option
    from rolcli.result import Result


def receipt(result: Result, options: list[Option]) -> str:
    """Word the command line of one result, as a POSIX shell reads it.

    ``options`` are the parameters of its verb. Dice rolled by hand stand in it as such.
    """
    words = ["rolcli"]
    if result.rules is not None:
        words.append(result.rules)
    words.append(result.verb)
    given = result.input
    if result.rules is None and "expression" in given:
        words.append(str(given["expression"]))
    values: list[str] = []
    written: set[str] = set()
    for option in options:
        if option.field in given and option.field not in written:
            written.add(option.field)  # an argument that is an option as well stands once
            texts = list(texts_of(option, given[option.field]))
            if option.positional:
                values += texts
            elif option.flag:
                words.append(option.long)
            else:
                for text in texts:
                    words += [option.long, text]
    place = words.index(result.verb) + 1
    words[place:place] = values
    settings = given.get("set")
    if isinstance(settings, dict):
        for key, value in settings.items():
            words += ["--set", f"{key}={text_of(value)}"]
    if result.seed is not None:
        words += ["--seed", result.seed]
    elif result.rolls:
        faces = ",".join([str(die.face) for roll in result.rolls for die in roll.dice])
        words += ["--dice", faces]
    return " ".join([quote(word) for word in words])


def texts_of(option: Option, value: object) -> Iterator[str]:
    """Write the values of one option as they are typed."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield f"{key}={one}"
    elif isinstance(value, list | tuple):
        if option.param.split is not None:
            yield option.param.split.join([text_of(one) for one in value])
        else:
            for one in value:
                yield typed(option, one)
    else:
        yield typed(option, value)


def typed(option: Option, value: object) -> str:
    """Write one value; a word of a choice as people type it."""
    text = text_of(value)
    return text.replace("_", "-") if option.param.kind in ("choice", "ladder") else text


def text_of(value: object) -> str:
    """Write a value of a setting or parameter."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return "/".join(map(str, value))
    return str(value)
