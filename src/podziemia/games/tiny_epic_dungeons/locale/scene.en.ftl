# What lies on the table.

ted-scene-title = Tiny Epic Dungeons · Act { $act } · turn { $turn }
ted-scene-summary =
    { $act ->
        [1] Act 1 · torch { $torch } · minions left { $left }
       *[other] Act 2 · torch { $torch } · Boss health { $left }
    }
ted-scene-card = { CARD($card) }

## The dungeon

ted-scene-dungeon = The dungeon
ted-scene-square-dark = darkness
ted-scene-square-hidden = face-down card
    .sign = ?
ted-scene-square-room = room
ted-scene-edge-wall = wall
ted-scene-layer-reach = within reach

## The torch and the enemies

ted-scene-torch =
    { $next ->
        [goblin] Torch ({ $at }); next a goblin comes
        [enemy_action] Torch ({ $at }); next the enemies act
        [skull] Torch ({ $at }); next it goes out
       *[other] Torch ({ $at })
    }
ted-scene-enemies = Enemies

## The lair

ted-scene-lair-closed = The lair, closed
ted-scene-lair = The lair of { CARD($boss) }
ted-scene-hearts = Minions killed
ted-scene-marker = Health marker { $number }: can fall to { $limit } now
ted-scene-space =
    { $space ->
        [0] Entrance space: { ted-space-what }
       *[other] Hero space { $space }: { ted-space-what }
    }
    .short = { $space }
ted-space-what =
    { $boss ->
        [ashen_dragon] { $space ->
            [0] no effect
            [1] 1 die fewer in all checks
            [2] +2 to Agility checks
            [3] +1 to all checks. Stop here: gain 1 focus
            [4] −1 Defense
           *[5] Stop here: lose 1 health
        }
        [lich_queen] { $space ->
            [0] no effect
            [1] +1 to Strength checks
            [2] −1 to all checks. Stop here: gain 2 focus
            [3] +2 to Intellect checks. Stop here: discover 1 spell
            [4] Stop here: lose 1 focus
           *[5] 1 die fewer in all checks. Stop here: gain 1 health
        }
        [pit_fiend] { $space ->
            [0] −1 Defense
            [1] +1 to all checks. Stop here: lose 1 health
            [2] +1 to Agility checks
            [3] +2 to all checks
            [4] +1 to Strength checks
           *[5] +1 to all checks. Stop here: lose 2 focus
        }
        [hydra] { $space ->
            [0] no effect
            [1] −1 Speed
            [2] +1 Defense
            [3] +2 to Strength checks. Stop here: gain 1 health
            [4] −1 to all checks. Stop here: gain 2 health
           *[5] 1 die fewer in all checks
        }
        [thousand_eye] { $space ->
            [0] no effect
            [1] +1 to Strength checks. Stop here: lose 1 focus
            [2] 1 die more in Strength checks
            [3] +1 to all checks, +1 Defense
            [4] 1 die fewer in all checks. Stop here: discover 1 loot
           *[5] +1 to Intellect checks. Stop here: lose 1 health
        }
       *[vampire_prince] { $space ->
            [0] no effect
            [1] −1 Defense. Stop here: gain 1 focus
            [2] +1 to Intellect checks
            [3] +2 to Agility checks. Stop here: gain 2 focus
            [4] +1 to Strength checks
           *[5] 1 die fewer in all checks
        }
    }

## Heroes

ted-scene-hero =
    { $own ->
        [true] { CARD($hero) }
       *[false] { CARD($hero) } ({ PLAYER($seat) })
    }
ted-scene-health = Health
ted-scene-focus = Focus
ted-scene-cards = On the mat
ted-scene-offered = Heroes to choose among

## Cards and dice

ted-scene-supplies = Decks and rows
ted-scene-deck-dungeon = Dungeon deck
ted-scene-deck-goblins = Goblin deck
ted-scene-deck-minions = Minion deck
ted-scene-deck-loot = Loot deck
ted-scene-deck-spells = Spell deck
ted-scene-loot-row = Loot row
ted-scene-spell-row = Spell row
ted-scene-check = { CARD($hero) }: { ted-skill }, { ted-scene-odds }
ted-scene-odds = { $difficulty } needed, { $bonus } added: { $percent }% with everything you have

## Numbers

ted-stat-health = health
ted-stat-focus = focus
ted-stat-speed = Speed
ted-stat-defense = Defense
ted-stat-strength = Strength
ted-stat-agility = Agility
ted-stat-intellect = Intellect
ted-stat-slot = slot
ted-stat-counter = counter-attack
ted-stat-cards = cards
ted-stat-seal = seal
    .sign = { "*" }
ted-stat-portal = portal
    .sign = { "@" }
ted-stat-trap = trap
    .sign = { "^" }
ted-stat-disarmed = disarmed
    .sign = { "_" }
ted-stat-search = can be searched
    .sign = { "$" }
ted-stat-emptied = searched out
    .sign = { "x" }

## The result

ted-score-act = Act
ted-score-minions = Minions killed
ted-score-turns = Turns

## States

ted-state-active = acts now
ted-state-unconscious = unconscious
ted-state-stealth = stealthy
ted-state-found = just found

## Cards looked up

ted-card-hero = Hero, health { $max_health }, focus { $max_focus }, Speed { $speed }, Defense { $defense }, Strength { $strength }, Agility { $agility }, Intellect { $intellect }
    .short = Hero
ted-card-goblin = Goblin, Speed { $speed }, Defense { $defense }
    .short = Goblin
ted-card-minion = Minion, Speed { $speed }, Defense { $defense }, health { $health }
    .short = Minion
ted-card-boss = Boss, Speed { $speed }, Defense { $defense }
    .short = Boss
ted-card-room = Dungeon room, { ted-card-corridors }
ted-card-encounter = Minion encounter, { ted-card-corridors }
ted-card-entrance = The first card of the dungeon, { ted-card-corridors }
ted-card-lair_gate = The way to the Boss, { ted-card-corridors }
ted-card-corridors =
    { $corridors ->
        [NS] straight through
        [NE] a bend
        [ESW] open on three sides
       *[NESW] open on all sides
    }
ted-card-set-piece =
    { $set ->
        [none] { "" }
       *[other] , { CARD($set) }
    }
ted-card-hand = Hand loot{ ted-card-set-piece }
ted-card-garb = Garb{ ted-card-set-piece }
ted-card-trinket = Trinket{ ted-card-set-piece }
ted-card-spell = Spell
ted-card-set = Legendary set
ted-card-ability = On a hero mat
ted-card-face = Face of a die
