"""`rolcli schema`: the JSON Schema files that ship with the program."""

from __future__ import annotations

from rolcli.cli.games import having, lacking
from rolcli.cli.general import GENERAL, general_verb
from rolcli.cli.suggest import nearest
from rolcli.declare import Ask, Text
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets import BUILT_IN
from rolcli.schema import load, names, of_verb

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.cli.session import Session


class Schema(Ask):
    """What `schema` takes."""

    verb = Text(N_("The verb of the result."), positional=True, metavar="VERB", default=None)


def schema(session: Session, ask: Schema) -> None:
    """Print the schema of what a verb prints; without a verb list those there are."""
    known = names()
    if ask.verb is None:
        list_schemas(session, known)
        return
    verb = general_verb(ask.verb)
    for game in having(verb):
        verb = game.called(verb)
    if verb not in known and not having(verb):
        raise UsageError(
            "not_found",
            msg("There is no schema of {verb}.", verb=verb),
            hint=msg("There are {names}.", names=", ".join(nearest(verb, known) or known)),
        )
    ruleset = session.ruleset
    if ruleset is not None and verb not in known and verb not in ruleset.verbs:
        raise lacking(verb, ruleset, GENERAL.values())
    if ruleset is not None and verb in ruleset.verbs and ruleset.name in BUILT_IN:
        session.output.raw(of_verb(ruleset.name, verb))
        return
    session.output.raw(load(verb).rstrip("\n"))


def list_schemas(session: Session, known: list[str]) -> None:
    """List the schemas that ship and the verbs of the game in force, which have one each."""
    output = session.output
    tr = output.options.tr
    ruleset = session.ruleset
    if output.format == "json":
        verbs = {} if ruleset is None else {"rules": ruleset.name, "verbs": list(ruleset.verbs)}
        output.text("", {"schemas": known, **verbs})
        return
    output.write("\n".join(known))
    if ruleset is not None:
        names = ", ".join(ruleset.verbs)
        output.write(tr(msg("Verbs of {rules}: {verbs}", rules=ruleset.name, verbs=names)))
    output.write(tr(msg("Every verb has one: rolcli -r NAME schema VERB")))
