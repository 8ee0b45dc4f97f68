# What happened, one message per event. A card that a seat may not see is `none`.
# Names are never inflected: a noun stands before them, or they stand in brackets.

## Setup

bm-log-boss-revealed =
    { YOU($seat) ->
        [true] Odkrywasz bossa: { CARD($boss) }.
       *[false] { PLAYER($seat) } odkrywa bossa: { CARD($boss) }.
    }
bm-log-hand-dealt =
    { YOU($seat) ->
        [true] { $cards ->
            [none] Dociągasz początkową rękę.
           *[other] Dociągasz początkową rękę: { CARDS($cards) }.
        }
       *[false] { $cards ->
            [none] { PLAYER($seat) } dociąga początkową rękę.
           *[other] { PLAYER($seat) } dociąga początkową rękę: { CARDS($cards) }.
        }
    }
bm-log-hand-thrown-in =
    { YOU($seat) ->
        [true] Korzystasz z mulliganu.
       *[false] { PLAYER($seat) } korzysta z mulliganu.
    }
bm-log-setup-discarded =
    { YOU($seat) ->
        [true] Odrzucasz na początek: { CARDS($cards) }.
       *[false] { PLAYER($seat) } odrzuca na początek: { CARDS($cards) }.
    }
bm-log-pile-opened = Stos odrzuconych kart na początku gry: { CARDS($cards) }.

## Round

bm-log-round-began = Zaczyna się runda { $round }.
bm-log-hero-revealed = Do miasta przybywa bohater { CARD($hero) }.
bm-log-build-turn-began =
    { YOU($seat) ->
        [true] Budujesz.
       *[false] Buduje { PLAYER($seat) }.
    }
bm-log-adventure-turn-began =
    { YOU($seat) ->
        [true] Bohaterowie ruszają do Ciebie. Szykuje się następny bohater.
       *[false] Bohaterowie ruszają do podziemi ({ PLAYER($seat) }). Szykuje się następny bohater.
    }
bm-log-hero-lured =
    { YOU($seat) ->
        [true] Bohater { CARD($hero) } staje przed Twoim wejściem.
       *[false] Bohater { CARD($hero) } staje przed wejściem ({ PLAYER($seat) }).
    }
bm-log-hero-stayed = Bohater { CARD($hero) } zostaje w mieście.
bm-log-round-ended = Kończy się runda { $round }.
bm-log-player-eliminated =
    { YOU($seat) ->
        [true] Odpadasz z gry ({ bm-souls }, { bm-wounds }).
       *[false] { PLAYER($seat) } odpada z gry ({ bm-souls }, { bm-wounds }).
    }
bm-log-game-ended =
    { YOU($winner) ->
        [true] Wygrywasz ({ bm-souls }, { bm-wounds }).
       *[false] { PLAYER($winner) } wygrywa ({ bm-souls }, { bm-wounds }).
    }

## Cards

bm-log-card-drawn =
    { YOU($seat) ->
        [true] { $card ->
            [none] { $kind ->
                [spell] Dociągasz kartę czaru.
               *[room] Dociągasz kartę komnaty.
            }
           *[other] { $kind ->
                [spell] Dociągasz czar { CARD($card) }.
               *[room] Dociągasz komnatę { CARD($card) }.
            }
        }
       *[false] { $card ->
            [none] { $kind ->
                [spell] { PLAYER($seat) } dociąga kartę czaru.
               *[room] { PLAYER($seat) } dociąga kartę komnaty.
            }
           *[other] { $kind ->
                [spell] { PLAYER($seat) } dociąga czar { CARD($card) }.
               *[room] { PLAYER($seat) } dociąga komnatę { CARD($card) }.
            }
        }
    }
bm-log-deck-reshuffled =
    { $kind ->
        [spell] Talia czarów się skończyła. Odrzucone karty czarów tworzą po przetasowaniu nową.
       *[room] Talia komnat się skończyła. Odrzucone karty komnat tworzą po przetasowaniu nową.
    }
