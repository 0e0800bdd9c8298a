"""Takes a sheet's file in, key by key; names every mistake with its line and the right key."""

from __future__ import annotations

from rolcli.campaign.lines import line_of, lines_of
from rolcli.campaign.names import Index, Nameable, folded, nearest
from rolcli.campaign.sheet import MAX_NAME, CharacterSheet, Mistake
from rolcli.campaign.values import problem_of, weapon_problem
from rolcli.messages import msg
from rolcli.rulesets.sheet import KEPT, SKILL
from rolcli.words import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from rolcli.messages import Message
    from rolcli.rulesets.sheet import Key, Sheet

TABLES = ("values", "skills", "custom", "weapons")
TOP = ("game", "name", *TABLES)
MAX_ENTRIES = 300
"""The most keys of a table of a sheet."""
LIKE = 0.8
"""How like a listed skill an unknown one must be to be taken for a slip of the pen."""


class Checker:
    """Reads one file's contents into a sheet and gathers what is wrong with it."""

    def __init__(self, table: Sheet, file: str, text: str) -> None:
        self.table = table
        self.sheet = CharacterSheet(file, table.game, "")
        self.mistakes: list[Mistake] = []
        self._text = text
        self._lines: dict[tuple[str, ...], int] | None = None
        keys = table.keys.values()
        self._values = Index([named(key) for key in keys if key.group not in (SKILL, KEPT)])
        self._skills = Index([named(key) for key in keys if key.group == SKILL])

    def wrong(
        self, path: tuple[str, ...], problem: Message, hint: Message | None = None
    ) -> None:
        """Note a mistake."""
        if self._lines is None:
            self._lines = lines_of(self._text)
        self.mistakes.append(Mistake(line_of(self._lines, path), ".".join(path), problem, hint))

    def read(self, data: dict[str, Any]) -> None:
        """Take everything in."""
        self.name(data.get("name"))
        for key, value in data.items():
            if key in TABLES:
                if not isinstance(value, dict):
                    self.wrong((key,), msg("it is a table."), msg("Write [{key}].", key=key))
                elif len(value) > MAX_ENTRIES:
                    self.wrong((key,), msg("it has more than {most} keys.", most=MAX_ENTRIES))
                else:
                    getattr(self, key)(value)
            elif key in self.table.facts:
                self.fact(key, value)
            elif key not in TOP:
                self.unknown((key,), [*TOP, *self.table.facts], self.place_of(key))

    def name(self, value: object) -> None:
        """Take the character's name."""
        problem = name_problem(value)
        if problem is not None:
            self.wrong(("name",), problem)
        else:
            self.sheet.name = str(value).strip()

    def fact(self, key: str, value: object) -> None:
        """Take a text that no rule reads."""
        plain = (str, int, float, bool)
        good = isinstance(value, plain) or (
            isinstance(value, list) and all(isinstance(one, plain) for one in value)
        )
        if good:
            self.sheet.facts[key] = value
        else:
            self.wrong((key,), msg("it is a text."))

    def values(self, data: dict[str, Any]) -> None:
        """Take characteristics, pools and derived values."""
        self.take("values", data, self._values)

    def skills(self, data: dict[str, Any]) -> None:
        """Take skills: listed ones, specialities of open ones, and others."""
        self.take("skills", data, self._skills)

    def take(self, where: str, data: dict[str, Any], known: Index) -> None:
        """Take the entries of a table whose keys are names of the game's table."""
        for written, value in data.items():
            found = known.exactly(written)
            if len(found) > 1:
                names = ", ".join([one.shown for one in found])
                self.wrong(
                    (where, written), msg("it names several: {names}.", names=names)
                )
            elif found:
                self.put((where, written), self.table.keys[found[0].key], value)
            elif where == "skills":
                self.other_skill(written, value)
            else:
                self.unknown((where, written), known.names(), self.place_of(written))

    def put(self, path: tuple[str, ...], key: Key, value: object) -> None:
        """Take the value of a key of the table."""
        problem = problem_of(key, value)
        if key.key in self.sheet.values:
            first = self.sheet.written.get(key.key, key.key)
            self.wrong(path, msg("it is there already, as {name}.", name=first))
        elif problem is not None:
            self.wrong(path, problem)
        else:
            word = canonical(str(value), key.words) if key.kind == "word" else value
            self.sheet.values[key.key] = word
            self.sheet.written[key.key] = path[-1]

    def other_skill(self, written: str, value: object) -> None:
        """Take a skill that the table does not list, if it is no slip of the pen."""
        skill, bracket, _ = written.partition("(")
        if not (bracket and self._skills.exactly(skill)):
            like = nearest(written, self._skills.names(), 1, LIKE)
            if like:
                self.wrong(
                    ("skills", written),
                    msg("there is no such skill."),
                    msg(
                        "Is it {name}? A skill of your own that looks like it goes to [custom].",
                        name=like[0],
                    ),
                )
                return
        self.own_skill(("skills", written), value)

    def custom(self, data: dict[str, Any]) -> None:
        """Take skills of the player's own."""
        for written, value in data.items():
            self.own_skill(("custom", written), value)

    def own_skill(self, path: tuple[str, ...], value: object) -> None:
        """Take one skill by the name written."""
        written = path[-1]
        skill = next(iter(self.table.group(SKILL)), None)
        problem = name_problem(written)
        if problem is None and skill is not None:
            problem = problem_of(skill, value)
        if problem is None and any(folded(written) == folded(one) for one in self.sheet.custom):
            problem = msg("it is there already.")
        if problem is not None:
            self.wrong(path, problem)
        else:
            self.sheet.custom[written] = value

    def weapons(self, data: dict[str, Any]) -> None:
        """Take the weapons."""
        kinds = self.table.weapon
        for word, weapon in data.items():
            problem = name_problem(word)
            if problem is not None or not isinstance(weapon, dict):
                problem = problem or msg("a weapon is a table.")
                self.wrong(("weapons", word), problem, msg("Write [weapons.revolver]."))
                continue
            taken = self.sheet.weapons[word] = {}
            for key, value in weapon.items():
                path = ("weapons", word, key)
                if key not in kinds:
                    self.unknown(path, list(kinds))
                elif (problem := weapon_problem(kinds[key], value)) is not None:
                    self.wrong(path, problem)
                else:
                    taken[key] = value

    def unknown(
        self, path: tuple[str, ...], known: list[str], place: Message | None = None
    ) -> None:
        """Note a key that there is not, with the nearest right one."""
        like = nearest(path[-1], known, 1)
        hint = place
        if hint is None and like:
            hint = msg("Is it {name}?", name=like[0])
        elif hint is None and len(known) <= 20:
            hint = msg("There are {names}.", names=", ".join(known))
        self.wrong(path, msg("there is no such key."), hint)

    def place_of(self, key: str) -> Message | None:
        """Say to which table a key belongs that stands in the wrong one."""
        for table, known in (("values", self._values), ("skills", self._skills)):
            if known.exactly(key):
                return msg("It belongs to [{table}].", table=table)
        return None


def named(key: Key) -> Nameable:
    """Give the names of a key of the table."""
    return Nameable(key.key, key.name(), key.names, key.alone)


def name_problem(value: object) -> Message | None:
    """Say what is wrong with a name, or None."""
    if not isinstance(value, str) or not value.strip():
        return msg("a name is wanted, in quotes.")
    if len(value) > MAX_NAME:
        return msg("it is longer than {most} letters.", most=MAX_NAME)
    if not value.isprintable():
        return msg("it has characters that cannot be printed.")
    return None
