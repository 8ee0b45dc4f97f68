# Plansza Małych Epickich Podziemi.

ted-board-torch = Pochodnia
ted-board-steps = zostało
ted-board-heroes = Bohaterowie
ted-board-deeds = Co może zrobić bohater
ted-board-deed =
    { $type ->
        [rest] Odpocznij
        [explore] Zwiad
        [taunt] Zakpij
        [switch_hand] Przełóż oręż
        [leave_lair] Wyjdź z leża
        [enter_lair] Wejdź do leża
        [disarm] Rozbrój
        [portal] Portal
        [search] Przeszukaj
        [end_turn] Zakończ turę
       *[stop] Zatrzymaj się
    }
ted-board-skill-dice =
    { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    }
ted-board-dice = Kości: kliknij, by kość się liczyła lub nie
ted-board-unconscious = bez przytomności
ted-board-no-enemies = Nie widać wrogów
ted-board-turn = Obróć kartę; teraz otwarte: { $sides }
ted-board-lay = Połóż tak
ted-board-show-mat = Pokaż matę: { CARD($hero) }
ted-board-left = { ted-board-left-move }, { ted-board-left-actions }
ted-board-left-move =
    { $move ->
        [ended] Po ruchu
       *[other] Szybkość { $speed }
    }
ted-board-left-actions =
    { $actions ->
        [0] bez akcji
        [one] 1 akcja
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }
ted-board-hand =
    { $slot ->
        [left] lewa ręka
       *[right] prawa ręka
    }
ted-board-set = { $count } z 4
ted-board-die =
    { $counts ->
        [true] Kość { $face }, liczy się
       *[false] Kość { $face }, nie liczy się
    }
ted-board-enemy-die =
    { $face ->
        [shield] Kość wroga: tarcza, liczy się jak twoja obrona
        [torch] Kość wroga: pochodnia, wróg chybia, a pochodnia się wypala
       *[other] Kość wroga: { $face }
    }
ted-board-result = Wynik { $total }, potrzeba { $difficulty }
ted-board-odds = { $percent }% szans, jeśli wydasz, ile się da
ted-board-fix =
    { $success ->
        [true] Wynik { $total }: sukces
       *[false] Wynik { $total }: porażka
    }

ted-board-course = Pochodnia, tura po turze
ted-board-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[other] { $n } tur
    }

## Dlaczego tak się skończyło

ted-board-why-won = Boss padł w turze { $turns }: wszystkie jego znaczniki zdrowia są na 0.
ted-board-why-goblins = Przyszedł piąty goblin, a powstrzymać można tylko czterech: podziemia są stracone, w turze { $turns }.
ted-board-why-torch =
    { $act ->
        [1] Pochodnia zgasła w Akcie 1, w turze { $turns }: zabitych sługusów { $minions } z { $needed }, { $gate ->
            [true] a Wrota były już odkryte.
           *[false] a Wrota wciąż były ukryte.
        }
       *[other] Pochodnia zgasła w Akcie 2, w turze { $turns }: Boss wciąż stał, zostało mu { $health } zdrowia.
    }
ted-board-why-closed = Podziemia się zamknęły, zanim znaleźliście Wrota: nie ma już zakrytej karty, do której można dojść.
ted-board-why-long = Partię przerwano po { $turns } turach.
ted-board-why-left = Wszyscy opuścili podziemia.
