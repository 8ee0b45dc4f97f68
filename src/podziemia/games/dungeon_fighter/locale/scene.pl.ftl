# Co leży na stole.

df-scene-title =
    { $monster ->
        [none] Wojownicy podziemi · runda { $round }
       *[other] Wojownicy podziemi · runda { $round } · { CARD($monster) }
    }
df-scene-summary =
    { $monster ->
        [none] Runda { $round } · na nogach { $up } z { $of } bohaterów
       *[other] Runda { $round } · { CARD($monster) } · na nogach { $up } z { $of } bohaterów
    }
df-scene-card = { CARD($card) }

## Stół

df-scene-arena = Stół
df-scene-iceberg =
    { $hole ->
        [hole_ne] Góra lodowa, po prawej u góry
        [hole_nw] Góra lodowa, po lewej u góry
        [hole_sw] Góra lodowa, po lewej u dołu
       *[other] Góra lodowa, po prawej u dołu
    }
df-scene-throw = { CARD($hero) } rzuca: { CARD($die) }
df-scene-flip = Do podrzucenia: { CARD($overlay) }
df-scene-pool = Kości

## Potwór

df-scene-monster = { CARD($monster) }
df-scene-monster-life = Życie
df-scene-demands = Jak trzeba rzucać
df-scene-demand =
    { $on ->
        [true] { CARD($technique) } ({ df-said-source })
       *[other] { CARD($technique) }: jeszcze nie
    }
df-said-source =
    { $source ->
        [monster] potwór tak chce
        [room] komnata tak chce
        [voluntary] z własnej woli
       *[other] { CARD($source) }
    }

## Bohaterowie

df-scene-hero =
    { $own ->
        [true] { CARD($hero) } (Ty)
       *[other] { CARD($hero) } ({ PLAYER($seat) })
    }
df-scene-life = Życie
df-scene-cards = Umiejętności i ekwipunek
df-scene-experience = Doświadczenie
df-scene-skill =
    { $scar ->
        [true] { CARD($skill) }: zakryta blizną
       *[other] { $upgrade ->
            [ready] { CARD($skill) }, ulepszona
            [used] { CARD($skill) }, ulepszenie zużyte
           *[other] { CARD($skill) }
        }
    }

## Drużyna

df-scene-chest = Skrzynia
df-scene-coins = Monety
df-scene-white-dice = Białe kości
df-scene-path = Droga: przed wami komnaty ({ $rooms }) i potwory ({ $monsters })
df-scene-symbols = Symbole kramiku
df-scene-offered = Do wyboru
df-scene-market = Kramik { $market } z 3
df-scene-sale-healing = Leczenie dla wszystkich
df-scene-sale-white-die = Biała kość

## Liczby

df-stat-level = poziom
df-stat-damage = obrażenia za pudło
df-stat-gold = monety
df-stat-coins = monety
df-stat-white-dice = białe kości
df-stat-symbols = symbole kramiku
df-stat-price = cena
df-stat-damage-bonus = więcej obrażeń
