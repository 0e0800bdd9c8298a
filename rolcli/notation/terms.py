"""Which modifiers a term may take, and in what order."""

from __future__ import annotations

from rolcli.messages import msg
from rolcli.notation import tree
from rolcli.notation.errors.operand import error, not_equal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rolcli.errors import NotationError
    from rolcli.notation.parts import Part
    from rolcli.notation.text import Text

AFTER_COUNT = (tree.Count, tree.Sort)


def attach(s: Text, part: Part, modifiers: Sequence[Part]) -> Part:
    """Give a term with further modifiers; raise NotationError where one cannot be."""
    node = part.node
    if part.kind == "ranked":
        raise error(
            s, modifiers[0].at, "modifier_of_rank",
            msg("{term} takes no modifiers.", term=str(node)),
            msg("Its rank is m, h or l at its end, such as 1o3d10h."),
        )  # fmt: skip
    if part.kind not in ("dice", "code", "group"):
        raise without_dice(s, part, modifiers[0])
    done = list(node.modifiers)
    counting = tree.counts(node)
    for one in modifiers:
        check_order(s, one, counting)
        counting = counting or type(one.node) is tree.Count
        if part.kind == "group":
            check_group(s, one)
        if one.word == "d" and type(one.node) is tree.Keep:
            check_bare_drop(s, part, one, done)
        last = done[-1] if done else None
        if (
            type(one.node) is tree.Reroll
            and type(last) is tree.Reroll
            and one.node.style == last.style
        ):
            both = last.conditions + one.node.conditions
            done[-1] = tree.Reroll(last.style, both, last.at)
        else:
            done.append(one.node)
    whole: tree.Node
    if type(node) is tree.Group:
        whole = tree.Group(node.members, tuple(done), node.at)
    else:
        whole = tree.Pool(node.count, node.sides, tuple(done), node.at)
    deep = max(part.deep, *(one.deep for one in modifiers))
    return type(part)(whole, part.at, deep, part.kind)


def without_dice(s: Text, part: Part, one: Part) -> NotationError:
    """Word a modifier that has no dice to work on."""
    if s.startswith("!=", one.at):
        return not_equal(s, one.at)
    word = one.word
    if word in ("min", "max"):
        hint = msg("The function is written {form}.", form=f"{word}({part.node}, {one.node.limit})")
    elif word == "d":
        hint = msg("For that many dice, put it in parentheses: {form}.",
                   form=f"({part.node})d{str(one.node)[2:]}")  # fmt: skip
    elif s[part.at] == "(":
        hint = msg("It does not reach into a parenthesis: write it straight after the dice, such"
                   " as 4d6kh3, or let sub-rolls compete in braces, such as {{2d6, 1d12}}kh.")
    elif type(one.node) is tree.Count and one.node.what != "cs":
        hint = msg("It follows a count of dice, such as {form}.", form=f"10d10>=8{one.node}")
    else:
        hint = msg("It stands straight after dice, such as {form}.", form=f"4d6{one.node}")
    return error(
        s, one.at, "modifier_without_dice",
        msg("{word} works only on dice straight before it.", word=word), hint,
    )  # fmt: skip


def check_order(s: Text, one: Part, counting: bool) -> None:
    """Refuse what cannot stand before or after a count."""
    node = one.node
    if type(node) is tree.Count and node.what != "cs" and not counting:
        raise error(
            s, one.at, "count_missing",
            msg("{word} works only after a count of successes.", word=one.word),
            msg("Count first, such as {form}.", form=f"10d10>=8{node}"),
        )  # fmt: skip
    if not counting:
        return
    if type(node) is tree.Count and node.what == "cs":
        raise error(
            s, one.at, "second_count",
            msg("These dice are counted already."),
            msg("A comparison of the count itself follows it, such as 5d10>=7 >= 3; ds counts"
                " double, and f takes off."),
        )  # fmt: skip
    if type(node) not in AFTER_COUNT:
        raise error(
            s, one.at, "modifier_after_count",
            msg("{word} comes too late: the dice are counted already.", word=one.word),
            msg("Write it before the count, such as {form}.", form=f"10d10{node}cs>=8"),
        )  # fmt: skip


def check_group(s: Text, one: Part) -> None:
    """Refuse on a group what works on dice only."""
    if one.word == "d":
        raise error(
            s, one.at, "bare_d",
            msg("The short d for dropping works only straight after a number of sides."),
            msg("Write {form}.", form="dl" + str(one.node)[2:]),
        )  # fmt: skip
    if type(one.node) not in (tree.Keep, tree.Count, tree.Sort):
        raise error(
            s, one.at, "modifier_of_group",
            msg("{word} works on dice, and a group holds sub-rolls.", word=one.word),
            msg("Write it inside, straight after the dice. A group takes keep, drop, count and"
                " sort."),
        )  # fmt: skip


def check_bare_drop(s: Text, part: Part, one: Part, done: Sequence[tree.Modifier]) -> None:
    """Refuse a d that follows dice and looks like dice of its own."""
    drop = str(one.node)
    if part.kind == "code":
        raise error(
            s, one.at, "bare_d",
            msg("The short d for dropping works only straight after a number of sides."),
            msg("Write {form}.", form=f"{tree.argument(part.node.count)}d6{drop}"),
        )  # fmt: skip
    count, dropped = part.node.count, one.node.count
    if type(count) is not tree.Number or type(dropped) is not tree.Number:
        return
    left = count.value
    for earlier in done:
        if type(earlier) is tree.Explode:
            return
        if type(earlier) is tree.Keep and type(earlier.count) is tree.Number:
            number = earlier.count.value
            left = min(left, number) if earlier.what[0] == "k" else left - number
    if dropped.value >= left:
        written = s[part.at : one.at].strip()
        raise error(
            s, one.at, "drops_every_die",
            msg("This d drops the lowest dice, and it would drop every one."),
            msg(
                "To drop them all the same, write {drop}; to throw that many d{sides}, {dice}.",
                drop=f"{written}{drop}", sides=str(dropped), dice=f"({written})d{dropped}",
            ),
        )  # fmt: skip


def single_member(s: Text, node: tree.Node, at: int) -> None:
    """Refuse a group of one sub-roll that is no sum of dice and numbers."""
    waiting = [(node, True)]
    while waiting:
        one, plus = waiting.pop()
        if type(one) is tree.Labelled:
            waiting.append((one.operand, plus))
        elif type(one) is tree.Unary:
            waiting.append((one.operand, plus and one.operator == "+"))
        elif type(one) is tree.Binary and one.operator in "+-":
            waiting.append((one.right, plus and one.operator == "+"))
            waiting.append((one.left, plus))
        elif type(one) is tree.Pool and plus and not tree.counts(one):
            pass
        elif type(one) not in (tree.Number, tree.Name):
            raise error(
                s, at if one.at is None else one.at, "not_a_sum",
                msg("In a group of one sub-roll the dice compete, so it must be a sum of dice and"
                    " numbers, the dice with + before them; {part} is something else.",
                    part=str(one)),
                msg("Several sub-rolls that compete are separated by commas, such as"
                    " {{2d6, 1d12}}kh."),
            )  # fmt: skip
