"""`rolcli schema`: the JSON Schema files that ship with the program."""

from __future__ import annotations

import os

from rolcli.cli.suggest import nearest
from rolcli.errors import UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.options import VerbName
    from rolcli.cli.session import Session


def schema(session: Session, verb: VerbName = None) -> None:  # type: ignore[assignment]
    """Print the schema of a verb's result; without a verb list those there are."""
    folder = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(__file__))), "schema")
    known = sorted(
        name.removesuffix(".json") for name in os.listdir(folder) if name.endswith(".json")
    )
    if verb is None:
        session.output.text("\n".join(known), {"schemas": known})
        return
    name = wanted(session, verb, known)
    if name is None:
        close = nearest(verb, known)
        raise UsageError(
            "unknown_schema",
            msg("There is no schema of {verb}.", verb=verb),
            hint=msg("There are {names}.", names=", ".join(close or known)),
        )
    with open(os.path.join(folder, f"{name}.json"), encoding="utf-8") as stream:
        session.output.raw(stream.read().rstrip("\n"))


def wanted(session: Session, verb: str, known: list[str]) -> str | None:
    """Find the schema of a word: its own, or the one that all verbs of games share."""
    if verb in known:
        return verb
    from rolcli.cli.games import having

    if having(verb):
        return next((name for name in ("result", "verb") if name in known), None)
    return None
