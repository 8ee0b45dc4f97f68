# What lies on the table. The attribute `short` is for places where there is little room, `sign` for squares of a map.

pd-scene-summary =
    { $games ->
        [1] { pd-scene-standing }
       *[other] Game { $game } of { $games } · { pd-scene-standing }
    }
pd-scene-standing =
    { $round ->
        [0] Choosing powers
       *[other] Round { $round } of 8 · points { $points }
    }
pd-scene-title =
    { $games ->
        [1] { $round ->
            [0] Paper Dungeons · { pd-scene-phase }
           *[other] Paper Dungeons · round { $round } · { pd-scene-phase }
        }
       *[other] { $round ->
            [0] Paper Dungeons · game { $game } of { $games } · { pd-scene-phase }
           *[other] Paper Dungeons · game { $game } of { $games } · round { $round } · { pd-scene-phase }
        }
    }
pd-scene-phase =
    { $phase ->
        [setup] { pd-phase-setup }
        [powers] { pd-phase-powers }
        [roll] { pd-phase-roll }
        [dice] { pd-phase-dice }
        [end] { pd-phase-end }
        [boss] { pd-phase-boss }
        [scoring] { pd-phase-scoring }
       *[over] { pd-phase-over }
    }
pd-scene-card = { CARD($card) }

## The middle of the table

pd-scene-rounds = Round
pd-scene-dice = Dice
pd-scene-bosses = Dungeon and bosses
    .short = Dungeon
pd-scene-missions = Missions
pd-scene-boss-now =
    { $found ->
        [true] found; your strength { $strength }
       *[false] not found yet; your strength { $strength }
    }
    .short =
        { $found ->
            [true] found, your strength { $strength }
           *[false] not found, your strength { $strength }
        }
pd-scene-boss-over =
    { $fled ->
        [true] over: you fled ({ pd-points })
       *[false] over: you fought ({ pd-points })
    }
    .short =
        { $fled ->
            [true] fled ({ pd-points })
           *[false] fought ({ pd-points })
        }
pd-scene-mission-fulfilled =
    { $by ->
        [own] you fulfilled it in round { $round }
        [others] others fulfilled it in round { $round }
       *[none] fulfilled in round { $round }
    }
    .short =
        { $by ->
            [own] done by you
            [others] taken by others
           *[none] done
        }
pd-scene-mission-progress = you have { $value } of { $count }
    .short = { $value }/{ $count }
pd-alone =
    { $rank ->
        [none] Your total: { $L }.
       *[other] Your total: { $L }. Your rank: { CARD($rank) }.
    }
pd-scene-rank = Your rank: { CARD($rank) }
    .short = { CARD($rank) }
pd-scene-result =
    { $winner ->
        [none] Game { $game } is over
        [shared] Game { $game } is over: a shared first place
       *[other] Game { $game } is over, won by { PLAYER($winner) }
    }
pd-scene-result-line =
    { $won ->
        [true] { PLAYER($seat) }: { $points } (first in this game)
       *[false] { PLAYER($seat) }: { $points }
    }

## A player

pd-scene-player =
    { $power ->
        [none] { PLAYER($seat) }
       *[other] { PLAYER($seat) } · { CARD($power) }
    }{ $own ->
        [true] { " " }(you)
       *[false] { "" }
    }
pd-scene-heroes = Heroes
pd-scene-hero =
    { $training ->
        [black] { CARD($hero) } (black dice)
       *[white] { CARD($hero) } (white dice)
    }
    .short =
        { $training ->
            [black] { CARD($hero) } (black)
           *[white] { CARD($hero) } (white)
        }
pd-scene-items = Magic items
    .short = Items
pd-scene-cards = Cards
pd-scene-objective-progress = now { $value }
pd-scene-offered = Your cards: keep one power and one objective
    .short = Your cards
pd-scene-dungeon = Dungeon
pd-scene-party =
    { $room ->
        [none] The party of { PLAYER($seat) } is outside
       *[other] The party of { PLAYER($seat) } is in { CARD($room) }
    }
    .short =
        { $room ->
            [none] outside
           *[other] in { CARD($room) }
        }
pd-scene-room =
    { $explored ->
        [true] { CARD($room) }, explored
       *[false] { CARD($room) }
    }
    .short = { CARD($room) }
pd-scene-resurrected = The party has been resurrected (9 points lost).

pd-scene-track-health = Health
pd-scene-track-damage = Damage
pd-scene-track-potions = Potions
pd-scene-track-hearts = Empty potion hearts
    .short = Free hearts
