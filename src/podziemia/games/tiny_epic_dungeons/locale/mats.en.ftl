# The torch mat and the Boss mat: what their spaces are and do.

## Torch track

ted-torch-space =
    { $effect ->
        [start] Start with { $heroes } heroes
        [none] Empty space
        [goblin] Goblin
        [enemy_action] Enemies act
       *[skull] Skull
    }
    .about =
        { $effect ->
            [start] The torch starts here with { $heroes } heroes and never rises above it. Otherwise nothing happens here.
            [none] Nothing happens here.
            [goblin] When the torch comes down to it, a goblin appears on the Entrance. A fifth goblin loses the game.
            [enemy_action] When the torch comes down to it, all goblins act, then the minions or the Boss.
           *[skull] When the torch gets here, it goes out, and the game is lost.
        }
ted-torch-next =
    { $effect ->
        [goblin] { $n ->
            [one] Next on the track: a goblin, in { $n } step
           *[other] Next on the track: a goblin, in { $n } steps
        }
        [enemy_action] { $n ->
            [one] Next on the track: enemies act, in { $n } step
           *[other] Next on the track: enemies act, in { $n } steps
        }
       *[skull] { $n ->
            [one] Next on the track: darkness, in { $n } step
           *[other] Next on the track: darkness, in { $n } steps
        }
    }
ted-torch-left =
    { $n ->
        [one] { $n } step to darkness
       *[other] { $n } steps to darkness
    }
ted-goblin-slot = Goblin slot { $slot }

## The Boss's health track

ted-track-sealed = Sealed: no marker goes below { $limit } until the next seal breaks
ted-track-untouchable = Sealed at the very top: no damage counts before the first seal breaks
ted-track-open = All seals are broken
ted-boss-unknown = Nobody knows the Boss yet
ted-boss-hearts =
    { $left ->
        [0] All minions are dead: find the Gate and enter
        [one] { $left } minion more, and the Gate opens
       *[other] { $left } minions more, and the Gate opens
    }

## Hero spaces of the Boss mat

# What counts while a hero stands there, or wears something; `n` is never 0.
ted-mod-dice =
    { $when ->
        [strength_check] { $n ->
            [-1] 1 die fewer in Strength checks
           *[1] 1 die more in Strength checks
        }
        [agility_check] { $n ->
            [-1] 1 die fewer in Agility checks
           *[1] 1 die more in Agility checks
        }
        [intellect_check] { $n ->
            [-1] 1 die fewer in Intellect checks
           *[1] 1 die more in Intellect checks
        }
       *[any_check] { $n ->
            [-1] 1 die fewer in all checks
           *[1] 1 die more in all checks
        }
    }
ted-mod-result =
    { $when ->
        [strength_check] { ted-signed } to Strength checks
        [agility_check] { ted-signed } to Agility checks
        [intellect_check] { ted-signed } to Intellect checks
        [melee] { ted-signed } to melee attacks
        [missile] { ted-signed } to missile attacks
        [melee_or_missile] { ted-signed } to melee and missile attacks
        [disarm] { ted-signed } to disarming
       *[any_check] { ted-signed } to all checks
    }
ted-mod-defense =
    { $when ->
        [counter_melee] { ted-signed } Defense against counter-attacks to melee
       *[always] { ted-signed } Defense
    }
ted-mod-speed = { ted-signed } Speed
ted-signed =
    { $n ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }

# What happens once to a hero that ends its movement there.
ted-stop-gain-health = Stop here: gain { $n } health
ted-stop-lose-health = Stop here: lose { $n } health
ted-stop-gain-focus = Stop here: gain { $n } focus
ted-stop-lose-focus = Stop here: lose { $n } focus
ted-stop-discover =
    { $what ->
        [loot] Stop here: discover { $n } loot
        [spell] Stop here: discover { $n } spell
       *[either] Stop here: discover { $n } loot or spell
    }
