"""The tables of the D6 System: data only."""
