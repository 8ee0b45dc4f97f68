# The board of Tiny Epic Dungeons.

ted-board-torch = The torch
ted-board-steps = left
ted-board-heroes = Heroes
ted-board-deeds = What the hero can do
ted-board-deed =
    { $type ->
        [rest] Rest
        [explore] Explore
        [taunt] Taunt
        [switch_hand] Switch hands
        [leave_lair] Leave the lair
        [enter_lair] Enter the lair
        [disarm] Disarm
        [portal] Portal
        [search] Search
        [end_turn] End the turn
       *[stop] Stop here
    }
ted-board-skill-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
ted-board-dice = The dice: click one to count it or not
ted-board-unconscious = unconscious
ted-board-no-enemies = No enemies in sight
ted-board-turn = Turn the card; open now: { $sides }
ted-board-lay = Lay it so
ted-board-show-mat = Show the mat of { CARD($hero) }
ted-board-left = { ted-board-left-move }, { ted-board-left-actions }
ted-board-left-move =
    { $move ->
        [ended] Move over
       *[other] { $speed } Speed
    }
ted-board-left-actions =
    { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }
ted-board-hand =
    { $slot ->
        [left] left hand
       *[right] right hand
    }
ted-board-set = { $count } of 4
ted-board-die =
    { $counts ->
        [true] Die { $face }, counts
       *[false] Die { $face }, does not count
    }
ted-board-enemy-die =
    { $face ->
        [shield] Enemy die: a shield, counts as your Defense
        [torch] Enemy die: a torch, the enemy misses and the torch burns down
       *[other] Enemy die: { $face }
    }
ted-board-result = Result { $total }, needed { $difficulty }
ted-board-odds = { $percent }% if you spend all you can
ted-board-fix =
    { $success ->
        [true] Take { $total }: success
       *[false] Take { $total }: failure
    }

ted-board-course = The torch, turn by turn
ted-board-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

## Why it ended

ted-board-why-won = The Boss fell in turn { $turns }: all its health markers are at 0.
ted-board-why-goblins = A fifth goblin came, and only four can be held off: the dungeon is overrun, in turn { $turns }.
ted-board-why-torch =
    { $act ->
        [1] The torch went out in Act 1, in turn { $turns }: { $minions } of { $needed } minions were dead, and { $gate ->
            [true] the Gate was found.
           *[false] the Gate was still hidden.
        }
       *[other] The torch went out in Act 2, in turn { $turns }: the Boss was still standing, with { $health } health.
    }
ted-board-why-closed = The dungeon closed before the Gate was found: no face-down card is left to go to.
ted-board-why-long = The match was broken off after { $turns } turns.
ted-board-why-left = Everybody has left the dungeon.
