# What a player is asked, one message per prompt.

## Setup

pd-ask-keep-power = Choose the power you keep.
pd-ask-keep-objective = Choose the objective you keep; it also decides which heroes train with black dice.
pd-ask-loot = Choose the gem that you loot before the game begins.
pd-ask-prepare-part =
    { $left ->
        [1] Choose the second item of which you fill a part.
       *[other] Choose the first of two items of which you fill a part.
    }
pd-ask-prepare-level =
    { $left ->
        [1] Choose the second hero who starts at level 2.
       *[other] Choose the first of two heroes who start at level 2.
    }
pd-ask-prepare-slay =
    { $left ->
        [1] Choose the second monster you defeat before the game begins.
       *[other] Choose the first of two monsters you defeat before the game begins.
    }

## Dice

pd-ask-die =
    { $left ->
        [1] Choose the last die of this round.
       *[other] Choose a die ({ $left } left).
    }
pd-ask-action =
    { $symbol ->
        [clover] What do you use the clover for?
        [boots] What do you use the boots for?
       *[other] What do you use the { pd-colour } die with the { pd-symbol } for?
    }
pd-ask-step =
    { $room ->
        [none] { $points ->
            [one] Choose an entrance, or stop; you have { $points } movement point.
           *[other] Choose an entrance, or stop; you have { $points } movement points.
        }
       *[other] { $points ->
            [one] You are in room { CARD($room) } and have { $points } movement point: where do you go?
           *[other] You are in room { CARD($room) } and have { $points } movement points: where do you go?
        }
    }

## Rewards and damage

pd-ask-reward-level = A level-up { pd-from }: choose a hero.
pd-ask-reward-part = An item part { pd-from }: choose an item.
pd-ask-slay =
    { $left ->
        [1] { CARD("reaper_scythe") }: choose the second monster to defeat.
       *[other] { CARD("reaper_scythe") }: choose the first of two monsters to defeat.
    }
pd-ask-damage =
    { $source ->
        [skulls] Damage from skulls ({ $points } to place): a potion, or the damage column? Empty potion hearts: { $hearts }.
        [monster] Damage from the monster ({ $points } to place): a potion, or the damage column? Empty potion hearts: { $hearts }.
        [trap] Damage from the trap: a potion, or the damage column? Empty potion hearts: { $hearts }.
       *[boss] Damage from the boss ({ $points } to place): a potion, or the damage column? Empty potion hearts: { $hearts }.
    }
