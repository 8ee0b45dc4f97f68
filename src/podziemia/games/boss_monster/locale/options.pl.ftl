# Możliwości w słowach. `group` to, co wspólne, `short` to, co własne;
# bm-effect-… to, co by się stało przy dzisiejszych liczbach.

bm-option-nth =
    { $nth ->
        [0] { "" }
       *[other] { " " }(nr { $nth } od wejścia)
    }
    .short =
        { $nth ->
            [0] { "" }
           *[other] { " " }(nr { $nth })
        }

## Declining and accepting

bm-option-pass-floor = Pas
bm-option-pass-unbuilt = Nie buduj w tej rundzie
bm-option-pass-negate = Niech czar działa
bm-option-pass-heal = Nie lecz żadnej rany
bm-option-pass-swap = Zostaw komnaty na miejscach
bm-option-pass-build-another = Nie buduj kolejnej komnaty
bm-option-pass-machinate = Nic nie dociągaj
bm-option-pass-seduce = Nikogo nie sprowadzaj
bm-option-pass-take-found = Nic nie bierz
bm-option-pass-draw-spell = Nic nie dociągaj
bm-option-pass-recycle = Nic nie dociągaj
bm-option-pass-search-rooms = Nie szukaj
bm-option-pass-draw-three = Nic nie dociągaj
bm-option-pass-setup-room = Nie kładź komnaty: nie masz na ręce żadnej typowej
bm-option-accept-draw-spell = Dociągnij kartę czaru
bm-option-accept-recycle = Dociągnij dwie karty komnat
bm-option-accept-search-rooms = Przejrzyj talię komnat i stos odrzuconych kart
bm-option-accept-draw-three = Dociągnij trzy karty czarów, potem odrzuć jedną

# How long one may go on passing; it ends as soon as anything is declared or built.
bm-lasting-build = Pasuj, póki inni budują
bm-lasting-hero = Niech ten bohater idzie
bm-lasting-round = Pasuj do końca rundy

## Cards

bm-option-keep-boss = Zatrzymaj bossa { CARD($boss) }
bm-option-keep-hand = Zatrzymaj tę rękę
bm-option-mulligan = Mulligan: oddaj tę rękę i dociągnij nową
bm-option-discard =
    { COUNT($cards) ->
        [one] Odrzuć kartę { CARDS($cards) }
       *[other] Odrzuć karty: { CARDS($cards) }
    }
    .group = Odrzuć kartę { CARD($first) } i…
    .short =
        { $rest ->
            [none] { CARD($first) }
           *[other] { CARDS($rest) }
        }
bm-option-draw-room = Dociągnij kartę komnaty
bm-option-draw-spell = Dociągnij kartę czaru
bm-option-keep-card = Zatrzymaj komnatę na ręce
bm-option-take-pile = Weź ze stosu odrzuconych kartę { CARD($card) }
    .group = Weź ze stosu odrzuconych…
    .short = { CARD($card) }
bm-option-take-found = Weź z talii komnat kartę { CARD($card) }
    .group = Weź z talii komnat…
    .short = { CARD($card) }
bm-option-take-shown = Zabierz kartę { CARD($card) }
    .group = Zabierz z ręki…
    .short = { CARD($card) }

## Rooms

bm-option-place-new =
    { $first ->
        [true] Połóż obok bossa, zakrytą: { CARD($card) }
       *[false] Połóż przy wejściu, zakrytą: { CARD($card) }
    }
    .group = Połóż komnatę { CARD($card) }
    .short =
        { $first ->
            [true] obok bossa
           *[false] nowa komnata
        }
bm-option-place-on = Połóż na komnacie { CARD($below) }{ bm-option-nth }, zakrytą: { CARD($card) }
    .group = Połóż komnatę { CARD($card) }
    .short = na komnacie { CARD($below) }{ bm-option-nth.short }
