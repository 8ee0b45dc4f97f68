# What happened, one message per event. A card that a seat may not see is `none`.

## Setup

bm-log-boss-revealed = { PLAYER($seat) } reveals the boss { CARD($boss) }.
bm-log-hand-dealt =
    { $cards ->
        [none] { PLAYER($seat) } draws an opening hand.
       *[other] { PLAYER($seat) } draws an opening hand: { CARDS($cards) }.
    }
bm-log-hand-thrown-in = { PLAYER($seat) } takes a mulligan.
bm-log-setup-discarded = { PLAYER($seat) } begins by discarding: { CARDS($cards) }.
bm-log-pile-opened = The discard pile begins with: { CARDS($cards) }.

## Round

bm-log-round-began = Round { $round } begins.
bm-log-hero-revealed = { CARD($hero) } comes to town.
bm-log-build-turn-began = Build turn: { PLAYER($seat) }.
bm-log-adventure-turn-began = Adventure turn: { PLAYER($seat) }. The next hero gets ready.
bm-log-hero-lured = { CARD($hero) } goes to the entrance of { PLAYER($seat) }.
bm-log-hero-stayed = { CARD($hero) } stays in town.
bm-log-round-ended = Round { $round } ends.
bm-log-player-eliminated = { PLAYER($seat) } is out of the game, with { bm-souls } and { bm-wounds }.
bm-log-game-ended = { PLAYER($winner) } wins, with { bm-souls } and { bm-wounds }.

## Cards

bm-log-card-drawn =
    { $card ->
        [none] { $kind ->
            [spell] { PLAYER($seat) } draws a Spell card.
           *[room] { PLAYER($seat) } draws a Room card.
        }
       *[other] { $kind ->
            [spell] { PLAYER($seat) } draws the spell { CARD($card) }.
           *[room] { PLAYER($seat) } draws the room { CARD($card) }.
        }
    }
bm-log-deck-reshuffled =
    { $kind ->
        [spell] The Spell deck is empty. The discarded Spell cards are shuffled into a new one.
       *[room] The Room deck is empty. The discarded Room cards are shuffled into a new one.
    }
bm-log-cards-discarded =
    { COUNT($cards) ->
        [0] { PLAYER($seat) } has no cards to discard.
        [one] { PLAYER($seat) } discards { CARDS($cards) }.
       *[other] { PLAYER($seat) } discards { COUNT($cards) } cards: { CARDS($cards) }.
    }
bm-log-card-taken =
    { $source ->
        [deck] { PLAYER($seat) } finds { CARD($card) } in the deck and shows it.
       *[pile] { PLAYER($seat) } takes { CARD($card) } from the discard pile.
    }
bm-log-card-stolen =
    { $card ->
        [none] { $kind ->
            [spell] { PLAYER($seat) } takes a Spell card from { PLAYER($victim) }.
           *[room] { PLAYER($seat) } takes a Room card from { PLAYER($victim) }.
        }
       *[other] { $kind ->
            [spell] { PLAYER($seat) } takes the spell { CARD($card) } from { PLAYER($victim) }.
           *[room] { PLAYER($seat) } takes the room { CARD($card) } from { PLAYER($victim) }.
        }
    }
bm-log-hand-shown =
    { $cards ->
        [none] { PLAYER($seat) } looks at the hand of { PLAYER($victim) }.
       *[other] { PLAYER($seat) } looks at the hand of { PLAYER($victim) }: { CARDS($cards) }.
    }
bm-log-deck-searched =
    { $deck ->
        [ordinary] { PLAYER($seat) } looks through the ordinary hero deck.
        [epic] { PLAYER($seat) } looks through the epic hero deck.
       *[room] { PLAYER($seat) } looks through the Room deck.
    }

## Effects

bm-log-spell-declared =
    { $target ->
        [none] { $target_owner ->
            [none] { PLAYER($seat) } plays the spell { CARD($spell) }.
           *[other] { PLAYER($seat) } plays the spell { CARD($spell) } on { PLAYER($target_owner) }.
        }
       *[other] { $target_owner ->
            [none] { PLAYER($seat) } plays the spell { CARD($spell) } on { CARD($target) }.
           *[other] { PLAYER($seat) } plays the spell { CARD($spell) } on { CARD($target) } ({ PLAYER($target_owner) }).
        }
    }
