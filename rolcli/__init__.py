"""rolcli resolves rolls for tabletop role-playing games, from the shell and from Python."""

__version__ = "0.1.0"