bm-option-build-new =
    { $first ->
        [true] Zbuduj obok bossa: { CARD($card) }
       *[false] Zbuduj przy wejściu: { CARD($card) }
    }
    .group = Zbuduj komnatę { CARD($card) }
    .short =
        { $first ->
            [true] obok bossa
           *[false] nowa komnata
        }
bm-option-build-on = Zbuduj na komnacie { CARD($below) }{ bm-option-nth }: { CARD($card) }
    .group = Zbuduj komnatę { CARD($card) }
    .short = na komnacie { CARD($below) }{ bm-option-nth.short }
bm-option-destroy = Zniszcz komnatę { CARD($room) }{ bm-option-nth }
bm-option-swap =
    { $own ->
        [true] Zamień miejscami w swoich podziemiach komnaty { CARD($first) } (nr { $first_nth }) i { CARD($second) } (nr { $second_nth })
       *[false] Zamień miejscami komnaty { CARD($first) } (nr { $first_nth }) i { CARD($second) } (nr { $second_nth }); podziemia: { PLAYER($owner) }
    }

## Effects

bm-option-cast =
    { $kind ->
        [none] Rzuć czar { CARD($spell) }
        [room] { $own ->
            [true] Rzuć czar { CARD($spell) } na swoją komnatę { CARD($room) }{ bm-option-nth }
           *[false] Rzuć czar { CARD($spell) } na komnatę { CARD($room) }{ bm-option-nth } (podziemia: { PLAYER($owner) })
        }
        [player] Rzuć czar { CARD($spell) }, cel: { PLAYER($owner) }
       *[hero] Rzuć czar { CARD($spell) }, cel: { CARD($hero) } ({ bm-scene-class })
    }
    .group = Rzuć czar { CARD($spell) }
    .short =
        { $kind ->
            [none] teraz
            [room] { $own ->
                [true] na swoją komnatę { CARD($room) }{ bm-option-nth.short }
               *[false] na komnatę { CARD($room) }{ bm-option-nth.short } ({ PLAYER($owner) })
            }
            [player] cel: { PLAYER($owner) }
           *[hero] cel: { CARD($hero) } ({ bm-scene-class })
        }
bm-option-cost =
    { $cost ->
        [none] { "" }
        [self] , niszcząc tę komnatę
        [room] , niszcząc komnatę { CARD($pay) }
       *[cards] , odrzucając: { CARDS($pay) }
    }
bm-option-use =
    { $kind ->
        [none] Użyj komnaty { CARD($ability) }{ bm-option-cost }
        [player] Użyj komnaty { CARD($ability) } (cel: { PLAYER($owner) }){ bm-option-cost }
       *[hero] Użyj komnaty { CARD($ability) } (cel: { CARD($hero) }, { bm-scene-class }){ bm-option-cost }
    }
    .group = Użyj komnaty { CARD($ability) }
    .short =
        { $kind ->
            [none] { $cost ->
                [none] teraz
                [self] niszcząc tę komnatę
                [room] niszcząc komnatę { CARD($pay) }
               *[cards] odrzucając: { CARDS($pay) }
            }
            [player] cel: { PLAYER($owner) }{ bm-option-cost }
           *[hero] cel: { CARD($hero) } ({ bm-scene-class }){ bm-option-cost }
        }
bm-option-counter = Zaneguj czar { CARD($spell) } ({ PLAYER($owner) }) kartą { CARD("counterspell") }
bm-option-eye = Zaneguj czar { CARD($spell) } ({ PLAYER($owner) }) komnatą { CARD("all_seeing_eye") }, odrzucając kartę { CARD($pay) }
bm-option-resolve = Najpierw karta { CARD($card) }

## Heroes and players

