"""Help: what the program, a game or a verb offers."""

from __future__ import annotations

from rolcli.cli.commands.completion import INSTALL
from rolcli.cli.fields import fields_of, is_needed, repeats, shown_names
from rolcli.cli.games import chosen, every, guest, having, lacking
from rolcli.cli.general import GENERAL, LANGUAGE, ROLLING
from rolcli.cli.metavars import Choosable, metavar
from rolcli.cli.scan import scan
from rolcli.cli.shared import SHARED
from rolcli.cli.verbs import canonical_verb
from rolcli.errors import RolcliError
from rolcli.messages import msg
from rolcli.rulesets import find, resolve
from rolcli.rulesets.guests import their_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rolcli.cli.environment import Environment
    from rolcli.cli.fields import Fields
    from rolcli.cli.output import Output
    from rolcli.cli.scan import CommandLine
    from rolcli.declare import Field
    from rolcli.declare.game import Ruleset, Verb
    from rolcli.locale import Translator

    Section = tuple[str, list[tuple[str, str]]]


class Page:
    """A page of help: usage lines, paragraphs, sections of two columns, what stands last."""

    __slots__ = ("after", "before", "sections", "usages")

    def __init__(self, usages: list[tuple[str, str]], before: Iterable[str] = ()) -> None:
        self.usages = usages
        self.before = list(before)
        self.sections: list[Section] = []
        self.after: list[str] = []


def show(
    line: CommandLine, seen: dict[str, str | bool], environment: Environment, output: Output
) -> None:
    """Print the help that a command line asks for."""
    tr = output.options.tr
    page = page_of(asked(line), seen, environment, tr)
    from rolcli.cli.typeset import typeset

    output.format = "plain"
    output.write(typeset(page, tr(msg("Usage:")), environment.width))


def asked(line: CommandLine) -> CommandLine:
    """Give the line that help is asked for: what stands behind the word help, if that is there."""
    if line.verb is None or canonical_verb(line.verb) != "help":
        return line
    behind = scan(line.rest, lambda word: word not in GENERAL and resolve(word) is not None)
    behind.game = behind.game or line.game
    return behind


def page_of(
    line: CommandLine,
    seen: dict[str, str | bool],
    environment: Environment,
    tr: Translator,
) -> Page:
    """Choose the page."""
    option = seen.get("rules")
    if line.verb is None:
        if line.game is not None:
            return game_page(find(line.game), tr)
        try:
            ruleset = chosen(option, None, environment)
        except RolcliError:
            if option is not None:
                raise
            ruleset = None
        return general_page(ruleset, tr)
    name = canonical_verb(line.verb)
    if name in GENERAL:
        return verb_page(GENERAL[name], None, tr)
    ruleset = chosen(option, line.game, environment)
    if ruleset is not None and name in ruleset.verbs:
        return verb_page(ruleset.verbs[name], ruleset, tr)
    if ruleset is None and (games := having(name)):
        return unchosen_page(name, games, tr)
    game = guest(line.verb) if line.game is None else None
    if game is None:
        raise lacking(name, ruleset, GENERAL)
    return page_of(line.within(game.name), seen, environment, tr)


def general_page(ruleset: Ruleset | None, tr: Translator) -> Page:
    """Describe the whole program."""
    page = Page(
        [("rolcli", tr(msg("[OPTIONS] VERB ARGUMENTS [OPTIONS]")))],
        [tr(msg("Roll dice and resolve the rolls of whole games; exact odds of all of it."))],
    )
    page.sections.append((tr(msg("Verbs")), verb_rows(GENERAL.values(), tr)))
    if ruleset is not None:
        heading = tr(msg("Verbs of {rules}", rules=ruleset.name))
        page.sections.append((heading, verb_rows(ruleset.verbs.values(), tr)))
    page.sections.append(
        (
            tr(msg("Games (-r NAME, or rolcli use NAME)")),
            [(game.name, tr(game.title)) for game in every()],
        )
    )
    page.sections.append(shared_section(tr))
    page.after = [
        tr(msg("`rolcli VERB --help` tells more, `rolcli NAME` lists the verbs of a game.")),
        tr(
            msg(
                "Examples: {commands}",
                commands="rolcli roll 4d6kh3; rolcli odds 3d6 --at-least 15; rolcli coc7 test 60",
            )
        ),
    ]
    return page


