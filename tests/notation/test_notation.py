"""What the dice language means: each form and the tree it stands for."""

import sys

import pytest

from rolcli.exact import Ratio
from rolcli.modifiers import parse, parse_expression
from rolcli.modifiers.clamp import Clamp
from rolcli.modifiers.count import Count
from rolcli.modifiers.explode import Explode
from rolcli.modifiers.keep import Keep
from rolcli.modifiers.reroll import Reroll
from rolcli.modifiers.sort import Sort
from rolcli.modifiers.unique import Unique
from rolcli.notation import operands
from rolcli.notation import tree as t
from rolcli.notation.operands import Group, Labelled, Name, Unary
from rolcli.notation.tree import Binary, Compare, Number, Pool
from tests.notation.reference import read


def one(text, variables=None):
    """Read a text that holds one expression."""
    (expression,) = read(text, variables or {}).expressions
    return expression


def n(value):
    return Number(value)


def pool(count, sides, *modifiers):
    return Pool(n(count), n(sides), modifiers)


def when(operator, point):
    return t.Condition(operator, n(point))


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("3d6", pool(3, 6)),
        ("d20", pool(1, 20)),
        ("3D6", pool(3, 6)),
        ("0d6", pool(0, 6)),
        ("d%", pool(1, 100)),
        ("7d%", pool(7, 100)),
        ("7d% % 3", Binary("%", pool(7, 100), n(3))),
        ("7D % 3", Binary("%", pool(7, 6), n(3))),
        ("4dF", Pool(n(4), operands.Faces((-1, 0, 1), "fudge"))),
        ("4df", Pool(n(4), operands.Faces((-1, 0, 1), "fudge"))),
        ("dF.1", Pool(n(1), operands.Faces((-1, 0, 0, 0, 0, 1), "fudge"))),
        (
            "4df>=1",
            Pool(n(4), operands.Faces(operands.FUDGE, "fudge"), (Count("cs", when(">=", 1)),)),
        ),
        ("d{1,2,4}", Pool(n(1), operands.Faces((1, 2, 4)))),
        ("2d{ 4, 1,1 }", Pool(n(2), operands.Faces((4, 1, 1)))),
        ("d{-1..1}", Pool(n(1), operands.Faces((-1, 0, 1)))),
        ("d{-3 .. -2,+5}", Pool(n(1), operands.Faces((-3, -2, 5)))),
        ("4D", pool(4, 6)),
        ("4D+2", Binary("+", pool(4, 6), n(2))),
        ("4Dkh3", pool(4, 6, Keep("kh", n(3)))),
        ("(1d4)d6", Pool(pool(1, 4), n(6))),
        ("(4)D", pool(4, 6)),
        ("2d(2*3)", Pool(n(2), Binary("*", n(2), n(3)))),
        ("d(6)", pool(1, 6)),
        ("1o3d10", operands.Ranked(3, 10, "mid")),
        ("1O3D10m", operands.Ranked(3, 10, "mid")),
        ("1o3d10h", operands.Ranked(3, 10, "high")),
        ("1o3d10l", operands.Ranked(3, 10, "low")),
        ("1o3d10+", operands.Ranked(3, 10, "high")),
        ("1o3d10 -", operands.Ranked(3, 10, "low")),
        ("1o2d%h", operands.Ranked(2, 100, "high")),
        ("12.50", n(Ratio(25, 2))),
        ("2.0", n(2)),
    ],
)
def test_terms(text, tree):
    assert one(text) == tree


