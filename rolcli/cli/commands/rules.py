"""`rolcli rules`: the games, their rules and their house rules."""

from __future__ import annotations

from re import fullmatch

from rolcli.cli.games import every
from rolcli.cli.listing import print_rows
from rolcli.cli.origins import house_in_force
from rolcli.cli.shared import SHARED
from rolcli.cli.spoken import option_name, verb_name
from rolcli.cli.suggest import surplus
from rolcli.declare import Ask, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets import find, other_names, resolve
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.origins import InForce
    from rolcli.cli.session import Session
    from rolcli.declare.game import Ruleset, Setting
    from rolcli.locale import Translator

TOPICS = {"list": ("lista",), "show": ("ver", "mostrar")}
"""What there is to do, with other names. Any other word is a game or a rule to show."""


class Rules(Ask):
    """What `rules` takes."""

    what = Text(
        N_("list: the games. show, or a name at once: the rules of a game, or one of them."),
        positional=True,
        metavar="list|show|NAME|RULE-ID",
        default=None,
    )
    which = Text(
        N_("A game, or the id of a rule."), positional=True, metavar="NAME|RULE-ID", default=None
    )


def rules(session: Session, ask: Rules) -> None:
    """List the games, show one, or explain one rule."""
    what, which = ask.what, ask.which
    topic = "show" if what is None else canonical(what, TOPICS)
    if which is not None and topic != "show":
        raise surplus([which], msg("To see one game: rolcli rules show {name}", name=which))
    if topic == "list":
        list_games(session)
        return
    if topic is None:
        which = what
    if which is None:
        if session.ruleset is None:
            raise UsageError(
                "no_ruleset",
                msg("No game is chosen."),
                hint=msg(
                    "Name it, such as `rolcli rules show coc7`: {names}.",
                    names=", ".join(game.name for game in every()),
                ),
            )
        show_game(session, session.ruleset)
    elif is_rule_id(which):
        show_rule(session, which.strip().upper())
    else:
        show_game(session, find(which))


def is_rule_id(text: str) -> bool:
    """Tell whether a text looks like the id of a rule."""
    head, dash, tail = rule_id(text).rpartition("-")
    return bool(head and dash and tail[:1] in tuple("0123456789P")) and resolve(text) is None


def rule_id(text: str) -> str:
    """Write a rule id as rules have it: ``coc34`` and ``COC-034`` are ``COC-34``."""
    found = fullmatch(r"(D6|[A-Z]{3,}?)[-_ ]?(P?)0*([0-9]+)", text.strip().upper())
    if found is None:
        return text.strip().upper()
    number = found[3] if found[2] else found[3].zfill(2)
    return f"{found[1]}-{found[2]}{number}"


def list_games(session: Session) -> None:
    """List the games with their titles."""
    output = session.output
    tr = output.options.tr
    games = every()
    if output.format == "json":
        output.several()
        for game in games:
            output.text(
                "",
                {
                    "rules": game.name,
                    "title": tr(game.title),
                    "aliases": typed_names(game),
                    "verbs": list(game.verbs),
                },
            )
        return
    print_rows(
        output,
        [tr(msg("name")), tr(msg("game")), tr(msg("also called")), tr(msg("verbs"))],
        [
            [game.name, tr(game.title), ", ".join(typed_names(game)),
             ", ".join([verb_name(verb, tr) for verb in game.verbs.values()])]
            for game in games
        ],
    )
    if not session.output.options.quiet:
        output.write(tr(msg("Each is a house document; --set book=published plays by the book.")))


def typed_names(game: Ruleset) -> list[str]:
    """List the other names of a game as people type them."""
    return [name.replace("_", "-") for name in other_names(game)]


def show_game(session: Session, ruleset: Ruleset) -> None:
    """Print a game's house rules and rules."""
    output = session.output
    tr = output.options.tr
    defaults = ruleset.house()
    force = house_in_force(session.config, ruleset)
    settings = ruleset.settings
    texts = {rule: text[tr.lang == "es"] for rule, text in ruleset.rules.items()}
    if output.format == "json":
        output.text(
            "",
            {
                "rules": ruleset.name,
                "title": tr(ruleset.title),
                "settings": {
                    name: {
                        "default": jsonable(defaults[name]),
                        "value": jsonable(force[name].value),
                        "takes": tr(setting.takes),
                        "rule": setting.rule,
                        "help": tr(setting.help),
                    }
                    for name, setting in settings.items()
                },
                "texts": texts,
            },
        )
        return
    output.write(f"{ruleset.name}: {tr(ruleset.title)}")
    if settings:
        output.write("\n" + tr(msg("House rules, for --set NAME=VALUE or config.toml:")))
        head = [tr(msg("name")), tr(msg("values")), tr(msg("rule")), tr(msg("meaning"))]
        print_rows(
            output,
            head,
            [
                [
                    name,
                    takes(setting, defaults[name], force[name], tr),
                    setting.rule,
                    tr(setting.help),
                ]
                for name, setting in settings.items()
            ],
        )
    output.write("\n" + tr(msg("Rules:")))
    print_rows(output, [tr(msg("rule")), tr(msg("meaning"))], [*map(list, texts.items())])


def takes(setting: Setting, default: object, force: InForce, tr: Translator) -> str:
    """Word the values of a setting, which one holds without a word, and which one holds now."""
    text = f"{tr(setting.takes)} ({tr(setting.typed(default))})"
    if force.value == default:
        return text
    now = msg("now {value}: {origin}", value=setting.typed(force.value), origin=force.origin)
    return f"{text}; {tr(now)}"


def jsonable(value: object) -> object:
    """Give a setting's value as JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def show_rule(session: Session, typed: str) -> None:
    """Print one rule and the house rules that bend it."""
    output = session.output
    tr = output.options.tr
    games = [session.ruleset] if session.ruleset is not None else []
    for game in [*games, *every()]:
        rule = typed if typed in game.rules else rule_id(typed)
        text = game.rules.get(rule)
        if text is None:
            continue
        bent = {name: s for name, s in game.settings.items() if s.rule == rule}
        if output.format == "json":
            output.text(
                "",
                {
                    "rules": game.name,
                    "rule": rule,
                    "text": text[tr.lang == "es"],
                    "settings": list(bent),
                },
            )
            return
        output.write(f"{rule}: {text[tr.lang == 'es']}")
        for name, setting in bent.items():
            values = tr(setting.takes)
            option = option_name(SHARED["set"], tr)
            output.write(f"  {option} {name}=... ({values}): {tr(setting.help)}")
        return
    raise UsageError(
        "not_found",
        msg("There is no rule {rule}.", rule=typed),
        hint=msg("`rolcli rules show NAME` lists the rules of a game."),
    )
