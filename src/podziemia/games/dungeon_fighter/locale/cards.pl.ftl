# Karty, które się sprawdza: rodzaj i kilka liczb. Potem stany i wyniki.

df-card-hero = Bohater, życie { $life }, czerwona { CARD($skill_red) }, zielona { CARD($skill_green) }, niebieska { CARD($skill_blue) }; miejsca: broń { $weapon }, pancerz { $armour }, kuriozum { $curiosity }
    .short = Bohater
df-card-skill =
    { $colour ->
        [red] Czerwona umiejętność
        [green] Zielona umiejętność
       *[blue] Niebieska umiejętność
    }
df-card-monster = Potwór poziomu { df-monster-level } ({ df-monster-type }), życie { $life }, obrażenia { $damage }, nagroda { $gold }
    .short = Potwór
df-card-big_bad = Wielki zły ({ df-monster-type }), życie { $life }, obrażenia { $damage }
    .short = Wielki zły
df-card-room =
    { $market_symbols ->
        [one] Komnata, { $market_symbols } symbol kramiku
        [few] Komnata, { $market_symbols } symbole kramików
       *[many] Komnata, { $market_symbols } symboli kramików
    }
    .short = Komnata
df-card-weapon = Broń, cena { $cost }, +{ $damage_bonus } za technikę: { CARD($technique) }
    .short = Broń
df-card-armour = Pancerz, cena { $cost }
    .short = Pancerz
df-card-curiosity = Kuriozum, cena { $cost }
    .short = Kuriozum
df-card-rarity = Rarytas, cena { $cost }
    .short = Rarytas
df-card-technique = Technika rzutu, trudność { $difficulty } z 5
    .short = Technika rzutu
df-card-die =
    { $count ->
        [one] Kość, w pudełku { $count }
        [few] Kości, w pudełku { $count }
       *[many] Kości, w pudełku { $count }
    }
df-card-face = Ścianka kości
df-card-gadget =
    { $count ->
        [one] Gadżet, w pudełku { $count }
        [few] Gadżety, w pudełku { $count }
       *[many] Gadżety, w pudełku { $count }
    }
df-card-overlay = Makieta
df-card-title = Tytuł

## Stany

df-state-active = działa teraz
df-state-leader = szef
df-state-stunned = ogłuszenie
df-state-dead = nie żyje
df-state-used = w tej walce już po użyciu
df-state-now = tu jesteście
df-state-last = ostatni rzut
df-state-available = do wzięcia
df-state-thrown = już po rzucie
df-state-spent = jeszcze nie teraz
df-state-demanding = czegoś wymaga

## Wyniki

df-score-glory = Chwała
df-score-rounds = Rundy
