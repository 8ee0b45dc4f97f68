# What lies on the table.

df-scene-title =
    { $monster ->
        [none] Dungeon Fighter · round { $round }
       *[other] Dungeon Fighter · round { $round } · { CARD($monster) }
    }
df-scene-summary =
    { $monster ->
        [none] Round { $round } · { $up } of { $of } heroes on their feet
       *[other] Round { $round } · { CARD($monster) } · { $up } of { $of } heroes on their feet
    }
df-scene-card = { CARD($card) }

## The table

df-scene-arena = The table
df-scene-iceberg =
    { $hole ->
        [hole_ne] Iceberg, top right
        [hole_nw] Iceberg, top left
        [hole_sw] Iceberg, bottom left
       *[other] Iceberg, bottom right
    }
df-scene-throw = { CARD($hero) } throws: { CARD($die) }
df-scene-flip = To be flipped: { CARD($overlay) }
df-scene-pool = Dice

## The monster

df-scene-monster = { CARD($monster) }
df-scene-monster-life = Life
df-scene-demands = How dice must be thrown
df-scene-demand =
    { $on ->
        [true] { CARD($technique) } ({ df-said-source })
       *[other] { CARD($technique) }: not yet
    }
df-said-source =
    { $source ->
        [monster] the monster wants it
        [room] the room wants it
        [voluntary] of one's own will
       *[other] { CARD($source) }
    }

## Heroes

df-scene-hero =
    { $own ->
        [true] { CARD($hero) } (you)
       *[other] { CARD($hero) } ({ PLAYER($seat) })
    }
df-scene-life = Life
df-scene-cards = Skills and equipment
df-scene-experience = Experience
df-scene-skill =
    { $scar ->
        [true] { CARD($skill) }: covered by a scar
       *[other] { $upgrade ->
            [ready] { CARD($skill) }, upgraded
            [used] { CARD($skill) }, upgrade used
           *[other] { CARD($skill) }
        }
    }

## The party

df-scene-chest = The chest
df-scene-coins = Coins
df-scene-white-dice = White dice
df-scene-path = The way: { $rooms } rooms and { $monsters } monsters to come
df-scene-symbols = Market symbols
df-scene-offered = Choose one
df-scene-market = Market { $market } of 3
df-scene-sale-healing = Healing for everybody
df-scene-sale-white-die = A white die

## Numbers

df-stat-level = level
df-stat-damage = damage on a miss
df-stat-gold = coins
df-stat-coins = coins
df-stat-white-dice = white dice
df-stat-symbols = market symbols
df-stat-price = price
df-stat-damage-bonus = more damage