def game_page(ruleset: Ruleset, tr: Translator) -> Page:
    """Describe a game: its verbs, and how to roll the dice that share its name."""
    page = Page(
        [(f"rolcli {ruleset.name}", tr(msg("VERB ARGUMENTS [OPTIONS]")))], [tr(ruleset.title)]
    )
    page.sections.append((tr(msg("Verbs")), verb_rows(ruleset.verbs.values(), tr)))
    if ruleset.roll_hint is not None:
        hint = tr(ruleset.roll_hint)
        if hint.startswith("rolcli "):
            hint = tr(msg("To roll the dice of this name: {command}", command=hint))
        page.after.append(hint)
    page.after.append(
        tr(
            msg(
                "`rolcli {name} VERB --help` tells more, `rolcli rules show {name}` lists "
                "rules and house rules, `rolcli use {name}` chooses the game once for all.",
                name=ruleset.name,
            )
        )
    )
    return page


def unchosen_page(name: str, games: Sequence[Ruleset], tr: Translator) -> Page:
    """Describe a verb that several games have while none is chosen."""
    usages = [
        (
            f"rolcli -r {game.name} {name}",
            usage(fields_of(game.verbs[name], game), tr, game.name),
        )
        for game in games
    ]
    page = general_page(None, tr)
    page.usages = usages
    page.before = [
        tr(
            msg(
                "{verb} is a verb of these games; -r NAME, ROLCLI_RULES or `rolcli use NAME` "
                "chooses one, and then --help shows its options.",
                verb=name,
            )
        )
    ]
    return page


def verb_page(verb: Verb, ruleset: Ruleset | None, tr: Translator) -> Page:
    """Describe a verb: what it does, takes and looks like."""
    if ruleset is None or ruleset.maker is None:
        fields = fields_of(verb, ruleset)
    else:
        with their_code(ruleset.name, ruleset.maker):
            fields = fields_of(verb, ruleset)
    prefix = "rolcli" if ruleset is None else f"rolcli -r {ruleset.name}"
    rules = None if ruleset is None else ruleset.name
    page = Page([(f"{prefix} {verb.name}", usage(fields, tr, rules))], [tr(verb.help)])
    if ruleset is None and verb.name in ROLLING:
        page.before += map(tr, LANGUAGE)
    for heading, wanted in ((msg("Arguments"), True), (msg("Options"), False)):
        rows = [
            option_row(field, tr, rules)
            for field in fields.values()
            if field.positional is wanted and not field.hidden
        ]
        if rows:
            page.sections.append((tr(heading), rows))
    if ruleset is None and verb.name == "completion":
        page.sections.append((tr(msg("Type this once, in that shell")), [*INSTALL.items()]))
    page.sections.append(shared_section(tr))
    page.after = [tr(msg("Example: {command}", command=f"rolcli {verb.example}"))]
    return page


def usage(fields: Fields, tr: Translator, rules: str | None = None) -> str:
    """Write what stands after a verb."""
    words = [tr(msg("[OPTIONS]"))]
    for field in fields.values():
        if field.positional:
            word = metavar(field, tr, rules) + ("..." if repeats(field) else "")
            words.append(word if is_needed(field) else f"[{word}]")
    return " ".join(words)


def verb_rows(verbs: Iterable[Verb], tr: Translator) -> list[tuple[str, str]]:
    """Lay verbs out."""
    return [(verb.name, tr(verb.help)) for verb in verbs]


def shared_section(tr: Translator) -> Section:
    """Lay out the options that every verb shares."""
    heading = tr(msg("Options of every verb, before or after it"))
    return heading, [option_row(field, tr) for field in SHARED.values()]


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