bm-log-cards-discarded =
    { YOU($seat) ->
        [true] { COUNT($cards) ->
            [0] Nie masz kart do odrzucenia.
            [one] Odrzucasz kartę { CARDS($cards) }.
            [few] Odrzucasz { COUNT($cards) } karty: { CARDS($cards) }.
           *[many] Odrzucasz { COUNT($cards) } kart: { CARDS($cards) }.
        }
       *[false] { COUNT($cards) ->
            [0] { PLAYER($seat) } nie ma kart do odrzucenia.
            [one] { PLAYER($seat) } odrzuca kartę { CARDS($cards) }.
            [few] { PLAYER($seat) } odrzuca { COUNT($cards) } karty: { CARDS($cards) }.
           *[many] { PLAYER($seat) } odrzuca { COUNT($cards) } kart: { CARDS($cards) }.
        }
    }
bm-log-card-taken =
    { YOU($seat) ->
        [true] { $source ->
            [deck] Znajdujesz w talii kartę { CARD($card) } i ją pokazujesz.
           *[pile] Bierzesz kartę { CARD($card) } ze stosu odrzuconych kart.
        }
       *[false] { $source ->
            [deck] { PLAYER($seat) } znajduje w talii kartę { CARD($card) } i ją pokazuje.
           *[pile] { PLAYER($seat) } bierze kartę { CARD($card) } ze stosu odrzuconych kart.
        }
    }
bm-log-card-stolen =
    { YOU($seat) ->
        [true] { $card ->
            [none] { $kind ->
                [spell] Zabierasz kartę czaru, traci ją { PLAYER($victim) }.
               *[room] Zabierasz kartę komnaty, traci ją { PLAYER($victim) }.
            }
           *[other] { $kind ->
                [spell] Zabierasz czar { CARD($card) }, traci go { PLAYER($victim) }.
               *[room] Zabierasz komnatę { CARD($card) }, traci ją { PLAYER($victim) }.
            }
        }
       *[false] { YOU($victim) ->
            [true] { $card ->
                [none] { $kind ->
                    [spell] { PLAYER($seat) } zabiera Ci kartę czaru.
                   *[room] { PLAYER($seat) } zabiera Ci kartę komnaty.
                }
               *[other] { $kind ->
                    [spell] { PLAYER($seat) } zabiera Ci czar { CARD($card) }.
                   *[room] { PLAYER($seat) } zabiera Ci komnatę { CARD($card) }.
                }
            }
           *[false] { $card ->
                [none] { $kind ->
                    [spell] { PLAYER($seat) } zabiera kartę czaru, traci ją { PLAYER($victim) }.
                   *[room] { PLAYER($seat) } zabiera kartę komnaty, traci ją { PLAYER($victim) }.
                }
               *[other] { $kind ->
                    [spell] { PLAYER($seat) } zabiera czar { CARD($card) }, traci go { PLAYER($victim) }.
                   *[room] { PLAYER($seat) } zabiera komnatę { CARD($card) }, traci ją { PLAYER($victim) }.
                }
            }
        }
    }
bm-log-hand-shown =
    { $cards ->
        [none] { YOU($seat) ->
            [true] Oglądasz rękę przeciwnika ({ PLAYER($victim) }).
           *[false] { YOU($victim) ->
                [true] { PLAYER($seat) } ogląda Twoją rękę.
               *[false] { PLAYER($seat) } ogląda rękę przeciwnika ({ PLAYER($victim) }).
            }
        }
       *[other] { YOU($seat) ->
            [true] Oglądasz rękę przeciwnika ({ PLAYER($victim) }): { CARDS($cards) }.
           *[false] { YOU($victim) ->
                [true] { PLAYER($seat) } ogląda Twoją rękę: { CARDS($cards) }.
               *[false] { PLAYER($seat) } ogląda rękę przeciwnika ({ PLAYER($victim) }): { CARDS($cards) }.
            }
        }
    }
bm-log-deck-searched =
    { YOU($seat) ->
        [true] { $deck ->
            [ordinary] Przeglądasz talię typowych bohaterów.
            [epic] Przeglądasz talię legendarnych bohaterów.
           *[room] Przeglądasz talię komnat.
        }
       *[false] { $deck ->
            [ordinary] { PLAYER($seat) } przegląda talię typowych bohaterów.
            [epic] { PLAYER($seat) } przegląda talię legendarnych bohaterów.
           *[room] { PLAYER($seat) } przegląda talię komnat.
        }
    }

