"""Every verb of every game speaks Spanish: results, odds, help, lists and errors."""

from __future__ import annotations

import json
import re

import pytest

from rolcli.cli.games import every
from rolcli.cli.general import GENERAL
from rolcli.locale import Translator
from tests.locale.calls import (
    CHAINS,
    GOLDEN,
    LISTS,
    MORE,
    WRONG,
    call,
    chain,
    golden,
    lines,
    seeded,
)

GAMES = list(MORE)
FORMATS = ("table", "markdown", "bbcode")

STOP = re.compile(
    r"\b(?:the|of|and|with|without|from|for|not|is|are|was|takes|needs|gives|give|leave|write|add"
    r"|this|that|these|those|which|what|who|when|where|or|by|on|at|to|in|out|if|it|its|"
    r"damage|hit|hits|miss|roll|rolls|rolled|skill|skills|weapon|weapons|armou?r|success|failure|"
    r"wound|wounds|target|range|level|round|rounds|point|points|attack|dodge|parry|difficulty|"
    r"strength|dexterity|chance|odds|luck|sanity|bonus|penalty|fumble|critical|hard|"
    r"easy|healthy|stunned|wounded|dead|alive|state|effects|order|initiative|total against|"
    r"example|examples|options?|arguments|usage|verbs?|games?|rules?|names?|files?|values?|text)\b",
    re.I,
)
"""English words that nothing printed in Spanish has (those that are Spanish too left out)."""
TYPED = re.compile(
    r"`[^`]*`"  # commands and names quoted as such
    r"|\S*rolcli\b[^|.;]*"  # command lines
    r"|-r,? [a-z0-9-]+|--?[a-z][a-z-]*"  # options
    r"|\S+\|\S+"  # choices
    r"|[\w-]+[=:]\S+"  # settings and forms such as NAME:CODE
    r"|\b[A-Z]{2,4}-P?\d+(?:\.\.\d+)?"  # ids of rules
    r"|\([^)]*[a-z]_[a-z][^)]*\)"
    r"|(?:Admite|Tiene|Se admiten|Querías decir)(?: un número entero, o)? [a-z][^.?]*"  # as typed
    r"|ajustes? \w+|Rock and Roll"
)
VERBS = {verb for game in every() for verb in game.verbs} | set(GENERAL)


def spoken(text: str) -> list[str]:
    """List the English words in a text, leaving out what is typed as it stands."""
    found = []
    for line in text.splitlines():
        left = TYPED.sub(" ", line)
        left = re.sub(rf"^ *(?:{'|'.join(sorted(VERBS, key=len, reverse=True))})  +", "", left)
        found += [
            f"{word.group()}: {line}" for word in STOP.finditer(left) if not word.group().isupper()
        ]
    return found


def names_of_verbs(text: str) -> list[str]:
    """Leave out words that are the names of verbs, and what is typed into another program."""
    told = "\n".join(line for line in text.splitlines() if "$PROFILE" not in line)
    return [one for one in spoken(told) if one.split(":")[0].lower() not in VERBS]


@pytest.mark.parametrize("game", GAMES)
def test_what_verbs_print_in_spanish_is_known(game: str | None) -> None:
    path = GOLDEN / f"{game or 'general'}.txt"
    assert golden(game) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_results_have_no_english_word(game: str | None) -> None:
    slips = []
    for line in lines(game):
        for form in ("plain", *FORMATS):
            code, out, err = call(f"{seeded(line)} --format {form}")
            assert code == 0, err
            slips += names_of_verbs(out)
    for first, second in CHAINS.get(game or "", ()):
        slips += spoken(chain(str(game), first, second)[1])
    assert slips == []


@pytest.mark.parametrize("game", [game for game in GAMES if game])
def test_odds_have_no_english_word(game: str) -> None:
    (ruleset,) = (one for one in every() if one.name == game)
    slips = []
    for verb in ruleset.verbs.values():
        if "result.json" not in verb.example:
            for form in ("plain", "table"):
                code, out, err = call(f"{verb.example} --odds --format {form}")
                assert code == 0, err
                slips += names_of_verbs(out)
    assert slips == []


@pytest.mark.parametrize("game", GAMES)
def test_explanations_have_no_english_word(game: str | None) -> None:
    slips = []
    for line in lines(game):
        if game is not None:
            slips += names_of_verbs(call(f"{seeded(line)} --explain")[1])
    assert slips == []


@pytest.mark.parametrize("game", GAMES)
def test_help_has_no_english_word(game: str | None) -> None:
    verbs = GENERAL if game is None else next(g for g in every() if g.name == game).verbs
    slips = []
    for name in verbs:
        code, out, err = call([*(["-r", game] if game else []), name, "--help"])
        assert (code, err) == (0, "")
        slips += names_of_verbs(out)
    assert slips == []


@pytest.mark.parametrize("line", LISTS)
def test_lists_have_no_english_word(line: str) -> None:
    code, out, err = call(line)
    assert (code, err) == (0, "")
    assert [
        slip for slip in names_of_verbs(out) if not re.search(r"  [a-záéíóú0-9_, /-]+ \(", slip)
    ] == []


@pytest.mark.parametrize("game", list(WRONG))
def test_errors_have_no_english_word(game: str | None) -> None:
    slips = []
    for line in WRONG[game]:
        code, out, err = call(line if game is None else f"-r {game} {line}")
        assert code in (2, 3)
        slips += names_of_verbs(out + err)
    assert slips == []


@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_printed_that_has_no_translation(
    game: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing: set[str] = set()
    word = Translator.word

    def noted(self: Translator, key: str, rules: str | None = None) -> str:
        said = word(self, key, rules)
        if self.lang == "es" and said == key.replace("_", " ") and "_" in key:
            missing.add(key)
        return said

    monkeypatch.setattr(Translator, "word", noted)
    for line in lines(game):
        call(f"{seeded(line)} --format table")
        call(f"{seeded(line)} --explain")
    assert missing == set()


@pytest.mark.parametrize("game", [game for game in GAMES if game])
def test_json_differs_between_languages_in_its_notes_only(game: str) -> None:
    for line in lines(game):
        argv = f"{seeded(line)} --json"
        spanish, english = (json.loads(call(argv, lang=lang)[1]) for lang in ("es", "en"))
        assert len(spanish.pop("notes", ())) == len(english.pop("notes", ()))
        assert spanish == english, line


def test_percentages_have_a_decimal_comma_for_people_only() -> None:
    assert "9,26 %" in call("odds 3d6 --at-least 15")[1]
    assert "9,26" not in call("odds 3d6 --at-least 15 --json")[1]
    assert "9.26%" in call("odds 3d6 --at-least 15", lang="en")[1]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("-r coc7 test 60 --dice 5", "éxito extremo"),
        ("-r coc7 test 60 --dice 100", "pifia"),
        ("-r ryf test 5 3 --difficulty 10 --dice 1,1,1", "pifia"),
        ("-r ryf damage 17 --fisico 8 --wounds 0", "malherido"),
        ("-r d6 damage 9D --strength 1D --dice 6,6,6,6,6,6,6,6,6,1", "mortalmente herido"),
        ("-r unisystem test 3 2 --dice 5", "Prueba"),
        ("-r unisystem check 3 --simple --dice 5", "Chequeo"),
        ("-r unisystem check 3 --help", "Chequeo Sencillo"),
    ],
)
def test_outcomes_are_called_as_players_call_them(line: str, words: str) -> None:
    assert words.casefold() in call(line)[1].casefold()
