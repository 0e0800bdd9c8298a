"""JSON Schema files (draft 2020-12) of what ``--json`` prints.

``roll`` and ``odds`` describe those commands and ``--odds``; ``result`` describes
the verbs of every game; ``error`` describes errors and lists their codes; ``journal``
is a line of a campaign's journal.
"""

from __future__ import annotations

from importlib.resources import files

HERE = files(__name__)  # a folder, or a part of a zip file

INPUTS = "inputs"
"""The file with the ``input`` of each game's verbs, which is no schema by itself."""


def names() -> list[str]:
    """List the schemas that ship."""
    found = (path.name.removesuffix(".json") for path in HERE.iterdir() if ".json" in path.name)
    return sorted(name for name in found if name != INPUTS)


def load(name: str) -> str:
    """Give the text of a schema; a verb without one of its own has that of ``result``."""
    path = HERE / f"{name}.json"
    if name not in names():
        path = HERE / "result.json"
    return path.read_text(encoding="utf-8")


def of_verb(rules: str, verb: str) -> str:
    """Give the schema of one verb of a built-in game, with all that its ``input`` may hold."""
    import json

    schema = json.loads(load(verb))
    own = json.loads((HERE / f"{INPUTS}.json").read_text(encoding="utf-8"))
    schema["$id"] += f":{rules}:{verb}"
    schema["title"] = f"The result of {verb} in {rules}"
    schema["properties"]["rules"] = {"const": rules}
    schema["properties"]["verb"] = {"const": verb}
    schema["properties"]["input"] = own[rules][verb]
    return json.dumps(schema, indent=2, ensure_ascii=False)
