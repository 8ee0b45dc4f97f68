cli-tournament-done = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, graczy przy stole: { $players }, czas: { $seconds } s. Każde zestawienie gra tyle rozdań: { $deals }, każde z każdego miejsca. Użyteczność wynosi 1 za pierwsze miejsce i -1 za ostatnie.
cli-tournament-bot = bot
cli-tournament-matches = partie
cli-tournament-wins = wygrane
cli-tournament-utility = użyteczność
cli-tournament-interval = 95 %
cli-tournament-score = wynik
cli-tournament-forfeits = walkowery
