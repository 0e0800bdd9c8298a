"""A small game for the tests of the frame, as another package would bring it."""

from rolcli.declare.game import Ruleset, Verb

HERE = "tests.rulesets.small"
SMALL = Ruleset(
    "small",
    "Small",
    HERE,
    (
        Verb("strike", f"{HERE}.verbs:strike", "Strike.", "strike 3", odds=("final", "life")),
        Verb("race", f"{HERE}.verbs:race", "Race.", "race A:1 B:2"),
        Verb("seven", f"{HERE}.verbs:seven", "Give 7.", "seven"),
        Verb("falls", f"{HERE}.verbs:falls", "Fall.", "falls"),
        Verb("fieldless", f"{HERE}.verbs:fieldless", "Have no record.", "fieldless"),
    ),
    order=("hit", "miss"),
)
