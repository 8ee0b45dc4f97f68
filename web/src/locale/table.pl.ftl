# Stół: o co pyta, co się stało i wszystko wokół partii.

## Pytania

play-prompt = Pytanie
play-on-table = Zrób to na stole.
play-options = Możliwości
play-your-turn = Twój ruch
play-turn-of = Twój ruch: { $name }
play-reaction-to = Twoja reakcja: { $name }
play-world = Trwa obliczanie, co się stanie …
play-waiting =
    { $count ->
        [0] Chwileczkę …
        [one] { $names } myśli …
       *[other] Myślą: { $names }
    }
play-over = Partia skończona
play-click-hint = Kliknij podświetlony element na stole albo wybierz tutaj:
play-not-choosable = Teraz nie można wybrać: { $name }.
play-not-now = Teraz nie można tego wybrać.
play-can-be-chosen = Można wybrać.
play-is-picked = Wybrane.
play-squares =
    { $count ->
        [one] { $name }: { $count } pole
        [few] { $name }: { $count } pola
       *[many] { $name }: { $count } pól
    }
play-grid-words =
    { $count ->
        [0] Mapa słowami
        [one] Mapa słowami: { $count } figurka
        [few] Mapa słowami: { $count } figurki
       *[many] Mapa słowami: { $count } figurek
    }
play-grid-keys = Strzałki prowadzą z pola na pole, Enter wybiera, plus i minus przybliżają i oddalają.
play-closer = Przybliż
play-farther = Oddal
play-walk-waits = Wędrówka na { $square } potrwa dalej po Twojej odpowiedzi.
play-walk-event = Wędrówka na { $square } przerwana. { $what }
play-walk-way = Wędrówka na { $square } przerwana: droga się zmieniła.
play-walk-beyond =
    { $most ->
        [0] { $square } jest poza zasięgiem: teraz nie ma dokąd iść.
       *[other] { $square } jest poza zasięgiem: najdalsze pole, na które można teraz dojść, kosztuje { $most }.
    }
play-reached = { $name } może tu dojść: { $cost }
play-facing-n = zwrot w górę
play-facing-e = zwrot w prawo
play-facing-s = zwrot w dół
play-facing-w = zwrot w lewo
play-side-n = powyżej: { $what }
play-side-e = po prawej: { $what }
play-side-s = poniżej: { $what }
play-side-w = po lewej: { $what }
play-back = Wróć
play-confirm = Zrób to
play-choose = Wybierz
play-close = Zamknij
play-pick-some = Wskaż na stole: { $count } z { $size }
play-unfold = Możliwości: { $count }
play-fold = Ukryj możliwości
play-small = Pokaż całe pytanie
play-go-on = Pasuj od teraz
play-key-space = Spacja
play-key-shift-space = Shift+Spacja
play-passing = Nie ma tu o czym decydować, więc za chwilę odpowiemy za Ciebie.
play-stop-passing = Nie, chcę wybrać
play-time-left = Pozostały czas
play-days-left = { $days } d { $hours } godz.

## Karty i elementy

play-board = Stół z kartami
play-card = Karta
play-below = Pod spodem: { $names }
play-rules = Zasady

## Co się stało

play-log = Dziennik
play-side = Dziennik i czat
play-since = Od Twojego ostatniego ruchu
play-watch = Obejrzyj
play-skip = Graj dalej
play-skip-motion = Pomiń
play-jump = Przejdź do tej chwili
play-moments = Chwile partii
play-moment = Chwila
play-first = Na początek
play-previous = Krok wstecz
play-next = Krok naprzód
play-last = Na koniec
play-by-itself = Odtwarzaj
play-moment-link = Odnośnik do tej chwili
play-eyes = Czyimi oczami
play-eyes-all = wszystkich
play-eyes-none = widza

## Czat

play-chat = Co powiedziano
play-chat-tab =
    { $unread ->
        [0] Czat
        [one] Czat ({ $unread } nowa)
        [few] Czat ({ $unread } nowe)
       *[many] Czat ({ $unread } nowych)
    }
play-chat-empty = Nikt jeszcze nic nie powiedział.
play-say = Powiedz coś
play-send = Wyślij
play-mute = Wycisz: { $name }
play-unmute = Słuchaj znowu: { $name }
play-nudged-me = { $name } przypomina Ci: wszyscy czekają.
play-nudged =
    { YOU($seat) ->
        [true] przypomina Ci: wszyscy czekają.
       *[false] przypomina: { PLAYER($seat) }, wszyscy czekają.
    }
play-preset-hello = Cześć!
play-preset-good-luck = Powodzenia!
play-preset-well-played = Dobrze zagrane!
play-preset-thinking = Daj pomyśleć …
play-preset-oops = Ojej.
play-preset-thanks = Dzięki!
play-preset-again = Jeszcze jedna partia?
play-preset-bye = Do zobaczenia!
note-timed-out =
    { YOU($seat) ->
        [true] Twój czas minął.
       *[false] Czas minął: { PLAYER($seat) }.
    }
note-world-failed = Stół nie zdołał obliczyć, co się stało. Sam spróbuje ponownie.
note-bot-missing = Bota „{ $bot }”, który grał jako { PLAYER($seat) }, już nie ma. Stół wybiera pierwszą z możliwości, aż wpuścicie innego bota.
note-bot-endless = Bot „{ $bot }”, który gra jako { PLAYER($seat) }, nie umiał skończyć namysłu. Od teraz stół wybiera za niego pierwszą z możliwości.
note-undone =
    { YOU($seat) ->
        [true] Cofasz decyzję.
       *[false] { PLAYER($seat) } cofa decyzję.
    }
