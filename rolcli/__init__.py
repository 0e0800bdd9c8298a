"""rolcli resolves rolls for tabletop role-playing games, from the shell and from Python.

>>> import rolcli
>>> rolcli.roll("4d6kh3", seed="rolcli").total
14
"""

from rolcli.dice import roll
from rolcli.odds import odds

__all__ = ["__version__", "odds", "roll"]
__version__ = "0.1.0"
