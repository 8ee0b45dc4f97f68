cli-content-fault = Nie można użyć zawartości gry: { $fault }.
cli-file-fault = Nie można użyć pliku { $file }: { $fault }.
cli-output-fault = Nie można pisać na standardowe wyjście: { $fault }. Skieruj je gdzie indziej.
cli-bug = Podziemia popełniły własny błąd ({ $fault }); prosimy o zgłoszenie. PODZIEMIA_DEBUG=1 pokaże, gdzie.
cli-no-option = Nie ma tu opcji { $option }; zobacz { $help }.
cli-missing = Brakuje argumentu { $wanted }; zobacz { $help }.
cli-no-command = Nie ma polecenia { $command }; są: { $known }.
cli-no-command-close = Nie ma polecenia { $command }; czy chodziło o { $close }? Są: { $known }.
cli-bad-value = „{ $given }” nie pasuje do { $option }: potrzebna jest { $kind ->
    [int_parsing] liczba całkowita
    [float_parsing] liczba
    [greater_than_equal] liczba nie mniejsza niż { $bound }
    [less_than_equal] liczba nie większa niż { $bound }
   *[other] inna wartość
}; zobacz { $help }.
cli-value-missing = Po { $option } brakuje wartości; zobacz { $help }.
cli-value-needless = Po { $option } nie podaje się wartości; zobacz { $help }.
cli-too-many = Niczego więcej tu nie trzeba, a podano jeszcze „{ $more }”; zobacz { $help }.
cli-usage = Nie można zrozumieć polecenia ({ $fault }); zobacz { $help }.

cli-games-players = { $least }–{ $most } graczy
cli-games-option = { $about } [{ $values }] ({ $rule })

cli-no-rule = Nie ma zasady { $rule } ani żadnej, która by o tym mówiła. Rozdziały to: { $known }.
cli-no-rule-close = Nie ma zasady { $rule }; może chodziło o jedną z: { $close }?
cli-rules-how = Rozdział: podziemia rules { $section }. Zasada: podziemia rules { $rule }. Całość: podziemia rules { $game }. Co mówi się o jakimś słowie: podziemia rules { $game } SŁOWO.

## Files

cli-no-file = Nie ma pliku { $file }. Sprawdź ścieżkę albo podaj inny plik.
cli-cannot-save = Nie można zapisać partii w pliku { $file }: { $fault }. Wybierz inny plik: --save PLIK albo s PLIK w trakcie gry.
cli-file-exists = Plik { $file } już jest; wznów tę partię (--resume { $file }) albo wybierz inną nazwę.
cli-is-folder = { $folder } to folder; podaj plik, na przykład { $example }.
cli-no-folder = Nie ma folderu { $folder }, w którym można by zapisać partię. Utwórz go albo wybierz inny.

## Playing

cli-which-game = Podaj, w co chcesz zagrać: { $known }.
cli-resume-fixed = Zapisana partia zachowuje ziarno losowe i opcje; pomiń --seed i --option.
cli-other-game = W pliku { $file } jest partia gry { $game }, a nie { $wanted }. Pomiń { $wanted } albo podaj inny plik.
cli-empty-seat = Podaj, kto siedzi na każdym miejscu, na przykład human,random.
cli-names = Podano za dużo imion ({ $names }) jak na liczbę miejsc przy stole ({ $seats }). Podaj najwyżej jedno imię na miejsce.
cli-names-twice = Dwoje graczy nie może mieć tego samego imienia ({ $name }); nadaj każdemu inne.
cli-option-twice = Opcję { $option } podano dwa razy; podaj ją raz.
cli-bad-pair = Opcję podaje się jako klucz=wartość, a nie „{ $given }”.
cli-human-name = Gracz { $number }
cli-bot-name = Bot { $number }
cli-curtain = Przekaż urządzenie: { $name }
cli-press-enter = Naciśnij Enter, gdy nikt inny nie patrzy. { "" }
cli-also = { $zone }, ponadto
cli-squares =
    { $count ->
        [one] { $name }: { $count } pole
        [few] { $name }: { $count } pola
       *[many] { $name }: { $count } pól
    }
cli-pick =
    { $count ->
        [0] Do wybrania razem: { $size }. Wpisz numery, na przykład 1 2.
       *[other] Wybrane: { $names } ({ $count } z { $size }). Wpisz następny numer; u cofa wybór.
    }
cli-not-together = Tego nie można wybrać razem: { $numbers }. Wpisz inne numery.
cli-which-square = Które pole? (na przykład { $square }; ? { $square } mówi, co to da; Enter: wróć)
cli-no-square = Na pole „{ $square }” nie można.
cli-beyond =
    { $most ->
        [0] { $square } jest poza zasięgiem: teraz nie ma dokąd iść.
       *[other] { $square } jest poza zasięgiem: najdalsze pole, na które można teraz dojść, kosztuje { $most }.
    }
cli-walk-waits = Wędrówka na { $square } potrwa dalej po Twojej odpowiedzi.
cli-walk-way = Droga się zmieniła.
cli-walk-ended = Wędrówka na { $square } przerwana. { $why }
cli-enter = (Enter)
cli-keys =
    { $passing ->
        [true] ? pomoc · ?NAZWA wyjaśnia · w cały stół · p pasuj dalej · u cofnij · q wyjdź
       *[false] ? pomoc · ?NAZWA wyjaśnia · w cały stół · u cofnij · q wyjdź
    }
