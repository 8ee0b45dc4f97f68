"""DF-13.23 to DF-13.26, DF-13.39, DF-13.40: throws and flips simulated. No rule imports it."""

# Not compiled: the engine does the work.
