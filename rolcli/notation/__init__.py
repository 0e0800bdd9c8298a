"""The dice language: text -> tree -> text. Throws nothing, weighs nothing. These are its limits."""

MAX_DICE = 1_000_000
"""The most dice in one result."""
MAX_SIDES = 10**9
"""The most sides of a die."""
MAX_LOOKS = 4_000_000
"""How often the modifiers of one result may look at a die, all together."""
MAX_CHAIN = 1000
"""The most explosions or rerolls that one die may cause."""
MAX_LENGTH = 4096
"""The most characters of one text."""
MAX_NESTING = 200
"""How deep brackets, signs, powers and labels may stand within each other."""
MAX_TIMES = 1_000_000
"""The most results of one call."""
MAX_FACES = 1000
"""The most faces of its own that a die may have."""
