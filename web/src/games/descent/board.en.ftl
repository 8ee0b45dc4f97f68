# The board of Descent.

## The map

dj-board-away = Not on the map
dj-board-unarmed = Bare hands
dj-board-mini-map = The whole map: click to go there

## The attack

dj-board-die =
    { $picked ->
        [true] Die { $number }, { CARD($die) }: { CARD($face) }; will be rolled again
       *[false] Die { $number }, { CARD($die) }: { CARD($face) }
    }
dj-board-result =
    { $why ->
        [miss] Misses
        [range] { $short ->
            [one] { $short } space short
           *[other] { $short } spaces short
        }
        [fear] { $fear ->
            [one] Fear: { $fear } surge to pay
           *[other] Fear: { $fear } surges to pay
        }
       *[hit] { $dies ->
            [true] Loses { $wounds } and dies
           *[false] { $wounds ->
                [0] The armor holds
                [one] Loses { $wounds } wound
               *[other] Loses { $wounds } wounds
            }
        }
    }
dj-board-nobody = Nobody is affected
dj-board-average = { $n } wounds on average

## Hero sheets

dj-board-heroes = Heroes
dj-board-panels = Sheets and the overlord
dj-board-show-sheet = Show the sheet of { CARD($hero) }
dj-board-action =
    { $action ->
        [run] Run
        [battle] Battle
        [advance] Advance
        [ready] Ready
        [stunned] Stunned
       *[monkey] Monkey
    }
dj-board-wear = Equip
dj-board-into-pack = Into the pack
dj-board-no-room = No room to equip it

## The overlord

dj-board-monsters = Monsters on the map
dj-board-playable = Can be played now
dj-board-when =
    { $when ->
        [attack_declared] When a monster attacks, before its roll
        [attack_rolled] When a hero has rolled against a monster
        [monster_activated] When a monster is activated
        [start_window] Before the monsters act
        [spawn_step] Before the monsters act
        [space_entered] When a hero enters a space
        [door_opened] When a door is opened
       *[chest_opened] When a chest is opened
    }

## The town

dj-board-shelf =
    { $kind ->
        [weapon] Weapons
        [armor] Armor
        [shield] Shields
        [other] Other items
        [potion] Potions
       *[chance] Treasures, skills, training
    }
dj-board-left = { $n } left
dj-board-hands =
    { $n ->
        [one] One hand
       *[other] Two hands
    }

## Conquest

dj-board-conquest-lost = At 0 the overlord wins.
dj-board-conquest = { dj-board-conquest-lost } More: a glyph +{ $glyph }, chests, named monsters. Fewer: a hero’s death, an emptied deck −{ $deck }.

dj-log-last-hero-killed = { CARD($who) } dies.
dj-board-course = The conquest tokens, round by round
dj-board-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

## Why it ended

dj-board-why-won = The goal was reached in round { $rounds }: “{ $goal }” Conquest tokens left: { $conquest }.
dj-board-why-lost =
    { $cause ->
        [death] The last conquest token was lost in round { $rounds }: { CARD($hero) } died.
        [deck] The last conquest token was lost in round { $rounds }: the overlord drew the last card of the deck.
       *[quest] The last conquest token was lost in round { $rounds }, as the quest demands.
    }
dj-board-why-late = In round { $rounds } it could no longer be done. The goal was: { $goal }
dj-board-why-left =
    { $overlord ->
        [true] Nobody is left to lead the heroes.
       *[false] The overlord has left the table.
    }
