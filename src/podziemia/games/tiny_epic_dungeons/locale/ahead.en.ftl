# What is to be seen coming: what enemies will do, and how likely a check is to succeed.

ted-intent-stays =
    { $heroes ->
        [0] Next: stays where it is.
        [one] Next: { CARD($hero) } loses { $damage } health.
       *[other] Next: { $heroes } heroes lose { $damage } health each.
    }
ted-intent-walks =
    { $heroes ->
        [0] { $rooms ->
            [one] Next: walks { $rooms } room.
           *[other] Next: walks { $rooms } rooms.
        }
        [one] { $rooms ->
            [one] Next: walks { $rooms } room, and { CARD($hero) } loses { $damage } health.
           *[other] Next: walks { $rooms } rooms, and { CARD($hero) } loses { $damage } health.
        }
       *[other] { $rooms ->
            [one] Next: walks { $rooms } room, and { $heroes } heroes lose { $damage } health each.
           *[other] Next: walks { $rooms } rooms, and { $heroes } heroes lose { $damage } health each.
        }
    }
ted-intent-lure = The way of a taunted Boss
ted-chance-after = then { $percent }%
ted-chance-hit = { $percent }% to hit
ted-chance-success = { $percent }% to succeed
ted-chance-stopped = an enemy ends the move there
ted-chance-trap = a trap: { $percent }% to pass it
ted-scene-layer-sight = in sight
ted-ahead-torch =
    { $effect ->
        [goblin] then the torch burns down to { $torch }: a goblin comes
        [enemy_action] then the torch burns down to { $torch }: enemies act
        [skull] then the torch goes out, and all is lost
       *[other] then the torch burns down to { $torch }
    }
    .short =
        { $effect ->
            [goblin] torch down to { $torch }: a goblin
            [enemy_action] torch down to { $torch }: enemies act
            [skull] the torch goes out
           *[other] torch down to { $torch }
        }
ted-ahead-lure = { CARD($boss) } comes { ted-ahead-rooms }, { ted-ahead-seals }
    .short = { ted-ahead-rooms }, { ted-ahead-seals }
ted-ahead-rooms =
    { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }
ted-ahead-seals =
    { $seals ->
        [0] no seal breaks
        [one] { $seals } seal breaks
       *[other] { $seals } seals break
    }
ted-ahead-open = open: { $sides }
ted-ahead-unused = The heroic action is not used yet.
ted-ahead-torch-first =
    { $effect ->
        [goblin] first the torch burns down to { $torch }: a goblin comes
        [enemy_action] first the torch burns down to { $torch }: enemies act
        [skull] the torch goes out, and all is lost
       *[other] first the torch burns down to { $torch }
    }
ted-chance-stopped-at-trap = an enemy ends the move there, and a trap: { $percent }% to pass it
