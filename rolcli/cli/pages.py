"""Help: what the program, a game or a verb offers."""

from __future__ import annotations

from rolcli.cli.commands.completion import INSTALL
from rolcli.cli.games import chosen, every, having, lacking, third_party
from rolcli.cli.general import GENERAL, LANGUAGE, ROLLING
from rolcli.cli.shared import SHARED
from rolcli.cli.spec import Words
from rolcli.errors import RolcliError
from rolcli.locale.metavars import metavar
from rolcli.messages import msg
from rolcli.rulesets import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rolcli.cli.argv import Line
    from rolcli.cli.environment import Environment
    from rolcli.cli.output import Output
    from rolcli.cli.spec import Option
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
    line: Line, seen: dict[str, str | bool], environment: Environment, output: Output
) -> None:
    """Print the help that a command line asks for."""
    tr = output.options.tr
    page = page_of(line, seen, environment, tr)
    from rolcli.cli.app import typeset

    output.format = "plain"
    output.write(typeset(page, tr(msg("Usage:")), environment.width))


def page_of(
    line: Line, seen: dict[str, str | bool], environment: Environment, tr: Translator
) -> Page:
    """Choose the page."""
    option = seen.get("rules")
    name = line.verb
    if name is None:
        if line.game is not None:
            return game_page(find(line.game), tr)
        try:
            ruleset = chosen(option, None, environment)  # type: ignore[arg-type]
        except RolcliError:
            if option is not None:
                raise
            ruleset = None
        return general_page(ruleset, tr)
    if name in GENERAL:
        return verb_page(GENERAL[name], None, tr)
    ruleset = chosen(option, line.game, environment)  # type: ignore[arg-type]
    if ruleset is not None and name in ruleset.verbs:
        return verb_page(ruleset.verbs[name], ruleset, tr)
    if ruleset is None and (games := having(name)):
        return unchosen_page(name, games, tr)
    game = third_party(name) if line.game is None else None
    if game is None:
        raise lacking(name, ruleset, GENERAL)
    if line.rest and line.rest[0] in game.verbs:
        return verb_page(game.verbs[line.rest[0]], game, tr)
    return game_page(game, tr)


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
    from rolcli.cli.reader import verb_options

    usages = [
        (
            f"rolcli -r {game.name} {name}",
            usage(verb_options(game.verbs[name], game), tr, game.name),
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
    from rolcli.cli.reader import verb_options

    options = verb_options(verb, ruleset)
    prefix = "rolcli" if ruleset is None else f"rolcli -r {ruleset.name}"
    rules = None if ruleset is None else ruleset.name
    page = Page([(f"{prefix} {verb.name}", usage(options, tr, rules))], [tr(verb.help)])
    if ruleset is None and verb.name in ROLLING:
        page.before += map(tr, LANGUAGE)
    for heading, wanted in ((msg("Arguments"), True), (msg("Options"), False)):
        rows = [
            option_row(option, tr, rules)
            for option in options
            if option.positional is wanted and not option.param.hidden
        ]
        if rows:
            page.sections.append((tr(heading), rows))
    if ruleset is None and verb.name == "completion":
        page.sections.append((tr(msg("Type this once, in that shell")), [*INSTALL.items()]))
    page.sections.append(shared_section(tr))
    page.after = [tr(msg("Example: {command}", command=f"rolcli {verb.example}"))]
    return page


def usage(options: Iterable[Option], tr: Translator, rules: str | None = None) -> str:
    """Write what stands after a verb."""
    words = [tr(msg("[OPTIONS]"))]
    for option in options:
        if option.positional:
            word = metavar(option, tr, rules) + ("..." if option.repeat else "")
            words.append(word if option.required else f"[{word}]")
    return " ".join(words)


def verb_rows(verbs: Iterable[Verb], tr: Translator) -> list[tuple[str, str]]:
    """Lay verbs out."""
    return [(verb.name, tr(verb.help)) for verb in verbs]


def shared_section(tr: Translator) -> Section:
    """Lay out the options that every verb shares."""
    heading = tr(msg("Options of every verb, before or after it"))
    return heading, [option_row(option, tr) for option in SHARED]


def option_row(
    option: Option, tr: Translator, rules: str | None = None
) -> tuple[str, str]:
    """Lay out an option or argument."""
    value = metavar(option, tr, rules)
    words = value if option.positional else ", ".join(option.names)
    if not option.positional and not option.flag:
        words += " " + value
    text = tr(option.param.help)
    if option.positional and option.param.choices:  # its name does not list them
        text += " " + tr(msg("One of {names}.", names=Words(option.param.choices)))
    if option.repeat and not option.positional:
        text += " " + tr(msg("May be repeated."))
    if option.param.rule is not None:
        text += f" ({option.param.rule})"
    return words, text
