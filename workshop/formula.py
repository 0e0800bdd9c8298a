"""``python -m workshop.formula SDIST URL`` writes the Homebrew formula of a published sdist.

The formula makes an environment of its own with the libraries at their newest that fit,
and links the command, the manual and the completions.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

TEMPLATE = Path(__file__).parents[1] / "packaging" / "homebrew" / "rolcli.rb.in"


def formula(sdist: Path, url: str) -> str:
    """Fill the template with the address and the hash of a sdist."""
    digest = hashlib.sha256(sdist.read_bytes()).hexdigest()
    text = TEMPLATE.read_text(encoding="utf-8")
    return text.replace("@URL@", url).replace("@SHA256@", digest)


def main(argv: Sequence[str]) -> int:
    """Write the formula to stdout."""
    if len(argv) != 2:
        sys.stderr.write("usage: python -m workshop.formula SDIST URL\n")
        return 2
    sys.stdout.write(formula(Path(argv[0]), argv[1]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
