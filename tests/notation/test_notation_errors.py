"""What the dice language refuses: where the caret points, and what is offered instead."""

import time

import pytest
from hypothesis import given, settings

from rolcli.dice.evaluate import roll
from rolcli.dice.source import Stream
from rolcli.errors import LimitError, NotationError, RolcliError
from rolcli.modifiers import parse, parse_expression
from rolcli.notation import MAX_LENGTH
from tests.strategies import VARIABLES, garbage


def refused(text, variables=None):
    with pytest.raises(RolcliError) as caught:
        parse(text, variables)
    return caught.value


@pytest.mark.parametrize(
    ("text", "code", "column", "hint"),
    [
        # dice
        ("d", "missing_operand", 0, "d6"),
        ("2d6 d", "missing_operand", 4, "d6"),
        ("7d%3", "wrong_form", 1, "7d100 % 3"),
        ("7d%3", "wrong_form", 1, "7D % 3"),
        ("4dF.2", "unknown_word", 2, "dF.1"),
        ("3d 6", "wrong_form", 2, "3d6"),
        ("2d@n", "missing_operand", 2, "2d(@n)"),
        ("d{}", "wrong_form", 2, "d{1,2,4}"),
        ("d{1,2.5}", "wrong_form", 4, "d{1,2,4}"),
        ("d{3..1}", "wrong_form", 2, "1..3"),
        ("d{1,2", "unmatched_bracket", 1, "single quotes"),
        ("1o", "unknown_word", 0, "1o3d10"),
        ("2o3d10", "wrong_form", 0, "2#1o3d10"),
        ("1o3d10kh1", "misplaced_modifier", 6, "1o3d10h"),
        ("1o4d10", "impossible", 0, "1o5d10"),
        ("1o3d1", "impossible", 0, "1o3d2"),
        ("3ｄ6", "unexpected_character", 1, "3d6"),
        ("d%%", "missing_operand", 3, "leave it at d%."),
        ("3 floor", "missing_operand", 2, "floor(7/2)"),
        ("1d6x", "missing_operand", 4, "1d6x2, or leave it at 1d6."),
        ("1d6 x", "missing_operand", 5, "1d6 x 2, or leave it at 1d6."),
        ("4d6!+", "missing_operand", 5, "leave it at 4d6!."),
        ("2d6!!o", "unknown_word", 5, "'2d6!!' 'o'"),
        ("1_000", "unknown_word", 1, "Write 1000."),
        ("1d8[a[b]c]", "unknown_word", 8, "square brackets"),
        ("4d6[fire]kh3", "misplaced_modifier", 9, "4d6kh3[strength]"),
        ("3d6@", "missing_operand", 3, "@strength"),
        # a d that drops
        ("4d6d4", "misplaced_modifier", 3, "4d6dl4"),
        ("4d6d4", "misplaced_modifier", 3, "(4d6)d4"),
        ("1d4d6", "misplaced_modifier", 3, "(1d4)d6"),
        ("4d6kh3d3", "misplaced_modifier", 6, "4d6kh3dl3"),
        ("4Dd1", "misplaced_modifier", 2, "4d6dl1"),
        ("{d6,d8}d1", "misplaced_modifier", 7, "dl1"),
        ("floor(2)d6", "misplaced_modifier", 8, "(floor(2))d6"),
        # modifiers
        ("(2d6)kh1", "misplaced_modifier", 5, "4d6kh3"),
        ("5!", "misplaced_modifier", 1, "4d6!"),
        ("!", "misplaced_modifier", 0, "3d6!"),
        ("2d6[a]!", "misplaced_modifier", 6, "3d6!"),
        ("2d6[a] kh1", "misplaced_modifier", 7, "before a label"),
        ("3 min 2", "misplaced_modifier", 2, "min(3, 2)"),
        ("2d6r", "missing_operand", 4, "@name"),
        ("2d6 min", "missing_operand", 7, "@name"),
        ("5d10f1", "missing_operand", 4, "10d10>=8cf=1"),
        ("5d10ds10", "missing_operand", 4, "10d10>=8ds=10"),
        ("5d10cs>=7cs>=8", "misplaced_modifier", 9, "5d10>=7 >= 3"),
        ("5d10>=7kh2", "misplaced_modifier", 7, "before the count"),
        ("{2d6,3}!", "misplaced_modifier", 7, "inside"),
        ("{2d6*2}kh", "wrong_form", 4, "{2d6, 1d12}kh"),
        ("{3-2d6}kh", "wrong_form", 3, "{2d6, 1d12}kh"),
        ("{5d10>=7}kh", "wrong_form", 1, "{2d6, 1d12}kh"),
        ("{1o3d10}kh", "wrong_form", 1, "{2d6, 1d12}kh"),
        # comparisons
        ("3d6 >= 2d6", "wrong_form", 7, "(3d6) >= 2d6"),
        ("3d6 >= d6", "wrong_form", 7, "(3d6) >= d6"),
        ("3d6 >= 1o3d10", "wrong_form", 7, "(3d6) >= 1o3d10"),
        ("3d6!>2d6", "wrong_form", 5, "3d6!>(2d6)"),
        ("2d6+3 != 9", "wrong_form", 6, "="),
        ("2d6 <> 9", "wrong_form", 4, "="),
        ("2d6 ≠ 9", "wrong_form", 4, "="),
        ("2d6 => 7", "wrong_form", 4, "2d6 >= 7"),
        ("5=<3", "wrong_form", 1, "5 <= 3"),
        ("3 > 2 > 1", "wrong_form", 6, "parentheses"),
        ("2d6 >=", "missing_operand", 6, "@name"),
        ("3d6 >= floor(2)", "missing_operand", 7, "parentheses"),
        # words
        ("3d6 fire", "unknown_word", 4, "3d6 # fire"),
        ("3d6 fire", "unknown_word", 4, "3d6[fire]"),
        ("2d6+1 to hit", "unknown_word", 6, "2d6+1 # to hit"),
        ("(3d6 fire)", "unknown_word", 5, "'3d6[fire]'"),
        ("3d6khfoo", "unknown_word", 5, "'3d6' 'kh' 'foo'"),
        ("4d6kh3zz", "unknown_word", 6, "'4d6' 'kh3' 'zz'"),
        ("4d6eeq6", "unknown_word", 5, "'4d6' 'ee' 'q6'"),
        ("10strength", "unknown_word", 2, "10*strength"),
        ("kh", "bad_name", 0, "@kh"),
        ("e + 1", "bad_name", 0, "@e"),
        ("2+e6", "bad_name", 2, "@e6"),
        ("x 2", "bad_name", 0, "@x"),
        ("floor", "missing_operand", 0, "floor(7/2)"),
        ("foo(3)", "unknown_word", 0, "floor"),
        ("max(1)", "wrong_form", 0, "max(1, 3)"),
        ("floor(1,2)", "wrong_form", 8, "floor(1)"),
        ("@ 3", "missing_operand", 0, "@strength"),
        # what is missing or too much
        ("3d6+", "missing_operand", 4, "3d6+2"),
        ("2 x", "missing_operand", 3, "2 x 2"),
        ("2*(3+", "missing_operand", 5, "2*(3+2)"),
        ("2*(3+)", "missing_operand", 5, None),
        ("*2", "missing_operand", 0, None),
        ("2^/3", "missing_operand", 2, None),
        (",3", "missing_operand", 0, "2d6, 1d8"),
        ("2d6,,3", "missing_operand", 4, "2d6, 1d8"),
        ("6#", "missing_operand", 2, "6#3d6"),
        ("2d6(3)", "missing_operand", 3, "2d6*(3)"),
        ("2(3)", "missing_operand", 1, "2*(3)"),
        ("(2 3)", "missing_operand", 3, "*"),
        ("{2d6 1d8}", "missing_operand", 5, "{2d6, 1d8}"),
        ("(1, 2)", "unexpected_character", 2, "point"),
        ("3d6 max(1d6, 2)", "unexpected_character", 11, "'3d6, max(1d6, 2)'"),
        ("round(5/2) Min (1,2)", "unexpected_character", 17, "'round(5/2), Min (1,2)'"),
        ("(2d6", "unmatched_bracket", 0, "(2d6)"),
        ("floor(2", "unmatched_bracket", 5, "floor(2)"),
        ("2d6)", "unmatched_bracket", 3, "2d6"),
        ("2d6]", "unmatched_bracket", 3, "2d6"),
        ("(2d6}", "unmatched_bracket", 4, ")"),
        ("()", "empty", 0, "(1d4+1)"),
        ("{}", "empty", 0, "{2d6, 1d12}kh"),
        ("floor()", "empty", 5, "("),
        ("2d6[fire", "unmatched_bracket", 3, "3d6[fire]"),
        ("2d6[ ]", "empty", 3, "1d8[fire]"),
        ("[fire]", "missing_operand", 0, "1d8[fire]"),
        (".5", "wrong_form", 0, "0.5"),
        ("5.", "wrong_form", 1, "2.5"),
        ("0#d6", "undefined_value", 0, None),
        ("2d6 6#3d6", "wrong_form", 4, "#"),
        ("1d10+1,5", "wrong_form", 7, "1d10+1.5"),
        ("3d6 2", "wrong_form", 4, "x"),
        ("3d6, -2", "wrong_form", 5, "x"),
        ("4d6 d1", "wrong_form", 4, "4d6dl1"),
        ("6{4d6}", "missing_operand", 1, "'6#{4d6}'"),
        ("repeat(4d6kh3, 6)", "unknown_word", 0, "6#4d6kh3"),
        ("1d6xo6", "unknown_word", 3, "1d6eo6"),
        ("2d10 < 1d6+4", "wrong_form", 7, "(2d10) < 1d6+4"),
        ("1d20 + @{str}", "missing_operand", 7, "@str"),
        ("2d20 adv", "unknown_word", 5, "2d20kh1"),
        ("d20adv", "unknown_word", 3, "2d20kh1"),
        # other keyboards
        ("“2d6”", "unexpected_character", 0, "2d6"),
        ("'2d6'", "unexpected_character", 0, "2d6"),
        ("2d6−1", "unexpected_character", 3, "2d6-1"),
        ("2d6 ≥ 7", "unexpected_character", 4, "2d6 >= 7"),
        ("2d6²", "unexpected_character", 3, "2d6^2"),
        ("٣d6", "unexpected_character", 0, "3d6"),
        ("3d6 & 4", "unexpected_character", 4, "quotes"),
        ("3d6 ~", "unexpected_character", 4, "#"),
        # what the shell did
        ("", "empty", 0, "single quotes"),
        ("  ", "empty", 0, "single quotes"),
        ("{2d6", "unmatched_bracket", 0, "shell"),
        ("1d12}kh", "unmatched_bracket", 4, "shell"),
        ("(1d4-1)3", "missing_operand", 7, "'(1d4-1)*3'"),
        ("2d6 notes.txt 3", "unknown_word", 4, "2d6 * 3"),
        ("2d6 LICENSE pyproject.toml 3", "unknown_word", 4, "2d6 * 3"),
    ],
)
def test_refusals(text, code, column, hint):
    error = refused(text)
    assert type(error) is NotationError
    assert (error.code, error.column) == (code, column)
    assert error.text == text
    if hint is not None:
        assert hint in str(error.hint)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("d0", "undefined_value", 1),
        ("2d(3-3)", "undefined_value", 4),
        ("d2.5", "undefined_value", 1),
        ("2.5d6", "undefined_value", 0),
        ("(-3)d6", "undefined_value", 1),
        ("4d6kh(0-1)", "undefined_value", 7),
        ("{d6,d8}kh(0-1)", "undefined_value", 11),
        ("4d6kh1.5", "undefined_value", 5),
        ("4d6min2.5", "undefined_value", 6),
        ("1d6+d6!>0", "impossible", 6),
        ("d1!", "impossible", 2),
        ("d8r<9", "impossible", 2),
        ("d8ro<9", "impossible", 2),
        ("d8!o>=1", "impossible", 2),
        ("d8!!>=1", "impossible", 2),
        ("d8!p<9", "impossible", 2),
        ("d6min6!", "impossible", 6),
        ("d6max1r1", "impossible", 6),
        ("d8r<5r>4", "impossible", 2),
        ("d6r1r2r3r4r5r6", "impossible", 2),
        ("d6r<3!>2", "impossible", 5),
        ("d6!>(1-1)", "impossible", 2),
        ("d6!>@low", "impossible", 2),
        ("d{2,2}!", "impossible", 6),
        ("dF!>-2", "impossible", 2),
        ("7d6u", "impossible", 3),
        ("3d{1,1,2}u", "impossible", 9),
        ("7d6!u", "impossible", 4),
    ],
)
def test_refused_before_rolling(text, code, column):
    error = refused(text, {"low": 0})
    assert type(error) is NotationError
    assert (error.code, error.column, error.text) == (code, column, text)


