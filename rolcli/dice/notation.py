"""The grammar of the dice language: text in, tree out.

The rules follow the grammar of the language from the loosest binding down. A
rule that cannot go on ends in an element that refuses: it looks at the text
and raises an error worded for that place, so nothing is ever read twice.
"""

from __future__ import annotations

import re
import sys
from functools import cache

import pyparsing as pp

from rolcli.dice import notation_errors as wrong
from rolcli.dice import notation_nodes as nodes
from rolcli.dice.check import check
from rolcli.dice.notation_text import (
    DICE_AHEAD, DIE_PATTERN, LETTER, NAME_PATTERN, NUMBER_PATTERN, Text, check_nesting, die_at,
    folded, is_variable, open_bracket, run_at, split_run,
)  # fmt: skip
from rolcli.dice.tree import Input
from rolcli.dice.words import COMPARE_WORDS, FUNCTIONS, is_reserved
from rolcli.errors import LimitError, NotationError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from rolcli.dice.exact import Number

MAX_TIMES = 1_000_000
"""The most results of one call."""
ROOM = 20_000
"""Frames that reading, printing and rolling the deepest accepted text may need."""

COMPARISON = r"(?ai:>=|<=|=>|=<|<>|><|==|=|>|<|ge|le|gt|lt|eq)"
OPERAND_AHEAD = re.compile(r"[0-9.@({+-]")


def read(text: str, variables: dict[str, Number]) -> Input:
    """Read a text of the dice language; ``variables`` are those defined.

    Raise NotationError with the column of the mistake, LimitError for what is
    too deeply nested or too large.
    """
    if sys.getrecursionlimit() < ROOM:  # calls between Python functions take no C stack
        sys.setrecursionlimit(ROOM)
    s = Text(text, variables)
    check_nesting(s)
    try:
        tokens = grammar().parse_string(s)
    except pp.ParseBaseException as failure:  # every rule refuses in words; this is the net
        raise wrong.unexpected(s, min(failure.loc, max(len(s) - 1, 0))) from None
    times, expressions, comment = None, [], None
    for token in tokens:
        if type(token) is nodes.Part:
            expressions.append(token.node)
        elif type(token) is int:
            times = token
        else:
            comment = token
    read_input = Input(tuple(expressions), times, comment)
    try:
        for expression in read_input.expressions:
            check(expression, variables)
    except (NotationError, LimitError) as error:
        error.text = text
        raise
    return read_input


def times(s: Text, loc: int, tokens: Sequence[str]) -> int:
    """Read the 6# of 6#4d6kh3."""
    number = int(tokens[0][:-1])
    if number == 0:
        raise wrong.error(
            s, loc, "no_times", msg("A roll can be repeated once or more, and not 0 times.")
        )
    if number > MAX_TIMES:
        from rolcli.dice.evaluate import short

        raise LimitError(
            "too_many_times",
            msg(
                "A roll may be repeated at most {limit} times, and {size} were asked for.",
                limit=MAX_TIMES,
                size=short(number),
            ),
            text=s.original,
            column=loc,
        )
    return number


def comment(s: Text, loc: int, tokens: Sequence[str]) -> list[str]:
    """Read a comment; one of blanks is none."""
    text = tokens[0][1:].strip()
    return [text] if text else []


def words_ahead(s: Text, loc: int, tokens: Sequence[str]) -> None:
    """Look at letters after a term: words of the language, an expression, or a mistake.

    Fail to match where an expression of its own begins; raise for letters that
    do not come apart into words.
    """
    if loc < s.approved:
        return
    run = run_at(s, loc)
    end = loc + len(run)
    spaced = s[loc - 1] == " "
    if spaced:
        function = folded(run) in FUNCTIONS and folded(run) not in ("min", "max")
        if function or is_variable(s, loc) or die_at(s, loc):
            raise pp.ParseException(s, loc, "an expression of its own")
    if not split_run(s, loc, end)[1]:
        raise wrong.free_words(s, loc) if spaced else wrong.unknown_word(s, loc, end)
    s.approved = end


def bare_name(s: Text, loc: int, tokens: Sequence[str]) -> nodes.Part:
    """Read a name where an operand is expected, or raise for a word that cannot be one."""
    name = tokens[0]
    if is_reserved(name):
        wrong.refuse_word(s, loc)
    if not (name[0].isalpha() or name[0] == "_"):
        wrong.refuse_operand(s, loc) if ord(name[0]) not in wrong.LOOKALIKES else None
        wrong.strange_character(s, loc)
    if s.startswith("(", loc + len(name)):
        raise wrong.unknown_function(s, loc, name)
    return nodes.bare_name(s, loc, tokens)


