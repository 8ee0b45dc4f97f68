# Names of the game, its table options, its words and its numbers.

ted-name = Tiny Epic Dungeons
ted-title = { ted-name }
ted-pitch = Explore a dungeon that grows with every door, and beat its Boss together before the torch goes out.
ted-kind = cooperative dungeon crawl
ted-quick-alone =
    .about = You lead all the heroes.
ted-quick-bots =
    { $others ->
        [one] With a bot
       *[other] With { $others } bots
    }
ted-quick-screen =
    .about = You lead the heroes together on one device; nothing is hidden.

## Table options

ted-switch-heroes = Heroes
    .about = How many heroes go down. Whoever is free leads more than one; alone you lead them all.
ted-switch-hero-choice = Choosing heroes
    .about = Everybody chooses any hero, chooses one of two that are dealt, or gets one at random.
ted-switch-first-player = Who begins
    .about = Whose hero has the first turn: the first seat's, or one drawn at random.
ted-switch-turn-limit = Turns at most
    .about = A match still under way after so many hero turns is broken off. The torch nearly always decides long before.

ted-choice-choice = free choice
ted-choice-dealt = one of two dealt
ted-choice-random = at random
ted-choice-first = the first seat

## Skills; `check` is what is rolled, `title` begins a line

ted-skill =
    { $skill ->
        [strength] Strength
        [agility] Agility
        [intellect] Intellect
       *[any] any skill
    }
    .check =
        { $skill ->
            [strength] Strength check
            [agility] Agility check
            [intellect] Intellect check
           *[any] check of any skill
        }
    .title =
        { $skill ->
            [strength] Strength
            [agility] Agility
            [intellect] Intellect
           *[any] Any skill
        }

## Actions

ted-attack =
    { $attack ->
        [melee] melee attack
        [missile] missile attack
       *[spell] spell attack
    }
ted-action =
    { $action ->
        [rest] Rest
        [search] Search the room
        [disarm] Disarm the trap
        [cast_spell] Cast a spell
        [melee] Melee attack
        [missile] Missile attack
       *[special] Heroic action
    }
ted-explore = Explore
    .about = Free action of Act 1: the torch moves 1 space down, then all cards behind the corridors of your room are revealed. Nobody is ambushed.
ted-taunt = Taunt the Boss
    .about = Free action of Act 2: spend 2 focus, and the Boss walks towards you as far as its Speed goes, past all others and without attacking.
ted-enter-lair = Enter the Boss's lair
    .about = Free action on the open Gate: spend 1 Speed to step onto the Boss mat. The first time this begins Act 2.
ted-portal = Portal
    .about = Free action: spend 2 focus and go to any other revealed dungeon card.
ted-change-die = Change a die
    .about = Free action in any check: spend 2 focus to change one of your hero dice by 1.

## Kinds of things

ted-kind-of =
    { $kind ->
        [hero] hero
        [goblin] goblin
        [minion] minion
        [boss] Boss
        [room] room
        [encounter] minion encounter
        [entrance] Entrance
        [lair_gate] Lair Gate
        [hand] hand loot
        [garb] garb
        [trinket] trinket
        [spell] spell
        [set] legendary set
       *[ability] hero ability
    }
ted-side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
ted-range =
    { $range ->
        [self] only you
        [same_room] same room
        [los] { $n ->
            [one] in line of sight, { $n } room away
           *[other] in line of sight, up to { $n } rooms
        }
        [path] { $n ->
            [one] along any path, up to { $n } room
           *[other] along any path, up to { $n } rooms
        }
       *[anywhere] anywhere
    }
ted-target =
    { $target ->
        [self] you
        [one_hero] one hero
        [all_heroes] all heroes
        [one_enemy] one enemy
        [one_goblin] one goblin
        [all_enemies] all enemies
       *[boss] the Boss
    }

## Steps of the game

ted-phase-setup = Setup
ted-phase-act-1 = Act 1: exploration
ted-phase-act-2 = Act 2: the Boss
ted-phase-turn = Turn
ted-phase-check = Skill check
ted-phase-attack = Attack
ted-phase-counter = Counter-attack
ted-phase-reward = Reward
ted-phase-torch = Torch
ted-phase-enemies = Enemies act
ted-phase-over = End of the game

## Numbers, used in other messages

ted-health = { $n } health
ted-focus = { $n } focus
ted-speed = { $n } Speed
ted-defense = { $n } Defense
ted-damage = { $n } damage
ted-rooms =
    { $n ->
        [one] { $n } room
       *[other] { $n } rooms
    }
ted-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
ted-goblins =
    { $n ->
        [one] { $n } goblin
       *[other] { $n } goblins
    }
ted-minions =
    { $n ->
        [one] { $n } minion
       *[other] { $n } minions
    }
ted-seals =
    { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
ted-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ted-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
