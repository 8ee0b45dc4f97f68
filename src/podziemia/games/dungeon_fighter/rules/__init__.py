"""The rules of Dungeon Fighter, chapter by chapter."""
