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
    { $powers ->
        [none] { PLAYER($seat) } dostaje dwie moce i dwa cele.
       *[other] { PLAYER($seat) } dostaje moce: { CARDS($powers) } i cele: { CARDS($objectives) }.
    }
pd-log-power-kept = { PLAYER($seat) } zostawia sobie moc: { CARD($power) }. Z czarnymi kośćmi trenują: { CARDS($black) }.
pd-log-objective-shown = Cel ({ PLAYER($seat) }): { CARD($objective) }.
pd-log-preparation-shown = Moc { CARD($power) } przygotowała drużynę ({ PLAYER($seat) }): zdrowie { $health }, części przedmiotów { $parts }, mikstury { $potions }, klejnoty { $gems }, potwory { $monsters }.

## Round

pd-log-round-began = Zaczyna się runda { $round }.
pd-log-roll-rejected = Za dużo czaszek lub koniczyn ({ CARDS($dice) }): przerzuca się wszystkie kości.
pd-log-dice-rolled =
    { $skulls ->
        [0] Rzut: { CARDS($dice) }.
       *[other] Rzut: { CARDS($dice) }. Czaszki: { $skulls }.
    }
pd-log-round-shown =
    { PLAYER($seat) }: kości { CARDS($dice) }{ $rooms ->
        [none] { "" }
       *[other] ; komnaty { CARDS($rooms) }
    }{ $gems ->
        [none] { "" }
       *[other] ; klejnoty { $gems }
    }. Teraz zdrowie { $health }, obrażenia { $damage }, mikstury { $potions }, potwory { $monsters }.
pd-log-gems-gone =
    { COUNT($gems) ->
        [one] { PLAYER($seat) } przekreśla klejnot { $gems }: ktoś inny był szybszy.
       *[other] { PLAYER($seat) } przekreśla klejnoty { $gems }: inni byli szybsi.
    }
pd-log-mission-fulfilled = Misja { CARD($mission) } jest wykonana (po { pd-points }): { PLAYERS($seats) }.

## Bosses

