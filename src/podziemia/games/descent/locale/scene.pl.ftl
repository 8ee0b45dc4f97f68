# Co leży na stole.

dj-scene-title =
    { $round ->
        [0] Descent · przygotowanie
       *[other] Descent · runda { $round }
    }
dj-scene-summary =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round } · Żetony Zwycięstwa: { $conquest } · odkryte obszary: { $seen } z { $areas }
    }
dj-scene-card = { CARD($card) }
dj-scene-told = { dj-said-quest }

## Mapa

dj-scene-map = Podziemia
dj-scene-square-floor = posadzka
dj-scene-square-pit = rozpadlina
dj-scene-square-water = woda
dj-scene-square-rubble = rumowisko
dj-scene-square-buried = zasypane na zawsze
dj-scene-edge-wall = ściana
dj-scene-edge-door = zamknięte drzwi
dj-scene-edge-open = otwarte drzwi
dj-scene-edge-unknown = drzwi, których nikt jeszcze nie widział
dj-scene-edge-red = drzwi z czerwonym zamkiem runicznym
dj-scene-edge-blue = drzwi z niebieskim zamkiem runicznym
dj-scene-edge-yellow = drzwi z żółtym zamkiem runicznym
dj-scene-layer-fog = nikt tu jeszcze nie był
dj-scene-layer-reach = w zasięgu ruchu
dj-scene-layer-cover = tu może dojść potwór
dj-scene-layer-sight = w polu widzenia
dj-scene-layer-aim = odległość { $distance }
dj-scene-layer-hidden =
    { $why ->
        [wall] nie widać: zasłania ściana albo zamknięte drzwi
        [figures] nie widać: ktoś stoi na linii albo leży na niej gruz
       *[dark] nie widać: za daleko w podmuchach albo poza dołem
    }
dj-scene-layer-blocked = zasłania linię wzroku
dj-scene-layer-spawn = poza polem widzenia bohaterów
dj-scene-layer-attack = objęte atakiem
dj-scene-stairs = Schody ({ $color ->
        [red] czerwone
        [blue] niebieskie
        [yellow] żółte
        [green] zielone
        [white] białe
       *[other] { $color }
    })
dj-scene-waiting =
    { $heroes ->
        [3] Czeka w ukryciu: { CARD($card) }, od trojga bohaterów
        [4] Czeka w ukryciu: { CARD($card) }, przy czworgu bohaterach
       *[other] Czeka w ukryciu: { CARD($card) }
    }
dj-scene-token-chest =
    { $name ->
        [copper] Miedziana skrzynia
        [silver] Srebrna skrzynia
       *[gold] Złota skrzynia
    }{ $number ->
        [0] { "" }
       *[other] , numer { $number }
    }
dj-scene-token-coins = Monety
dj-scene-token-key =
    { $name ->
        [red] Czerwony klucz runiczny
        [blue] Niebieski klucz runiczny
       *[yellow] Żółty klucz runiczny
    }
dj-scene-token-glyph =
    { $name ->
        [active] Aktywny glif
       *[inactive] Nieaktywny glif
    }

## Bohaterowie

dj-scene-hero =
    { $own ->
        [true] { CARD($hero) }
       *[false] { CARD($hero) } ({ PLAYER($seat) })
    }
dj-scene-wounds = Rany
dj-scene-fatigue = Zmęczenie
dj-scene-equipped = Karta, umiejętności i ekwipunek
dj-scene-pack = Plecak
dj-scene-tokens = Żetony
dj-scene-order-aim = Rozkaz „Celuj”
dj-scene-order-dodge = Rozkaz „Unikaj”
dj-scene-order-guard = Rozkaz „Strzeż”
dj-scene-order-rest = Rozkaz „Odpoczywaj”
dj-scene-effect-burn = Podpalenie
dj-scene-effect-web = Pajęczyna
dj-scene-effect-stun = Ogłuszenie
dj-scene-effect-poison = Zatrucie
dj-scene-effect-monkey = Przemiana w małpę
dj-scene-away-town = W mieście
dj-scene-away-out = Opuścili podziemia
dj-scene-away-nowhere = Jeszcze nie na mapie
dj-scene-conquest = Żetony Zwycięstwa
dj-scene-offered = Bohaterowie do wyboru
dj-scene-draft = Umiejętności do wyboru

## Pan Podziemi

