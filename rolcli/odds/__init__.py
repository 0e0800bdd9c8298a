"""Tree -> exact distribution. Knows no game."""
