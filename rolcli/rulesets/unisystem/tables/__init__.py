"""The tables of Unisystem: data only."""
