# Co leży na stole.

ted-scene-title = Małe Epickie Podziemia · Akt { $act } · tura { $turn }
ted-scene-summary =
    { $act ->
        [1] Akt 1 · pochodnia { $torch } · zostało sługusów: { $left }
       *[other] Akt 2 · pochodnia { $torch } · zdrowie Bossa: { $left }
    }
ted-scene-card = { CARD($card) }

## Podziemia

ted-scene-dungeon = Podziemia
ted-scene-square-dark = ciemność
ted-scene-square-hidden = zakryta karta
    .sign = ?
ted-scene-square-room = pomieszczenie
ted-scene-edge-wall = ściana
ted-scene-layer-reach = w zasięgu

## Pochodnia i wrogowie

ted-scene-torch =
    { $next ->
        [goblin] Pochodnia ({ $at }); zaraz przyjdzie goblin
        [enemy_action] Pochodnia ({ $at }); zaraz działają wrogowie
        [skull] Pochodnia ({ $at }); zaraz zgaśnie
       *[other] Pochodnia ({ $at })
    }
ted-scene-enemies = Wrogowie

## Leże

ted-scene-lair-closed = Leże, zamknięte
ted-scene-lair = Leże: { CARD($boss) }
ted-scene-hearts = Zabici sługusi
ted-scene-marker = Znacznik zdrowia { $number }: teraz może spaść do { $limit }
ted-scene-space =
    { $space ->
        [0] Pole wejściowe: { ted-space-what }
       *[other] Pole bohatera { $space }: { ted-space-what }
    }
    .short = { $space }
ted-space-what =
    { $boss ->
        [ashen_dragon] { $space ->
            [0] bez efektu
            [1] 1 kość mniej we wszystkich testach
            [2] +2 do testów zręczności
            [3] +1 do wszystkich testów. Gdy się tu zatrzymasz: zyskaj 1 skupienia
            [4] −1 obrony
           *[5] Gdy się tu zatrzymasz: strać 1 zdrowia
        }
        [lich_queen] { $space ->
            [0] bez efektu
            [1] +1 do testów siły
            [2] −1 do wszystkich testów. Gdy się tu zatrzymasz: zyskaj 2 skupienia
            [3] +2 do testów inteligencji. Gdy się tu zatrzymasz: odkryj 1 zaklęcie
            [4] Gdy się tu zatrzymasz: strać 1 skupienia
           *[5] 1 kość mniej we wszystkich testach. Gdy się tu zatrzymasz: zyskaj 1 zdrowia
        }
        [pit_fiend] { $space ->
            [0] −1 obrony
            [1] +1 do wszystkich testów. Gdy się tu zatrzymasz: strać 1 zdrowia
            [2] +1 do testów zręczności
            [3] +2 do wszystkich testów
            [4] +1 do testów siły
           *[5] +1 do wszystkich testów. Gdy się tu zatrzymasz: strać 2 skupienia
        }
        [hydra] { $space ->
            [0] bez efektu
            [1] −1 szybkości
            [2] +1 obrony
            [3] +2 do testów siły. Gdy się tu zatrzymasz: zyskaj 1 zdrowia
            [4] −1 do wszystkich testów. Gdy się tu zatrzymasz: zyskaj 2 zdrowia
           *[5] 1 kość mniej we wszystkich testach
        }
        [thousand_eye] { $space ->
            [0] bez efektu
            [1] +1 do testów siły. Gdy się tu zatrzymasz: strać 1 skupienia
            [2] 1 kość więcej w testach siły
            [3] +1 do wszystkich testów, +1 obrony
            [4] 1 kość mniej we wszystkich testach. Gdy się tu zatrzymasz: odkryj 1 łup
           *[5] +1 do testów inteligencji. Gdy się tu zatrzymasz: strać 1 zdrowia
        }
       *[vampire_prince] { $space ->
            [0] bez efektu
            [1] −1 obrony. Gdy się tu zatrzymasz: zyskaj 1 skupienia
            [2] +1 do testów inteligencji
            [3] +2 do testów zręczności. Gdy się tu zatrzymasz: zyskaj 2 skupienia
            [4] +1 do testów siły
           *[5] 1 kość mniej we wszystkich testach
        }
    }

