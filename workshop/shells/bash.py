"""The completion of bash: the tables of the plan as case branches."""

from __future__ import annotations

from rolcli.words import fold
from workshop.shells.plan import LANGUAGES
from workshop.shells.templates import template

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from workshop.shells.plan import Context, Plan, Row, Spec, Word

WIDTH = 96


def text(plan: Plan) -> str:
    """Write the whole file."""
    parts = (variables(plan), games(plan), verbs(plan), contexts(plan), lists(plan), rows(plan))
    return template("rolcli.bash", "\n".join(parts))


def variables(plan: Plan) -> str:
    """Write what is needed at every TAB."""
    shorts = "".join(f" {letter}{name}" for letter, name in plan.letters().items())
    found = {
        "_rolcli_shared_en": specs(plan.shared, "en"),
        "_rolcli_shared_es": specs(plan.shared, "es"),
        "_rolcli_short": shorts + " ",
        "_rolcli_verbs": " ".join(plan.any_verb),
        "_rolcli_games": " ".join(word.typed.en for word in plan.games),
        "_rolcli_aliases": " ".join(plan.aliases),
        "_rolcli_books": " ".join(map(book, plan.rules.items())),
    }
    return "".join(f"{name}={quoted(value)}\n" for name, value in found.items())


def book(rules: tuple[Sequence[str], Sequence[Word]]) -> str:
    """Write a game that has rules, and with which letters their ids begin."""
    keys, words = rules
    letters = sorted({word.typed.en[0] for word in words})
    return keys[0] + ":" + "".join(one + one.lower() for one in letters)


def games(plan: Plan) -> str:
    """Write the function that knows a game by any of its names."""
    lines = []
    for name, others in plan.names.items():
        patterns = "|".join(dict.fromkeys(spaced((name, *others))))
        lines += [f"{patterns}) game={name} ;;"]
    return (
        "_rolcli_game() {\n    shopt -s nocasematch\n    case $1 in\n"
        + "".join(f"        {line}\n" for line in lines)
        + "        *) set -- ;;\n    esac\n"
        + "    [[ -n $anycase ]] || shopt -u nocasematch\n    [[ $# -gt 0 ]]\n}\n"
    )


def verbs(plan: Plan) -> str:
    """Write the function that knows a verb by its Spanish names."""
    lines = [f"{'|'.join(words)}) verb={verb} ;;" for verb, words in plan.meanings.items()]
    return (
        "_rolcli_verb() {\n    verb=$1\n    shopt -s nocasematch\n    case $1 in\n"
        + "".join(f"        {line}\n" for line in lines)
        + "    esac\n    [[ -n $anycase ]] || shopt -u nocasematch\n}\n"
    )


def spaced(names: Iterable[str]) -> list[str]:
    """Write names as patterns in which -, _ and a space are one."""
    return [name.replace("-", "_").replace("_", r"[-_\ ]") for name in names]


def contexts(plan: Plan) -> str:
    """Write the function that knows what can stand after a verb."""
    lines: list[str] = []
    for keys, context in plan.contexts.items():
        lines += ["|".join(keys) + ")", f"    arguments={quoted(arguments(context))}"]
        both = [quoted(specs(context.options, lang)) for lang in LANGUAGES]
        if both[0] == both[1]:
            lines.append(f"    specs={both[0]}")
        else:
            lines += [f"    specs={both[0]}", f"    [[ $lang != es ]] || specs={both[1]}"]
        if context.hidden:
            lines.append(f"    hidden={quoted(' ' + ' '.join(context.hidden) + ' ')}")
        lines.append("    ;;")
    return function("context", [*lines, "*) return 1 ;;"])


def specs(options: Iterable[Spec], lang: str) -> str:
    """Write options: ``--flag``, ``--option=source``, ``--repeated=source+``."""
    return " ".join(
        name + ("" if one.source is None else f"={one.source}" + "+" * one.repeat)
        for one in options
        for name in one.called(lang)
    )


def arguments(context: Context) -> str:
    """Write arguments: the source of each, ``-`` for free text."""
    return " ".join((one.source or "-") + "+" * one.repeat for one in context.arguments)


def lists(plan: Plan) -> str:
    """Write the function that knows all lists of plain words."""
    lines: list[str] = []
    for keys, words in plan.list_branches(typed, glob=True):
        lines += branch(keys, "list", words)
    return function("list", [*lines, "*) return 1 ;;"], "$lang:$1")


def typed(words: Iterable[Word], lang: str) -> list[str]:
    """List words as they are typed."""
    return [word.typed[lang] for word in words]


def rows(plan: Plan) -> str:
    """Write the function that knows weapons and armours: a branch for each first letter.

    An empty word ends a row. Without a letter only what each row is called first is listed.
    """
    lines: list[str] = []
    for keys, lang, items in plan.row_branches():
        lines += ["|".join(keys) + ")", "    case $2 in"]
        for letter, found in by_letter(items, lang).items():
            inner = branch([letter_pattern(letter)], "rows", found)
            lines += ["        " + one for one in inner]
        lines += ["    esac", "    ;;"]
    return function("rows", lines, "$lang:$1")


def by_letter(items: Iterable[Row], lang: str) -> dict[str, list[str]]:
    """Sort the names of rows by their first letters, each row's with an empty word after them."""
    found: dict[str, list[str]] = {"": []}
    for item in items:
        names = item[lang]
        found[""] += [names[0], ""]
        own: dict[str, list[str]] = {}
        for name in names:
            own.setdefault(fold(name[0]) or name[0], []).append(name)
        for letter, called in own.items():
            found.setdefault(letter, []).extend((*called, ""))
    return found


def letter_pattern(letter: str) -> str:
    """Write the pattern of a first letter in either case, with or without accent."""
    if not letter.isalpha():
        return quoted(letter)
    accented = {"a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "n": "ñ"}.get(letter, "")
    return f"[{letter}{letter.upper()}{accented}{accented.upper()}]"


def branch(keys: Sequence[str], variable: str, words: Sequence[str]) -> list[str]:
    """Write a branch that fills an array."""
    body = filled(map(quoted, words))
    return ["|".join(keys) + ")", f"    {variable}=(", *body, "    )", "    ;;"]


def filled(words: Iterable[str]) -> list[str]:
    """Set words in lines."""
    lines = ["       "]
    for word in words:
        if len(lines[-1]) + len(word) > WIDTH and lines[-1].strip():
            lines.append("       ")
        lines[-1] += " " + word
    return lines


def function(name: str, branches: Iterable[str], word: str = "$1") -> str:
    """Write a function that is one case."""
    body = "\n".join("        " + line for line in branches)
    return f"_rolcli_{name}() {{\n    case {word} in\n{body}\n    esac\n}}\n"


def quoted(word: str) -> str:
    """Quote a word where the shell would not read it as it is."""
    if word and all(c.isascii() and (c.isalnum() or c in "_./:+,@%-") for c in word):
        return word
    return "'" + word.replace("'", "'\\''") + "'"