## Effects

bm-aimed =
    { $target ->
        [none] { $target_owner ->
            [none] { "" }
           *[other] { YOU($target_owner) ->
                [true] { " " }Cel: Ty.
               *[false] { " " }Cel: { PLAYER($target_owner) }.
            }
        }
       *[other] { $target_owner ->
            [none] { " " }Cel: { CARD($target) }.
           *[other] { YOU($target_owner) ->
                [true] { " " }Cel: Twoja komnata { CARD($target) }.
               *[false] { " " }Cel: { CARD($target) } ({ PLAYER($target_owner) }).
            }
        }
    }
bm-log-spell-declared =
    { YOU($seat) ->
        [true] Zagrywasz czar { CARD($spell) }.{ bm-aimed }
       *[false] { PLAYER($seat) } zagrywa czar { CARD($spell) }.{ bm-aimed }
    }
bm-log-ability-declared =
    { YOU($seat) ->
        [true] Używasz komnaty { CARD($room) }.{ bm-aimed }
       *[false] { PLAYER($seat) } używa komnaty { CARD($room) }.{ bm-aimed }
    }
bm-log-effect-resolved =
    { YOU($seat) ->
        [true] Działa Twoja karta { CARD($card) }.
       *[false] Działa karta { CARD($card) } ({ PLAYER($seat) }).
    }
bm-log-spell-negated =
    { YOU($seat) ->
        [true] Twój czar { CARD($spell) } zostaje zanegowany.
       *[false] Czar { CARD($spell) } ({ PLAYER($seat) }) zostaje zanegowany.
    }
bm-log-effect-failed =
    { YOU($seat) ->
        [true] Twoja karta { CARD($card) } nie ma już celu i nic nie robi.
       *[false] Karta { CARD($card) } ({ PLAYER($seat) }) nie ma już celu i nic nie robi.
    }
bm-log-leveled-up =
    { YOU($seat) ->
        [true] Twój boss { CARD($boss) } dostaje Awans.
       *[false] Boss { CARD($boss) } ({ PLAYER($seat) }) dostaje Awans.
    }

## Rooms

bm-log-room-placed =
    { YOU($seat) ->
        [true] { $card ->
            [none] { $over ->
                [none] Kładziesz zakrytą komnatę przy wejściu.
               *[other] Kładziesz zakrytą komnatę na komnacie { CARD($over) }.
            }
           *[other] { $over ->
                [none] Kładziesz zakrytą komnatę { CARD($card) } przy wejściu.
               *[other] Kładziesz zakrytą komnatę { CARD($card) } na komnacie { CARD($over) }.
            }
        }
       *[false] { $card ->
            [none] { $over ->
                [none] { PLAYER($seat) } kładzie zakrytą komnatę przy wejściu.
               *[other] { PLAYER($seat) } kładzie zakrytą komnatę na komnacie { CARD($over) }.
            }
           *[other] { $over ->
                [none] { PLAYER($seat) } kładzie zakrytą komnatę { CARD($card) } przy wejściu.
               *[other] { PLAYER($seat) } kładzie zakrytą komnatę { CARD($card) } na komnacie { CARD($over) }.
            }
        }
    }
bm-log-room-returned =
    { YOU($seat) ->
        [true] { $card ->
            [none] Bierzesz zakrytą komnatę z powrotem na rękę.
           *[other] Bierzesz zakrytą komnatę { CARD($card) } z powrotem na rękę.
        }
       *[false] { $card ->
            [none] { PLAYER($seat) } bierze zakrytą komnatę z powrotem na rękę.
           *[other] { PLAYER($seat) } bierze zakrytą komnatę { CARD($card) } z powrotem na rękę.
        }
    }
bm-log-room-built =
    { YOU($seat) ->
        [true] { $over ->
            [none] Budujesz przy wejściu komnatę { CARD($card) }.
           *[other] Budujesz komnatę { CARD($card) } na komnacie { CARD($over) }.
        }
       *[false] { $over ->
            [none] { PLAYER($seat) } buduje przy wejściu komnatę { CARD($card) }.
           *[other] { PLAYER($seat) } buduje komnatę { CARD($card) } na komnacie { CARD($over) }.
        }
    }
