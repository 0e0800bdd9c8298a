"""Writes sheets: a new one with every key of its game in comments, one that was imported."""

from __future__ import annotations

from rolcli.campaign.values import MAX_TEXT
from rolcli.messages import N_, msg
from rolcli.rulesets.sheet import CHARACTERISTIC, DERIVED, POOL, SKILL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from rolcli.campaign.imports.draft import Draft
    from rolcli.messages import Message
    from rolcli.rulesets.sheet import Key, Sheet

    Worded = Callable[[Message | str], str]

HEADS = {
    CHARACTERISTIC: N_("Characteristics"),
    POOL: N_("Points"),
    DERIVED: N_("What follows from the rest; left out, it is worked out"),
    SKILL: N_("Skills; left out, a skill has the value that stands here"),
}
EXAMPLES = {"code": '"2D"', "expr": '"1d6"', "text": '""', "flag": "false", "number": "0"}
"""What stands for a value that nobody has given yet, by kind."""


def new_sheet(table: Sheet, game: str, name: str, lang: str, tr: Worded) -> str:
    """Write a sheet of which only the name is known: every key stands in a comment."""
    lines = [
        "# " + tr(msg("A character of {game}. Take the # away from what you fill in.", game=game)),
        f"game = {quoted(game)}",
        f"name = {quoted(name)}",
        *[f'# {fact} = ""' for fact in table.facts],
        "",
        "[values]",
    ]
    for group in (CHARACTERISTIC, POOL, DERIVED):
        lines += ["# " + tr(HEADS[group]), *entries(table.group(group), lang, tr), ""]
    lines += ["[skills]", "# " + tr(HEADS[SKILL])]
    lines += [*entries(table.group(SKILL), lang, tr), ""]
    if table.weapon:
        lines += ["# " + tr(msg("A weapon is called by the word behind the dot."))]
        lines += ["# [weapons.word]"]
        lines += [f"# {key} = {EXAMPLES.get(kind, '0')}" for key, kind in table.weapon.items()]
    return "\n".join([*lines, ""])


def entries(keys: list[Key], lang: str, tr: Worded) -> Iterator[str]:
    """Write the keys of a group as comments, each with its name or where its value comes from."""
    for key in keys:
        value = EXAMPLES.get(key.kind, "0") if key.base is None else literal(key.base)
        if key.group == SKILL:
            note = tr(key.derived.formula) if key.derived else key.attribute or ""
            written = quoted(key.name(lang))
        else:
            note, written = key.name(lang), key.key
            if key.derived is not None:
                rule = f" ({key.derived.rule})" if key.derived.rule else ""
                note += f": {tr(key.derived.formula)}{rule}"
            elif key.words:
                note += ": " + ", ".join(key.words)
        yield f"# {written} = {value}" + (f"  # {note}" if note else "")


def literal(value: Any) -> str:
    """Write a value as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else quoted(str(value))


def quoted(text: str) -> str:
    """Write a text as TOML has it."""
    from tomlkit import item

    return item(text[:MAX_TEXT]).as_string()


def imported_sheet(draft: Draft) -> str:
    """Write the sheet of a draft."""
    from tomlkit import comment, document, dumps, nl, table

    made = document()
    made.add(comment(draft.source))
    made["game"] = draft.game
    made["name"] = draft.name
    for key, fact in draft.facts.items():
        made[key] = fact
    for name in ("values", "skills"):
        part = table()
        part.update(getattr(draft, name))
        made.add(nl())
        made[name] = part
    if draft.weapons:
        weapons = table(is_super_table=True)
        for word, held in draft.weapons.items():
            weapon = table()
            weapon.update(held)
            weapons[word] = weapon
        made["weapons"] = weapons
    return dumps(made)
