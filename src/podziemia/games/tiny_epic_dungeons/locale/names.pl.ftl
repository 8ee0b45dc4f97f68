# Nazwa gry, opcje stołu, słowa i liczby.

ted-name = Małe Epickie Podziemia
ted-title = { ted-name }
ted-pitch = Odkrywajcie podziemia, które rosną z każdymi drzwiami, i razem pokonajcie Bossa, zanim zgaśnie pochodnia.
ted-kind = kooperacyjna wyprawa do podziemi
ted-quick-alone =
    .about = Prowadzisz wszystkich bohaterów.
ted-quick-bots =
    { $others ->
        [one] Z botem
       *[other] Z { $others } botami
    }
ted-quick-screen =
    .about = Prowadzicie bohaterów razem na jednym urządzeniu; nic nie jest ukryte.

## Opcje stołu

ted-switch-heroes = Bohaterowie
    .about = Ilu bohaterów schodzi do podziemi. Ktoś może prowadzić więcej niż jednego; w pojedynkę prowadzi się wszystkich.
ted-switch-hero-choice = Wybór bohaterów
    .about = Każdy wybiera dowolnego bohatera, jednego z dwóch rozdanych albo dostaje losowego.
ted-switch-first-player = Kto zaczyna
    .about = Czyj bohater ma pierwszą turę: z pierwszego miejsca czy wylosowany.
ted-switch-turn-limit = Najwięcej tur
    .about = Partia, która trwa jeszcze po tylu turach bohaterów, zostaje przerwana. Prawie zawsze dużo wcześniej rozstrzyga pochodnia.

ted-choice-choice = dowolny wybór
ted-choice-dealt = jeden z dwóch rozdanych
ted-choice-random = losowo
ted-choice-first = pierwsze miejsce

## Skills; `check` is what is rolled, `title` begins a line

ted-skill =
    { $skill ->
        [strength] siła
        [agility] zręczność
        [intellect] inteligencja
       *[any] dowolna umiejętność
    }
    .check =
        { $skill ->
            [strength] test siły
            [agility] test zręczności
            [intellect] test inteligencji
           *[any] test dowolnej umiejętności
        }
    .title =
        { $skill ->
            [strength] Siła
            [agility] Zręczność
            [intellect] Inteligencja
           *[any] Dowolna umiejętność
        }

## Actions

ted-attack =
    { $attack ->
        [melee] atak wręcz
        [missile] atak dystansowy
       *[spell] atak zaklęciem
    }
ted-action =
    { $action ->
        [rest] Odpoczynek
        [search] Przeszukanie pomieszczenia
        [disarm] Rozbrojenie pułapki
        [cast_spell] Rzucenie zaklęcia
        [melee] Atak wręcz
        [missile] Atak dystansowy
       *[special] Bohaterska akcja
    }
ted-explore = Zwiad
    .about = Darmowa akcja w Akcie 1: pochodnia przesuwa się o 1 pole w dół, potem odkrywa się wszystkie karty za korytarzami Twojego pomieszczenia. Nikt nie wpada w zasadzkę.
ted-taunt = Kpiny z Bossa
    .about = Darmowa akcja w Akcie 2: wydaj 2 skupienia, a Boss pójdzie w Twoją stronę tak daleko, jak pozwala mu szybkość, mijając innych i nie atakując.
ted-enter-lair = Wejście do leża Bossa
    .about = Darmowa akcja na otwartych Wrotach: wydaj 1 szybkości, by stanąć na arkuszu Bossa. Pierwsze wejście zaczyna Akt 2.
ted-portal = Portal
    .about = Darmowa akcja: wydaj 2 skupienia i przenieś się na dowolną inną odkrytą kartę podziemi.
ted-change-die = Zmiana kości
    .about = Darmowa akcja w każdym teście: wydaj 2 skupienia, by zmienić jedną ze swoich kości bohatera o 1.

## Kinds of things

ted-kind-of =
    { $kind ->
        [hero] bohater
        [goblin] goblin
        [minion] sługus
        [boss] Boss
        [room] pomieszczenie
        [encounter] spotkanie sługusa
        [entrance] Wejście
        [lair_gate] Wrota do leża
        [hand] oręż
        [garb] odzienie
        [trinket] błyskotka
        [spell] zaklęcie
        [set] legendarny zestaw
       *[ability] zdolność bohatera
    }
ted-side =
    { $side ->
        [n] północ
        [e] wschód
        [s] południe
       *[w] zachód
    }
ted-range =
    { $range ->
        [self] tylko Ty
        [same_room] to samo pomieszczenie
        [los] { $n ->
            [one] w polu widzenia, { $n } pomieszczenie dalej
            [few] w polu widzenia, do { $n } pomieszczeń
           *[many] w polu widzenia, do { $n } pomieszczeń
        }
        [path] { $n ->
            [one] dowolną ścieżką, do { $n } pomieszczenia
            [few] dowolną ścieżką, do { $n } pomieszczeń
           *[many] dowolną ścieżką, do { $n } pomieszczeń
        }
       *[anywhere] gdziekolwiek
    }
ted-target =
    { $target ->
        [self] Ty
        [one_hero] jeden bohater
        [all_heroes] wszyscy bohaterowie
        [one_enemy] jeden wróg
        [one_goblin] jeden goblin
        [all_enemies] wszyscy wrogowie
       *[boss] Boss
    }

## Steps of the game

ted-phase-setup = Przygotowanie gry
ted-phase-act-1 = Akt 1: odkrywanie podziemi
ted-phase-act-2 = Akt 2: Boss
ted-phase-turn = Tura
ted-phase-check = Test umiejętności
ted-phase-attack = Atak
ted-phase-counter = Kontratak
ted-phase-reward = Nagroda
ted-phase-torch = Pochodnia
ted-phase-enemies = Akcja wroga
ted-phase-over = Koniec gry

## Numbers, used in other messages

ted-health = { $n } zdrowia
ted-focus = { $n } skupienia
ted-speed = { $n } szybkości
ted-defense = { $n } obrony
ted-damage =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
ted-rooms =
    { $n ->
        [one] { $n } pomieszczenie
        [few] { $n } pomieszczenia
       *[many] { $n } pomieszczeń
    }
ted-spaces =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
ted-goblins =
    { $n ->
        [one] { $n } goblin
        [few] { $n } gobliny
       *[many] { $n } goblinów
    }
ted-minions =
    { $n ->
        [one] { $n } sługus
        [few] { $n } sługusów
       *[many] { $n } sługusów
    }
ted-seals =
    { $n ->
        [one] { $n } pieczęć
        [few] { $n } pieczęcie
       *[many] { $n } pieczęci
    }
ted-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
ted-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[many] { $n } tur
    }
