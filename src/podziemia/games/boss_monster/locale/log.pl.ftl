# What happened, one message per event. A card that a seat may not see is `none`.
# Names are never inflected: a noun stands before them, or they stand in brackets.

## Setup

bm-log-boss-revealed = { PLAYER($seat) } odkrywa bossa: { CARD($boss) }.
bm-log-hand-dealt =
    { $cards ->
        [none] { PLAYER($seat) } dociąga początkową rękę.
       *[other] { PLAYER($seat) } dociąga początkową rękę: { CARDS($cards) }.
    }
bm-log-hand-thrown-in = { PLAYER($seat) } korzysta z mulliganu.
bm-log-setup-discarded = { PLAYER($seat) } odrzuca na początek: { CARDS($cards) }.
bm-log-pile-opened = Stos odrzuconych kart na początku gry: { CARDS($cards) }.

## Round

bm-log-round-began = Zaczyna się runda { $round }.
bm-log-hero-revealed = Do miasta przybywa bohater { CARD($hero) }.
bm-log-build-turn-began = Tura budowy: { PLAYER($seat) }.
bm-log-adventure-turn-began = Tura przygód: { PLAYER($seat) }. Szykuje się następny bohater.
bm-log-hero-lured = Bohater { CARD($hero) } staje przed wejściem ({ PLAYER($seat) }).
bm-log-hero-stayed = Bohater { CARD($hero) } zostaje w mieście.
bm-log-round-ended = Kończy się runda { $round }.
bm-log-player-eliminated = { PLAYER($seat) } odpada z gry ({ bm-souls }, { bm-wounds }).
bm-log-game-ended = { PLAYER($winner) } wygrywa ({ bm-souls }, { bm-wounds }).

## Cards

bm-log-card-drawn =
    { $card ->
        [none] { $kind ->
            [spell] { PLAYER($seat) } dociąga kartę czaru.
           *[room] { PLAYER($seat) } dociąga kartę komnaty.
        }
       *[other] { $kind ->
            [spell] { PLAYER($seat) } dociąga czar { CARD($card) }.
           *[room] { PLAYER($seat) } dociąga komnatę { CARD($card) }.
        }
    }
bm-log-deck-reshuffled =
    { $kind ->
        [spell] Talia czarów się skończyła. Odrzucone karty czarów tworzą po przetasowaniu nową.
       *[room] Talia komnat się skończyła. Odrzucone karty komnat tworzą po przetasowaniu nową.
    }
bm-log-cards-discarded =
    { COUNT($cards) ->
        [0] { PLAYER($seat) } nie ma kart do odrzucenia.
        [one] { PLAYER($seat) } odrzuca kartę { CARDS($cards) }.
        [few] { PLAYER($seat) } odrzuca { COUNT($cards) } karty: { CARDS($cards) }.
       *[many] { PLAYER($seat) } odrzuca { COUNT($cards) } kart: { CARDS($cards) }.
    }
bm-log-card-taken =
    { $source ->
        [deck] { PLAYER($seat) } znajduje w talii kartę { CARD($card) } i ją pokazuje.
       *[pile] { PLAYER($seat) } bierze kartę { CARD($card) } ze stosu odrzuconych kart.
    }
bm-log-card-stolen =
    { $card ->
        [none] { $kind ->
            [spell] { PLAYER($seat) } zabiera kartę czaru, traci ją { PLAYER($victim) }.
           *[room] { PLAYER($seat) } zabiera kartę komnaty, traci ją { PLAYER($victim) }.
        }
       *[other] { $kind ->
            [spell] { PLAYER($seat) } zabiera czar { CARD($card) }, traci go { PLAYER($victim) }.
           *[room] { PLAYER($seat) } zabiera komnatę { CARD($card) }, traci ją { PLAYER($victim) }.
        }
    }
bm-log-hand-shown =
    { $cards ->
        [none] { PLAYER($seat) } ogląda rękę przeciwnika ({ PLAYER($victim) }).
       *[other] { PLAYER($seat) } ogląda rękę przeciwnika ({ PLAYER($victim) }): { CARDS($cards) }.
    }
bm-log-deck-searched =
    { $deck ->
        [ordinary] { PLAYER($seat) } przegląda talię typowych bohaterów.
        [epic] { PLAYER($seat) } przegląda talię legendarnych bohaterów.
       *[room] { PLAYER($seat) } przegląda talię komnat.
    }

## Effects

bm-log-spell-declared =
    { $target ->
        [none] { $target_owner ->
            [none] { PLAYER($seat) } zagrywa czar { CARD($spell) }.
           *[other] { PLAYER($seat) } zagrywa czar { CARD($spell) }. Cel: { PLAYER($target_owner) }.
        }
       *[other] { $target_owner ->
            [none] { PLAYER($seat) } zagrywa czar { CARD($spell) }. Cel: { CARD($target) }.
           *[other] { PLAYER($seat) } zagrywa czar { CARD($spell) }. Cel: { CARD($target) } ({ PLAYER($target_owner) }).
        }
    }
bm-log-ability-declared =
    { $target ->
        [none] { $target_owner ->
            [none] { PLAYER($seat) } używa komnaty { CARD($room) }.
           *[other] { PLAYER($seat) } używa komnaty { CARD($room) }. Cel: { PLAYER($target_owner) }.
        }
       *[other] { $target_owner ->
            [none] { PLAYER($seat) } używa komnaty { CARD($room) }. Cel: { CARD($target) }.
           *[other] { PLAYER($seat) } używa komnaty { CARD($room) }. Cel: { CARD($target) } ({ PLAYER($target_owner) }).
        }
    }
