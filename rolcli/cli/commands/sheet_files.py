"""Files of characters: a new one, one that was imported, one in the editor, checks."""

from __future__ import annotations

import os

from rolcli.campaign.check import name_problem
from rolcli.campaign.find import END, find, is_path
from rolcli.campaign.games import sheet_table, table_named
from rolcli.campaign.read import check_sheet
from rolcli.cli.games import no_game
from rolcli.errors import BAD_DATA, DONE, DataError, RolcliError, UsageError
from rolcli.messages import msg, nmsg
from rolcli.writing import save

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.cli.session import Session
    from rolcli.declare.game import Ruleset


def new(session: Session, name: str, force: bool) -> int:
    """Write a sheet with every key of the game in comments."""
    from rolcli.campaign.compose import new_sheet

    tr = session.output.options.tr
    ruleset = session.ruleset
    if ruleset is None:
        from rolcli.cli.general import GENERAL

        raise no_game(GENERAL["sheet"], with_sheets())
    table = sheet_table(ruleset)
    if table is None:
        raise UsageError(
            "no_sheets", msg("{rules} has no sheets of characters.", rules=ruleset.name)
        )
    stem = os.path.basename(name).removesuffix(END) if is_path(name) else name
    problem = name_problem(stem)
    if problem is not None:
        raise UsageError("bad_value", msg("{name}: {what}", name=name[:80] or "''", what=problem))
    file = target_of(session, name)
    refuse_existing(file, force)
    save(file, new_sheet(table, table.game, stem, tr.lang, tr))
    text = msg("{file} is a new character of {game}.", file=file, game=table.game)
    session.output.text(tr(text), {"file": file, "game": table.game})
    return DONE


def with_sheets() -> list[Ruleset]:
    """List the games that have sheets."""
    from rolcli.cli.games import every

    return [game for game in every() if sheet_table(game) is not None]


def target_of(session: Session, name: str) -> str:
    """Name the file of a character that is to be written."""
    if is_path(name):
        return name if name.endswith(END) else name + END
    stem = name.strip()
    if not stem or stem[:1] == "." or "\0" in stem:
        raise UsageError(
            "bad_value",
            msg("{name} can be no character's name.", name=stem or "''"),
            hint=msg("Give the name of a file in {folder}, or a path.",
                     folder=session.table.places.home),
        )
    return os.path.join(session.table.places.home, stem + END)


def refuse_existing(file: str, force: bool) -> None:
    """Refuse to write over a file unless that is wanted."""
    if os.path.lexists(file) and not force:
        raise DataError(
            "cannot_write",
            msg("{file} is there already.", file=file),
            hint=msg("Add --force to write over it."),
        )


def take_in(session: Session, name: str, force: bool) -> int:
    """Make a sheet of a file that another program exported."""
    from rolcli.campaign.compose import imported_sheet
    from rolcli.campaign.imports import import_file
    from rolcli.campaign.names import folded

    tr = session.output.options.tr
    draft = import_file(name)
    stem = "-".join(folded(draft.name).split())
    if not stem:
        raise DataError(
            "bad_file", msg("{file} is spoilt: it lacks what such an export has.", file=name)
        )
    file = target_of(session, stem)
    refuse_existing(file, force)
    text = imported_sheet(draft)
    checked(file, text)
    save(file, text)
    lines = [tr(msg("{file}: {name}, from {program}.", file=file, name=draft.name,
                    program=draft.source))]
    left_out = [tr(one) for one in draft.left_out]
    if left_out:
        lines.append(tr(msg("Left out: {what}.", what="; ".join(left_out))))
    session.output.text(
        "\n".join(lines), {"file": file, "game": draft.game, "left_out": left_out}
    )
    return DONE


def checked(file: str, text: str) -> None:
    """Refuse to write a sheet that has a mistake; raise DataError."""
    from rolcli.campaign.check import Checker
    from rolcli.campaign.read import table_of
    from rolcli.reading import parse_toml

    data = parse_toml(file, text)
    checker = Checker(table_of(file, data.get("game"), table_named), file, text)
    checker.read(data)
    if checker.mistakes:
        raise checker.mistakes[0].error(file)


def edit(session: Session, name: str) -> int:
    """Open a sheet in the user's editor, then check it."""
    import subprocess
    from shlex import split

    env = session.environment.env
    editor = env.get("VISUAL") or env.get("EDITOR")
    if not editor:
        raise UsageError(
            "missing_program",
            msg("There is no editor: EDITOR is not set."),
            hint=msg("Set it, such as EDITOR=nano."),
        )
    file = find(name, session.table.places.characters).file
    try:
        done = subprocess.run([*split(editor), file], check=False).returncode
    except (OSError, ValueError) as error:
        raise DataError(
            "missing_program",
            msg("{editor} cannot be run: {reason}.", editor=editor, reason=str(error)),
        ) from None
    if done:
        raise DataError("missing_program", msg("{editor} ended with {n}.", editor=editor, n=done))
    return check(session, [file])


def check(session: Session, names: Sequence[str]) -> int:
    """Name every mistake of some sheets; give 3 when there are any."""
    tr = session.output.options.tr
    lines: list[str] = []
    rows: list[dict[str, object]] = []
    wrong = 0
    for name in names:
        try:
            path = is_path(name) or os.path.exists(name)
            file = name if path else find(name, session.table.places.characters).file
            mistakes: list[RolcliError] = [
                one.error(file) for one in check_sheet(file, table_named)[1]
            ]
        except RolcliError as error:
            file = name
            mistakes = [error]
        wrong += len(mistakes)
        problems = [
            tr(one.message) + (f" {tr(one.hint)}" if one.hint is not None else "")
            for one in mistakes
        ]
        count = nmsg("{file}: {n} mistake", "{file}: {n} mistakes", len(mistakes), file=file)
        lines += [*problems, tr(count)] if problems else [tr(msg("{file}: right", file=file))]
        rows.append({"file": file, "mistakes": problems})
    session.output.text("\n".join(lines), {"sheets": rows})
    return BAD_DATA if wrong else DONE


