"""What the tests of every game share: running a verb as the command line does."""

from __future__ import annotations

from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.odds.verb import verb_odds
from rolcli.rulesets.frame import Ready, play


def run(ruleset, verb, dice=None, settings=None, **params):
    """Run a verb: with dice by hand (a list), with a seeded stream (text), or with any dice."""
    source = Scripted(dice) if isinstance(dice, (list, tuple)) else Stream(dice)
    return play(ruleset.verbs[verb], source, ruleset.house(settings), params)


def odds(ruleset, verb, settings=None, depth=20, **params):
    """Work out the exact odds of a verb as the command line does, before they are laid out."""
    declared = ruleset.verbs[verb]
    return verb_odds(Ready(declared, ruleset.house(settings), params).run, declared.odds, depth)
