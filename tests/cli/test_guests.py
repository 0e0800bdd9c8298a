"""Games of third parties: found without being loaded, played like our own, blamed by name."""

from __future__ import annotations

import json
import sys
import textwrap

import pytest

GAME = """
    from __future__ import annotations

    from rolcli.declare.game import Ruleset, Verb

    TINY = Ruleset(
        "tiny", "A tiny game", "tinygame",
        (
            Verb("flip", "tinygame.verbs:flip", "Flip a coin.", "tiny flip", odds=("total",)),
            Verb("seven", "tinygame.verbs:seven", "Seven.", "tiny seven"),
            Verb("leave", "tinygame.verbs:leave", "Leave.", "tiny leave"),
            Verb("chat", "tinygame.verbs:chat", "Chat.", "tiny chat"),
            Verb("bare", "tinygame.verbs:bare", "No field.", "tiny bare"),
            Verb("absent", "tinygame.nowhere:absent", "Nowhere.", "tiny absent"),
        ),
        aliases=("little",), prefixes=("TIN",),
    )
"""
VERBS = """
    from __future__ import annotations

    import sys

    from rolcli.declare import Ask, Flag, Whole
    from rolcli.result import Result


    class Flip(Ask):
        coins = Whole("How many.", positional=True, least=1, default=1)
        loud = Flag("Shout.", rule="TIN-01", es="fuerte")


    def flip(dice, house, ask: Flip):
        result = Result("flip")
        result.total = dice.roll(f"{ask.coins}d2", "coin").total
        result.success = result.total > 2 if house["hard"] else True
        result.outcome = "heads" if result.success else "tails"
        return result


    class Nothing(Ask):
        pass


    def seven(dice, house, ask: Nothing):
        return 7


    def leave(dice, house, ask: Nothing):
        sys.exit(7)


    def chat(dice, house, ask: Nothing):
        print("before the JSON")
        return Result("chat")


    def bare(dice, house, coins: int = 1):
        return Result("bare")
"""
SETTINGS = """
    from rolcli.declare.game import Setting

    SETTINGS = {"hard": Setting(False, "TIN-01", "Harder.", kind="bool")}
"""
RULES = 'RULES = {"TIN-01": ("A rule.", "Una regla.")}\n'


def declare(folder, text: str) -> None:
    (folder / "tinygame-1.0.dist-info" / "entry_points.txt").write_text(text)


@pytest.fixture
def guest(tmp_path, monkeypatch):
    """Install a game of a third party; give the folder that it is in."""
    folder = tmp_path / "site"
    package = folder / "tinygame"
    package.mkdir(parents=True)
    files = {"__init__": GAME, "verbs": VERBS, "settings": SETTINGS}
    for name, text in files.items():
        (package / f"{name}.py").write_text(textwrap.dedent(text))
    (package / "rules.py").write_text(RULES)
    (folder / "tinygame-1.0.dist-info").mkdir()
    declare(folder, "[rolcli.rulesets]\ntiny = tinygame:TINY\n")
    monkeypatch.syspath_prepend(str(folder))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "tinygame"]:
        del sys.modules[name]


@pytest.mark.usefixtures("guest")
def test_game_of_a_third_party(rolcli) -> None:
    for argv in ("-r tiny flip 2", "tiny flip 2", "little flip 2", "flip 2 -r little"):
        answer = rolcli(argv + " --dice 1,2 --json --loud")
        assert answer.json["rules"] == "tiny"
        assert answer.json["input"] == {"coins": 2, "loud": True}
    assert rolcli("use tiny").code == 0
    assert rolcli("flip --set hard=on --dice 2 --json").json["outcome"] == "tails"
    odds = rolcli("flip 2 --set hard=on --odds --json").json["odds"]
    assert odds["outcome"]["heads"]["fraction"] == "3/4"
    assert "tiny" in rolcli("rules list").out
    assert "--loud" in rolcli("flip --help").out
    assert "--loud" in rolcli("tiny flip --help").out
    assert "--fuerte" in rolcli("help tiny flip --lang es").out
    assert "flip" in rolcli("tiny").out
    assert "tiny" in rolcli("ryf flip").err
    rolcli.configure("[tiny]\nhard = true\n")
    assert rolcli("flip --dice 2 --json").json["outcome"] == "tails"


