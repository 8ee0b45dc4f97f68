# Plansza Wojowników podziemi.

# Rozglądanie się po arenie.
df-board-looking = Widok
df-board-look =
    { $way ->
        [left] Obejdź stół w lewo
        [right] Obejdź stół w prawo
        [nearer] Przybliż
        [farther] Oddal
        [above] Z góry
       *[usual] Zwykły widok
    }
df-board-dark = Oczy zamknięte. Rzuć w ciągu { $left ->
        [one] jednej sekundy
       *[other] { $left } sekund
    }.

# Ręka.
df-board-practice = Próba: mniej więcej tak poleci. Nic się nie liczy.
df-board-practise = Próbny rzut
df-board-do =
    { $technique ->
        [waterfall] Przesuń wodospad na miejsce, potem pociągnij leżącą na nim kość w górę: to go przechyla.
        [pond] Przesuń sadzawkę tam, gdzie kość ma się odbić.
        [wall] Przesuń lodowy mur wzdłuż brzegu tarczy; kość musi go dotknąć.
        [launcher] Machnij w górę od karty: im szybciej, tym dalej.
        [bump] Przeciągnij pięść w dół i puść dokładnie w chwili uderzenia.
        [floe] Przesuń krę tam, gdzie kość ma się odbić.
        [header] Poczekaj, aż kość uspokoi się na głowie, i skiń krótkim machnięciem w górę.
        [under_table] Ręka jest pod stołem: rzuć w górę, ponad krawędzią.
        [weak_hand] Nie ta ręka: lewo to prawo, a do tego drży.
        [secret_x] Skrzyżowane nadgarstki: kość leci w drugą stronę. Dwa palce prowadzą po jednym nadgarstku.
        [low_profile] Oczy na wysokości stołu: oceniaj po tym, co wystaje.
        [blind] Oczy zamykają się, gdy tylko weźmiesz kość; pospiesz się.
        [airborne] Wyceluj, podskocz (spacja albo drugi palec) i puść kość w powietrzu.
        [prayer] Wyceluj, przytrzymaj obie dłonie (F i J albo dwa palce) i otwórz je razem.
        [roundhouse] Wyceluj, obróć się (spacja albo drugi palec) i puść kość zaraz po pełnym obrocie.
        [flip] Machnij w górę, żeby podrzucić makietę jak monetę.
       *[none] Odciągnij kość do siebie, wyceluj i puść. Najpierw musi odbić się od stołu.
    }
df-board-press =
    { $stage ->
        [start] Rzut
        [aim] Zatrzymaj strzałkę
        [power] Zatrzymaj siłę
        [turn] Obrót!
        [hop] Hop!
        [tilt] Przechyl
        [stop] Dość
        [fist] Zamach
        [strike] Otwórz pięść!
        [palms] Otwórz dłoń
        [palm] I drugą!
       *[throw] Puść!
    }
df-board-cancel = Odłóż kość
df-board-speed = { $speed } m/s
df-board-palm =
    { $palm ->
        [left] Lewa dłoń (F)
       *[right] Prawa dłoń (J)
    }
df-board-fine = Chwyt
df-board-slider =
    { $name ->
        [height] Wysokość (cm)
        [distance] Odległość (cm)
        [rise] W górę lub w dół (°)
        [roll] Podkręcenie w przód
        [whirl] Podkręcenie w bok
        [aside] Obrót w bok (°)
       *[lateral] Kość z boku (cm)
    }
df-board-helped = Nie zdążam z klawiszami: niech zdecyduje los

# Obok areny.
df-board-ahead = Ile zada rzut
df-board-section = Sekcja
df-board-plain = Bez oka
df-board-eye = Z okiem
df-board-miss = Pudło
df-board-costs = tracisz { $n }
df-board-destroys = trup
df-board-type =
    { $type ->
        [beast] bestia
        [humanoid] humanoid
        [undead] nieumarły
       *[magical] magiczny
    }
df-board-claw = Obrażenia za pudło: { $n }
df-board-demands = Każdy rzut wymaga
df-board-pool = Kości do rzucania
df-board-die =
    { $kind ->
        [red] Czerwona kość
        [green] Zielona kość
        [blue] Niebieska kość
        [white] Białe kości: { $count }
        [snow] Śnieżna kość
       *[water] Kostki wody
    }{ $state ->
        [thrown] , już rzucona
        [spent] , zużyta
       *[available] {""}
    }{ $skill ->
        [none] {""}
       *[other] ; oko: { $skill }{ $blocked ->
            [true] , zasłonięte blizną
           *[false] {""}
        }
    }
