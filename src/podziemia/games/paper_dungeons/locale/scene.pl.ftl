# What lies on the table. The attribute `short` is for places where there is little room, `sign` for squares of a map.

pd-scene-summary =
    { $games ->
        [1] { pd-scene-standing }
       *[other] Gra { $game } z { $games } · { pd-scene-standing }
    }
pd-scene-standing =
    { $round ->
        [0] Wybór mocy
       *[other] Runda { $round } z 8 · punkty { $points }
    }
pd-scene-title =
    { $games ->
        [1] { $round ->
            [0] Papierowe podziemia · { pd-scene-phase }
           *[other] Papierowe podziemia · runda { $round } · { pd-scene-phase }
        }
       *[other] { $round ->
            [0] Papierowe podziemia · gra { $game } z { $games } · { pd-scene-phase }
           *[other] Papierowe podziemia · gra { $game } z { $games } · runda { $round } · { pd-scene-phase }
        }
    }
pd-scene-phase =
    { $phase ->
        [setup] { pd-phase-setup }
        [powers] { pd-phase-powers }
        [roll] { pd-phase-roll }
        [dice] { pd-phase-dice }
        [end] { pd-phase-end }
        [boss] { pd-phase-boss }
        [scoring] { pd-phase-scoring }
       *[over] { pd-phase-over }
    }
pd-scene-card = { CARD($card) }

## The middle of the table

pd-scene-rounds = Runda
pd-scene-dice = Kości
pd-scene-bosses = Podziemia i bossowie
    .short = Podziemia
pd-scene-missions = Misje
pd-scene-boss-now =
    { $found ->
        [true] komnata zbadana; Twoja siła { $strength }
       *[false] komnata jeszcze niezbadana; Twoja siła { $strength }
    }
    .short =
        { $found ->
            [true] komnata zbadana, Twoja siła { $strength }
           *[false] komnata niezbadana, Twoja siła { $strength }
        }
pd-scene-boss-over =
    { $fled ->
        [true] już po walce: ucieczka ({ pd-points })
       *[false] już po walce: starcie ({ pd-points })
    }
    .short =
        { $fled ->
            [true] ucieczka ({ pd-points })
           *[false] po walce ({ pd-points })
        }
pd-scene-mission-fulfilled =
    { $by ->
        [own] wykonana przez Ciebie w rundzie { $round }
        [others] wykonali ją inni w rundzie { $round }
       *[none] wykonana w rundzie { $round }
    }
    .short =
        { $by ->
            [own] masz wykonaną
            [others] wykonali ją inni
           *[none] wykonana
        }
pd-scene-mission-progress = masz { $value } z { $count }
    .short = { $value }/{ $count }
pd-alone =
    { $rank ->
        [none] Twoja suma: { $L }.
       *[other] Twoja suma: { $L }. Twoja ranga: { CARD($rank) }.
    }
pd-scene-rank = Twoja ranga: { CARD($rank) }
    .short = { CARD($rank) }
pd-scene-result =
    { $winner ->
        [none] Gra { $game } skończona
        [shared] Gra { $game } skończona: wspólne pierwsze miejsce
       *[other] Gra { $game } skończona, wygrywa { PLAYER($winner) }
    }
pd-scene-result-line =
    { $won ->
        [true] { PLAYER($seat) }: { $points } (pierwsze miejsce w tej grze)
       *[false] { PLAYER($seat) }: { $points }
    }

## A player

pd-scene-player =
    { $power ->
        [none] { PLAYER($seat) }
       *[other] { PLAYER($seat) } · { CARD($power) }
    }{ $own ->
        [true] { " " }(Ty)
       *[false] { "" }
    }
pd-scene-heroes = Bohaterowie
pd-scene-hero =
    { $training ->
        [black] { CARD($hero) } (czarne kości)
       *[white] { CARD($hero) } (białe kości)
    }
    .short =
        { $training ->
            [black] { CARD($hero) } (czarne)
           *[white] { CARD($hero) } (białe)
        }
pd-scene-items = Magiczne przedmioty
    .short = Przedmioty
pd-scene-cards = Karty
pd-scene-objective-progress = teraz { $value }
pd-scene-offered = Twoje karty: zatrzymaj jedną moc i jeden cel
    .short = Twoje karty
pd-scene-dungeon = Podziemia
pd-scene-party =
    { $room ->
        [none] Drużyna ({ PLAYER($seat) }) na zewnątrz
       *[other] Drużyna ({ PLAYER($seat) }) w { CARD($room) }
    }
    .short =
        { $room ->
            [none] na zewnątrz
           *[other] w { CARD($room) }
        }
pd-scene-room =
    { $explored ->
        [true] { CARD($room) }, zbadana
       *[false] { CARD($room) }
    }
    .short = { CARD($room) }
pd-scene-resurrected = Drużyna została wskrzeszona (strata 9 punktów).

pd-scene-track-health = Zdrowie
pd-scene-track-damage = Obrażenia
pd-scene-track-potions = Mikstury
pd-scene-track-hearts = Puste serca pod miksturami
    .short = Puste serca
