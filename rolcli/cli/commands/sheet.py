"""`rolcli sheet`: characters are made, looked at, checked, changed and imported."""

from __future__ import annotations

from rolcli.cli.suggest import surplus
from rolcli.declare import Ask, Flag, Many, Text, Word
from rolcli.errors import UsageError
from rolcli.messages import N_, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.session import Session

TOPICS: dict[str, tuple[str, ...]] = {
    "new": ("nueva", "nuevo"),
    "show": ("ver", "mostrar"),
    "check": ("comprobar", "revisar"),
    "list": ("lista", "listar"),
    "edit": ("editar",),
    "set": ("poner", "cambiar"),
    "import": ("importar",),
}
"""What there is to do, with other names."""


class SheetAsk(Ask):
    """What `sheet` takes."""

    what = Word(
        N_("What to do."), TOPICS,
        positional=True, metavar="new|show|check|list|edit|set|import", default="list",
    )
    names = Many(
        Text(
            N_("A character; of check and import a file; of set also KEY=VALUE, KEY=-5, KEY=+5."),
            positional=True, metavar="NAME",
        ),
        needed=False,
    )
    force = Flag(N_("Write over a file that is there."), es="forzar")


def sheet(session: Session, ask: SheetAsk) -> int:
    """Do what is asked with sheets; give the exit code."""
    topic = ask.what
    if topic in ("list", "show"):
        from rolcli.cli.commands.sheet_show import list_sheets, show

        if topic == "list":
            at_most(ask, 0)
            return list_sheets(session)
        return show(session, one(ask))
    if topic == "set":
        from rolcli.cli.commands.sheet_set import change

        return change(session, one(ask, more=True), ask.names[1:])
    from rolcli.cli.commands import sheet_files

    if topic == "new":
        return sheet_files.new(session, one(ask), ask.force)
    if topic == "import":
        return sheet_files.take_in(session, one(ask), ask.force)
    if topic == "edit":
        return sheet_files.edit(session, one(ask))
    return sheet_files.check(session, ask.names or (one(ask),))


def one(ask: SheetAsk, more: bool = False) -> str:
    """Give the name that a topic needs; raise UsageError for none, or for several."""
    if not ask.names:
        raise UsageError(
            "missing_value",
            msg("{name} is missing.", name=msg("NAME")),
            hint=msg("For example: {call}", call=f"rolcli sheet {ask.what} ana"),
        )
    if not more:
        at_most(ask, 1)
    return ask.names[0]


def at_most(ask: SheetAsk, count: int) -> None:
    """Refuse more arguments than a topic takes."""
    if len(ask.names) > count:
        raise surplus(ask.names[count:])
