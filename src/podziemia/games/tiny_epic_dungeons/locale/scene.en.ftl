# What lies on the table.

ted-scene-title = Tiny Epic Dungeons · act { $act } · turn { $turn }
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
ted-scene-marker = Health marker { $number }, down to { $limit } now
ted-scene-space =
    { $space ->
        [0] Entrance space
       *[other] Hero space { $space }
    }

## Heroes

ted-scene-hero =
    { $own ->
        [true] { CARD($hero) }
       *[false] { CARD($hero) } ({ PLAYER($seat) })
    }
ted-scene-health = Health
ted-scene-focus = Focus
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
ted-scene-check =
    { $skill ->
        [strength] { CARD($hero) }: Strength, { ted-scene-odds }
        [agility] { CARD($hero) }: Agility, { ted-scene-odds }
       *[intellect] { CARD($hero) }: Intellect, { ted-scene-odds }
    }
ted-scene-odds = { $difficulty } needed, { $bonus } added: { $percent } % with everything you have

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
ted-stat-portal = portal
ted-stat-trap = trap
ted-stat-disarmed = disarmed
ted-stat-search = can be searched
ted-stat-emptied = searched out

## The result

ted-score-act = Act
ted-score-minions = Minions killed
ted-score-turns = Turns
