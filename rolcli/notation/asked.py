"""What nodes ask of a reckoning; for type checkers only, nobody imports it at run time."""

from __future__ import annotations

from typing import Any, Protocol

from rolcli.exact import Number


class Reckoner(Protocol):
    """What works an expression out: it is asked for each kind of node by its name."""

    def unary(self, node: Any) -> Number:
        """Work out a signed operand."""

    def binary(self, node: Any) -> Number:
        """Work out arithmetic."""

    def compare(self, node: Any) -> Number:
        """Work out a test."""

    def call(self, node: Any) -> Number:
        """Work out a function."""

    def name(self, node: Any) -> Number:
        """Work out a variable."""

    def pool(self, node: Any) -> Number:
        """Work out dice."""

    def ranked(self, node: Any) -> Number:
        """Work out a die kept by rank."""

    def group(self, node: Any) -> Number:
        """Work out a group."""

    def look(self, node: Any) -> Number:
        """Work out what a reading makes of its dice."""