pd-log-boss-fought =
    { PLAYER($seat) } walczy z bossem { CARD($boss) } z siłą { $strength } (przedział { $band }): { pd-points }, { $damage ->
        [0] bez obrażeń
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
pd-log-boss-fled =
    { $found ->
        [true] { PLAYER($seat) } ucieka, siła { $strength } to za mało na bossa { CARD($boss) } ({ pd-points }).
       *[false] { PLAYER($seat) } ucieka, bo komnata bossa { CARD($boss) } nie została zbadana ({ pd-points }).
    }
pd-log-reward-won = { PLAYER($seat) } zadaje najwięcej obrażeń i dostaje nagrodę za bossa { CARD($boss) }.
pd-log-reward-left =
    { $tied ->
        [none] Nikt nie walczył z bossem { CARD($boss) }: nagrody nie dostaje nikt.
       *[other] Remis w walce z bossem { CARD($boss) } ({ PLAYERS($tied) }): nagrody nie dostaje nikt.
    }
pd-log-gems-vanished = Po walce z bossem { CARD($boss) } z map, na których nie zostały złupione, znikają klejnoty: { $gems }.

## The end

pd-log-sheet-scored = Wynik ({ PLAYER($seat) }): { $total }, zbadane komnaty: { $rooms }.
pd-log-rank-reached = Ranga za wynik { $total }: { CARD($rank) }.
pd-log-campaign-game-won =
    { COUNT($winners) ->
        [one] Gra { $game } kampanii, pierwsze miejsce: { PLAYERS($winners) }.
       *[other] Gra { $game } kampanii, wspólne pierwsze miejsce: { PLAYERS($winners) }.
    }
pd-log-game-ended =
    { $solo ->
        [true] Przygoda dobiegła końca; wynik: { $total }.
       *[false] Zwycięstwo z wynikiem { $total }: { PLAYERS($winners) }.
    }

## On the sheet

pd-log-die-used =
    { $action ->
        [level_up] { PLAYER($seat) } używa kości ({ pd-colour }: { pd-symbol }) do awansowania: { CARD($target) }.
        [craft] { PLAYER($seat) } używa kości ({ pd-colour }: { pd-symbol }) do tworzenia: { CARD($target) }.
        [brew] { PLAYER($seat) } używa kości ({ pd-colour }: { pd-symbol }) do warzenia.
       *[move] { PLAYER($seat) } używa kości ({ pd-colour }: { pd-symbol }) do ruchu.
    }
pd-log-colour-switched =
    { $by ->
        [wizard] Dzięki magowi kość liczy się jako kość drugiego koloru.
       *[other] Moc { CARD($by) }: kość liczy się jako kość drugiego koloru.
    }
pd-log-leveled-up = { CARD($hero) } ({ PLAYER($seat) }) osiąga poziom { $level }.
pd-log-power-awoke =
    { $hero ->
        [warrior] Wojownik na 4. poziomie ({ PLAYER($seat) }): +1 do siły w walkach z bossami.
        [wizard] Mag na 4. poziomie ({ PLAYER($seat) }): kości mogą liczyć się jako kości drugiego koloru.
        [cleric] Kleryk na 4. poziomie ({ PLAYER($seat) }): czaszki nie zadają już obrażeń.
       *[rogue] Łotr na 4. poziomie ({ PLAYER($seat) }): klejnot spoza mapy.
    }
pd-log-part-filled = { PLAYER($seat) } tworzy część przedmiotu { CARD($item) } ({ $parts }/2).
pd-log-item-completed = { PLAYER($seat) } kończy przedmiot { CARD($item) }.
pd-log-potion-gained = { PLAYER($seat) } zdobywa miksturę, nr { $potions }.
pd-log-reward-lost =
    { $kind ->
        [level_up] Wszyscy bohaterowie są na 6. poziomie: awans { pd-from } przepada ({ PLAYER($seat) }).
        [item_part] Wszystkie przedmioty są ukończone: część { pd-from } przepada ({ PLAYER($seat) }).
       *[potion] Wszystkie okręgi są wypełnione: mikstura { pd-from } przepada ({ PLAYER($seat) }).
    }
pd-log-damage-taken =
    { PLAYER($seat) } otrzymuje { $points ->
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
    { $source ->
        [skulls] { CARD($by) } chroni przed czaszkami ({ PLAYER($seat) }). Obrażeń mniej: { $points }.
        [trap] { CARD($by) } chroni przed pułapką ({ PLAYER($seat) }).
       *[boss] { CARD($by) } chroni przed ciosami bossa ({ PLAYER($seat) }). Obrażeń mniej: { $points }.
    }
pd-log-party-resurrected = Obrażeń ({ $damage }) jest więcej niż zdrowia ({ $health }): drużyna ({ PLAYER($seat) }) zostaje wskrzeszona.
pd-log-room-entered =
    { $across ->
        [wall] { PLAYER($seat) } przenika przez ścianę do komnaty { CARD($room) }.
        [water] { PLAYER($seat) } przechodzi przez wodę do komnaty { CARD($room) }.
       *[none] { $first ->
            [true] { PLAYER($seat) } bada komnatę { CARD($room) }.
           *[false] { PLAYER($seat) } znów wchodzi do komnaty { CARD($room) }.
        }
    }
pd-log-trap-triggered = { PLAYER($seat) } uruchamia pułapkę w komnacie { CARD($room) }.
pd-log-monster-defeated =
    { $afar ->
        [true] { PLAYER($seat) } na odległość pokonuje potwora w komnacie { CARD($room) }: { CARD($monster) }, poziom { $level }. Potwory: { $monsters }.
       *[false] { PLAYER($seat) } pokonuje potwora w komnacie { CARD($room) }: { CARD($monster) }, poziom { $level }. Potwory: { $monsters }.
    }
pd-log-gem-looted =
    { $gem ->
        [none] { PLAYER($seat) } łupi klejnot spoza mapy. Klejnoty: { $gems }.
       *[other] { PLAYER($seat) } łupi klejnot { $gem }. Klejnoty: { $gems }.
    }
pd-log-boss-found = { PLAYER($seat) } znajduje bossa { CARD($boss) } w komnacie { CARD($room) }.
pd-log-point-gained = Woda daje punkt ruchu ({ PLAYER($seat) }); zostało: { $points }.