pd-scene-track-monsters = Potwory
pd-scene-track-gems = Klejnoty

## Squares of the map

pd-scene-map = Mapa: { PLAYER($seat) }
pd-scene-edge-wall = ściana
pd-scene-edge-drawn = ściana z karty
pd-scene-edge-water = woda
pd-scene-edge-tunnel = tunel
pd-scene-edge-entrance = wejście
pd-scene-layer-path = przebyta droga
pd-scene-layer-explored = zbadany
pd-scene-layer-defeated = potwór pokonany
pd-scene-layer-looted = klejnot zdobyty
pd-scene-layer-gone = klejnot stracony
pd-scene-layer-reach = w zasięgu
pd-scene-square-empty = pusta komnata
pd-scene-square-trap = pułapka
pd-scene-square-reward = nagroda
pd-scene-square-orc = ork
pd-scene-square-ghost = duch
pd-scene-square-zombie = zombie
pd-scene-square-goblin = goblin
pd-scene-square-boss-1 = boss 1
pd-scene-square-boss-2 = boss 2
pd-scene-square-boss-3 = boss 3

## Score boxes

pd-scene-score =
    { $complete ->
        [true] Punkty teraz: { $total }
       *[false] Punkty teraz, bez celu: { $total }
    }
    .short = { $total } pkt
pd-scene-box-a = A, boss 1: { $points }
pd-scene-box-b = B, boss 2: { $points }
pd-scene-box-c = C, boss 3: { $points }
pd-scene-box-d = D, najsłabszy bohater: { $points }
pd-scene-box-e = E, magiczne przedmioty: { $points }
pd-scene-box-f = F, klejnoty: { $points }
pd-scene-box-g = G, potwory: { $points }
pd-scene-box-h = H, obrażenia: { $points }
pd-scene-box-i = I, wskrzeszenie: { $points }
pd-scene-box-j = J, cel i moc: { $points }
pd-scene-box-k = K, misje: { $points }
pd-score-A = boss 1
pd-score-B = boss 2
pd-score-C = boss 3
pd-score-D = najsłabszy bohater
pd-score-E = magiczne przedmioty
pd-score-F = klejnoty
pd-score-G = potwory
pd-score-H = obrażenia
pd-score-I = wskrzeszenie
pd-score-J = cel i moc
pd-score-K = misje
pd-score-L = suma
pd-score-rooms = zbadane komnaty

## Numbers on cards and in rooms

pd-stat-round = po rundzie
    .short = R
pd-stat-room = komnata
    .short = kom.
pd-stat-weakness-warrior = słabość: wojownik
    .short = słab.: wojownik
pd-stat-weakness-wizard = słabość: mag
    .short = słab.: mag
pd-stat-weakness-cleric = słabość: kleryk
    .short = słab.: kleryk
pd-stat-weakness-rogue = słabość: łotr
    .short = słab.: łotr
pd-stat-escape = ucieczka
    .short = uc.
pd-stat-strength = od siły
    .short = ≥
pd-stat-glory = punkty
    .short = ★
pd-stat-damage = obrażenia
    .short = ♥
pd-stat-reward-level-up = nagroda: awanse
    .short = +awans
pd-stat-reward-item-part = nagroda: części przedmiotów
    .short = +część
pd-stat-reward-potion = nagroda: mikstury
    .short = +mikstura
pd-stat-vanish = znikające klejnoty
    .short = znikają
pd-stat-count = potrzeba
    .short = ≥
pd-metric =
    { $metric ->
        [defeated_monsters_level_3] potwory 3. poziomu
        [defeated_monsters_level_4] potwory 4. poziomu
        [defeated_monsters_level_5] potwory 5. poziomu
        [obstacles_passed] pułapki, ściany i wody
        [columns_with_4_explored] kolumny z 4 zbadanymi komnatami
        [fully_explored_rows] rzędy zbadane w całości
        [heroes_at_level_5_plus] bohaterowie od 5. poziomu
        [potions_gained] zdobyte mikstury
        [explored_rooms] zbadane komnaty
        [boss_points] punkty za bossów
        [completed_items] ukończone przedmioty
        [explored_edge_rooms] zbadane komnaty na brzegu
        [defeated_monsters] pokonane potwory
        [gems_looted] złupione klejnoty
        [explored_corner_rooms] zbadane komnaty w rogach
       *[health] zdrowie
    }
pd-stat-goal = { pd-metric }, próg
    .short = { pd-metric } ≥
pd-stat-threshold = próg
    .short = ≥
pd-stat-train-warrior = wojownik: czarne kości
    .short = · wojownik: czarne kości
pd-stat-train-wizard = mag: czarne kości
    .short = · mag: czarne kości
pd-stat-train-cleric = kleryk: czarne kości
    .short = · kleryk: czarne kości
pd-stat-train-rogue = łotr: czarne kości
    .short = · łotr: czarne kości
pd-stat-parts = części
    .short = { "" }
    .sign = { $value }
pd-stat-orc = ork, poziom
    .short = ork
    .sign = o{ $value }
pd-stat-ghost = duch, poziom
    .short = duch
    .sign = d{ $value }
