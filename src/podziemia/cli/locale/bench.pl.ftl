cli-bench-measuring = Pomiar
cli-bench-how = Python { $python }{ $compiled ->
    [true] , skompilowany
   *[false] {""}
}, jeden rdzeń; mediana z przebiegów na zmianę (liczba: { $repeats }, każdy { $seconds } s); gracze losowi, nikt nie słucha.
cli-bench-game = { $game }, { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
cli-bench-per-second = na sekundę
cli-bench-range = od … do
cli-bench-decisions = decyzje
cli-bench-choices = z wyborem
cli-bench-matches = partie
cli-bench-forks = kopie
cli-bench-determinizations = kopie z nowym rozdaniem
cli-bench-views = widoki ze scenami
cli-bench-decisions-short = decyzje
cli-bench-choices-short = wybory
cli-bench-matches-short = partie
cli-bench-forks-short = kopie
cli-bench-peers = na sekundę
cli-bench-ratio = Decyzje to wszystkie działania, wybory to te z alternatywą. Na końcu: nasze decyzje i kopie do ich.
cli-bench-missing = { $name } – nie zainstalowano: { $reason }
