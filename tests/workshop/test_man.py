"""The manual pages: true to the declaration, clean roff, and every command in them works."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from rolcli.cli.commands.completion import INSTALL
from workshop import man
from workshop.__main__ import COMMAND
from workshop.declaration import declaration

ROOT = Path(__file__).parents[2]
PROGRAM = declaration()
GENERAL_COMMANDS = {"en": "GENERAL COMMANDS", "es": "ÓRDENES GENERALES"}
OPTIONS = {"en": "OPTIONS", "es": "OPCIONES"}

pytestmark = pytest.mark.parametrize(("page", "lang"), man.PAGES.items(), ids=man.PAGES.values())


def tool(name: str) -> str:
    """Find a program of the system; on the machine that judges changes it must be there."""
    found = shutil.which(name)
    if found is None and os.environ.get("CI"):
        pytest.fail(f"{name} is not installed")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def call(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program on UTF-8 text."""
    env = os.environ | {"LC_ALL": "C.UTF-8", "MANROFFOPT": "", "MAN_KEEP_FORMATTING": ""}
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=env, timeout=60, check=False
    )


def rendered(page: str) -> str:
    """Give a page as it is read, on a very wide terminal."""
    done = call(tool("mandoc"), "-T", "utf8", "-O", "width=1000", str(ROOT / page))
    return re.sub(".\b", "", done.stdout)


