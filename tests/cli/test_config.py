"""`config`: what is in force, where it comes from, and how it is changed."""

from __future__ import annotations

import pytest


def listed(rolcli, argv: str = "config", **env: str) -> dict:
    """Give what is in force: key -> (value, origin)."""
    held = rolcli(f"{argv} --json", env=env).json["config"]
    return {key: (one["value"], one["origin"]) for key, one in held.items()}


def test_everything_in_force_is_listed_with_its_origin(rolcli) -> None:
    rolcli.configure('format = "json"\n[ryf]\npifia = "plain-one"\n')
    found = listed(rolcli, "config -r ryf", ROLCLI_LANG="en")
    file = str(rolcli.folder / "config.toml")
    assert found["game"] == ("ryf", "--rules")
    assert found["lang"] == ("en", "ROLCLI_LANG")
    assert found["format"] == ("json", file)
    assert found["color"] == ("auto", "default")
    assert found["ryf.pifia"] == ("plain-one", file)
    assert found["ryf.margin_dice"][1] == "default"


def test_the_chosen_game_says_where_it_was_chosen(rolcli) -> None:
    assert listed(rolcli)["game"] == (None, "default")
    rolcli("use d6")
    assert listed(rolcli)["game"] == ("d6", str(rolcli.folder / "active"))
    assert listed(rolcli, ROLCLI_RULES="coc7")["game"] == ("coc7", "ROLCLI_RULES")


def test_path(rolcli) -> None:
    assert rolcli("config path").out.strip() == str(rolcli.folder / "config.toml")


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("lang", "español", "es"),
        ("format", "tabla", "table"),
        ("color", "siempre", "always"),
        ("verbose", "on", "true"),
        ("receipt", "no", "false"),
        ("equipment", "a.toml,b.toml", None),
        ("ryf.pifia", "plain_one", "plain-one"),
        ("coc7.book", "publicado", "published"),
    ],
)
def test_what_is_set_is_got(rolcli, key: str, text: str, value: str | None) -> None:
    done = rolcli(["config", "set", key, text])
    assert (done.code, done.err) == (0, "")
    if value is not None:
        assert rolcli(["config", "get", key, "--format", "plain"]).out.strip() == value
    assert rolcli("roll 3d6").code == 0
    assert rolcli(["config", "set", key]).code == 0
    assert (rolcli.folder / "config.toml").read_text().strip() == ""


def test_comments_stay(rolcli) -> None:
    rolcli.configure('# mine\nlang = "en" # spoken\n\n[d6] # games\n')
    rolcli("config set lang es")
    text = (rolcli.folder / "config.toml").read_text()
    assert text == '# mine\nlang = "es" # spoken\n\n[d6] # games\n'


REFUSED = [
    "config set lang fr",
    "config set nosuch 1",
    "config set ryf.nosuch 1",
    "config set ryf.pifia nosuch",
    "config set nosuch.pifia 1",
    "config get nosuch",
    "config get",
    "config set",
    "config list lang",
    "config get lang es",
    "config set lang",
    "config nosuch",
]


@pytest.mark.parametrize("argv", REFUSED)
def test_refused(rolcli, argv: str) -> None:
    answer = rolcli(argv)
    assert (answer.code, answer.out) == (2, "")
    assert not (rolcli.folder / "config.toml").exists()


def test_rules_show_what_the_configuration_changes(rolcli) -> None:
    assert "; now" not in rolcli("rules show ryf").out
    rolcli.configure('[ryf]\npifia = "plain-one"\n')
    row = next(line for line in rolcli("rules show ryf").out.splitlines() if "pifia" in line)
    assert "now plain-one" in row
    assert "config.toml" in row
    assert rolcli("rules show ryf --json").json["settings"]["pifia"]["value"] == "plain-one"


def test_house_rules_of_games_that_are_not_played_are_listed_too(rolcli) -> None:
    rolcli("config set ryf.pifia plain-one")
    assert "ryf.pifia  plain-one" in rolcli("config").out
    assert rolcli("config --json").json["config"]["ryf.pifia"]["value"] == "plain-one"
    assert rolcli("-r ryf config").out.count("ryf.pifia") == 1


def test_what_is_too_much_is_said_in_spanish_as_well(rolcli) -> None:
    for line, words in (
        ("config list foo", "Sobra foo."), ("config get lang foo", "Sobra foo."),
        ("ficha lista a b", "Sobran a y b."), ("reglas lista coc7", "Sobra coc7."),
    ):
        assert words in rolcli(f"{line} --lang es").err


@pytest.mark.parametrize(
    ("key", "text", "shown"),
    [("color", "nunca", "nunca"), ("format", "tabla", "tabla"), ("verbose", "si", "sí"),
     ("last", "no", "no"), ("d6.wounds", "difference", "diferencia"), ("lang", "es", "es")],
)
def test_a_value_is_told_in_the_language_and_canonical_in_json(
    rolcli, key: str, text: str, shown: str
) -> None:
    assert rolcli(f"--lang es config set {key} {text}").out == f"{key} es {shown} desde ahora.\n"
    plain = "--format plain"
    assert rolcli(f"--lang es config get {key} {plain}").out == f"{shown}\n"
    table = rolcli(f"--lang es config {plain}").out.splitlines()
    assert shown in next(one for one in table if one.startswith(f"{key} ")).split()
    told = rolcli(f"--lang es config get {key} --json").json
    assert told["value"] in ("never", "table", True, False, "difference", "es")
    origin = rolcli("--lang es config --json").json["config"]["campaign"]["origin"]
    assert origin == "default"


@pytest.mark.parametrize("text", ["[]", "", "a.toml,,b.toml", "['a.toml']", ","])
def test_a_list_of_files_is_no_toml(rolcli, text: str) -> None:
    done = rolcli(f'config set equipment "{text}"')
    assert done.code == 2
    assert "names of files with commas between them" in done.err
