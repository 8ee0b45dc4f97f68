cli-report-format = { $file } is no kind of picture that can be drawn; give a file that ends in .svg or .html.
cli-report-title = { $game }: { $score }
cli-report-how = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $players ->
    [one] one player
    [all] any number of players
   *[other] { $players } players
}: { $bots }; histogram, quartiles and range
cli-report-players = { $players ->
    [one] one player
   *[other] { $players } players
}
cli-report-axis = { $score }
cli-report-range = range
cli-report-matches = matches
cli-report-mean = mean
cli-report-least = least
cli-report-lower = 25 %
cli-report-median = median
cli-report-upper = 75 %
cli-report-most = most
cli-report-wins = matches won
cli-report-how-often = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $players ->
    [one] one player
    [all] any number of players
   *[other] { $players } players
}: { $bots }; per cent, and where the true share lies in 95 of 100 cases
cli-report-won = won
cli-report-share = %
cli-report-lowest = at least %
cli-report-highest = at most %