@pytest.mark.usefixtures("guest")
def test_naming_the_games_loads_none_of_a_third_party(rolcli) -> None:
    assert "tiny" in rolcli("use").err
    assert rolcli("coc7 test 60").code == 0
    assert "tinygame" not in sys.modules


@pytest.mark.parametrize("name", ["test", "attack", "roll", "sheet", "3d6", "2o3d10", "d", "dF4"])
def test_it_may_not_take_the_name_of_a_verb_or_look_like_dice(rolcli, guest, name) -> None:
    declare(guest, f"[rolcli.rulesets]\n{name} = tinygame:TINY\n")
    answer = rolcli(f"-r {name} flip 2")
    assert (answer.code, name in answer.err, "tinygame 1.0" in answer.err) == (70, True, True)
    assert f" {name}," not in rolcli("-r nosuch flip").err.replace(".", ",")


@pytest.mark.parametrize("target", ["tinygame:NOSUCH", "tinygame.verbs:flip", "nosuch:GAME"])
def test_a_broken_game_does_not_stop_the_others(rolcli, guest, target) -> None:
    declare(guest, f"[rolcli.rulesets]\nbroken = {target}\ntiny = tinygame:TINY\n")
    assert rolcli("tiny flip 2 --dice 1,2").code == 0
    assert "broken" not in rolcli("rules list").out
    answer = rolcli("broken flip 2")
    assert (answer.code, "broken" in answer.err, "tinygame 1.0" in answer.err) == (70, True, True)


def test_a_game_that_calls_itself_otherwise_is_refused(rolcli, guest) -> None:
    declare(guest, "[rolcli.rulesets]\nhuge = tinygame:TINY\n")
    answer = rolcli("huge flip")
    assert (answer.code, "calls itself tiny" in answer.err) == (70, True)


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize("verb", ["seven", "leave", "bare", "absent"])
@pytest.mark.parametrize("more", ["", "--odds", "--help"])
def test_a_mistake_of_a_third_party_is_announced_as_its_own(rolcli, verb, more) -> None:
    answer = rolcli(f"tiny {verb} {more}")
    if more == "--help" and verb in ("seven", "leave"):
        assert answer.code == 0
        return
    assert answer.code == 70
    assert "tiny" in answer.err
    assert "tinygame" in answer.err
    assert "mistake of ours" not in answer.err
    told = rolcli(f"tiny {verb} {more} --json")
    if more != "--help":
        assert json.loads(told.out)["error"]["code"] == "broken_ruleset"


@pytest.mark.usefixtures("guest")
def test_what_a_third_party_prints_does_not_stand_before_our_json(rolcli, capsys) -> None:
    assert rolcli("tiny chat --json").json["verb"] == "chat"
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "before the JSON\n")


@pytest.mark.parametrize("text", [b"\xff\xfe", b"[rolcli.rulesets", b"=\n[x]\n=y", b"\x00"])
def test_a_package_that_is_broken_breaks_nothing(rolcli, guest, text) -> None:
    broken = guest / "a_broken-2.0.dist-info"
    broken.mkdir()
    (broken / "entry_points.txt").write_bytes(b"[rolcli.rulesets]\n" + text)
    (guest / "b_broken-2.0.dist-info" / "entry_points.txt").mkdir(parents=True)
    (guest / "c_broken-2.0.dist-info").write_text("a file")
    assert rolcli("--help").code == 0
    assert rolcli("rules list").code == 0
    assert rolcli("use tiny").code == 0
    assert rolcli("tiny flip").code == 0


def bring(guest, text: str) -> None:
    """Let the game bring Spanish of its own."""
    package = guest / "tinygame"
    (package / "spanish.py").write_text(text)
    game = (package / "__init__.py").read_text()
    (package / "__init__.py").write_text(
        game.replace("prefixes=(", 'spanish="tinygame.spanish", prefixes=(')
    )