cli-news = Co się wydarzyło
cli-more-news =
    { $count ->
        [one] jeszcze { $count } wiersz (pokaże go n)
        [few] jeszcze { $count } wiersze (pokaże je n)
       *[many] jeszcze { $count } wierszy (pokaże je n)
    }
cli-page = Strona { $page } z { $pages } · Enter: dalej · cokolwiek innego: powrót do pytania
cli-last-page = Strona { $page } z { $pages } · Enter: do pytania
cli-no-number = Numeru { $number } nie ma na liście; wpisz jeden z jej numerów albo ?, aby zobaczyć pomoc.
cli-not-understood =
    { $passing ->
        [true] Wpisz numer z listy, słowa pasujące do jednej tylko możliwości albo naciśnij Enter, aby spasować.
       *[false] Wpisz numer z listy albo słowa pasujące do jednej tylko możliwości.
    } Albo samą literę: w cały stół, n nowiny, l dziennik, b narysuj jeszcze raz, u cofnij, s PLIK zapisz, r poddaj się, q wyjdź; ? to pomoc.
cli-several-options = „{ $typed }” pasuje do kilku możliwości ({ $numbers }). Wpisz jeden z tych numerów.
cli-free = Wpisz: { $fields } (albo JSON; sam Enter znaczy { $example })
cli-no-pass = Tu nie można spasować; wpisz jeden z numerów.
cli-resign-sure = Na pewno się poddajesz? (t/n)
cli-leave-sure = Partia nie jest zapisana i przepadnie (zapisuje ją s PLIK). Na pewno wyjść? (t/n)
cli-play-on = Grasz dalej.
cli-won =
    { $count ->
        [one] { $winners } wygrywa.
       *[other] { $winners } wygrywają.
    }
cli-won-together = Wygrywacie razem.
cli-lost = Partia przegrana.
cli-left = Odchodzisz od stołu.
cli-input-ended = Dane wejściowe się skończyły, więc partia zatrzymuje się tutaj.
cli-resume-with = Partia jest zapisana. Aby grać dalej: podziemia play --resume { $file }
cli-not-saved = Partia nie została zapisana (służy do tego --save PLIK).
cli-saved = Zapisano w pliku { $file }.
cli-nothing-found = Nic się tak nie nazywa: „{ $wanted }”. Wpisz ? i nazwę karty albo zasadę, na przykład { $prefix }-5.12.
cli-closest = Nic się tak nie nazywa: „{ $wanted }”. Najbliższe: { $name }.
cli-several-found = „{ $wanted }” to może być: { $names }.
cli-help =
    Wpisz numer możliwości albo słowa, które pasują tylko do niej, i naciśnij Enter.
cli-help-pass =
    Enter     pas
    0         pas
    p         pas teraz i dalej, dopóki pytanie się powtarza
cli-help-keys =
    ?5        co dałaby możliwość 5
    ?NAZWA    co mówi karta (wystarczy część nazwy)
    ?{ $prefix }-5.12  co mówi zasada
    w         cały stół, strona po stronie
    b         narysuj stół jeszcze raz
    n         co się wydarzyło od Twojej ostatniej decyzji
    l         cały dziennik
    u         cofnij ostatnią decyzję, póki nic z niej nie wynikło
    s PLIK    zapisz; odtąd po każdej decyzji
    r         poddaj się
    q         odejdź; zapisaną partię można wznowić
    Szare numery, na przykład { $prefix }-8.3, to zasady, z których coś wynika.
cli-help-table = Na stole → to wejście, +2 to dwie karty pod spodem, ☻ to ktoś, kto tam stoi.
cli-help-map = Na mapie 3: pokazuje, dokąd prowadzi możliwość 3, ² ile kosztuje droga na to pole (wpisz pole: C4), a linia przebytą drogę. Znaki:

## Replaying

cli-no-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
cli-verified = Zapis odtwarza się zgodnie z tym, co podaje: { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }, suma kontrolna { $check }.
cli-not-over = Partia się nie skończyła; wybiera: { $waiting }.

## The doctor

cli-doctor-no-terminal = to nie terminal: zwykły tekst
cli-doctor-narrow = Poszerz okno do co najmniej { $width } kolumn.
cli-doctor-encoding = Ustaw kodowanie UTF-8, na przykład LANG=C.UTF-8, inaczej zabraknie liter i ramek.
cli-doctor-report = To nie powinno się zdarzyć; prosimy o zgłoszenie.
cli-doctor-game = wersja { $version }; { $cards }; zasady { $rules }; boty { $bots }
cli-serve-address = Stół jest otwarty: { $address }
cli-serve-open-to-all = Pod tym adresem może wejść każdy w Twojej sieci.
cli-serve-stop = Ctrl-C go zamyka; wszystkie partie zostają zapisane.
cli-serve-port = Nie można nasłuchiwać na { $host }, port { $ports }: jest zajęty albo niedozwolony. Wskaż inny przez --port.
cli-serve-bad-port = PODZIEMIA_PORT to „{ $given }”, a to nie jest port. Podaj liczbę od 0 do 65535.
cli-serve-level = Nie ma poziomu logów „{ $level }”. Są debug, info, warning i error.
cli-verified-seed = Skrót ziarna to { $seed_hash }: jeśli stół pokazał go przed partią, kości i talie były ustalone już wtedy.
