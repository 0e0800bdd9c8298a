"""Lists every error code of the sources, for ``error.json``."""

from __future__ import annotations

import ast
import builtins
import json
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parents[1] / "rolcli"
ERRORS = PACKAGE / "schema" / "error.json"


def codes() -> list[str]:
    """Collect the codes with which the sources make errors."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    helpers: dict[str, set[int]] = {}
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name):
            names = [argument.arg for argument in node.args.args]
            if "code" in names and node.returns.id.endswith("Error"):
                helpers.setdefault(node.name, set()).add(names.index("code"))
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Call):
            found.update(codes_of(node, helpers))
    return sorted(found)


def codes_of(call: ast.Call, helpers: dict[str, set[int]]) -> Iterator[str]:
    """Give the codes in a call that makes an error, if it does.

    Error classes take the code first; ``helpers`` are the functions that take one and give
    an error, and at which places.
    """
    name = str(getattr(call.func, "id", getattr(call.func, "attr", "")))
    ours = name.endswith("Error") and not hasattr(builtins, name)
    for place in {0} if ours else helpers.get(name, ()):
        if len(call.args) <= place:
            continue
        code = call.args[place]
        for part in (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def updated(text: str) -> str:
    """Put the codes into the text of the schema."""
    schema = json.loads(text)
    schema["properties"]["error"]["properties"]["code"]["enum"] = codes()
    return json.dumps(schema, indent=2) + "\n"
