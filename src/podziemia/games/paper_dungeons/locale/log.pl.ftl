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
        [true] Wybierasz moc { CARD($power) }; czarne kości szkolą: { CARDS($black) }.
       *[false] { PLAYER($seat) } wybiera moc { CARD($power) }; czarne kości szkolą: { CARDS($black) }.
    }
pd-log-objective-shown =
    { YOU($seat) ->
        [true] Pokazujesz swój cel: { CARD($objective) }.
       *[false] { PLAYER($seat) } pokazuje swój cel: { CARD($objective) }.
    }
pd-log-preparation-shown =
    { YOU($seat) ->
        [true] Moc { CARD($power) } daje Ci na start:
       *[false] Moc { CARD($power) } daje na start ({ PLAYER($seat) }):
    }{ $health ->
        [4] { "" }
       *[other] { " " }zdrowie { $health }.
    }{ $parts ->
        [0] { "" }
        [one] { " " }{ $parts } część przedmiotu.
        [few] { " " }{ $parts } części przedmiotów.
       *[many] { " " }{ $parts } części przedmiotów.
    }{ $potions ->
        [0] { "" }
        [one] { " " }{ $potions } mikstura.
        [few] { " " }{ $potions } mikstury.
       *[many] { " " }{ $potions } mikstur.
    }{ $gems ->
        [0] { "" }
        [one] { " " }{ $gems } klejnot.
        [few] { " " }{ $gems } klejnoty.
       *[many] { " " }{ $gems } klejnotów.
    }{ $monsters ->
        [0] { "" }
        [one] { " " }{ $monsters } pokonany potwór.
        [few] { " " }{ $monsters } pokonane potwory.
       *[many] { " " }{ $monsters } pokonanych potworów.
    }

## Round

pd-log-round-began = Zaczyna się runda { $round }.
pd-log-roll-rejected = Za dużo czaszek albo koniczyn ({ CARDS($dice) }), więc rzucamy jeszcze raz.
pd-log-dice-rolled =
    { $skulls ->
        [0] Rzut: { CARDS($dice) }.
        [one] Rzut: { CARDS($dice) }. Jedna czaszka.
       *[other] Rzut: { CARDS($dice) }. Czaszek: { $skulls }.
    }
pd-log-round-shown =
    { YOU($seat) ->
        [true] Twoje kości:
       *[false] { PLAYER($seat) }, kości:
    } { CARDS($dice) }{ $rooms ->
        [none] { "" }
       *[other] ; droga: { CARDS($rooms) }
    }{ COUNT($gems) ->
        [0] { "" }
        [one] ; złupiony klejnot { $gems }
       *[other] ; złupione klejnoty { $gems }
    }. Zdrowie { $health }, obrażenia { $damage }, { $potions ->
        [one] { $potions } mikstura
        [few] { $potions } mikstury
       *[many] { $potions } mikstur
    }, { $monsters ->
        [one] { $monsters } pokonany potwór
        [few] { $monsters } pokonane potwory
       *[many] { $monsters } pokonanych potworów
    }.
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
pd-log-mission-fulfilled =
    { COUNT($seats) ->
        [one] { YOU($seats) ->
            [true] Wykonujesz misję { CARD($mission) }: { pd-points }.
           *[false] { PLAYERS($seats) } wykonuje misję { CARD($mission) }: { pd-points }.
        }
       *[other] Misja { CARD($mission) } wykonana ({ PLAYERS($seats) }): po { pd-points }.
    }

## Bosses

pd-log-boss-fought =
    { YOU($seat) ->
        [true] Walczysz
       *[false] { PLAYER($seat) } walczy
    } z bossem { CARD($boss) } z siłą { $strength }, przedział { $band }: { pd-points }, { $damage ->
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
        [true] Masz największą siłę i dostajesz nagrodę za bossa { CARD($boss) }.
       *[false] { PLAYER($seat) } ma największą siłę i dostaje nagrodę za bossa { CARD($boss) }.
    }
pd-log-reward-left =
    { $tied ->
        [none] Nikt nie walczył z bossem { CARD($boss) }: nagrody nie dostaje nikt.
       *[other] Remis w walce z bossem { CARD($boss) } ({ PLAYERS($tied) }): nagrody nie dostaje nikt.
    }
pd-log-gems-vanished = Po spotkaniu z bossem { CARD($boss) } z map znikają klejnoty, których nikt na nich nie złupił: { $gems }.

## The end

