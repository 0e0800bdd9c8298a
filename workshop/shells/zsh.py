"""The completion of zsh: the tables of the plan as case branches, with descriptions."""

from __future__ import annotations

from workshop.shells.bash import book, filled, quoted, spaced
from workshop.shells.plan import LANGUAGES
from workshop.shells.templates import template

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from workshop.shells.plan import Plan, Row, Spec, Word


def text(plan: Plan) -> str:
    """Write the whole file."""
    tables = (variables, games, verbs, shared, contexts, lists, rows)
    return template("_rolcli", "\n".join(table(plan) for table in tables))


def variables(plan: Plan) -> str:
    """Write what is needed at every TAB."""
    longs = plan.letters()
    longs |= {long: short for short, long in longs.items()}
    verbs = [part for verb in plan.any_verb for part in (verb, "")]
    aliases = [part for alias, game in plan.aliases.items() for part in (alias, game)]
    books = list(map(book, plan.rules.items()))
    return (
        f"typeset -gA _rolcli_long=({' '.join(f'{one} {two}' for one, two in longs.items())})\n"
        f"typeset -ga _rolcli_verbs=({' '.join(map(quoted, verbs))})\n"
        f"typeset -ga _rolcli_aliases=({' '.join(aliases)})\n"
        f"typeset -ga _rolcli_books=({' '.join(books)})\n"
    )


def games(plan: Plan) -> str:
    """Write the function that knows a game by any of its names."""
    lines = [
        "|".join(dict.fromkeys(spaced((name, *others)))) + f") game={name} ;;"
        for name, others in plan.names.items()
    ]
    return function("game", [*lines, "*) return 1 ;;"], "${(L)1}")


def verbs(plan: Plan) -> str:
    """Write the function that knows a verb by its Spanish names."""
    lines = [f"({'|'.join(words)}) verb={verb} ;;" for verb, words in plan.meanings.items()]
    return function("verb", [*lines, "*) verb=$1 ;;"], "${(L)1}")


def shared(plan: Plan) -> str:
    """Write the function that knows the options of every verb."""
    lines = [
        line
        for lang in LANGUAGES
        for line in branch([lang], {"shared": pairs(plan.shared, lang)})
    ]
    return function("shared", lines, "$lang")


def contexts(plan: Plan) -> str:
    """Write the function that knows what can stand after a verb."""
    lines: list[str] = []
    for keys, context in plan.contexts.items():
        for lang in LANGUAGES:
            arrays = {
                "options": pairs(context.options, lang),
                "arguments": pairs(context.arguments, lang),
                "hidden": list(context.hidden),
            }
            lines += branch([f"{lang}:{key}" for key in keys], arrays)
    return function("context", [*lines, "*) return 1 ;;"], "$lang:$1")


def pairs(options: Iterable[Spec], lang: str) -> list[str]:
    """List options or arguments, each followed by its help.

    ``--flag``, ``--option=source``, ``--repeated=source+``; an argument is its source.
    """
    found = []
    for one in options:
        plus = "+" if one.repeat else ""
        for name in one.called(lang):
            source = "" if one.source is None else one.source + plus
            spec = name if one.source is None else f"{name}={source}" if name else source
            found += [spec, one.help[lang]]
    return found


def lists(plan: Plan) -> str:
    """Write the function that knows all lists: each word followed by its description."""
    lines: list[str] = []
    for keys, words in plan.list_branches(described, glob=True):
        lines += branch(keys, {"list": words})
    return function("list", [*lines, "*) return 1 ;;"], "$lang:$1")


def described(words: Iterable[Word], lang: str) -> list[str]:
    """List words, each followed by its description."""
    return [part for word in words for part in (word.typed[lang], word.help[lang])]


def rows(plan: Plan) -> str:
    """Write the function that knows weapons and armours."""
    lines: list[str] = []
    for keys, lang, items in plan.row_branches():
        lines += branch(keys, {"rows": list(flat(items, lang))})
    return function("rows", lines, "$lang:$1")


def flat(items: Iterable[Row], lang: str) -> Iterator[str]:
    """Yield the names of rows, and after each row a tab and its description."""
    for item in items:
        yield from item[lang]
        yield "\t" + item.help[lang]


def branch(keys: Sequence[str], arrays: dict[str, list[str]]) -> list[str]:
    """Write a branch that fills arrays."""
    lines = [f"({'|'.join(keys)})"]
    for name, words in arrays.items():
        if words:
            lines += [f"    {name}=(", *filled(map(quoted, words)), "    )"]
    return [*lines, "    ;;"]


def function(name: str, branches: Iterable[str], word: str = "$1") -> str:
    """Write a function that is one case."""
    body = "\n".join("        " + line for line in branches)
    return f"_rolcli_{name}() {{\n    case {word} in\n{body}\n    esac\n}}\n"