@pytest.mark.parametrize(
    "text",
    ["1o3d10+5", "1o3d10+ 5", "1o3d10+d6", "1o3d10+-5", "1o3d10+(5)", "1o3d10+{d6,d8}",
     "1o3d10+@bonus", "1o3d10+bonus", "1o3d10+floor(5/2)", "1o3d10+1o3d10"],
)
def test_a_sign_before_an_operand_is_arithmetic_and_no_rank(text):
    tree = one(text)
    assert type(tree) is Binary
    assert tree.left == operands.Ranked(3, 10, "mid")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("1o3d10+ >= 15", "1o3d10h >= 15"),
        ("1o3d10+ x 2", "1o3d10h * 2"),
        ("(1o3d10+)+2", "1o3d10h + 2"),
        ("1o3d10+[attack]", "1o3d10h[attack]"),
        ("1o3d10+ # attack", "1o3d10h # attack"),
        ("1o3d10-, 2d6", "1o3d10l, 2d6"),
        ("1o3d10le15", "1o3d10 <= 15"),
        ("1o3d10lge15", "1o3d10l >= 15"),
    ],
)
def test_a_sign_or_letter_before_no_operand_is_the_rank(text, printed):
    assert str(read(text, {})) == printed


@pytest.mark.parametrize(
    ("text", "modifiers"),
    [
        ("4d6kh3", [Keep("kh", n(3))]),
        ("4d6k", [Keep("kh", n(1))]),
        ("4d6 KL", [Keep("kl", n(1))]),
        ("4d6dh2", [Keep("dh", n(2))]),
        ("4d6dl", [Keep("dl", n(1))]),
        ("4d6km2", [Keep("km", n(2))]),
        ("4d6d1", [Keep("dl", n(1))]),
        ("4d6d", [Keep("dl", n(1))]),
        ("4d6kh3d1", [Keep("kh", n(3)), Keep("dl", n(1))]),
        ("4d6kh3dl1", [Keep("kh", n(3)), Keep("dl", n(1))]),
        ("4d6 kh 2", [Keep("kh", n(2))]),
        ("4d6kh(1+1)", [Keep("kh", Binary("+", n(1), n(1)))]),
        ("4d6kh@n", [Keep("kh", Name("n"))]),
        ("4d6kmax5", [Keep("kh", n(1)), Clamp("max", n(5))]),
        ("4d6kmin2", [Keep("kh", n(1)), Clamp("min", n(2))]),
        ("4d6!", [Explode("!")]),
        ("4d6!6", [Explode("!", when("=", 6))]),
        ("4d6! 6", [Explode("!", when("=", 6))]),
        ("4d6!=6", [Explode("!", when("=", 6))]),
        ("4d6 != 6", [Explode("!", when("=", 6))]),
        ("4d6!>=5", [Explode("!", when(">=", 5))]),
        ("4d6!o", [Explode("!o")]),
        ("4d6!!", [Explode("!!")]),
        ("4d6!!kh1", [Explode("!!"), Keep("kh", n(1))]),
        ("4d6!p>4", [Explode("!p", when(">", 4))]),
        ("4d6e6", [Explode("!", when("=", 6))]),
        ("4d6ee", [Explode("!!")]),
        ("4d6EP", [Explode("!p")]),
        ("4d6eo5", [Explode("!o", when("=", 5))]),
        ("4d6ege5", [Explode("!", when(">=", 5))]),
        ("4d6!eq5", [Explode("!", when("=", 5))]),
        ("4d6r2", [Reroll("r", (when("=", 2),))]),
        ("4d6r<3", [Reroll("r", (when("<", 3),))]),
        ("4d6rr<3", [Reroll("r", (when("<", 3),))]),
        ("4d6ro<3", [Reroll("ro", (when("<", 3),))]),
        ("4d6rolt3", [Reroll("ro", (when("<", 3),))]),
        ("4d6r1rr2", [Reroll("r", (when("=", 1), when("=", 2)))]),
        ("4d6r1ro2", [Reroll("r", (when("=", 1),)), Reroll("ro", (when("=", 2),))]),
        ("4d6r1sr2", [
            Reroll("r", (when("=", 1),)), Sort(), Reroll("r", (when("=", 2),)),
        ]),
        ("4d6min2", [Clamp("min", n(2))]),
        ("4d6 max 5", [Clamp("max", n(5))]),
        ("4d6u", [Unique()]),
        ("4d6s", [Sort()]),
        ("4d6sd", [Sort(True)]),
        ("4d6cs>=5", [Count("cs", when(">=", 5))]),
        ("4d6cs5", [Count("cs", when("=", 5))]),
        ("4d6>=5", [Count("cs", when(">=", 5))]),
        ("4d6 == 5", [Count("cs", when("=", 5))]),
        ("4d6ge5", [Count("cs", when(">=", 5))]),
        ("4d6 le 5", [Count("cs", when("<=", 5))]),
        ("4d6gt5", [Count("cs", when(">", 5))]),
        ("4d6lt5", [Count("cs", when("<", 5))]),
        ("4d6eq5", [Count("cs", when("=", 5))]),
        ("4d6>=5f=1", [Count("cs", when(">=", 5)), Count("cf", when("=", 1))]),
        ("4d6>=5cf1ds6", [
            Count("cs", when(">=", 5)), Count("cf", when("=", 1)), Count("ds", when("=", 6)),
        ]),
        ("4d6>=5 sd", [Count("cs", when(">=", 5)), Sort(True)]),
        ("4d6!cs>=5", [Explode("!"), Count("cs", when(">=", 5))]),
        ("4d6cs>=-1", [Count("cs", t.Condition(">=", Unary("-", n(1))))]),
        ("4d6cs<=(1+2)", [Count("cs", t.Condition("<=", Binary("+", n(1), n(2))))]),
        ("4d6>=@n", [Count("cs", t.Condition(">=", Name("n")))]),
        ("4d6 >= skill", [Count("cs", t.Condition(">=", Name("skill")))]),
    ],
)
def test_modifiers(text, modifiers):
    assert one(text) == Pool(n(4), n(6), tuple(modifiers))


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("{2d6,1d12}kh", Group((pool(2, 6), pool(1, 12)), (Keep("kh", n(1)),))),
        ("{d6,d6, d8} kh 2", Group((pool(1, 6), pool(1, 6), pool(1, 8)), (Keep("kh", n(2)),))),
        ("{2d6+1d8+3}kh2", Group(
            (Binary("+", Binary("+", pool(2, 6), pool(1, 8)), n(3)),), (Keep("kh", n(2)),)
        )),
        ("{2d6-1}", Group((Binary("-", pool(2, 6), n(1)),))),
        ("{2d6[a]+@n}dl", Group(
            (Binary("+", Labelled(pool(2, 6), "a"), Name("n")),), (Keep("dl", n(1)),)
        )),
        ("{1,2}>=2", Group((n(1), n(2)), (Count("cs", when(">=", 2)),))),
        ("{1,2}cs2f1s", Group(
            (n(1), n(2)), (Count("cs", when("=", 2)), Count("cf", when("=", 1)), Sort())
        )),
    ],
)
def test_groups(text, tree):
    assert one(text) == tree


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("5d10>=7", pool(5, 10, Count("cs", when(">=", 7)))),
        ("2d6[fire]>=5", Labelled(pool(2, 6, Count("cs", when(">=", 5))), "fire")),
        ("5d10>=7+2", Binary("+", pool(5, 10, Count("cs", when(">=", 7))), n(2))),
        ("5d10>=7x2", Binary("*", pool(5, 10, Count("cs", when(">=", 7))), n(2))),
        ("5d10>=7 >= 3", Compare(">=", pool(5, 10, Count("cs", when(">=", 7))), n(3))),
        ("2d6+3 >= 9", Compare(">=", Binary("+", pool(2, 6), n(3)), n(9))),
        ("3+2d6 >= 9", Compare(">=", Binary("+", n(3), pool(2, 6)), n(9))),
        ("3*2d6>=9", Compare(">=", Binary("*", n(3), pool(2, 6)), n(9))),
        ("-2d6 >= 9", Compare(">=", Unary("-", pool(2, 6)), n(9))),
        ("(2d6) >= 9", Compare(">=", pool(2, 6), n(9))),
        ("(2d6) >= 2d6", Compare(">=", pool(2, 6), pool(2, 6))),
        ("5 < 2d6", Compare("<", n(5), pool(2, 6))),
        ("skill ge 2d6", Compare(">=", Name("skill"), pool(2, 6))),
        ("1o3d10 > 9", Compare(">", operands.Ranked(3, 10), n(9))),
        ("(2d6>=5)+1", Binary("+", pool(2, 6, Count("cs", when(">=", 5))), n(1))),
        ("(2d6+1>=5)+1", Binary(
            "+", Compare(">=", Binary("+", pool(2, 6), n(1)), n(5)), n(1)
        )),
        ("1+(2d6>=5)", Binary("+", n(1), pool(2, 6, Count("cs", when(">=", 5))))),
    ],
)
def test_a_comparison_counts_dice_only_where_nothing_else_stands_to_its_left(text, tree):
    assert one(text) == tree


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("1+2*3", Binary("+", n(1), Binary("*", n(2), n(3)))),
        ("1-2-3", Binary("-", Binary("-", n(1), n(2)), n(3))),
        ("7//2/2", Binary("/", Binary("//", n(7), n(2)), n(2))),
        ("1d4x2", Binary("*", pool(1, 4), n(2))),
        ("1D4 x 2", Binary("*", pool(1, 4), n(2))),
        ("1d4X2", Binary("*", pool(1, 4), n(2))),
        ("1d4×2", Binary("*", pool(1, 4), n(2))),
        ("2xd6", Binary("*", n(2), pool(1, 6))),
        ("@a x @b", Binary("*", Name("a"), Name("b"))),
        ("-2^2", Unary("-", Binary("^", n(2), n(2)))),
        ("2**3^2", Binary("^", n(2), Binary("^", n(3), n(2)))),
        ("2^-1", Binary("^", n(2), Unary("-", n(1)))),
        ("2^-3^2", Binary("^", n(2), Unary("-", Binary("^", n(3), n(2))))),
        ("-3d6", Unary("-", pool(3, 6))),
        ("-2*3", Binary("*", Unary("-", n(2)), n(3))),
        ("1d20+-5", Binary("+", pool(1, 20), Unary("-", n(5)))),
        ("1d20 - -5", Binary("-", pool(1, 20), Unary("-", n(5)))),
        ("- + 5", Unary("-", Unary("+", n(5)))),
        ("-7 % 3", Binary("%", Unary("-", n(7)), n(3))),
        ("floor(7/2)", operands.FunctionCall("floor", (Binary("/", n(7), n(2)),))),
        ("MAX (1, 2d6, 3)", operands.FunctionCall("max", (n(1), pool(2, 6), n(3)))),
        ("1d8[fire]", Labelled(pool(1, 8), "fire")),
        ("(1d8+1)[a b][#1]", Labelled(Labelled(Binary("+", pool(1, 8), n(1)), "a b"), "#1")),
        ("3[bonus]", Labelled(n(3), "bonus")),
        ("1\t+\n2", Binary("+", n(1), n(2))),
        ("1\u00a0+ 2", Binary("+", n(1), n(2))),
    ],
)
def test_arithmetic(text, tree):
    assert one(text) == tree