def parted(text: str, indent: str) -> dict[str, str]:
    """Part a rendered text by the headings that stand at an indent: {heading: text}."""
    parts = re.split(rf"^{indent}(\S.*)\n", text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def words(text: str) -> set[str]:
    """List the words of a text without the signs around them."""
    return {word.strip(".,;:()[]") for word in text.split()}


def told(text: str, lang: str) -> set[str]:
    """List the options that a part tells of: in the margin, or as being those of another game."""
    margin = re.findall(r"^ {7}(-[^\s,]+(?:, -[^\s,]+)*)", text, re.M)
    as_in = re.findall(rf"^ {{7}}{man.AS_IN[lang].partition(' `')[0]} .*", text, re.M)
    return words(" ".join(margin + as_in))


def commands(page: str) -> list[str]:
    """List the commands shown in a page, each whole where it goes over several lines."""
    text = (ROOT / page).read_text(encoding="utf-8")
    shown = "\n".join(re.findall(r"^\.EX\n(.*?)^\.EE$", text, re.M | re.S))
    for escape, sign in ((r"\-", "-"), (r"\(aq", "'"), (r"\(ha", "^"), (r"\(rs", "\\")):
        shown = shown.replace(escape, sign)
    shown = shown.replace("\\\n", "").replace("|\n", "|")
    return [line.removeprefix("$ ") for line in shown.splitlines() if line.startswith("$ ")]


def test_it_is_what_the_declaration_makes(page: str, lang: str) -> None:
    assert (ROOT / page).read_text(encoding="utf-8") == man.products()[page], (
        f"run: {COMMAND}"
    )


def test_linters_find_nothing(page: str, lang: str) -> None:
    done = call(tool("mandoc"), "-T", "lint", "-W", "style", str(ROOT / page))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_man_warns_of_nothing(
    page: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not call(tool("man"), "--version").stdout.startswith("man "):
        pytest.skip("this man is not that of man-db")
    monkeypatch.setenv("MANWIDTH", "80")  # without a terminal it would ask one, and complain
    done = call(tool("man"), "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(ROOT / page))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_every_shared_option_is_read_in_it(page: str, lang: str) -> None:
    text = parted(rendered(page), "")[OPTIONS[lang]]
    for one in PROGRAM.shared:
        assert set(one.called(lang)) <= told(text, lang)
        assert " ".join(one.help[lang].replace("`", "").split()) in text


def test_every_verb_and_option_is_read_in_it(page: str, lang: str) -> None:
    sections = parted(rendered(page), "")
    general = [(GENERAL_COMMANDS[lang], "rolcli", PROGRAM.general)]
    games = [(game.name.upper(), f"rolcli -r {game.name}", game.verbs) for game in PROGRAM.games]
    for heading, prefix, verbs in general + games:
        usages = parted(sections[heading], "   ")
        for verb in verbs:
            line = f"{prefix} {verb.called(lang)} "
            (text,) = [text for usage, text in usages.items() if usage.startswith(line)]
            for one in verb.options:
                assert set(one.called(lang)) <= told(text, lang), (heading, verb.name, one.names)
            assert " ".join(verb.help[lang].split()) in text
            assert f"rolcli {verb.shown(lang)}" in text


def test_every_house_rule_is_read_in_it(page: str, lang: str) -> None:
    sections = parted(rendered(page), "")
    for game in PROGRAM.games:
        parts = parted(sections[game.name.upper()], "   ")
        text = parts[man.HOUSE_RULES[lang].format(name=game.name)]
        for one in game.settings:
            assert re.search(rf"\b{one.name}(=|[,.])", text), (game.name, one.name)


def test_every_environment_variable_is_in_it(page: str, lang: str) -> None:
    read = set()
    for path in (ROOT / "rolcli").rglob("*.py"):
        read |= set(re.findall(r"\"(ROLCLI_[A-Z_]+)\"", path.read_text(encoding="utf-8")))
    assert read
    assert read <= words(rendered(page))


def test_it_tells_how_to_install_completions(page: str, lang: str) -> None:
    text = (man.PROSE / f"{lang}.txt").read_text(encoding="utf-8")
    assert all(f"\n`{line}`\n" in text for line in INSTALL.values())


def test_every_command_in_it_works(rolcli, page: str, lang: str) -> None:
    found = commands(page)
    assert len(found) > 15
    for line in found:
        passed = ""
        lexer = shlex.shlex(line, posix=True, punctuation_chars="|")
        lexer.whitespace_split = True
        lexer.commenters = ""
        for command in " ".join(map(shlex.quote, lexer)).split(" '|' "):
            name, *argv = shlex.split(command)
            if name == "echo":
                passed = " ".join(argv) + "\n"
                continue
            assert name == "rolcli", line
            answer = rolcli(argv, passed, env={"ROLCLI_LANG": lang})
            assert (answer.code, answer.err) == (0, ""), line + answer.err
            passed = answer.out
        assert passed, line


def test_its_files_are_accepted(rolcli, tmp_path, page: str, lang: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8").replace(r"\-", "-")
    blocks = re.findall(r"^\.EX\n(.*?)^\.EE$", text, re.M | re.S)
    config, equipment = (block for block in blocks if not block.startswith("$"))
    (name,) = tomllib.loads(config)["equipment"]
    rolcli.configure(config)
    (rolcli.folder / name).write_text(equipment, encoding="utf-8")
    answer = rolcli("-r unisystem attack 3 4 --weapon harpoon --armour chain-mail --life 40")
    assert (answer.code, answer.err) == (0, "")
    assert "rolled" not in answer.out


def test_both_pages_have_the_same_shape(page: str, lang: str) -> None:
    english = (man.PROSE / "en.txt").read_text(encoding="utf-8")
    other = (man.PROSE / f"{lang}.txt").read_text(encoding="utf-8")
    for mark in ("# ", "## ", "    $ ", "{"):
        counts = [text.count("\n" + mark) for text in (english, other)]
        assert counts[0] == counts[1], mark
    literal = re.compile(r"^: (.*)$", re.M)
    assert len(literal.findall(english)) == len(literal.findall(other))


def test_exit_code_1_is_told_of_whatever_ends_with_it(page: str, lang: str) -> None:
    verb = {"en": "verify", "es": "comprobar"}[lang]
    readme = {"en": "README.md", "es": "README.es.md"}[lang]
    rows = [one for one in (ROOT / readme).read_text(encoding="utf-8").splitlines()
            if one.startswith("| 1 |")]
    assert [f"`{verb}`" in row for row in rows] == [True]
    status = (ROOT / page).read_text(encoding="utf-8").partition("\\fB1\\fR\n")[2]
    assert f"\\fB{verb}\\fR" in status.partition(".TP")[0]