def test_its_spanish_is_imported_only_to_be_printed(rolcli, guest) -> None:
    bring(guest, 'MESSAGES = {"Flip a coin.": "Lanza."}\nWORDS = {"heads": "cara", "hit": "x"}\n')
    assert "heads" in rolcli("tiny flip 2 --dice 2,2 -q").out
    assert "tinygame.spanish" not in sys.modules
    assert "cara" in rolcli("tiny flip 2 --dice 2,2 -q --lang es").out
    assert "Lanza." in rolcli("tiny --lang es").out
    assert "impacto" in rolcli("unisystem-combat attack 3 9 --lang es --dice 5").out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("MESSAGES = {'{total}: {outcome}': '{totl}: {outcome}'}", "totl"),
        ("MESSAGES = {'Flip a coin.': 7}", "7"),
        ("MESSAGES = {'{n} coin': ('{n} moneda', 3)}", "3"),
        ("WORDS = {'heads': None}", "heads"),
        ("MESSAGES = ['heads']", "AttributeError"),
        ("import nosuch", "nosuch"),
        ("MESSAGES = {", "SyntaxError"),
    ],
)
def test_spanish_that_does_not_serve_is_announced_before_any_die_falls(
    rolcli, guest, tmp_path, text, says
) -> None:
    bring(guest, text)
    assert rolcli(f"tiny campaign init {tmp_path}/night").code == 0
    answer = rolcli(f"tiny flip 2 --lang es --campaign {tmp_path}/night")
    assert answer.code == 70
    assert not (tmp_path / "night/journal.jsonl").exists()
    for word in ("tiny", "tinygame 1.0", says):
        assert word in answer.err
    assert rolcli("tiny flip 2 --lang es").code == 70
    assert rolcli("tiny --lang es").code == rolcli("rules list --lang es").code == 0
    assert rolcli("tiny flip 2 --dice 2,2").code == 0
    assert rolcli("unisystem test 3 2 --lang es").code == 0


def test_values_of_its_house_rules_have_other_names(rolcli, guest) -> None:
    (guest / "tinygame" / "settings.py").write_text(textwrap.dedent("""
        from rolcli.declare.game import Setting

        SETTINGS = {
            "hard": Setting("no", "TIN-01", "Harder.",
                            values={"no": ("nada",), "very-hard": ("muy_dificil",)}),
        }
    """))
    listed = rolcli("rules show tiny --lang es").out
    assert "nada, muy-dificil (nada)" in listed
    for typed in ("very-hard", "muy-dificil", "Muy_Difícil"):
        told = rolcli(f"tiny flip 2 --dice 1,1 --set hard={typed} --json").json
        assert told["input"]["set"] == {"hard": "very-hard"}
    assert rolcli("tiny flip --set hard=muy").code == 2


SHEET = """
    from rolcli.rulesets.sheet import CHARACTERISTIC, DERIVED, Derivation, Key, Sheet

    HALF = Derivation("TIN-01", "Luck / 0", ("luck",), lambda house, luck: luck // 0)
    SHEET = Sheet("tiny", (
        Key("luck", CHARACTERISTIC, "Luck", "Suerte"),
        Key("half", DERIVED, "Half", "Mitad", derived=HALF),
    ))
"""
ASKED = {
    "settings": ("rules show tiny", "rules show TIN-01", "tiny flip 2"),
    "rules": ("rules show tiny", "rules show TIN-01"),
    "sheet": ("tiny sheet new bob", "tiny flip half --as PERSON"),
    "gear": ("tiny weapons",),
}


@pytest.mark.parametrize(
    ("part", "text"),
    [
        *[(part, text) for part in ASKED for text in ("1/0", "x =", "import nosuch", "x = 1")],
        ("settings", "SETTINGS = {'hard': 3}"),
        ("settings", "SETTINGS = 3"),
        ("rules", "RULES = {'TIN-01': 3}"),
        ("rules", "RULES = {'TIN-01': ('one',)}"),
        ("sheet", "SHEET = 3"),
    ],
)
def test_a_table_that_does_not_serve_is_announced_by_whatever_asks_for_it(
    rolcli, guest, tmp_path, part, text
) -> None:
    package = guest / "tinygame"
    (package / f"{part}.py").write_text(text)
    game = (package / "__init__.py").read_text()
    (package / "__init__.py").write_text(
        game.replace("prefixes=(", 'equipment="tinygame.gear:catalogue", prefixes=(')
    )
    (tmp_path / "a.toml").write_text('game = "tiny"\nname = "A"\n[values]\nluck = 3\n')
    for line in ASKED[part]:
        answer = rolcli(line.replace("PERSON", str(tmp_path / "a.toml")))
        assert answer.code == 70, line
        assert "tinygame 1.0" in answer.err
    assert rolcli("rules list").code == rolcli("tiny flip --help").code == 0


