"""Taking up an earlier result of this game, as ``--from`` gives it."""

from __future__ import annotations

from rolcli.errors import DataError
from rolcli.messages import msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

GAMES = ("unisystem", "unisystem-combat")


class Earlier:
    """An attack or a damage as it went: hits, kind, place, points; all read and checked.

    ``hits`` are pairs (raw damage, what got past the armour), and ``attacks`` says how
    many of them each attack had. ``burning`` is what fire already did. The points are
    those before it and those left after it.
    """

    __slots__ = (
        "armoured", "attacks", "burning", "burns", "endurance_before", "endurance_left", "hits",
        "kind", "life_before", "life_left", "life_max", "location", "pool",
    )  # fmt: skip

    def __init__(self, result: dict[str, Any]) -> None:
        details = table(result, "details")
        state = table(result, "state")
        self.armoured = details.get("armour_applied") is True
        self.kind = text(details, "kind")
        self.location = text(details, "location")
        self.pool = text(details, "pool") or "life"
        self.burns = text(details, "burns")
        self.life_left = whole(state, "life")
        self.life_max = whole(state, "life_max")
        self.endurance_left = whole(state, "endurance")
        self.burning = whole(details, "burning") or 0
        lost = (whole(details, "final") or 0) + self.burning
        self.life_before = self.life_left
        self.endurance_before = self.endurance_left
        if self.pool == "endurance":
            if self.endurance_left is not None:
                self.endurance_before = self.endurance_left + lost
        elif self.life_left is not None:
            self.life_before = self.life_left + lost
        self.hits: list[tuple[int, int]] = []
        self.attacks: list[int] = []


def read_hits(result: dict[str, Any]) -> Earlier:
    """Read an attack or damage of this game; raise DataError for anything else.

    A miss has no hits. An attack that ended at the hit has no damage to take up.
    """
    check_game(result, ("attack", "damage"))
    earlier = Earlier(result)
    details = table(result, "details")
    if result.get("outcome") in ("miss", "out_of_range"):
        return earlier
    if whole(details, "raw") is None:
        raise DataError(
            "no_damage",
            msg("The earlier result has no damage: it ends at the hit."),
            hint=msg("Give that attack a --weapon or --damage."),
        )
    if len(details.get("people", ())) > 1:
        raise DataError(
            "several_targets",
            msg("The earlier result hit several people."),
            hint=msg("Apply each one's damage by itself."),
        )
    for attack in details.get("attacks", ()):
        before = len(earlier.hits)
        for shot in table({"attack": attack}, "attack").get("shots", ()):
            read_shot(earlier, table({"shot": shot}, "shot"))
        earlier.attacks.append(len(earlier.hits) - before)
    if not earlier.hits:
        read_shot(earlier, details)
        earlier.attacks = [1]
    return earlier


def read_shot(earlier: Earlier, shot: dict[str, Any]) -> None:
    """Read the damage of one hit."""
    raw = whole(shot, "raw")
    if raw is None:
        raise spoilt("raw")
    net = whole(shot, "net")
    earlier.hits.append((raw, raw if net is None else net))


def check_game(result: dict[str, Any], verbs: tuple[str, ...]) -> None:
    """Refuse a result of another game, of another verb, or the odds of one."""
    if result.get("rules") is None:
        raise DataError(
            "wrong_game",
            msg("The earlier result is a roll of dice, of no game."),
            hint=msg("It takes a result of {verbs}.", verbs=", ".join(verbs)),
        )
    if result.get("rules") not in GAMES:
        raise DataError(
            "wrong_game",
            msg(
                "The earlier result is of {rules}, not of Unisystem.",
                rules=str(result.get("rules")),
            ),
            hint=msg("Choose its game with -r."),
        )
    if result.get("verb") not in verbs or not isinstance(result.get("details"), dict):
        raise DataError(
            "wrong_verb",
            msg(
                "The earlier result, of {verb}, does not serve here.", verb=str(result.get("verb"))
            ),
            hint=msg("It takes a result of {verbs}.", verbs=", ".join(verbs)),
        )


def table(holder: dict[str, Any], key: str) -> dict[str, Any]:
    """Read a table that may be missing."""
    value = holder.get(key, {})
    if not isinstance(value, dict):
        raise spoilt(key)
    return value


def whole(holder: dict[str, Any], key: str) -> int | None:
    """Read a whole number that may be missing."""
    value = holder.get(key)
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise spoilt(key)


def text(holder: dict[str, Any], key: str) -> str | None:
    """Read a word that may be missing."""
    value = holder.get(key)
    if value is None or isinstance(value, str):
        return value
    raise spoilt(key)


def spoilt(key: str) -> DataError:
    """Word a value that no result of this program has."""
    return DataError(
        "bad_earlier_result",
        msg("The earlier result has no usable {key}.", key=key),
        hint=msg("Use a result of this program, as --json prints it."),
    )
