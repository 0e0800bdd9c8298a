"""``python -m workshop.zipapp [FILE]`` makes one file that runs wherever Python 3.11 is.

The file holds the program and the libraries that it needs; ``python rolcli.pyz roll 3d6``
runs it, and so does the file itself where a shebang is understood. It starts more slowly
than an installed command, since libraries are unpacked in memory.
"""

from __future__ import annotations

import subprocess
import sys
import zipapp
from pathlib import Path
from tempfile import TemporaryDirectory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
LEFT_OUT = ("bin", "share")
"""What an installation puts beside the packages and a zipapp does not need."""


def make(target: Path, source: Path = ROOT) -> Path:
    """Build the file; raise CalledProcessError where the libraries cannot be had."""
    with TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile",
             "--disable-pip-version-check", "--target", folder, str(source)],
            check=True,
        )
        target.parent.mkdir(parents=True, exist_ok=True)
        zipapp.create_archive(
            folder,
            target,
            interpreter="/usr/bin/env python3",
            main="rolcli.__main__:entry",
            compressed=True,
            filter=lambda path: path.parts[0] not in LEFT_OUT and "__pycache__" not in path.parts,
        )
    return target


def main(argv: Sequence[str]) -> int:
    """Make the file that the line names, or dist/rolcli.pyz."""
    sys.stdout.write(f"{make(Path(argv[0] if argv else ROOT / 'dist' / 'rolcli.pyz'))}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
