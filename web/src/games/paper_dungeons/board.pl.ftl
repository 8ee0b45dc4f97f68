# Arkusz gry Papierowe podziemia.

pd-board-sheet = Arkusz: { PLAYER($seat) }
pd-board-back = Wróć do swojego arkusza
pd-board-players = Gracze
pd-board-sections = Części arkusza
pd-board-map = Mapa
pd-board-party = Drużyna
pd-board-items = Przedmioty
pd-board-cards = Karty
pd-board-points = Punkty
pd-board-explored = Zbadane komnaty: { $count }
pd-board-walk = Mapa: użyj kości do ruchu
pd-board-level = { $name }, poziom { $level } z { $most }
pd-board-total = punkty teraz: { $points }
pd-board-resurrection = wskrzeszenie
pd-board-hearts = Serca przy miksturze: puste czekają, aż powstanie, każde różowe może przyjąć jedno obrażenie, skreślone już je przyjęły.
pd-board-secret = bez tajnego celu
pd-board-instead = weź zamiast tamtej
pd-board-used = Runda { $round }, użyte kości: { $dice }
pd-board-no-dice = Kości jeszcze nie rzucono.
pd-board-story = Ostatnia walka i punkty
pd-board-earlier = Wcześniejsze walki i gry
pd-board-won = zwycięstwo w tej grze

## Dlaczego tak się skończyło

pd-board-why-alone =
    Razem { pd-points }.{ $best ->
        [none] { "" }
       *[other] { " " }Najlepiej poszło: { $best }.
    }{ $worst ->
        [none] { "" }
       *[other] { " " }Najgorzej: { $worst }.
    }
pd-board-why =
    { $winner } ma { pd-points }, o { $ahead } więcej niż { $second }. Zdecydowało: { $box }.
pd-board-why-rooms =
    { $winner } i { $second } mają po { pd-points }. Rozstrzygają zbadane komnaty, { $rooms } do { $fewer }.

## Zachowanie arkusza

pd-board-print = Wydrukuj arkusz
pd-board-save-svg = Zapisz jako SVG
pd-board-save-png = Zapisz jako PNG
pd-board-file = papierowe-podziemia
pd-board-not-saved = Ta przeglądarka nie umie namalować arkusza. Plik SVG zawiera ten sam obrazek.

## Walka z bossem, wiersz po wierszu pod jego imieniem

pd-board-boss-fought =
    { YOU($seat) ->
        [true] Walczysz
       *[false] { PLAYER($seat) } walczy
    } z siłą { $strength }, przedział { $band }: { pd-points }, { $damage ->
        [0] bez obrażeń
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
pd-board-boss-fled =
    { YOU($seat) ->
        [true] { $found ->
            [true] Uciekasz, siła { $strength } to za mało ({ pd-points }).
           *[false] Uciekasz, bo komnata nie została zbadana ({ pd-points }).
        }
       *[false] { $found ->
            [true] { PLAYER($seat) } ucieka, siła { $strength } to za mało ({ pd-points }).
           *[false] { PLAYER($seat) } ucieka, bo komnata nie została zbadana ({ pd-points }).
        }
    }
pd-board-reward-won =
    { YOU($seat) ->
        [true] Masz największą siłę i dostajesz nagrodę.
       *[false] { PLAYER($seat) } ma największą siłę i dostaje nagrodę.
    }
pd-board-reward-left =
    { $tied ->
        [none] Nikt nie walczył: nagrody nie dostaje nikt.
       *[other] Remis ({ PLAYERS($tied) }): nagrody nie dostaje nikt.
    }
pd-board-gems-vanished = Z map, na których nie zostały złupione, znikają klejnoty: { $gems }.
