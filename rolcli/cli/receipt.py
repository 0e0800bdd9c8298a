"""The command that rolls a result again, in values only."""

from __future__ import annotations

from shlex import quote

from rolcli.cli.fields import dashed, json_key, plain_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rolcli.cli.fields import Fields
    from rolcli.declare import Field
    from rolcli.result import Result


def receipt(result: Result, fields: Fields) -> str:
    """Word the command line of one result, as a POSIX shell reads it.

    ``fields`` are the parameters of its verb. Dice rolled by hand stand in it as such.
    """
    words = ["rolcli", *command(result.rules, result.verb, result.input, fields)]
    if result.seed is not None:
        words += option("--seed", result.seed)
    elif result.rolls:
        faces = ",".join([str(die.face) for roll in result.rolls for die in roll.dice])
        words += ["--dice", faces]
    return " ".join([quote(word) for word in words])


def command(
    rules: str | None, verb: str, given: Mapping[str, object], fields: Fields
) -> list[str]:
    """Give the words of a command by the ``input`` of its result, without its dice."""
    words = [verb] if rules is None else [rules, verb]
    at = len(words)
    if rules is None and "expression" in given:
        words.append(str(given["expression"]))
    values: list[str] = []
    written: set[str] = set()
    for field in fields.values():
        key = json_key(field)
        if key in given and key not in written:
            written.add(key)  # an argument that is an option as well stands once
            texts = list(texts_of(field, given[key]))
            if field.positional:
                values += texts
            elif field.base is bool:
                words.append(dashed(plain_name(field)))
            else:
                for text in texts:
                    words += option(dashed(plain_name(field)), text)
    words[at:at] = values
    settings = given.get("set")
    if isinstance(settings, dict):
        for key, value in settings.items():
            words += ["--set", f"{key}={text_of(value)}"]
    if "link" in given:  # of a chain of fair dice
        words += ["--link", str(given["link"])]
    return words


def option(name: str, text: str) -> tuple[str, ...]:
    """Write an option with its value; one that could be an option itself is tied to the name."""
    return (f"{name}={text}",) if text[:1] == "-" and not text[1:2].isdigit() else (name, text)


def texts_of(field: Field, value: object) -> Iterator[str]:
    """Write the values of one field as they are typed."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield f"{key}={one}"
    elif isinstance(value, list | tuple):
        if field.split is not None:
            yield field.split.join([text_of(one) for one in value])
        else:
            for one in value:
                yield typed(field, one)
    else:
        yield typed(field, value)


def typed(field: Field, value: object) -> str:
    """Write one value; a word of a choice as people type it."""
    text = text_of(value)
    return text.replace("_", "-") if field.kind in ("choice", "ladder") else text


def text_of(value: object) -> str:
    """Write a value of a setting or parameter."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return "/".join(map(str, value))
    return str(value)
