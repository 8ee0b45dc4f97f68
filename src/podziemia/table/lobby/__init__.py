"""The lobby: opening a table, sitting down and getting up, rematches, and uploaded records."""
