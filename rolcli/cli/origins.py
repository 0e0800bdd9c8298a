"""What is in force, and where it comes from."""

from __future__ import annotations

from rolcli.cli.config_file import at_table, house_of
from rolcli.locale import choose_language
from rolcli.messages import Message, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rolcli.cli.environment import Config, Environment
    from rolcli.declare.game import Ruleset

VARIABLES = {"lang": ("ROLCLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"), "game": ("ROLCLI_RULES",),
             "campaign": ("ROLCLI_CAMPAIGN",), "last": ("ROLCLI_LAST",),
             "color": ("NO_COLOR", "FORCE_COLOR")}
"""Key -> the variables of the environment that settle it."""


class InForce:
    """A value and where it comes from."""

    __slots__ = ("origin", "value")

    def __init__(self, value: object, origin: Message | str) -> None:
        self.value = value
        self.origin = origin


def house_in_force(config: Config, ruleset: Ruleset) -> dict[str, InForce]:
    """List the house rules of a game as they are without --set. Raise DataError."""
    house = house_of(config, ruleset, {})
    table = at_table(config, ruleset)
    own = {key for section in ruleset.config for key in config.sections.get(section, {})}
    found = {}
    for name, setting in ruleset.settings.items():
        origin: Message | str = msg("default")
        if name in {key.replace("-", "_") for key in table} and config.table is not None:
            origin = config.table.file
        elif name in {key.replace("-", "_") for key in own}:
            origin = config.file
        elif name in ruleset.overrides:
            origin = ruleset.name
        elif house[name] != setting.default:
            origin = "book = published"
        found[name] = InForce(house[name], origin)
    return found


def general_in_force(config: Config, environment: Environment) -> Iterator[tuple[str, InForce]]:
    """Yield the general settings, as they are without options. Raise DataError."""
    env = environment.env
    written = config.written
    for key in ("lang", "color", "format", "verbose", "receipt", "last", "campaign", "equipment"):
        value: object = getattr(config, key)
        named = next((name for name in VARIABLES.get(key, ()) if env.get(name)), None)
        table = config.table
        if key == "lang" and table is not None and table.lang and not env.get("ROLCLI_LANG"):
            yield key, InForce(table.lang, table.file)
        elif key == "campaign" and table is not None:
            yield key, InForce(table.folder, named or table.file)
        elif named is not None and (named.startswith("ROLCLI") or key not in written):
            yield key, InForce(choose_language(None, env) if key == "lang" else env[named], named)
        elif key in written:
            shown = list(value) if isinstance(value, tuple) else value
            yield key, InForce(shown, config.file)
        else:
            yield key, InForce(DEFAULTS.get(key), msg("default"))


DEFAULTS = {"lang": "en", "color": "auto", "format": "plain", "verbose": False, "receipt": False,
            "last": True}
