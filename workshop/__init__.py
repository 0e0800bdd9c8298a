"""Makes everything that is generated; not part of what is installed."""
