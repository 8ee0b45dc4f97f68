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
pd-log-missions-drawn = The missions are { CARDS($missions) }.
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
        [true] You keep the power { CARD($power) }; black dice train { CARDS($black) }.
       *[false] { PLAYER($seat) } keeps the power { CARD($power) }; black dice train { CARDS($black) }.
    }
pd-log-objective-shown =
    { YOU($seat) ->
        [true] You show your objective: { CARD($objective) }.
       *[false] { PLAYER($seat) } shows the objective: { CARD($objective) }.
    }
pd-log-preparation-shown =
    { YOU($seat) ->
        [true] What the { CARD($power) } gives you before round 1:
       *[false] What the { CARD($power) } gives { PLAYER($seat) } before round 1:
    }{ $health ->
        [4] { "" }
       *[other] { " " }Health { $health }.
    }{ $parts ->
        [0] { "" }
        [one] { " " }One item part.
       *[other] { " " }{ $parts } item parts.
    }{ $potions ->
        [0] { "" }
        [one] { " " }One potion.
       *[other] { " " }{ $potions } potions.
    }{ $gems ->
        [0] { "" }
        [one] { " " }One gem.
       *[other] { " " }{ $gems } gems.
    }{ $monsters ->
        [0] { "" }
        [one] { " " }One monster defeated.
       *[other] { " " }{ $monsters } monsters defeated.
    }

## Round

pd-log-round-began = Round { $round } begins.
pd-log-roll-rejected = Too many skulls or clovers ({ CARDS($dice) }), so all dice are rolled again.
pd-log-dice-rolled =
    { $skulls ->
        [0] The roll: { CARDS($dice) }.
        [one] The roll: { CARDS($dice) }. One skull.
       *[other] The roll: { CARDS($dice) }. { $skulls } skulls.
    }
pd-log-round-shown =
    { YOU($seat) ->
        [true] You used { CARDS($dice) }
       *[false] { PLAYER($seat) } used { CARDS($dice) }
    }{ $rooms ->
        [none] { "" }
       *[other] , went through { CARDS($rooms) }
    }{ COUNT($gems) ->
        [0] { "" }
        [one] { " " }and looted gem { $gems }
       *[other] { " " }and looted the gems { $gems }
    }. Health { $health }, damage { $damage }, { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }, { $monsters ->
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    } defeated.
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
pd-log-mission-fulfilled =
    { COUNT($seats) ->
        [one] { YOU($seats) ->
            [true] You fulfil the mission { CARD($mission) }: { pd-points }.
           *[false] { PLAYERS($seats) } fulfils the mission { CARD($mission) }: { pd-points }.
        }
       *[other] The mission { CARD($mission) } is fulfilled by { PLAYERS($seats) }: { pd-points } each.
    }

## Bosses

