"""Reads what the user settled: the game in ``active``, the rest in ``config.toml`` beside it."""

from __future__ import annotations

import os

from rolcli.cli.environment import Config, above, active_file, is_there
from rolcli.cli.shared import COLORS, FORMATS, LANGUAGES, language
from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rolcli.campaign.settings import Settings
    from rolcli.cli.environment import Environment
    from rolcli.declare.game import House, Ruleset
    from rolcli.messages import Message

WORDS = {"lang": LANGUAGES, "color": COLORS, "format": FORMATS}
"""Top-level keys and what they take, as the options of these names do."""
SWITCHES = ("verbose", "receipt", "last")
"""Top-level keys that are true or false."""
PLACES = ("campaign", "equipment")
"""Top-level keys that name files or folders."""
MAX_ACTIVE = 200
"""The most bytes of the file with the chosen game."""


def house_of(config: Config, ruleset: Ruleset, given: Mapping[str, object]) -> House:
    """Settle the house rules of a game: the file's, then what was given.

    Raise DataError for a setting in the file that the game does not have.
    """
    chosen: dict[str, object] = {}
    for section in ruleset.config:
        for key, value in config.sections.get(section, {}).items():
            try:
                ruleset.house({key: value})
            except UsageError as error:
                raise bad(config, f"{section}.{key}", error.message, error.hint) from None
            chosen[key] = value
    return ruleset.house({**chosen, **at_table(config, ruleset), **given})


def at_table(config: Config, ruleset: Ruleset) -> Mapping[str, object]:
    """Give the house rules of the campaign, if they are of this game; raise DataError."""
    table = config.table
    if table is None or not table.house or not plays(table, ruleset):
        return {}
    for key, value in table.house.items():
        try:
            ruleset.house({key: value})
        except UsageError as error:
            at = Config(table.file)
            raise bad(at, f"house.{key}", error.message, error.hint) from None
    return table.house


def plays(table: Settings, ruleset: Ruleset) -> bool:
    """Tell whether a campaign is of a game."""
    from rolcli.rulesets import resolve

    return table.game is None or (resolve(table.game) or table.game) in ruleset.kin


def bad(config: Config, key: str, problem: Message, hint: Message | None) -> DataError:
    """Word what is wrong with a key of the configuration."""
    return DataError(
        "bad_file",
        msg("{file}, key {key}: {problem}", file=config.file, key=key, problem=problem),
        hint=hint,
    )


def read_active(environment: Environment) -> str | None:
    """Read the word that `use` wrote, or None; raise DataError for what is no such file."""
    name = active_file(environment)
    if not is_there(name):
        return None
    from rolcli.reading import decoded, read_bytes

    return decoded(name, read_bytes(name, MAX_ACTIVE)[0]).strip() or None


def write_active(environment: Environment, name: str) -> None:
    """Write the game that is played from now on; the old choice stays until the new one stands."""
    from rolcli.writing import save

    save(active_file(environment), name + "\n")


def forget_active(environment: Environment) -> None:
    """Choose no game from now on."""
    name = active_file(environment)
    try:
        os.unlink(name)
    except (FileNotFoundError, NotADirectoryError):
        pass
    except OSError as error:
        from rolcli.writing import unwritable

        raise unwritable(name, error) from None


def read_config(environment: Environment) -> Config:
    """Read ``config.toml`` where it exists; raise DataError for what it should not hold."""
    file = environment.config_file
    config = Config(file or "")
    if file is not None:
        from rolcli.reading import read_toml

        for key, value in read_toml(file)[0].items():
            take(config, key, value)
            config.written.add(key)
    return config


def sit_down(config: Config, environment: Environment, named: str | None) -> None:
    """Find the campaign of a call and let what it settles hold; raise DataError.

    It is the one ``named``, that of ROLCLI_CAMPAIGN, the nearest upwards from the working
    folder, or that of the configuration.
    """
    folder = named or environment.env.get("ROLCLI_CAMPAIGN") or above() or config.campaign
    if folder is None:
        return
    from time import time_ns

    from rolcli.campaign.memory import Memory
    from rolcli.campaign.settings import read_campaign

    try:
        place = os.path.abspath(folder)
    except OSError:
        from rolcli.reading import absolute

        place = absolute(folder)  # says why
    memory = Memory(os.path.join(environment.state_folder, "read"), time_ns())
    config.table = read_campaign(place, memory)
    config.lang = config.table.lang or config.lang


def take(config: Config, key: str, value: object) -> None:
    """Take one top-level key in."""
    if key in WORDS:
        text = language(value) if key == "lang" and isinstance(value, str) else value
        word = canonical(text, WORDS[key]) if isinstance(text, str) else None
        if word is None:
            from rolcli.cli.metavars import Choosable

            raise bad(
                config,
                key,
                msg("it cannot be {value}.", value=str(value) or "''"),
                msg("It takes {values}.", values=Choosable(WORDS[key])),
            )
        setattr(config, key, word)
    elif key == "campaign" and isinstance(value, str):
        config.campaign = os.path.join(os.path.dirname(config.file), os.path.expanduser(value))
    elif key in SWITCHES:
        if not isinstance(value, bool):
            raise bad(
                config,
                key,
                msg("it cannot be {value}.", value=str(value) or "''"),
                msg("It takes true or false."),
            )
        setattr(config, key, value)
    elif key == "equipment":
        config.equipment = equipment_of(config, value)
    elif isinstance(value, dict) and is_section(key):
        config.sections[key] = value
    else:
        from rolcli.rulesets import names

        raise bad(
            config,
            key,
            msg("there is no such key."),
            msg("There are {names}.", names=", ".join([*WORDS, *SWITCHES, *PLACES, *names()])),
        )


def equipment_of(config: Config, value: object) -> tuple[str, ...]:
    """Read the names of equipment files; they stand beside the configuration."""
    files = [value] if isinstance(value, str) else value
    if not isinstance(files, list) or not all(isinstance(name, str) for name in files):
        raise bad(config, "equipment", msg("it is a list of files."), None)
    folder = os.path.dirname(config.file)
    return tuple(os.path.join(folder, os.path.expanduser(name)) for name in files)


def is_section(key: str) -> bool:
    """Tell whether a table of this name belongs to a game."""
    from rolcli.rulesets import BUILT_IN, entry_of

    return key in BUILT_IN or entry_of(key) is not None
