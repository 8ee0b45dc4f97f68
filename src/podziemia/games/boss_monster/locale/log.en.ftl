# What happened, one message per event. A card that a seat may not see is `none`.

## Setup

bm-log-boss-revealed =
    { YOU($seat) ->
        [true] You reveal the boss { CARD($boss) }.
       *[false] { PLAYER($seat) } reveals the boss { CARD($boss) }.
    }
bm-log-hand-dealt =
    { YOU($seat) ->
        [true] { $cards ->
            [none] You draw an opening hand.
           *[other] You draw an opening hand: { CARDS($cards) }.
        }
       *[false] { $cards ->
            [none] { PLAYER($seat) } draws an opening hand.
           *[other] { PLAYER($seat) } draws an opening hand: { CARDS($cards) }.
        }
    }
bm-log-hand-thrown-in =
    { YOU($seat) ->
        [true] You take a mulligan.
       *[false] { PLAYER($seat) } takes a mulligan.
    }
bm-log-setup-discarded =
    { YOU($seat) ->
        [true] You begin by discarding: { CARDS($cards) }.
       *[false] { PLAYER($seat) } begins by discarding: { CARDS($cards) }.
    }
bm-log-pile-opened = The discard pile begins with: { CARDS($cards) }.

## Round

bm-log-round-began = Round { $round } begins.
bm-log-hero-revealed = { CARD($hero) } comes to town.
bm-log-build-turn-began =
    { YOU($seat) ->
        [true] You build.
       *[false] { PLAYER($seat) } builds.
    }
bm-log-adventure-turn-began =
    { YOU($seat) ->
        [true] Your heroes go in. The next hero steps up.
       *[false] Heroes enter the dungeon of { PLAYER($seat) }. The next hero steps up.
    }
bm-log-hero-lured =
    { YOU($seat) ->
        [true] { CARD($hero) } goes to your entrance.
       *[false] { CARD($hero) } goes to the entrance of { PLAYER($seat) }.
    }
bm-log-hero-stayed = { CARD($hero) } stays in town.
bm-log-round-ended = Round { $round } ends.
bm-log-player-eliminated =
    { YOU($seat) ->
        [true] You are out of the game, with { bm-souls } and { bm-wounds }.
       *[false] { PLAYER($seat) } is out of the game, with { bm-souls } and { bm-wounds }.
    }
bm-log-game-ended =
    { YOU($winner) ->
        [true] You win, with { bm-souls } and { bm-wounds }.
       *[false] { PLAYER($winner) } wins, with { bm-souls } and { bm-wounds }.
    }

## Cards

bm-log-card-drawn =
    { YOU($seat) ->
        [true] { $card ->
            [none] { $kind ->
                [spell] You draw a Spell card.
               *[room] You draw a Room card.
            }
           *[other] { $kind ->
                [spell] You draw the spell { CARD($card) }.
               *[room] You draw the room { CARD($card) }.
            }
        }
       *[false] { $card ->
            [none] { $kind ->
                [spell] { PLAYER($seat) } draws a Spell card.
               *[room] { PLAYER($seat) } draws a Room card.
            }
           *[other] { $kind ->
                [spell] { PLAYER($seat) } draws the spell { CARD($card) }.
               *[room] { PLAYER($seat) } draws the room { CARD($card) }.
            }
        }
    }
bm-log-deck-reshuffled =
    { $kind ->
        [spell] The Spell deck is empty. The discarded Spell cards are shuffled into a new one.
       *[room] The Room deck is empty. The discarded Room cards are shuffled into a new one.
    }
bm-log-cards-discarded =
    { YOU($seat) ->
        [true] { COUNT($cards) ->
            [0] You have no cards to discard.
            [one] You discard { CARDS($cards) }.
           *[other] You discard { COUNT($cards) } cards: { CARDS($cards) }.
        }
       *[false] { COUNT($cards) ->
            [0] { PLAYER($seat) } has no cards to discard.
            [one] { PLAYER($seat) } discards { CARDS($cards) }.
           *[other] { PLAYER($seat) } discards { COUNT($cards) } cards: { CARDS($cards) }.
        }
    }