bm-log-effect-resolved = Działa karta { CARD($card) } ({ PLAYER($seat) }).
bm-log-spell-negated = Czar { CARD($spell) } ({ PLAYER($seat) }) zostaje zanegowany.
bm-log-effect-failed = Karta { CARD($card) } ({ PLAYER($seat) }) nie ma już celu i nic nie robi.
bm-log-leveled-up = Boss { CARD($boss) } ({ PLAYER($seat) }) dostaje Awans.

## Rooms

bm-log-room-placed =
    { $card ->
        [none] { $over ->
            [none] { PLAYER($seat) } kładzie zakrytą komnatę przy wejściu.
           *[other] { PLAYER($seat) } kładzie zakrytą komnatę na komnacie { CARD($over) }.
        }
       *[other] { $over ->
            [none] { PLAYER($seat) } kładzie zakrytą komnatę { CARD($card) } przy wejściu.
           *[other] { PLAYER($seat) } kładzie zakrytą komnatę { CARD($card) } na komnacie { CARD($over) }.
        }
    }
bm-log-room-returned =
    { $card ->
        [none] { PLAYER($seat) } bierze zakrytą komnatę z powrotem na rękę.
       *[other] { PLAYER($seat) } bierze zakrytą komnatę { CARD($card) } z powrotem na rękę.
    }
bm-log-room-built =
    { $over ->
        [none] { PLAYER($seat) } buduje przy wejściu komnatę { CARD($card) }.
       *[other] { PLAYER($seat) } buduje komnatę { CARD($card) } na komnacie { CARD($over) }.
    }
bm-log-room-destroyed = Komnata { CARD($room) } ({ PLAYER($seat) }) zostaje zniszczona.
bm-log-room-uncovered = Komnata { CARD($room) } ({ PLAYER($seat) }) zostaje odsłonięta.
bm-log-room-deactivated = Komnata { CARD($room) } ({ PLAYER($seat) }) zostaje dezaktywowana do końca rundy.
bm-log-rooms-swapped = Komnaty { CARD($first_room) } i { CARD($second_room) } ({ PLAYER($seat) }) zamieniają się miejscami.
bm-log-room-strengthened = Komnata { CARD($room) } ({ PLAYER($seat) }) ma +{ $bonus } do obrażeń do końca rundy.
bm-log-treasure-multiplied =
    { $factor ->
        [2] Skarby komnat ({ PLAYER($seat) }) liczą się do końca rundy podwójnie.
       *[many] Skarby komnat ({ PLAYER($seat) }) liczą się do końca rundy { $factor } razy.
    }
bm-log-placement-granted = { PLAYER($seat) } może położyć w tej turze jeszcze jedną komnatę.
bm-log-building-stopped = Koboldy strajkują: do końca rundy nie można zbudować żadnej komnaty.
bm-log-dungeon-closed = Do podziemi ({ PLAYER($seat) }) nie wejdzie w tej rundzie żaden kolejny bohater.

## Heroes

bm-log-hero-entered =
    { $damage ->
        [0] Bohater { CARD($hero) } wchodzi bez szwanku do komnaty { CARD($room) } ({ PLAYER($seat) }). Razem { $total }, życie { $life }.
        [one] Bohater { CARD($hero) } wchodzi do komnaty { CARD($room) } ({ PLAYER($seat) }) i otrzymuje { $damage } obrażenie. Razem { $total }, życie { $life }.
        [few] Bohater { CARD($hero) } wchodzi do komnaty { CARD($room) } ({ PLAYER($seat) }) i otrzymuje { $damage } obrażenia. Razem { $total }, życie { $life }.
       *[many] Bohater { CARD($hero) } wchodzi do komnaty { CARD($room) } ({ PLAYER($seat) }) i otrzymuje { $damage } obrażeń. Razem { $total }, życie { $life }.
    }
bm-log-hero-sent-back = Bohater { CARD($hero) } zostaje cofnięty. Sprawia to karta { CARD($room) } ({ PLAYER($seat) }).
bm-log-hero-hurt =
    { $damage ->
        [0] Bohater { CARD($hero) } ({ PLAYER($seat) }) nie otrzymuje obrażeń. Razem { $total }, życie { $life }.
        [one] Bohater { CARD($hero) } ({ PLAYER($seat) }) otrzymuje jeszcze { $damage } obrażenie. Razem { $total }, życie { $life }.
        [few] Bohater { CARD($hero) } ({ PLAYER($seat) }) otrzymuje jeszcze { $damage } obrażenia. Razem { $total }, życie { $life }.
       *[many] Bohater { CARD($hero) } ({ PLAYER($seat) }) otrzymuje jeszcze { $damage } obrażeń. Razem { $total }, życie { $life }.
    }
bm-log-hero-strengthened = Bohater { CARD($hero) } ma +{ $bonus } do życia do końca rundy.
bm-log-hero-returned = Bohater { CARD($hero) } wraca do miasta.
bm-log-hero-died =
    { $room ->
        [none] Bohater { CARD($hero) } ginie. { PLAYER($seat) } zdobywa { bm-souls.taken }.
       *[other] Bohater { CARD($hero) } ginie w komnacie { CARD($room) }. { PLAYER($seat) } zdobywa { bm-souls.taken }.
    }
bm-log-hero-survived = Bohater { CARD($hero) } dociera do bossa. { PLAYER($seat) } otrzymuje { bm-wounds.taken }.
bm-log-wound-healed = { PLAYER($seat) } leczy ranę: bohater { CARD($hero) } liczy się teraz jako martwy.
bm-log-hero-revived = Bohater { CARD($hero) } powstaje z martwych i staje przed wejściem ({ PLAYER($seat) }).
bm-log-hero-removed = Bohater { CARD($hero) } ({ PLAYER($seat) }) opuszcza grę na dobre.
