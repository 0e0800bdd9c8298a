"""What is done to the dice of a term after they fell: one file a modifier."""
