"""Every expression that people are shown is read without the grammar."""

import re
import shlex
from pathlib import Path

import pytest

from rolcli.errors import RolcliError
from rolcli.modifiers import VOCABULARY
from rolcli.notation.arguments import texts_of
from rolcli.notation.operands import Group, Name, Ranked
from rolcli.notation.plain import read_plain
from rolcli.notation.tree import Pool, walk
from tests.notation.reference import read

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "README.es.md", "man/rolcli.1", "man/es/rolcli.1", *sorted(
    str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md")
))
CALL = re.compile(r"rolcli (?:roll|odds) (.*)")
LIKELY = re.compile("[0-9].*[dDoO]|[dDoO][0-9]")
NAMES = re.compile("D6-|d6-system")
KNOWN = dict.fromkeys(("dex", "des", "str", "strength"), 1)


def shown(text):
    """Collect what reads as dice: whole calls, what stands in quotes, and single words."""
    text = re.sub(r"\\f[BIR]|\\&", "", text.replace(r"\-", "-").replace(r"\(aq", "'"))
    for line in text.splitlines():
        call = CALL.search(line)
        if call:
            try:
                arguments = shlex.split(call[1].split("|")[0].rstrip("`.,"))
            except ValueError:
                arguments = []
            until = [i for i, word in enumerate(arguments) if word.startswith("-")]
            yield from texts_of(arguments[: until[0] if until else None])
    yield from re.findall(r"`([^`\n]+)`", text)
    yield from (word.strip("`'\".,;:") for word in text.split())


def dice_in(texts):
    """Keep the texts that are dice of the language; names of rules and games are none."""
    found = set()
    for text in texts:
        if NAMES.search(text) or not LIKELY.search(text):
            continue
        try:
            tree = read(text, KNOWN)
        except RolcliError:
            continue
        nodes = [node for one in tree.expressions for node in walk(one)]
        if any(isinstance(node, Pool | Ranked | Group) for node in nodes):
            found.add(text)
    return found


def plainly(text):
    """Tell whether a text is read by hand where its names are known."""
    nodes = [node for one in read(text, KNOWN).expressions for node in walk(one)]
    known = [node.name for node in nodes if isinstance(node, Name)]
    return read_plain(text, VOCABULARY, known) is not None


@pytest.mark.parametrize("page", PAGES)
def test_pages_show_what_is_read_by_hand(page):
    found = dice_in(shown((ROOT / page).read_text()))
    assert [text for text in sorted(found) if not plainly(text)] == []
    if page.startswith(("README", "man")):
        assert {"4d6kh3", "10d10ge7"} <= found


@pytest.mark.parametrize("lang", ["en", "es"])
def test_help_shows_what_is_read_by_hand(rolcli, lang):
    pages = [["--help"], *([verb, "--help"] for verb in ("roll", "odds"))]
    found = dice_in(
        text for page in pages for text in shown(rolcli([*page, "--lang", lang]).out)
    )
    assert [text for text in sorted(found) if not plainly(text)] == []
    assert {"10d10ge7", "1d4x2", "4D+2", "1o3d10", "6#4d6kh3", "d6!6"} <= found
