"""The tables of d100 horror: data only."""
