"""The version: a literal of its own, so that whoever says it imports nothing else."""

__version__ = "0.2.0"
