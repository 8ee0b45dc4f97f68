# Plansza Descent.

## Mapa

dj-board-away = Poza mapą
dj-board-unarmed = Bez broni
dj-board-mini-map = Cała mapa: kliknij, by tam przejść

## Atak

dj-board-die =
    { $picked ->
        [true] Kość { $number }, { CARD($die) }: { CARD($face) }; do przerzutu
       *[false] Kość { $number }, { CARD($die) }: { CARD($face) }
    }
dj-board-result =
    { $why ->
        [miss] Pudło
        [range] { $short ->
            [one] Brakuje { $short } pola
           *[other] Brakuje { $short } pól
        }
        [fear] { $fear ->
            [one] Strach: opłać { $fear } przypływ
            [few] Strach: opłać { $fear } przypływy
           *[other] Strach: opłać { $fear } przypływów
        }
       *[hit] { $dies ->
            [true] Straci { $wounds } i zginie
           *[false] { $wounds ->
                [0] Pancerz wytrzyma
                [one] Straci { $wounds } ranę
                [few] Straci { $wounds } rany
               *[other] Straci { $wounds } ran
            }
        }
    }
dj-board-nobody = Nikogo nie obejmuje
dj-board-average = średnio ran: { $n }

## Karty bohaterów

dj-board-heroes = Bohaterowie
dj-board-panels = Karty i Pan Podziemi
dj-board-show-sheet = Pokaż kartę: { CARD($hero) }
dj-board-action =
    { $action ->
        [run] Bieg
        [battle] Zmaganie
        [advance] Natarcie
        [ready] Przygotowanie
        [stunned] Ogłuszenie
       *[monkey] Małpa
    }
dj-board-wear = Załóż
dj-board-into-pack = Do plecaka
dj-board-no-room = Nie ma na to miejsca

## Pan Podziemi

dj-board-monsters = Potwory na mapie
dj-board-playable = Można zagrać teraz
dj-board-when =
    { $when ->
        [attack_declared] Gdy potwór atakuje, przed rzutem
        [attack_rolled] Gdy bohater rzucił na atak
        [monster_activated] Przy aktywacji potwora
        [start_window] Zanim ruszą potwory
        [spawn_step] Zanim ruszą potwory
        [space_entered] Gdy bohater wchodzi na pole
        [door_opened] Przy otwarciu drzwi
       *[chest_opened] Przy otwarciu skrzyni
    }

## Miasto

dj-board-shelf =
    { $kind ->
        [weapon] Broń
        [armor] Pancerze
        [shield] Tarcze
        [other] Inne przedmioty
        [potion] Eliksiry
       *[chance] Skarby, umiejętności, trening
    }
dj-board-left = zostało: { $n }
dj-board-hands =
    { $n ->
        [one] Jedna ręka
       *[other] Dwie ręce
    }

## Zwycięstwo

dj-board-conquest-lost = Przy 0 wygrywa Pan Podziemi.
dj-board-conquest = { dj-board-conquest-lost } Więcej: glif +{ $glyph }, skrzynie, nazwani wrogowie. Mniej: śmierć bohatera, koniec talii −{ $deck }.

dj-log-last-hero-killed = { CARD($who) } ginie.
dj-board-course = Żetony Zwycięstwa, runda po rundzie
dj-board-rounds =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[other] { $n } rund
    }

## Dlaczego się skończyło

dj-board-why-won = Cel osiągnięto w rundzie { $rounds }: „{ $goal }” Pozostałe Żetony Zwycięstwa: { $conquest }.
dj-board-why-lost =
    { $cause ->
        [death] Ostatni Żeton Zwycięstwa przepadł w rundzie { $rounds } wraz ze śmiercią: { CARD($hero) }.
        [deck] Ostatni Żeton Zwycięstwa przepadł w rundzie { $rounds }: Pan Podziemi dobrał ostatnią kartę talii.
       *[quest] Ostatni Żeton Zwycięstwa przepadł w rundzie { $rounds }, jak każe wyprawa.
    }
dj-board-why-late = W rundzie { $rounds } było już na to za późno. Cel brzmiał: { $goal }
dj-board-why-left =
    { $overlord ->
        [true] Nie ma już kto prowadzić bohaterów.
       *[false] Pan Podziemi odszedł od stołu.
    }
