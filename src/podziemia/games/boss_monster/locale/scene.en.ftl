# What lies on the table. The attribute `short` is for places where there is little room.

bm-scene-title =
    { $round ->
        [0] Boss Monster · { bm-scene-phase }
       *[other] Boss Monster · round { $round } · { bm-scene-phase }
    }
bm-scene-summary =
    { $round ->
        [0] Dealing the cards
       *[other] Round { $round } · souls { $souls }
    }
bm-scene-phase =
    { $phase ->
        [setup] { bm-phase-setup }
        [beginning] { bm-phase-beginning }
        [build] { bm-phase-build }
        [reveal] { bm-phase-reveal }
        [bait] { bm-phase-bait }
        [adventure] { bm-phase-adventure }
       *[end] { bm-phase-end }
    }
bm-scene-card = { CARD($card) }

## The middle of the table

bm-scene-middle = Decks
    .short = { "" }
bm-scene-deck-room = Rooms
bm-scene-deck-spell = Spells
bm-scene-deck-ordinary = Heroes
    .short = Heroes
bm-scene-deck-epic = Epic heroes
    .short = Epic
bm-scene-cards-left = cards left
bm-scene-pile = Discard pile ({ $count })
    .short = Discards { $count }
bm-scene-kobold-strike = The kobolds are on strike: no room can be built this round.
bm-scene-town = Town
bm-scene-lured = → { PLAYER($seat) }
bm-scene-tie = stays: a tie
    .short = tie
bm-scene-nobody-lures = stays: nobody lures it
    .short = stays
bm-scene-declared = Declared
bm-scene-declared-plain = by { PLAYER($owner) }
bm-scene-declared-room = by { PLAYER($owner) }, on { CARD($target) } ({ PLAYER($target_owner) })
bm-scene-declared-player = by { PLAYER($owner) }, on { PLAYER($target_owner) }
bm-scene-declared-card = by { PLAYER($owner) }, on { CARD($target) }

## A player

bm-scene-player =
    { $boss ->
        [none] { PLAYER($seat) }
       *[other] { PLAYER($seat) } · { CARD($boss) }
    }{ $own ->
        [true] { " " }(you)
       *[false] { "" }
    }
bm-scene-souls = Souls
bm-scene-wounds = Wounds
bm-scene-damage = Damage of all rooms
    .short = Damage
bm-scene-treasure = Treasure
    .short = { "" }
bm-scene-back-room = Room cards in hand
    .short = Hand: rooms
bm-scene-back-spell = Spell cards in hand
    .short = spells
bm-scene-in-hand = in hand
bm-scene-slain = Dead heroes
bm-scene-survivors = Survivors
bm-scene-entrance = At the entrance
bm-scene-would-die = would die: { $damage } damage against { $life } health
    .short = ☠
bm-scene-would-survive = would get through: only { $damage } damage against { $life } health
    .short = ➔
bm-scene-dungeon = Dungeon
bm-scene-place = New room
bm-scene-face-down = Face-down
bm-scene-closed = No further hero enters this dungeon this round.
bm-scene-ahead =
    { $ahead ->
        [0] no more damage ahead
       *[other] { $ahead } more damage ahead
    }
bm-scene-class =
    { $class ->
        [cleric] cleric
        [fighter] fighter
        [mage] mage
        [thief] thief
       *[fool] fool
    }

## Own cards

bm-scene-hand = Your hand ({ $count })
    .short = In hand
bm-scene-found = What you find
bm-scene-shown = Hand of { PLAYER($seat) }
bm-scene-offered = Your bosses
bm-scene-aside = Set aside, face-down

## Numbers on cards

bm-scene-stat-monster = monster
    .short = mon.
bm-scene-stat-monster-advanced = advanced monster
    .short = adv. mon.
bm-scene-stat-trap = trap
    .short = trap
bm-scene-stat-trap-advanced = advanced trap
    .short = adv. trap
bm-scene-stat-damage = damage
    .short = dmg
bm-scene-stat-cleric = cleric
    .short = C
bm-scene-stat-fighter = fighter
    .short = F
bm-scene-stat-mage = mage
    .short = M
bm-scene-stat-thief = thief
    .short = T
bm-scene-stat-class-cleric = cleric
bm-scene-stat-class-fighter = fighter
bm-scene-stat-class-mage = mage
bm-scene-stat-class-thief = thief
bm-scene-stat-class-fool = fool
bm-scene-stat-epic = epic
bm-scene-stat-life = health
    .short = ♥
bm-scene-stat-left = health left
bm-scene-stat-souls = souls
    .short = { "" }
bm-scene-stat-wounds = wounds
    .short = { "" }
bm-scene-stat-xp = XP
bm-scene-stat-build = build
bm-scene-stat-adventure = adventure

## States

bm-state-active = active
bm-state-asked = must choose
bm-state-out = out of the game
bm-state-resigned = gave up
bm-state-face-down = face-down
    .short = face-down
bm-state-deactivated = deactivated
    .short = off
bm-state-used = used this round
    .short = used
bm-state-changed = changed
    .short = { "" }
bm-state-empty = free
bm-state-leveled-up = Level Up used
    .short = levelled
bm-state-may-level-up = Level Up at 5 rooms
    .short = { "" }
bm-state-waiting = waits

## Cards looked up, and the end

bm-card-treasure =
    { $cleric ->
        [0] { "" }
       *[other] , cleric { $cleric }
    }{ $fighter ->
        [0] { "" }
       *[other] , fighter { $fighter }
    }{ $mage ->
        [0] { "" }
       *[other] , mage { $mage }
    }{ $thief ->
        [0] { "" }
       *[other] , thief { $thief }
    }
bm-card-room =
    { $kind ->
        [advanced] { $type ->
            [monster] Advanced Monster Room
           *[trap] Advanced Trap Room
        }
       *[ordinary] { $type ->
            [monster] Ordinary Monster Room
           *[trap] Ordinary Trap Room
        }
    }{ $damage ->
        [none] , damage as its text says
       *[other] , damage { $damage }
    }{ bm-card-treasure }
bm-card-spell =
    { $build ->
        [true] { $adventure ->
            [true] Spell for the build and the adventure phase
           *[false] Spell for the build phase
        }
       *[false] Spell for the adventure phase
    }
bm-card-boss = Boss, { $title }, { $xp } XP{ bm-card-treasure }
bm-card-hero =
    { $kind ->
        [epic] Epic hero
       *[ordinary] Ordinary hero
    }, { bm-scene-class }, { $life } health, { bm-souls }, { bm-wounds }
bm-score-souls = souls
bm-score-wounds = wounds
