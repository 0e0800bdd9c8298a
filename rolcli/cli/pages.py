"""Help: what the program, a game or a verb offers."""

from __future__ import annotations

from rolcli.cli.fields import fields_of
from rolcli.cli.games import VerbLabel, chosen, every, guest, having, lacking
from rolcli.cli.general import GENERAL, HELP, general_verb
from rolcli.cli.scan import scan
from rolcli.cli.spoken import TokenNames, verb_name
from rolcli.cli.target import is_game
from rolcli.cli.typeset import Page, typeset
from rolcli.cli.verb_page import shared_section, usage, verb_page, verb_rows
from rolcli.errors import RolcliError
from rolcli.messages import msg
from rolcli.rulesets import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.environment import Environment
    from rolcli.cli.output import Output
    from rolcli.cli.scan import CommandLine
    from rolcli.declare.game import Ruleset
    from rolcli.locale import Translator


def show(
    line: CommandLine, seen: dict[str, str | bool], environment: Environment, output: Output
) -> None:
    """Print the help that a command line asks for."""
    tr = output.options.tr
    page = page_of(asked(line), seen, environment, tr)
    output.format = "plain"
    output.write(typeset(page, tr(msg("Usage:")), environment.width))


def asked(line: CommandLine) -> CommandLine:
    """Give the line that help is asked for: what stands behind the word help, if that is there."""
    if line.verb is None or line.verb.casefold() not in HELP:
        return line
    behind = scan(line.rest, is_game)
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
    brief = bool(seen.get("brief")) and not seen.get("help")
    if line.verb is None:
        if line.game is not None:
            return game_page(find(line.game), tr)
        try:
            ruleset = chosen(option, None, environment)
        except RolcliError:
            if option is not None:
                raise
            ruleset = None
        return general_page(ruleset, tr, brief)
    name = general_verb(line.verb)
    if name in GENERAL:
        return verb_page(GENERAL[name], None, tr, brief)
    ruleset = chosen(option, line.game, environment)
    if ruleset is not None and (name := ruleset.called(name)) in ruleset.verbs:
        return verb_page(ruleset.verbs[name], ruleset, tr, brief)
    if ruleset is None and (games := having(name)):
        return unchosen_page(games[0].called(name), games, tr)
    game = guest(line.verb) if line.game is None else None
    if game is None:
        raise lacking(name, ruleset, GENERAL.values())
    return page_of(line.within(game.name), seen, environment, tr)


def general_page(ruleset: Ruleset | None, tr: Translator, brief: bool = False) -> Page:
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
    if not brief:
        page.sections.append(shared_section(tr))
    page.after = [
        tr(msg("`rolcli VERB --help` tells more, `rolcli NAME` lists the verbs of a game.")),
        tr(msg("Examples: {commands}", commands="; ".join(examples(tr)))),
    ]
    return page


def examples(tr: Translator) -> list[str]:
    """List everyday commands in the words of a language."""
    rows = ((None, "roll", "4d6kh3"), (None, "odds", "3d6 --at-least 15"), ("coc7", "test", "60"))
    found = []
    for game, name, rest in rows:
        ruleset = None if game is None else find(game)
        verb = GENERAL[name] if ruleset is None else ruleset.verbs[name]
        words = TokenNames(fields_of(verb, ruleset), tr, game).spoken(rest.split())
        head = ["rolcli"] if game is None else ["rolcli", game]
        found.append(" ".join([*head, verb_name(verb, tr), *words]))
    return found


def game_page(ruleset: Ruleset, tr: Translator) -> Page:
    """Describe a game: its verbs, and how to roll the dice that share its name."""
    page = Page(
        [(f"rolcli {ruleset.name}", tr(msg("VERB ARGUMENTS [OPTIONS]")))], [tr(ruleset.title)]
    )
    page.sections.append((tr(msg("Verbs")), verb_rows(ruleset.verbs.values(), tr)))
    if ruleset.roll_hint is not None:
        hint = tr(ruleset.roll_hint)
        if hint.startswith("rolcli "):
            spoken = hint.replace("rolcli roll", f"rolcli {verb_name(GENERAL['roll'], tr)}")
            hint = tr(msg("To roll the dice of this name: {command}", command=spoken))
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
            f"rolcli -r {game.name} {verb_name(game.verbs[name], tr)}",
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
                verb=VerbLabel(games[0].verbs[name]),
            )
        )
    ]
    return page
