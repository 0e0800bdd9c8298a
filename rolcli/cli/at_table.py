"""A call at the table: its campaign, who acts and who is acted upon, what is recorded.

Made only for a call that stands in a campaign or names a character.
"""

from __future__ import annotations

from time import time_ns

from rolcli.campaign.memory import Memory
from rolcli.campaign.people import People
from rolcli.campaign.places import Places
from rolcli.errors import DataError, UsageError
from rolcli.messages import msg
from rolcli.result import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.campaign.book import Book
    from rolcli.campaign.character import Character
    from rolcli.campaign.people import FilledValue
    from rolcli.campaign.settings import Settings
    from rolcli.campaign.sums import Sums
    from rolcli.chances import OddsReport
    from rolcli.cli.environment import Environment
    from rolcli.cli.fields import Shared
    from rolcli.declare import Field
    from rolcli.declare.game import House, Ruleset, Verb
    from rolcli.messages import Message
    from rolcli.result import Result
    from rolcli.rulesets.frame import Ready
    from rolcli.rulesets.sheet import Sheet


class GameTable:
    """What a call has at hand: folders, the campaign, its people and its journal.

    ``book`` is the journal, open and locked, or None where nothing is recorded.
    """

    __slots__ = ("_sums", "book", "campaign", "cautions", "memory", "people", "places")

    def __init__(self, environment: Environment, campaign: Settings | None) -> None:
        folder = None if campaign is None else campaign.folder
        self.places = Places(environment.config_folder, environment.state_folder, folder)
        self.memory = Memory(self.places.memory, time_ns())
        self.campaign = campaign
        self.people = People(None, None)
        self.book: Book | None = None
        self.cautions: list[Message] = []
        self._sums: Sums | None = None

    @property
    def sums(self) -> Sums:
        """What the campaign's journal adds up to."""
        if self.book is not None:
            return self.book.sums
        if self._sums is None:
            from rolcli.campaign.book import look
            from rolcli.campaign.sums import Sums

            self._sums = Sums() if self.campaign is None else look(self.campaign.folder)
        return self._sums

    def state_of(self, key: str) -> dict[str, Any]:
        """Give what the campaign knows of somebody beside the sheet."""
        return {} if self.campaign is None else self.sums.people.get(key, {})

    def open(self) -> None:
        """Open the campaign's journal to write in it; raise DataError where that cannot be."""
        if self.campaign is not None and self.book is None:
            from rolcli.campaign.book import Book

            self.book = Book(self.campaign.folder)
            if self.book.journal.torn:
                self.cautions.append(
                    msg("The last line of the journal was torn, and is left out.")
                )
            if self.book.sums.broken:
                self.cautions.append(changed_by_hand(self.book.sums.broken[0]))

    def close(self) -> None:
        """Let others on."""
        if self.book is not None:
            self.book.close()
            self.book = None

    def character(
        self, name: str, table: Sheet, house: House | dict[str, object], lang: str
    ) -> Character:
        """Find and read a character of a game; raise RolcliError where there is none."""
        from rolcli.campaign.character import Character
        from rolcli.campaign.find import find
        from rolcli.campaign.games import table_named
        from rolcli.campaign.read import read_sheet

        place = find(name, self.places.characters)

        def tables(game: str) -> Sheet | None:
            return table if game == table.game else table_named(game)

        sheet = read_sheet(place.file, tables, self.memory)
        if sheet.game != table.game:
            raise DataError(
                "other_game",
                msg("{file} is a character of {game}.", file=place.file, game=sheet.game),
                hint=msg("Choose its game with -r."),
            )
        return Character(
            sheet, table, house, key=place.key, number=place.number,
            state=self.state_of(place.key), lang=lang,
        )

    def game_of(self, name: str) -> Ruleset:
        """Give the game that a character is of; raise RolcliError where there is none."""
        from rolcli.campaign.find import find
        from rolcli.campaign.games import table_named
        from rolcli.campaign.read import read_sheet
        from rolcli.rulesets import find as find_game

        file = find(name, self.places.characters).file
        return find_game(read_sheet(file, table_named, self.memory).game)

    def seat(
        self, shared: Shared, verb: str, ambient: str | None, ruleset: Ruleset, house: House,
        lang: str,
    ) -> None:
        """Read who acts and who is acted upon; ``ambient`` acts where nobody is named."""
        from rolcli.campaign.games import sheet_table

        table = sheet_table(ruleset)
        if table is None:
            raise DataError(
                "no_sheets", msg("{rules} has no sheets of characters.", rules=ruleset.name)
            )
        actor = target = None
        if shared.actor is not None:
            actor = self.character(shared.actor, table, house, lang)
        elif ambient:
            try:
                actor = self.character(ambient, table, house, lang)
            except DataError as error:
                if error.code != "other_game":  # it is for the games that he plays
                    raise
        if shared.target is not None:
            target = self.character(shared.target, table, house, lang)
        elif verb in table.alone:
            target = actor
        self.people = People(actor, target, listed_by(ruleset))
        if shared.odds:
            self.people.apart = table.priced

    def combatant(
        self, text: str, field: Field, ruleset: Ruleset, house: House, lang: str
    ) -> str:
        """Give a combatant with the value of the sheet that he is named by: ``ana:70:gun``.

        A text that has its value, or names nobody, stays as it is; where none is asked for,
        the path of a sheet becomes its name. Raise DataError for a sheet without the value.
        """
        from rolcli.campaign.find import is_path
        from rolcli.campaign.games import sheet_table

        table = sheet_table(ruleset)
        name, colon, more = text.partition(":")
        if table is None or is_value(more.partition(":")[0]):
            return text
        key = field.sheet
        for fill in table.fills:
            if fill.key == field.key and house.get(fill.when) == fill.value:
                key = fill.keys[0]
        if key is None and not is_path(name):
            return text
        try:
            character = self.character(name, table, house, "en")
        except DataError as error:
            if error.code in ("no_character", "other_game"):  # of the same name
                return text
            raise
        if key is None:
            return f"{character.key}{colon}{more}"
        value = character.value(key)
        if value is None:
            raise DataError(
                "not_found",
                msg("{who} has no {name}.", who=character.name, name=table.keys[key].name(lang)),
                hint=msg("Write it in {file}.", file=character.sheet.file),
            )
        return f"{character.key}:{value.value}{colon}{more}"

    def sign(self, found: Result | OddsReport) -> None:
        """Put on what was found out who acted, upon whom, and what was asked by name."""
        people = self.people
        if people.actor is not None:
            found.who = found.who or people.actor.name
            found.people["as"] = people.actor.key
        if people.target is not None:
            found.people["on"] = people.target.key
            if people.actor is None or people.actor.key != people.target.key:
                found.people["whom"] = people.target.name

    def tell(self, result: Result, ready: Ready) -> None:
        """Put the values that nobody typed, and where they came from, into the working."""
        used = frozenset() if ready.ask is None else ready.ask.offered
        told = [one for one in self.people.told if not one.offered or one.field.key in used]
        asked = [one for one in told if one.asked and one.character is self.people.actor]
        keys = list(ready.record.FIELDS)
        asked.sort(key=lambda one: keys.index(one.field.key))
        result.named = " + ".join([one.value.name for one in asked]) or result.named
        if result.named is not None:
            result.people["named"] = result.named
        result.steps[:0] = [step_of(one) for one in told]
        for one in told:
            if one.asked and one.value.source == "base":
                result.notes.append(
                    msg("{name} is not on the sheet: then it is {value}.", name=one.value.name,
                        value=str(one.value.value))
                )

    def record(self, result: Result, thing: dict[str, object], verb: Verb | None) -> int | None:
        """Write a result, given as the object of its JSON too, into the journal; give its
        number.
        """
        if self.book is None:
            return None
        from rolcli.render.as_json import compact

        for name in ("as", "on"):
            thing.pop(name, None)
        body = compact(thing)
        actor, target = self.people.actor, self.people.target
        changes: dict[str, dict[str, Any]] = {}
        record = None if verb is None else verb.record
        if record is not None and (actor is not None or target is not None):
            from rolcli.campaign.changes import changes_of
            from rolcli.campaign.text import read_json

            asked = [one.value.key for one in self.people.told if one.asked]
            changes = changes_of(
                record, {**read_json(body), "asked": asked}, actor, target,
                further_of(actor or target), self.people.weapon,
            )
        number = self.book.write(
            body, actor=None if actor is None else actor.key,
            target=None if target is None else target.key, changes=changes,
            table=order_of(result),
        )
        for one in (actor, target):
            if one is not None:
                one.state = self.book.sums.people.get(one.key, {})
        return number