bm-log-card-taken =
    { YOU($seat) ->
        [true] { $source ->
            [deck] You find { CARD($card) } in the deck and show it.
           *[pile] You take { CARD($card) } from the discard pile.
        }
       *[false] { $source ->
            [deck] { PLAYER($seat) } finds { CARD($card) } in the deck and shows it.
           *[pile] { PLAYER($seat) } takes { CARD($card) } from the discard pile.
        }
    }
bm-log-card-stolen =
    { YOU($seat) ->
        [true] { $card ->
            [none] { $kind ->
                [spell] You take a Spell card from { PLAYER($victim) }.
               *[room] You take a Room card from { PLAYER($victim) }.
            }
           *[other] { $kind ->
                [spell] You take the spell { CARD($card) } from { PLAYER($victim) }.
               *[room] You take the room { CARD($card) } from { PLAYER($victim) }.
            }
        }
       *[false] { YOU($victim) ->
            [true] { $card ->
                [none] { $kind ->
                    [spell] { PLAYER($seat) } takes a Spell card from you.
                   *[room] { PLAYER($seat) } takes a Room card from you.
                }
               *[other] { $kind ->
                    [spell] { PLAYER($seat) } takes the spell { CARD($card) } from you.
                   *[room] { PLAYER($seat) } takes the room { CARD($card) } from you.
                }
            }
           *[false] { $card ->
                [none] { $kind ->
                    [spell] { PLAYER($seat) } takes a Spell card from { PLAYER($victim) }.
                   *[room] { PLAYER($seat) } takes a Room card from { PLAYER($victim) }.
                }
               *[other] { $kind ->
                    [spell] { PLAYER($seat) } takes the spell { CARD($card) } from { PLAYER($victim) }.
                   *[room] { PLAYER($seat) } takes the room { CARD($card) } from { PLAYER($victim) }.
                }
            }
        }
    }
bm-log-hand-shown =
    { $cards ->
        [none] { YOU($seat) ->
            [true] You look at the hand of { PLAYER($victim) }.
           *[false] { YOU($victim) ->
                [true] { PLAYER($seat) } looks at your hand.
               *[false] { PLAYER($seat) } looks at the hand of { PLAYER($victim) }.
            }
        }
       *[other] { YOU($seat) ->
            [true] You look at the hand of { PLAYER($victim) }: { CARDS($cards) }.
           *[false] { YOU($victim) ->
                [true] { PLAYER($seat) } looks at your hand: { CARDS($cards) }.
               *[false] { PLAYER($seat) } looks at the hand of { PLAYER($victim) }: { CARDS($cards) }.
            }
        }
    }
bm-log-deck-searched =
    { YOU($seat) ->
        [true] { $deck ->
            [ordinary] You look through the ordinary hero deck.
            [epic] You look through the epic hero deck.
           *[room] You look through the Room deck.
        }
       *[false] { $deck ->
            [ordinary] { PLAYER($seat) } looks through the ordinary hero deck.
            [epic] { PLAYER($seat) } looks through the epic hero deck.
           *[room] { PLAYER($seat) } looks through the Room deck.
        }
    }

## Effects

bm-aimed =
    { $target ->
        [none] { $target_owner ->
            [none] { "" }
           *[other] { YOU($target_owner) ->
                [true] { " " }on you
               *[false] { " " }on { PLAYER($target_owner) }
            }
        }
       *[other] { $target_owner ->
            [none] { " " }on { CARD($target) }
           *[other] { YOU($target_owner) ->
                [true] { " " }on your { CARD($target) }
               *[false] { " " }on { CARD($target) } ({ PLAYER($target_owner) })
            }
        }
    }
bm-log-spell-declared =
    { YOU($seat) ->
        [true] You play the spell { CARD($spell) }{ bm-aimed }.
       *[false] { PLAYER($seat) } plays the spell { CARD($spell) }{ bm-aimed }.
    }
