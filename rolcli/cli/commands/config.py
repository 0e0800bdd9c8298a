"""`rolcli config`: what is in force and where it comes from; one key read or written."""

from __future__ import annotations

import os

from rolcli.cli.config_file import SWITCHES, WORDS, read_active, read_config, take
from rolcli.cli.environment import Config, active_file
from rolcli.cli.listing import print_rows
from rolcli.cli.origins import InForce, general_in_force, house_in_force
from rolcli.cli.suggest import surplus
from rolcli.declare import Ask, Text, Word
from rolcli.errors import DataError, UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets import find, resolve
from rolcli.words import switch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.cli.session import Session
    from rolcli.declare.game import Ruleset
    from rolcli.locale import Translator

LISTS = ("equipment",)
"""Keys that hold several values; on the command line commas part them."""


class Configure(Ask):
    """What `config` takes."""

    what = Word(
        N_("list: all that is in force. path: the file. get, set: one key; set alone forgets it."),
        {"list": ("lista",), "get": ("ver",), "set": ("poner", "fijar"), "path": ("archivo",)},
        positional=True,
        metavar="list|get|set|path",
        default="list",
    )
    key = Text(
        N_("A key such as lang, or a house rule such as ryf.pifia."),
        positional=True,
        metavar="KEY",
        default=None,
    )
    value = Text(N_("Its new value."), positional=True, metavar="VALUE", default=None)


def config(session: Session, ask: Configure) -> None:
    """Do what is asked with the configuration."""
    if ask.what == "path":
        file = path_of(session)
        session.output.text(file, {"file": file, "exists": os.path.exists(file)})
        return
    if ask.what == "list":
        if ask.key is not None:
            raise surplus([ask.key])
        show_all(session)
        return
    if ask.key is None:
        raise UsageError("missing_value", msg("{name} is missing.", name="KEY"))
    if ask.what == "get":
        get(session, ask.key, ask.value)
    else:
        put(session, ask.key, ask.value)


def path_of(session: Session) -> str:
    """Name the file of the configuration, whether it exists or not."""
    return os.path.join(session.environment.config_folder, "config.toml")


def in_force(session: Session) -> dict[str, InForce]:
    """List everything in force by key."""
    found = {"game": game_in_force(session)}
    found |= dict(general_in_force(session.config, session.environment))
    if session.ruleset is not None:
        name = session.ruleset.name
        for key, one in house_in_force(session.config, session.ruleset).items():
            found[f"{name}.{key}"] = one
    for section, table in session.config.sections.items():  # of games that are not played now
        for key, value in table.items():
            found.setdefault(f"{section}.{key}", InForce(value, session.config.file))
    return found


def game_in_force(session: Session) -> InForce:
    """Give the game in force."""
    game = None if session.ruleset is None else session.ruleset.name
    table = session.config.table
    if session.shared.rules is not None:
        return InForce(game, "--rules")
    if session.environment.env.get("ROLCLI_RULES"):
        return InForce(game, "ROLCLI_RULES")
    if table is not None and table.game:
        return InForce(game, table.file)
    if read_active(session.environment) is not None:
        return InForce(game, active_file(session.environment))
    return InForce(game, msg("default"))


def spoken(key: str, value: object, tr: Translator) -> str:
    """Write the value of a key as it is typed in a language."""
    section, dot, name = key.partition(".")
    if dot:
        game = entry(section)
        setting = None if game is None else game.settings.get(name.replace("-", "_"))
        if setting is not None and isinstance(value, (bool, int, str, tuple)):
            return tr(setting.typed(value))
    elif key in WORDS and isinstance(value, str):
        return tr.choice(value, WORDS[key])
    if isinstance(value, bool) and tr.lang == "es":
        return tr.word("yes" if value else "no")
    return typed(value)


def entry(section: str) -> Ruleset | None:
    """Find the game of a section, or None where there is none of this name."""
    try:
        return game_of(section)
    except UsageError:
        return None


