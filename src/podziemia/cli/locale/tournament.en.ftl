cli-tournament-done = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $players } players in { $seconds } s: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} for each pairing, every deal from every seat. Utility is 1 for the first place and -1 for the last.
cli-tournament-bot = bot
cli-tournament-matches = matches
cli-tournament-wins = wins
cli-tournament-utility = utility
cli-tournament-interval = 95 %
cli-tournament-score = score
cli-tournament-forfeits = forfeits