df-board-heroes = Bohaterowie
df-board-skill = { $skill }, { $colour ->
        [red] czerwona
        [green] zielona
       *[blue] niebieska
    }{ $scar ->
        [true] , zasłonięta blizną
       *[false] {""}
    }{ $upgrade ->
        [ready] , ulepszona
        [used] , ulepszenie wykorzystane
       *[other] {""}
    }
df-board-slot =
    { $kind ->
        [weapon] Wolne miejsce: broń
        [armour] Wolne miejsce: pancerz
       *[curiosity] Wolne miejsce: kuriozum
    }

# Wielkie chwile.
df-board-hit = { $value }!
df-board-ultra = Trafienie ultra krytyczne!
df-board-market = Kramik
df-board-end =
    { $won ->
        [true] Zwycięstwo!
       *[false] Klęska
    }

# Co zrobiła prawdziwa kość.
df-board-report = Co się stało na stole?
df-board-target = Dotknij miejsca, w którym leży kość; na linii dotknij każdej sekcji, której kość dotyka
df-board-part = Sekcja { $value }, na godzinie { $hour }
df-board-hole =
    { $hole ->
        [hole_ne] Dziura, prawa górna
        [hole_nw] Dziura, lewa górna
        [hole_sw] Dziura, lewa dolna
       *[hole_se] Dziura, prawa dolna
    }
df-board-bounced = Czy najpierw odbiła się od stołu?
df-board-yes = Tak
df-board-no = Nie
df-board-lies = Gdzie leży? Dotknij tarczy albo wybierz:
df-board-place =
    { $lies ->
        [hole] w dziurze
        [margin] na marginesie
        [bones] na piszczelu
        [wall] na lodowym murze
       *[off] poza tarczą
    }
df-board-opening = { $overlay }: w otworze
df-board-most = Gdzie jest najwięcej rogów?
df-board-equal = po równo
df-board-shows = Co pokazuje?
df-board-symbol =
    { $symbol ->
        [eye] oko
        [deep_snow] kopny śnieg
       *[blank] nic
    }
df-board-performed = Wykonane jak trzeba
df-board-touched = Dotknięte góry lodowe
df-board-missing =
    { $what ->
        [bounced] Zaznacz, czy odbiła się od stołu.
        [lies] Zaznacz, gdzie leży.
       *[symbol] Zaznacz, co pokazuje.
    }
df-board-whole =
    { $final ->
        [true] Wszystko jest.
       *[false] Wszystko jest. Zatwierdzi to szef.
    }
df-board-send = Tak było
df-board-flip-failed = Ile razy makieta dotknęła stołu?
df-board-fewer = O jeden mniej
df-board-more = O jeden więcej
df-board-under = Kości pod nią:
df-board-flip-lies = Teraz leży na tarczy

# Co zgłoszono, tak jak czyta to szef.
df-board-said-sections =
    { $line ->
        [true] Na linii: { $values }{ $most ->
            [none] , rogów po równo
           *[other] , najwięcej rogów w { $most }
        }
       *[false] W sekcji { $values }
    }
df-board-said-bounced =
    { $bounced ->
        [true] Najpierw odbiła się od stołu
       *[false] Nie odbiła się najpierw od stołu
    }
df-board-said-symbol =
    { $symbol ->
        [eye] Pokazuje oko
        [deep_snow] Pokazuje kopny śnieg
       *[blank] Nic nie pokazuje
    }
df-board-said-technique = { $technique }: { $done ->
        [true] wykonane jak trzeba
       *[false] nie wykonane
    }
df-board-said-iceberg = Dotknięta góra lodowa: { $hole }

# Koniec.
df-board-course = Walka po walce
df-board-thrown = { $throws ->
        [one] jeden rzut
        [few] { $throws } rzuty
       *[many] { $throws } rzutów
    }, { $hits ->
        [one] jedno trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
df-board-lost = stracone życie: { $n }
df-board-why-won = { $monster }: koniec po { $throws ->
        [one] jednym rzucie
       *[many] { $throws } rzutach
    }, w walce { $fights }.
df-board-why-stunned = { $monster }: wszyscy leżą ogłuszeni, w walce { $fights }.
df-board-why-dice = Skończyły się kości, a { $monster } wciąż stoi.