dj-scene-overlord =
    { $own ->
        [true] Ty, Pan Podziemi
       *[false] Pan Podziemi
    }
dj-scene-threat = Zagrożenie
dj-scene-deck = Talia Pana Podziemi
dj-scene-hand = Ręka Pana Podziemi
dj-scene-cards = Karty
dj-scene-powers = Karty mocy w grze
dj-scene-discard = Stos kart odrzuconych

## Atak

dj-scene-attack =
    { $missed ->
        [true] Atakuje { CARD($attacker) }: pudło
       *[false] { $rolled ->
            [true] Atakuje { CARD($attacker) }; obrażenia jak dotąd: { $damage }
           *[false] Atakuje { CARD($attacker) }
        }
    }
dj-scene-dice = Kości
dj-scene-worth = Jak dotąd
dj-scene-odds = { CARD($piece) }: trafienie { $hit } %, śmierć { $kill } %, średnio ran { $wounds },{ $tenths }

## Targ

dj-scene-shop = Targ
dj-scene-market-copper = Losowy skarb z miedzianej talii
dj-scene-market-silver = Losowy skarb ze srebrnej talii
dj-scene-market-gold = Losowy skarb ze złotej talii
dj-scene-market-fighting = Losowa umiejętność bojowa
dj-scene-market-subterfuge = Losowa umiejętność łotrzykowska
dj-scene-market-wizardry = Losowa umiejętność magiczna
dj-scene-market-melee = Trening: walka wręcz
dj-scene-market-ranged = Trening: walka strzelecka
dj-scene-market-magic = Trening: magia

## Liczby

dj-stat-wounds = pozostałe rany
dj-stat-fatigue = zmęczenie
dj-stat-armor = pancerz
dj-stat-armor-melee = pancerz w walce wręcz
dj-stat-armor-ranged = pancerz w walce strzeleckiej
dj-stat-armor-magic = pancerz przeciw magii
dj-stat-speed = szybkość
dj-stat-melee = walka wręcz
dj-stat-ranged = walka strzelecka
dj-stat-magic = magia
dj-stat-coins = monety
    .sign = .
dj-stat-conquest = zwycięstwo
dj-stat-copies = sztuki
dj-stat-price = cena
dj-stat-income = co turę
dj-stat-loses = straci
dj-stat-cards = karty
dj-stat-cost = koszt
dj-stat-value = wartość zagrożenia
dj-stat-threat = zagrożenie
dj-stat-damage = obrażenia
dj-stat-range = zasięg
dj-stat-surges = przypływy mocy
dj-stat-enhancements = potężne ataki
dj-stat-sorcery = Czarna magia
dj-stat-pierce = Przebicie
dj-stat-burn = podpalenie
    .sign = *
dj-stat-web = pajęczyna
    .sign = { "#" }
dj-stat-stun = ogłuszenie
    .sign = !
dj-stat-poison = zatrucie
    .sign = ;
dj-stat-monkey = małpa
    .sign = m
dj-stat-bound = związany
    .sign = &
dj-stat-asleep = śpi
    .sign = z
dj-stat-done = już działał
    .sign = -
dj-stat-order-aim = celuj
    .sign = c
dj-stat-order-dodge = unikaj
    .sign = u
dj-stat-order-guard = strzeż
    .sign = s
dj-stat-order-rest = odpoczywaj
    .sign = o
dj-stat-chest = skrzynia
    .sign = $
dj-stat-potion = eliksir
    .sign = { "\"" }
dj-stat-relic = artefakt
    .sign = *
dj-stat-key = klucz runiczny
    .sign = %
dj-stat-encounter = spotkanie
    .sign = ?
dj-stat-glyph-active = aktywny glif
    .sign = !
dj-stat-glyph-inactive = nieaktywny glif
    .sign = :
dj-stat-stairs = schody
    .sign = =
dj-stat-exit = wyjście
    .sign = >
dj-stat-waiting = czeka w ukryciu
    .sign = @

## Stany

dj-state-active = teraz działa
dj-state-done = już po turze
dj-state-town = w mieście
dj-state-left = opuścił podziemia
dj-state-dear = za drogie
dj-state-used = zaznaczona
dj-state-picked = do przerzutu

## Wynik

dj-score-conquest = Pozostałe Żetony Zwycięstwa
dj-score-rounds = Rundy

## Kości

dj-card-face = Ścianka kości
