# Names of the game, its table options, its phases and its numbers.

bm-name = Boss Monster
bm-title = { bm-name }
bm-pitch = Zwab bohaterów skarbami do swoich podziemi i zabij ich, zanim dotrą do Ciebie.
bm-kind = gra karciana z negatywną interakcją
bm-quick-screen =
    .about = Podajecie sobie urządzenie; karty na ręce pozostają ukryte.

## Table options

bm-switch-i-choose-you = Wybieram Cię
    .about = Każdy gracz dostaje dwóch bossów i w tajemnicy zatrzymuje jednego z nich.
bm-switch-machinations = Machinacje
    .about = Gracz, który w rundzie nie zabił bohatera, może na jej końcu dociągnąć kartę komnaty albo czaru.
bm-switch-hard-mode = Tryb trudny
    .about = Wszyscy typowi bohaterowie z życiem 4 zostają w pudełku.
bm-switch-starting-discard-rule = Początek stosu odrzuconych kart
    .about = Od czego zaczyna się stos odrzuconych kart: od dwóch kart każdego gracza albo od sześciu losowych.
bm-switch-mulligan-repeatable = Powtarzany mulligan
    .about = Mulligan można powtarzać, dopóki nowa ręka znów na niego pozwala.
bm-switch-late-bonus-hits-current-hero = Późne premie dosięgają bohatera
    .about = Gdy komnata dostaje premię do obrażeń, bohater, który już w niej stoi, od razu otrzymuje różnicę.
bm-switch-crushinator-once-per-round = Zgniatacz raz na rundę
    .about = Każdego Zgniatacza można użyć tylko raz na rundę.
bm-switch-stall-rounds = Spokojne rundy do końca gry
    .about = Gdy obie talie bohaterów są puste, gra kończy się po tylu kolejnych rundach, w których nic się nie zmienia.
bm-switch-late-rounds-cap = Rundy po ostatnim bohaterze
    .about = Gra kończy się najpóźniej po tylu rundach od opuszczenia talii przez ostatniego bohatera.

bm-choice-discard-two = każdy gracz odrzuca dwie karty
bm-choice-open-pile = leży sześć losowych kart

## Classes and treasure

bm-class-cleric = Kapłan
bm-class-fighter = Wojownik
bm-class-mage = Mag
bm-class-thief = Złodziej
bm-class-fool = Głupiec

bm-treasure-cleric = skarb dla kapłanów
bm-treasure-fighter = skarb dla wojowników
bm-treasure-mage = skarb dla magów
bm-treasure-thief = skarb dla złodziei

## Steps of the round

bm-phase-setup = Przygotowanie gry
bm-phase-beginning = Początek rundy
bm-phase-build = Faza budowy
bm-phase-reveal = Odkrycie komnat
bm-phase-bait = Faza przynęty
bm-phase-adventure = Faza przygód
bm-phase-end = Koniec rundy

## Windows

bm-window-build-turn = w czasie budowy
    .others = gdy budują inni
bm-window-hero-entrance = zanim bohater wejdzie
    .others = zanim bohater wejdzie do kogoś innego
bm-window-hero-in-room = gdy bohater idzie przez podziemia
    .others = gdy bohater idzie przez cudze podziemia
bm-window-negation = Kolejka negowania

## Numbers, used in other messages; `taken` is what somebody gets

bm-souls =
    { $souls ->
        [one] { $souls } dusza
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }
    .taken =
        { $souls ->
            [one] { $souls } duszę
            [few] { $souls } dusze
           *[many] { $souls } dusz
        }
bm-wounds =
    { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }
    .taken =
        { $wounds ->
            [one] { $wounds } ranę
            [few] { $wounds } rany
           *[many] { $wounds } ran
        }
