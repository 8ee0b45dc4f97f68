# What happened, one message per event.

pd-from =
    { $source ->
        [room] from the room
        [potions] for a full row of potions
        [gems] from the gem track
        [boss] for the boss
        [brew] from brewing
       *[other] from the { CARD($source) }
    }

## Setup

pd-log-dungeon-revealed =
    { $game ->
        [1] The dungeon is { CARD($dungeon) }. Its bosses: { CARDS($bosses) }.
       *[other] Game { $game }: the dungeon is { CARD($dungeon) }. Its bosses: { CARDS($bosses) }.
    }
pd-log-missions-drawn = The missions: { CARDS($missions) }.
pd-log-cards-dealt =
    { YOU($seat) ->
        [true] { $powers ->
            [none] You are dealt two powers and two objectives.
           *[other] You are dealt the powers { CARDS($powers) } and the objectives { CARDS($objectives) }.
        }
       *[false] { $powers ->
            [none] { PLAYER($seat) } is dealt two powers and two objectives.
           *[other] { PLAYER($seat) } is dealt the powers { CARDS($powers) } and the objectives { CARDS($objectives) }.
        }
    }
pd-log-power-kept =
    { YOU($seat) ->
        [true] You keep the power { CARD($power) }. With black dice train: { CARDS($black) }.
       *[false] { PLAYER($seat) } keeps the power { CARD($power) }. With black dice train: { CARDS($black) }.
    }
pd-log-objective-shown =
    { YOU($seat) ->
        [true] Your objective: { CARD($objective) }.
       *[false] The objective of { PLAYER($seat) }: { CARD($objective) }.
    }
pd-log-preparation-shown =
    { YOU($seat) ->
        [true] { CARD($power) } has prepared you: health { $health }, item parts { $parts }, potions { $potions }, gems { $gems }, monsters { $monsters }.
       *[false] { CARD($power) } has prepared { PLAYER($seat) }: health { $health }, item parts { $parts }, potions { $potions }, gems { $gems }, monsters { $monsters }.
    }

## Round

pd-log-round-began = Round { $round } begins.
pd-log-roll-rejected = Too many skulls or clovers ({ CARDS($dice) }): all dice are rolled again.
pd-log-dice-rolled =
    { $skulls ->
        [0] The roll: { CARDS($dice) }.
       *[other] The roll: { CARDS($dice) }. Skulls: { $skulls }.
    }
pd-log-round-shown =
    { YOU($seat) ->
        [true] Your dice:
       *[false] { PLAYER($seat) }: dice
    } { CARDS($dice) }{ $rooms ->
        [none] { "" }
       *[other] ; rooms { CARDS($rooms) }
    }{ $gems ->
        [none] { "" }
       *[other] ; gems { $gems }
    }. Now health { $health }, damage { $damage }, potions { $potions }, monsters { $monsters }.
pd-log-gems-gone =
    { YOU($seat) ->
        [true] { COUNT($gems) ->
            [one] You cross out gem { $gems }: somebody else was faster.
           *[other] You cross out the gems { $gems }: others were faster.
        }
       *[false] { COUNT($gems) ->
            [one] { PLAYER($seat) } crosses out gem { $gems }: somebody else was faster.
           *[other] { PLAYER($seat) } crosses out the gems { $gems }: others were faster.
        }
    }
pd-log-mission-fulfilled = The mission { CARD($mission) } is fulfilled ({ pd-points } each): { PLAYERS($seats) }.

## Bosses

pd-log-boss-fought =
    { YOU($seat) ->
        [true] { $damage ->
            [0] You fight the boss { CARD($boss) } with strength { $strength } (band { $band }): { pd-points }, no damage.
           *[other] You fight the boss { CARD($boss) } with strength { $strength } (band { $band }): { pd-points }, { $damage } damage.
        }
       *[false] { $damage ->
            [0] { PLAYER($seat) } fights the boss { CARD($boss) } with strength { $strength } (band { $band }): { pd-points }, no damage.
           *[other] { PLAYER($seat) } fights the boss { CARD($boss) } with strength { $strength } (band { $band }): { pd-points }, { $damage } damage.
        }
    }
pd-log-boss-fled =
    { YOU($seat) ->
        [true] { $found ->
            [true] You flee from the boss { CARD($boss) }: your strength { $strength } is not enough ({ pd-points }).
           *[false] You have not found the room of the boss { CARD($boss) } and flee ({ pd-points }).
        }
       *[false] { $found ->
            [true] { PLAYER($seat) } flees from the boss { CARD($boss) }: strength { $strength } is not enough ({ pd-points }).
           *[false] { PLAYER($seat) } has not found the room of the boss { CARD($boss) } and flees ({ pd-points }).
        }
    }
