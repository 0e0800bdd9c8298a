"""The grammar of the dice language.

The rules follow the grammar of the language from the loosest binding down. A
rule that cannot go on ends in an element that refuses: it looks at the text
and raises an error worded for that place, so nothing is ever read twice.
"""

from __future__ import annotations

from functools import cache, partial

import pyparsing as pp

from rolcli.notation import actions as words
from rolcli.notation import dice_terms as dice
from rolcli.notation import looks, sums
from rolcli.notation import modifier_terms as modifiers
from rolcli.notation.errors import inner, trailing
from rolcli.notation.errors import operand as wrong
from rolcli.notation.modifier import CONDITION, NUMBER
from rolcli.notation.patterns import COMPARISON, entry_pattern
from rolcli.notation.readings import SUM
from rolcli.notation.text import (
    DICE_AHEAD,
    DIE_PATTERN,
    LETTER,
    NAME_PATTERN,
    NUMBER_PATTERN,
    SPACED_DICE,
    is_variable,
)
from rolcli.notation.vocabulary import FUNCTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rolcli.notation.text import Notation
    from rolcli.notation.vocabulary import Vocabulary


def rule(action: Callable[..., Any], *elements: pp.ParserElement) -> pp.ParserElement:
    """Make a rule: elements one after the other, and what is made of them."""
    return pp.And(list(elements)).set_parse_action(action)


def token(
    pattern: str, action: Callable[..., Any] | None = None, touching: bool = False
) -> pp.ParserElement:
    """Make a token of a pattern; a touching one stands straight after what precedes it."""
    element = pp.Regex(pattern)
    if action is not None:
        element.set_parse_action(action)
    return element.leave_whitespace() if touching else element


def refuse(action: Callable[[Notation, int], Any]) -> pp.ParserElement:
    """Make an element that raises what fits the place."""
    refusing: Callable[..., Any] = lambda s, loc, tokens: action(s, loc)  # noqa: E731
    return pp.Empty().set_parse_action(refusing)


def only_if(condition: Callable[..., Any]) -> pp.ParserElement:
    """Make an element that matches, at no length, where a condition holds."""
    return pp.Suppress(pp.Empty().add_condition(condition))


@cache
def grammar(vocabulary: Vocabulary) -> pp.ParserElement:
    """Build the grammar of a vocabulary, once."""
    expression = pp.Forward()
    reading = pp.Forward()
    following = refuse(trailing.refuse_next)
    close = pp.Suppress(")") | following
    comma = pp.Suppress(",")
    number = token(NUMBER_PATTERN, dice.number)
    at_name = token("@" + NAME_PATTERN, dice.at_name)
    parenthesis = rule(dice.parenthesis, pp.Suppress("("), expression, close)
    members = expression + (comma + expression)[...]
    group = rule(dice.group, pp.Suppress("{"), members, pp.Suppress("}") | following)
    function = token(rf"(?ai:{'|'.join(FUNCTIONS)})(?= *\()")
    call = rule(dice.call, function, pp.Suppress("("), members, close)
    dice_terms = dice_rules(number, parenthesis)
    bare_name = token(NAME_PATTERN, words.bare_name)
    atom = dice_terms | group | call | at_name | bare_name | refuse(wrong.refuse_operand)

    signed_word, word, condition = modifier_rules(vocabulary, (number, at_name, parenthesis))
    ahead = pp.Suppress(token(f"(?={LETTER})", words.words_ahead))
    label = token(r"\[[^\]]*\]", modifiers.label)
    tail = (signed_word | ahead + word)[...] + label[...] + pp.Opt(ahead)
    term = rule(modifiers.term, atom, tail)
    counted = partial(modifiers.bare_count, vocabulary.comparison)
    count = only_if(modifiers.may_count) + rule(counted, condition) + tail
    leading = rule(modifiers.term, term, pp.Opt(count))

    expression <<= arithmetic_rules(term, leading)

    spoken = only_if(lambda s, loc, tokens: s.vocabulary.word_at(s.lower(), loc) != "")
    reading_term = rule(
        looks.look,
        token(rf"(?ai:{SUM})(?![\w])", looks.plain)
        | rule(looks.counted, rule(counted, condition), (signed_word | ahead + word)[...])
        | rule(dice.call, function, pp.Suppress("("), reading + (comma + reading)[...], close)
        | rule(looks.chain, (signed_word | spoken + word) + (signed_word | ahead + word)[...])
        | number
        | at_name
        | rule(looks.inside, pp.Suppress("("), reading, close)
        | refuse(looks.refuse_reading),
        label[...],
    )
    counted_look = rule(looks.look, reading_term, label[...])
    reading <<= arithmetic_rules(reading_term, counted_look)
    several = rule(looks.readings, pp.Suppress(":"), reading, (comma + reading)[...])

    repeat = token(r"[0-9]+#", words.times)
    beside = pp.Suppress(token(rf"(?<= )(?=[0-9.@({{]|{LETTER})", words.beside))
    end = token("#.*", words.comment) | pp.StringEnd() | following
    further = (comma | beside) + expression
    whole: pp.ParserElement = pp.Opt(repeat) + expression + (several | further[...]) + end
    whole.parse_with_tabs()
    return whole


