# Options in words; pd-effect-… is what would happen with today's numbers.

## Setup

pd-option-keep-power = Zatrzymaj moc { CARD($power) }
pd-option-keep-objective = Zatrzymaj cel { CARD($objective) }
pd-option-loot = Złup klejnot { $gem } (komnata { CARD($room) })
    .group = Złup klejnot…
    .short = { $gem } (komnata { CARD($room) })

## Dice

pd-option-use-die =
    { $symbol ->
        [clover] Koniczyna (kość nr { $die })
        [boots] Trzy buty (kość nr { $die })
       *[other] { $colour ->
            [white] Biała kość: { pd-symbol } (nr { $die })
           *[black] Czarna kość: { pd-symbol } (nr { $die })
        }
    }
pd-option-move = Ruch ({ pd-points })
pd-option-brew =
    { $potions ->
        [one] Uwarz { $potions } miksturę
        [few] Uwarz { $potions } mikstury
       *[many] Uwarz { $potions } mikstur
    }
pd-option-level-up = Awansuj { pd-hero.object } na poziom { $level }
    .group = Awansuj…
    .short = { pd-hero.object } na poziom { $level }
pd-option-craft = Stwórz część: { CARD($item) } ({ $parts }/2, ★{ $points })
    .group = Stwórz część… (★ punkty na koniec)
    .short = { CARD($item) } ({ $parts }/2, ★{ $points })

## Moving

pd-option-step =
    { $across ->
        [wall] Przez ścianę do { CARD($room) }
        [water] Przez wodę do { CARD($room) }
       *[none] Do { CARD($room) }
    }
pd-option-stop =
    { $points ->
        [one] Zatrzymaj się (przepada { $points } punkt)
        [few] Zatrzymaj się (przepadają { $points } punkty)
       *[many] Zatrzymaj się (przepada { $points } punktów)
    }
pd-option-finish = Zakończ rundę

## Monsters and damage

pd-option-slay = Pokonaj potwora w komnacie { CARD($room) }: { CARD($monster) }, poziom { $level }
    .group = Pokonaj potwora w komnacie…
    .short = { CARD($room) }: { CARD($monster) }, poziom { $level }
pd-option-use-potion = Pod miksturą
pd-option-take-damage = W kolumnie obrażeń

## What would happen

pd-effect-die =
    { $hero ->
        [none] { $any_hero ->
            [true] awans dowolnego bohatera,{ " " }
           *[false] { "" }
        }
       *[other] awans { pd-hero.object },{ " " }
    }{ $craft ->
        [true] tworzenie,{ " " }
       *[false] { "" }
    }warzenie lub ruch o { $points }
pd-effect-boots =
    { $points ->
        [one] tylko ruch, { $points } punkt
        [few] tylko ruch, { $points } punkty
       *[many] tylko ruch, { $points } punktów
    }
pd-effect-reward =
    { $reward ->
        [level_up] awans
        [item_part] część przedmiotu
        [potion] mikstura
       *[gem] klejnot spoza mapy
    }
pd-effect-brew =
    mikstury potem: { $potions }{ $lost ->
        [0] { "" }
       *[other] , przepada: { $lost }
    }{ $reward ->
        [none] { "" }
       *[other] , a za rząd { pd-effect-reward }
    }
pd-effect-level-up =
    zdrowie { $health }{ $power ->
        [none] { "" }
        [warrior] , +1 do siły przeciw bossom
        [wizard] , kości mogą liczyć się jako kości drugiego koloru
        [cleric] , koniec obrażeń z czaszek
       *[rogue] , klejnot spoza mapy
    }
pd-effect-item =
    { $item ->
        [flaming_sword] +3 do siły przeciw bossom
        [reaper_scythe] natychmiast pokonane dwa potwory
        [medallion_of_khar] drużyna może przechodzić przez wodę
        [cloak_of_phasing] drużyna może przenikać przez ściany
        [crown_of_the_one_king] same punkty
        [alchemists_cauldron] natychmiast 3 mikstury
        [armour_of_heroes] bohaterowie liczą się przeciw potworom o poziom wyżej
       *[book_of_wisdom] natychmiast awans
    }
pd-effect-craft =
    { $complete ->
        [true] ukończenie: { pd-effect-item }
       *[false] po ukończeniu: { pd-effect-item }
    }
pd-effect-room =
    { $new ->
        [true] nowa
       *[false] już zbadana
    }{ $monster ->
        [none] { "" }
       *[other] , { CARD($monster) }, poziom { $level }
    }{ $trap ->
        [true] , pułapka
       *[false] { "" }
    }{ $damage ->
        [0] { "" }
        [one] , { $damage } obrażenie
        [few] , { $damage } obrażenia
       *[many] , { $damage } obrażeń
    }{ $potions ->
        [0] { "" }
        [one] , mikstura
        [few] , { $potions } mikstury
       *[many] , { $potions } mikstur
    }{ $parts ->
        [0] { "" }
        [one] , część przedmiotu
       *[other] , { $parts } części przedmiotów
    }{ $levels ->
        [0] { "" }
        [one] , awans
        [few] , { $levels } awanse
       *[many] , { $levels } awansów
    }{ $gem ->
        [none] { "" }
       *[other] , klejnot { $gem }
    }{ $boss ->
        [none] { "" }
       *[other] , boss { CARD($boss) }
    }
pd-effect-use-potion = puste serca pod miksturami potem: { $left }
pd-effect-take-damage = obrażenia { $damage }, zdrowie { $health }
pd-effect-resurrection = Drużyna ginie i zostaje wskrzeszona: { pd-points }