def beside(s: Text, loc: int, tokens: Sequence[str]) -> None:
    """Look at what begins side by side with an expression."""
    word = run_at(s, loc)
    if word and word[0].isalpha() and is_reserved(word) and not die_at(s, loc) and not (
        folded(word) in FUNCTIONS and s[loc + len(word) :].lstrip().startswith("(")
    ):  # fmt: skip
        raise wrong.misplaced_word(s, loc, word)


def comparison(s: Text, loc: int, tokens: Sequence[str]) -> nodes.Sign:
    """Read a comparison; words and doubles are written in their one form."""
    written = tokens[0].lower()
    if written in ("=>", "=<", "<>", "><"):
        raise wrong.wrong_comparison(s, loc, written)
    return nodes.Sign(COMPARE_WORDS.get(written, "=" if written == "==" else written), loc)


def no_operand_ahead(s: Text, loc: int, tokens: Sequence[str]) -> bool:
    """Tell whether a + or - after 1o3d10 is its rank: no operand follows it."""
    rest = s[loc + 1 :].lstrip()
    if OPERAND_AHEAD.match(rest):
        return False
    word = run_at(rest, 0)
    if word == "":
        return True
    if folded(word) in FUNCTIONS:
        return not rest[len(word) :].lstrip().startswith("(")
    at = len(s) - len(rest)
    return is_reserved(word) and not die_at(s, at)


def free_name(s: Text, loc: int, tokens: Sequence[str]) -> None:
    """Fail to match where a name is a word of the language."""
    if is_reserved(tokens[0]):
        raise pp.ParseException(s, loc, "a name")


def refuse(action: Callable[[Text, int], Any]) -> pp.ParserElement:
    """Make an element that raises what fits the place."""
    return pp.Empty().set_parse_action(lambda s, loc, tokens: action(s, loc))


def token(
    pattern: str, action: Callable[..., Any] | None = None, touching: bool = False
) -> pp.ParserElement:
    """Make a token of a pattern; a touching one stands straight after what precedes it."""
    element = pp.Regex(pattern)
    if action is not None:
        element.set_parse_action(action)
    return element.leave_whitespace() if touching else element


@cache
def grammar() -> pp.ParserElement:
    """Build the grammar, once."""
    expression = pp.Forward()
    following = refuse(wrong.refuse_next)
    open_, close = pp.Suppress("("), pp.Suppress(")") | following
    comma = pp.Suppress(",")
    number = token(NUMBER_PATTERN, nodes.number)
    at_name = token("@" + NAME_PATTERN, nodes.at_name)
    parenthesis = (open_ + expression + close).set_parse_action(nodes.parenthesis)
    members = expression + (comma + expression)[...]

    atom = operands(expression, number, at_name, parenthesis, members, following)
    bang, modifier, condition, compared = modifications(number, at_name, parenthesis)
    words = pp.Suppress(token(f"(?={LETTER})", words_ahead))
    label = token(r"\[[^\]]*\]", nodes.label)
    tail = (bang | words + modifier)[...] + label[...] + pp.Opt(words)
    term = (atom + tail).set_parse_action(nodes.term)
    counting = (
        pp.Suppress(pp.Empty().add_condition(nodes.may_count))
        + pp.And([condition]).set_parse_action(nodes.bare_count)
        + tail
    )
    leading = (term + pp.Opt(counting)).set_parse_action(nodes.term)

    signs = token(r"[+-][+\- ]*", nodes.sign)
    raised = token(r"\^|\*\*", nodes.operator)
    multiplied = token(r"\*(?!\*)|//|/|%|[xX×]", nodes.operator)  # noqa: RUF001
    added = token(r"[+-]", nodes.operator)

    def power(base: pp.ParserElement) -> pp.ParserElement:
        return (base + (raised + pp.Opt(signs) + term)[...]).set_parse_action(nodes.power)

    signed = (signs + power(term)).set_parse_action(nodes.signed)
    unary = signed | power(term)

    def total(first: pp.ParserElement) -> pp.ParserElement:
        product = (first + (multiplied + unary)[...]).set_parse_action(nodes.chain)
        later = (unary + (multiplied + unary)[...]).set_parse_action(nodes.chain)
        return (product + (added + later)[...]).set_parse_action(nodes.chain)

    expression <<= (
        total(signed | power(leading)) + pp.Opt(compared + total(unary))
    ).set_parse_action(nodes.compare)

    repeat = token(r"[0-9]+#", times)
    between = comma | pp.Suppress(token(rf"(?<= )(?=[0-9.@({{]|{LETTER})", beside))
    return (
        pp.Opt(repeat)
        + expression
        + (between + expression)[...]
        + (token("#.*", comment) | pp.StringEnd() | following)
    ).parse_with_tabs()


