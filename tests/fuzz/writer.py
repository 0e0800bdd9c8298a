"""A writer of random expressions that brings every two constructs of the language together."""

from __future__ import annotations

from itertools import product

COUNTS = ("1", "2", "3", "", "(1d2)", "(d3-1)", "(2)", "0", "(@n)")
SIDES = ("2", "3", "4", "6", "(d3)", "(1d2+1)", "F", "F.1", "{1,2,4}", "{0,0,1}",
         "{-1..1}", "{5}", "00", "")
NUMBERS = ("1", "2", "3", "(1d2)", "(d3-1)", "0", "@n ")
SIGNS = (">=", "<=", ">", "<", "=", "ge", "le", "gt", "lt", "eq")
POINTS = ("1", "2", "3", "4", "0", "-1", "(1d2)", "(2.5)", "@n ")
KEEPS = ("kh", "kl", "km", "k", "dh", "dl", "d")
BLASTS = ("!", "!!", "!p", "!o", "e", "ee", "ep", "eo")
REROLLS = ("r", "rr", "ro")
CLAMPS = ("min", "max")
BARE = ("u", "s", "sd")
COUNTERS = ("cs", "bare")
AFTER = ("f", "cf", "ds")
MODIFIERS = (*KEEPS, *BLASTS, *REROLLS, *CLAMPS, *BARE)
OPERATORS = ("+", " - ", "*", " x ", "/", "//", " % ", "^")
FUNCTIONS = ("abs", "floor", "ceil", "round", "trunc", "sign", "max", "min")
SHAPES = (
    "term", "group", "dice group", "rank", "function", "sum", "test", "label", "power", "sign",
    "nested", "readings",
)
CONSTRUCTS = (*MODIFIERS, *COUNTERS, *AFTER)
VARIABLES = {"n": 2}


