"""Rolls a result again from its own input and seed; reads no file, obeys nothing else.

A command comes from a file that nobody vouches for: it is read as the command line is, and
whatever it asks for beside dice is refused.
"""

from __future__ import annotations

from rolcli.cli.environment import Config, Environment
from rolcli.cli.fields import fields_of, read_values
from rolcli.cli.general import GENERAL
from rolcli.cli.receipt import command
from rolcli.cli.scan import scan
from rolcli.cli.session import Sources
from rolcli.cli.shared import SHARED, shared_of
from rolcli.cli.target import is_game, target_of
from rolcli.earlier import LAST
from rolcli.errors import DataError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, NoReturn

    from rolcli.campaign.receipts import Claimed
    from rolcli.cli.fields import Shared
    from rolcli.cli.target import Target
    from rolcli.render.options import Options
    from rolcli.result import Result

NOWHERE = Environment(None, None, None, {"HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"})
"""A world without files, games in force and variables."""
HARMLESS = {"rules", "book", "set", "seed", "dice", "who", "note", "link", "verbose", "receipt",
            "explain", "format", "json", "lang", "color", "quiet"}
"""The shared options that a command may have."""
MAX_WORDS = 10_000


def again(thing: Mapping[str, Any], earlier: Mapping[str, Any] | None = None) -> Result:
    """Roll a result again, given as its JSON has it; ``earlier`` is the last one before it,
    where it was made with that. Raise RolcliError where that cannot be.
    """
    rules, verb, held = thing.get("rules"), str(thing.get("verb")), thing.get("input")
    if not isinstance(held, dict):
        raise UsageError("usage", msg("It is no command that rolls."))
    if isinstance(rules, str):
        from rolcli.rulesets import find

        ruleset = find(rules)
        declared = ruleset.verbs.get(verb)
        fields = {} if declared is None else fields_of(declared, ruleset)
    else:
        rules = None
        fields = fields_of(GENERAL["roll"], None)
    given = {key: value for key, value in held.items() if key != "link"}
    if given.get("from") == LAST and earlier is not None:
        del given["from"]
    else:
        earlier = None
    if any(isinstance(given.get(key), str) for key in ("from", "file")):
        no_files()
    words = command(rules, verb, given, fields)
    seed = thing.get("seed")
    dice = ["--seed", seed] if isinstance(seed, str) else ["--dice", faces_of(thing)]
    return obey([*words, *(dice if thing.get("rolls") else ())], earlier)


def faces_of(thing: Mapping[str, Any]) -> str:
    """List the dice of a result as they fell, as ``--dice`` takes them."""
    faces: list[str] = []
    for roll in thing.get("rolls") or ():
        for die in (roll.get("dice") if isinstance(roll, dict) else None) or ():
            if isinstance(die, dict):
                faces.append(str(die.get("face", die.get("value"))))
    return ",".join(faces)


def obey(words: Sequence[str], earlier: Mapping[str, Any] | None = None) -> Result:
    """Do what a command says, if it only rolls, with an ``earlier`` result where one is given;
    raise RolcliError for anything else.
    """
    if len(words) > MAX_WORDS:
        raise DataError("limit", msg("A command in it is too long."))
    line = scan(words, is_game)
    if line.before.fault or line.verb is None:
        raise UsageError("usage", msg("It is no command that rolls."))
    target = target_of(line, line.seen(), NOWHERE, Config())
    if target is None or (target.playing is None and target.verb.name != "roll"):
        raise UsageError("usage", msg("It is no command that rolls."))
    typed, own = target.typed(closed=False)
    shared = shared_of(read_values(SHARED, typed, no_files)[0])
    for key in typed:
        if key not in HARMLESS:
            raise UsageError("usage", msg("It asks for more than a roll."))
    if any(target.fields[key].kind in ("result", "toml") for key in own) or "file" in own:
        no_files()
    parameters, given = read_values(target.fields, own, no_files)
    if earlier is not None:
        keys = [key for key, one in target.fields.items() if one.kind == "result"]
        if not keys:
            no_files()
        parameters[keys[0]] = dict(earlier)
    return rolled(target, shared, parameters, given)


def rolled(
    target: Target, shared: Shared, parameters: dict[str, Any], given: dict[str, Any]
) -> Result:
    """Roll what was read."""
    dice = Sources(shared.seed, shared.dice).next(last=True)
    if target.playing is None:
        from rolcli.cli.roll import read_known
        from rolcli.cli.variables import variables_of
        from rolcli.dice import roll_verb
        from rolcli.notation.arguments import texts_of

        variables = variables_of(parameters.get("var", []))
        texts = texts_of(parameters.get("expressions", ()))
        asked = [read_known(text, variables, False) for text in texts]
        if len(asked) != 1 or len(asked[0].expressions) != 1 or asked[0].times:
            raise UsageError("usage", msg("It is no command that rolls."))
        (expression,) = asked[0].expressions
        result = roll_verb(dice, expression, variables)
        result.input = {"expression": str(expression)}
    else:
        from rolcli.rulesets.frame import Ready

        house = target.playing.house(shared.set)
        result = Ready(target.verb, house, parameters).play(dice)
        result.input = {**given, **result.input}
    result.who, result.note = shared.who, shared.note
    return result


def names(result: Result, thing: Mapping[str, Any]) -> None:
    """Give a result that was rolled again the names that its JSON has."""
    result.who, result.note, result.named = [
        value if isinstance(value, str) else None
        for value in (thing.get("who"), thing.get("note"), thing.get("named"))
    ]
    whom = thing.get("whom")
    if isinstance(whom, str):
        result.people["whom"] = whom


def spoken(result: Result, options: Options) -> str:
    """Give the one line that answers, as it is printed plainly."""
    from rolcli.render.lines import lines
    from rolcli.render.pieces import line

    return line(lines(result, options).head)


def claimed(result: Result, options: Options) -> Claimed:
    """Give what a post of a result says: its headline, and the dice behind it."""
    from rolcli.campaign.receipts import Claimed
    from rolcli.render.fit import parts
    from rolcli.render.lines import lines
    from rolcli.render.pieces import line

    whole = spoken(result, options)
    headline = line(lines(result, options, apart=True).head)
    if result.headline is None or not whole.startswith(headline):
        return Claimed(whole)
    two, tr = parts(result.headline), options.tr
    said = None if two is None else (tr(two[0]), tr(two[1]))
    return Claimed(headline, whole[len(headline) :], said)


def no_files() -> NoReturn:
    """Refuse to read a file for a command that somebody else wrote."""
    raise DataError("cannot_repeat", msg("It was made with a file, and cannot be rolled again."))
