"""The entry point: ``rolcli`` and ``python -m rolcli``."""

from __future__ import annotations

import sys


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
        import os

        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except (OSError, ValueError):
            pass
    return code


if __name__ == "__main__":
    sys.exit(main())
