# What happened, one message per event.
# Names are never inflected: a noun stands before them, or they stand in brackets.

pd-from =
    { $source ->
        [room] z komnaty
        [potions] za pełny rząd mikstur
        [gems] z toru klejnotów
        [boss] za bossa
        [brew] z warzenia
       *[other] ({ CARD($source) })
    }

## Setup

pd-log-dungeon-revealed =
    { $game ->
        [1] Podziemia: { CARD($dungeon) }. Bossowie: { CARDS($bosses) }.
       *[other] Gra { $game }, podziemia: { CARD($dungeon) }. Bossowie: { CARDS($bosses) }.
    }
pd-log-missions-drawn = Misje: { CARDS($missions) }.
pd-log-cards-dealt =
    { YOU($seat) ->
        [true] { $powers ->
            [none] Dostajesz dwie moce i dwa cele.
           *[other] Dostajesz moce: { CARDS($powers) } i cele: { CARDS($objectives) }.
        }
       *[false] { $powers ->
            [none] { PLAYER($seat) } dostaje dwie moce i dwa cele.
           *[other] { PLAYER($seat) } dostaje moce: { CARDS($powers) } i cele: { CARDS($objectives) }.
        }
    }
pd-log-power-kept =
    { YOU($seat) ->
        [true] Zostawiasz sobie moc: { CARD($power) }. Z czarnymi kośćmi trenują: { CARDS($black) }.
       *[false] { PLAYER($seat) } zostawia sobie moc: { CARD($power) }. Z czarnymi kośćmi trenują: { CARDS($black) }.
    }
pd-log-objective-shown =
    { YOU($seat) ->
        [true] Twój cel: { CARD($objective) }.
       *[false] Cel ({ PLAYER($seat) }): { CARD($objective) }.
    }
pd-log-preparation-shown =
    { YOU($seat) ->
        [true] Moc { CARD($power) } przygotowała twoją drużynę: zdrowie { $health }, części przedmiotów { $parts }, mikstury { $potions }, klejnoty { $gems }, potwory { $monsters }.
       *[false] Moc { CARD($power) } przygotowała drużynę ({ PLAYER($seat) }): zdrowie { $health }, części przedmiotów { $parts }, mikstury { $potions }, klejnoty { $gems }, potwory { $monsters }.
    }

## Round

pd-log-round-began = Zaczyna się runda { $round }.
pd-log-roll-rejected = Za dużo czaszek lub koniczyn ({ CARDS($dice) }): przerzuca się wszystkie kości.
pd-log-dice-rolled =
    { $skulls ->
        [0] Rzut: { CARDS($dice) }.
       *[other] Rzut: { CARDS($dice) }. Czaszki: { $skulls }.
    }
pd-log-round-shown =
    { YOU($seat) ->
        [true] Twoje kości:
       *[false] { PLAYER($seat) }: kości
    } { CARDS($dice) }{ $rooms ->
        [none] { "" }
       *[other] ; komnaty { CARDS($rooms) }
    }{ $gems ->
        [none] { "" }
       *[other] ; klejnoty { $gems }
    }. Teraz zdrowie { $health }, obrażenia { $damage }, mikstury { $potions }, potwory { $monsters }.
pd-log-gems-gone =
    { YOU($seat) ->
        [true] { COUNT($gems) ->
            [one] Przekreślasz klejnot { $gems }: ktoś inny był szybszy.
           *[other] Przekreślasz klejnoty { $gems }: inni byli szybsi.
        }
       *[false] { COUNT($gems) ->
            [one] { PLAYER($seat) } przekreśla klejnot { $gems }: ktoś inny był szybszy.
           *[other] { PLAYER($seat) } przekreśla klejnoty { $gems }: inni byli szybsi.
        }
    }
pd-log-mission-fulfilled = Misja { CARD($mission) } jest wykonana (po { pd-points }): { PLAYERS($seats) }.

## Bosses

