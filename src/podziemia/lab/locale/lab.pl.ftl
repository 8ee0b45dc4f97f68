# What the lab refuses: simulations, tournaments, reports, benchmarks and the audit.

simulate-games = Nie da się rozegrać tylu partii: { $games }. Podaj 1 lub więcej.
tournament-bots = Turniej wymaga co najmniej dwóch botów, każdego podanego raz; podano: { $bots }.
tournament-players = Turniej jest dla co najmniej dwóch graczy; podano: { $players }.
report-by = Partii nie można pogrupować według { $by }; dostępne są: { $known }.
report-by-changes = Nie można grupować według { $by }: w jednej partii jest ich kilka (na przykład w kampanii), a wynik jest wspólny; pomiń --by.
report-side = Nie ma strony { $side }; strony liczy się od 0 do { $most }.
report-score = W tej grze nie ma wyniku { $score }; są: { $known }.
report-which-score = Podaj za pomocą --score, o który wynik chodzi; są: { $known }.
bench-time = Nie da się niczego zmierzyć (przebiegi: { $repeats }, każdy { $seconds } s); podaj więcej niż 0 sekund i co najmniej 1 przebieg.
audit-no-tests = Nie ma folderu z testami „{ $folder }”. Podaj ten, w którym leżą testy.
