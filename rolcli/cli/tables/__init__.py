"""The compiled verbs of each game. Generated modules; see workshop."""