bm-option-lure = Sprowadź przed swoje wejście: { CARD($hero) } ({ bm-scene-class }, życie { $life })
bm-option-slay = Zabij w mieście: { CARD($hero) } ({ bm-scene-class }, życie { $life })
bm-option-heal = Zamień rany w dusze: { CARD($hero) } ({ bm-scene-class })
bm-option-search-ordinary = Przejrzyj talię typowych bohaterów
bm-option-search-epic = Przejrzyj talię legendarnych bohaterów
bm-option-player = { PLAYER($owner) }
bm-option-steal-room = Zabierz losową kartę komnaty ({ PLAYER($owner) })
bm-option-steal-spell = Zabierz losową kartę czaru ({ PLAYER($owner) })

## What would happen

bm-effect-dungeon = Podziemia zadadzą { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }{ $cleric ->
        [0] { "" }
       *[other] , skarby dla kapłanów: { $cleric }
    }{ $fighter ->
        [0] { "" }
       *[other] , skarby dla wojowników: { $fighter }
    }{ $mage ->
        [0] { "" }
       *[other] , skarby dla magów: { $mage }
    }{ $thief ->
        [0] { "" }
       *[other] , skarby dla złodziei: { $thief }
    }{ $lured ->
        [none] { "" }
       *[other] ; zwabią: { CARDS($lured) }
    }{ $level_up ->
        [true] ; Awans
       *[false] { "" }
    }
bm-effect-walk =
    { $fate ->
        [here] { CARD($hero) }: życie 0 z { $life }: ginie tutaj
        [ahead] { CARD($hero) }: życie { $left } z { $life }; { bm-scene-ahead }: zginie
       *[through] { CARD($hero) }: życie { $left } z { $life }; { bm-scene-ahead }: dotrze do bossa
    }
bm-effect-change = { PLAYER($owner) }: obrażenia wszystkich komnat { $before } → { $after }
bm-effect-change-walk = { PLAYER($owner) }: obrażenia wszystkich komnat { $before } → { $after }; { bm-effect-walk }
bm-effect-coming =
    { $fate ->
        [none] teraz obrażenia { $damage }, życie { $life }; w tej rundzie nie wejdzie
        [ahead] obrażenia { $damage }, życie { $life }: zginie ({ bm-souls })
       *[through] obrażenia { $damage }, życie { $life }: dotrze do bossa ({ bm-wounds })
    }
bm-effect-entering =
    { $fate ->
        [ahead] wchodzi { CARD($hero) } ({ bm-scene-class }): obrażenia { $damage }, życie { $life }: zginie ({ bm-souls })
       *[through] wchodzi { CARD($hero) } ({ bm-scene-class }): obrażenia { $damage }, życie { $life }: dotrze do bossa ({ bm-wounds })
    }
bm-effect-killing = { CARD($hero) } ginie ({ bm-souls })
bm-effect-reviving =
    { $fate ->
        [none] { PLAYER($owner) }: zostaną dusze: { $left }; tam teraz obrażenia { $damage }, życie { $life }; w tej rundzie nie wejdzie
        [ahead] { PLAYER($owner) }: zostaną dusze: { $left }; tam obrażenia { $damage }, życie { $life }: zginie znowu
       *[through] { PLAYER($owner) }: zostaną dusze: { $left }; tam obrażenia { $damage }, życie { $life }: dotrze do bossa
    }
bm-effect-fear = jego obrażenia ({ $taken }) przepadają; { PLAYER($owner) } nic za niego nie dostanie
bm-effect-lost-target = celu już nie ma, więc nic się nie stanie
bm-effect-souls = Twoje dusze: { $before } → { $after }
bm-effect-healed = rany { $wounds } → { $wounds_after }, dusze { $souls } → { $souls_after }
bm-effect-deck = zostało kart: { $count }
bm-effect-hand = na ręce karty komnat: { $rooms }, karty czarów: { $spells }
bm-effect-waiting = jeśli wszyscy spasują, zadziała to, co zadeklarowano
bm-effect-no-room = jeśli wszyscy spasują, Twoja tura budowy skończy się bez nowej komnaty
