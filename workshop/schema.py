"""Writes ``rolcli/schema/inputs.json``: the JSON Schema of each verb's ``input``."""

from __future__ import annotations

import json

from workshop.declaration import declaration

TYPE_CHECKING = False
if TYPE_CHECKING:
    from workshop.declaration import Parameter, Verb


LINK = {"type": "integer", "minimum": 1}
"""The number of the link that a fair seed was made of."""

def products() -> dict[str, str]:
    """Make the file: game -> verb -> schema."""
    games = {
        game.name: {verb.name: schema_of(verb) for verb in game.verbs}
        for game in declaration().games
    }
    text = json.dumps(games, indent=1, ensure_ascii=False)
    return {"rolcli/schema/inputs.json": text + "\n", **errors()}


def errors() -> dict[str, str]:
    """Make the schema of errors, with every code of the sources."""
    from workshop.codes import ERRORS, updated

    return {"rolcli/schema/error.json": updated(ERRORS.read_text(encoding="utf-8"))}


def schema_of(verb: Verb) -> dict[str, object]:
    """Describe the parameters of a verb as a result shows them."""
    house = {"type": "object", "description": "The house rules that were given."}
    shared = {"set": house, "link": LINK}
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {p.field: property_of(p) for p in verb.parameters} | shared,
        "required": [p.field for p in verb.parameters if p.required],
    }


def property_of(parameter: Parameter) -> dict[str, object]:
    """Describe one parameter."""
    one = value_of(parameter)
    if parameter.repeat or parameter.split is not None:
        one = {"type": "array", "items": one}
    return {"description": parameter.help.en, **one}


def value_of(parameter: Parameter) -> dict[str, object]:
    """Describe one value."""
    if parameter.flag:
        return {"const": True}
    number: dict[str, object] = {"type": "integer"}
    if parameter.least is not None:
        number["minimum"] = parameter.least
    if parameter.most is not None:
        number["maximum"] = parameter.most
    words = [choice.name for choice in parameter.choices]
    if parameter.kind == "choice":
        return {"enum": words}
    if parameter.kind == "ladder":
        return {"anyOf": [number, {"enum": words}]}
    if parameter.kind == "distance" or parameter.metavar.startswith("N["):  # or several
        return {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string"}]}
    if parameter.base == "int" and parameter.kind == "plain":
        return number
    return {"type": "string"}