pd-log-total =
    { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
pd-log-sheet-scored =
    { YOU($seat) ->
        [true] Masz { pd-log-total }; zbadane komnaty: { $rooms }.
       *[false] { PLAYER($seat) } ma { pd-log-total }; zbadane komnaty: { $rooms }.
    }
pd-log-rank-reached = Za { pd-log-total } masz rangę { CARD($rank) }.
pd-log-campaign-game-won =
    { COUNT($winners) ->
        [one] Gra { $game } kampanii, pierwsze miejsce: { PLAYERS($winners) }.
       *[other] Gra { $game } kampanii, wspólne pierwsze miejsce: { PLAYERS($winners) }.
    }
pd-log-game-ended =
    { $solo ->
        [true] Przygoda dobiegła końca: { pd-log-total }.
       *[false] { COUNT($winners) ->
            [one] { YOU($winners) ->
                [true] Wygrywasz: { pd-log-total }.
               *[false] Wygrywa { PLAYERS($winners) }: { pd-log-total }.
            }
           *[other] Zwycięstwem dzielą się { PLAYERS($winners) }: { pd-log-total }.
        }
    }

## On the sheet

pd-log-die =
    { $symbol ->
        [clover] koniczyna
        [boots] buty
        [warrior] { $colour ->
            [white] biały miecz
           *[black] czarny miecz
        }
        [wizard] { $colour ->
            [white] biały kapelusz
           *[black] czarny kapelusz
        }
        [cleric] { $colour ->
            [white] biały krzyż
           *[black] czarny krzyż
        }
       *[other] { $colour ->
            [white] biała maska
           *[black] czarna maska
        }
    }
pd-log-die-used =
    { YOU($seat) ->
        [true] { $action ->
            [level_up] Szkolisz bohatera: { CARD($target) } ({ pd-log-die }).
            [craft] Pracujesz nad przedmiotem { CARD($target) } ({ pd-log-die }).
            [brew] Warzysz mikstury ({ pd-log-die }).
           *[move] Ruszasz w drogę ({ pd-log-die }).
        }
       *[false] { $action ->
            [level_up] { PLAYER($seat) } szkoli bohatera: { CARD($target) } ({ pd-log-die }).
            [craft] { PLAYER($seat) } pracuje nad przedmiotem { CARD($target) } ({ pd-log-die }).
            [brew] { PLAYER($seat) } warzy mikstury ({ pd-log-die }).
           *[move] { PLAYER($seat) } rusza w drogę ({ pd-log-die }).
        }
    }
pd-log-colour-switched =
    { YOU($seat) ->
        [true] { $by ->
            [wizard] Dzięki Twojemu magowi kość liczy się jako kość drugiego koloru.
           *[other] Twoja moc { CARD($by) }: kość liczy się jako kość drugiego koloru.
        }
       *[false] { $by ->
            [wizard] Dzięki magowi ({ PLAYER($seat) }) kość liczy się jako kość drugiego koloru.
           *[other] Moc { CARD($by) } ({ PLAYER($seat) }): kość liczy się jako kość drugiego koloru.
        }
    }
pd-log-leveled-up =
    { YOU($seat) ->
        [true] Twój { CARD($hero) } osiąga poziom { $level }.
       *[false] { CARD($hero) } ({ PLAYER($seat) }) osiąga poziom { $level }.
    }
pd-log-power-awoke =
    { YOU($seat) ->
        [true] { $hero ->
            [warrior] Odtąd Twój wojownik dodaje 1 do siły w walkach z bossami.
            [wizard] Odtąd dzięki Twojemu magowi każda kość może być w drugim kolorze.
            [cleric] Odtąd Twój kleryk chroni drużynę przed czaszkami.
           *[rogue] Twój łotr przynosi klejnot spoza mapy.
        }
       *[false] { $hero ->
            [warrior] Odtąd wojownik ({ PLAYER($seat) }) dodaje 1 do siły w walkach z bossami.
            [wizard] Odtąd dzięki magowi ({ PLAYER($seat) }) każda kość może być w drugim kolorze.
            [cleric] Odtąd kleryk ({ PLAYER($seat) }) chroni drużynę przed czaszkami.
           *[rogue] Łotr ({ PLAYER($seat) }) przynosi klejnot spoza mapy.
        }
    }
pd-log-part-filled =
    { YOU($seat) ->
        [true] Robisz część przedmiotu { CARD($item) } ({ $parts } z 2).
       *[false] { PLAYER($seat) } robi część przedmiotu { CARD($item) } ({ $parts } z 2).
    }
pd-log-item-completed =
    { YOU($seat) ->
        [true] { CARD($item) }: przedmiot gotowy.
       *[false] { CARD($item) }: przedmiot gotowy ({ PLAYER($seat) }).
    }
pd-log-potion-gained =
    { YOU($seat) ->
        [true] Zdobywasz miksturę; masz ich już { $potions }.
       *[false] { PLAYER($seat) } zdobywa miksturę; ma ich już { $potions }.
    }
pd-log-reward-lost =
    { YOU($seat) ->
        [true] { $kind ->
            [level_up] Wszyscy Twoi bohaterowie są na 6. poziomie: awans { pd-from } przepada.
            [item_part] Wszystkie Twoje przedmioty są ukończone: część { pd-from } przepada.
           *[potion] Wszystkie Twoje okręgi są wypełnione: mikstura { pd-from } przepada.
        }
       *[false] { $kind ->
            [level_up] Wszyscy bohaterowie są na 6. poziomie: awans { pd-from } przepada ({ PLAYER($seat) }).
            [item_part] Wszystkie przedmioty są ukończone: część { pd-from } przepada ({ PLAYER($seat) }).
           *[potion] Wszystkie okręgi są wypełnione: mikstura { pd-from } przepada ({ PLAYER($seat) }).
        }
    }
pd-log-damage-taken =
    { YOU($seat) ->
        [true] Dostajesz
       *[false] { PLAYER($seat) } dostaje
    } { $points ->
        [one] { $points } obrażenie
        [few] { $points } obrażenia
       *[many] { $points } obrażeń
    } { $source ->
        [skulls] od czaszek
        [monster] od potwora
        [trap] od pułapki
       *[boss] od bossa
    }{ $on_potions ->
        [0] { "" }
       *[other] , z czego mikstury biorą { $on_potions }
    }; razem { $damage }.
pd-log-damage-prevented =
    { CARD($by) } chroni { YOU($seat) ->
        [true] Cię
       *[false] drużynę ({ PLAYER($seat) })
    } przed { $source ->
        [skulls] czaszkami
        [trap] pułapką
       *[boss] ciosami bossa
    }: { $points ->
        [one] { $points } obrażenie
        [few] { $points } obrażenia
       *[many] { $points } obrażeń
    } mniej.
pd-log-party-resurrected =
    { YOU($seat) ->
        [true] Masz więcej obrażeń ({ $damage }) niż zdrowia ({ $health }): Twoja drużyna ginie i zostaje wskrzeszona.
       *[false] Drużyna ({ PLAYER($seat) }) ma więcej obrażeń ({ $damage }) niż zdrowia ({ $health }): ginie i zostaje wskrzeszona.
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
            [true] Z daleka pokonujesz potwora w komnacie { CARD($room) }: { CARD($monster) } poziomu { $level }.
           *[false] Pokonujesz potwora w komnacie { CARD($room) }: { CARD($monster) } poziomu { $level }.
        }
       *[false] { $afar ->
            [true] { PLAYER($seat) } z daleka pokonuje potwora w komnacie { CARD($room) }: { CARD($monster) } poziomu { $level }.
           *[false] { PLAYER($seat) } pokonuje potwora w komnacie { CARD($room) }: { CARD($monster) } poziomu { $level }.
        }
    } To już { $monsters }.
pd-log-gem-looted =
    { YOU($seat) ->
        [true] { $gem ->
            [none] Dostajesz klejnot spoza mapy
           *[other] Łupisz klejnot { $gem }
        }
       *[false] { $gem ->
            [none] { PLAYER($seat) } dostaje klejnot spoza mapy
           *[other] { PLAYER($seat) } łupi klejnot { $gem }
        }
    }. To już { $gems }.
pd-log-boss-found =
    { YOU($seat) ->
        [true] Znajdujesz bossa { CARD($boss) } w komnacie { CARD($room) }.
       *[false] { PLAYER($seat) } znajduje bossa { CARD($boss) } w komnacie { CARD($room) }.
    }
pd-log-point-gained =
    { YOU($seat) ->
        [true] Woda niesie Cię dalej: { $points ->
            [one] został Ci { $points } krok
            [few] zostały Ci { $points } kroki
           *[many] zostało Ci { $points } kroków
        }.
       *[false] Woda niesie dalej ({ PLAYER($seat) }): o krok więcej.
    }
