"""The table: a server at which people and bots play the games, and what keeps their matches."""
