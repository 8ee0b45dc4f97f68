cli-progress = { $doing }: { $done } z { $total }
cli-budget = { $budget } to nie jest czas na decyzję; podaj w --budget liczbę sekund większą od 0.
cli-simulate-playing = Rozgrywki
cli-simulate-workers = Nie da się grać w tylu procesach: { $workers }; podaj --workers 1 lub więcej.
cli-simulate-done = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, liczba decyzji: { $decisions }, czas: { $seconds } s ({ $speed } na sekundę)
cli-simulate-seats = Gracz { $name }: wygrane { $won } z { $of } ({ $share })
cli-simulate-sizes = liczba graczy: { $sizes }, na zmianę
cli-simulate-bots = { $name }: wygrane { $won } z { $of } ({ $share })
cli-simulate-sides = { $name }: wygrane { $won } z { $of } ({ $share })
cli-simulate-all = przeciw grze
cli-simulate-utility = { $name }: partia była warta średnio { $worth }, od -1 do +1
cli-simulate-alone = w pojedynkę, bez rywala do pokonania: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
cli-simulate-lost = nikt nie wygrał: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
cli-simulate-rounds = rundy: średnio { $mean }, od { $least } do { $most }
cli-simulate-rule = zakończone przez { $rule }: { $times }
cli-simulate-score = { $name }: średnio { $mean }
cli-simulate-holds = Wszystkie prawa zostały zachowane.
cli-simulate-broken = Złamane prawa: { $times }, na tyle sposobów: { $kinds }.
cli-simulate-fault = { $headline } (w partii { $number }; łącznie: { $times })
