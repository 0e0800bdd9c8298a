"""`rolcli weapons`: the weapons and armours of a game."""

from __future__ import annotations

from rolcli.cli.games import every, no_game
from rolcli.cli.listing import print_rows
from rolcli.declare import Ask, Many, Text, Toml
from rolcli.errors import UsageError
from rolcli.messages import N_, msg
from rolcli.rulesets.equipment import rows_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.cli.session import Session
    from rolcli.declare.game import Ruleset


class Weapons(Ask):
    """What `weapons` takes."""

    words = Many(
        Text(
            N_("Part of a name, or of a group of weapons."),
            positional=True,
            metavar="FILTER",
        ),
        needed=False,
    )
    equipment = Many(
        Toml(
            N_("A TOML file with equipment of your own."),
            metavar="FILE",
            es="equipo",
        )
    )


def weapons(session: Session, ask: Weapons) -> None:
    """List the rows that a filter leaves, with those of the user's files."""
    words = ask.words
    ruleset = with_weapons(session.ruleset)
    files = [*map(session.files().toml, session.config.equipment), *ask.equipment]
    rows = rows_of(ruleset, files, " ".join(words))
    if not rows:
        raise UsageError(
            "not_found",
            msg("No weapon and no armour is called {text}.", text=" ".join(words)),
            hint=msg("`rolcli weapons` without a filter lists them all."),
        )
    output = session.output
    tr = output.options.tr
    if output.format == "json":
        output.several()
        for row in rows:
            notes = {"notes": [tr(note) for note in row["notes"]]} if "notes" in row else {}
            output.text("", {"rules": ruleset.name, "verb": "weapons", **row, **notes})
        return
    name = "name_es" if tr.lang == "es" else "name"
    head = [tr(msg("id")), tr(msg("name")), tr(msg("damage or armour")), tr(msg("what"))]
    cells = [[row["id"], row[name], worth(row, tr, ruleset.name), what(row, tr)] for row in rows]
    if session.shared.verbose:
        head.append(tr(msg("remarks")))
        for row, line in zip(rows, cells, strict=True):
            line.append("; ".join(tr(note) for note in row.get("notes", ())))
    print_rows(output, head, cells, whole=1)


def with_weapons(ruleset: Ruleset | None) -> Ruleset:
    """Give the game back when it has a list of weapons; raise UsageError that says which do."""
    if ruleset is not None and ruleset.equipment is not None:
        return ruleset
    games = [game for game in every() if game.equipment is not None]
    if ruleset is None:
        from rolcli.cli.general import GENERAL

        raise no_game(GENERAL["weapons"], games)
    raise UsageError(
        "unknown_verb",
        msg("{rules} has no list of weapons.", rules=ruleset.name),
        hint=msg("These games have one: {games}.", games=", ".join(g.name for g in games)),
    )


def worth(row: dict[str, Any], tr: Any, rules: str) -> str:
    """Word the damage of a weapon or the value of an armour."""
    if "value" in row:
        return str(row["value"])
    damage = {
        name: strength(str(value), tr, rules) for name, value in row.get("damage", {}).items()
    }
    if list(damage) == ["hit"]:
        return damage["hit"]
    return ", ".join(f"{tr.word(name)} {value}" for name, value in damage.items())


def strength(damage: str, tr: Any, rules: str) -> str:
    """Write damage with the Strength as the game calls it in the language."""
    return damage.replace("STR", tr.word("str", rules)) if tr.lang == "es" else damage


def what(row: dict[str, Any], tr: Any) -> str:
    """Word what sort of thing a row is."""
    words = [row["category"], row.get("kind") or ""]
    if words[0] == "armour" and row.get("front_only"):
        words.append("front_only")
    return ", ".join(tr.word(word) for word in dict.fromkeys(words) if word)
