"""What is refused before any die is thrown, as far as it is known by then.

The values that the dice of a term may show are followed through its modifiers
as spans of integers, never too few, so that a condition said to hold always
does.
"""

from __future__ import annotations

from rolcli.dice.evaluate import MAX_DICE, MAX_SIDES, Run, short, too_many_dice, value_of
from rolcli.dice.source import Dice
from rolcli.errors import EvaluationError, LimitError, NotationError
from rolcli.exact import Ratio
from rolcli.messages import N_, msg
from rolcli.notation import spans
from rolcli.notation.tree import (
    Clamp,
    Condition,
    Explode,
    Faces,
    Group,
    Keep,
    Node,
    Pool,
    Ranked,
    Reroll,
    Unique,
    walk,
)  # fmt: skip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.exact import Number
    from rolcli.messages import Message
    from rolcli.notation.spans import Spans

    Variables = dict[str, Number]


class Unknown(Exception):  # noqa: N818 - a signal, not an error
    """Raised where a value depends on dice."""


class NoDice(Dice):
    """A source that has no dice to throw."""

    def throw(self, count: int, sides: int, what: object = None) -> list[int]:
        raise Unknown


NO_DICE = NoDice()


def check(expression: Node, variables: Variables) -> None:
    """Refuse what cannot work whatever the dice show, going by the variables known.

    Raise NotationError for a condition that always holds, for dice that cannot
    all differ, and for counts and sides that are none; LimitError for too many
    dice or sides.
    """
    for node in walk(expression):
        if type(node) is Pool:
            check_pool(node, variables)
        elif type(node) is Ranked:
            check_ranked(node)
        elif type(node) is Group:
            for modifier in node.modifiers:
                if type(modifier) is Keep:
                    whole_value(modifier.count, variables, N_("The number to keep or drop"))


def constant(node: Node, variables: Variables) -> Number | None:
    """Give the value of a node that needs no dice, or None."""
    try:
        return value_of(node, Run(NO_DICE, variables))
    except (Unknown, EvaluationError, LimitError, NotationError):
        return None  # rolling says what is wrong, if it comes to it


def whole_value(node: Node, variables: Variables, what: str, least: int = 0) -> int | None:
    """Give a whole number if it is known; raise NotationError if it cannot serve."""
    value = constant(node, variables)
    if value is None:
        return None
    if isinstance(value, Ratio):
        raise refused(
            "not_whole", node,
            msg("{what} must be a whole number, and {value} is not.",
                what=msg(what), value=str(node)),
        )  # fmt: skip
    if value < least:
        raise refused(
            "negative_count", node,
            msg("{what} cannot be negative: {value}.", what=msg(what), value=short(value)),
        )  # fmt: skip
    return value


def check_pool(node: Pool, variables: Variables) -> None:
    """Check count and sides of a dice term, then its modifiers in order."""
    count = whole_value(node.count, variables, N_("The number of dice"))
    if count is not None and count > MAX_DICE:
        raise too_many_dice(count, node)
    if type(node.sides) is Faces:
        raw = spans.of_values(node.sides.values)
        highest: int | None = max(node.sides.values)
    else:
        highest = check_sides(node.sides, variables)
        raw = [(1, highest)]
    if node.modifiers:
        Check(node, variables, raw, highest, count).run()


def check_sides(sides: Node, variables: Variables) -> int | None:
    """Give the number of sides if it is known; raise for one that no die has."""
    value = whole_value(sides, variables, N_("The number of sides"), least=-(10**9))
    if value is None:
        return None
    if value < 1:
        raise refused(
            "no_sides", sides,
            msg("A die of {sides} sides cannot be thrown.", sides=value),
            msg("The least is d1."),
        )  # fmt: skip
    if value > MAX_SIDES:
        raise LimitError(
            "too_many_sides",
            msg(
                "A die may have at most {limit} sides, and {sides} were asked for.",
                limit=MAX_SIDES,
                sides=short(value),
            ),
            column=sides.at,
        )
    return value


def check_ranked(node: Ranked) -> None:
    """Check the dice of 1oNdS."""
    check_sides_of_rank(node)
    if node.count > MAX_DICE:
        raise too_many_dice(node.count, node)
    if node.count < 1:
        raise refused(
            "no_middle", node,
            msg("There are no dice here to keep one of."),
            msg("Write {form}.", form=f"1o3d{node.sides}"),
        )  # fmt: skip
    if node.rank == "mid" and node.count % 2 == 0:
        raise refused(
            "no_middle", node,
            msg("Of {count} dice none is in the middle: the number must be odd.",
                count=node.count),
            msg("Write {form}, or take the highest with {high}.",
                form=f"1o{node.count + 1}d{node.sides}", high=f"1o{node.count}d{node.sides}h"),
        )  # fmt: skip


