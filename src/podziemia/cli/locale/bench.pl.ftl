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
cli-bench-opening = Otwieranie stołów
cli-bench-table-how = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[other] { $matches } partii
} po dwie osoby, wszyscy grają losowo przez sieć. Czas biegnie od chwili, gdy ruch miał nastąpić, aż gracz wie, że ruch zapisano, a drugi gracz go widzi.
cli-bench-wanted = ruchów na sekundę
cli-bench-kept = osiągnięte
cli-bench-p50 = połowa
cli-bench-p95 = 95%
cli-bench-p99 = 99%
cli-bench-longest = najdłużej
cli-bench-cpu = procesor
cli-bench-memory = pamięć
cli-bench-bytes = bajty
cli-bench-server-how = Serwer: czas procesora na sekundę, pamięć, bajty na każdy ruch i widza oraz na co idzie czas procesora. Reszta to pętla zdarzeń, gniazda i wszystko, czego nie liczymy; PostgreSQL pracuje osobno.
cli-bench-work-rules = zasady
cli-bench-work-views = widoki
cli-bench-work-encoding = zapis
cli-bench-work-database = baza
cli-bench-work-rest = reszta
cli-bench-faults = Coś poszło nie tak ({ $times }×): { $message }
cli-bench-highest = Najwięcej, z czym serwer nadąża (99 na 100 ruchów do 100 ms): { $rate } ruchów na sekundę.
cli-bench-no-server = Serwer do pomiaru nie uruchomił się albo zakończył się za wcześnie. Jego ostatnie słowa są powyżej.