pd-log-reward-won =
    { YOU($seat) ->
        [true] You deal the most damage and get the reward of the boss { CARD($boss) }.
       *[false] { PLAYER($seat) } deals the most damage and gets the reward of the boss { CARD($boss) }.
    }
pd-log-reward-left =
    { $tied ->
        [none] Nobody fought the boss { CARD($boss) }: nobody gets the reward.
       *[other] A tie against the boss { CARD($boss) } ({ PLAYERS($tied) }): nobody gets the reward.
    }
pd-log-gems-vanished = With the boss { CARD($boss) } gems vanish from all maps where they have not been looted: { $gems }.

## The end

pd-log-sheet-scored =
    { YOU($seat) ->
        [true] Your total: { $total }, explored rooms: { $rooms }.
       *[false] The total of { PLAYER($seat) }: { $total }, explored rooms: { $rooms }.
    }
pd-log-rank-reached = The rank for a score of { $total }: { CARD($rank) }.
pd-log-campaign-game-won =
    { COUNT($winners) ->
        [one] Game { $game } of the campaign goes to { PLAYERS($winners) }.
       *[other] Game { $game } of the campaign is shared by { PLAYERS($winners) }.
    }
pd-log-game-ended =
    { $solo ->
        [true] The adventure is over; the score: { $total }.
       *[false] { YOU($winners) ->
            [true] { COUNT($winners) ->
                [one] You win with a total of { $total }.
               *[other] Victory with a total of { $total }: { PLAYERS($winners) }.
            }
           *[false] Victory with a total of { $total }: { PLAYERS($winners) }.
        }
    }

## On the sheet

pd-log-die-used =
    { YOU($seat) ->
        [true] { $action ->
            [level_up] You use a die ({ pd-colour } { pd-symbol }) to level up: { CARD($target) }.
            [craft] You use a die ({ pd-colour } { pd-symbol }) to craft: { CARD($target) }.
            [brew] You use a die ({ pd-colour } { pd-symbol }) to brew.
           *[move] You use a die ({ pd-colour } { pd-symbol }) to move.
        }
       *[false] { $action ->
            [level_up] { PLAYER($seat) } uses a die ({ pd-colour } { pd-symbol }) to level up: { CARD($target) }.
            [craft] { PLAYER($seat) } uses a die ({ pd-colour } { pd-symbol }) to craft: { CARD($target) }.
            [brew] { PLAYER($seat) } uses a die ({ pd-colour } { pd-symbol }) to brew.
           *[move] { PLAYER($seat) } uses a die ({ pd-colour } { pd-symbol }) to move.
        }
    }
pd-log-colour-switched =
    { $by ->
        [wizard] The wizard lets the die count as the other colour.
       *[other] The { CARD($by) } lets the die count as the other colour.
    }
pd-log-leveled-up =
    { YOU($seat) ->
        [true] Your { CARD($hero) } reaches level { $level }.
       *[false] { CARD($hero) } reaches level { $level } ({ PLAYER($seat) }).
    }
pd-log-power-awoke =
    { YOU($seat) ->
        [true] { $hero ->
            [warrior] Your warrior at level 4: +1 strength against bosses.
            [wizard] Your wizard at level 4: dice may count as the other colour.
            [cleric] Your cleric at level 4: skulls do no more damage.
           *[rogue] Your rogue at level 4: a gem from off the map.
        }
       *[false] { $hero ->
            [warrior] Warrior at level 4 ({ PLAYER($seat) }): +1 strength against bosses.
            [wizard] Wizard at level 4 ({ PLAYER($seat) }): dice may count as the other colour.
            [cleric] Cleric at level 4 ({ PLAYER($seat) }): skulls do no more damage.
           *[rogue] Rogue at level 4 ({ PLAYER($seat) }): a gem from off the map.
        }
    }
pd-log-part-filled =
    { YOU($seat) ->
        [true] You fill a part of the { CARD($item) } ({ $parts }/2).
       *[false] { PLAYER($seat) } fills a part of the { CARD($item) } ({ $parts }/2).
    }
pd-log-item-completed =
    { YOU($seat) ->
        [true] You complete the { CARD($item) }.
       *[false] { PLAYER($seat) } completes the { CARD($item) }.
    }
pd-log-potion-gained =
    { YOU($seat) ->
        [true] You gain a potion, number { $potions }.
       *[false] { PLAYER($seat) } gains a potion, number { $potions }.
    }
