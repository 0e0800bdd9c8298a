"""What an attacker carries: the weapon of the call, and its magazine."""

from __future__ import annotations

from rolcli.rulesets.coc7.arming import arms_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rolcli.rulesets.coc7.arming import Arms
    from rolcli.rulesets.coc7.attack_groups import Attack


def arms_in(ask: Attack) -> Arms:
    """Give what an attack is made with."""
    reach = None if ask.base_range is None else str(ask.base_range)
    return arms_of(ask, ask.damage, reach, ask.distance, ask.strength)


def magazine_of(ask: Attack) -> int | None:
    """Give the bullets in the magazine: as said, else as many as the weapon's list has first."""
    if ask.magazine is not None:
        return ask.magazine
    row = arms_in(ask).row
    return row.magazine[0] if row is not None and row.magazine and ask.burst else None
