"""The parameter of verbs that go on from an earlier result."""

from __future__ import annotations

from rolcli.declare import Ask, Earlier
from rolcli.messages import N_

EARLIER = N_("An earlier result as JSON: a file, or - for standard input.")


class Before(Ask):
    """What went before."""

    earlier = Earlier(EARLIER, metavar="FILE", rule="COC-37", es="desde")