pd-log-reward-lost =
    { YOU($seat) ->
        [true] { $kind ->
            [level_up] All your heroes are at level 6: the level-up { pd-from } is lost.
            [item_part] All your items are complete: the part { pd-from } is lost.
           *[potion] All your circles are filled: the potion { pd-from } is lost.
        }
       *[false] { $kind ->
            [level_up] All heroes are at level 6: the level-up { pd-from } is lost ({ PLAYER($seat) }).
            [item_part] All items are complete: the part { pd-from } is lost ({ PLAYER($seat) }).
           *[potion] All circles are filled: the potion { pd-from } is lost ({ PLAYER($seat) }).
        }
    }
pd-log-damage-taken =
    { $source ->
        [skulls] Skulls hurt
        [monster] The monster hurts
        [trap] The trap hurts
       *[boss] The boss hurts
    } { YOU($seat) ->
        [true] you
       *[false] { PLAYER($seat) }
    }: { $points } damage{ $on_potions ->
        [0] { "" }
       *[other] , { $on_potions } of it on potions
    }. Damage column: { $damage }.
pd-log-damage-prevented =
    { YOU($seat) ->
        [true] { $source ->
            [skulls] The { CARD($by) } keeps skulls away from you: { $points } damage less.
            [trap] The { CARD($by) } keeps the trap from hurting you.
           *[boss] The { CARD($by) } keeps the blows of the boss away from you: { $points } damage less.
        }
       *[false] { $source ->
            [skulls] The { CARD($by) } keeps skulls away from { PLAYER($seat) }: { $points } damage less.
            [trap] The { CARD($by) } keeps the trap from hurting { PLAYER($seat) }.
           *[boss] The { CARD($by) } keeps the blows of the boss away from { PLAYER($seat) }: { $points } damage less.
        }
    }
pd-log-party-resurrected =
    { YOU($seat) ->
        [true] More damage ({ $damage }) than health ({ $health }): your party is resurrected.
       *[false] More damage ({ $damage }) than health ({ $health }): the party of { PLAYER($seat) } is resurrected.
    }
pd-log-room-entered =
    { YOU($seat) ->
        [true] { $across ->
            [wall] You pass through a wall into room { CARD($room) }.
            [water] You cross water to room { CARD($room) }.
           *[none] { $first ->
                [true] You explore room { CARD($room) }.
               *[false] You enter room { CARD($room) } again.
            }
        }
       *[false] { $across ->
            [wall] { PLAYER($seat) } passes through a wall into room { CARD($room) }.
            [water] { PLAYER($seat) } crosses water to room { CARD($room) }.
           *[none] { $first ->
                [true] { PLAYER($seat) } explores room { CARD($room) }.
               *[false] { PLAYER($seat) } enters room { CARD($room) } again.
            }
        }
    }
pd-log-trap-triggered =
    { YOU($seat) ->
        [true] You set off the trap in room { CARD($room) }.
       *[false] { PLAYER($seat) } sets off the trap in room { CARD($room) }.
    }
pd-log-monster-defeated =
    { YOU($seat) ->
        [true] { $afar ->
            [true] You defeat the monster of room { CARD($room) } from afar: { CARD($monster) }, level { $level }. Monsters: { $monsters }.
           *[false] You defeat the monster of room { CARD($room) }: { CARD($monster) }, level { $level }. Monsters: { $monsters }.
        }
       *[false] { $afar ->
            [true] { PLAYER($seat) } defeats the monster of room { CARD($room) } from afar: { CARD($monster) }, level { $level }. Monsters: { $monsters }.
           *[false] { PLAYER($seat) } defeats the monster of room { CARD($room) }: { CARD($monster) }, level { $level }. Monsters: { $monsters }.
        }
    }
pd-log-gem-looted =
    { YOU($seat) ->
        [true] { $gem ->
            [none] You loot a gem from off the map. Gems: { $gems }.
           *[other] You loot gem { $gem }. Gems: { $gems }.
        }
       *[false] { $gem ->
            [none] { PLAYER($seat) } loots a gem from off the map. Gems: { $gems }.
           *[other] { PLAYER($seat) } loots gem { $gem }. Gems: { $gems }.
        }
    }
pd-log-boss-found =
    { YOU($seat) ->
        [true] You find the boss { CARD($boss) } in room { CARD($room) }.
       *[false] { PLAYER($seat) } finds the boss { CARD($boss) } in room { CARD($room) }.
    }
pd-log-point-gained =
    { YOU($seat) ->
        [true] The water gives you a movement point; left: { $points }.
       *[false] The water gives { PLAYER($seat) } a movement point; left: { $points }.
    }
