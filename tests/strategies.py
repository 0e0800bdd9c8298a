"""Strategies that write the dice language: valid text, and text that is nearly so."""

from __future__ import annotations

from hypothesis import strategies as st

VARIABLES = {"strength": 3, "año": 2, "x1": -1}

ALPHABET = "0123456789dDoOxXkKhHlLmMeErRsSuUcCfFpinax!<>=+-*/%^(){}[],.#@ _'\"$é−×²\t\n"
PIECES = (
    "1", "2", "3", "6", "10", "1.5", "3d6", "d20", "d%", "4D", "dF", "dF.1", "d{1,2,4}", "1o3d10",
    "kh", "kl", "k", "km", "dh", "dl", "d", "!", "!!", "!p", "!o", "e", "ee", "ep", "eo", "r", "rr",
    "ro", "min", "max", "u", "s", "sd", "cs", "cf", "f", "ds", "ge", "le", "gt", "lt", "eq", ">=",
    "<=", ">", "<", "=", "==", "=>", "!=", "+", "-", "*", "x", "×", "/", "//", "%", "^", "**", "(",
    ")", "{", "}", ",", "[a]", "[", "]", "#", "6#", " # c", "@strength", "strength", "floor(",
    "max(", " ", " ", "..", "m", "h", "l", "o",
)

numbers = st.integers(0, 20).map(str)
literals = st.one_of(numbers, st.sampled_from(["0.5", "1.50", "12.25"]))
names = st.sampled_from(["@strength", "@año", "@X1", "@e"])
blanks = st.sampled_from(["", "", " ", "  "])
orders = st.sampled_from([">=", "<=", ">", "<", "=", "==", "ge", "LE", "gt", "lt", "eq"])