def arithmetic_rules(term: pp.ParserElement, leading: pp.ParserElement) -> pp.ParserElement:
    """Build sums of products of powers of terms, and the test of one.

    ``leading`` is a term in first place: there a comparison may count its dice.
    """
    unary = pp.Forward()
    signs = token(r"[+-][+\- ]*", sums.sign)
    raised = token(r"\^|\*\*", sums.operator)
    multiplied = token(r"\*(?!\*)|//|/|%|[xX×]", sums.operator)  # noqa: RUF001
    added = token(r"[+-]", sums.operator)
    compared = token(COMPARISON, words.comparison)

    def power(base: pp.ParserElement) -> pp.ParserElement:
        return rule(sums.power, base, (raised + pp.Opt(signs) + term)[...])

    def product(first: pp.ParserElement) -> pp.ParserElement:
        return rule(sums.chain, first, (multiplied + unary)[...])

    def total(first: pp.ParserElement) -> pp.ParserElement:
        return rule(sums.chain, product(first), (added + product(unary))[...])

    signed = rule(sums.signed, signs, power(term))
    unary <<= signed | power(term)
    first = total(signed | power(leading))
    return rule(sums.compare, first, pp.Opt(compared + total(unary)))


def dice_rules(number: pp.ParserElement, parenthesis: pp.ParserElement) -> pp.ParserElement:
    """Build dice in all their forms, and the numbers and parentheses that may be their count."""
    no_face = refuse(inner.refuse_face)
    face = token(r"[+-]?[0-9]+(?: *\.\. *[+-]?[0-9]+)?(?![0-9.])", dice.face) | no_face
    faces = pp.Suppress("{") + face + (pp.Suppress(",") + face)[...] + (pp.Suppress("}") | no_face)
    no_variable = only_if(lambda s, loc, tokens: not is_variable(s, loc))

    def die(touching: bool) -> pp.ParserElement:
        named = token(DIE_PATTERN + r"(?<![dD])", dice.plain_die, touching)
        return (
            token(r"[dD]%[0-9(@{]", inner.percent_and_operand, touching)
            | (named if touching else no_variable + named)
            | rule(dice.faces_die, token(r"[dD](?=\{)", None, touching), faces)
            | rule(dice.computed_die, token(r"[dD](?=\()", None, touching), parenthesis)
        )

    code = (
        token(rf"[dD] +(?!{DICE_AHEAD}|{SPACED_DICE})[0-9]+", inner.space_in_dice, touching=True)
        | token("[dD]@" + NAME_PATTERN, inner.bare_sides, touching=True)
        | token("[dD]", dice.sideless, touching=True)
    )
    tail = pp.Opt(die(touching=True) | code)
    spaced_tail = pp.Opt(die(touching=True) | code | die(touching=False))
    high_or_low = only_if(words.no_operand_ahead) + token("[+-]")
    rank = token("(?ai:m(?!ax|in)|h|l(?![et]))", None, touching=True) | high_or_low
    ranked = token(r"[0-9]+[oO](?:[0-9]+[dD](?:[0-9]+(?:\.[0-9]+)?|%))?")
    return (
        rule(dice.ranked, ranked, pp.Opt(rank))
        | rule(dice.counted_die, number, spaced_tail)
        | rule(dice.single_die, die(touching=False))
        | rule(dice.counted_die, parenthesis, tail)
    )


def modifier_rules(
    vocabulary: Vocabulary, operands: tuple[pp.ParserElement, pp.ParserElement, pp.ParserElement]
) -> tuple[pp.ParserElement, pp.ParserElement, pp.ParserElement]:
    """Build the modifiers by sign, those by word, and a condition.

    ``operands`` are a number, a name with its ``@`` and a parenthesis.
    """
    number, at_name, parenthesis = operands
    touching_number = token(NUMBER_PATTERN, dice.number, touching=True)
    spaced_number = token(f"(?!{DICE_AHEAD}){NUMBER_PATTERN}", dice.number)
    argument = touching_number | spaced_number | parenthesis | at_name
    wanted = refuse(inner.refuse_point)

    compared = token(COMPARISON, words.comparison)
    point = (
        token(rf"{DICE_AHEAD}|[dD](?:[0-9%{{(]|[fF](?!{LETTER}))", inner.dice_as_point)
        | number
        | parenthesis
        | at_name
        | token(rf"(?>{NAME_PATTERN})(?! *\()", words.point_name)
        | wanted
    )
    signed_point = rule(modifiers.signed_point, token("[+-]", sums.sign), point)
    condition = rule(modifiers.condition, compared, signed_point | point)
    equal = condition | rule(modifiers.condition, argument)

    wants = {
        (NUMBER, True): (pp.Opt(argument),),
        (NUMBER, False): (argument | wanted,),
        (CONDITION, True): (pp.Opt(equal),),
        (CONDITION, False): (equal | wanted,),
    }

    def worded(letters: bool) -> pp.ParserElement:
        choices: list[pp.ParserElement] = []
        for entry in vocabulary.entries:
            pattern = entry_pattern(vocabulary, entry, letters)
            if pattern is not None:
                kind = entry.kind()
                rest = wants.get((kind.takes, kind.optional), ())
                choices.append(rule(partial(modifiers.modifier, entry), token(pattern), *rest))
        return pp.MatchFirst(choices)

    return worded(letters=False), worded(letters=True), condition