def typed(value: object) -> str:
    """Write a value as it is typed."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ("," if isinstance(value, list) else "/").join(map(str, value))
    return str(value)


def jsonable(value: object) -> object:
    """Give a value as JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def show_all(session: Session) -> None:
    """List what is in force, with where it comes from."""
    output = session.output
    tr = output.options.tr
    found = in_force(session)
    if output.format == "json":
        held = {
            key: {"value": jsonable(one.value), "origin": str(one.origin)}
            for key, one in found.items()
        }
        output.text("", {"config": held})
        return
    print_rows(
        output,
        [tr(msg("key")), tr(msg("value")), tr(msg("origin"))],
        [[key, spoken(key, one.value, tr), tr(one.origin)] for key, one in found.items()],
    )


def get(session: Session, key: str, extra: str | None) -> None:
    """Print one value."""
    if extra is not None:
        raise surplus([extra])
    section, dot, name = key.partition(".")
    if dot:
        game = game_of(section)
        found = house_in_force(session.config, game)
        one = found.get(name.replace("-", "_"))
    else:
        one = in_force(session).get(key)
    if one is None:
        game_words = msg("`rolcli config` lists the keys.")
        raise UsageError("unknown_setting", msg("There is no key {key}.", key=key), hint=game_words)
    said = spoken(key, one.value, session.output.options.tr)
    session.output.text(said, {"key": key, "value": jsonable(one.value)})


def game_of(section: str) -> Ruleset:
    """Find the game of a section of the file."""
    return find(resolve(section) or section)


def put(session: Session, key: str, text: str | None) -> None:
    """Write one key into the file, or take it away where no value is given."""
    from tomlkit import document, dumps, parse, table

    from rolcli.reading import read_toml
    from rolcli.writing import save

    file = path_of(session)
    held: Any = parse(read_toml(file)[1]) if os.path.exists(file) else document()
    section, dot, name = key.partition(".")
    value = None if text is None else checked(file, key, text)
    place = held
    if dot:
        section = game_of(section).name
        name = name.replace("-", "_")
        if section not in held:
            held[section] = table()
        place = held[section]
    else:
        name = key
    if value is None:
        if name not in place:
            raise UsageError("unknown_setting", msg("{file} has no key {key}.", file=file, key=key))
        del place[name]
        if dot and not place:
            del held[section]
    else:
        place[name] = value
    save(file, dumps(held))
    read_config(session.environment)
    tr = session.output.options.tr
    said = msg("{key} is {value}, from now on.", key=key, value=spoken(key, value, tr))
    if value is None:
        said = msg("{key} is no longer in {file}.", key=key, file=file)
    session.output.text(tr(said), {"key": key, "value": value, "file": file})


def files_in(key: str, text: str) -> list[str]:
    """Read names of files with commas between them."""
    names = [part.strip() for part in text.split(",")]
    if not all(names) or text.strip()[0] == "[":
        raise UsageError(
            "bad_value",
            msg("{key} takes names of files with commas between them, not {text}.", key=key,
                text=text or "''"),
            hint=msg("Write config set {key} a.toml,b.toml; without a value the key is taken away.",
                     key=key),
        )
    return names


def checked(file: str, key: str, text: str) -> object:
    """Read the value of a key as the file shall hold it; refuse in words what it does not take."""
    section, dot, name = key.partition(".")
    if dot:
        game = game_of(section)
        house = game.house({name: text})
        value = house[next(iter(house.given))]
        return "/".join(map(str, value)) if isinstance(value, tuple) else value
    meant: Any = text
    if key in SWITCHES:
        known = switch(text)
        meant = text if known is None else known
    elif key in LISTS:
        meant = files_in(key, text)
    trial = Config(file)
    try:
        take(trial, key, meant)
    except DataError as error:
        raise UsageError("bad_value", error.message, hint=error.hint) from None
    kept = getattr(trial, key)
    return meant if key in (*LISTS, "campaign") else kept