pd-stat-zombie = zombie, poziom
    .short = zombie
    .sign = z{ $value }
pd-stat-goblin = goblin, poziom
    .short = goblin
    .sign = g{ $value }
pd-stat-defeated = pokonany potwór, poziom
    .short = pokonany
    .sign = †
pd-stat-trap = pułapka
    .sign = ▲
pd-stat-potion = mikstury
    .short = mikstura
    .sign =
        { $value ->
            [1] !
           *[other] !{ $value }
        }
pd-stat-potion-taken = zdobyte mikstury
    .short = mikstura wzięta
    .sign = { "" }
pd-stat-item-part = części przedmiotów
    .short = część
    .sign =
        { $value ->
            [1] ½
           *[other] ½{ $value }
        }
pd-stat-item-part-taken = zdobyte części przedmiotów
    .short = część wzięta
    .sign = { "" }
pd-stat-level-up = awanse
    .short = awans
    .sign =
        { $value ->
            [1] ↑
           *[other] ↑{ $value }
        }
pd-stat-level-up-taken = zdobyte awanse
    .short = awans wzięty
    .sign = { "" }
pd-stat-gem = klejnot
    .sign = ♦{ $value }
pd-stat-gem-looted = złupiony klejnot
    .short = złupiony
    .sign = { "" }
pd-stat-gem-gone = stracony klejnot
    .short = stracony
    .sign = { "" }
pd-stat-boss = boss
    .sign = ♛{ $value }

## States

pd-state-asked = wybiera
pd-state-resigned = rezygnacja
pd-state-skull = czaszka, niedostępna
    .short = czaszka
pd-state-used = użyta
pd-state-disabled = wypełniona
    .short = { "" }
pd-state-complete = ukończony

## Cards looked up

pd-card-hero = Bohater
pd-card-monster =
    { $hero ->
        [warrior] Potwór, walczy z nim wojownik
        [wizard] Potwór, walczy z nim mag
        [cleric] Potwór, walczy z nim kleryk
       *[rogue] Potwór, walczy z nim łotr
    }
pd-card-end =
    { $end_points ->
        [0] , bez punktów na koniec
       *[other] , punkty na koniec: { $end_points }
    }
pd-card-item =
    { $symbol ->
        [none] Magiczny przedmiot, część za dowolny symbol bohatera
        [warrior] Magiczny przedmiot, część za miecz z tarczą
        [wizard] Magiczny przedmiot, część za kapelusz
        [cleric] Magiczny przedmiot, część za krzyż
       *[rogue] Magiczny przedmiot, część za maskę
    }{ pd-card-end }
pd-card-power =
    { $timing ->
        [setup] Moc, raz podczas przygotowania
        [once_per_round] Moc, raz na rundę
        [passive] Moc, zawsze
       *[trigger] Moc, za każdym razem
    }{ pd-card-end }
pd-card-objective = Cel, progi { $thresholds } za 2, 4, 6 punktów; czarne kości: { CARDS($black) }
pd-card-mission = Misja
pd-card-boss =
    Boss { $tier }{ $letter }, słabość: { $weakness ->
        [warrior] wojownik
        [wizard] mag
        [cleric] kleryk
       *[rogue] łotr
    }; siła { $strength_1 }: punkty { $points_1 }, obrażenia { $damage_1 }; siła { $strength_2 }: punkty { $points_2 }, obrażenia { $damage_2 }; siła { $strength_3 }: punkty { $points_3 }, obrażenia { $damage_3 }; ucieczka: { $escape }; nagroda: { pd-card-reward }{ COUNT($vanish) ->
        [0] { "" }
       *[other] ; znikające klejnoty: { $vanish }
    }
pd-card-reward =
    { $item_part ->
        [0] { $level_up ->
            [0] { $potion ->
                [one] mikstura
                [few] { $potion } mikstury
               *[many] { $potion } mikstur
            }
           *[other] { $potion ->
                [0] awans
               *[other] awans i mikstura
            }
        }
        [one] { $potion ->
            [0] część przedmiotu
           *[other] część przedmiotu i mikstura
        }
       *[other] { $item_part } części przedmiotów
    }
pd-card-dungeon = Karta podziemi { $letter }, bossowie: { CARDS($bosses) }
pd-card-campaign = Kampania, podziemia: { CARDS($dungeons) }
pd-card-rank = Ranga gry solo
pd-card-face = Ścianka kości
pd-card-room =
    Komnata{ $monster ->
        [none] { "" }
       *[other] , { CARD($monster) }, poziom { $level }
    }{ $trap ->
        [true] , pułapka
       *[false] { "" }
    }{ $potions ->
        [0] { "" }
        [one] , mikstura
        [few] , { $potions } mikstury
       *[many] , { $potions } mikstur
    }{ $item_parts ->
        [0] { "" }
        [one] , część przedmiotu
       *[other] , { $item_parts } części przedmiotów
    }{ $level_ups ->
        [0] { "" }
        [one] , awans
        [few] , { $level_ups } awanse
       *[many] , { $level_ups } awansów
    }{ $gem ->
        [none] { "" }
       *[other] , klejnot { $gem }
    }