## Bohaterowie

ted-scene-hero =
    { $own ->
        [true] { CARD($hero) }
       *[false] { CARD($hero) } ({ PLAYER($seat) })
    }
ted-scene-health = Zdrowie
ted-scene-focus = Skupienie
ted-scene-cards = Na planszy
ted-scene-offered = Bohaterowie do wyboru

## Karty i kości

ted-scene-supplies = Talie i rzędy
ted-scene-deck-dungeon = Talia podziemi
ted-scene-deck-goblins = Talia goblinów
ted-scene-deck-minions = Talia sługusów
ted-scene-deck-loot = Talia łupów
ted-scene-deck-spells = Talia zaklęć
ted-scene-loot-row = Rząd łupów
ted-scene-spell-row = Rząd zaklęć
ted-scene-check = { CARD($hero) }: { ted-skill }, { ted-scene-odds }
ted-scene-odds = potrzeba { $difficulty }, dodatek { $bonus }: szansa { $percent }%, jeśli użyjesz wszystkiego

## Liczby

ted-stat-health = zdrowie
ted-stat-focus = skupienie
ted-stat-speed = szybkość
ted-stat-defense = obrona
ted-stat-strength = siła
ted-stat-agility = zręczność
ted-stat-intellect = inteligencja
ted-stat-slot = miejsce
ted-stat-counter = kontratak
ted-stat-cards = karty
ted-stat-seal = pieczęć
    .sign = { "*" }
ted-stat-portal = portal
    .sign = { "@" }
ted-stat-trap = pułapka
    .sign = { "^" }
ted-stat-disarmed = rozbrojona
    .sign = { "_" }
ted-stat-search = można przeszukać
    .sign = { "$" }
ted-stat-emptied = przeszukane
    .sign = { "x" }

## Wynik

ted-score-act = Akt
ted-score-minions = Zabici sługusi
ted-score-turns = Tury

## Stany

ted-state-active = działa teraz
ted-state-unconscious = postać nieprzytomna
ted-state-stealth = skrada się
ted-state-found = właśnie znalezione

## Karty

ted-card-hero = Bohater, zdrowie { $max_health }, skupienie { $max_focus }, szybkość { $speed }, obrona { $defense }, siła { $strength }, zręczność { $agility }, inteligencja { $intellect }
    .short = Bohater
ted-card-goblin = Goblin, szybkość { $speed }, obrona { $defense }
    .short = Goblin
ted-card-minion = Sługus, szybkość { $speed }, obrona { $defense }, zdrowie { $health }
    .short = Sługus
ted-card-boss = Boss, szybkość { $speed }, obrona { $defense }
    .short = Boss
ted-card-room = Pomieszczenie, { ted-card-corridors }
ted-card-encounter = Spotkanie sługusa, { ted-card-corridors }
ted-card-entrance = Pierwsza karta podziemi, { ted-card-corridors }
ted-card-lair_gate = Droga do Bossa, { ted-card-corridors }
ted-card-corridors =
    { $corridors ->
        [NS] przejście na wprost
        [NE] zakręt
        [ESW] otwarte z trzech stron
       *[NESW] otwarte ze wszystkich stron
    }
ted-card-set-piece =
    { $set ->
        [none] { "" }
       *[other] , { CARD($set) }
    }
ted-card-hand = Oręż{ ted-card-set-piece }
ted-card-garb = Odzienie{ ted-card-set-piece }
ted-card-trinket = Błyskotka{ ted-card-set-piece }
ted-card-spell = Zaklęcie
ted-card-set = Legendarny zestaw
ted-card-ability = Na planszy bohatera
ted-card-face = Ścianka kości
