"""The options of a verb are found by each of their names, and no name means two of them."""

from __future__ import annotations

import pytest

from rolcli.cli.fields import OptionNames, fields_of, names_of, table_of
from rolcli.cli.general import GENERAL
from rolcli.cli.shared import SHARED, SHARED_TABLE
from rolcli.declare.game import Ruleset, Verb
from rolcli.rulesets import built_in

VERBS = [
    *((game, verb) for game in built_in() for verb in game.verbs.values()),
    *((None, verb) for verb in GENERAL.values()),
]


@pytest.mark.parametrize(("game", "verb"), VERBS)
def test_every_name_finds_its_option(game: Ruleset | None, verb: Verb) -> None:
    fields = fields_of(verb, game)
    named = table_of(fields)
    assert not named.keys() & SHARED_TABLE.keys()
    assert len(named) == sum(len(names_of(field)) for field in fields.values())
    whole = SHARED_TABLE | named
    for name, field in whole.items():
        assert OptionNames(fields, SHARED_TABLE).get(name) is field
    together = OptionNames(fields, SHARED_TABLE)
    assert all(together.get(name) is field for name, field in whole.items())


def test_what_is_no_name_finds_none() -> None:
    fields = fields_of(GENERAL["odds"], None)
    options = OptionNames(fields, SHARED_TABLE)
    for name in ("--expressions", "--at_least", "-at-least", "--", "-", "--Seed", "--nope", "at"):
        assert options.get(name) is None
        assert name not in options
    assert options.get("--at-least") is fields["at_least"]
    assert options.get("--seed") is SHARED["seed"]
