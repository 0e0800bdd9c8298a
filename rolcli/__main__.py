"""The entry point: ``rolcli`` and ``python -m rolcli``."""

from __future__ import annotations

import gc
import os
import sys

ALLOCATIONS = 100_000
"""Objects made before the first garbage collection; a usual call never makes so many."""


def entry() -> None:
    """Answer the command line as a process of its own, and end it at once.

    The interpreter's tear-down takes a quarter of the time of a short call, and
    nothing is left for it to do: files are closed and the streams flushed.
    """
    gc.set_threshold(ALLOCATIONS)
    code = main()
    if sys.gettrace() is not None or sys.getprofile() is not None or sys.flags.inspect:
        sys.exit(code)  # whoever watches the program wants to see its end
    try:
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):  # there is none, or nobody reads it
        pass
    os._exit(code)


def main() -> int:
    """Answer the command line of this process; give the exit code."""
    try:
        from rolcli.cli.environment import Environment
        from rolcli.cli.run import run

        code = run(sys.argv[1:], Environment.process())
    except KeyboardInterrupt:
        code = 130
    return hush(code)


def hush(code: int) -> int:
    """Keep the interpreter from complaining, at its end, of a stdout that cannot be written."""
    stream = sys.stdout
    try:
        if stream is not None:
            stream.flush()
    except (OSError, ValueError):
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except (OSError, ValueError):
            pass
    return code


if __name__ == "__main__":
    entry()