def anycase(texts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Write a text as it is or in capitals."""
    return st.one_of(texts, texts.map(str.upper))


@st.composite
def arguments(draw: st.DrawFn, inner: st.SearchStrategy[str]) -> str:
    """Write the argument of a modifier."""
    number = st.integers(0, 9).map(str)
    return draw(st.one_of(number, number, st.just("@strength "), inner.map(lambda t: f"({t})")))


@st.composite
def modifiers(draw: st.DrawFn, inner: st.SearchStrategy[str]) -> str:
    """Write a modifier that leaves some face of a d12 or larger as it is."""
    word = draw(anycase(st.sampled_from([
        "kh", "kl", "km", "k", "dh", "dl", "!", "!!", "!p", "!o", "e", "ee", "ep", "eo", "r", "rr",
        "ro", "min", "max", "s", "sd",
    ])))
    gap = draw(blanks)
    if word.lower() in ("s", "sd"):
        return word + " "
    if word.lower() in ("kh", "kl", "km", "k", "dh", "dl"):
        return word + gap + draw(st.one_of(arguments(inner), st.just("1")))
    if word.lower() in ("min", "max"):
        return word + gap + draw(st.sampled_from(["2", "11", "(1 + 9)", "@strength "]))
    if word[0] in "!eE" and draw(st.booleans()):
        return word + " "
    return word + gap + draw(st.sampled_from([">=9", " > 10", "=7", "le2", "<3", "4", " eq(5)"]))


@st.composite
def counts(draw: st.DrawFn) -> str:
    """Write a count of successes."""
    text = draw(st.sampled_from(["cs", "CS "])) + draw(orders) + draw(numbers)
    return text + draw(st.sampled_from(["", "f=1", " cf1", "ds>=11", "f1 ds12", " s", "sd "]))


@st.composite
def dice(draw: st.DrawFn, inner: st.SearchStrategy[str]) -> str:
    """Write a dice term with its modifiers and labels."""
    count = draw(st.one_of(st.just(""), numbers, inner.map(lambda t: f"({t})")))
    sides = draw(st.sampled_from([
        "20", "12", "%", "F", "f.1", "{1, 2,4}", "{-3..3}", "(10 x 2)", "100", "(20+1)",
    ]))
    plain = draw(st.booleans())
    text = count + draw(st.sampled_from("dD")) + sides
    if plain or sides[0] not in "21(":
        return text
    written = draw(st.lists(modifiers(inner), max_size=3))
    text += "".join(written)
    count = draw(st.one_of(st.just(""), counts()))
    text += count if written else count.removeprefix("cs")  # a bare comparison
    return text + draw(st.sampled_from(["", "", "[fire]", " [a b][#1]"]))


@st.composite
def groups(draw: st.DrawFn, inner: st.SearchStrategy[str]) -> str:
    """Write a group."""
    if draw(st.booleans()):
        return draw(st.sampled_from(["{2d6+1d8 + 3}kh2", "{ 1d6 }", "{d20[a] - 2 + 2d10kh1}dl"]))
    members = draw(st.lists(inner, min_size=2, max_size=3))
    word = draw(st.sampled_from(["", "kh", "kl2", "dh 1", "cs>=5", ">= 5", "s", "km(1)"]))
    return "{" + ", ".join(members) + "}" + word


def extend(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Write expressions made of smaller ones."""
    operators = st.sampled_from(["+", " - ", "*", " x ", "×", "/", " // ", " % "])
    return st.one_of(
        dice(inner),
        groups(inner),
        st.tuples(inner, operators, inner).map(lambda t: f"({t[0]}){t[1]}({t[2]})"),
        st.tuples(st.one_of(literals, names), operators, dice(literals)).map(
            lambda t: f"{t[0]}{t[1]}({t[2]})"
        ),
        st.tuples(dice(literals), operators, st.one_of(literals, names)).map("".join),
        st.tuples(st.sampled_from(["-", "+", "- -"]), inner).map(lambda t: f"{t[0]}({t[1]})"),
        st.tuples(inner, st.sampled_from(["^", "**", "^-"])).map(lambda t: f"({t[0]}){t[1]}2"),
        st.tuples(inner, orders, inner).map(lambda t: f"({t[0]}) {t[1]} ({t[2]})"),
        st.tuples(st.sampled_from(["floor", "Ceil", "round ", "abs"]), inner).map(
            lambda t: f"{t[0]}({t[1]})"
        ),
        st.tuples(inner, inner).map(lambda t: f"max({t[0]}, {t[1]})"),
        inner.map(lambda t: f"({t})[label]"),
    )


ranks = st.sampled_from(["1o3d10", "1o3d10+", "1O5d6 -", "1o3d10m", "1o2d10h", "1o3d%l"])
expressions = st.recursive(st.one_of(literals, names, ranks, dice(numbers)), extend, max_leaves=6)
"""One expression of the dice language."""


@st.composite
def notation(draw: st.DrawFn) -> str:
    """Write a text: a repeat, expressions, a comment."""
    head = draw(st.sampled_from(["", "", "6#", "1# "]))
    parts = draw(st.lists(expressions, min_size=1, max_size=3))
    if len(parts) > 1:  # a number alone between others is refused
        parts = [part if set(part) - set("0123456789.()+- ") else f"d4 + {part}" for part in parts]
    body = ", ".join(parts)
    return head + body + draw(st.sampled_from(["", "", " # for fun", " #"]))


garbage = st.one_of(
    st.lists(st.sampled_from(PIECES), max_size=9).map("".join),
    st.text(ALPHABET, max_size=14),
    st.text(max_size=10),
)
"""Text that is hardly ever of the dice language, and hardly ever far from it."""

everyday = st.lists(
    st.sampled_from([
        "1", "2", "10", "3d6", "d20", "d%", "4D", "2d", "kh3", "kl", "k", "dh1", "dl2", "km", "+",
        "-", " ", "1o3d10", "m", "h", "l", "x", "*", ">=", "<", "9", "0", "d", "%", "K", "D",
    ]),
    min_size=1, max_size=7,
).map("".join)
"""Text that is often of the everyday subset."""
