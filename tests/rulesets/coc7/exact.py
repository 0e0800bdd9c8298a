"""Exact odds of a verb, as the command line asks for them."""

from __future__ import annotations

from rolcli.odds.verb import verb_odds
from rolcli.rulesets.coc7 import COC7
from rolcli.rulesets.frame import Ready


def odds(name, settings=None, depth=20, **params):
    """Work out the odds of a verb with these parameters."""
    verb, house = COC7.verbs[name], COC7.house(settings)
    return verb_odds(Ready(verb, house, params).run, verb.odds, depth)


def mean(table):
    """Give the expected value of a quantity."""
    return sum(value * chance for value, chance in table.items())