@pytest.mark.parametrize(
    "text",
    ["d6!<6", "d6max5!", "d6!>@unknown", "d(1d6)!", "d8r<5", "6d6u", "7d6kh6u", "6d6r1u", "d6r7",
     "10d6!!u", "d6cs>0", "d6!>(1d6)", "(1/0)d6", "d6!!!", "0d6", "1o2d10h", "d6r>3!>3"],
)
def test_not_refused_before_rolling(text):
    assert parse(text).expressions


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("1000001d6", "limit", 0),
        ("2+(10^7)d6", "limit", 2),
        ("1o1000001d6", "limit", 0),
        ("d1000000001", "limit", 1),
        ("d{1..1001}", "limit", 2),
        ("d{" + "1,1..600," * 2 + "5}", "limit", 0),
        ("1000001#d6", "limit", 0),
        ("9" * 1300, "limit", 0),
        ("d{" + "9" * 1300 + "}", "limit", 2),
        ("(" * 201 + "1" + ")" * 201, "limit", 200),
        ("{" * 4000, "limit", 200),
        ("-" * 4000 + "1", "limit", 3799),
        ("1" + "^1" * 2000, "limit", 3599),
        ("1" + "[a]" * 1000, "limit", 0),
        ("(" * 150 + "-" * 60 + "1" + ")" * 150, "limit", 9),
    ],
    ids=lambda value: str(value)[:14],
)
def test_limits(text, code, column):
    error = refused(text)
    assert type(error) is LimitError
    assert (error.code, error.column, error.text) == (code, column, text)


