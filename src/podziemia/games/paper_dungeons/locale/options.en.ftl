# Options in words; pd-effect-… is what would happen with today's numbers.

## Setup

pd-option-keep-power = Keep the power { CARD($power) }
pd-option-keep-objective = Keep the objective { CARD($objective) }
pd-option-loot = Loot gem { $gem } (room { CARD($room) })
    .group = Loot gem…
    .short = { $gem } (room { CARD($room) })

## Dice

pd-option-use-die =
    { $symbol ->
        [clover] Clover (die { $die })
        [boots] Three boots (die { $die })
       *[other] { $colour ->
            [white] White { pd-symbol } (die { $die })
           *[black] Black { pd-symbol } (die { $die })
        }
    }
pd-option-move = Move ({ pd-points })
pd-option-brew =
    { $potions ->
        [one] Brew { $potions } potion
       *[other] Brew { $potions } potions
    }
pd-option-level-up = Level up { pd-hero.object } to level { $level }
    .group = Level up…
    .short = { pd-hero } to level { $level }
pd-option-craft = Craft: { CARD($item) } ({ $parts }/2, ★{ $points })
    .group = Craft… (★ points at the end)
    .short = { CARD($item) } ({ $parts }/2, ★{ $points })

## Moving

pd-option-step =
    { $across ->
        [wall] Through the wall to { CARD($room) }
        [water] Across the water to { CARD($room) }
       *[none] To { CARD($room) }
    }
pd-option-stop =
    { $points ->
        [one] Stop here ({ $points } point is lost)
       *[other] Stop here ({ $points } points are lost)
    }
pd-option-finish = Finish the round

## Monsters and damage

pd-option-slay = Defeat the monster of room { CARD($room) }: { CARD($monster) }, level { $level }
    .group = Defeat the monster of room…
    .short = { CARD($room) }: { CARD($monster) }, level { $level }
pd-option-use-potion = On a potion
pd-option-take-damage = Into the damage column

## What would happen

pd-effect-die =
    { $hero ->
        [none] { $any_hero ->
            [true] level up any hero,{ " " }
           *[false] { "" }
        }
       *[other] level up { pd-hero.object },{ " " }
    }{ $craft ->
        [true] craft,{ " " }
       *[false] { "" }
    }brew or move ({ pd-points })
pd-effect-boots =
    { $points ->
        [one] moving only, { $points } point
       *[other] moving only, { $points } points
    }
pd-effect-reward =
    { $reward ->
        [level_up] a level-up
        [item_part] an item part
        [potion] a potion
       *[gem] a gem from off the map
    }
pd-effect-brew =
    potions after it: { $potions }{ $lost ->
        [0] { "" }
       *[other] , lost: { $lost }
    }{ $reward ->
        [none] { "" }
       *[other] , and { pd-effect-reward }
    }
pd-effect-level-up =
    health { $health }{ $power ->
        [none] { "" }
        [warrior] , +1 strength against bosses
        [wizard] , dice may count as the other colour
        [cleric] , no more damage from skulls
       *[rogue] , a gem from off the map
    }
pd-effect-item =
    { $item ->
        [flaming_sword] +3 strength against bosses
        [reaper_scythe] two monsters are defeated at once
        [medallion_of_khar] the party can cross water
        [cloak_of_phasing] the party can pass through walls
        [crown_of_the_one_king] nothing but points
        [alchemists_cauldron] 3 potions at once
        [armour_of_heroes] heroes count one level higher against monsters
       *[book_of_wisdom] a level-up at once
    }
pd-effect-craft =
    { $complete ->
        [true] complete: { pd-effect-item }
       *[false] when complete: { pd-effect-item }
    }
pd-effect-room =
    { $new ->
        [true] new
       *[false] explored already
    }{ $monster ->
        [none] { "" }
       *[other] , { CARD($monster) } of level { $level }
    }{ $trap ->
        [true] , trap
       *[false] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , { $damage } damage
    }{ $potions ->
        [0] { "" }
        [one] , potion
       *[other] , { $potions } potions
    }{ $parts ->
        [0] { "" }
        [one] , item part
       *[other] , { $parts } item parts
    }{ $levels ->
        [0] { "" }
        [one] , level-up
       *[other] , { $levels } level-ups
    }{ $gem ->
        [none] { "" }
       *[other] , gem { $gem }
    }{ $boss ->
        [none] { "" }
       *[other] , the boss { CARD($boss) }
    }
pd-effect-use-potion = empty potion hearts left: { $left }
pd-effect-take-damage = damage { $damage }, health { $health }
pd-effect-resurrection = The party dies and is resurrected: { pd-points }
