"""Which game is played, and which games have a verb."""

from __future__ import annotations

from rolcli.cli.environment import active_file, is_there
from rolcli.errors import DataError, GameError, RolcliError, UsageError
from rolcli.messages import msg
from rolcli.rulesets import called, entry_of, find, fold, names, third_party

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rolcli.cli.environment import Environment
    from rolcli.declare.game import Ruleset, Verb


def chosen(
    option: object, prefix: str | None, environment: Environment, campaign: str | None = None
) -> Ruleset | None:
    """Find the game in force: ``-r``, the game named first, that of the campaign,
    ROLCLI_RULES, `use`; or None.

    Raise UsageError for an unknown name or for two different games.
    """
    if option is not None:
        ruleset = find(str(option))
        if prefix is not None and find(prefix).name != ruleset.name:
            raise UsageError(
                "excludes",
                msg("One call plays one game, not {one} and {other}.", one=prefix, other=option),
            )
        return ruleset
    name = prefix or campaign or environment.env.get("ROLCLI_RULES")
    if name:
        return find(name)
    if not is_there(active_file(environment)):
        return None
    from rolcli.cli.config_file import read_active

    name = read_active(environment)
    if name is None:
        return None
    try:
        return find(name)
    except UsageError as error:
        raise DataError(
            "bad_file",
            msg(
                "{file} names a game that does not exist: {name}.",
                file=active_file(environment),
                name=name,
            ),
            hint=error.hint,
        ) from None


def guest(word: str) -> Ruleset | None:
    """Load the game of a third party by one of its names, or give None."""
    entry = entry_of(word)
    return called(fold(word)) if entry is None else third_party(entry)


def having(verb: str) -> list[Ruleset]:
    """List the games that have a verb, by any of its names."""
    return [ruleset for ruleset in every() if ruleset.called(verb) in ruleset.verbs]


def every() -> list[Ruleset]:
    """Load every game that can be loaded."""
    found = []
    for name in names():
        try:
            found.append(find(name))
        except GameError:  # a game that is broken is not offered; naming it tells why
            continue
    return found


class VerbLabel:
    """What a message calls a verb: its name, in Spanish the one that is shown first."""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def __str__(self) -> str:
        return self.verb.name

    @property
    def es(self) -> str:
        """The verb in Spanish."""
        return self.verb.es[0] if self.verb.es else self.verb.name


def no_game(verb: Verb, games: Iterable[Ruleset]) -> UsageError:
    """Word that a verb needs a game, and how to choose one."""
    label, listed = VerbLabel(verb), ", ".join(game.name for game in games)
    return UsageError(
        "no_ruleset",
        msg("No game is chosen, and {verb} is a verb of {games}.", verb=label, games=listed),
        hint=msg(
            "Choose one for this call with `rolcli -r NAME {verb} ...`, "
            "or once for all with `rolcli use NAME`.",
            verb=label,
        ),
    )


def lacking(verb: str, ruleset: Ruleset | None, general: Iterable[Verb]) -> RolcliError:
    """Word a verb that the game, or every game, lacks."""
    games = having(verb)
    if games:
        known = games[0].verbs[games[0].called(verb)]
        if ruleset is None:
            return no_game(known, games)
        return UsageError(
            "unknown_verb",
            msg("{rules} has no verb {verb}.", rules=ruleset.name, verb=VerbLabel(known)),
            hint=msg("These games have it: {games}.", games=", ".join(g.name for g in games)),
        )
    from rolcli.cli.suggest import unknown_verb

    return unknown_verb(verb, general, ruleset, every())
