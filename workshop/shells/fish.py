"""The completion of fish: the tables of the plan as switches, with descriptions."""

from __future__ import annotations

from workshop.shells.plan import LANGUAGES
from workshop.shells.templates import template
from workshop.shells.zsh import described

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from workshop.shells.plan import Plan, Row, Spec, Word


def text(plan: Plan) -> str:
    """Write the whole file."""
    tables = (variables, games, verbs, shared, contexts, lists, rows)
    return template("rolcli.fish", "\n".join(table(plan) for table in tables))


def variables(plan: Plan) -> str:
    """Write what is needed at every TAB."""
    aliases = [f"{alias}\t{game}" for alias, game in plan.aliases.items()]
    longs = [
        line
        for letter, name in plan.letters().items()
        for line in (f"case {letter}", f"    echo {name}")
    ]
    found = {"verbs": plan.any_verb, "aliases": aliases, "books": [k[0] for k in plan.rules]}
    lines = [f"set -g __rolcli_{name} {listed(words)}\n" for name, words in found.items()]
    return "".join(lines) + "\n" + function("long", longs, last=False)


def games(plan: Plan) -> str:
    """Write the function that knows a game by any of its names."""
    lines: list[str] = []
    for name, others in plan.names.items():
        words = dict.fromkeys(word.replace("-", "_") for word in (name, *others))
        lines += [f"case {' '.join(words)}", f"    set game {name}"]
    return function("game", lines, "(string lower -- $argv[1] | string replace -ra '[- ]' _)")


def verbs(plan: Plan) -> str:
    """Write the function that knows a verb by its Spanish names."""
    lines: list[str] = []
    for verb, words in plan.meanings.items():
        lines += [f"case {' '.join(words)}", f"    set verb {verb}"]
    lines += ["case '*'", "    set verb $argv[1]"]
    return function("verb", lines, "(string lower -- $argv[1])", last=False)


def shared(plan: Plan) -> str:
    """Write the function that knows the options of every verb."""
    lines = [
        line
        for lang in LANGUAGES
        for line in branch([lang], {"shared": specs(plan.shared, lang)})
    ]
    return function("shared", lines, "$lang", last=False)


def contexts(plan: Plan) -> str:
    """Write the function that knows what can stand after a verb."""
    lines: list[str] = []
    for keys, context in plan.contexts.items():
        for lang in LANGUAGES:
            arrays = {
                "options": specs(context.options, lang),
                "arguments": [(one.source or "-") + "+" * one.repeat for one in context.arguments],
                "hidden": list(context.hidden),
            }
            lines += branch([f"{lang}:{key}" for key in keys], arrays)
    return function("context", lines, "$lang:$argv[1]")


def specs(options: Iterable[Spec], lang: str) -> list[str]:
    """List options: ``--flag``, ``--option=source``, ``--repeated=source+``, a tab, its help."""
    return [
        name + ("" if one.source is None else f"={one.source}" + "+" * one.repeat)
        + "\t" + one.help[lang]
        for one in options
        for name in one.called(lang)
    ]


def lists(plan: Plan) -> str:
    """Write the function that knows all lists: words with a tab and their descriptions."""
    lines: list[str] = []
    for keys, words in plan.list_branches(joined):
        lines += branch(keys, {"list": words})
    return function("list", lines, "$lang:$argv[1]")


def joined(words: Iterable[Word], lang: str) -> list[str]:
    """List words with their descriptions."""
    found = described(words, lang)
    return [f"{word}\t{about}" for word, about in zip(found[::2], found[1::2], strict=True)]


def rows(plan: Plan) -> str:
    """Write the function that knows weapons and armours."""
    lines: list[str] = []
    for keys, lang, items in plan.row_branches():
        lines += branch(keys, {"rows": [row(item, lang) for item in items]})
    return function("rows", lines, "$lang:$argv[1]", last=False)


def row(item: Row, lang: str) -> str:
    """Write a row: its names, an empty one, its description, with tabs between."""
    return "\t".join((*item[lang], "", item.help[lang]))


def branch(keys: Sequence[str], arrays: dict[str, list[str]]) -> list[str]:
    """Write a branch that fills lists."""
    lines = ["case " + " ".join(map(quoted, keys))]
    for name, words in arrays.items():
        if words:
            ends = [" \\"] * (len(words) - 1) + [""]
            lines += [f"    set {name} \\"]
            lines += [f"        {quoted(one)}{end}" for one, end in zip(words, ends, strict=True)]
    return lines


def function(name: str, branches: Iterable[str], word: str = "$argv[1]", last: bool = True) -> str:
    """Write a function that is one switch; ``last`` lets it fail for what it does not know."""
    lines = [*branches, *(["case '*'", "    return 1"] if last else [])]
    body = "\n".join("        " + line for line in lines)
    end = "    end\n    return 0\nend\n" if last else "    end\nend\n"  # set keeps the status
    return f"function __rolcli_{name} --no-scope-shadowing\n    switch {word}\n{body}\n{end}"


def listed(words: Iterable[str]) -> str:
    """Write words as the elements of a list."""
    return " ".join(map(quoted, words))


def quoted(word: str) -> str:
    """Quote a word where fish would not read it as it is."""
    if word and all(c.isascii() and (c.isalnum() or c in "_./:+,@-") for c in word):
        return word
    return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'"