bm-log-room-destroyed =
    { YOU($seat) ->
        [true] Twoja komnata { CARD($room) } zostaje zniszczona.
       *[false] Komnata { CARD($room) } ({ PLAYER($seat) }) zostaje zniszczona.
    }
bm-log-room-uncovered =
    { YOU($seat) ->
        [true] Twoja komnata { CARD($room) } zostaje odsłonięta.
       *[false] Komnata { CARD($room) } ({ PLAYER($seat) }) zostaje odsłonięta.
    }
bm-log-room-deactivated =
    { YOU($seat) ->
        [true] Twoja komnata { CARD($room) } zostaje dezaktywowana do końca rundy.
       *[false] Komnata { CARD($room) } ({ PLAYER($seat) }) zostaje dezaktywowana do końca rundy.
    }
bm-log-rooms-swapped =
    { YOU($seat) ->
        [true] Twoje komnaty { CARD($first_room) } i { CARD($second_room) } zamieniają się miejscami.
       *[false] Komnaty { CARD($first_room) } i { CARD($second_room) } ({ PLAYER($seat) }) zamieniają się miejscami.
    }
bm-log-room-strengthened =
    { YOU($seat) ->
        [true] Twoja komnata { CARD($room) } ma +{ $bonus } do obrażeń do końca rundy.
       *[false] Komnata { CARD($room) } ({ PLAYER($seat) }) ma +{ $bonus } do obrażeń do końca rundy.
    }
bm-log-treasure-multiplied =
    { YOU($seat) ->
        [true] { $factor ->
            [2] Skarby Twoich komnat liczą się do końca rundy podwójnie.
           *[many] Skarby Twoich komnat liczą się do końca rundy { $factor } razy.
        }
       *[false] { $factor ->
            [2] Skarby komnat ({ PLAYER($seat) }) liczą się do końca rundy podwójnie.
           *[many] Skarby komnat ({ PLAYER($seat) }) liczą się do końca rundy { $factor } razy.
        }
    }
bm-log-placement-granted =
    { YOU($seat) ->
        [true] Możesz położyć w tej turze jeszcze jedną komnatę.
       *[false] { PLAYER($seat) } może położyć w tej turze jeszcze jedną komnatę.
    }
bm-log-building-stopped = Koboldy strajkują: do końca rundy nie można zbudować żadnej komnaty.
bm-log-dungeon-closed =
    { YOU($seat) ->
        [true] Do Twoich podziemi nie wejdzie w tej rundzie żaden kolejny bohater.
       *[false] Do podziemi ({ PLAYER($seat) }) nie wejdzie w tej rundzie żaden kolejny bohater.
    }

## Heroes

bm-log-hero-entered =
    { YOU($seat) ->
        [true] { $damage ->
            [0] Bohater { CARD($hero) } wchodzi bez szwanku do Twojej komnaty { CARD($room) }.
            [one] Bohater { CARD($hero) } wchodzi do Twojej komnaty { CARD($room) } i otrzymuje { $damage } obrażenie: ma ich już { $total }, a zginie przy { $life }.
            [few] Bohater { CARD($hero) } wchodzi do Twojej komnaty { CARD($room) } i otrzymuje { $damage } obrażenia: ma ich już { $total }, a zginie przy { $life }.
           *[many] Bohater { CARD($hero) } wchodzi do Twojej komnaty { CARD($room) } i otrzymuje { $damage } obrażeń: ma ich już { $total }, a zginie przy { $life }.
        }
       *[false] { $damage ->
            [0] Bohater { CARD($hero) } wchodzi bez szwanku do komnaty { CARD($room) } ({ PLAYER($seat) }).
            [one] Bohater { CARD($hero) } wchodzi do komnaty { CARD($room) } ({ PLAYER($seat) }) i otrzymuje { $damage } obrażenie: ma ich już { $total }, a zginie przy { $life }.
            [few] Bohater { CARD($hero) } wchodzi do komnaty { CARD($room) } ({ PLAYER($seat) }) i otrzymuje { $damage } obrażenia: ma ich już { $total }, a zginie przy { $life }.
           *[many] Bohater { CARD($hero) } wchodzi do komnaty { CARD($room) } ({ PLAYER($seat) }) i otrzymuje { $damage } obrażeń: ma ich już { $total }, a zginie przy { $life }.
        }
    }
