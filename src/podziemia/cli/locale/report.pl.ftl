cli-report-format = Takiego obrazka nie da się narysować: { $file }; podaj plik o końcówce .svg lub .html.
cli-report-title = { $game }: { $score }
cli-report-how = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, liczba graczy: { $players ->
    [all] każda
   *[other] { $players }
} ({ $bots }); histogram, kwartyle i zakres
cli-report-players = { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
cli-report-axis = { $score }
cli-report-range = zakres
cli-report-matches = partie
cli-report-mean = średnia
cli-report-least = min.
cli-report-lower = 25 %
cli-report-median = mediana
cli-report-upper = 75 %
cli-report-most = maks.
cli-report-wins = wygrane partie
cli-report-how-often = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, liczba graczy: { $players ->
    [all] każda
   *[other] { $players }
} ({ $bots }); procent i przedział, w którym prawdziwy udział leży w 95 przypadkach na 100
cli-report-won = wygrane
cli-report-share = %
cli-report-lowest = co najmniej %
cli-report-highest = co najwyżej %
