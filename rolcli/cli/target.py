"""What a line asks for: its verb and game, and the texts given to its parameters."""

from __future__ import annotations

from rolcli.cli.fields import OptionNames, assigned, fields_of, gathered, is_needed
from rolcli.cli.general import FREE, GENERAL, general_verb
from rolcli.cli.scan import CommandLine, Parts, has_options, shared_table, take_apart
from rolcli.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.environment import Config, Environment
    from rolcli.cli.fields import Fields, Typed
    from rolcli.declare import Field
    from rolcli.declare.game import Ruleset, Verb

    Seen = dict[str, str | bool]


def is_game(word: str) -> bool:
    """Tell whether the first word names a built-in game rather than a verb."""
    if word in GENERAL:
        return False
    from rolcli.rulesets import resolve

    return resolve(word) is not None


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
        self.fields = fields_of(verb, playing)

    def parts(self) -> Parts:
        """Take apart what follows the verb."""
        rest = self.line.rest
        if not has_options(rest):
            parts = Parts()
            parts.values += rest
            return parts
        names: OptionNames | None = self.verb.names
        if names is None:
            names = self.verb.names = OptionNames(self.fields, shared_table())
        return take_apart(rest, names)

    def typed(self, closed: bool, seated: bool = False) -> tuple[Typed, Typed]:
        """Give the texts of the shared options and of the verb's own parameters by key.

        What a sheet may fill need not be there where somebody is ``seated``. Raise
        UsageError for a line that does not fit the declaration.
        """
        before = self.line.before
        parts = self.parts()
        shared, own = sorted_out([*before.given, *parts.given])
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

            try:
                shared, own = read(self.verb.name, fields, before, parts)
            except UsageError as error:
                places = sum(field.positional for field in fields.values())
                if swept and not parts.fault and len(parts.values) > places:
                    from rolcli.cli.sweeping import left_out

                    error.hint = left_out([self.fields[key] for key in swept])
                raise
            return shared, own | swept
        assert arguments is not None
        return shared, own | arguments | swept


def refuse_open(rest: Sequence[str]) -> None:
    """Raise UsageError where a line ends in an option of every verb that lacks its value."""
    last = rest[-1] if rest else ""
    field = shared_table().get(last)
    if field is not None and field.base is not bool and field.bare is None:
        from rolcli.cli.typer_reader import without_value

        raise without_value(last)


def sorted_out(given: Sequence[tuple[Field, str | None]]) -> tuple[Typed, Typed]:
    """Part the options of every verb from those of the one that is asked for."""
    if not given:
        return {}, {}
    from rolcli.cli.shared import SHARED

    shared = gathered(pair for pair in given if SHARED.get(pair[0].key) is pair[0])
    return shared, gathered(pair for pair in given if SHARED.get(pair[0].key) is not pair[0])


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
    option = seen.get("rules")
    campaign = None if config.table is None else config.table.game
    if line.game is not None and line.verb not in GENERAL:  # the usual case, at once
        from rolcli.cli.games import chosen

        ruleset = chosen(option, line.game, environment, campaign)
        if ruleset is not None and line.verb in ruleset.verbs:
            return Target(line, ruleset.verbs[line.verb], ruleset, ruleset)
    name = general_verb(line.verb)
    verb = GENERAL.get(name)
    if verb is not None:
        if option is None and line.game is None and name in FREE:
            return Target(line, verb, None, None)
        from rolcli.cli.games import chosen

        return Target(line, verb, None, chosen(option, line.game, environment, campaign))
    from rolcli.cli.games import chosen, guest, lacking

    ruleset = chosen(option, line.game, environment, campaign)
    if ruleset is not None:
        name = ruleset.called(name)
        if name in ruleset.verbs:
            return Target(line, ruleset.verbs[name], ruleset, ruleset)
    game = guest(line.verb) if line.game is None else None
    if game is None:
        if ruleset is None:
            refuse_open(line.rest)
        raise lacking(name, ruleset, GENERAL.values())
    return target_of(line.within(game.name), seen, environment, config)