@pytest.mark.parametrize(
    ("text", "name"),
    [("strength", "strength"), ("@Strength", "strength"), ("Año_2", "año_2"), ("@e", "e"),
     ("dexterity", "dexterity"), ("@kh3", "kh3"), ("STRASSE", "strasse"), ("straße", "strasse"),
     ("floor2", "floor2")],
)
def test_names_are_stored_without_regard_to_case(text, name):
    assert one(text) == Name(name)


def test_a_known_name_may_follow_dice_at_a_distance():
    known = {"strength": 3, "dfense": 1}
    assert read("3d6 strength", known).expressions == (pool(3, 6), Name("strength"))
    assert one("2xstrength", known) == Binary("*", n(2), Name("strength"))
    assert one("4d6gestrength", known) == pool(
        4, 6, Count("cs", t.Condition(">=", Name("strength")))
    )
    assert one("dfense", known) == Name("dfense")


@pytest.mark.parametrize(
    ("text", "expressions"),
    [
        ("3d6 2d8", 2),
        ("3d6, 2d8", 2),
        ("3d6 kh 2d8", 2),
        ("4d6, d1", 2),
        ("10 d20", 1),
        ("3d6 + 2 d4", 1),
        ("3d6 2 d4", 2),
        ("4d6kh3 2 d4", 2),
        ("4d6kh 3 d6", 2),
        ("10d10ge7 d6e6", 2),
        ("10d10 >= 7 d6", 2),
        ("4D 2 d6", 2),
        ("2 d% 3 df", 2),
        ("2d6 (3+d4)", 2),
        ("2d6 1o3d10", 2),
        ("2d6 {d6,d8} @n floor(2)", 4),
        ("4D 2d6", 2),
        ("d% 3d6", 2),
        ("2d6! 3d6", 2),
        ("3d6 s 2d4", 2),
        ("3d6 +2", 1),
        ("3d6 -2d4", 1),
        ("3d6 kh 2", 1),
        ("3d6 kh 2kl", 1),
    ],
)
def test_expressions_side_by_side(text, expressions):
    assert len(read(text, {}).expressions) == expressions