def test_brackets_in_labels_and_comments_do_not_nest():
    text = "1[" + "(" * 300 + "] # " + "(" * 300
    assert parse(text).comment == "(" * 300


def test_a_text_has_a_greatest_length():
    assert parse("1" + "+1" * (MAX_LENGTH // 2 - 1)).expressions
    error = refused("1+" * 2048 + "1")
    assert (type(error), error.code) == (LimitError, "limit")


@pytest.mark.parametrize("text", ["2d6 3d4", "2#3d6"])
def test_one_expression_where_one_is_wanted(text):
    with pytest.raises(NotationError) as caught:
        parse_expression(text)
    assert caught.value.code == "wrong_form"


@pytest.mark.parametrize(
    "piece",
    ["(", "!", "{", "-", "1+", "k", "f(", "2^", "[", "1,", "1 ", "d", "x", "é", "floor(", "1d6!",
     "#", "1o", "{1,", "(1d", "-(", "@", "r1", " ", "=", ".", "1*", "9", "ab ", "1[a]", "2d6 s"],
)
def test_every_text_is_answered_at_once(piece):
    text = piece * (MAX_LENGTH // len(piece))
    start = time.process_time()
    try:
        parse(text)
    except RolcliError:
        pass
    assert time.process_time() - start < 20  # exponential time would be hours


@settings(max_examples=500, deadline=None)
@given(garbage)
def test_any_text_is_read_or_refused_in_words(text):
    error = None
    try:
        parse(text, VARIABLES)
    except RolcliError as caught:
        error = caught
    if error is not None:
        assert error.code
        assert str(error)
        assert error.text == text
        assert 0 <= error.column <= len(text)


def test_advantage_of_other_rollers_is_shown_as_it_is_written_here():
    with pytest.raises(RolcliError) as caught:
        roll("d20 + disadvantage", Stream("x"))
    assert "2d20kl1" in str(caught.value)