bm-log-ability-declared =
    { YOU($seat) ->
        [true] You use the room { CARD($room) }{ bm-aimed }.
       *[false] { PLAYER($seat) } uses the room { CARD($room) }{ bm-aimed }.
    }
bm-log-effect-resolved =
    { YOU($seat) ->
        [true] Your { CARD($card) } takes effect.
       *[false] { CARD($card) } ({ PLAYER($seat) }) takes effect.
    }
bm-log-spell-negated =
    { YOU($seat) ->
        [true] Your spell { CARD($spell) } is negated.
       *[false] The spell { CARD($spell) } ({ PLAYER($seat) }) is negated.
    }
bm-log-effect-failed =
    { YOU($seat) ->
        [true] Your { CARD($card) } has lost its target and does nothing.
       *[false] { CARD($card) } ({ PLAYER($seat) }) has lost its target and does nothing.
    }
bm-log-leveled-up =
    { YOU($seat) ->
        [true] Your boss { CARD($boss) } levels up.
       *[false] The boss { CARD($boss) } ({ PLAYER($seat) }) levels up.
    }

## Rooms

bm-log-room-placed =
    { YOU($seat) ->
        [true] { $card ->
            [none] { $over ->
                [none] You place a room face-down at the entrance.
               *[other] You place a room face-down on { CARD($over) }.
            }
           *[other] { $over ->
                [none] You place the room { CARD($card) } face-down at the entrance.
               *[other] You place the room { CARD($card) } face-down on { CARD($over) }.
            }
        }
       *[false] { $card ->
            [none] { $over ->
                [none] { PLAYER($seat) } places a room face-down at the entrance.
               *[other] { PLAYER($seat) } places a room face-down on { CARD($over) }.
            }
           *[other] { $over ->
                [none] { PLAYER($seat) } places the room { CARD($card) } face-down at the entrance.
               *[other] { PLAYER($seat) } places the room { CARD($card) } face-down on { CARD($over) }.
            }
        }
    }
bm-log-room-returned =
    { YOU($seat) ->
        [true] { $card ->
            [none] You take a face-down room back into your hand.
           *[other] You take the face-down room { CARD($card) } back into your hand.
        }
       *[false] { $card ->
            [none] { PLAYER($seat) } takes a face-down room back into the hand.
           *[other] { PLAYER($seat) } takes the face-down room { CARD($card) } back into the hand.
        }
    }
bm-log-room-built =
    { YOU($seat) ->
        [true] { $over ->
            [none] You build the room { CARD($card) } at the entrance.
           *[other] You build the room { CARD($card) } on { CARD($over) }.
        }
       *[false] { $over ->
            [none] { PLAYER($seat) } builds the room { CARD($card) } at the entrance.
           *[other] { PLAYER($seat) } builds the room { CARD($card) } on { CARD($over) }.
        }
    }
bm-log-room-destroyed =
    { YOU($seat) ->
        [true] Your room { CARD($room) } is destroyed.
       *[false] The room { CARD($room) } ({ PLAYER($seat) }) is destroyed.
    }
bm-log-room-uncovered =
    { YOU($seat) ->
        [true] Your room { CARD($room) } is uncovered.
       *[false] The room { CARD($room) } ({ PLAYER($seat) }) is uncovered.
    }
bm-log-room-deactivated =
    { YOU($seat) ->
        [true] Your room { CARD($room) } is deactivated until the end of the round.
       *[false] The room { CARD($room) } ({ PLAYER($seat) }) is deactivated until the end of the round.
    }
bm-log-rooms-swapped =
    { YOU($seat) ->
        [true] Your rooms { CARD($first_room) } and { CARD($second_room) } change places.
       *[false] The rooms { CARD($first_room) } and { CARD($second_room) } ({ PLAYER($seat) }) change places.
    }
bm-log-room-strengthened =
    { YOU($seat) ->
        [true] Your room { CARD($room) } has +{ $bonus } damage until the end of the round.
       *[false] The room { CARD($room) } ({ PLAYER($seat) }) has +{ $bonus } damage until the end of the round.
    }