pd-log-boss-fought =
    { YOU($seat) ->
        [true] { $damage ->
            [0] You fight the boss { CARD($boss) } with strength { $strength }, band { $band }: { pd-points }, no damage.
           *[other] You fight the boss { CARD($boss) } with strength { $strength }, band { $band }: { pd-points }, { $damage } damage.
        }
       *[false] { $damage ->
            [0] { PLAYER($seat) } fights the boss { CARD($boss) } with strength { $strength }, band { $band }: { pd-points }, no damage.
           *[other] { PLAYER($seat) } fights the boss { CARD($boss) } with strength { $strength }, band { $band }: { pd-points }, { $damage } damage.
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
        [true] You are the strongest and get the reward of the boss { CARD($boss) }.
       *[false] { PLAYER($seat) } is the strongest and gets the reward of the boss { CARD($boss) }.
    }
pd-log-reward-left =
    { $tied ->
        [none] Nobody fought the boss { CARD($boss) }: nobody gets the reward.
       *[other] A tie against the boss { CARD($boss) } ({ PLAYERS($tied) }): nobody gets the reward.
    }
pd-log-gems-vanished = When { CARD($boss) } has been met, these gems vanish from every map where they lie: { $gems }.

## The end

pd-log-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
pd-log-sheet-scored =
    { YOU($seat) ->
        [true] You have { pd-log-total } and explored { $rooms } rooms.
       *[false] { PLAYER($seat) } has { pd-log-total } and explored { $rooms } rooms.
    }
pd-log-rank-reached = { pd-log-total } make you: { CARD($rank) }.
pd-log-campaign-game-won =
    { COUNT($winners) ->
        [one] Game { $game } of the campaign goes to { PLAYERS($winners) }.
       *[other] Game { $game } of the campaign is shared by { PLAYERS($winners) }.
    }
pd-log-game-ended =
    { $solo ->
        [true] The adventure is over: { pd-log-total }.
       *[false] { COUNT($winners) ->
            [one] { YOU($winners) ->
                [true] You win with { pd-log-total }.
               *[false] { PLAYERS($winners) } wins with { pd-log-total }.
            }
           *[other] The victory is shared by { PLAYERS($winners) } with { pd-log-total }.
        }
    }

## On the sheet

pd-log-die =
    { $symbol ->
        [clover] clover
        [boots] boots
       *[other] { pd-colour } { pd-symbol }
    }
pd-log-die-used =
    { YOU($seat) ->
        [true] { $action ->
            [level_up] You train the { CARD($target) } with the { pd-log-die }.
            [craft] You work on the { CARD($target) } with the { pd-log-die }.
            [brew] You brew potions with the { pd-log-die }.
           *[move] You set out with the { pd-log-die }.
        }
       *[false] { $action ->
            [level_up] { PLAYER($seat) } trains the { CARD($target) } with the { pd-log-die }.
            [craft] { PLAYER($seat) } works on the { CARD($target) } with the { pd-log-die }.
            [brew] { PLAYER($seat) } brews potions with the { pd-log-die }.
           *[move] { PLAYER($seat) } sets out with the { pd-log-die }.
        }
    }
pd-log-colour-switched =
    { YOU($seat) ->
        [true] { $by ->
            [wizard] Thanks to your wizard, the die counts as the other colour.
           *[other] Thanks to your { CARD($by) }, the die counts as the other colour.
        }
       *[false] { $by ->
            [wizard] Thanks to the wizard of { PLAYER($seat) }, the die counts as the other colour.
           *[other] Thanks to the { CARD($by) } of { PLAYER($seat) }, the die counts as the other colour.
        }
    }
pd-log-leveled-up =
    { YOU($seat) ->
        [true] Your { CARD($hero) } reaches level { $level }.
       *[false] The { CARD($hero) } of { PLAYER($seat) } reaches level { $level }.
    }
pd-log-power-awoke =
    { YOU($seat) ->
        [true] { $hero ->
            [warrior] From now on your warrior adds 1 to your strength against bosses.
            [wizard] From now on your wizard lets any die count as the other colour.
            [cleric] From now on your cleric keeps all skulls away.
           *[rogue] Your rogue brings a gem from off the map.
        }
       *[false] { $hero ->
            [warrior] From now on the warrior of { PLAYER($seat) } adds 1 to the strength against bosses.
            [wizard] From now on the wizard of { PLAYER($seat) } lets any die count as the other colour.
            [cleric] From now on the cleric of { PLAYER($seat) } keeps all skulls away.
           *[rogue] The rogue of { PLAYER($seat) } brings a gem from off the map.
        }
    }
pd-log-part-filled =
    { YOU($seat) ->
        [true] You make a part of the { CARD($item) } ({ $parts } of 2).
       *[false] { PLAYER($seat) } makes a part of the { CARD($item) } ({ $parts } of 2).
    }
pd-log-item-completed =
    { YOU($seat) ->
        [true] The { CARD($item) } is yours.
       *[false] { PLAYER($seat) } has finished the { CARD($item) }.
    }
pd-log-potion-gained =
    { YOU($seat) ->
        [true] You gain a potion; you have { $potions } now.
       *[false] { PLAYER($seat) } gains a potion and has { $potions } now.
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
       *[other] , of which potions catch { $on_potions }
    }; damage now { $damage }.
pd-log-damage-prevented =
    { YOU($seat) ->
        [true] { $source ->
            [skulls] The { CARD($by) } saves you { $points } damage from skulls.
            [trap] The { CARD($by) } keeps the trap from hurting you.
           *[boss] The { CARD($by) } saves you { $points } damage from the boss.
        }
       *[false] { $source ->
            [skulls] The { CARD($by) } saves { PLAYER($seat) } { $points } damage from skulls.
            [trap] The { CARD($by) } keeps the trap from hurting { PLAYER($seat) }.
           *[boss] The { CARD($by) } saves { PLAYER($seat) } { $points } damage from the boss.
        }
    }
pd-log-party-resurrected =
    { YOU($seat) ->
        [true] Your damage ({ $damage }) exceeds your health ({ $health }): your party falls and is resurrected.
       *[false] The party of { PLAYER($seat) } falls, with { $damage } damage and { $health } health, and is resurrected.
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
            [true] You strike down the { CARD($monster) } in { CARD($room) } from afar (level { $level }); that makes { $monsters }.
           *[false] You defeat the { CARD($monster) } in { CARD($room) } (level { $level }); that makes { $monsters }.
        }
       *[false] { $afar ->
            [true] { PLAYER($seat) } strikes down the { CARD($monster) } in { CARD($room) } from afar (level { $level }); that makes { $monsters }.
           *[false] { PLAYER($seat) } defeats the { CARD($monster) } in { CARD($room) } (level { $level }); that makes { $monsters }.
        }
    }
pd-log-gem-looted =
    { YOU($seat) ->
        [true] { $gem ->
            [none] You get a gem from off the map
           *[other] You loot gem { $gem }
        }
       *[false] { $gem ->
            [none] { PLAYER($seat) } gets a gem from off the map
           *[other] { PLAYER($seat) } loots gem { $gem }
        }
    }; that makes { $gems }.
pd-log-boss-found =
    { YOU($seat) ->
        [true] You find the boss { CARD($boss) } in room { CARD($room) }.
       *[false] { PLAYER($seat) } finds the boss { CARD($boss) } in room { CARD($room) }.
    }
pd-log-point-gained =
    { YOU($seat) ->
        [true] The water carries you: you may take { $points ->
            [one] one more step
           *[other] { $points } more steps
        }.
       *[false] The water carries { PLAYER($seat) } one step further.
    }
