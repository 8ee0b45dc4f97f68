# Rama wokół każdego stołu: przedsionek, nowe stoły, zasady, lekcje, ustawienia.

ui-skip = Przejdź do treści
ui-navigation = Główna nawigacja
ui-to-lobby = Do listy stołów
ui-loading = Zapalamy pochodnie …
ui-close = Zamknij
ui-back = Wstecz
ui-next = Dalej
ui-retry = Spróbuj ponownie
ui-copy = Kopiuj
ui-copied = Link został skopiowany.
ui-copy-by-hand = Przeglądarka nie pozwala tu kopiować. Link jest zaznaczony: skopiuj go klawiaturą lub palcem.
ui-share = Udostępnij
ui-yes = tak
ui-no = nie
ui-you = to Ty

ui-away-title = Brama jest zamknięta
ui-away = Serwer w tej chwili nie odpowiada. Nic nie przepadło; pukamy dalej.
ui-fault-title = To się nie udało
ui-missing-title = Ślepy zaułek
ui-missing = Pod adresem { $path } nic nie ma. Link może być stary albo ucięty.

ui-language = Język
ui-settings = Ustawienia
ui-theme-to-light = Jasne kolory
ui-theme-to-dark = Ciemne kolory
ui-set-theme = Kolory
ui-set-theme-auto = Jak w urządzeniu
ui-set-theme-light = Pergamin
ui-set-theme-dark = Loch
ui-set-textSize = Wielkość tekstu
ui-set-textSize-normal = Zwykła
ui-set-textSize-large = Duża
ui-set-textSize-huge = Bardzo duża
ui-set-speed = Animacje
    .about = Najpierw widać, co się stało, potem pada pytanie; kliknięcie lub klawisz pomija animację.
ui-set-speed-off = Wyłączone
ui-set-speed-fast = Szybkie
ui-set-speed-normal = Zwykłe
ui-set-speed-slow = Powolne
ui-set-asking = Gdy nie ma o czym decydować
    .about = Możesz tylko spasować albo tylko zatrzymać rozdaną rękę. Gdy grasz z samymi botami, odpowiadamy od razu: boty nie patrzą na zegar. Ludziom szybka odpowiedź zdradziłaby, co masz na ręce, więc przy nich domyślnie pytamy za każdym razem. Jeśli i przy ludziach mamy odpowiadać za Ciebie, najpierw czekamy losową chwilę, cokolwiek masz na ręce. Uważny przeciwnik, który wie, że z tego korzystasz, może jednak z takiej przerwy odgadnąć, że nie było wyboru.
ui-set-asking-people = Z botami odpowiadaj za mnie, przy ludziach pytaj
ui-set-asking-always = Zawsze mnie pytaj
ui-set-asking-holding = Zawsze odpowiadaj za mnie
ui-set-digits = Wybieranie klawiszami cyfr
    .about = Wyłącz, jeśli naciskasz je przez pomyłkę albo potrzebuje ich inny program.
ui-set-lastWord = Pytaj przed ostatnim krokiem
    .about = Zanim zakończysz rundę, póki możesz jeszcze coś cofnąć, i przed krokiem, który dużo kosztuje.
ui-set-sound = Dźwięki
ui-set-leftHanded = Dla leworęcznych
    .about = Na szerokich ekranach pytania i dziennik stoją po lewej stronie planszy.

## Przedsionek

ui-welcome = Planszowe lochy przy jednym stole: z przyjaciółmi, przeciw botom albo samotnie przy pochodni.
ui-games = W co zagramy?
ui-play = Graj
ui-learn = Naucz się grać
ui-rules = Zasady
ui-players =
    { $least ->
        [1]
            { $most ->
                [1] 1 gracz
               *[other] od 1 do { $most } graczy
            }
       *[other]
            { $most ->
                [2] 2 graczy
               *[other] od { $least } do { $most } graczy
            }
    }
ui-minutes = około { $minutes } min
ui-my-tables = Twoje stoły
ui-hide = Ukryj
    .about = Ukryty, dopóki nic się na nim nie wydarzy
