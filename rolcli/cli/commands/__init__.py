"""The general commands, one module each."""
