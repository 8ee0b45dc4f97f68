"""What a player is shown: the view, the table, options in words, refusals."""
