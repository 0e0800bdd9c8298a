"""What happens in a bout of madness (COC-43), by 1D10."""

from __future__ import annotations

from rolcli.messages import Message, msg

Row = tuple[str, Message]

REAL_TIME: tuple[Row, ...] = (
    ("amnesia", msg("forgets everything since the last safe place")),
    ("psychosomatic", msg("a sense or a limb fails without a cause")),
    ("violence", msg("strikes out at whoever is near")),
    ("paranoia", msg("trusts nobody: all are enemies")),
    ("significant_person", msg("takes somebody here for a person dear to them")),
    ("faint", msg("faints")),
    ("flee", msg("runs away by any means")),
    ("hysterics", msg("laughs, weeps or screams without end")),
    ("phobia", msg("a new phobia, and its cause seems to be here")),
    ("mania", msg("a new mania, to be given in to at once")),
)
"""Others are present: what happens, by 1D10."""
SUMMARY: tuple[Row, ...] = (
    ("amnesia", msg("wakes somewhere strange, the memory gone")),
    ("robbed", msg("wakes robbed of what was carried")),
    ("battered", msg("wakes beaten: hit points are halved")),
    ("violence", msg("went on a rampage and may not recall it")),
    ("ideology", msg("showed a belief to excess")),
    ("significant_people", msg("did all for somebody who matters, whatever the price")),
    ("institution", msg("wakes in a cell or a ward")),
    ("flee", msg("wakes far away, on the road to somewhere")),
    ("phobia", msg("a new phobia, and hours spent hiding from it")),
    ("mania", msg("a new mania, and hours given up to it")),
)
"""Alone, or all are mad: what the character wakes to, by 1D10."""
