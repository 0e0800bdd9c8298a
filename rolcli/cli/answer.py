"""Answers a command line: finds what it asks for, reads it and runs it.

A clear line is read straight from the declaration. In any doubt (an option that does
not exist, a missing value, a wrong count) Typer gets the line, already taken apart,
and refuses it in words. What a value means is read in one place for both.
"""

from __future__ import annotations

from rolcli.cli import status
from rolcli.cli.config import Config, read_config, sit_down
from rolcli.cli.execute import blamed, execute
from rolcli.cli.fields import fields_of, is_needed, table_of
from rolcli.cli.general import FREE, GENERAL
from rolcli.cli.scan import CommandLine, scan, take_apart
from rolcli.cli.session import Call, Session
from rolcli.cli.shared import SHARED, SHARED_TABLE
from rolcli.cli.sharing import shared_of
from rolcli.cli.values import assigned, gathered, read_values
from rolcli.cli.verbs import canonical_verb
from rolcli.errors import RolcliError
from rolcli.rulesets import resolve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.environment import Environment
    from rolcli.cli.fields import Fields
    from rolcli.cli.output import Output
    from rolcli.cli.values import Typed
    from rolcli.declare.game import Ruleset, Verb

    Seen = dict[str, str | bool]

CLOSED = "ROLCLI_NO_FRONT_DOOR"
"""With this variable Typer reads every line, so that both ways can be compared."""


def answer(
    argv: Sequence[str], environment: Environment, output: Output, config: Config | None = None
) -> int:
    """Answer a command line; raise RolcliError for what goes wrong for a reason.

    ``config`` is the configuration where it is already read.
    """
    line = scan(argv, is_game)
    seen = line.seen()
    if config is None:
        output.settle(seen)
    if seen.get("version"):
        from rolcli.version import __version__

        output.format = "plain"
        output.write(f"rolcli {__version__}")
        return status.DONE
    helping = "help" in seen or "brief" in seen or canonical_verb(line.verb or "help") == "help"
    if config is None or "campaign" in seen:
        config = config_of(environment, seen, lenient=helping)
    output.settle(seen, config)
    if line.before.fault:
        from rolcli.cli.typer_reader import refuse_fault

        refuse_fault(line.before, SHARED_TABLE, before_verb=True)
    target = None if helping else target_of(line, seen, environment, config)
    if target is None:
        from rolcli.cli.pages import show

        show(line, seen, environment, output)
        return status.DONE
    ambient = environment.env.get("ROLCLI_AS") if target.playing is not None else None
    seated = bool(ambient or seen.get("actor") or seen.get("target")) or by_name(target)
    typed = target.typed(bool(environment.env.get(CLOSED)), seated)
    session = Session(environment, config, output)
    session.kin = () if target.playing is None else target.playing.kin
    shared = shared_of(read_values(SHARED, typed[0], session.files)[0])
    own = typed[1]
    try:
        if seated:
            from rolcli.cli.seats import seat

            own = seat(session, target, shared, own)
        parameters, given = read_values(target.fields, own, session.files)
        playing = None if target.playing is None else target.playing.name
        session.begin(Call(target.verb.name, playing, parameters, given, shared), target.ruleset)
        return execute(session)
    finally:
        session.leave()


def by_name(target: Target) -> bool:
    """Tell whether a line names combatants by their sheets alone: ``initiative ana bruno``."""
    combatants = any(field.kind == "who" and field.sheet for field in target.fields.values())
    return combatants and any(":" not in word for word in target.line.rest if word[:1] != "-")


def config_of(environment: Environment, seen: Seen, lenient: bool) -> Config:
    """Read the configuration and what the campaign settles; help must come even when either
    is broken.
    """
    config = Config()
    try:
        config = read_config(environment)
        named = seen.get("campaign")
        sit_down(config, environment, named if isinstance(named, str) else None)
    except RolcliError:
        if not lenient:
            raise
    return config


def is_game(word: str) -> bool:
    """Tell whether the first word names a built-in game rather than a verb."""
    return word not in GENERAL and resolve(word) is not None


class Target:
    """What a line asks for: the verb, its fields, the game it belongs to, the game in force."""

    __slots__ = ("fields", "line", "playing", "ruleset", "verb")

    def __init__(
        self, line: CommandLine, verb: Verb, playing: Ruleset | None, ruleset: Ruleset | None
    ) -> None:
        self.line = line
        self.verb = verb
        self.playing = playing
        self.ruleset = ruleset
        self.fields = blamed(playing, lambda: fields_of(verb, playing))

    def typed(self, closed: bool, seated: bool = False) -> tuple[Typed, Typed]:
        """Give the texts of the shared options and of the verb's own parameters by key.

        What a sheet may fill need not be there where somebody is ``seated``. Raise
        UsageError for a line that does not fit the declaration.
        """
        before = self.line.before
        names = self.verb.names
        if names is None:
            names = self.verb.names = SHARED_TABLE | table_of(self.fields)
        parts = take_apart(self.line.rest, names)
        given = [*before.given, *parts.given]
        shared = gathered(pair for pair in given if SHARED.get(pair[0].key) is pair[0])
        own = gathered(pair for pair in given if SHARED.get(pair[0].key) is not pair[0])
        fields, swept = self.fields, {}
        if "sweep" in shared and self.playing is not None:
            from rolcli.cli.sweeping import first_texts

            swept = first_texts(shared["sweep"], fields)
            own = {key: texts for key, texts in own.items() if key not in swept}
            fields = {key: field for key, field in fields.items() if key not in swept}
        arguments = assigned(fields, parts.values, seated)
        clear = arguments is not None and not parts.fault
        if (closed and not seated) or not clear or not complete(fields, own, seated):
            from rolcli.cli.typer_reader import read

            shared, own = read(self.verb.name, fields, before, parts)
            return shared, own | swept
        assert arguments is not None
        return shared, own | arguments | swept


def complete(fields: Fields, typed: Typed, seated: bool) -> bool:
    """Tell whether every option that must be given was; a sheet may have what it names."""
    return all(
        key in typed or field.positional or not is_needed(field) or (seated and field.sheet)
        for key, field in fields.items()
    )


def target_of(
    line: CommandLine, seen: Seen, environment: Environment, config: Config
) -> Target | None:
    """Find what a line asks for; None where it only names the game of a third party.

    Raise UsageError for a verb that does not exist.
    """
    if line.verb is None:
        return None
    name = canonical_verb(line.verb)
    option = seen.get("rules")
    campaign = None if config.table is None else config.table.game
    verb = GENERAL.get(name)
    if verb is not None:
        if option is None and line.game is None and name in FREE:
            return Target(line, verb, None, None)
        from rolcli.cli.games import chosen

        return Target(line, verb, None, chosen(option, line.game, environment, campaign))
    from rolcli.cli.games import chosen, guest, lacking

    ruleset = chosen(option, line.game, environment, campaign)
    if ruleset is not None and name in ruleset.verbs:
        return Target(line, ruleset.verbs[name], ruleset, ruleset)
    game = guest(line.verb) if line.game is None else None
    if game is None:
        raise lacking(name, ruleset, GENERAL)
    return target_of(line.within(game.name), seen, environment, config)