ui-show-hidden =
    { $count ->
        [one] Pokaż ukryty stół
        [few] Pokaż { $count } ukryte stoły
       *[many] Pokaż { $count } ukrytych stołów
    }
ui-open-tables = Dosiądź się
ui-watch-tables = Popatrz na partię
ui-over-tables = Obejrzyj zakończone partie
ui-upload = Otwórz zapis
    .about = Partia zapisana w pliku (z tego lub innego serwera) zostanie sprawdzona ruch po ruchu i będzie można ją obejrzeć.
ui-to-continue = Graj dalej
ui-to-table = Do stołu
ui-to-join = Dosiądź się
ui-to-watch = Patrz
ui-to-replay = Obejrzyj
ui-your-turn = Twoja kolej
ui-won-together = Wygrana wspólnie
ui-lost = Przegrana
ui-won = Zwycięstwo: { $names }
ui-table-waiting =
    { $free ->
        [0] Wszyscy są na miejscu.
        [one] Czekamy na jeszcze jedną osobę.
        [few] Czekamy na jeszcze { $free } osoby.
       *[many] Czekamy na jeszcze { $free } osób.
    }
ui-table-playing = Gra trwa
ui-table-over =
    { $moments ->
        [one] koniec po { $moments } decyzji
       *[other] koniec po { $moments } decyzjach
    }
ui-credits = Ikony: Lorc, Delapouite i pozostali autorzy z
ui-me = O Tobie
ui-guest = Gość { $number }
ui-my-name = Twoje imię
    .about = Widzą je inni przy stole. Konto nie jest potrzebne.
ui-my-link = Twój osobisty link
    .about = Otwórz go w telefonie lub na innym komputerze, a znajdziesz tam swoje stoły. Działa jak klucz: nikomu go nie dawaj.
ui-become = Czy to Ty?
    .about = Ten osobisty link sprawi, że przeglądarka będzie Twoja: znajdziesz w niej swoje stoły. To, w co grano w niej pod innym linkiem, zostanie na serwerze, ale zniknie z tej listy.
    .yes = Tak, to ja
    .no = Nie, zostaw wszystko, jak jest
    .bad = To nie jest cały osobisty link. Skopiuj go jeszcze raz.

## Nowy stół

ui-new-table = Nowy stół
ui-other-games =
    { $count ->
        [one] Inna gra
       *[other] Inne gry
    }
ui-how-many = Ilu graczy?
ui-my-side = Po której jesteś stronie?
ui-quick = Zacznij od razu
ui-quick-alone = W pojedynkę
    .about = Tylko Ty i loch.
ui-quick-bots =
    { $others ->
        [one] Przeciw botowi
        [few] Przeciw { $others } botom
       *[many] Przeciw { $others } botom
    }
    .about = Zaczynasz natychmiast.
ui-quick-link =
    { $others ->
        [one] Z kimś znajomym przez link
        [few] Ze znajomymi przez link
       *[many] Ze znajomymi przez link
    }
    .about = Dostaniesz link do wysłania.
ui-quick-screen = Przy jednym ekranie
    .about = Podajecie sobie urządzenie.
ui-own-table = … albo przygotuj stół po swojemu
ui-seats = Miejsca
ui-seat = Miejsce { $number }
ui-who-me = Ja
ui-who-screen = Inna osoba przy tym ekranie
ui-who-link = Ktoś znajomy, przez link z zaproszeniem
ui-who-open = Każdy, kto podejdzie do stołu
ui-who-bot = Bot: { $level }
ui-bot-name =
    { $seat ->
        [0] Bot Zrzęda
        [1] Bot Chrupek
        [2] Bot Pleśniak
        [3] Bot Kostek
        [4] Bot Sadza
        [5] Bot Mrok
        [6] Bot Skrzyp
       *[other] Bot Pająk
    }
ui-bot-random = łatwy
ui-bot-novice = nowicjusz
ui-bot-squire = giermek
ui-bot-greedy = zwykły
ui-bot-search = trudny
ui-their-name = Imię tej osoby
ui-name-of = Imię gracza nr { $number }
ui-time = Czas i towarzystwo
ui-pace = Tempo
ui-pace-live = Na żywo
    .about = Wszyscy siedzą przy stole w tym samym czasie.
