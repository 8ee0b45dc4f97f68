# What happened, one message per event. Heroes, enemies and rooms are cards with names.

## Setup and turns

ted-log-hero-chosen =
    { YOU($seat) ->
        [true] You lead { CARD($hero) }.
       *[false] { PLAYER($seat) } leads { CARD($hero) }.
    }
ted-log-dungeon-laid = A dungeon for { $heroes } heroes: { $deck } cards lie in its deck, and the torch burns on { $torch }.
ted-log-turn-began =
    { YOU($seat) ->
        [true] Turn { $turn }: your hero { CARD($hero) }.
       *[false] Turn { $turn }: { CARD($hero) } ({ PLAYER($seat) }).
    }
ted-log-turn-ended = The turn of { CARD($hero) } is over.

## Moving and revealing

ted-log-hero-moved = { CARD($hero) } enters { CARD($room) }.
ted-log-hero-teleported = { CARD($hero) } appears in { CARD($room) }.
ted-log-hero-strode =
    { $space ->
        [0] { CARD($hero) } stands on the entrance space of the lair.
       *[other] { CARD($hero) } goes to space { $space } of the lair.
    }
ted-log-move-ended = An enemy stops { CARD($hero) }: the move is over.
ted-log-card-revealed = Revealed: { CARD($card) }.
ted-log-card-turned =
    { $quarters ->
        [0] { CARD($card) } stays as it lies.
        [one] { CARD($card) } is turned by a quarter.
       *[other] { CARD($card) } is turned by { $quarters } quarters.
    }
ted-log-cards-laid =
    { $count ->
        [0] No new card is laid; { $deck } left in the deck.
        [one] { $count } new card is laid face-down; { $deck } left in the deck.
       *[other] { $count } new cards are laid face-down; { $deck } left in the deck.
    }

## Enemies come

ted-log-goblin-came = A goblin comes: { CARD($card) }, number { $slot }.
ted-log-minion-came = A minion comes: { CARD($card) }.
ted-log-goblins-shuffled =
    { $count ->
        [one] { $count } goblin card is shuffled into a new deck.
       *[other] { $count } goblin cards are shuffled into a new deck.
    }

## Health and focus

ted-log-hero-hurt = { CARD($hero) } loses { $amount } health ({ $health } left).
ted-log-hero-fell = { CARD($hero) } falls unconscious.
ted-log-hero-healed = { CARD($hero) } gains { $amount } health (now { $health }).
ted-log-hero-woke = { CARD($hero) } is conscious again.
ted-log-focus-gained = { CARD($hero) } gains { $amount } focus (now { $focus }).
ted-log-focus-lost = { CARD($hero) } spends or loses { $amount } focus ({ $focus } left).
ted-log-hero-rested = { CARD($hero) } rests.

## Checks

ted-log-action-began = { CARD($hero) } uses { CARD($source) }.
ted-log-dice-rolled =
    { $enemy_die ->
        [none] { CARD($hero) } rolls { $dice } ({ ted-skill }, { $difficulty } needed).
        [shield] { CARD($hero) } rolls { $dice } ({ ted-skill }, { $difficulty } needed); the enemy die shows a shield.
        [torch] { CARD($hero) } rolls { $dice } ({ ted-skill }, { $difficulty } needed); the enemy die shows a torch.
       *[other] { CARD($hero) } rolls { $dice } ({ ted-skill }, { $difficulty } needed); the enemy die shows { $enemy_die }.
    }
ted-log-die-changed = { CARD($hero) } changes a die to { $face }.
ted-log-die-rerolled = { CARD($hero) } rerolls a die with { CARD($source) }: { $face }.
ted-log-ability-used = { CARD($hero) } uses { CARD($source) }.
ted-log-check-decided =
    { $success ->
        [true] Success: { $result }, { $difficulty } needed.
       *[false] Failure: { $result }, { $difficulty } needed.
    }
ted-log-not-paid = { CARD($source) } is not paid for and does nothing.
ted-log-trap-disarmed = { CARD($hero) } disarms { CARD($card) } for good.
ted-log-room-emptied = { CARD($card) } is empty for the rest of this act.

## Torch and enemies

ted-log-torch-moved =
    { $by ->
        [-1] { $effect ->
            [goblin] The torch burns down to { $torch }: a goblin comes to the Entrance.
            [enemy_action] The torch burns down to { $torch }: enemies act.
            [skull] The torch goes out.
           *[other] The torch burns down to { $torch }.
        }
       *[other] The torch rises to { $torch }.
    }
ted-log-enemies-act = All enemies act.
ted-log-goblins-pacified =
    { $now ->
        [true] The goblins are calm and skip their action.
       *[false] The goblins will skip their next action.
    }
ted-log-enemy-pinned = { CARD($hero) } pins down { CARD($card) }: it does not move this time.
ted-log-enemy-moved = { CARD($card) } moves to { CARD($room) }.
ted-log-enemy-entered-lair = { CARD($card) } is in the lair.
ted-log-enemy-attacked =
    { $heroes ->
        [none] { CARD($card) } reaches nobody.
       *[other] { CARD($card) } attacks: { CARDS($heroes) }.
    }
ted-log-counter-attacked =
    { $die ->
        [torch] { CARD($card) } strikes back at { CARD($hero) } and misses: a torch.
        [shield] { $damage ->
            [0] { CARD($card) } strikes back at { CARD($hero) }: a shield, no damage.
           *[other] { CARD($card) } strikes back at { CARD($hero) }: a shield, { $damage } damage.
        }
       *[other] { $damage ->
            [0] { CARD($card) } strikes back at { CARD($hero) }: { $total } against Defense { $defense }, no damage.
           *[other] { CARD($card) } strikes back at { CARD($hero) }: { $total } against Defense { $defense }, { $damage } damage.
        }
    }
ted-log-enemy-hurt = { CARD($card) } takes { $damage } damage ({ $health } health left).
ted-log-enemy-healed = { CARD($card) } gains { $amount } health (now { $health }).
ted-log-enemy-died = { CARD($hero) } kills { CARD($card) }.
ted-log-heart-filled = Minions killed: { $killed } of { $needed }.

## Cards

ted-log-card-drawn = { CARD($hero) } draws { CARD($card) }.
ted-log-card-taken = { CARD($hero) } takes { CARD($card) } from the row.
ted-log-card-equipped =
    { $slot ->
        [left] { CARD($hero) } equips { CARD($card) } in the left hand.
        [right] { CARD($hero) } equips { CARD($card) } in the right hand.
       *[other] { CARD($hero) } equips { CARD($card) }.
    }
ted-log-card-discarded = { CARD($hero) } puts { CARD($card) } into the row.
ted-log-card-removed = { CARD($hero) } uses up { CARD($card) }; it is out of the game.

## The Boss and the end

ted-log-act-two-began = { CARD($hero) } enters the lair. Act 2 begins: the Boss is { CARD($boss) }, and the torch burns on { $torch }.
ted-log-seal-broken = The Boss walks through { CARD($room) }: a seal is broken, space { $space } of its track is open.
ted-log-boss-hurt = { CARD($boss) } takes { $damage } damage on a marker (now { $health }).
ted-log-boss-unhurt = { $damage } damage to { CARD($boss) } is lost: the next seal is whole.
ted-log-boss-healed = { CARD($boss) } gains { $amount } health on a marker (now { $health }).
ted-log-game-ended =
    { $won ->
        [true] The Boss is beaten. The heroes have won.
       *[false] The heroes have lost.
    }
