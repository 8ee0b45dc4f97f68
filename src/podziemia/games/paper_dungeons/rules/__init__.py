"""The rules of Paper Dungeons, chapter by chapter."""