bm-log-ability-declared =
    { $target ->
        [none] { $target_owner ->
            [none] { PLAYER($seat) } uses the room { CARD($room) }.
           *[other] { PLAYER($seat) } uses the room { CARD($room) } on { PLAYER($target_owner) }.
        }
       *[other] { $target_owner ->
            [none] { PLAYER($seat) } uses the room { CARD($room) } on { CARD($target) }.
           *[other] { PLAYER($seat) } uses the room { CARD($room) } on { CARD($target) } ({ PLAYER($target_owner) }).
        }
    }
bm-log-effect-resolved = { CARD($card) } ({ PLAYER($seat) }) takes effect.
bm-log-spell-negated = The spell { CARD($spell) } ({ PLAYER($seat) }) is negated.
bm-log-effect-failed = { CARD($card) } ({ PLAYER($seat) }) has lost its target and does nothing.
bm-log-leveled-up = The boss { CARD($boss) } ({ PLAYER($seat) }) levels up.

## Rooms

bm-log-room-placed =
    { $card ->
        [none] { $over ->
            [none] { PLAYER($seat) } places a room face-down at the entrance.
           *[other] { PLAYER($seat) } places a room face-down on { CARD($over) }.
        }
       *[other] { $over ->
            [none] { PLAYER($seat) } places the room { CARD($card) } face-down at the entrance.
           *[other] { PLAYER($seat) } places the room { CARD($card) } face-down on { CARD($over) }.
        }
    }
bm-log-room-returned =
    { $card ->
        [none] { PLAYER($seat) } takes a face-down room back into the hand.
       *[other] { PLAYER($seat) } takes the face-down room { CARD($card) } back into the hand.
    }
bm-log-room-built =
    { $over ->
        [none] { PLAYER($seat) } builds the room { CARD($card) } at the entrance.
       *[other] { PLAYER($seat) } builds the room { CARD($card) } on { CARD($over) }.
    }
bm-log-room-destroyed = The room { CARD($room) } ({ PLAYER($seat) }) is destroyed.
bm-log-room-uncovered = The room { CARD($room) } ({ PLAYER($seat) }) is uncovered.
bm-log-room-deactivated = The room { CARD($room) } ({ PLAYER($seat) }) is deactivated until the end of the round.
bm-log-rooms-swapped = The rooms { CARD($first_room) } and { CARD($second_room) } ({ PLAYER($seat) }) change places.
bm-log-room-strengthened = The room { CARD($room) } ({ PLAYER($seat) }) has +{ $bonus } damage until the end of the round.
bm-log-treasure-multiplied =
    { $factor ->
        [2] The treasure of the rooms of { PLAYER($seat) } counts double until the end of the round.
       *[other] The treasure of the rooms of { PLAYER($seat) } counts { $factor } times until the end of the round.
    }
bm-log-placement-granted = { PLAYER($seat) } may place one more room this turn.
bm-log-building-stopped = The kobolds are on strike: no room can be built until the end of the round.
bm-log-dungeon-closed = No further hero enters the dungeon of { PLAYER($seat) } this round.

## Heroes

bm-log-hero-entered =
    { $damage ->
        [0] { CARD($hero) } enters the room { CARD($room) } ({ PLAYER($seat) }) unharmed. Total { $total }, life { $life }.
       *[other] { CARD($hero) } enters the room { CARD($room) } ({ PLAYER($seat) }) and takes { $damage } damage. Total { $total }, life { $life }.
    }
bm-log-hero-sent-back = { CARD($room) } ({ PLAYER($seat) }) sends { CARD($hero) } back.
bm-log-hero-hurt =
    { $damage ->
        [0] { CARD($hero) } ({ PLAYER($seat) }) takes no damage. Total { $total }, life { $life }.
       *[other] { CARD($hero) } ({ PLAYER($seat) }) takes { $damage } more damage. Total { $total }, life { $life }.
    }
bm-log-hero-strengthened = { CARD($hero) } has +{ $bonus } life until the end of the round.
bm-log-hero-returned = { CARD($hero) } goes back to town.
bm-log-hero-died =
    { $room ->
        [none] { CARD($hero) } dies. { PLAYER($seat) } gains { bm-souls.taken }.
       *[other] { CARD($hero) } dies in the room { CARD($room) }. { PLAYER($seat) } gains { bm-souls.taken }.
    }
bm-log-hero-survived = { CARD($hero) } reaches the boss. { PLAYER($seat) } takes { bm-wounds.taken }.
bm-log-wound-healed = { PLAYER($seat) } heals a wound: { CARD($hero) } now counts as dead.
bm-log-hero-revived = { CARD($hero) } rises from the dead and goes to the entrance of { PLAYER($seat) }.
bm-log-hero-removed = { CARD($hero) } ({ PLAYER($seat) }) leaves the game for good.
