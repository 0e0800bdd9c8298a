"""Random small expressions that reach every pair of constructs of the dice language."""

from __future__ import annotations

SIDES = ("2", "3", "4", "F", "F.1", "{1,1,3}", "{-1,0,5}", "{0,0,1,1,1}", "{2,4,6}", "(d2+1)",
         "(1d3)", "(d2*2)")
COUNTS = ("", "1", "2", "3", "0", "(d2)", "(d3-1)", "(1d3)", "(d2!)", "(2-d2)", "(d{0,2})")
STYLES = ("!", "!!", "!p", "!o")
COMPARISONS = (">=", "<=", ">", "<", "=")
KEEPS = ("kh", "kl", "km", "dl", "dh")


def condition(dice):
    """Write a condition on one die."""
    return dice.choice(COMPARISONS) + dice.choice(["1", "2", "3", "4", "0", "(d2+1)", "(1.5)"])


def modifier(dice):
    """Write one modifier."""
    kind = dice.randrange(9)
    if kind < 3:
        return dice.choice(KEEPS) + dice.choice(["0", "1", "2", "3", "(d2)", ""])
    if kind < 5:
        return dice.choice(STYLES) + dice.choice(["", "", condition(dice)])
    if kind == 5:
        return dice.choice(["r", "ro"]) + condition(dice)
    if kind == 6:
        return dice.choice(["min", "max"]) + dice.choice(["1", "2", "3", "0", "(d2)"])
    return dice.choice(["u", "s", "r1"])


def pool(dice):
    """Write a dice term."""
    text = dice.choice(COUNTS) + "d" + dice.choice(SIDES)
    for _ in range(dice.choice([0, 0, 1, 1, 2, 3])):
        text += modifier(dice)
    if dice.random() < 0.3:
        text += dice.choice([">=2", ">=3f=1", ">1ds=3", "cs=1", "cs<3", "cs>=(d2)"])
    return text


def expression(dice, deep=2):
    """Write an expression."""
    kind = dice.randrange(12)
    if kind < 6 or not deep:
        return pool(dice)
    if kind == 6:
        members = ",".join([expression(dice, 0) for _ in range(dice.choice([2, 2, 3]))])
        return "{" + members + "}" + dice.choice([*KEEPS, "kh2", "kl2", ">=2", "kh2>=3", ""])
    if kind == 7:
        members = "+".join([pool(dice) for _ in range(dice.choice([1, 2, 2]))])
        return "{" + members + "}" + dice.choice(["kh", "kl2", "km", "dl1", "dh", "kh2>=3"])
    if kind == 8:
        name = dice.choice(["floor", "ceil", "round", "trunc", "abs", "sign"])
        return f"{name}({expression(dice, deep - 1)} / {dice.choice('23')})"
    if kind == 9:
        name = dice.choice(["min", "max"])
        return f"{name}({expression(dice, deep - 1)}, {expression(dice, deep - 1)})"
    sign = dice.choice(["+", "-", "*", "//", "%", ">=", "<", "=", "+", "-", "/", "^"])
    left, right = expression(dice, deep - 1), dice.choice([expression(dice, deep - 1), "2", "3"])
    return f"({left}) {sign} ({right})"
