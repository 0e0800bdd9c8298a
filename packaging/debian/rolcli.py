#!/usr/bin/python3
# Starts rolcli with the libraries that come with it; the first line of sys.path decides.
import sys

sys.path.insert(0, "/usr/lib/rolcli")
sys.argv[0] = "rolcli"

from rolcli.__main__ import entry  # noqa: E402 - found by the path above

entry()
