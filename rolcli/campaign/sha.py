"""SHA-256 from whatever is quickest to import: hashlib costs more than a short call takes."""

from __future__ import annotations

import sys

try:
    if sys.version_info >= (3, 12):
        from _sha2 import sha256  # type: ignore[import-not-found]  # it has no stub
    else:
        from _sha256 import sha256  # type: ignore[import-not-found]  # it has no stub
except ImportError:  # a Python built without its own
    from hashlib import sha256

__all__ = ["sha256"]
