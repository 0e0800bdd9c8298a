"""What every game declares: parameters, combinations, rules; and how little it imports."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from rolcli.rulesets import BUILT_IN, find
from rolcli.rulesets.equipment import rows_of
from rolcli.rulesets.items import Item, by_name

GAMES = {name: find(name) for name in BUILT_IN}
VERBS = {
    f"{name}-{verb.name}": (game, verb)
    for name, game in GAMES.items()
    for verb in game.verbs.values()
}
FOLDER = Path(__file__).parents[2] / "rolcli/rulesets"
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_verb = pytest.mark.parametrize(("game", "verb"), VERBS.values(), ids=VERBS)


@each_verb
def test_every_parameter_has_its_rule_its_spanish_name_and_a_key_that_exists(game, verb):
    fields = verb.record.FIELDS
    assert fields
    for key, field in fields.items():
        assert field.rule in game.rules, key
        assert field.es, key
        assert field.sheet is None or field.sheet in game.sheet.keys, key
    for positional in (True, False):
        typed = [field for field in fields.values() if field.positional is positional]
        names = [name for field in typed for name in (*field.es, *field.also)]
        assert len(set(names)) == len(names)


@each_verb
def test_every_combination_names_parameters_that_exist_and_a_rule(game, verb):
    record = verb.record
    for one in (*record.NEEDS, *record.EXCLUDES, *record.ONE_OF, *record.UNDER):
        keys = [*getattr(one, "keys", ()), *getattr(one, "others", ())]
        keys += [one.key] if hasattr(one, "key") else []
        names = {key if isinstance(key, str) else key[0] for key in keys}
        assert names <= set(record.FIELDS)
        assert one.rule in game.rules
    assert all(under.setting in game.settings for under in record.UNDER)


@each_game
def test_every_rule_is_a_line_of_its_own_in_both_languages(game):
    for rule, pair in game.rules.items():
        most = 260 if rule.startswith("D6-P") else 110
        assert all(line.endswith(".") and len(line) <= most for line in pair), rule
    lines = [line for pair in game.rules.values() for line in pair]
    assert len(set(lines)) == len(lines)


@each_game
def test_every_setting_has_a_rule_and_takes_its_values(game):
    for name, setting in game.settings.items():
        assert setting.rule in game.rules
        for value in setting.values:
            assert game.house({name: value})[name] == value


@each_game
def test_what_fills_a_field_is_on_the_sheet(game):
    for fill in game.sheet.fills:
        assert set(fill.keys) <= set(game.sheet.keys)
        records = [verb.record for verb in game.verbs.values() if fill.key in verb.record.FIELDS]
        assert any(fill.when in (*record.FIELDS, *game.settings) for record in records)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/tables/*.py")), ids=lambda f: f.parts[-3])
def test_tables_are_data_alone(file):
    code = (ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.While, ast.Try, ast.With)
    tree = ast.parse(file.read_text("utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, code)]
    assert not [node for node in tree.body if isinstance(node, (ast.If, ast.For))]


HEAVY = {
    "typer", "rich", "pyparsing", "re", "typing", "enum", "dataclasses", "pathlib", "json",
    "fractions", "decimal", "inspect", "difflib", "rolcli.odds.enumerate",
    "rolcli.notation.reference",
}
LISTS = {f"rolcli.rulesets.{game}.tables.weapons" for game in ("d6", "ryf")}
CALLS = {
    "unisystem": [
        ("test", {"attribute": 3, "skill": 2, "vs": 4}),
        ("check", {"attribute": 3, "simple": True}),
        ("attack", {"dex": 3, "skill": 4, "weapon": "ak-47", "dodge": 5, "armour": ("2d6",),
                    "life": 40}),
    ],
    "unisystem-combat": [
        ("attack", {"dex": 9, "skill": 9, "weapon": "Rifle de asalto, 7,62 mm", "mode": "burst",
                    "aim": 3, "location": "head", "armour": ("class-ii", "riot-shield"),
                    "life": 40}),
        ("initiative", {"who": ["A:3", "B:2"]}),
    ],
    "d6": [
        ("test", {"code": "3D+1", "difficulty": 10, "dice_mod": "+1D"}),
        ("check", {"code": "3D", "vs": "2D"}),
        ("attack", {"code": "9D", "range": "short", "dodge": "1D", "damage": "3D",
                    "strength": "2D"}),
        ("damage", {"code": "3D", "strength": "2D"}),
        ("dying", {"rounds": 3}),
        ("heal", {"state": "wounded"}),
        ("initiative", {"combatants": ["A:3D", "B:3D:pc:8"]}),
        ("advance", {"from_": "3D", "points": 9}),
    ],
    "ryf": [
        ("attack", {"attribute": 20, "skill": 4, "defence": 10, "damage": ("2d6+1",),
                    "fisico": 8}),
        ("test", {"attribute": 5, "skill": 3, "difficulty": "easy"}),
    ],
    "coc7": [
        ("test", {"skill": 60, "bonus": 1, "vs": 50, "limit": 100}),
        ("attack", {"skill": 90, "undefended": True, "damage": "1d6+1", "db": "1d4",
                    "hp_max": 12}),
        ("attack", {"skill": 90, "burst": ["5", "5:1"], "damage": "1d8", "impale": True}),
        ("damage", {"damage": "1d10", "hp_max": 10, "con": 50}),
        ("sanity", {"san": 50, "loss": "1/1d10", "int_": 99}),
        ("heal", {"method": "medicine", "skill": 50, "hp": 3, "hp_max": 9}),
        ("initiative", {"who": ["ana:60", "bruno:50"]}),
        ("luck", {"points": 40}),
        ("dying", {"con": 50}),
        ("build", {"strength": "50", "size": "60"}),
    ],
}
PROGRAM = """
import sys
before = set(sys.modules)
from rolcli.dice.source import Stream
from rolcli.rulesets import find
from rolcli.rulesets.frame import play
game = find({game!r})
result = play(game.verbs[{verb!r}], Stream("s"), game.house(), {given!r})
str(result.headline)
print(*sorted(set(sys.modules) - before))
"""


def loaded_by(game: str, verb: str, given: dict[str, object]) -> set[str]:
    """List what a process imports that plays a verb."""
    program = PROGRAM.format(game=game, verb=verb, given=given)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("game", "verb", "given"),
    [(game, verb, given) for game, calls in CALLS.items() for verb, given in calls],
)
def test_a_verb_imports_nothing_heavy_and_no_texts(game, verb, given):
    loaded = loaded_by(game, verb, given)
    package = GAMES[game].package
    assert package in loaded
    assert not loaded & (HEAVY | LISTS | {f"{package}.tables.rules", f"{package}.user_rows"})


READERS = ("rolcli.modifiers", "rolcli.notation.everyday", "rolcli.notation.vocabulary")
"""What reads the dice language; a number or 1d8 is read without it."""
PLAIN = [
    ("unisystem", "test", {"attribute": 3, "skill": 2}, ("success", "hit_groups")),
    ("unisystem-combat", "attack", {"dex": 3, "skill": 2, "weapon": "ak-47"},
     ("armour", "defence", "fire", "manoeuvres", "ranges", "success", "worn",
      "tables.armour", "tables.weapons")),
    ("unisystem", "damage", {"damage": "1d8*5"}, ("applied", "earlier", "asks", "volley")),
    ("unisystem", "heal", {"points": "3", "life": 5}, ("hit_groups", "harm", "target")),
    ("coc7", "test", {"skill": 60}, ("hit_groups", "tens", "combined")),
    ("coc7", "attack", {"skill": 60, "damage": "1d8", "undefended": True},
     ("groups", "tens", "shooting", "firearms", "bounds", "equipment")),
    ("coc7", "damage", {"damage": "1d6", "hp_max": 12}, ("taken", "firearms", "earlier")),
    ("d6", "test", {"code": "4D", "difficulty": 10}, ("strike", "hurt")),
    ("ryf", "attack", {"attribute": 5, "skill": 3, "defence": 10}, ("rolls", "equipment")),
]


@pytest.mark.parametrize(("game", "verb", "given", "spared"), PLAIN)
def test_a_plain_call_imports_no_more_than_it_needs(game, verb, given, spared):
    loaded = loaded_by(game, verb, given)
    package = GAMES[game].package
    assert not loaded & {f"{package}.{name}" for name in spared}
    assert not loaded & {"rolcli.rulesets.refusal", "rolcli.rulesets.equipment"}
    if game != "ryf":  # whose damage explodes
        assert not loaded & set(READERS)


@pytest.mark.parametrize("game", ["unisystem", "d6", "ryf", "coc7"])
def test_no_two_weapons_share_an_id_or_another_name(game):
    """So that any table of a game may be looked at first."""
    rows = rows_of(GAMES[game])
    names = [name for row in rows for name in (row["id"], *row.get("aliases", ()))]
    assert len(names) == len(set(names))


def test_an_id_goes_before_another_name():
    rows = [
        Item("knife", "Knife", "Cuchillo", "melee", "blade", aliases=("blade",)),
        Item("blade", "Blade", "Hoja", "melee", "blade"),
    ]
    assert by_name(" Blade ", rows) is rows[1]
    assert by_name("blade", rows[:1]) is rows[0]
    assert by_name("knif", rows) is None
    with pytest.raises(TypeError, match="colour"):
        Item("knife", "Knife", "Cuchillo", "melee", "blade", colour="red")