pd-scene-track-monsters = Monsters
pd-scene-track-gems = Gems

## Squares of the map

pd-scene-map = Map of { PLAYER($seat) }
pd-scene-edge-wall = wall
pd-scene-edge-drawn = wall drawn by the card
pd-scene-edge-water = water
pd-scene-edge-tunnel = tunnel
pd-scene-edge-entrance = entrance
pd-scene-layer-path = way walked
pd-scene-layer-explored = explored
pd-scene-layer-defeated = monster defeated
pd-scene-layer-looted = gem looted
pd-scene-layer-gone = gem lost
pd-scene-layer-reach = within reach
pd-scene-square-empty = empty room
pd-scene-square-trap = trap
pd-scene-square-reward = reward
pd-scene-square-orc = orc
pd-scene-square-ghost = ghost
pd-scene-square-zombie = zombie
pd-scene-square-goblin = goblin
pd-scene-square-boss-1 = boss 1
pd-scene-square-boss-2 = boss 2
pd-scene-square-boss-3 = boss 3

## Score boxes

pd-scene-score =
    { $complete ->
        [true] Points now: { $total }
       *[false] Points now, without the objective: { $total }
    }
    .short = { $total } pts
pd-scene-box-a = A, boss 1: { $points }
pd-scene-box-b = B, boss 2: { $points }
pd-scene-box-c = C, boss 3: { $points }
pd-scene-box-d = D, weakest hero: { $points }
pd-scene-box-e = E, magic items: { $points }
pd-scene-box-f = F, gems: { $points }
pd-scene-box-g = G, monsters: { $points }
pd-scene-box-h = H, damage: { $points }
pd-scene-box-i = I, resurrection: { $points }
pd-scene-box-j = J, objective and power: { $points }
pd-scene-box-k = K, missions: { $points }
pd-score-A = boss 1
pd-score-B = boss 2
pd-score-C = boss 3
pd-score-D = weakest hero
pd-score-E = magic items
pd-score-F = gems
pd-score-G = monsters
pd-score-H = damage
pd-score-I = resurrection
pd-score-J = objective and power
pd-score-K = missions
pd-score-L = total
pd-score-rooms = explored rooms

## Numbers on cards and in rooms

pd-stat-round = after round
    .short = R
pd-stat-room = room
    .short = room
pd-stat-weakness-warrior = weak against the warrior
    .short = weak: warrior
pd-stat-weakness-wizard = weak against the wizard
    .short = weak: wizard
pd-stat-weakness-cleric = weak against the cleric
    .short = weak: cleric
pd-stat-weakness-rogue = weak against the rogue
    .short = weak: rogue
pd-stat-escape = escape
    .short = esc.
pd-stat-strength = from strength
    .short = ≥
pd-stat-glory = points
    .short = ★
pd-stat-damage = damage
    .short = ♥
pd-stat-reward-level-up = reward: level-ups
    .short = +level-up
pd-stat-reward-item-part = reward: item parts
    .short = +part
pd-stat-reward-potion = reward: potions
    .short = +potion
pd-stat-vanish = vanishing gems
    .short = vanish
pd-stat-count = needed
    .short = ≥
pd-metric =
    { $metric ->
        [defeated_monsters_level_3] level-3 monsters
        [defeated_monsters_level_4] level-4 monsters
        [defeated_monsters_level_5] level-5 monsters
        [obstacles_passed] traps, walls and waters
        [columns_with_4_explored] columns with 4 rooms explored
        [fully_explored_rows] rows explored whole
        [heroes_at_level_5_plus] heroes at level 5 or more
        [potions_gained] potions gained
        [explored_rooms] rooms explored
        [boss_points] points from bosses
        [completed_items] items completed
        [explored_edge_rooms] rooms explored at the edge
        [defeated_monsters] monsters defeated
        [gems_looted] gems looted
        [explored_corner_rooms] corner rooms explored
       *[health] health
    }
pd-stat-goal = { pd-metric }, threshold
    .short = { pd-metric } ≥
pd-stat-threshold = threshold
    .short = ≥
pd-stat-train-warrior = warrior: black dice
    .short = · warrior: black dice
pd-stat-train-wizard = wizard: black dice
    .short = · wizard: black dice
pd-stat-train-cleric = cleric: black dice
    .short = · cleric: black dice
pd-stat-train-rogue = rogue: black dice
    .short = · rogue: black dice
pd-stat-parts = parts
    .short = { "" }
    .sign = { $value }
pd-stat-orc = orc, level
    .short = orc
    .sign = o{ $value }
pd-stat-ghost = ghost, level
    .short = ghost
    .sign = h{ $value }
