"""`rolcli campaign`: a folder becomes a campaign; which one is in force."""

from __future__ import annotations

from rolcli.campaign.settings import make
from rolcli.cli.commands.sheet_set import no_campaign
from rolcli.declare import Ask, Text, Word
from rolcli.messages import N_, msg
from rolcli.reading import absolute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.session import Session

TOPICS: dict[str, tuple[str, ...]] = {
    "init": ("crear", "nueva", "iniciar"),
    "show": ("ver", "mostrar"),
}


class CampaignAsk(Ask):
    """What `campaign` takes."""

    what = Word(
        N_("Make one, or say which is in force."), TOPICS,
        positional=True, metavar="init|show", default="show",
    )
    folder = Text(
        N_("The folder that becomes a campaign; the working folder."),
        positional=True, metavar="FOLDER", default=None,
    )


def campaign(session: Session, ask: CampaignAsk) -> None:
    """Make a campaign, or say which is in force."""
    tr, output = session.output.options.tr, session.output
    if ask.what == "init":
        game = None if session.ruleset is None else session.ruleset.name
        file = make(absolute(ask.folder or "."), game, session.shared.lang)
        output.text(tr(msg("{file} makes this folder a campaign.", file=file)), {"file": file})
        return
    table = session.config.table
    if table is None:
        raise no_campaign()
    rows = [f"{table.folder}"]
    rows += [f"game = {table.game}"] if table.game else []
    rows += [f"lang = {table.lang}"] if table.lang else []
    rows += [f"{key} = {value}" for key, value in table.house.items()]
    output.text(
        "\n".join(rows),
        {"folder": table.folder, "game": table.game, "lang": table.lang, "house": table.house},
    )
