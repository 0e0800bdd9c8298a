"""What the user settled once: the game in ``active``, the rest in ``config.toml`` beside it."""

from __future__ import annotations

import os

from rolcli.errors import DataError, UsageError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rolcli.cli.environment import Environment
    from rolcli.declare.game import House, Ruleset
    from rolcli.messages import Message

WORDS = {
    "lang": ("en", "es"),
    "color": ("auto", "always", "never"),
    "format": ("table", "plain", "json", "markdown", "bbcode"),
}
"""Top-level keys and what they take."""
SWITCHES = ("verbose", "receipt")
"""Top-level keys that are true or false."""


class Config:
    """The user's configuration; empty where there is no file.

    ``sections`` maps a game's name to settings as they stand in the file.
    """

    __slots__ = ("color", "equipment", "file", "format", "lang", "receipt", "sections", "verbose")

    def __init__(self, file: str = "") -> None:
        self.file = file
        self.lang: str | None = None
        self.color: str | None = None
        self.format: str | None = None
        self.verbose = False
        self.receipt = False
        self.equipment: tuple[str, ...] = ()
        self.sections: dict[str, dict[str, object]] = {}

    def house(self, ruleset: Ruleset, given: Mapping[str, object]) -> House:
        """Settle the house rules of a game: the file's, then what was given.

        Raise DataError for a setting in the file that the game does not have.
        """
        chosen: dict[str, object] = {}
        for section in ruleset.config:
            for key, value in self.sections.get(section, {}).items():
                try:
                    ruleset.house({key: value})
                except UsageError as error:
                    raise bad(self, f"{section}.{key}", error.message, error.hint) from None
                chosen[key] = value
        return ruleset.house({**chosen, **given})


def bad(config: Config, key: str, problem: Message, hint: Message | None) -> DataError:
    """Word what is wrong with a key of the configuration."""
    return DataError(
        "bad_config",
        msg("{file}, key {key}: {problem}", file=config.file, key=key, problem=problem),
        hint=hint,
    )


def active_file(environment: Environment) -> str:
    """Name the file with the game that `use` wrote."""
    return os.path.join(environment.config_folder, "active")


def read_active(environment: Environment) -> str | None:
    """Read the word that `use` wrote, or None."""
    try:
        with open(active_file(environment), encoding="utf-8") as stream:
            return stream.read(200).strip() or None
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        raise DataError(
            "cannot_read",
            msg(
                "{file} cannot be read: {reason}.",
                file=active_file(environment),
                reason=getattr(error, "strerror", None) or str(error),
            ),
        ) from None


def write_active(environment: Environment, name: str) -> None:
    """Write the game that is played from now on."""
    try:
        os.makedirs(environment.config_folder, exist_ok=True)
        with open(active_file(environment), "w", encoding="utf-8") as stream:
            stream.write(name + "\n")
    except OSError as error:
        raise DataError(
            "cannot_write",
            msg(
                "{file} cannot be written: {reason}.",
                file=active_file(environment),
                reason=error.strerror or str(error),
            ),
        ) from None


def forget_active(environment: Environment) -> None:
    """Choose no game from now on."""
    try:
        os.unlink(active_file(environment))
    except (FileNotFoundError, NotADirectoryError):
        pass
    except OSError as error:
        raise DataError(
            "cannot_write",
            msg(
                "{file} cannot be written: {reason}.",
                file=active_file(environment),
                reason=error.strerror or str(error),
            ),
        ) from None


def read_config(environment: Environment) -> Config:
    """Read ``config.toml`` where it exists; raise DataError for what it should not hold."""
    file = environment.config_file
    config = Config(file or "")
    if file is None:
        return config
    from rolcli.cli.files import Files, parse_toml

    for key, value in parse_toml(file, Files(environment).text(file)).items():
        take(config, key, value)
    return config


def take(config: Config, key: str, value: object) -> None:
    """Take one top-level key in."""
    if key in WORDS:
        if value not in WORDS[key]:
            raise bad(config, 
                key,
                msg("it cannot be {value}.", value=str(value)),
                msg("It takes {values}.", values=", ".join(WORDS[key])),
            )
        setattr(config, key, value)
    elif key in SWITCHES:
        if not isinstance(value, bool):
            raise bad(config,
                key,
                msg("it cannot be {value}.", value=str(value)),
                msg("It takes {values}.", values="true, false"),
            )
        setattr(config, key, value)
    elif key == "equipment":
        files = [value] if isinstance(value, str) else value
        if not isinstance(files, list) or not all(isinstance(name, str) for name in files):
            raise bad(config, key, msg("it is a list of files."), None)
        folder = os.path.dirname(config.file)
        config.equipment = tuple(
            os.path.join(folder, os.path.expanduser(str(name))) for name in files
        )
    elif isinstance(value, dict) and is_section(key):
        config.sections[key] = value
    else:
        from rolcli.rulesets import names

        raise bad(config, 
            key,
            msg("there is no such key."),
            msg("There are {names}.", names=", ".join([*WORDS, *SWITCHES, "equipment", *names()])),
        )


def is_section(key: str) -> bool:
    """Tell whether a table of this name belongs to a game."""
    from rolcli.rulesets import BUILT_IN, entry_of

    return key in BUILT_IN or entry_of(key) is not None