@pytest.mark.parametrize(
    ("text", "times", "comment"),
    [
        ("6#4d6kh3", 6, None),
        (" 6# 4d6", 6, None),
        ("6#4d6 # stats", 6, "stats"),
        ("6 # six", None, "six"),
        ("4d6#fire", None, "fire"),
        ("4d6 #", None, None),
        ("4d6 # a # b\n", None, "a # b"),
    ],
)
def test_repeat_and_comment(text, times, comment):
    found = read(text, {})
    assert (found.times, found.comment) == (times, comment)


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("2d6+1", {"Pool": 0, "Binary": 3, "Number": 4}),
        ("  -d8", {"Unary": 2, "Pool": 3}),
        ("4d6 kh 2", {"Keep": 4}),
        ("1 >= @a", {"Compare": 2, "Name": 5}),
    ],
)
def test_nodes_know_their_column(text, columns):
    found = {type(node).__name__: node.at for node in t.walk(one(text))}
    assert columns.items() <= found.items()


@pytest.mark.parametrize(
    "text",
    [
        "(" * 200 + "1" + ")" * 200,
        "(" * 200 + "2" + ")d6" * 200,
        "1d6kh(" * 200 + "1" + ")" * 200,
        "1<1+1*1d6kh1r(" * 200 + "1" + ")" * 200,
        "{1,1<1*" * 200 + "1" + "}" * 200,
        "-" * 200 + "1",
        "1" + "^1" * 200,
        "1" + "[a]" * 200,
        "abs(-" * 100 + "1" + ")" * 100,
        "1" + "+1" * 2047,
        "1d6" + "!" * 4000,
        "{1d6" + "+1d6" * 800 + "}kh3",
    ],
    ids=lambda text: text[:12],
)
def test_the_deepest_and_longest_texts_can_be_read_printed_and_rolled(text):
    from rolcli.dice.evaluate import roll
    from rolcli.dice.source import Stream
    from rolcli.errors import LimitError

    found = read(text, {})
    try:
        assert read(str(found), {}) == found
        assert len(t.walk(found.expressions[0])) >= 1
        roll(found.expressions[0], Stream("deep"))
    except LimitError as error:
        assert error.code in ("chain_too_long", "limit")  # noqa: PT017
    except RecursionError:
        assert sys.version_info[:2] == (3, 12)


def test_what_python_cannot_follow_is_refused_in_words(rolcli, monkeypatch) -> None:
    def deep(session: object) -> int:
        raise RecursionError

    monkeypatch.setattr("rolcli.cli.run.perform", deep)
    answer = rolcli("roll 3d6 --json")
    assert answer.code == 2
    assert answer.json["error"]["code"] == "limit"


def test_parse_takes_the_everyday_and_the_rare():
    assert parse("3d6").expressions == (pool(3, 6),)
    assert parse("3d6!").expressions == (pool(3, 6, Explode("!")),)
    assert parse_expression("3d6") == pool(3, 6)
