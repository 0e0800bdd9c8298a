"""The completion of PowerShell: the tables of the plan as switches, with descriptions."""

from __future__ import annotations

from workshop.shells.fish import joined, row, specs
from workshop.shells.plan import LANGUAGES
from workshop.shells.templates import template

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from workshop.shells.plan import Plan


def text(plan: Plan) -> str:
    """Write the whole file."""
    parts = (variables(plan), games(plan), verbs(plan), contexts(plan), lists(plan), rows(plan))
    return template("rolcli.ps1", "\n".join(parts))


def variables(plan: Plan) -> str:
    """Write functions that give what is needed at every TAB."""
    aliases = [f"{alias}\t{game}" for alias, game in plan.aliases.items()]
    found = {"Verbs": plan.any_verb, "Aliases": aliases, "Books": [k[0] for k in plan.rules]}
    longs = plan.letters()
    cases = "".join(f"        {quoted(one)} {{ {quoted(two)} }}\n" for one, two in longs.items())
    return "".join(
        f"function global:__Rolcli{name} {{\n{listed(words, 4)}\n}}\n"
        for name, words in found.items()
    ) + (
        "\nfunction global:__RolcliLong([string] $Name) {\n"
        f"    switch -CaseSensitive ($Name) {{\n{cases}    }}\n}}\n"
    )


def games(plan: Plan) -> str:
    """Write the function that knows a game by any of its names."""
    lines = []
    for name, others in plan.names.items():
        words = "|".join(dict.fromkeys(word.replace("-", "_") for word in (name, *others)))
        lines.append(f"        '^({words})$' {{ {quoted(name)} }}\n")
    return (
        "function global:__RolcliGame([string] $Name) {\n"
        f"    switch -Regex ($Name -replace '[- ]', '_') {{\n{''.join(lines)}    }}\n}}\n"
    )


def verbs(plan: Plan) -> str:
    """Write the function that knows a verb by its Spanish names."""
    lines = [
        f"        '^({'|'.join(words)})$' {{ return {quoted(verb)} }}\n"
        for verb, words in plan.meanings.items()
    ]
    return (
        "function global:__RolcliVerb([string] $Name) {\n"
        f"    switch -Regex ($Name) {{\n{''.join(lines)}    }}\n    $Name\n}}\n"
    )


def contexts(plan: Plan) -> str:
    """Write the function that knows what can stand after a verb; before one, without a name."""
    lines: list[str] = []
    for lang in LANGUAGES:
        lines += branch([f"{lang}:"], record({"Options": specs(plan.shared, lang)}))
    for keys, context in plan.contexts.items():
        for lang in LANGUAGES:
            arrays = {
                "Options": specs(context.options, lang),
                "Arguments": [(one.source or "-") + "+" * one.repeat for one in context.arguments],
                "Hidden": list(context.hidden),
            }
            lines += branch([f"{lang}:{key}" for key in keys], record(arrays))
    return function("Context", lines)


def record(arrays: dict[str, list[str]]) -> str:
    """Write a table of lists."""
    lines = []
    for name in ("Options", "Arguments", "Hidden"):
        words = arrays.get(name)
        inner = f"\n{listed(words, 20)}\n                " if words else ""
        lines.append(f"                {name} = @({inner})\n")
    return f"            @{{\n{''.join(lines)}            }}"


def lists(plan: Plan) -> str:
    """Write the function that knows all lists: words with a tab and their descriptions."""
    lines: list[str] = []
    for keys, words in plan.list_branches(joined):
        lines += branch(keys, listed(words, 12))
    return function("List", lines)


def rows(plan: Plan) -> str:
    """Write the function that knows weapons and armours."""
    lines: list[str] = []
    for keys, lang, items in plan.row_branches():
        lines += branch(keys, listed([row(item, lang) for item in items], 12))
    return function("Rows", lines)


def branch(keys: Sequence[str], body: str) -> list[str]:
    """Write a branch for one key or several."""
    if len(keys) == 1:
        condition = quoted(keys[0])
    else:
        condition = f"{{ $_ -in {', '.join(map(quoted, keys))} }}"
    return [f"        {condition} {{", body, "        }"]


def function(name: str, branches: Iterable[str]) -> str:
    """Write a function that is one switch."""
    body = "\n".join(branches)
    head = f"function global:__Rolcli{name}([string] $Key) {{\n    switch ($Key) {{\n"
    return f"{head}{body}\n    }}\n}}\n"


def listed(words: Iterable[str], indent: int) -> str:
    """Write words one a line."""
    return "\n".join(" " * indent + quoted(word) for word in words)


def quoted(word: str) -> str:
    """Quote a word."""
    for single in "\u2018\u2019\u201a\u201b":  # PowerShell takes these for quotes, too
        word = word.replace(single, "'")
    return "'" + word.replace("'", "''") + "'"
