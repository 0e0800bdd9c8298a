"""The tables of RyF: data only."""