def check_sides_of_rank(node: Ranked) -> None:
    """Check the sides of 1oNdS: with one side it would never end."""
    from rolcli.notation.tree import Number as Literal

    check_sides(Literal(node.sides, node.at), {})
    if node.sides == 1:
        raise refused(
            "always_holds", node,
            msg("A die of one side always shows its highest face, so this would be thrown again"
                " for ever."),
            msg("The least is {form}.", form=f"1o{node.count}d2"),
        )  # fmt: skip


class Check:
    """What is known of the dice of one term while its modifiers are gone through."""

    __slots__ = ("count", "highest", "node", "raw", "values", "variables")

    def __init__(
        self, node: Pool, variables: Variables, raw: Spans, highest: int | None, count: int | None
    ) -> None:
        self.node = node
        self.variables = variables
        self.raw = raw
        self.highest = highest
        self.values = raw
        self.count = count

    def run(self) -> None:
        """Go through the modifiers."""
        for modifier in self.node.modifiers:
            if type(modifier) is Explode:
                self.explode(modifier)
            elif type(modifier) is Reroll:
                self.reroll(modifier)
            elif type(modifier) is Clamp:
                self.clamp(modifier)
            elif type(modifier) is Unique:
                self.unique(modifier)
            elif type(modifier) is Keep:
                self.keep(modifier)

    def met(self, condition: Condition) -> Spans | None:
        """Give the integers that meet a condition, or None where that is unknown."""
        point = constant(condition.point, self.variables)
        return None if point is None else spans.meeting(condition.operator, point)

    def refuse_always(self, met: Spans, modifier: Node, hint: Message) -> None:
        """Raise when every die, as it is or as it falls anew, meets the condition."""
        some = spans.common(self.values, met)
        if some and (not spans.without(self.values, met) or not spans.without(self.raw, met)):
            raise refused(
                "always_holds", modifier,
                msg("The condition of {modifier} in {term} always holds.",
                    modifier=str(modifier), term=str(self.node)),
                hint,
            )  # fmt: skip

    def explode(self, modifier: Explode) -> None:
        """Check an explosion; what it adds are further dice."""
        met: Spans | None
        if modifier.condition is not None:
            met = self.met(modifier.condition)
        else:
            met = None if self.highest is None else [(self.highest, self.highest)]
        if met is not None:
            self.refuse_always(
                met, modifier,
                msg("Every die would explode, and the next one too. Leave a face that does not,"
                    " such as {form}.", form="d6!>=5"),
            )  # fmt: skip
            if not spans.common(self.values, met):
                return
        if modifier.style == "!!":
            self.values = [(None, None)]
            return
        self.count = None if self.count is None else -abs(self.count) or None
        added = spans.shifted(self.raw, -1) if modifier.style == "!p" else self.raw
        self.values = spans.union(self.values, added)

    def reroll(self, modifier: Reroll) -> None:
        """Check a reroll; what it leaves are dice that meet none of its conditions."""
        known: Spans = []
        unknown = False
        for condition in modifier.conditions:
            met = self.met(condition)
            if met is None:
                unknown = True
            else:
                known = spans.union(known, met)
        self.refuse_always(
            known, modifier,
            msg("Every die would be thrown again. Leave a face that stays, such as {form}.",
                form="d8r<3"),
        )  # fmt: skip
        if not unknown and not spans.common(self.values, known):
            return
        left = spans.without(self.values, known)
        anew = self.raw if modifier.style == "ro" else spans.without(self.raw, known)
        self.values = spans.union(left, anew)

    def clamp(self, modifier: Clamp) -> None:
        """Follow a clamp."""
        limit = constant(modifier.limit, self.variables)
        if isinstance(limit, Ratio):
            whole_value(modifier.limit, self.variables, N_("The limit of a die"))
        if limit is None:
            self.values = [(None, None)]
        elif isinstance(limit, int):
            self.values = spans.clamped(self.values, modifier.what, limit)

    def unique(self, modifier: Unique) -> None:
        """Check that the dice can all differ."""
        self.values = spans.union(self.values, self.raw)
        faces = spans.size(self.values)
        least = None if self.count is None else abs(self.count)
        if faces is not None and least is not None and least > faces:
            raise refused(
                "cannot_differ", modifier,
                msg("The {count} dice of {term} cannot all differ: there are {faces} faces.",
                    count=least, term=str(self.node), faces=faces),
                msg("Throw {faces} dice or fewer.", faces=faces),
            )  # fmt: skip

    def keep(self, modifier: Keep) -> None:
        """Follow the number of dice in play."""
        number = whole_value(modifier.count, self.variables, N_("The number to keep or drop"))
        if self.count is None:
            return
        if number is None:
            self.count = None
        elif modifier.what[0] == "k":
            self.count = min(number, self.count) if self.count > 0 else None
        else:
            self.count = max(0, self.count - number) if self.count > 0 else None


def refused(code: str, node: Node, message: Message, hint: Message | None = None) -> NotationError:
    """Make the error that points at a node."""
    return NotationError(code, message, hint=hint, column=node.at)
