"""The rulebook, chapter by chapter; what single cards do is in `cards`."""