bm-log-treasure-multiplied =
    { YOU($seat) ->
        [true] { $factor ->
            [2] The treasure of your rooms counts double until the end of the round.
           *[other] The treasure of your rooms counts { $factor } times until the end of the round.
        }
       *[false] { $factor ->
            [2] The treasure of the rooms of { PLAYER($seat) } counts double until the end of the round.
           *[other] The treasure of the rooms of { PLAYER($seat) } counts { $factor } times until the end of the round.
        }
    }
bm-log-placement-granted =
    { YOU($seat) ->
        [true] You may place one more room this turn.
       *[false] { PLAYER($seat) } may place one more room this turn.
    }
bm-log-building-stopped = The kobolds are on strike: no room can be built until the end of the round.
bm-log-dungeon-closed =
    { YOU($seat) ->
        [true] No further hero enters your dungeon this round.
       *[false] No further hero enters the dungeon of { PLAYER($seat) } this round.
    }

## Heroes

bm-log-hero-entered =
    { YOU($seat) ->
        [true] { $damage ->
            [0] { CARD($hero) } enters your room { CARD($room) } unharmed.
           *[other] { CARD($hero) } enters your room { CARD($room) } and takes { $damage } damage: { $total } so far, and it dies at { $life }.
        }
       *[false] { $damage ->
            [0] { CARD($hero) } enters the room { CARD($room) } ({ PLAYER($seat) }) unharmed.
           *[other] { CARD($hero) } enters the room { CARD($room) } ({ PLAYER($seat) }) and takes { $damage } damage: { $total } so far, and it dies at { $life }.
        }
    }
bm-log-hero-sent-back =
    { YOU($seat) ->
        [true] Your { CARD($room) } sends { CARD($hero) } back.
       *[false] { CARD($room) } ({ PLAYER($seat) }) sends { CARD($hero) } back.
    }
bm-log-hero-hurt =
    { YOU($seat) ->
        [true] { $damage ->
            [0] { CARD($hero) } in your dungeon takes no damage.
           *[other] { CARD($hero) } in your dungeon takes { $damage } more damage: { $total } so far, and it dies at { $life }.
        }
       *[false] { $damage ->
            [0] { CARD($hero) } ({ PLAYER($seat) }) takes no damage.
           *[other] { CARD($hero) } ({ PLAYER($seat) }) takes { $damage } more damage: { $total } so far, and it dies at { $life }.
        }
    }
bm-log-hero-strengthened = { CARD($hero) } has +{ $bonus } health until the end of the round.
bm-log-hero-returned = { CARD($hero) } goes back to town.
bm-log-hero-died =
    { YOU($seat) ->
        [true] { $room ->
            [none] { CARD($hero) } dies. You gain { bm-souls.taken }.
           *[other] { CARD($hero) } dies in your room { CARD($room) }. You gain { bm-souls.taken }.
        }
       *[false] { $room ->
            [none] { CARD($hero) } dies. { PLAYER($seat) } gains { bm-souls.taken }.
           *[other] { CARD($hero) } dies in the room { CARD($room) }. { PLAYER($seat) } gains { bm-souls.taken }.
        }
    }
bm-log-hero-survived =
    { YOU($seat) ->
        [true] { CARD($hero) } reaches your boss. You take { bm-wounds.taken }.
       *[false] { CARD($hero) } reaches the boss. { PLAYER($seat) } takes { bm-wounds.taken }.
    }
bm-log-wound-healed =
    { YOU($seat) ->
        [true] You heal a wound: { CARD($hero) } now counts as dead.
       *[false] { PLAYER($seat) } heals a wound: { CARD($hero) } now counts as dead.
    }
bm-log-hero-revived =
    { YOU($seat) ->
        [true] { CARD($hero) } rises from the dead and goes to your entrance.
       *[false] { CARD($hero) } rises from the dead and goes to the entrance of { PLAYER($seat) }.
    }
bm-log-hero-removed =
    { YOU($seat) ->
        [true] Your { CARD($hero) } leaves the game for good.
       *[false] { CARD($hero) } ({ PLAYER($seat) }) leaves the game for good.
    }
