"""What each seat sees of Tiny Epic Dungeons."""