def operands(
    expression: pp.ParserElement,
    number: pp.ParserElement,
    at_name: pp.ParserElement,
    parenthesis: pp.ParserElement,
    members: pp.ParserElement,
    following: pp.ParserElement,
) -> pp.ParserElement:
    """Build what can stand as an operand, without modifiers."""
    no_variable = pp.Suppress(pp.Empty().add_condition(lambda s, loc, _: not is_variable(s, loc)))
    no_face = refuse(wrong.refuse_face)
    face = token(r"[+-]?[0-9]+(?: *\.\. *[+-]?[0-9]+)?(?![0-9.])", nodes.face) | no_face
    faces = pp.Suppress("{") + face + (pp.Suppress(",") + face)[...] + (pp.Suppress("}") | no_face)

    def die(touching: bool) -> pp.ParserElement:
        named = token(DIE_PATTERN + r"(?<![dD])", nodes.plain_die, touching)
        with_faces = token(r"[dD](?=\{)", None, touching) + faces
        with_sides = token(r"[dD](?=\()", None, touching) + parenthesis
        return (
            token(r"[dD]% *[0-9(@{]", wrong.percent_and_operand, touching)
            | (named if touching else no_variable + named)
            | with_faces.set_parse_action(nodes.faces_die)
            | with_sides.set_parse_action(nodes.computed_die)
        )

    code = (
        token(rf"[dD] +(?!{DICE_AHEAD})[0-9]+", wrong.space_in_dice, touching=True)
        | token("[dD]@" + NAME_PATTERN, wrong.bare_sides, touching=True)
        | token("[dD]", nodes.sideless, touching=True)
    )
    tail = pp.Opt(die(touching=True) | code)
    counted = (number + tail).set_parse_action(nodes.counted_die)
    computed = (parenthesis + tail).set_parse_action(nodes.counted_die)
    single = pp.And([die(touching=False)]).set_parse_action(nodes.single_die)
    rank = token("(?ai:m(?!ax|in)|h|l(?![et]))", None, touching=True) | pp.Regex(
        "[+-]"
    ).add_condition(no_operand_ahead)
    ranked = token(r"[0-9]+[oO](?:[0-9]+[dD](?:[0-9]+(?:\.[0-9]+)?|%))?") + pp.Opt(rank)
    group = pp.Suppress("{") + members + (pp.Suppress("}") | following)
    function = token(rf"(?ai:{'|'.join(FUNCTIONS)})(?= *\()")
    call = function + pp.Suppress("(") + members + (pp.Suppress(")") | following)
    return (
        ranked.set_parse_action(nodes.ranked)
        | counted
        | single
        | computed
        | group.set_parse_action(nodes.group)
        | call.set_parse_action(nodes.call)
        | at_name
        | token(NAME_PATTERN, bare_name)
        | refuse(wrong.refuse_operand)
    )


def modifications(
    number: pp.ParserElement, at_name: pp.ParserElement, parenthesis: pp.ParserElement
) -> tuple[pp.ParserElement, pp.ParserElement, pp.ParserElement, pp.ParserElement]:
    """Build the explosion by ``!``, the modifiers by word, a condition and a comparison."""
    touching_number = token(NUMBER_PATTERN, nodes.number, touching=True)
    spaced_number = token(f"(?!{DICE_AHEAD}){NUMBER_PATTERN}", nodes.number)
    argument = touching_number | spaced_number | parenthesis | at_name
    wanted = refuse(wrong.refuse_point)

    compared = token(COMPARISON, comparison)
    point = (
        token(rf"{DICE_AHEAD}|[dD](?:[0-9%{{(]|[fF](?!{LETTER}))", wrong.dice_as_point)
        | number
        | parenthesis
        | at_name
        | pp.Regex(rf"{NAME_PATTERN}(?! *\()").add_parse_action(free_name, nodes.bare_name)
        | wanted
    )
    signed_point = (token("[+-]", nodes.sign) + point).set_parse_action(nodes.signed_point)
    condition = (compared + (signed_point | point)).set_parse_action(nodes.condition)
    equal = condition | pp.And([argument]).set_parse_action(nodes.condition)

    def modifier(
        word: str, action: Callable[..., Any], *rest: pp.ParserElement
    ) -> pp.ParserElement:
        return pp.And([token(f"(?ai:{word})"), *rest]).set_parse_action(action)

    bang = modifier("!!|!p|!o|!", nodes.explode, pp.Opt(equal))
    worded = (
        modifier("ee|ep|eo|e(?!q)", nodes.explode, pp.Opt(equal))
        | modifier("k(?=min|max)|kh|kl|km|k|dh|dl", nodes.keep, pp.Opt(argument))
        | modifier("cs|cf|f|ds", nodes.count, equal | wanted)
        | modifier("rr|ro|r", nodes.reroll, equal | wanted)
        | modifier("min|max", nodes.clamp, argument | wanted)
        | modifier("sd|s|u", nodes.plain_modifier)
        | modifier("(?<! )d(?![lhs])", nodes.keep, pp.Opt(argument))
    )
    return bang, worded, condition, compared
