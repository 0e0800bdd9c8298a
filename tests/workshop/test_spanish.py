"""What the manual and completions say in Spanish names options and values in Spanish."""

from __future__ import annotations

import re

from workshop.__main__ import ROOT
from workshop.declaration import declaration

PROGRAM = declaration()
OPTION = re.compile(r"--[a-záéíóúñ][a-záéíóúñ-]*")


def test_options_that_a_text_mentions_have_their_spanish_names() -> None:
    verbs = [verb for game in PROGRAM.games for verb in game.verbs]
    shared = {name for one in PROGRAM.shared for name in one.called("es")[:1]}
    for verb in (*PROGRAM.general, *verbs):
        own = {name for one in verb.parameters for name in one.called("es")}
        english = {
            one.names[0]: one.called("es")[0]
            for one in (*PROGRAM.shared, *verb.parameters)
            if one.names and one.called("es")[0] != one.names[0]
        }
        for one in verb.parameters:
            for name in OPTION.findall(one.help.es):
                assert name not in english, (verb.name, one.help.es)
                assert name in own | shared or name.strip("-") in one.help.en, (verb.name, name)


def test_the_manual_lists_no_value_in_two_languages() -> None:
    page = (ROOT / "man/es/rolcli.1").read_text(encoding="utf-8")
    text = re.sub(r"\\[:&|]|\\f.|\\\n", "", page).replace("\\-", "-")
    for bad in ("lista|get", "new|ver", "init|ver", "M|table", "reglas list\n", "--with-odds"):
        assert bad not in text
    for good in ("[lista|ver|poner|archivo]", "[crear|ver]", "M|tabla", "reglas lista\n"):
        assert good in text, good