bm-log-hero-sent-back =
    { YOU($seat) ->
        [true] Bohater { CARD($hero) } zostaje cofnięty. Sprawia to Twoja karta { CARD($room) }.
       *[false] Bohater { CARD($hero) } zostaje cofnięty. Sprawia to karta { CARD($room) } ({ PLAYER($seat) }).
    }
bm-log-hero-hurt =
    { YOU($seat) ->
        [true] { $damage ->
            [0] Bohater { CARD($hero) } w Twoich podziemiach nie otrzymuje obrażeń.
            [one] Bohater { CARD($hero) } w Twoich podziemiach otrzymuje jeszcze { $damage } obrażenie: ma ich już { $total }, a zginie przy { $life }.
            [few] Bohater { CARD($hero) } w Twoich podziemiach otrzymuje jeszcze { $damage } obrażenia: ma ich już { $total }, a zginie przy { $life }.
           *[many] Bohater { CARD($hero) } w Twoich podziemiach otrzymuje jeszcze { $damage } obrażeń: ma ich już { $total }, a zginie przy { $life }.
        }
       *[false] { $damage ->
            [0] Bohater { CARD($hero) } ({ PLAYER($seat) }) nie otrzymuje obrażeń.
            [one] Bohater { CARD($hero) } ({ PLAYER($seat) }) otrzymuje jeszcze { $damage } obrażenie: ma ich już { $total }, a zginie przy { $life }.
            [few] Bohater { CARD($hero) } ({ PLAYER($seat) }) otrzymuje jeszcze { $damage } obrażenia: ma ich już { $total }, a zginie przy { $life }.
           *[many] Bohater { CARD($hero) } ({ PLAYER($seat) }) otrzymuje jeszcze { $damage } obrażeń: ma ich już { $total }, a zginie przy { $life }.
        }
    }
bm-log-hero-strengthened = Bohater { CARD($hero) } ma +{ $bonus } do życia do końca rundy.
bm-log-hero-returned = Bohater { CARD($hero) } wraca do miasta.
bm-log-hero-died =
    { YOU($seat) ->
        [true] { $room ->
            [none] Bohater { CARD($hero) } ginie. Zdobywasz { bm-souls.taken }.
           *[other] Bohater { CARD($hero) } ginie w Twojej komnacie { CARD($room) }. Zdobywasz { bm-souls.taken }.
        }
       *[false] { $room ->
            [none] Bohater { CARD($hero) } ginie. { PLAYER($seat) } zdobywa { bm-souls.taken }.
           *[other] Bohater { CARD($hero) } ginie w komnacie { CARD($room) }. { PLAYER($seat) } zdobywa { bm-souls.taken }.
        }
    }
bm-log-hero-survived =
    { YOU($seat) ->
        [true] Bohater { CARD($hero) } dociera do Twojego bossa. Otrzymujesz { bm-wounds.taken }.
       *[false] Bohater { CARD($hero) } dociera do bossa. { PLAYER($seat) } otrzymuje { bm-wounds.taken }.
    }
bm-log-wound-healed =
    { YOU($seat) ->
        [true] Leczysz ranę: bohater { CARD($hero) } liczy się teraz jako martwy.
       *[false] { PLAYER($seat) } leczy ranę: bohater { CARD($hero) } liczy się teraz jako martwy.
    }
bm-log-hero-revived =
    { YOU($seat) ->
        [true] Bohater { CARD($hero) } powstaje z martwych i staje przed Twoim wejściem.
       *[false] Bohater { CARD($hero) } powstaje z martwych i staje przed wejściem ({ PLAYER($seat) }).
    }
bm-log-hero-removed =
    { YOU($seat) ->
        [true] Twój bohater { CARD($hero) } opuszcza grę na dobre.
       *[false] Bohater { CARD($hero) } ({ PLAYER($seat) }) opuszcza grę na dobre.
    }