def is_value(piece: str) -> bool:
    """Tell whether what stands behind a combatant's name is a number or a code."""
    from rolcli.campaign.values import is_code
    from rolcli.rulesets.combatants import whole

    return whole(piece) is not None or is_code(piece)


def listed_by(ruleset: Ruleset) -> Callable[[str], Any] | None:
    """Make the function that finds a weapon of a game's list, where it has one."""
    target = ruleset.equipment
    if target is None:
        return None

    def listed(text: str) -> Any:
        from rolcli.declare.game import load
        from rolcli.rulesets.equipment import find as find_weapon

        catalogue: Any = load(target)()
        try:
            return find_weapon(text, getattr(catalogue, "weapons", catalogue))
        except UsageError:
            return None

    return listed


def changed_by_hand(number: int) -> Message:
    """Word that a line of the journal is not what was written."""
    return msg(
        "The journal was changed by hand before line {n}; rolcli verify tells more.", n=number
    )


def step_of(told: FilledValue) -> Step:
    """Word a value that nobody typed: ``skill 60: Ana, Spot Hidden``."""
    field = msg(told.field.key.strip("_"))
    label = msg("{field} {value}", field=field, value=str(told.value.value))
    where = msg("{who}, {where}", who=told.character.name, where=told.where)
    return Step(label, where, told.rule)


def further_of(character: Character | None) -> Any:
    """Give what a game changes besides, or None."""
    if character is None or character.table.further is None:
        return None
    from rolcli.declare.game import load

    return load(character.table.further)


def order_of(result: Result) -> dict[str, Any] | None:
    """Give the order of initiative that a result settled, or None."""
    order = result.details.get("order") if result.verb == "initiative" else None
    if not isinstance(order, list):
        return None
    names = [str(row["name"]) for row in order if isinstance(row, dict) and "name" in row]
    return {"order": names, "turn": 0, "round": 1}
