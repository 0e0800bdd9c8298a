"""The house rules."""

from rolcli.declare.game import Setting

SETTINGS = {
    "advanced_moves": Setting(False, "PB-05", "A total of 12 is better than 10.", kind="bool"),
}