def test_a_value_that_cannot_be_derived_is_announced_too(rolcli, guest, tmp_path) -> None:
    (guest / "tinygame" / "sheet.py").write_text(textwrap.dedent(SHEET))
    (tmp_path / "a.toml").write_text('game = "tiny"\nname = "A"\n[values]\nluck = 3\n')
    for line in ("sheet show PERSON", "tiny flip half --as PERSON"):
        answer = rolcli(line.replace("PERSON", str(tmp_path / "a.toml")))
        assert (answer.code, "tinygame 1.0" in answer.err) == (70, True)
    assert rolcli(f"tiny flip luck --as {tmp_path}/a.toml --dice 1,1,1").code == 0


def test_a_game_may_have_no_sheet(rolcli, guest) -> None:
    answer = rolcli("tiny sheet new bob")
    assert answer.code not in (0, 70)
    assert rolcli("tiny flip 2").code == 0


GEAR = """
    from rolcli.rulesets.equipment import Item, listed
    from rolcli.rulesets.own_rows import laid_over

    COINS = {"doubloon": Item("doubloon", "Doubloon", "Doblón", "melee", "gold")}


    def read(row):
        return Item(row.id, row.text("name"), row.text("name"), "melee", "gold")


    def catalogue(files=()):
        return laid_over(COINS, files, ("id", "name"), read) if files else COINS


    def listing(coins, text=None):
        return listed(coins.values(), text, lambda row: ())
"""


def test_its_weapons_are_listed_and_those_of_ones_own_laid_over(rolcli, guest, tmp_path) -> None:
    package = guest / "tinygame"
    (package / "gear.py").write_text(textwrap.dedent(GEAR))
    game = (package / "__init__.py").read_text()
    (package / "__init__.py").write_text(
        game.replace("prefixes=(", 'equipment="tinygame.gear:catalogue", prefixes=(')
    )
    (tmp_path / "own.toml").write_text('[[weapon]]\nid = "penny"\nname = "Penny"\n')
    assert "Doblón" in rolcli("weapons dobl -r tiny --lang es").out
    told = rolcli(f"weapons -r tiny --equipment {tmp_path}/own.toml").out
    assert "Doubloon" in told
    assert "Penny" in told
    (tmp_path / "own.toml").write_text('[[weapon]]\nid = "penny"\nface = "Penny"\n')
    answer = rolcli(f"weapons -r tiny --equipment {tmp_path}/own.toml")
    assert (answer.code, "face" in answer.err) == (3, True)


def test_help_and_completion_bear_with_what_is_broken(rolcli, guest) -> None:
    package = guest / "tinygame"
    (package / "gear.py").write_text("1/0")
    (package / "verbs.py").write_text("1/0")
    game = (package / "__init__.py").read_text()
    (package / "__init__.py").write_text(
        game.replace("prefixes=(", 'equipment="tinygame.gear:catalogue", prefixes=(')
    )
    answer = rolcli("__complete items en tiny weapons")
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    answer = rolcli("flip --help")
    assert (answer.code, "tinygame 1.0" in answer.err) == (70, True)


HOLE = """

def hole(dice, house, ask: Nothing):
    from rolcli.messages import msg

    result = Result("hole")
    result.total = dice.roll("1d6", "coin").total
    result.headline = msg("{total} {nobody}", total=result.total)
    return result
"""


def test_a_place_that_nobody_fills_is_a_mistake_of_its_package(
    rolcli, guest, tmp_path, monkeypatch
) -> None:
    game = textwrap.dedent(GAME)
    added = 'Verb("hole", "tinygame.verbs:hole", "Hole.", "tiny hole"),\n        Verb("bare"'
    (guest / "tinygame" / "__init__.py").write_text(game.replace('Verb("bare"', added))
    with open(guest / "tinygame" / "verbs.py", "a") as verbs:
        verbs.write(HOLE)
    table = tmp_path / "table"
    table.mkdir()
    monkeypatch.chdir(table)
    assert rolcli("campaign init").code == 0
    assert rolcli("tiny hole --json --dice 4").json["total"] == 4
    for line in ("tiny hole", "last", "last -v"):
        answer = rolcli(line)
        assert answer.code == 70, line
        assert "The game tiny of the package tinygame" in answer.err
    log = rolcli("log")
    assert (log.code, log.err) == (0, "")  # what cannot be worded is told by its verb
    assert log.out.splitlines()[0].endswith("  hole")
    assert rolcli("undo").out.startswith("Taken back: 2 ")