ui-pace-days = Dzień po dniu
    .about = Każdy przychodzi, kiedy ma czas; partia może trwać tygodniami.
ui-clock = Czas na ruch
    .about = Gdy czas minie, gra sama wybiera pierwszą możliwość: pasuje tam, gdzie można spasować.
ui-clock-none = bez limitu
ui-listed = Pokaż na liście stołów
    .about = Każdy może wtedy patrzeć i zająć wolne miejsca. W przeciwnym razie stół znajdzie tylko ten, kto ma link.
ui-variants = Warianty i zasady domowe
ui-open-rule = Otwórz zasadę { $rule }
ui-open-table = Otwórz stół

## Poczekalnia

ui-starts-itself = Partia zacznie się sama, gdy tylko wszystkie miejsca będą zajęte.
ui-seat-waits-open = Wolne dla każdego
ui-seat-waits-link = Czeka na kogoś znajomego
ui-here = na miejscu
ui-not-here = chwilowo poza stołem
ui-fill = Bot: { $level }
ui-free = Zwolnij to miejsce
ui-invitation = Zaproszenie na miejsce { $number }
    .about = Wyślij ten link jednej osobie. Miejsce dostaje ten, kto pierwszy z nim usiądzie; potem link już niczego nie otwiera.
ui-table-link = Link do tego stołu
    .about = Kto go otworzy, może zająć wolne miejsce albo patrzeć.
ui-only-here = Nikt inny nie otworzy tego linku: prowadzi tylko do tego komputera. Żeby wpuścić wszystkich z Twojej sieci, uruchom stół poleceniem
ui-qr = Kod QR: { $label }
    .about = Można go też zeskanować aparatem telefonu.
ui-invited-by = { $name } zaprasza Cię do gry
ui-invited = Masz zaproszenie
    .about = Miejsce czeka na Ciebie. Wpisz imię i usiądź; konto nie jest potrzebne. Miejsce będzie czekać na Ciebie w tej przeglądarce, a na inne urządzenia przeniesie je Twój osobisty link z listy stołów.
ui-free-seat = Jest wolne miejsce
    .about = Wpisz imię i zajmij miejsce; konto nie jest potrzebne.
ui-sit = Siadam
ui-own-invitation = Siedzisz już przy tym stole. Ten link jest dla kogoś innego: wyślij go dalej.
ui-only-watching = Wolne miejsca czekają na zaproszone osoby. Możesz zostać i popatrzeć.
ui-leave = Wstań i odejdź
ui-seal = Zapieczętowany los: dowód, że nikt przy nim nie majstruje
    .about = Wszystkie tasowania i rzuty tej partii biorą się z jednej tajnej liczby. Oto jej pieczęć (SHA-256), odciśnięta przed grą; po partii liczba zostanie pokazana i każdy może sprawdzić, że nikt niczego nie zmienił.

## Zasady i lekcje

ui-rules-of = Zasady gry { $game }
ui-rules-search = Szukaj
ui-rules-contents = Spis treści
ui-rules-found =
    { $hits ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $hits } miejsce
        [few] Znaleziono { $hits } miejsca
       *[many] Znaleziono { $hits } miejsc
    }
ui-rules-none = Nic nie pasuje. Spróbuj jednego słowa albo jego części.
ui-chapter = Rozdział
ui-lesson = Krok { $step } z { $steps }
ui-lesson-do = Teraz Ty: zrób to na stole albo wybierz poniżej.
ui-lesson-other = To też jest możliwe. Na potrzeby tej lekcji spróbuj: { $wanted }
ui-skip-step = Zrób to za mnie
ui-leave-lesson = Zakończ lekcję
ui-player = Gracz { $number }

ui-set-notify = Zawołaj mnie, gdy przyjdzie moja kolej
    .about = Przy stołach granych dzień po dniu, gdy ta strona jest otwarta w tle. Przeglądarka zapyta o zgodę.
    .refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