class Writer:
    """Writes expressions with the choices of a ``random.Random``; small dice, so that all
    throws of most can be listed."""

    def __init__(self, rng):
        self.rng = rng

    def pick(self, choices):
        """Choose one."""
        return self.rng.choice(choices)

    def condition(self):
        """Write a comparison and its point."""
        return self.pick(("", " ")) + self.pick(SIGNS) + self.pick(POINTS)

    def modifier(self, word):
        """Write a modifier with what follows its word."""
        if word in KEEPS:
            return word + self.pick(("", *NUMBERS))
        if word in BLASTS:
            return word + self.pick(("", "", self.condition(), self.pick(POINTS[:5])))
        if word in REROLLS:
            return word + self.pick((self.condition(), self.pick(POINTS[:5])))
        if word in CLAMPS:
            return word + self.pick(NUMBERS)
        if word == "bare":
            return self.condition()
        if word in COUNTERS or word in AFTER:
            return word + self.pick((self.condition(), self.pick(POINTS[:5])))
        return word

    def modifiers(self, *words):
        """Write modifiers one after the other; a blank between two now and then."""
        text = ""
        for word in words:
            blank = "" if word == "d" else self.pick(("", "", " "))
            text += blank + self.modifier(word)
        return text

    def dice(self, *words):
        """Write a dice term with modifiers."""
        count, sides = self.pick(COUNTS), self.pick(SIDES)
        if sides == "" and not count.isdigit():
            count = "2"
        label = self.pick(("", "", "", "[fire]", "[a][b c]"))
        return f"{count}{self.pick('dD')}{sides}{self.modifiers(*words)}{label}"

    def some(self):
        """Choose up to three modifiers, perhaps a count."""
        words = [self.pick(MODIFIERS) for _ in range(self.rng.randrange(3))]
        if self.rng.random() < 0.3:
            words.append(self.pick(COUNTERS))
            if self.rng.random() < 0.4:
                words.append(self.pick(AFTER))
        return words

    def operand(self, deep=0):
        """Write something that may stand in an operation."""
        kinds = ["dice"] * 4 + ["number", "name", "rank", "group", "function", "inner"]
        kind = self.pick(kinds[:7] if deep > 1 else kinds)
        if kind == "dice":
            return self.dice(*self.some())
        if kind == "number":
            return self.pick(("0", "1", "2", "3", "1.5", "10"))
        if kind == "name":
            return self.pick(("@n", "n"))
        if kind == "rank":
            return self.pick(("1o1d3", "1o2d2h", "1o3d2l", "1o1d2", "1o3d3", "1o3d2+", "1o3d2 -"))
        if kind == "group":
            return self.group(deep)
        if kind == "function":
            return self.function(deep)
        return f"({self.expression(deep + 1)})"

    def group(self, deep=0, *words):
        """Write a group."""
        if self.rng.random() < 0.4:
            members = [self.dice(*self.rng.sample(MODIFIERS, self.rng.randrange(2)))
                       for _ in range(self.rng.randrange(1, 3))]
            members += self.rng.sample(["1", "@n", "2"], self.rng.randrange(2))
            inside = " + ".join(members)
        else:
            inside = ", ".join(self.expression(deep + 1) for _ in range(self.rng.randrange(2, 4)))
        takes = (*KEEPS[:6], *COUNTERS, "s")
        chosen = words or [self.pick(takes) for _ in range(self.rng.randrange(3))]
        return "{" + inside + "}" + self.modifiers(*chosen)

    def function(self, deep=0):
        """Write a call."""
        name = self.pick(FUNCTIONS)
        inside = self.expression(deep + 1)
        if name in ("min", "max"):
            inside += ", " + self.expression(deep + 1)
        return f"{name}({inside})"

    def expression(self, deep=0):
        """Write an expression."""
        kind = self.rng.random()
        if kind < 0.45 or deep > 1:
            return self.operand(deep)
        if kind < 0.75:
            return self.operand(deep + 1) + self.pick(OPERATORS) + self.operand(deep + 1)
        if kind < 0.85:
            return f"{self.operand(deep + 1)} {self.pick(SIGNS)} {self.operand(deep + 1)}"
        if kind < 0.92:
            return self.pick(("-", "+", "- -")) + self.operand(deep + 1)
        return f"({self.expression(deep + 1)}){self.pick(('[x]', '^2', ' * 2', ' >= 2'))}"

    def look(self):
        """Write what a reading makes of dice."""
        kind = self.rng.randrange(4)
        if kind == 0:
            return "sum"
        if kind == 1:
            return self.modifier("bare").strip()
        if kind == 2:
            return self.modifier(self.pick(("cs", "f"))).strip()
        return self.modifiers(self.pick(KEEPS[:6]), self.pick(("min", "kl", "cs"))).strip()

    def shaped(self, shape, *words):
        """Put a term with these modifiers into a shape of expression."""
        term = self.dice(*words)
        other = self.operand(1)
        if shape == "group":
            return "{" + term + ", " + other + "}" + self.modifiers(self.pick(KEEPS[:6]))
        if shape == "dice group":
            return "{" + term + " + " + self.dice() + "}" + self.modifiers(self.pick(KEEPS[:6]))
        if shape == "rank":
            return f"{term} + 1o3d2"
        if shape == "function":
            return f"{self.pick(FUNCTIONS[:6])}({term})"
        if shape == "sum":
            return f"{other} {self.pick('+-*')} {term}"
        if shape == "test":
            return f"{term} + 0 {self.pick(SIGNS)} {other}"
        if shape == "label":
            return f"({term})[fire] - 1"
        if shape == "power":
            return f"({term})^2"
        if shape == "sign":
            return f"-{term}"
        if shape == "readings":
            term = self.dice(*[word for word in words if word not in (*COUNTERS, *AFTER)])
            both = f"{self.look()} {self.pick('+-*')} {self.look()}"
            return f"{term.split('[')[0]}: {self.look()}, {both}"
        if shape == "nested":
            return f"({self.pick(('1', '2'))}d2)d({term} + 1)"
        return term


def pairs():
    """List every two modifiers in order, and every modifier in every shape of expression."""
    for first, second in product(CONSTRUCTS, repeat=2):
        if second in AFTER and first not in (*COUNTERS, *AFTER):
            yield "term", (first, "cs", second)
        elif first in AFTER:
            yield "term", ("cs", first, second)
        else:
            yield "term", (first, second)
    for shape, word in product(SHAPES, CONSTRUCTS):
        yield shape, ("cs", word) if word in AFTER else (word,)


def texts(rng, number):
    """Write ``number`` texts: pairs in turn, and between them whatever comes."""
    writer = Writer(rng)
    every = list(pairs())
    rng.shuffle(every)
    for i in range(number):
        if i % 2:
            yield writer.expression()
        else:
            shape, words = every[i // 2 % len(every)]
            yield writer.shaped(shape, *words)
