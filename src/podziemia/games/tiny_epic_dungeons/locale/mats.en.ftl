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

ted-track-sealed = Sealed: no marker goes below { $limit } until the next seal is broken
ted-track-untouchable = Sealed at the very top: no damage counts before the first seal is broken
ted-track-open = All seals are broken
ted-boss-unknown = Nobody knows the Boss yet
ted-boss-hearts =
    { $left ->
        [0] All minions are dead: find the Gate and enter
        [one] { $left } minion more, and the Gate opens
       *[other] { $left } minions more, and the Gate opens
    }
