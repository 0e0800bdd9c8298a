"""The page of help of a verb: usage, arguments and options in their groups."""

from __future__ import annotations

from rolcli.cli.commands.completion import INSTALL
from rolcli.cli.fields import fields_of, is_needed, repeats, shown_names
from rolcli.cli.general import LANGUAGE, ROLLING
from rolcli.cli.metavars import Choosable, metavar
from rolcli.cli.shared import SHARED
from rolcli.cli.spoken import example, option_name, speak, verb_name
from rolcli.cli.typeset import Page
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.cli.fields import Fields
    from rolcli.cli.typeset import Section
    from rolcli.declare import Field
    from rolcli.declare.game import Ruleset, Verb
    from rolcli.locale import Translator

A_SCREEN = 7
"""The most parameters that are explained one by one on one screen; more are only listed."""


def verb_page(verb: Verb, ruleset: Ruleset | None, tr: Translator, brief: bool) -> Page:
    """Describe a verb: what it does, takes and looks like; ``brief`` on one screen."""
    fields = fields_of(verb, ruleset)
    speak(fields, tr)
    prefix = "rolcli" if ruleset is None else f"rolcli -r {ruleset.name}"
    rules = None if ruleset is None else ruleset.name
    command = f"{prefix} {verb_name(verb, tr)}"
    page = Page([(command, usage(fields, tr, rules))], [tr(verb.help)])
    if ruleset is None and verb.name in ROLLING and not brief:
        page.before += map(tr, LANGUAGE)
    shown = [field for field in fields.values() if not field.hidden]
    listed = brief and len(shown) > A_SCREEN
    for heading, group in groups(shown, tr):
        if listed:
            rows = [(synopsis(field, tr, rules), "") for field in group]
        else:
            rows = [option_row(field, tr, rules) for field in group]
        page.sections.append((heading, rows))
    if ruleset is None and verb.name == "completion":
        page.sections.append((tr(msg("Type this once, in that shell")), [*INSTALL.items()]))
    if brief:
        page.after = [tr(msg("--help tells more, and lists the options that every verb has."))]
    else:
        page.sections.append(shared_section(tr))
        line = f"rolcli {example(verb, fields, tr, rules)}"
        page.after = [tr(msg("Example: {command}", command=line))]
    return page


def groups(fields: Iterable[Field], tr: Translator) -> list[tuple[str, list[Field]]]:
    """Bring parameters together under the headings of their records, in order."""
    found: dict[str, list[Field]] = {}
    for field in fields:
        if field.positional:
            heading = tr(msg("Arguments"))
        else:
            heading = tr(msg("Options") if field.heading is None else field.heading)
        found.setdefault(heading, []).append(field)
    return list(found.items())


def usage(fields: Fields, tr: Translator, rules: str | None = None) -> str:
    """Write what stands after a verb."""
    words = [tr(msg("[OPTIONS]"))]
    for field in fields.values():
        if field.positional:
            word = metavar(field, tr, rules) + ("..." if repeats(field) else "")
            words.append(word if is_needed(field) else f"[{word}]")
    return " ".join(words)


def verb_rows(verbs: Iterable[Verb], tr: Translator) -> list[tuple[str, str]]:
    """Lay verbs out, each by the name that the language shows first."""
    return [(verb_name(verb, tr), tr(verb.help)) for verb in verbs]


def shared_section(tr: Translator) -> Section:
    """Lay out the options that every verb shares."""
    heading = tr(msg("Options of every verb, before or after it"))
    return heading, [option_row(field, tr) for field in SHARED.values()]


def synopsis(field: Field, tr: Translator, rules: str | None) -> str:
    """Write how an option or argument is typed, by its one name in the language."""
    value = metavar(field, tr, rules)
    if field.positional:
        return value
    name = option_name(field, tr)
    return name if field.base is bool else f"{name} {value}"


def option_row(field: Field, tr: Translator, rules: str | None = None) -> tuple[str, str]:
    """Lay out an option or argument."""
    value = metavar(field, tr, rules)
    words = value if field.positional else ", ".join(shown_names(field, tr.lang))
    if not field.positional and field.base is not bool:
        words += " " + value
    text = tr(field.help)
    if field.positional and field.choices:  # its name does not list them
        text += " " + tr(msg("One of {names}.", names=Choosable(field.choices, rules)))
    if repeats(field) and not field.positional:
        text += " " + tr(msg("May be repeated."))
    if field.rule is not None:
        text += f" ({field.rule})"
    return words, text
