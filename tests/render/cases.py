"""Results, odds and errors to print, and the files that say how they should look.

Run this file to write the golden files again, then read the difference.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from rolcli.chances import OddsReport, Table
from rolcli.dice.evaluate import roll
from rolcli.dice.scripted import Scripted
from rolcli.dice.source import Stream
from rolcli.errors import NotationError, UsageError
from rolcli.exact import Ratio
from rolcli.locale import translator
from rolcli.messages import msg
from rolcli.render import render, render_error, render_odds
from rolcli.render.options import Options
from rolcli.result import Modifier, Result, Step

GOLDEN = Path(__file__).parent / "golden"

ROLLS = {
    "keep": ("4d6kh3", [6, 5, 2, 3]),
    "sum": ("2d10+3", [4, 2]),
    "explode": ("3d6!", [6, 2, 3, 6, 1]),
    "compound": ("3d6!!kh1", [6, 2, 3, 6, 1]),
    "compound_sorted": ("3d6!!s", [6, 2, 3, 6, 1]),
    "penetrate": ("3d6!p", [6, 2, 3, 5]),
    "reroll": ("3d6r<3", [6, 2, 3, 5]),
    "clamp": ("3d6min3", [6, 2, 3]),
    "sort": ("5d6sd", [2, 5, 1, 6, 3]),
    "count": ("4d10>=7f=1ds=10", [10, 1, 7, 3]),
    "one_success": ("2d10>=7", [8, 3]),
    "test_made": ("2d6+3 >= 9", [4, 4]),
    "test_failed": ("2d6+3 >= 9", [1, 2]),
    "test_exact": ("2d6+3 >= 9", [4, 2]),
    "test_of_dice": ("(1d20) >= 1d6+10", [15, 3]),
    "test_of_count": ("3d10>=7 >= 2", [8, 1, 9]),
    "ranked": ("1o3d10", [10, 7, 10, 4, 4, 2]),
    "group": ("{2d6, 1d12+2}kh", [4, 4, 2]),
    "group_of_dice": ("{2d6+1d8+3}kh2", [4, 4, 2]),
    "computed_count": ("(1d4)d6", [2, 3, 5]),
    "computed_keep": ("4d6kh(1d4)", [1, 2, 3, 4, 2]),
    "fudge": ("4dF", [1, 0, -1, 1]),
    "own_faces": ("2d{1,2,4}", [4, 1]),
    "ratio": ("2d6/2", [4, 3]),
    "unending": ("2d6/3", [4, 3]),
    "label": ("4d6[fire]+2", [1, 2, 3, 4]),
    "function": ("floor(1d6/2)", [3]),
    "no_dice": ("2+3", []),
}


def rolled(text: str, dice: list[int] | str) -> Result:
    """Roll like the verb does, by hand or from a seed."""
    source = Stream(dice) if isinstance(dice, str) else Scripted(dice)
    found = source.roll(text)
    result = Result("roll")
    result.input = {"expression": text}
    result.rolls = [found]
    result.total, result.target, result.margin = found.total, found.target, found.margin
    result.success = found.success
    if found.success is not None:
        result.outcome = "success" if found.success else "failure"
    result.seed = source.seed
    return result


def named() -> Result:
    """Roll with a name, a label, a comment, a remark and a variable."""
    result = rolled("1d8+2", [5])
    result.rolls = [roll("1d8 + @strength", Scripted([5]), {"strength": 2})]
    result.input |= {"var": {"strength": 2}, "label": "sword_blow", "comment": "at the *orc*"}
    result.who, result.note = "Ana [GM]", "ouch"
    return result


def attack() -> Result:
    """Give a result with steps, modifiers, details and state."""
    result = Result("attack", "unisystem-combat")
    result.input = {"dex": 3, "skill": 4, "location": "head"}
    result.rolls = [
        roll("1d10", Scripted([9]), what="attack"), roll("1d8*5", Scripted([5]), what="damage")
    ]
    result.modifiers = [Modifier("dex", 3, "UNI-01"), Modifier("point_blank", Ratio(-3, 2), "X-2")]
    result.steps = [
        Step(msg("Armour stops {points}", points=19), 19, "UNI-26"),
        Step(msg("Wound"), "gravely_injured", "UNI-30"),
        Step(msg("Half"), Ratio(9, 2), "UNI-30"),
    ]
    result.headline = msg("hit for {points}", points=6)
    result.total, result.target, result.margin = 12, 9, 3
    result.outcome, result.success = "hit", True
    result.details = {"raw": 25, "share": Ratio(9, 2), "each": [{"net": 6}], "said": msg("Wound")}
    result.state = {"life": 16, "condition": "gravely_injured", "endurance": None}
    result.effects = ["blinded"]
    result.notes = [msg("One {thing}.", thing="note")]
    result.seed = "a"
    return result


def task() -> Result:
    """Give a one-step result whose dice and modifiers make the total."""
    result = Result("test", "unisystem")
    result.rolls = [roll("1d10", Scripted([4]), what="test")]
    result.modifiers = [Modifier("attribute", 3, "UNI-01"), Modifier("encumbrance", -1, "UNI-05")]
    result.total, result.target, result.margin = 6, 9, -3
    result.outcome, result.success = "failure", False
    return result


def many(text: str) -> Result:
    """Roll more dice than are listed."""
    return rolled(text, "many")


def results() -> dict[str, Result]:
    """Give every result, by name."""
    found = {name: rolled(*case) for name, case in ROLLS.items()}
    found |= {"named": named(), "attack": attack(), "task": task()}
    found |= {"many": many("2000d6kh300"), "hundreds": many("200d6!"), "wide": many("1500d10000")}
    return found


def three_dice() -> OddsReport:
    """Give the odds of 3d6."""
    report = OddsReport("odds")
    report.title = "3d6"
    report.input = {"expression": "3d6"}
    ways = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
    report.tables["total"] = Table(list(enumerate(ways, 3)), 216)
    report.points["at_least"] = (15, Fraction(5, 54))
    return report


def halves() -> OddsReport:
    """Give the odds of fractions, with something cut off."""
    report = OddsReport("odds")
    report.title = "d2!/2"
    report.tables["total"] = Table([(Fraction(1, 2), 4), (Fraction(3, 2), 2), (2, 1)], 8)
    report.truncated = Fraction(1, 8)
    return report


def outcomes() -> OddsReport:
    """Give the odds of a verb."""
    report = OddsReport("test", "coc7")
    report.who = "Ana"
    report.tables["outcome"] = Table.of({"success": Fraction(3, 5), "failure": Fraction(2, 5)})
    report.tables["level"] = Table.of({"fumble": Fraction(1, 100), "regular": Fraction(99, 100)})
    report.tables["final"] = Table.of({4: Fraction(1, 3), 0: Fraction(2, 3)})
    return report


def thousands() -> OddsReport:
    """Give odds of a thousand values with long fractions: the faces of 2d600."""
    report = OddsReport("odds")
    report.title = "2d600"
    items = [(n, min(n - 1, 1201 - n)) for n in range(2, 1201)]
    report.tables["total"] = Table([(v, w * 7**40 + 1) for v, w in items], 360000 * 7**40 + 1199)
    return report


ODDS = {"3d6": three_dice, "halves": halves, "outcomes": outcomes}
ERRORS = {
    "caret": NotationError(
        "missing_operand",
        msg("The text ends where a number or dice should follow {operator}.", operator="+"),
        hint=msg("Finish it, such as {form}.", form="3d6+2"),
        text="3d6+",
        column=4,
    ),
    "no_place": UsageError("excludes", msg("Only one."), hint=msg("Take one.")),
    "bare": UsageError("excludes", msg("Only one.")),
}


def explain(rule: str) -> str:
    """Give the line of a rule."""
    return f"what {rule} says"


def shown(draw: object) -> str:
    """Print with every format for people, one under the other."""
    english, spanish = translator("en"), translator("es")
    options = {
        "plain": ("plain", Options(english)),
        "plain, Spanish": ("plain", Options(spanish)),
        "plain, colour": ("plain", Options(english, color=True)),
        "plain, the working": ("plain", Options(english, verbose=True)),
        "bbcode, the working": ("bbcode", Options(english, verbose=True)),
        "plain, explained": ("plain", Options(english, explain=explain)),
        "quiet": ("plain", Options(english, quiet=True)),
        "table": ("table", Options(english)),
        "table, explained": ("table", Options(english, explain=explain, width=100)),
        "markdown": ("markdown", Options(english)),
        "bbcode": ("bbcode", Options(english)),
    }
    parts = [f"== {name}\n{draw(*how)}\n" for name, how in options.items()]  # type: ignore[operator]
    return "\n".join(parts).replace("\x1b", "\\e")


def golden() -> dict[str, str]:
    """Print everything: file name -> what it should hold."""
    files: dict[str, str] = {}
    for name, result in results().items():

        def draw(form: str, options: Options, result: Result = result) -> str:
            return render(result, form, options)

        files[f"roll_{name}.txt"] = shown(draw)
        files[f"roll_{name}.json"] = draw("json", Options()) + "\n"
    for name, make in ODDS.items():

        def odds(form: str, options: Options, report: OddsReport = make()) -> str:  # noqa: B008
            return render_odds(report, form, options)

        files[f"odds_{name}.txt"] = shown(odds)
        files[f"odds_{name}.json"] = odds("json", Options()) + "\n"
    for name, error in ERRORS.items():
        files[f"error_{name}.txt"] = render_error(error) + "\n"
        files[f"error_{name}.json"] = render_error(error, "json") + "\n"
    return files


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.iterdir():
        old.unlink()
    for name, text in golden().items():
        (GOLDEN / name).write_text(text, encoding="utf-8")