note-takeback-asked =
    { YOU($seat) ->
        [true] Prosisz o cofnięcie decyzji.
       *[false] { PLAYER($seat) } prosi o cofnięcie decyzji.
    }
note-takeback-agreed =
    { YOU($seat) ->
        [true] Zgadzasz się.
       *[false] { PLAYER($seat) } zgadza się.
    }
note-takeback-refused =
    { YOU($seat) ->
        [true] Nie zgadzasz się.
       *[false] { PLAYER($seat) } nie zgadza się.
    }
note-bot-wished =
    { YOU($seat) ->
        [true] Chcesz
       *[false] { PLAYER($seat) } chce
    }, żeby bot zagrał za { YOU($given) ->
        [true] Ciebie
       *[false] gracza { PLAYER($given) }
    }. Zagra, gdy zechcą tego wszyscy obecni.
note-handed-over =
    { YOU($seat) ->
        [true] Za Ciebie gra teraz bot.
       *[false] Za gracza { PLAYER($seat) } gra teraz bot.
    }
note-taken-back =
    { YOU($seat) ->
        [true] Znów grasz osobiście.
       *[false] { PLAYER($seat) } gra znów osobiście.
    }

## Wokół partii

play-menu = Stół
play-undo = Cofnij
play-ask-takeback = Poproś o cofnięcie
play-undo-about = Możesz cofnąć to, czego nikt jeszcze nie widział. O resztę zapytaj pozostałych.
play-takeback-asked = { $name } prosi o cofnięcie ostatniej decyzji. Zgadzasz się?
play-takeback-waits = { $name } prosi o cofnięcie ostatniej decyzji. Czekamy na odpowiedź: { $missing }
play-agree = Zgoda
play-disagree = Brak zgody
play-settings = Ustawienia
play-resign = Poddaj się
play-resign-sure = Na pewno chcesz się poddać? Tego nie da się cofnąć.
play-resign-yes = Tak, poddaję się
play-resign-no = Nie, gram dalej
play-seats = Miejsca
play-seat-bot = bot ({ $bot })
play-seat-replaced = gra tu teraz bot ({ $bot })
play-seat-missing = bot ({ $bot }), którego już nie ma
play-seat-here = przy stole
play-seat-away = poza stołem
play-look = Patrz z tego miejsca
play-nudge = Przypomnij
play-bot-for-me = Niech bot gra za mnie
play-bot-for = Niech dalej gra bot
play-seat-back = Wracam na swoje miejsce
play-standing = Stałe polecenia
play-standing-about = Stół będzie pasował za Ciebie, dopóki nie powiesz inaczej. Inni widzą tylko, że pasujesz.
play-standing-none = Gdy padnie pytanie, przy którym wolno spasować, możesz tu zostawić polecenie.
play-standing-others = Pasuj w turach innych graczy: { $prompt }
play-standing-others-window = Pasuj, { $window }
play-standing-turn = Pasuj w turach gracza { PLAYER($seat) }: { $what }
play-standing-prompt = Pasuj zawsze, także w swoich turach: { $what }
play-standing-sure = To pytanie już nie padnie, dopóki nie odwołasz polecenia, nawet gdy pas Ci szkodzi.
play-standing-yes = Tak, pasuj za mnie
play-standing-no = Nie, pytaj mnie
play-standing-drop = Odwołaj
play-disconnected = Połączenie zerwane. Próbujemy ponownie; nic z tego, co już zagrano, nie przepadło.
play-offline = Brak połączenia: za chwilę znów będzie można wybierać.
play-standin = Gra za Ciebie bot ({ $bot }).
play-unseated = To już nie Twoje miejsce: { $names }.
play-not-fetched = Nie udało się pobrać tego, co się stało. Spróbuj za chwilę.
play-watching = Oglądasz partię.

## Jeden ekran dla kilku osób

play-curtain = Kurtyna
play-give-device = Urządzenie dostaje teraz { $name }
play-curtain-about = Karty na ekranie są tylko dla jednej osoby. Niech nikt inny teraz nie patrzy.
play-curtain-open = To ja, { $name }: pokaż stół
play-curtain-alone = Bez kurtyny: na wszystkich tych miejscach gram ja

## Koniec

play-result = Wynik
play-won = Wygrywasz!
play-won-together = Wygrywacie razem!
play-won-side = Wygrywa Twoja strona!
play-lost = Partia przegrana.
play-finished = Koniec partii.
play-winner =
    { $count ->
        [0] Partia przegrana.
        [one] Wygrywa { $names }.
       *[other] Wygrywają: { $names }.
    }
play-place = { $place }. miejsce
play-scores = Wyniki
play-player = Gracz
play-rematch = Rewanż
play-rematch-swapped = Rewanż z zamianą stron
play-once-more = Zagraj jeszcze raz
play-join-rematch = Dołącz do rewanżu
play-replay = Obejrzyj partię jeszcze raz
play-download = Pobierz zapis
play-to-lobby = Do listy stołów
play-fair = Czy było uczciwie? Sprawdź ziarno
play-fair-about = Cały przypadek w partii pochodzi z jej ziarna. Jego skrót był znany przed rozdaniem pierwszej karty, więc nikt nie mógł później wybrać innego ziarna. Skrót to SHA-256 słów „podziemia seed” i ziarna: policz go gdziekolwiek albo tutaj. Zapis odtworzony poleceniem „podziemia replay” daje tę samą partię.
play-seed = Ziarno
play-seed-hash = Skrót pokazany na początku
play-seed-command = Jak policzyć samodzielnie
play-verify = Policz skrót
play-verified = Zgadza się: to ziarno ma dokładnie ten skrót.
play-not-verified = Nie zgadza się: to ziarno ma inny skrót.
