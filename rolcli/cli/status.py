"""The exit codes: a contract (see the README)."""

from __future__ import annotations

DONE = 0
"""The call did what it was asked; a failed roll is a result too."""
NO_SUCCESS = 1
"""With ``--exit-code``: a result of the call is no success."""
REFUSED = 2
"""The command line alone is at fault: usage, notation, limits, forbidden combinations."""
BAD_DATA = 3
"""Data are at fault: a file, an earlier result, or output that cannot be written."""
BUG = 70
"""Our mistake."""
INTERRUPTED = 130
"""Ctrl-C."""
