"""Games powered by the apocalypse: moves with 2d6, and harm."""

from __future__ import annotations

from rolcli.declare.game import Ruleset, Verb

PBTA = Ruleset(
    "pbta",
    "Powered by the apocalypse",
    __name__,
    (
        Verb("move", f"{__name__}.move:move", "Make a move.", "pbta move 2", odds=("total",),
             es="mover"),
        Verb("harm", f"{__name__}.harm:harm", "Suffer harm.", "pbta harm 3", odds=("final",),
             es="daño"),
    ),
    aliases=("apocalypse", "apocalipsis"),
    prefixes=("PB",),
    order=("advanced_hit", "strong_hit", "weak_hit", "miss", "unharmed", "hurt", "dead"),
    spanish=f"{__name__}.spanish",
)