pd-stat-zombie = zombie, level
    .short = zombie
    .sign = z{ $value }
pd-stat-goblin = goblin, level
    .short = goblin
    .sign = g{ $value }
pd-stat-defeated = defeated monster, level
    .short = defeated
    .sign = †
pd-stat-trap = trap
    .sign = ▲
pd-stat-potion = potions
    .short = potion
    .sign =
        { $value ->
            [1] !
           *[other] !{ $value }
        }
pd-stat-potion-taken = potions taken
    .short = potion taken
    .sign = { "" }
pd-stat-item-part = item parts
    .short = part
    .sign =
        { $value ->
            [1] ½
           *[other] ½{ $value }
        }
pd-stat-item-part-taken = item parts taken
    .short = part taken
    .sign = { "" }
pd-stat-level-up = level-ups
    .short = level-up
    .sign =
        { $value ->
            [1] ↑
           *[other] ↑{ $value }
        }
pd-stat-level-up-taken = level-ups taken
    .short = level-up taken
    .sign = { "" }
pd-stat-gem = gem
    .sign = ♦{ $value }
pd-stat-gem-looted = looted gem
    .short = looted
    .sign = { "" }
pd-stat-gem-gone = lost gem
    .short = lost
    .sign = { "" }
pd-stat-boss = boss
    .sign = ♛{ $value }

## States

pd-state-asked = must choose
pd-state-resigned = gave up
pd-state-skull = skull, unusable
    .short = skull
pd-state-used = used
pd-state-disabled = fulfilled
    .short = { "" }
pd-state-complete = complete

## Cards looked up

pd-card-hero = Hero
pd-card-monster =
    { $hero ->
        [warrior] Monster, met by the warrior
        [wizard] Monster, met by the wizard
        [cleric] Monster, met by the cleric
       *[rogue] Monster, met by the rogue
    }
pd-card-end =
    { $end_points ->
        [0] , no points at the end
       *[other] , points at the end: { $end_points }
    }
pd-card-item =
    { $symbol ->
        [none] Magic item, part with any hero symbol
        [warrior] Magic item, part with the sword and shield
        [wizard] Magic item, part with the hat
        [cleric] Magic item, part with the cross
       *[rogue] Magic item, part with the mask
    }{ pd-card-end }
pd-card-power =
    { $timing ->
        [setup] Power, once during setup
        [once_per_round] Power, once per round
        [passive] Power, always
       *[trigger] Power, whenever it happens
    }{ pd-card-end }
pd-card-objective = Objective, thresholds { $thresholds } for 2, 4, 6 points; black dice: { CARDS($black) }
pd-card-mission = Mission
pd-card-boss =
    Boss { $tier }{ $letter }, weak against { $weakness ->
        [warrior] the warrior
        [wizard] the wizard
        [cleric] the cleric
       *[rogue] the rogue
    }; strength { $strength_1 }: points { $points_1 }, damage { $damage_1 }; strength { $strength_2 }: points { $points_2 }, damage { $damage_2 }; strength { $strength_3 }: points { $points_3 }, damage { $damage_3 }; escape: { $escape }; reward: { pd-card-reward }{ COUNT($vanish) ->
        [0] { "" }
       *[other] ; vanishing gems: { $vanish }
    }
pd-card-reward =
    { $item_part ->
        [0] { $level_up ->
            [0] { $potion ->
                [one] a potion
               *[other] { $potion } potions
            }
           *[other] { $potion ->
                [0] a level-up
               *[other] a level-up and a potion
            }
        }
        [one] { $potion ->
            [0] an item part
           *[other] an item part and a potion
        }
       *[other] { $item_part } item parts
    }
pd-card-dungeon = Dungeon card { $letter }, bosses: { CARDS($bosses) }
pd-card-campaign = Campaign, dungeons: { CARDS($dungeons) }
pd-card-rank = Solo rank
pd-card-face = Face of a die
pd-card-room =
    Room{ $monster ->
        [none] { "" }
       *[other] , { CARD($monster) } of level { $level }
    }{ $trap ->
        [true] , trap
       *[false] { "" }
    }{ $potions ->
        [0] { "" }
        [one] , potion
       *[other] , { $potions } potions
    }{ $item_parts ->
        [0] { "" }
        [one] , item part
       *[other] , { $item_parts } item parts
    }{ $level_ups ->
        [0] { "" }
        [one] , level-up
       *[other] , { $level_ups } level-ups
    }{ $gem ->
        [none] { "" }
       *[other] , gem { $gem }
    }
