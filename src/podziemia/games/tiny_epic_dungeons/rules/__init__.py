"""The rules of Tiny Epic Dungeons, chapter by chapter."""