pd-log-boss-fought =
    { YOU($seat) ->
        [true] Walczysz
       *[false] { PLAYER($seat) } walczy
    } z bossem { CARD($boss) } z siłą { $strength } (przedział { $band }): { pd-points }, { $damage ->
        [0] bez obrażeń
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
pd-log-boss-fled =
    { YOU($seat) ->
        [true] { $found ->
            [true] Uciekasz, siła { $strength } to za mało na bossa { CARD($boss) } ({ pd-points }).
           *[false] Uciekasz, bo komnata bossa { CARD($boss) } nie została zbadana ({ pd-points }).
        }
       *[false] { $found ->
            [true] { PLAYER($seat) } ucieka, siła { $strength } to za mało na bossa { CARD($boss) } ({ pd-points }).
           *[false] { PLAYER($seat) } ucieka, bo komnata bossa { CARD($boss) } nie została zbadana ({ pd-points }).
        }
    }
pd-log-reward-won =
    { YOU($seat) ->
        [true] Zadajesz najwięcej obrażeń i dostajesz nagrodę za bossa { CARD($boss) }.
       *[false] { PLAYER($seat) } zadaje najwięcej obrażeń i dostaje nagrodę za bossa { CARD($boss) }.
    }
pd-log-reward-left =
    { $tied ->
        [none] Nikt nie walczył z bossem { CARD($boss) }: nagrody nie dostaje nikt.
       *[other] Remis w walce z bossem { CARD($boss) } ({ PLAYERS($tied) }): nagrody nie dostaje nikt.
    }
pd-log-gems-vanished = Po walce z bossem { CARD($boss) } z map, na których nie zostały złupione, znikają klejnoty: { $gems }.

## The end

pd-log-sheet-scored =
    { YOU($seat) ->
        [true] Twój wynik: { $total }, zbadane komnaty: { $rooms }.
       *[false] Wynik ({ PLAYER($seat) }): { $total }, zbadane komnaty: { $rooms }.
    }
pd-log-rank-reached = Ranga za wynik { $total }: { CARD($rank) }.
pd-log-campaign-game-won =
    { COUNT($winners) ->
        [one] Gra { $game } kampanii, pierwsze miejsce: { PLAYERS($winners) }.
       *[other] Gra { $game } kampanii, wspólne pierwsze miejsce: { PLAYERS($winners) }.
    }
pd-log-game-ended =
    { $solo ->
        [true] Przygoda dobiegła końca; wynik: { $total }.
       *[false] { YOU($winners) ->
            [true] { COUNT($winners) ->
                [one] Wygrywasz z wynikiem { $total }.
               *[other] Zwycięstwo z wynikiem { $total }: { PLAYERS($winners) }.
            }
           *[false] Zwycięstwo z wynikiem { $total }: { PLAYERS($winners) }.
        }
    }

## On the sheet

pd-log-die-used =
    { YOU($seat) ->
        [true] { $action ->
            [level_up] Używasz kości ({ pd-colour }: { pd-symbol }) do awansowania: { CARD($target) }.
            [craft] Używasz kości ({ pd-colour }: { pd-symbol }) do tworzenia: { CARD($target) }.
            [brew] Używasz kości ({ pd-colour }: { pd-symbol }) do warzenia.
           *[move] Używasz kości ({ pd-colour }: { pd-symbol }) do ruchu.
        }
       *[false] { $action ->
            [level_up] { PLAYER($seat) } używa kości ({ pd-colour }: { pd-symbol }) do awansowania: { CARD($target) }.
            [craft] { PLAYER($seat) } używa kości ({ pd-colour }: { pd-symbol }) do tworzenia: { CARD($target) }.
            [brew] { PLAYER($seat) } używa kości ({ pd-colour }: { pd-symbol }) do warzenia.
           *[move] { PLAYER($seat) } używa kości ({ pd-colour }: { pd-symbol }) do ruchu.
        }
    }
pd-log-colour-switched =
    { $by ->
        [wizard] Dzięki magowi kość liczy się jako kość drugiego koloru.
       *[other] Moc { CARD($by) }: kość liczy się jako kość drugiego koloru.
    }
pd-log-leveled-up =
    { YOU($seat) ->
        [true] Twój { CARD($hero) } osiąga poziom { $level }.
       *[false] { CARD($hero) } ({ PLAYER($seat) }) osiąga poziom { $level }.
    }
pd-log-power-awoke =
    { YOU($seat) ->
        [true] { $hero ->
            [warrior] Twój wojownik na 4. poziomie: +1 do siły w walkach z bossami.
            [wizard] Twój mag na 4. poziomie: kości mogą liczyć się jako kości drugiego koloru.
            [cleric] Twój kleryk na 4. poziomie: czaszki nie zadają już obrażeń.
           *[rogue] Twój łotr na 4. poziomie: klejnot spoza mapy.
        }
       *[false] { $hero ->
            [warrior] Wojownik na 4. poziomie ({ PLAYER($seat) }): +1 do siły w walkach z bossami.
            [wizard] Mag na 4. poziomie ({ PLAYER($seat) }): kości mogą liczyć się jako kości drugiego koloru.
            [cleric] Kleryk na 4. poziomie ({ PLAYER($seat) }): czaszki nie zadają już obrażeń.
           *[rogue] Łotr na 4. poziomie ({ PLAYER($seat) }): klejnot spoza mapy.
        }
    }
pd-log-part-filled =
    { YOU($seat) ->
        [true] Tworzysz część przedmiotu { CARD($item) } ({ $parts }/2).
       *[false] { PLAYER($seat) } tworzy część przedmiotu { CARD($item) } ({ $parts }/2).
    }
pd-log-item-completed =
    { YOU($seat) ->
        [true] Kończysz przedmiot { CARD($item) }.
       *[false] { PLAYER($seat) } kończy przedmiot { CARD($item) }.
    }
pd-log-potion-gained =
    { YOU($seat) ->
        [true] Zdobywasz miksturę, nr { $potions }.
       *[false] { PLAYER($seat) } zdobywa miksturę, nr { $potions }.
    }
pd-log-reward-lost =
    { YOU($seat) ->
        [true] { $kind ->
            [level_up] Wszyscy twoi bohaterowie są na 6. poziomie: awans { pd-from } przepada.
            [item_part] Wszystkie twoje przedmioty są ukończone: część { pd-from } przepada.
           *[potion] Wszystkie twoje okręgi są wypełnione: mikstura { pd-from } przepada.
        }
       *[false] { $kind ->
            [level_up] Wszyscy bohaterowie są na 6. poziomie: awans { pd-from } przepada ({ PLAYER($seat) }).
            [item_part] Wszystkie przedmioty są ukończone: część { pd-from } przepada ({ PLAYER($seat) }).
           *[potion] Wszystkie okręgi są wypełnione: mikstura { pd-from } przepada ({ PLAYER($seat) }).
        }
    }
pd-log-damage-taken =
    { YOU($seat) ->
        [true] Otrzymujesz
       *[false] { PLAYER($seat) } otrzymuje
    } { $points ->
        [one] { $points } obrażenie
        [few] { $points } obrażenia
       *[many] { $points } obrażeń
    } { $source ->
        [skulls] z czaszek
        [monster] od potwora
        [trap] od pułapki
       *[boss] od bossa
    }{ $on_potions ->
        [0] { "" }
       *[other] , z tego pod miksturami { $on_potions }
    }. Kolumna obrażeń: { $damage }.
pd-log-damage-prevented =
    { YOU($seat) ->
        [true] { $source ->
            [skulls] { CARD($by) } chroni cię przed czaszkami. Obrażeń mniej: { $points }.
            [trap] { CARD($by) } chroni cię przed pułapką.
           *[boss] { CARD($by) } chroni cię przed ciosami bossa. Obrażeń mniej: { $points }.
        }
       *[false] { $source ->
            [skulls] { CARD($by) } chroni przed czaszkami ({ PLAYER($seat) }). Obrażeń mniej: { $points }.
            [trap] { CARD($by) } chroni przed pułapką ({ PLAYER($seat) }).
           *[boss] { CARD($by) } chroni przed ciosami bossa ({ PLAYER($seat) }). Obrażeń mniej: { $points }.
        }
    }
pd-log-party-resurrected =
    { YOU($seat) ->
        [true] Obrażeń ({ $damage }) jest więcej niż zdrowia ({ $health }): twoja drużyna zostaje wskrzeszona.
       *[false] Obrażeń ({ $damage }) jest więcej niż zdrowia ({ $health }): drużyna ({ PLAYER($seat) }) zostaje wskrzeszona.
    }
pd-log-room-entered =
    { YOU($seat) ->
        [true] { $across ->
            [wall] Przenikasz przez ścianę do komnaty { CARD($room) }.
            [water] Przechodzisz przez wodę do komnaty { CARD($room) }.
           *[none] { $first ->
                [true] Badasz komnatę { CARD($room) }.
               *[false] Znów wchodzisz do komnaty { CARD($room) }.
            }
        }
       *[false] { $across ->
            [wall] { PLAYER($seat) } przenika przez ścianę do komnaty { CARD($room) }.
            [water] { PLAYER($seat) } przechodzi przez wodę do komnaty { CARD($room) }.
           *[none] { $first ->
                [true] { PLAYER($seat) } bada komnatę { CARD($room) }.
               *[false] { PLAYER($seat) } znów wchodzi do komnaty { CARD($room) }.
            }
        }
    }
pd-log-trap-triggered =
    { YOU($seat) ->
        [true] Uruchamiasz pułapkę w komnacie { CARD($room) }.
       *[false] { PLAYER($seat) } uruchamia pułapkę w komnacie { CARD($room) }.
    }
pd-log-monster-defeated =
    { YOU($seat) ->
        [true] { $afar ->
            [true] Na odległość pokonujesz potwora w komnacie { CARD($room) }: { CARD($monster) }, poziom { $level }. Potwory: { $monsters }.
           *[false] Pokonujesz potwora w komnacie { CARD($room) }: { CARD($monster) }, poziom { $level }. Potwory: { $monsters }.
        }
       *[false] { $afar ->
            [true] { PLAYER($seat) } na odległość pokonuje potwora w komnacie { CARD($room) }: { CARD($monster) }, poziom { $level }. Potwory: { $monsters }.
           *[false] { PLAYER($seat) } pokonuje potwora w komnacie { CARD($room) }: { CARD($monster) }, poziom { $level }. Potwory: { $monsters }.
        }
    }
pd-log-gem-looted =
    { YOU($seat) ->
        [true] { $gem ->
            [none] Łupisz klejnot spoza mapy. Klejnoty: { $gems }.
           *[other] Łupisz klejnot { $gem }. Klejnoty: { $gems }.
        }
       *[false] { $gem ->
            [none] { PLAYER($seat) } łupi klejnot spoza mapy. Klejnoty: { $gems }.
           *[other] { PLAYER($seat) } łupi klejnot { $gem }. Klejnoty: { $gems }.
        }
    }
pd-log-boss-found =
    { YOU($seat) ->
        [true] Znajdujesz bossa { CARD($boss) } w komnacie { CARD($room) }.
       *[false] { PLAYER($seat) } znajduje bossa { CARD($boss) } w komnacie { CARD($room) }.
    }
pd-log-point-gained =
    { YOU($seat) ->
        [true] Woda daje ci punkt ruchu; zostało: { $points }.
       *[false] Woda daje punkt ruchu ({ PLAYER($seat) }); zostało: { $points }.
    }
