"""`rolcli schema`: the JSON Schema files that ship with the program."""

from __future__ import annotations

from rolcli.cli.games import having
from rolcli.cli.suggest import nearest
from rolcli.errors import UsageError
from rolcli.messages import msg
from rolcli.rulesets import BUILT_IN
from rolcli.schema import load, names, of_verb

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.options import VerbName
    from rolcli.cli.session import Session


def schema(session: Session, verb: VerbName = None) -> None:  # type: ignore[assignment]
    """Print the schema of what a verb prints; without a verb list those there are."""
    known = names()
    if verb is None:
        session.output.text("\n".join(known), {"schemas": known})
        return
    if verb not in known and not having(verb):
        raise UsageError(
            "unknown_schema",
            msg("There is no schema of {verb}.", verb=verb),
            hint=msg("There are {names}.", names=", ".join(nearest(verb, known) or known)),
        )
    ruleset = session.ruleset
    if ruleset is not None and verb in ruleset.verbs and ruleset.name in BUILT_IN:
        session.output.raw(of_verb(ruleset.name, verb))
        return
    session.output.raw(load(verb).rstrip("\n"))
