"""`rolcli use`: choose the game to play from now on."""

from __future__ import annotations

from rolcli.cli.config_file import forget_active, write_active
from rolcli.cli.environment import active_file
from rolcli.cli.games import chosen
from rolcli.declare import Ask, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets import find, names
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.session import Session


NOBODY: dict[str, tuple[str, ...]] = {"none": ("ninguno", "nada")}
"""What is typed to choose no game."""


class Use(Ask):
    """What `use` takes."""

    game = Text(
        N_("The game to play from now on; none: no game."),
        positional=True,
        metavar="NAME",
        default=None,
    )


def use(session: Session, ask: Use) -> None:
    """Write the game down, or say which one is in force."""
    game = ask.game
    output = session.output
    tr = output.options.tr
    if game is None:
        ruleset = session.ruleset or chosen(None, None, session.environment)
        if ruleset is None:
            raise UsageError(
                "no_ruleset",
                msg("No game is chosen."),
                hint=msg("Choose with `rolcli use NAME`: {names}.", names=", ".join(names())),
            )
        output.text(
            f"{ruleset.name}: {tr(ruleset.title)}", {"rules": ruleset.name}
        )
        return
    if canonical(game, NOBODY) is not None:
        forget_active(session.environment)
        output.text(tr(msg("No game is chosen any more.")), {"rules": None})
        return
    ruleset = find(game)
    write_active(session.environment, ruleset.name)
    text = msg(
        "From now on {name} is played ({title}); {file} says so.",
        name=ruleset.name,
        title=msg(ruleset.title),
        file=active_file(session.environment),
    )
    output.text(tr(text), {"rules": ruleset.name})
