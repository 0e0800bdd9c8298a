"""`rolcli fair`: a secret chain whose anchor is posted before the dice fall."""

from __future__ import annotations

from rolcli.campaign.fair import MOST_ROLLS, ROLLS, Secrets
from rolcli.declare import Ask, Whole, Word
from rolcli.errors import DataError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.session import Session

TOPICS: dict[str, tuple[str, ...]] = {"new": ("nueva", "nuevo"), "show": ("ver", "mostrar")}


class Fair(Ask):
    """What `fair` takes."""

    what = Word(
        N_("Make a chain and print its anchor, or say how far it is used."), TOPICS,
        positional=True, metavar="new|show", default="show",
    )
    rolls = Whole(
        N_("For how many rolls the chain is (1000)."), metavar="N", least=1, most=MOST_ROLLS,
        default=None, es="tiradas",
    )


def fair(session: Session, ask: Fair) -> None:
    """Make a chain, or say how far the one in use has come. No secret is printed."""
    secrets = Secrets(session.environment.state_folder)
    tr = session.output.options.tr
    if ask.what == "new":
        chain = secrets.new(ask.rolls or ROLLS)
        text = msg("The anchor of {n} rolls, to be posted before the first: {anchor}",
                   n=chain.rolls, anchor=chain.anchor)
    else:
        found = secrets.read()
        if found is None:
            raise DataError(
                "not_found",
                msg("There is no chain of fair dice."),
                hint=msg("Make one with rolcli fair new, and post its anchor."),
            )
        chain = found
        text = msg("{used} of {n} links are used; the anchor is {anchor}",
                   used=chain.used, n=chain.rolls, anchor=chain.anchor)
    session.output.text(
        tr(text), {"anchor": chain.anchor, "rolls": chain.rolls, "used": chain.used}
    )
