# Co leży na stole.

ted-scene-title = Małe Epickie Podziemia · akt { $act } · tura { $turn }
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
ted-scene-hearts = Pokonani słudzy
ted-scene-marker = Znacznik zdrowia { $number }, teraz najniżej { $limit }
ted-scene-space =
    { $space ->
        [0] Pole wejściowe
       *[other] Pole bohatera { $space }
    }

## Bohaterowie

ted-scene-hero =
    { $own ->
        [true] { CARD($hero) }
       *[false] { CARD($hero) } ({ PLAYER($seat) })
    }
ted-scene-health = Zdrowie
ted-scene-focus = Skupienie
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
ted-scene-check =
    { $skill ->
        [strength] { CARD($hero) }: Siła, { ted-scene-odds }
        [agility] { CARD($hero) }: Zręczność, { ted-scene-odds }
       *[intellect] { CARD($hero) }: Inteligencja, { ted-scene-odds }
    }
ted-scene-odds = potrzeba { $difficulty }, dodane { $bonus }: { $percent } % przy użyciu wszystkiego

## Liczby

ted-stat-health = zdrowie
ted-stat-focus = skupienie
ted-stat-speed = Szybkość
ted-stat-defense = Obrona
ted-stat-strength = Siła
ted-stat-agility = Zręczność
ted-stat-intellect = Inteligencja
ted-stat-slot = miejsce
ted-stat-counter = kontratak
ted-stat-cards = karty
ted-stat-seal = pieczęć
ted-stat-portal = portal
ted-stat-trap = pułapka
ted-stat-disarmed = rozbrojona
ted-stat-search = można przeszukać
ted-stat-emptied = przeszukane

## Wynik

ted-score-act = Akt
ted-score-minions = Pokonani słudzy
ted-score-turns = Tury
