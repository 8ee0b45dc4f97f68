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
