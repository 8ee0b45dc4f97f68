# Co leży na stole. Atrybut `short` jest na miejsca, gdzie mieści się niewiele.

bm-scene-title =
    { $round ->
        [0] Boss Monster · { bm-scene-phase }
       *[other] Boss Monster · runda { $round } · { bm-scene-phase }
    }
bm-scene-summary =
    { $round ->
        [0] Rozdawanie kart
       *[other] Runda { $round } · dusze { $souls }
    }
bm-scene-phase =
    { $phase ->
        [setup] { bm-phase-setup }
        [beginning] { bm-phase-beginning }
        [build] { bm-phase-build }
        [reveal] { bm-phase-reveal }
        [bait] { bm-phase-bait }
        [adventure] { bm-phase-adventure }
       *[end] { bm-phase-end }
    }
bm-scene-card = { CARD($card) }

## The middle of the table

bm-scene-middle = Talie
    .short = { "" }
bm-scene-deck-room = Komnaty
bm-scene-deck-spell = Czary
bm-scene-deck-ordinary = Bohaterowie
    .short = Typowi
bm-scene-deck-epic = Legendarni bohaterowie
    .short = Legendarni
bm-scene-cards-left = zostało kart
bm-scene-pile = Stos odrzuconych ({ $count })
    .short = Odrzucone { $count }
bm-scene-kobold-strike = Koboldy strajkują: w tej rundzie nie można zbudować żadnej komnaty.
bm-scene-town = Miasto
bm-scene-lured = → { PLAYER($seat) }
bm-scene-tie = zostaje: remis
    .short = remis
bm-scene-nobody-lures = zostaje: nikt go nie wabi
    .short = zostaje
bm-scene-declared = Zadeklarowane
bm-scene-declared-plain = { PLAYER($owner) }
bm-scene-declared-room = { PLAYER($owner) }, cel: komnata { CARD($target) } ({ PLAYER($target_owner) })
bm-scene-declared-player = { PLAYER($owner) }, cel: { PLAYER($target_owner) }
bm-scene-declared-card = { PLAYER($owner) }, cel: { CARD($target) }

## A player

bm-scene-player =
    { $boss ->
        [none] { PLAYER($seat) }
       *[other] { PLAYER($seat) } · { CARD($boss) }
    }{ $own ->
        [true] { " " }(Ty)
       *[false] { "" }
    }
bm-scene-souls = Dusze
bm-scene-wounds = Rany
bm-scene-damage = Obrażenia wszystkich komnat
    .short = Obr.
bm-scene-treasure = Skarby
    .short = { "" }
bm-scene-back-room = Karty komnat na ręce
    .short = Ręka: komnaty
bm-scene-back-spell = Karty czarów na ręce
    .short = czary
bm-scene-in-hand = na ręce
bm-scene-slain = Martwi bohaterowie
bm-scene-survivors = Ci, którzy przeszli
bm-scene-entrance = Przed wejściem
bm-scene-would-die = zginie: obrażenia { $damage }, życie { $life }
    .short = ☠
bm-scene-would-survive = przejdzie: obrażenia tylko { $damage }, a życie { $life }
    .short = ➔
bm-scene-dungeon = Podziemia
bm-scene-place = Nowa komnata
bm-scene-face-down = Zakryta
bm-scene-closed = Do tych podziemi nie wejdzie w tej rundzie żaden kolejny bohater.
bm-scene-ahead =
    { $ahead ->
        [0] dalej już bez obrażeń
        [one] po drodze jeszcze { $ahead } obrażenie
        [few] po drodze jeszcze { $ahead } obrażenia
       *[many] po drodze jeszcze { $ahead } obrażeń
    }
bm-scene-class =
    { $class ->
        [cleric] kapłan
        [fighter] wojownik
        [mage] mag
        [thief] złodziej
       *[fool] głupiec
    }

## Own cards

bm-scene-hand = Twoja ręka ({ $count })
    .short = Na ręce
bm-scene-found = Co znajdujesz
bm-scene-shown = Ręka: { PLAYER($seat) }
bm-scene-offered = Twoi bossowie
bm-scene-aside = Odłożone, zakryte

## Numbers on cards

bm-scene-stat-monster = potwór
    .short = potw.
bm-scene-stat-monster-advanced = wypaśny potwór
    .short = wyp. potw.
bm-scene-stat-trap = pułapka
    .short = puł.
bm-scene-stat-trap-advanced = wypaśna pułapka
    .short = wyp. puł.
bm-scene-stat-damage = obrażenia
    .short = obr.
bm-scene-stat-cleric = kapłan
    .short = K
bm-scene-stat-fighter = wojownik
    .short = W
bm-scene-stat-mage = mag
    .short = M
bm-scene-stat-thief = złodziej
    .short = Z
bm-scene-stat-class-cleric = kapłan
bm-scene-stat-class-fighter = wojownik
bm-scene-stat-class-mage = mag
bm-scene-stat-class-thief = złodziej
bm-scene-stat-class-fool = głupiec
bm-scene-stat-epic = legendarny
bm-scene-stat-life = życie
    .short = ♥
bm-scene-stat-left = życie, które zostało
bm-scene-stat-souls = dusze
    .short = { "" }
bm-scene-stat-wounds = rany
    .short = { "" }
bm-scene-stat-xp = PD
bm-scene-stat-build = budowa
bm-scene-stat-adventure = przygody

## States

bm-state-active = aktywny gracz
bm-state-asked = wybiera
bm-state-out = poza grą
bm-state-resigned = rezygnacja
bm-state-face-down = zakryta
    .short = zakryta
bm-state-deactivated = dezaktywowana
    .short = wył.
bm-state-used = użyta w tej rundzie
    .short = użyta
bm-state-changed = zmieniona
    .short = { "" }
bm-state-empty = wolne
bm-state-leveled-up = Awans wykorzystany
    .short = po awansie
bm-state-may-level-up = Awans przy 5 komnatach
    .short = { "" }
bm-state-waiting = oczekuje

## Cards looked up, and the end

bm-card-treasure =
    { $cleric ->
        [0] { "" }
       *[other] , kapłan { $cleric }
    }{ $fighter ->
        [0] { "" }
       *[other] , wojownik { $fighter }
    }{ $mage ->
        [0] { "" }
       *[other] , mag { $mage }
    }{ $thief ->
        [0] { "" }
       *[other] , złodziej { $thief }
    }
bm-card-room =
    { $kind ->
        [advanced] { $type ->
            [monster] Wypaśna komnata potworów
           *[trap] Wypaśna komnata pułapek
        }
       *[ordinary] { $type ->
            [monster] Typowa komnata potworów
           *[trap] Typowa komnata pułapek
        }
    }{ $damage ->
        [none] , obrażenia według tekstu karty
       *[other] , obrażenia { $damage }
    }{ bm-card-treasure }
bm-card-spell =
    { $build ->
        [true] { $adventure ->
            [true] Czar na fazę budowy i fazę przygód
           *[false] Czar na fazę budowy
        }
       *[false] Czar na fazę przygód
    }
bm-card-boss = Boss, { $title }, { $xp } PD{ bm-card-treasure }
bm-card-hero =
    { $kind ->
        [epic] Legendarny bohater
       *[ordinary] Typowy bohater
    }, { bm-scene-class }, życie { $life }, { bm-souls }, { bm-wounds }
bm-score-souls = dusze
bm-score-wounds = rany
